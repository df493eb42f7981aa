import type { Language } from '#db/composer/languages/language.ts'

export const kinds: Language['kinds'] = {
  software: {
    what: 'logiciel',
    effects: [
      'une partie de la saisie et des recherches disparaît',
      'tout le monde regarde les mêmes chiffres',
      'personne n’a plus à demander où en est une affaire',
    ],
    asks: [
      'Utilisez-vous <aujourd’hui|déjà> un programme pour cela, <ou un tableur|un tableur ou le papier>?',
      'Combien de personnes <s’en serviraient|travailleraient avec>, à peu près?',
      'Un programme pour cela est-il <à l’ordre du jour|prévu> <cette année|chez vous>, oui ou non?',
    ],
  },
  cooling: {
    what: 'froid',
    effects: [
      'moins de produits finissent à la poubelle parce qu’ils ont pris chaud',
      'la température tient malgré la porte qui s’ouvre sans cesse',
      'le froid consomme moins de courant',
    ],
    asks: [
      'Les jours chauds, qu’est-ce qui vous inquiète le plus: <la réserve, le rayon ou le véhicule|la chambre froide ou le trajet>?',
      'Quel âge a l’appareil de froid le plus ancien <chez vous|que vous utilisez>, à peu près?',
      'Votre matériel de froid vous appartient-il, <ou le louez-vous|ou est-il loué>?',
    ],
  },
  measuring: {
    what: 'mesure et suivi',
    effects: [
      'un écart se voit tant qu’on peut encore agir',
      'personne n’a plus à faire le tour pour noter des relevés',
      'la preuve est là quand quelqu’un la demande',
    ],
    asks: [
      'Cela se mesure-t-il <aujourd’hui|chez vous> à la main, avec un appareil, ou pas du tout?',
      'Qui vous demande ces relevés: <des clients, des contrôleurs, ou personne|un contrôleur, un client, personne>?',
      'Les relevés se notent-ils encore <à la main|sur papier> chez vous, oui ou non?',
    ],
  },
  kitchen: {
    what: 'matériel de cuisine et de cuisson',
    effects: [
      'une fournée ressemble à la suivante',
      'le matériel est chaud au bon moment et vite nettoyé',
      'personne n’a besoin de rester à côté pour surveiller',
    ],
    asks: [
      'Quel âge a le matériel avec lequel vous <cuisez|travaillez> <aujourd’hui|en ce moment>, à peu près?',
      'Un remplacement est-il prévu en cuisine ou au fournil <cette année|bientôt>, oui ou non?',
      'Gaz ou électricité: avec quoi travaillez-vous <aujourd’hui|chez vous>?',
    ],
  },
  medical: {
    what: 'fournitures médicales',
    effects: [
      'un soin se termine un peu plus tôt',
      'le nécessaire est à portée de main',
      'la traçabilité se fait au passage',
    ],
    asks: [
      'Commandez-vous cela <chaque semaine|à dates fixes>, ou quand le stock baisse?',
      'Un échantillon vous <serait-il utile|aiderait-il à juger>, oui ou non?',
      'Cela se commande-t-il pour toute la maison, ou <chacun s’en occupe-t-il|par salle>?',
    ],
  },
  farming: {
    what: 'élevage et cultures',
    effects: [
      'un trajet par jour disparaît',
      'les bêtes et les plantes reçoivent la même chose chaque jour',
      'la saison commence avec un souci de moins',
    ],
    asks: [
      'Achetez-vous cela <pour la saison|une fois par an>, ou au fur et à mesure?',
      'Un changement serait-il possible <dès cette saison|bientôt>, ou pas avant la prochaine?',
      'Qu’est-ce qui vous prend le plus de temps <aujourd’hui|en ce moment>: les bêtes ou les champs?',
    ],
  },
  cleaning: {
    what: 'nettoyage',
    effects: [
      'le nettoyage se termine plus tôt et se ressemble d’un jour à l’autre',
      'personne ne repasse une deuxième fois',
      'tout est net quand les gens arrivent',
    ],
    asks: [
      'Le nettoyage se fait-il chez vous en interne, ou par <une entreprise|quelqu’un de l’extérieur>?',
      'Quand nettoie-t-on chez vous: <avant, pendant ou après le travail|tôt, tard ou entre les deux>?',
      'Quel est l’endroit qui <prend toujours|demande toujours> le plus de temps à nettoyer?',
    ],
  },
  energy: {
    what: 'énergie et éclairage',
    effects: [
      'le même travail demande moins d’énergie',
      'les coûts se prévoient mieux',
      'plus rien ne tourne quand il n’y a personne',
    ],
    moments: ['sur la prochaine facture', 'dans les comptes de l’année', 'l’hiver prochain'],
    asks: [
      'Le bâtiment vous appartient-il, <ou le louez-vous|ou est-il loué>?',
      'L’énergie fait-elle partie des coûts que vous regardez <cette année|en ce moment>, oui ou non?',
      'Qu’est-ce qui coûte le plus chez vous: <la chaleur, le froid ou l’éclairage|l’éclairage, la chaleur ou les machines>?',
    ],
  },
  safety: {
    what: 'sécurité',
    effects: [
      'un incident se remarque tant qu’il est petit',
      'personne n’a besoin d’y penser pendant le travail',
      'ce que les règles demandent peut se montrer à tout moment',
    ],
    asks: [
      'La sécurité est-elle chez vous l’affaire d’une seule personne, ou <de plusieurs|un peu de tout le monde>?',
      'De quand date la dernière vérification: cette année, ou <avant|il y a plus longtemps>?',
      'Achetez-vous cela pour <tous les sites|tout le monde> à la fois, ou selon les besoins?',
    ],
  },
  packaging: {
    what: 'emballage',
    effects: [
      'moins de produits arrivent abîmés',
      'chaque colis se prépare un peu plus vite',
      'le destinataire a moins à jeter',
    ],
    asks: [
      'Emballez-vous à la main, <ou avec une machine|ou avez-vous une machine>?',
      'Quel <format|modèle> utilisez-vous le plus?',
      'Commandez-vous les emballages <chaque mois|à dates fixes>, ou quand il n’y en a plus?',
    ],
  },
  vehicle: {
    what: 'transport et déplacements',
    effects: [
      'le même travail demande moins de trajets',
      'un véhicule reste moins souvent immobilisé',
      'la marchandise se déplace avec moins d’effort',
    ],
    asks: [
      'Combien de véhicules avez-vous <en service|sur la route>, à peu près?',
      'Achetez-vous vos véhicules, ou <les louez-vous|sont-ils en location>?',
      'Vos propres équipes conduisent-elles, ou <un transporteur|quelqu’un de l’extérieur>?',
    ],
  },
  textile: {
    what: 'vêtements et linge',
    effects: [
      'on remplace moins souvent',
      'chacun a ce qui lui va au moment voulu',
      'le lavage n’est plus un sujet',
    ],
    moments: [
      'à l’arrivée de la prochaine personne',
      'à la commande annuelle',
      'dans le mois le plus chargé',
    ],
    asks: [
      'Lavez-vous <vous-mêmes|sur place>, ou faites-vous laver?',
      'Achetez-vous cela <une fois par an|en une fois>, ou pièce par pièce?',
      'Pour combien de personnes <serait-ce|en avez-vous besoin>, à peu près?',
    ],
  },
  furniture: {
    what: 'aménagement',
    effects: [
      'on travaille et on attend plus confortablement',
      'une pièce sert à deux choses',
      'ce qui sert tous les jours reste beau plus longtemps',
    ],
    asks: [
      'Une pièce doit-elle changer <cette année|bientôt> chez vous, oui ou non?',
      'Meublez-vous petit à petit, <ou tout en une fois|ou une pièce entière à la fois>?',
      'Quelle pièce <changeriez-vous en premier|vient en premier>?',
    ],
  },
  promotion: {
    what: 'visibilité',
    effects: [
      'les passants savent ce que vous proposez',
      'ceux qui vous cherchent vous trouvent tout de suite',
      'un client fidèle a de vos nouvelles plus d’une fois par an',
    ],
    moments: [
      'dans le prochain mois calme',
      'quand quelqu’un de nouveau cherche',
      'dans les semaines avant la saison',
    ],
    asks: [
      'D’où viennent la plupart de vos clients: <de la rue, du web ou du bouche-à-oreille|du web ou du bouche-à-oreille>?',
      'Le faites-vous <aujourd’hui|en ce moment> vous-mêmes, ou avec <une agence|quelqu’un de l’extérieur>?',
      'Quand y avez-vous changé quelque chose pour la dernière fois: cette année, ou <avant|il y a plus longtemps>?',
    ],
  },
  people: {
    what: 'personnel et formation',
    effects: [
      'les nouveaux prennent leurs marques plus vite',
      'le savoir reste dans la maison quand quelqu’un part',
      'un manque est comblé avant de faire mal',
    ],
    moments: ['à l’arrivée de la prochaine personne', 'pendant les congés', 'quand quelqu’un part'],
    asks: [
      'Le faites-vous <aujourd’hui|en ce moment> vous-mêmes, ou avec quelqu’un de l’extérieur?',
      'Quand prévoyez-vous ces choses: <en début d’année|une fois par an>, ou au fur et à mesure?',
      'Combien de personnes <seraient concernées|cela toucherait-il>, à peu près?',
    ],
  },
  advice: {
    what: 'conseil et finances',
    effects: [
      'vous avez une chose de moins à surveiller vous-mêmes',
      'les papiers sont en ordre quand on les demande',
      'un risque est connu avant de coûter',
    ],
    moments: ['en fin d’année', 'quand on demande les papiers', 'lors du prochain contrôle'],
    asks: [
      'Avez-vous <déjà|aujourd’hui> quelqu’un pour cela, oui ou non?',
      'Quand comptez-vous <y revenir|revoir cela>: cette année, ou plus tard?',
      'Cela se décide-t-il <chez vous|sur place>, ou <ailleurs|dans un siège>?',
    ],
  },
  telecom: {
    what: 'appareils et connexions',
    effects: [
      'un appel ou une commande passe du premier coup',
      'personne n’attend un appareil',
      'une seule facture en remplace plusieurs',
    ],
    moments: ['le jour où tout le monde appelle', 'quand un client est en ligne', 'sur la prochaine facture'],
    asks: [
      'Quand votre contrat actuel <se termine-t-il|arrive-t-il à échéance>, à peu près?',
      'Combien d’appareils sont <en service|utilisés> chez vous, à peu près?',
      'Quelqu’un s’en occupe-t-il <chez vous|en interne>, ou cela se fait-il au passage?',
    ],
  },
  food: {
    what: 'alimentation et boissons',
    effects: [
      'les clients reviennent et en redemandent',
      'une ligne du bon de commande est réglée',
      'chaque livraison a le goût de la précédente',
    ],
    asks: [
      'Achetez-vous cela <chez un grossiste|par le négoce>, ou chez le producteur?',
      'Un échantillon vous <serait-il utile|aiderait-il à juger>, oui ou non?',
      'À quel rythme commandez-vous: <chaque semaine, chaque mois ou selon les besoins|chaque semaine ou moins souvent>?',
    ],
  },
  material: {
    what: 'matériaux',
    effects: [
      'on doit y revenir moins souvent',
      'on perd moins de matière en travaillant',
      'le résultat est le même à chaque fois',
    ],
    moments: ['sur le prochain chantier', 'à la prochaine commande', 'dans un an'],
    asks: [
      'Qu’utilisez-vous pour cela <aujourd’hui|en ce moment>?',
      'Commandez-vous par chantier, <ou pour le stock|ou gardez-vous un stock>?',
      'Combien en utilisez-vous par mois, <à peu près|en gros>?',
    ],
  },
  machine: {
    what: 'machines et outils',
    effects: [
      'le même travail demande moins d’étapes',
      'une machine s’arrête moins souvent',
      'la partie pénible du travail devient plus légère',
    ],
    asks: [
      'Une machine doit-elle être remplacée <cette année|bientôt>, oui ou non?',
      'Entretenez-vous vos machines vous-mêmes, <ou quelqu’un le fait-il|ou avec une entreprise>?',
      'Quel âge a ce que vous utilisez <aujourd’hui|en ce moment>, à peu près?',
    ],
  },
  other: {
    what: '',
    effects: [
      'une chose qui revient chaque semaine devient plus simple',
      'quelqu’un de l’équipe retrouve un peu de temps',
      'ce qui attend aujourd’hui se fait tout simplement',
    ],
    asks: [
      'Est-ce un sujet pour vous <cette année|en ce moment>, oui ou non?',
      'Avez-vous <déjà|aujourd’hui> quelque chose de ce genre, <oui ou non|ou pas encore>?',
      'Est-ce pour <cette année|maintenant>, pour plus tard, ou pas du tout?',
    ],
  },
}
