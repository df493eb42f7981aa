import type { Language } from '#db/composer/languages/language.ts'

const call = ['una llamada corta', 'una conversación breve']

export const byFocus: Language['byFocus'] = {
  benefits: {
    meetings: call,
    point: [
      'Yo lo mediría en una cosa que hagan cada semana: ¿se vuelve más fácil o mejor?',
      'Dígame una cosa que debería ir mejor en su empresa, y veremos juntos si esto ayuda.',
      'La cuestión es dónde se notaría más: en el tiempo, en los costes o en lo que ven sus propios clientes.',
      'Si {keywords or} son un tema este año en su empresa, ahí buscaría primero la utilidad.',
    ],
    more: [
      'Una ventaja que no se ve en sus propias cifras vale poco; por eso miraría justo ahí.',
      'Si me dice qué usan hoy, puedo decirle qué sería distinto y qué no.',
      'Empezaría por la parte que más les aporte y dejaría el resto para más adelante.',
    ],
    further: [
      '¿Qué pesa más para ustedes: menos esfuerzo, menos coste o mejor resultado?',
      'Parte de la ventaja puede estar en otros compañeros suyos, y su opinión me interesa tanto como la de usted.',
      'Una ventaja sobre el papel sirve de poco si nadie tiene tiempo para ella; también miraría ese lado.',
    ],
  },
  problem: {
    meetings: call,
    before: [
      '¿Qué parte del trabajo cuesta en {company} más esfuerzo del que debería?',
      '¿Qué sale mal una y otra vez, aunque todos ponen de su parte?',
      'Si mañana pudiera pasarle a otro un problema que siempre vuelve, ¿cuál sería?',
      '¿Dónde pierden tiempo, dinero o paciencia en {company} <hoy|ahora mismo>?',
      'En cuanto a {what}, ¿qué funciona bien <en {company}|hoy>, y qué le gustaría que fuera distinto?',
    ],
    point: [
      'Si esto responde a algo que les da guerra, me gustaría saberlo.',
      'Si <ya|hace tiempo que> lo tienen resuelto de otra manera, <me gustaría saber cómo|cuénteme cómo, y habré aprendido algo>.',
      'Si en {company} hace falta de verdad, eso es lo que me gustaría <saber|oír> de usted.',
      'Usted sabrá <mejor que yo|enseguida> si esto <toca un problema suyo|es un tema en {company}>.',
    ],
    more: [
      'Lo pregunto porque una buena respuesta depende de los detalles: cada cuánto pasa, a quién afecta y qué cuesta cada vez.',
      'Con dos o tres líneas suyas podría decirle si podemos ayudar.',
      'Vistos desde fuera, estos problemas rara vez se parecen; por eso pregunto y no doy nada por hecho.',
    ],
    further: [
      'Y si ese problema no existe en su empresa, le felicito, y ya tengo mi respuesta.',
      'También me interesaría saber quién lo nota primero cuando algo sale mal: su gente o sus clientes.',
      'A veces basta un cambio pequeño, y así se lo diría.',
    ],
  },
  demo: {
    meetings: ['una demostración corta', 'una demostración'],
    ask: [
      '¿Puedo enseñárselo en {minutes}, <por vídeo o en persona|ahí o por vídeo>?',
      'Una demostración lleva {minutes}: <¿hay algún día de la semana que viene que le venga bien?|¿le iría bien un día de la semana que viene?>',
      '¿Quiere verlo durante {minutes}, <con un ejemplo de su empresa|con un ejemplo suyo>?',
    ],
    point: [
      'Me gustaría enseñárselo: {minutes}, por vídeo o en persona, con tiempo para sus preguntas.',
      'Lo más fácil para juzgar es verlo. Una demostración lleva {minutes}, y usted decide qué miramos.',
      'Una demostración lleva {minutes}: primero un día normal, luego sus preguntas y al final una palabra franca sobre si les encaja.',
    ],
    more: [
      'Lo vería de principio a fin, ni en película ni en diapositivas.',
      'Si me da antes un ejemplo de su trabajo, me ceñiré a él.',
      'Sus compañeros son bienvenidos, también con preguntas incómodas.',
    ],
    further: [
      'No tendría que preparar nada, y no le compromete a nada.',
      'Si hay algo que lo descartaría, dígamelo y empezamos por ahí.',
      'Lo que ese día no pueda enseñar, lo enseñaré después o admitiré que no existe.',
    ],
  },
  discount: {
    meetings: call,
    point: [
      'En cuanto al precio, <esta es mi propuesta|le hago esta propuesta> para {company}: [su oferta].',
      '<Para que el primer paso sea fácil|Para empezar sin esfuerzo>, <le propongo esto|esta es mi propuesta>: [su oferta].',
      'Para <un primer pedido|el primer pedido>, esto es lo que puedo <ofrecerle|hacer en el precio>: [su oferta].',
    ],
    more: [
      'Dígame con qué lo compararía, y le diré con franqueza si podemos igualarlo.',
      'Antes de decidir, repasaría las cifras con usted, línea a línea si quiere.',
      'Lo tendría por escrito, con todo lo que incluye y todo lo que no.',
    ],
    further: [
      'Si le viene mejor otra cosa, por ejemplo otra cantidad o empezar más tarde, veré qué se puede hacer.',
      '¿Cómo queda frente a lo que tenían previsto? Una respuesta franca nos ahorra tiempo a los dos.',
      'Un buen precio por lo que no hace falta sigue siendo caro; también miraría que encaje.',
    ],
  },
  'case-study': {
    meetings: call,
    ask: [
      '¿Le envío <en una página|en unas líneas> cómo <lo hicieron|empezaron>?',
      '¿Le ayudaría <leer|saber> cómo les fue, <sí o no|con lo bueno y lo malo>?',
      '¿Qué le interesaría primero: la decisión <en sí|y el precio>, o el uso <diario|de cada día>?',
    ],
    point: [
      '<El ejemplo|El cliente> más cercano para {company}: [un cliente de un sector parecido].',
      'Pensando en {company} me vino a la cabeza un ejemplo: [un cliente de un sector parecido].',
      'Un cliente <comparable|parecido> dice más que un folleto, <y este sería el caso|y este podría servir>: [un cliente de un sector parecido].',
    ],
    more: [
      'Puedo contarle para qué lo usan, cómo empezaron y qué harían hoy de otra manera.',
      'Podríamos repasar su caso paso a paso: cómo estaban antes, qué eligieron y qué salió de ello.',
      'Le contaría cómo decidieron, qué fue bien y qué no.',
    ],
    further: [
      'Después podrá juzgar usted qué vale para su empresa y qué no.',
      'Si están de acuerdo, también puedo ponerles en contacto.',
      'No hay dos empresas iguales; las diferencias me interesan tanto como lo que tienen en común.',
    ],
  },
}
