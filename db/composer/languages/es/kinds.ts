import type { Language } from '#db/composer/languages/language.ts'

export const kinds: Language['kinds'] = {
  software: {
    what: 'software',
    effects: [
      'desaparece una parte de lo que se teclea y se busca',
      'todo el mundo mira las mismas cifras',
      'nadie tiene que preguntar cómo va cada cosa',
    ],
    asks: [
      '¿Usan <hoy|ya> un programa para esto, <o una hoja de cálculo|una hoja de cálculo o papel>?',
      '¿Cuántas personas <trabajarían con él|lo usarían>, más o menos?',
      '¿Está previsto un programa para esto <este año|en su empresa>, sí o no?',
    ],
  },
  cooling: {
    what: 'frío',
    effects: [
      'se tira menos género porque se ha calentado',
      'la temperatura aguanta aunque la puerta no pare de abrirse',
      'enfriar gasta menos luz',
    ],
    asks: [
      'En un día de calor, ¿qué les preocupa más: <el almacén, el mostrador o el vehículo|la cámara o el trayecto>?',
      '¿Cuántos años tiene el equipo de frío más antiguo <que usan|de la casa>, más o menos?',
      '¿El equipo de frío es <suyo|propio>, o de alquiler?',
    ],
  },
  measuring: {
    what: 'medición y control',
    effects: [
      'una desviación se ve cuando aún hay tiempo de actuar',
      'nadie tiene que ir apuntando lecturas',
      'el registro está ahí cuando alguien lo pide',
    ],
    asks: [
      '¿Esto se mide <hoy|ahora> a mano, con un aparato, o no se mide?',
      '¿Quién les pide esos registros: <clientes, inspectores o nadie|un inspector, un cliente, nadie>?',
      '¿Se apuntan todavía las lecturas <a mano|en papel>, sí o no?',
    ],
  },
  kitchen: {
    what: 'equipamiento de cocina y horno',
    effects: [
      'una hornada sale como la otra',
      'el equipo está caliente cuando hace falta y limpio poco después',
      'nadie tiene que quedarse al lado vigilando',
    ],
    asks: [
      '¿Cuántos años tiene el equipo con el que <trabajan|hornean o cocinan> <hoy|ahora>, más o menos?',
      '¿Hay prevista alguna renovación en la cocina o el obrador <este año|pronto>, sí o no?',
      'Gas o electricidad: ¿con qué trabajan <hoy|en la casa>?',
    ],
  },
  medical: {
    what: 'material sanitario',
    effects: [
      'un tratamiento termina un poco antes',
      'lo necesario está a mano',
      'el registro se hace sobre la marcha',
    ],
    asks: [
      '¿Piden este material <cada semana|en fechas fijas>, o cuando se acaba?',
      '¿Les <sería útil|ayudaría> una muestra, sí o no?',
      '¿Se pide para toda la casa, o <cada sala lo suyo|por salas>?',
    ],
  },
  farming: {
    what: 'ganado y cultivos',
    effects: [
      'hay un viaje menos al día',
      'los animales y las plantas reciben lo mismo cada día',
      'la campaña empieza con una preocupación menos',
    ],
    asks: [
      '¿Lo compran <para toda la campaña|una vez al año>, o según hace falta?',
      '¿Cabría un cambio <esta campaña|pronto>, o no antes de la próxima?',
      '¿Qué les lleva más tiempo <hoy|ahora>: los animales o la tierra?',
    ],
  },
  cleaning: {
    what: 'limpieza',
    effects: [
      'la limpieza termina antes y queda igual todos los días',
      'nadie tiene que repasar',
      'todo está como debe cuando llega la gente',
    ],
    asks: [
      '¿Limpia su propia gente, o <una empresa|alguien de fuera>?',
      '¿Cuándo se limpia: <antes, durante o después del trabajo|temprano, tarde o a ratos>?',
      '¿Qué rincón <lleva siempre|es el que lleva> más tiempo limpiar?',
    ],
  },
  energy: {
    what: 'energía e iluminación',
    effects: [
      'el mismo trabajo gasta menos energía',
      'los costes se prevén mejor',
      'nada queda encendido cuando no hay nadie',
    ],
    moments: ['en la próxima factura', 'en las cuentas del año', 'el próximo invierno'],
    asks: [
      '¿El edificio es <suyo|propio>, o de alquiler?',
      '¿Es la energía uno de los costes que miran <este año|ahora>, sí o no?',
      '¿Qué les cuesta más: <el calor, el frío o la luz|la luz, el calor o las máquinas>?',
    ],
  },
  safety: {
    what: 'seguridad',
    effects: [
      'un problema se nota cuando aún es pequeño',
      'nadie tiene que pensar en ello mientras trabaja',
      'lo que piden las normas se puede mostrar en cualquier momento',
    ],
    asks: [
      '¿La seguridad la lleva una sola persona, o <varias|un poco cada uno>?',
      '¿Cuándo se revisó por última vez: este año, o <antes|hace más tiempo>?',
      '¿Lo compran para <todos los centros|todos> a la vez, o según hace falta?',
    ],
  },
  packaging: {
    what: 'embalaje',
    effects: [
      'llega menos género dañado',
      'cada paquete se prepara un poco antes',
      'quien lo recibe tiene menos que tirar',
    ],
    asks: [
      '¿Embalan a mano, <o con máquina|o tienen una máquina>?',
      '¿Qué <formato|tamaño> usan más?',
      '¿Piden el embalaje <cada mes|en fechas fijas>, o cuando se acaba?',
    ],
  },
  vehicle: {
    what: 'transporte',
    effects: [
      'el mismo trabajo pide menos viajes',
      'un vehículo está parado menos veces',
      'la mercancía se mueve con menos esfuerzo',
    ],
    asks: [
      '¿Cuántos vehículos tienen <en marcha|en uso>, más o menos?',
      '¿Los vehículos los compran, o <los alquilan|van en renting>?',
      '¿Conduce su propia gente, o <un transportista|alguien de fuera>?',
    ],
  },
  textile: {
    what: 'ropa y textil',
    effects: [
      'hay que reponer menos veces',
      'cada persona tiene lo suyo cuando lo necesita',
      'el lavado deja de ser un tema',
    ],
    moments: ['cuando entra la próxima persona', 'en el pedido anual', 'en el mes con más trabajo'],
    asks: [
      '¿Lavan <ustedes|en casa>, o se lo lavan?',
      '¿Lo compran <una vez al año|todo a la vez>, o prenda a prenda?',
      '¿Para cuántas personas <sería|lo necesitan>, más o menos?',
    ],
  },
  furniture: {
    what: 'mobiliario',
    effects: [
      'se trabaja y se espera con más comodidad',
      'una sala sirve para dos cosas',
      'lo que se usa a diario sigue bien con el tiempo',
    ],
    asks: [
      '¿Va a cambiar alguna sala <este año|pronto>, sí o no?',
      '¿Amueblan poco a poco, <o todo de una vez|o una sala entera cada vez>?',
      '¿Por qué sala <empezarían|empezaría usted>?',
    ],
  },
  promotion: {
    what: 'visibilidad',
    effects: [
      'quien pasa por delante sabe lo que hay',
      'quien les busca les encuentra enseguida',
      'un cliente fiel sabe de ustedes más de una vez al año',
    ],
    moments: [
      'en el próximo mes flojo',
      'cuando alguien nuevo busca',
      'en las semanas antes de la temporada',
    ],
    asks: [
      '¿De dónde viene la mayoría de sus clientes: <de la calle, de internet o de boca en boca|de internet o de boca en boca>?',
      '¿Lo hacen <hoy|ahora> ustedes, o <una agencia|alguien de fuera>?',
      '¿Cuándo cambiaron algo en esto por última vez: este año, o <antes|hace más tiempo>?',
    ],
  },
  people: {
    what: 'personal y formación',
    effects: [
      'la gente nueva se sitúa antes',
      'lo que sabe una persona no se va con ella',
      'un hueco se cubre antes de que duela',
    ],
    moments: ['cuando entra la próxima persona', 'en época de vacaciones', 'cuando alguien se va'],
    asks: [
      '¿Lo hacen <hoy|ahora> ustedes, o con alguien de fuera?',
      '¿Cuándo planifican esto: <a principios de año|una vez al año>, o según surge?',
      '¿A cuántas personas <afectaría|les vendría bien>, más o menos?',
    ],
  },
  advice: {
    what: 'asesoramiento y finanzas',
    effects: [
      'ustedes tienen una cosa menos que vigilar',
      'los papeles están en orden cuando alguien los pide',
      'un riesgo se conoce antes de que cueste dinero',
    ],
    moments: ['a final de año', 'cuando alguien pide los papeles', 'en la próxima auditoría'],
    asks: [
      '¿Tienen <ya|hoy> a alguien para esto, sí o no?',
      '¿Cuándo lo <revisan|mirarán> otra vez: este año, o más adelante?',
      '¿Se decide <ahí|en su oficina>, o <en otro sitio|en una central>?',
    ],
  },
  telecom: {
    what: 'equipos y conexiones',
    effects: [
      'una llamada o un pedido entra a la primera',
      'nadie tiene que esperar a un aparato',
      'una factura sustituye a varias',
    ],
    moments: ['el día en que llama todo el mundo', 'con un cliente al teléfono', 'en la próxima factura'],
    asks: [
      '¿Cuándo <termina|vence> su contrato actual, más o menos?',
      '¿Cuántos equipos tienen <en uso|en marcha>, más o menos?',
      '¿Se ocupa alguien <de la casa|de dentro>, o se hace sobre la marcha?',
    ],
  },
  food: {
    what: 'alimentación y bebidas',
    effects: [
      'los clientes vuelven y lo piden',
      'queda resuelta una línea del pedido',
      'cada entrega sabe como la anterior',
    ],
    asks: [
      '¿Lo compran <a un mayorista|a un distribuidor>, o al productor?',
      '¿Les <sería útil|ayudaría> una muestra, sí o no?',
      '¿Cada cuánto piden: <cada semana, cada mes o según hace falta|cada semana, o menos>?',
    ],
  },
  material: {
    what: 'materiales',
    effects: [
      'hay que volver menos veces sobre lo mismo',
      'se pierde menos material al trabajar',
      'el resultado es el mismo cada vez',
    ],
    moments: ['en el próximo encargo', 'cuando toca el próximo pedido', 'dentro de un año'],
    asks: [
      '¿Qué usan para esto <hoy|ahora>?',
      '¿Piden por obra, <o para tener existencias|o guardan existencias>?',
      '¿Cuánto gastan al mes, <más o menos|a ojo>?',
    ],
  },
  machine: {
    what: 'máquinas y herramientas',
    effects: [
      'el mismo trabajo lleva menos pasos',
      'una máquina se para menos veces',
      'la parte pesada del trabajo se hace más llevadera',
    ],
    asks: [
      '¿Toca cambiar alguna máquina <este año|pronto>, sí o no?',
      '¿El mantenimiento lo hacen ustedes, <o alguien de fuera|o una empresa>?',
      '¿Cuántos años tiene lo que usan <hoy|ahora>, más o menos?',
    ],
  },
  other: {
    what: '',
    effects: [
      'algo que se hace cada semana se vuelve más fácil',
      'alguien del equipo recupera un poco de tiempo',
      'lo que hoy se deja para luego queda hecho',
    ],
    asks: [
      '¿Es un tema para ustedes <este año|ahora>, sí o no?',
      '¿Tienen <ya|hoy> algo parecido, <sí o no|o todavía no>?',
      '¿Es algo para <este año|ahora>, para más adelante o para nunca?',
    ],
  },
}
