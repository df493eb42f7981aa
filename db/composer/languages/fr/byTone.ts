import type { Language } from '#db/composer/languages/language.ts'

const greeting = ['Bonjour {fullName},']
const greetingOfTeam = ['Madame, Monsieur,', 'Bonjour,']

export const byTone: Language['byTone'] = {
  professional: {
    greeting,
    greetingOfTeam,
    tail: [
      '<Une ligne|Une courte ligne|Un mot> en réponse <suffit|me suffit>.',
      'Un mot <suffit|me suffit>; <le reste peut suivre|j’enverrai le reste|les détails viendront ensuite>.',
      '<Si ce n’est pas le moment|Si la réponse est non>, un mot suffit, <et j’en resterai là|et vous n’entendrez plus parler de ce sujet>.',
    ],
    push: [
      'J’approfondirai volontiers le point qui vous intéresse et je laisserai le reste.',
      'Ce que vous me direz de votre maison restera entre nous.',
      'Les doutes sont les bienvenus, et le plus tôt est le mieux.',
    ],
    ask: [
      'Seriez-vous disponible la semaine prochaine pour {meeting}? {Minutes} suffisent, et je m’adapte à votre agenda.',
      'Puis-je vous proposer {meeting}? Deux ou trois dates possibles m’aideraient.',
      'Si cela vous intéresse, je propose {meeting} dans les deux semaines à venir. Quel jour vous conviendrait?',
    ],
    close: [
      'Merci de votre temps.',
      'Dans l’attente de votre réponse.',
      'Merci d’avance pour votre réponse.',
    ],
    signOff: ['Cordialement,', 'Bien cordialement,'],
  },
  friendly: {
    greeting: ['Bonjour {firstName},'],
    greetingOfTeam: ['Bonjour à toutes et à tous,', 'Bonjour à l’équipe,'],
    tail: [
      '<Une ligne|Un mot> suffit largement, et un non <me va aussi|est tout aussi bienvenu>.',
      'Répondez <en un mot|simplement>, <je m’occupe du reste|je fais le reste>.',
      '<Rien ne presse|Cela peut attendre>: <répondez|écrivez-moi> quand vous <avez un moment|en avez le temps>.',
    ],
    push: [
      'Si ce n’est pas pour vous, dites-le simplement, je ne le prendrai pas mal.',
      'Si vous préférez d’abord en parler, cela me va très bien aussi.',
      'J’écouterai plus que je ne parlerai.',
    ],
    ask: [
      'On prévoit {meeting} la semaine prochaine? {Minutes}: vous choisissez l’heure, j’apporte les réponses.',
      'Que diriez-vous d’un échange la semaine prochaine? Envoyez-moi simplement une heure.',
      'Auriez-vous {minutes} ces jours-ci pour {meeting}? Le matin ou l’après-midi, comme vous voulez.',
    ],
    close: ['Au plaisir de vous lire!', 'Merci d’avoir lu jusqu’ici.', 'Je vous souhaite une bonne semaine.'],
    signOff: ['Bien à vous,', 'Belle journée,'],
  },
  persuasive: {
    greeting,
    greetingOfTeam,
    tail: [
      'Comparez avec ce que vous avez <aujourd’hui|en ce moment>; <je ne demande rien de plus|c’est tout ce que je demande>.',
      '<Ne me croyez pas sur parole|Vous n’avez pas à me croire>: <essayez sur un seul point|mettez-le à l’épreuve> <et décidez ensuite|, puis décidez>.',
      '<Quelques minutes suffisent|Un coup d’œil suffit> pour <savoir|juger> si cela mérite <davantage|plus de votre temps>.',
    ],
    push: [
      'Si le produit tient parole, le voudriez-vous chez vous? Alors il mérite qu’on le regarde de plus près.',
      'Vous risquez quelques minutes, et vous en saurez plus dans tous les cas.',
      'Mettez-le à l’épreuve sur un point qui compte pour vous.',
    ],
    ask: [
      'Voici ma proposition: {meeting}, {minutes}, et à la fin vous me dites franchement si cela vaut un pas de plus.',
      'Pourquoi ne pas juger par vous-même? Donnez-moi une heure pour {meeting}, et apportez votre question la plus difficile.',
      'Voyons cela ensemble, {meeting} suffit. Quel moment vous conviendrait?',
    ],
    close: [
      'J’attends votre verdict avec curiosité.',
      'Le prochain pas est le vôtre, et il est petit.',
      'Au plaisir de connaître votre avis.',
    ],
    signOff: ['Cordialement,', 'Bien à vous,'],
  },
  urgent: {
    greeting,
    greetingOfTeam,
    tail: [
      'Une réponse <cette semaine|avant vendredi> <m’aiderait beaucoup|me rendrait service>, <même négative|même si c’est un non>.',
      'Un <oui ou un non|oui ou un non clair> <avant vendredi|cette semaine> <me suffit|m’aide le plus>.',
      '<Dites-moi|Merci de me dire> <avant vendredi|cette semaine>, <en un mot|d’un mot>, <ce que vous en pensez|si cela vous intéresse>.',
    ],
    push: [
      'Mieux vaut un non clair cette semaine qu’une question ouverte pendant des mois.',
      'Plus tôt je sais où vous en êtes, mieux je me prépare.',
      'Ce qui n’est pas clair, je peux y répondre aujourd’hui ou demain.',
    ],
    ask: [
      'Pouvons-nous fixer cette semaine une heure pour {meeting}? Un jour et une heure en réponse suffisent.',
      'Pourriez-vous me dire avant vendredi si {meeting} a du sens pour vous?',
      'Auriez-vous {minutes} pour {meeting} avant la fin de la semaine? Donnez-moi une heure, je la garde libre.',
    ],
    close: [
      'Merci pour une réponse rapide.',
      'Dans l’attente de votre réponse cette semaine.',
      'Merci de me répondre bientôt.',
    ],
    signOff: ['Cordialement,', 'Bien cordialement,'],
  },
  informative: {
    greeting,
    greetingOfTeam,
    tail: [
      'Les détails tiennent sur une page, que je vous envoie <volontiers|quand vous voulez|sur demande>.',
      'Si je ne connais pas une réponse, je <la trouverai|trouverai la personne qui la connaît>.',
      '<Ce qui manque ici|Tout ce qui manque ici>, je <le complète|l’ajoute> volontiers <par e-mail|par écrit>.',
    ],
    push: [
      'Tout ce qui est dit ici peut se demander, se vérifier et, au besoin, s’écrire.',
      'S’il manque un détail, c’est que je n’ai pas voulu deviner ce qui compte pour vous.',
      'Si vous avez une question précise, j’y répondrai précisément.',
    ],
    ask: [
      'Pour en savoir plus, {meeting} est le chemin le plus court; je réponds tout aussi volontiers par e-mail.',
      'Je peux répondre à vos questions de vive voix ou par écrit. Que préférez-vous?',
      'Comme prochain pas, je peux vous proposer {meeting}. Serait-ce utile, ou préférez-vous les réponses par écrit?',
    ],
    close: [
      'Merci de votre attention.',
      'Si quelque chose n’est pas clair, n’hésitez pas à me le demander.',
      'Gardez ce message si le moment n’est pas le bon.',
    ],
    signOff: ['Cordialement,', 'Bien cordialement,'],
  },
}
