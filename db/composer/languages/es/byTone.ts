import type { Language } from '#db/composer/languages/language.ts'

const greeting = ['Buenos días, {fullName}:']
const greetingOfTeam = ['Estimado equipo de {company}:', 'Buenos días:']

export const byTone: Language['byTone'] = {
  professional: {
    greeting,
    greetingOfTeam,
    tail: [
      '<Una línea|Una palabra> de respuesta <basta|me basta>.',
      'Con una palabra <basta|me basta>; <el resto puede venir después|los detalles se los envío yo|lo demás corre de mi cuenta>.',
      '<Si no es el momento|Si la respuesta es no>, basta una palabra, <y ahí lo dejo|y no volveré sobre el tema>.',
    ],
    push: [
      'Entraré con gusto en lo que le interese y dejaré lo demás.',
      'Lo que me cuente de su empresa queda entre nosotros.',
      'Las dudas son bienvenidas, y cuanto antes, mejor.',
    ],
    ask: [
      '¿Tendría tiempo la semana que viene para {meeting}? Con {minutes} basta, y me adapto a su agenda.',
      '¿Puedo proponerle {meeting}? Dos o tres fechas posibles me ayudarían.',
      'Si es de su interés, le propongo {meeting} en las dos próximas semanas. ¿Qué día le vendría bien?',
    ],
    close: [
      'Gracias por su tiempo.',
      'Quedo a la espera de su respuesta.',
      'Gracias de antemano por su respuesta.',
    ],
    signOff: ['Un cordial saludo,', 'Atentamente,'],
  },
  friendly: {
    greeting: ['Hola, {firstName}:'],
    greetingOfTeam: ['Hola a todo el equipo de {company}:', 'Hola, equipo de {company}:'],
    tail: [
      '<Una línea|Una palabra> es más que suficiente, y un no <también vale|me sirve igual>.',
      'Respóndame <con una palabra|sin más>, <del resto me ocupo yo|lo demás lo hago yo>.',
      '<No hay prisa|Sin prisa>: <responda|escríbame> cuando <tenga un momento|le venga bien>.',
    ],
    push: [
      'Si no es para ustedes, dígamelo sin más, que no me lo tomo a mal.',
      'Si prefiere hablarlo antes, también me parece bien.',
      'Escucharé más de lo que hable.',
    ],
    ask: [
      '¿Le parece si dejamos {meeting} para la semana que viene? {Minutes}: usted pone la hora y yo las respuestas.',
      '¿Qué tal {meeting} la semana que viene? Mándeme una hora y ahí estaré.',
      '¿Tendría {minutes} estos días para {meeting}? Por la mañana o por la tarde, como prefiera.',
    ],
    close: ['Me encantará leer su respuesta.', 'Gracias por leer hasta aquí.', 'Que tenga una buena semana.'],
    signOff: ['Un saludo,', 'Saludos,'],
  },
  persuasive: {
    greeting,
    greetingOfTeam,
    tail: [
      'Compárelo con lo que tiene <hoy|ahora>; <no pido más|es todo lo que pido>.',
      '<No tiene que creerme|No se fíe de mi palabra>: <pruébelo en una sola cosa|póngalo a prueba> <y decida después|y luego decida>.',
      '<Unos minutos bastan|Una mirada basta> para <saber|ver> si merece <otra|más tiempo suyo>.',
    ],
    push: [
      'Si cumple lo que promete, ¿lo querría en su empresa? Entonces merece una mirada más de cerca.',
      'Arriesga unos minutos, y en cualquier caso sabrá más que antes.',
      'Póngalo a prueba en algo que le importe.',
    ],
    ask: [
      'Mi propuesta: {meeting}, {minutes}, y al final me dice con franqueza si vale la pena otro paso.',
      '¿Por qué no lo comprueba por su cuenta? Dígame una hora para {meeting}, y traiga su pregunta más difícil.',
      'Veámoslo juntos, {meeting} es suficiente. ¿Cuándo le vendría bien?',
    ],
    close: [
      'Tengo curiosidad por saber qué decide.',
      'El próximo paso es suyo, y es pequeño.',
      'Espero su veredicto.',
    ],
    signOff: ['Un cordial saludo,', 'Un saludo,'],
  },
  urgent: {
    greeting,
    greetingOfTeam,
    tail: [
      'Una respuesta <esta semana|antes del viernes> <me ayudaría mucho|me haría un favor>, <aunque sea un no|también si es un no>.',
      'Un <sí o un no|sí o un no claro> <antes del viernes|esta semana> <me basta|es lo que más me ayuda>.',
      'Dígame <antes del viernes|esta semana>, <con una palabra|en dos palabras>, <qué le parece|si le interesa>.',
    ],
    push: [
      'Prefiero un no claro esta semana a una pregunta abierta durante meses.',
      'Cuanto antes sepa cómo lo ve, mejor me preparo.',
      'Lo que no esté claro se lo respondo hoy o mañana.',
    ],
    ask: [
      '¿Podemos fijar esta semana una hora para {meeting}? Basta un día y una hora como respuesta.',
      '¿Podría decirme antes del viernes si {meeting} tiene sentido para usted?',
      '¿Tendría {minutes} para {meeting} antes de que acabe la semana? Dígame una hora y la reservo.',
    ],
    close: [
      'Gracias por una respuesta rápida.',
      'Espero su respuesta esta semana.',
      'Gracias por contestarme pronto.',
    ],
    signOff: ['Un cordial saludo,', 'Atentamente,'],
  },
  informative: {
    greeting,
    greetingOfTeam,
    tail: [
      'Los detalles caben en una página, que le envío <con gusto|cuando quiera|si la pide>.',
      'Si no sé una respuesta, <la buscaré|buscaré a quien la sepa>.',
      '<Lo que falte aquí|Todo lo que falte aquí> lo <completo|añado> con gusto <por correo|por escrito>.',
    ],
    push: [
      'Todo lo que digo aquí se puede preguntar, comprobar y, si hace falta, poner por escrito.',
      'Si falta un detalle, es porque no quise adivinar lo que le importa.',
      'Si tiene una pregunta concreta, le daré una respuesta concreta.',
    ],
    ask: [
      'Para saber más, {meeting} es el camino más corto; con el mismo gusto respondo por correo.',
      'Puedo responder a sus preguntas de palabra o por escrito. ¿Qué prefiere?',
      'Como próximo paso le puedo ofrecer {meeting}. ¿Le sería útil, o prefiere las respuestas por escrito?',
    ],
    close: [
      'Gracias por su atención.',
      'Si algo no queda claro, pregúnteme.',
      'Guarde este mensaje si ahora no es el momento.',
    ],
    signOff: ['Un cordial saludo,', 'Atentamente,'],
  },
}
