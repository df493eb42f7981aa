import type { Language } from '#db/composer/languages/language.ts'

const call = ['un court appel', 'un bref échange']

export const byFocus: Language['byFocus'] = {
  benefits: {
    meetings: call,
    point: [
      'Je le mesurerais sur une chose qui revient chaque semaine chez vous: devient-elle plus simple ou meilleure?',
      'Nommez une chose qui devrait mieux marcher chez vous, et nous verrons ensemble si cela aide.',
      'La question est de savoir où cela changerait le plus pour vous: le temps, les coûts ou ce que vos propres clients remarquent.',
      'Si {keywords or} deviennent un sujet chez vous cette année, c’est là que je chercherais d’abord l’utilité.',
    ],
    more: [
      'Un avantage qui ne se voit pas dans vos propres chiffres ne vaut pas grand-chose; c’est donc là que je regarderais.',
      'Si vous me dites ce que vous utilisez aujourd’hui, je peux dire ce qui serait différent, et ce qui ne le serait pas.',
      'Je commencerais par la partie qui vous apporterait le plus, et je laisserais le reste pour plus tard.',
    ],
    further: [
      'Qu’est-ce qui compte le plus pour vous: moins d’effort, des coûts plus bas ou un meilleur résultat?',
      'Une partie de l’avantage est peut-être du côté de vos collègues, et leur avis m’intéresse autant que le vôtre.',
      'Un avantage sur le papier n’aide guère si personne n’a le temps de s’en servir; je regarderais aussi ce côté-là.',
    ],
  },
  problem: {
    meetings: call,
    before: [
      'Quelle partie du travail demande chez {company} plus d’effort qu’elle ne devrait?',
      'Qu’est-ce qui se passe mal encore et encore chez vous, alors que chacun fait de son mieux?',
      'Si vous pouviez confier demain à quelqu’un un souci qui revient sans cesse, lequel serait-ce?',
      'Où perdez-vous du temps, de l’argent ou de la patience chez {company} <en ce moment|aujourd’hui>?',
      'Côté {what}, qu’est-ce qui marche bien <chez {company}|aujourd’hui>, et que voudriez-vous autrement?',
    ],
    point: [
      'Si cela répond à quelque chose qui vous occupe, j’aimerais le savoir.',
      'Si vous avez <déjà|depuis longtemps> une autre solution, <j’aimerais la connaître|dites-moi laquelle, et j’aurai appris quelque chose>.',
      'Est-ce un vrai besoin chez {company}, voilà ce que j’aimerais <apprendre|entendre> de vous.',
      'Vous saurez <mieux que moi|tout de suite> si cela <touche un de vos problèmes|est un sujet chez {company}>.',
    ],
    more: [
      'Je pose la question parce qu’une bonne réponse dépend des détails: la fréquence, les personnes touchées et le coût à chaque fois.',
      'Deux ou trois lignes de votre main suffiraient pour que je dise si nous pouvons aider.',
      'Vus de l’extérieur, ces problèmes se ressemblent rarement; c’est pourquoi je demande et ne suppose rien.',
    ],
    further: [
      'Et si ce problème n’existe pas chez vous, je vous félicite, et j’ai ma réponse.',
      'J’aimerais aussi savoir qui le remarque en premier quand quelque chose se passe mal: votre équipe ou vos clients.',
      'Parfois un petit changement suffit, et je vous le dirais.',
    ],
  },
  demo: {
    meetings: ['une courte démonstration', 'une démonstration'],
    ask: [
      'Puis-je vous le montrer en {minutes}, <en vidéo ou sur place|chez vous ou en vidéo>?',
      'Une démonstration prend {minutes}: <y a-t-il un jour qui vous convient la semaine prochaine|un jour de la semaine prochaine vous conviendrait-il>?',
      'Voulez-vous le voir pendant {minutes}, <sur un exemple de chez vous|avec un exemple à vous>?',
    ],
    point: [
      'J’aimerais vous le montrer: {minutes}, en vidéo ou sur place, avec du temps pour vos questions.',
      'Le plus simple pour juger est de voir. Une démonstration prend {minutes}, et vous choisissez ce que nous regardons.',
      'Une démonstration prend {minutes}: d’abord une journée ordinaire, puis vos questions, puis un mot franc sur ce que cela vaut pour vous.',
    ],
    more: [
      'Vous le verriez du début à la fin, ni en film ni en diapositives.',
      'Si vous me donnez à l’avance un exemple de votre travail, je m’y tiendrai.',
      'Vos collègues sont les bienvenus, avec leurs questions gênantes aussi.',
    ],
    further: [
      'Vous n’auriez rien à préparer, et cela ne vous engage à rien.',
      'S’il y a un point qui l’exclurait pour vous, dites-le-moi, et nous commencerons par là.',
      'Ce que je ne pourrai pas montrer ce jour-là, je le montrerai plus tard ou j’admettrai que cela n’existe pas.',
    ],
  },
  discount: {
    meetings: call,
    point: [
      'Côté prix, <voici ma proposition|je vous fais cette proposition> pour {company}: [votre offre].',
      '<Pour que le premier pas soit facile|Pour commencer sans peine>, <voici ce que je propose|je vous propose ceci>: [votre offre].',
      'Pour <une première commande|la première commande>, voici ce que je peux <vous accorder|faire sur le prix>: [votre offre].',
    ],
    more: [
      'Dites-moi avec quoi vous le compareriez, et je vous dirai franchement si nous pouvons nous aligner.',
      'Avant toute décision, je reverrais les chiffres avec vous, ligne par ligne si vous voulez.',
      'Vous l’auriez par écrit, avec tout ce qui est compris et tout ce qui ne l’est pas.',
    ],
    further: [
      'Si autre chose vous arrange mieux, par exemple une autre quantité ou un début plus tardif, je verrai ce qui est possible.',
      'Où cela se situe-t-il par rapport à ce que vous aviez prévu? Une réponse franche nous ferait gagner du temps à tous deux.',
      'Un bon prix pour la mauvaise chose reste trop cher; je vérifierais donc aussi que cela vous convient.',
    ],
  },
  'case-study': {
    meetings: call,
    ask: [
      'Dois-je vous envoyer <en une page|en quelques lignes> comment ils <s’y sont pris|ont commencé>?',
      'Cela vous aiderait-il de <lire|savoir> comment cela s’est passé chez eux, <oui ou non|en bien comme en mal>?',
      'Qu’est-ce qui vous intéresserait d’abord: la décision <elle-même|et le prix>, ou l’usage <au quotidien|de tous les jours>?',
    ],
    point: [
      '<L’exemple|Le client> le plus proche pour {company}: [un client d’un secteur proche].',
      'En pensant à {company}, un exemple m’est venu: [un client d’un secteur proche].',
      'Un client <comparable|semblable> en dit plus qu’une brochure, <et voici lequel|et celui-ci conviendrait>: [un client d’un secteur proche].',
    ],
    more: [
      'Je peux vous dire à quoi cela leur sert, comment ils ont commencé et ce qu’ils feraient autrement aujourd’hui.',
      'Nous pourrions reprendre leur cas pas à pas: la situation d’avant, le choix et ce qui en est sorti.',
      'Je vous raconterais comment ils ont décidé, ce qui a bien marché et ce qui n’a pas marché.',
    ],
    further: [
      'Vous jugerez ensuite vous-même ce qui vaut pour vous et ce qui ne vaut pas.',
      'S’ils sont d’accord, je peux aussi vous mettre en relation.',
      'Deux entreprises ne se ressemblent jamais tout à fait; les différences m’intéressent autant que les points communs.',
    ],
  },
}
