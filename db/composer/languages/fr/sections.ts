import type { Sections } from '#db/composer/languages/language.ts'

const quoted = [
  '<Ma proposition pour {company}|Ce que je propose à {company}> s’appelle {product}: {described}',
  '<Je vous écris à propos de notre offre|Il s’agit de notre offre|Je pense à notre offre> {product}, <en bref|en une phrase|en quelques mots|en peu de mots>: {described}',
  '<Notre offre|Notre réponse|Notre proposition|Ce que nous avons pour cela|Ce que je peux vous montrer pour cela|Ce qui pourrait aider> s’appelle {product}: {described}',
  '{Product} <en une phrase|en bref|en quelques mots|en peu de mots|pour faire court>: {described}',
]

export const sections: Sections = {
  subjects: {
    benefits: [
      '{product} pour {company}',
      '{product}: utile chez {company}?',
      '{what} chez {company}: une question',
      'Une question à {company}, côté {what}',
      '{product} pour les {sectors}',
    ],
    problem: [
      '{what}: une question à {company}',
      'Une question à {company}',
      '{company}: comment faites-vous aujourd’hui?',
      '{product} et une question à {company}',
    ],
    demo: [
      '{product}: {minutes} chez {company}?',
      '{product}, une courte démonstration pour {company}',
      '{product}: puis-je vous montrer?',
      'Voir {product} en {minutes}',
    ],
    discount: [
      '{product}: une offre pour {company}',
      'Un prix pour {company}: {product}',
      'Notre offre: {product}',
      '{product}: le prix pour {company}',
    ],
    'case-study': [
      '{product} en pratique: un exemple pour {company}',
      'Comment d’autres utilisent {product}',
      '{product}: un exemple concret',
      'Un exemple pour {company}: {product}',
    ],
  },
  urgentSubjects: [
    '{product} pour {company}: réponse cette semaine?',
    '{company} et {product}: oui ou non?',
    '{product}: un mot avant vendredi?',
  ],
  subjectOfNothing: 'Une courte question',
  quotations: {
    withTruth: [
      'Sur votre site, <on lit|je lis> «\uE000{statement}\uE000»; <je ne vous apprends donc rien|vous le savez donc mieux que moi>: {truth}.',
      '«\uE000{statement}\uE000», <lit-on sur votre site|peut-on lire sur votre site>, et <je ne vous apprends sans doute rien|cela, vous le savez mieux que moi>: {truth}.',
      'Votre site dit «\uE000{statement}\uE000»; <j’imagine tout de même ceci|je suppose pourtant une chose>: {truth}.',
    ],
    alone: [
      'De {company}, je sais ce que dit votre site: «\uE000{statement}\uE000»; <pour le reste, je vous pose la question|le reste, je vous le demande>.',
      'Sur votre site, <on lit|je lis> «\uE000{statement}\uE000», <et j’ai pensé à vous|d’où ma question>.',
      '{company} écrit sur son site «\uE000{statement}\uE000», <et c’est pourquoi je m’adresse à vous|d’où ces quelques lignes>.',
    ],
  },
  observations: [
    [
      '{company} est {aSector} {inCity}, <et c’est pourquoi je vous écris|d’où mon message|d’où ma question|d’où ces quelques lignes>: {truth}.',
      'Pour les {sectors} {inCity}, <et donc pour {company}|et pour {company} aussi>, une chose vaut sans doute: {truth}.',
      '{company} est {aSector} {inCity} et compte {size}; <à cette taille|dans une maison de cette taille>, {sizeTruth}.',
      '{Truth}, et chez {company} {inCity} <il n’en va sans doute pas autrement|c’est sans doute pareil|ce doit être la même chose>.',
      'Sur les {sectors} {inCity}, vous en savez chez {company} plus que moi; <j’imagine tout de même ceci|je suppose pourtant une chose>: {truth}.',
      '{company} compte {size} {inCity}, et <{atSector}, |{atSector}, je suppose, >{truth}.',
      '{AtSector}, {truth}; <chez {company} {inCity}, c’est pareil, je suppose|j’imagine que {company} {inCity} le sait bien>.',
    ],
    [
      '{company} est {aSector}, <et c’est pourquoi je vous écris|d’où mon message|d’où ma question>: {truth}.',
      '{Truth}, et chez {company} <il n’en va sans doute pas autrement|c’est sans doute pareil|ce doit être la même chose>.',
      '{company} compte {size}, et {atSector}, {truth}.',
      '{AtSector}, {truth}; <chez {company}, c’est pareil, je suppose|j’imagine que {company} le sait bien>.',
    ],
    [
      '{company} travaille dans ce domaine: {industry}; <c’est pourquoi je vous écris|d’où mon message>.',
      'Votre domaine chez {company}, c’est {industry}, <d’où ma question|et c’est pourquoi je vous écris>.',
    ],
    [
      '{company} compte {size} {inCity}; <à cette taille|dans une maison de cette taille>, {sizeTruth}.',
      '{company} compte {size}; <à cette taille|dans une maison de cette taille>, {sizeTruth}.',
      '{company} se trouve {inCity}, <et c’est à vous que je pose la question d’abord|et je voulais vous le demander avant d’autres>.',
    ],
    [
      'Je ne connais pas {company} de l’intérieur, <je m’en tiens donc à une question|je ferai donc court>.',
      'Vous connaissez {company} et moi non, <je dis donc de quoi il s’agit et je vous pose une question|ce message est donc court>.',
      'J’ai <une courte question|une seule question> à vous poser chez {company}.',
    ],
    [
      'Je ferai court et <je poserai une question|j’irai droit au but>.',
      'Vous ne me connaissez pas, <ce message est donc court|je ferai donc court>.',
      'J’ai <une courte question|une seule question> à vous poser.',
    ],
  ],
  truths: [
    '<Et il y a autre chose|Autre chose encore>: {atSector}, {truth}.',
    '<Vu de l’extérieur|Pour autant que je puisse en juger>, {atSector}, {truth}.',
    '{Truth}, <peu de gens du métier diront le contraire|et ce doit être vrai chez vous aussi>.',
  ],
  sizeTruths: {
    small: ['la plupart s’occupent de plus d’une chose', 'une seule absence se remarque déjà'],
    medium: [
      'on ne sait plus toujours à quoi les autres travaillent',
      'un petit détour coûte du temps à beaucoup de monde',
    ],
    large: [
      'une petite chose se répète bien des fois par jour',
      'ce que l’on décide une fois doit tenir à beaucoup d’endroits',
    ],
  },
  consequences: [
    'Si {effect}, <vous le remarquerez|votre équipe le remarquera> d’abord {moment}.',
    'Si {effect}, cela se voit <d’abord|surtout> {moment}.',
    'Ce que je vérifierais avec vous, c’est si {effect}, <surtout|en particulier> {moment}.',
    'Pour {company}, <la question est de savoir|reste à savoir> si {effect}, <surtout|avant tout> {moment}.',
    'Je le jugerais sur un seul <point|critère>: si, {moment}, {effect}.',
    'C’est à vous de juger si {effect}, <surtout|en particulier> {moment}.',
  ],
  whoAsks: [
    'Est-ce vous qui <en décidez|décidez de cela>, ou plutôt {who}?',
    '<Est-ce votre domaine|Est-ce de votre ressort>, ou faut-il <voir avec|plutôt voir avec> {who}?',
    'Qui regarde ce genre de choses <chez vous|dans votre équipe>: vous, ou {who}?',
  ],
  descriptions: {
    thing: quoted,
    deed: quoted,
    words: quoted,
    whole: [
      '{Description}',
      '<En bref|En une phrase|Pour faire simple|En quelques mots|En peu de mots>: {Description}',
      '<De quoi il s’agit|Ce que je propose|Ce que j’ai en tête>, <en bref|en une phrase|en quelques mots|pour faire simple>: {Description}',
      '<Ma proposition pour {company}|Ma proposition> en <une phrase|bref>: {Description}',
    ],
    rest: ['<Plus précisément|Un peu plus en détail|À cela s’ajoute|Dans le détail>: {rest}'],
    none: [
      '<Ma proposition pour {company}|Ma proposition|Notre offre|Notre réponse> s’appelle {product}, <côté {what}|dans le domaine {what}|au chapitre {what}>.',
      '<Nous avons pour cela|Pour cela, nous avons|Nous proposons> {product}, <côté {what}|dans le domaine {what}|au chapitre {what}>.',
      '<Je vous écris à propos de notre offre|Il s’agit de notre offre|Je pense à notre offre|Ma question porte sur notre offre> {product}, <côté {what}|dans le domaine {what}|au chapitre {what}>.',
    ],
    bare: ['<Je vous écris à propos de notre offre|Il s’agit de notre offre> {product}.'],
  },
  starts: [
    'Si vous décidiez d’y aller, je commencerais petit: une équipe ou un lieu, une durée fixe et une liste de ce que vous voulez voir à la fin. Ensuite, votre propre expérience décide.',
    'Un premier pas peut être modeste. Nous fixons ce qui est essayé, par qui, et le jour où nous regardons ensemble le résultat.',
    'Voici comment je procéderais: nous parlons d’abord de ce que vous avez, puis vous essayez, puis vous recevez une offre écrite que vous pouvez faire circuler. Vous pouvez vous arrêter à chaque étape.',
    'Commencer n’est pas s’engager. Nous écrivons ce que vous attendez, nous essayons là où cela s’observe le plus facilement, et nous ne parlons de plus que si cela s’est bien passé.',
  ],
  efforts: [
    'De votre côté, il faut peu de chose au début: quelqu’un qui connaît le travail quotidien, une heure de cette personne de temps en temps, et la liberté de me dire quand je me trompe.',
    'Il ne me faudrait pas grand-chose: le nom de la personne qui s’en servirait, une idée de la quantité ou de la taille, et toute date qui compte pour vous.',
    'Pour une réponse qui vaille quelque chose, quelques lignes sur votre façon de faire aujourd’hui me suffisent; le reste est mon travail.',
  ],
  questions: [
    'Trois questions m’aideraient à me préparer. Qu’utilisez-vous aujourd’hui? Qu’est-ce qui devrait être mieux pour qu’un changement en vaille la peine? Et qui d’autre aurait son mot à dire?',
    'En retour, j’aimerais vous demander ceci: comment une telle décision se prend-elle chez vous, qui doit y participer, et y a-t-il un moment de l’année où vous regardez ces sujets?',
    'Cela m’aiderait de savoir où vous en êtes: cherchez-vous du nouveau, comparez-vous, ou cela vous convient-il comme c’est? Les trois réponses sont bonnes.',
    'Que voudriez-vous savoir avant d’aller plus loin: le prix, l’usage au quotidien, ou ce que d’autres en ont pensé? Je commencerai par ce que vous nommerez.',
  ],
  rivals: [
    'Si vous avez déjà quelque chose de semblable, ce n’est pas un obstacle. J’aimerais alors savoir ce qui vous l’a fait choisir, et vous auriez de quoi comparer.',
    'Peut-être avez-vous déjà ce qu’il vous faut. Avoir vu une autre solution peut quand même être utile, ne serait-ce que pour confirmer votre choix.',
    'Vous avez peut-être déjà regardé quelque chose de ce genre. Dites-moi alors ce qui vous a manqué, et j’y répondrai en premier.',
  ],
  wayOuts: [
    'S’il s’avère que cela ne vous convient pas, je le dirai moi-même. Un client qui regrette son achat ne nous aide ni l’un ni l’autre.',
    'Il peut y avoir de bonnes raisons de dire non. Si vous en voyez une tout de suite, dites-la-moi, et je ne vous prendrai pas plus de temps.',
    'Ce n’est peut-être pas le bon moment. Donnez-moi alors le mois où je peux revenir vers vous, et vous n’aurez pas de mes nouvelles d’ici là.',
  ],
  readings: [
    'Si vous préférez lire d’abord, je vous envoie les détails en une ou deux pages, <sans rendez-vous|et nous ne parlons que si vous le souhaitez>.',
    'Je peux aussi vous envoyer un résumé écrit <à faire circuler|que vous pourrez transmettre à vos collègues>.',
    'Si vous voulez d’abord quelque chose par écrit, répondez « détails » et <je vous les envoie|vous les recevrez>.',
  ],
  colleagues: [
    'Si quelqu’un d’autre chez vous s’en occupe, <un nom m’aiderait|merci de m’indiquer un nom>.',
    'Ce n’est pas votre domaine? Un nom <m’aiderait déjà beaucoup|suffirait déjà>.',
    'Transmettez volontiers ce message à la personne <que cela concerne|qui s’en occupe>.',
  ],
  visits: [
    'Si vous préférez en parler de vive voix, je peux venir vous voir {inCity}.',
    'Je passe aussi volontiers; une visite répond <souvent|parfois> à des questions auxquelles un e-mail ne répond pas.',
    'Si c’est plus simple pour vous, je viens sur place.',
  ],
  afters: [
    'Ensuite, vous recevriez de moi un court résumé: ce qui a été dit, ce qui reste ouvert et qui fait quoi.',
    'Ce dont nous parlerons, vous l’aurez par écrit, pour que personne n’ait à compter sur sa mémoire.',
    'Après notre échange, vous n’aurez de moi que des réponses à vos questions.',
  ],
  particulars: [
    'Les mots-clés en sont {keywords}.',
    'Le public visé: {target}.',
    'Le premier public visé: {shared}.',
    'La marque s’appelle {brand}.',
  ],
  prices: [
    'Pour donner un ordre de grandeur du coût: {price}.',
    'Côté prix, pour que ce soit clair dès le départ: {price}.',
    'Pour vous faire une idée du coût: {price}.',
  ],
}
