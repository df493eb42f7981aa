import type { Sections } from '#db/composer/languages/language.ts'

const quoted = [
  '<Mi propuesta para {company}|Lo que quiero proponer a {company}> se llama {product}: {described}',
  '<Le escribo por nuestra propuesta|Se trata de nuestra propuesta|Pienso en nuestra propuesta> {product}, <en pocas palabras|en una frase|en resumen|en breve>: {described}',
  '<Nuestra oferta|Nuestra respuesta|Nuestra solución|Lo que tenemos para eso|Lo que puedo enseñarle para eso|Lo que podría ayudar> se llama {product}: {described}',
  '{Product} <en una frase|en pocas palabras|en resumen|en dos palabras|dicho en breve>: {described}',
]

export const sections: Sections = {
  subjects: {
    benefits: [
      '{product} para {company}',
      '{product}: ¿útil en {company}?',
      '{what}: una pregunta a {company}',
      'Una pregunta a {company} sobre {what}',
      '{product} para {sectors}',
    ],
    problem: [
      '{what} en {company}: una pregunta',
      'Una pregunta a {company}',
      '{company}: ¿cómo lo hacen hoy?',
      '{product} y una pregunta a {company}',
    ],
    demo: [
      '{product}: ¿{minutes} en {company}?',
      '{product}, una demostración para {company}',
      '{product}: ¿se lo enseño?',
      'Ver {product} en {minutes}',
    ],
    discount: [
      '{product}: una oferta para {company}',
      'Un precio para {company}: {product}',
      'Nuestra oferta: {product}',
      '{product}: el precio para {company}',
    ],
    'case-study': [
      '{product} en la práctica: un ejemplo para {company}',
      'Cómo usan otros {product}',
      '{product}: un ejemplo real',
      'Un ejemplo para {company}: {product}',
    ],
  },
  urgentSubjects: [
    '{product} para {company}: ¿respuesta esta semana?',
    '{company} y {product}: ¿sí o no?',
    '{product}: ¿una palabra antes del viernes?',
  ],
  subjectOfNothing: 'Una pregunta breve',
  quotations: {
    withTruth: [
      'En su web <se lee|leo> «{statement}», así que <no le cuento nada nuevo|esto lo sabe usted mejor que yo>: {truth}.',
      '«{statement}», <se lee en su web|dice su web>, y por eso <no le digo nada nuevo|esto le sonará>: {truth}.',
      'Su web dice «{statement}»; <aun así, supongo una cosa|una cosa sí imagino>: {truth}.',
    ],
    alone: [
      'De {company} sé lo que dice su web: «{statement}»; <el resto se lo pregunto|por lo demás, le pregunto a usted>.',
      'En su web <se lee|leo> «{statement}», <y pensé en ustedes|de ahí mi pregunta>.',
      '{company} dice en su web «{statement}», <y por eso me dirijo a usted|de ahí estas líneas>.',
    ],
  },
  observations: [
    [
      '{company} es {aSector} {inCity}, <y por eso le escribo|de ahí este mensaje|de ahí mi pregunta|de ahí estas líneas>: {truth}.',
      'Para {sectors} {inCity}, <y por tanto para {company}|y también para {company}>, <seguramente vale esto|supongo que vale esto>: {truth}.',
      '{company} es {aSector} {inCity} y cuenta con {size}; <con ese tamaño|en una casa de ese tamaño>, {sizeTruth}.',
      '{Truth}, y en {company}, {inCity}, <no será muy distinto|supongo que pasa lo mismo|imagino que es igual>.',
      'De {sectors} {inCity} saben en {company} más que yo; <aun así, supongo una cosa|una cosa sí imagino>: {truth}.',
      '{company} cuenta con {size} {inCity}, y {atSector}, <supongo|imagino>, {truth}.',
      '{AtSector}, {truth}; <en {company}, {inCity}, supongo que es igual|imagino que {company}, {inCity}, lo sabe bien>.',
    ],
    [
      '{company} es {aSector}, <y por eso le escribo|de ahí este mensaje|de ahí mi pregunta>: {truth}.',
      '{Truth}, y en {company} <no será muy distinto|supongo que pasa lo mismo|imagino que es igual>.',
      '{company} cuenta con {size}, y {atSector}, {truth}.',
      '{AtSector}, {truth}; <en {company} supongo que es igual|imagino que {company} lo sabe bien>.',
    ],
    [
      '{company} trabaja en este campo: {industry}; <por eso le escribo|de ahí este mensaje>.',
      'El campo de {company} es {industry}, <de ahí mi pregunta|y por eso le escribo>.',
    ],
    [
      '{company} cuenta con {size} {inCity}; <con ese tamaño|en una casa de ese tamaño>, {sizeTruth}.',
      '{company} cuenta con {size}; <con ese tamaño|en una casa de ese tamaño>, {sizeTruth}.',
      '{company} está {inCity}, <y por eso le pregunto primero a usted|y quería preguntarle antes que a otros>.',
    ],
    [
      'No conozco {company} por dentro, <así que me quedo en una pregunta|así que seré breve>.',
      'Usted conoce {company} y yo no, <así que digo de qué se trata y pregunto|por eso este mensaje es corto>.',
      'Tengo <una pregunta breve|una sola pregunta> para ustedes en {company}.',
    ],
    [
      'Seré breve y <haré una pregunta|iré al grano>.',
      'Usted no me conoce, <por eso este mensaje es corto|así que seré breve>.',
      'Tengo <una pregunta breve|una sola pregunta> para usted.',
    ],
  ],
  truths: [
    '<Y hay algo más|Otra cosa>: {atSector}, {truth}.',
    '<Visto desde fuera|Hasta donde puedo juzgar>, {atSector}, {truth}.',
    '{Truth}, <pocos del oficio dirán lo contrario|y seguramente pasa lo mismo en su empresa>.',
  ],
  sizeTruths: {
    small: ['casi todos se ocupan de más de una cosa', 'una sola ausencia ya se nota'],
    medium: ['ya no todos saben en qué andan los demás', 'un pequeño rodeo le cuesta tiempo a mucha gente'],
    large: [
      'una cosa pequeña se repite muchas veces al día',
      'lo que se decide una vez tiene que valer en muchos sitios',
    ],
  },
  consequences: [
    'Si {effect}, <lo notará|su equipo lo notará> primero {moment}.',
    'Si {effect}, se ve <primero|sobre todo> {moment}.',
    'Lo que miraría con usted es si {effect}, <sobre todo|en especial> {moment}.',
    'Para {company}, <la cuestión es|queda por ver> si {effect}, <sobre todo|ante todo> {moment}.',
    'Yo lo juzgaría por <una sola cosa|un solo punto>: si, {moment}, {effect}.',
    'A usted le toca juzgar si {effect}, <sobre todo|en especial> {moment}.',
  ],
  whoAsks: [
    '¿Lo decide usted <directamente|en {company}>, o más bien {who}?',
    '¿Es <asunto suyo|cosa suya>, o de esto se ocupa {who}?',
    '¿Quién mira estas cosas <en su empresa|en {company}>: usted, o {who}?',
  ],
  descriptions: {
    thing: quoted,
    deed: quoted,
    words: quoted,
    whole: [
      '{Description}',
      '<En pocas palabras|En una frase|Dicho fácil|En resumen|En breve>: {Description}',
      '<De qué se trata|Lo que ofrezco|Lo que tengo en mente>, <en pocas palabras|en una frase|en resumen|dicho fácil>: {Description}',
      '<Mi propuesta para {company}|Mi propuesta> en <una frase|resumen>: {Description}',
    ],
    rest: ['<Para ser más preciso|Con algo más de detalle|A eso se añade|En detalle>: {rest}'],
    none: [
      '<Mi propuesta para {company}|Mi propuesta|Nuestra oferta|Nuestra respuesta> se llama {product}, <en el campo de|del ámbito de|en el capítulo de> {what}.',
      '<Para eso tenemos|Tenemos para eso|Ofrecemos> {product}, <en el campo de|del ámbito de|en el capítulo de> {what}.',
      '<Le escribo por nuestra propuesta|Se trata de nuestra propuesta|Pienso en nuestra propuesta|Mi pregunta va sobre nuestra propuesta> {product}, <es decir, {what}|en resumen, {what}|del ámbito de {what}>.',
    ],
    bare: ['<Le escribo por nuestra propuesta|Se trata de nuestra propuesta> {product}.'],
  },
  starts: [
    'Si se decidiera, yo empezaría en pequeño: un equipo o un lugar, un plazo fijo y una lista de lo que quiere ver al final. Después decide su propia experiencia.',
    'Un primer paso puede ser modesto. Acordamos qué se prueba, quién lo prueba y en qué día miramos juntos el resultado.',
    'Así lo haría yo: primero hablamos de lo que tienen hoy, luego lo prueban y después reciben una oferta por escrito que pueden compartir. Pueden parar en cualquiera de esos puntos.',
    'Empezar no es comprometerse. Anotamos lo que esperan, lo probamos donde mejor se observa y solo hablamos de más si ha ido bien.',
  ],
  efforts: [
    'Por su parte hace falta poco al principio: alguien que conozca el día a día, una hora de esa persona de vez en cuando y la libertad de decirme cuándo me equivoco.',
    'No necesitaría mucho: el nombre de quien lo usaría, una idea de la cantidad o del tamaño y cualquier fecha que les importe.',
    'Para darle una respuesta que sirva me bastan unas líneas sobre cómo trabajan hoy; el resto es cosa mía.',
  ],
  questions: [
    'Tres preguntas me ayudarían a prepararme. ¿Qué usan hoy? ¿Qué tendría que ser mejor para que valga la pena cambiar? ¿Y quién más querría opinar?',
    'A cambio quisiera preguntarle algo: ¿cómo se decide algo así en su empresa, quién participa y hay una época del año en que miran estas cosas?',
    'Me ayudaría saber en qué punto están: ¿buscan algo nuevo, están comparando o les va bien con lo que tienen? Las tres son buenas respuestas.',
    '¿Qué querría saber antes de seguir: el precio, el uso diario o lo que opinan otros? Empezaré por lo que me diga.',
  ],
  rivals: [
    'Si ya tienen algo parecido, no es un obstáculo. Me gustaría saber por qué lo eligieron, y tendrían con qué comparar.',
    'Quizá ya estén bien servidos. Aun así puede ser útil haber visto otra opción, aunque solo sea para confirmar la suya.',
    'Puede que ya hayan mirado algo así. Dígame entonces qué echaron en falta, y responderé a eso primero.',
  ],
  wayOuts: [
    'Si resulta que no les conviene, se lo diré yo. Un cliente que se arrepiente no nos ayuda a ninguno de los dos.',
    'Puede haber buenas razones en contra. Si ve una ya, dígamela y no le quitaré más tiempo.',
    'Quizá no sea el momento. Dígame entonces en qué mes puedo volver a preguntar, y hasta ese día no sabrá de mí.',
  ],
  readings: [
    'Si prefiere leer antes, le envío los detalles en una o dos páginas, <sin reunión|y solo hablamos si quiere>.',
    'También puedo enviarle un resumen escrito que pueda <compartir en su empresa|pasar a sus compañeros>.',
    'Si quiere antes algo por escrito, responda con la palabra «detalles» y <se los envío|los recibirá>.',
  ],
  colleagues: [
    'Si de esto se ocupa otra persona, <le agradecería un nombre|un nombre me ayudaría>.',
    '¿No es su área? Un nombre <ya me ayudaría mucho|ya sería una ayuda>.',
    'Reenvíe este mensaje con toda confianza a quien <le toque|se ocupe de esto>.',
  ],
  visits: [
    'Si prefiere hablarlo en persona, puedo ir a verle {inCity}.',
    'También paso con gusto; una visita resuelve <a menudo|a veces> preguntas que un correo no resuelve.',
    'Si le resulta más fácil, voy yo a su empresa.',
  ],
  afters: [
    'Después recibiría de mí un resumen corto: lo que se dijo, lo que queda abierto y quién hace qué.',
    'Lo que hablemos lo tendrá por escrito, para que nadie dependa de su memoria.',
    'Después de hablar, de mí solo le llegarán respuestas a lo que preguntó.',
  ],
  particulars: [
    'Las palabras clave son {keywords}.',
    'El público pensado: {target}.',
    'El primer público pensado: {shared}.',
    'La marca se llama {brand}.',
  ],
  prices: [
    'Como orientación sobre el coste: {price}.',
    'Sobre el precio, para que esté claro desde el principio: {price}.',
    'Para que se haga una idea del coste: {price}.',
  ],
}
