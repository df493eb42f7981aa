import { cloudflared } from '../disguises.ts'
import { elementor, emptyRoot, jimdo, jsonLd, squarespace, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const studio = squarespace({
  host: 'www.estudioarcilla.test',
  language: 'es',
  name: 'Estudio Arcilla',
  nav: { '/': 'Proyectos', '/estudio': 'Estudio', '/hola': 'Contacto' },
})

const music = jimdo({
  host: 'www.escuelademusicasol.test',
  language: 'es',
  name: 'Escuela de Música Sol',
  nav: { '/': 'Inicio', '/clases/': 'Clases', '/profesores/': 'Profesores', '/contacto/': 'Contacto' },
})

const solar = emptyRoot({
  host: 'www.solnorte.test',
  language: 'es',
  name: 'Solnorte Energía',
  nav: {},
  head: jsonLd({
    '@graph': [
      {
        '@type': 'LocalBusiness',
        name: 'Solnorte Energía',
        telephone: '985 055 140',
        email: 'mailto:hola@solnorte.test',
        openingHours: 'Mo-Fr 09:00-18:00',
        employee: [
          {
            '@type': 'Person',
            name: 'Covadonga Prieto',
            jobTitle: 'Directora de operaciones',
            email: 'covadonga@solnorte.test',
            telephone: '985 055 141',
          },
        ],
      },
      {
        '@type': 'WebSite',
        creator: {
          '@type': 'Organization',
          name: 'Pixel Astur',
          email: 'info@pixelastur.test',
          telephone: '985 055 990',
        },
      },
    ],
  }),
})

const clinic = elementor({
  host: 'clinicadentalarribas.test',
  language: 'es',
  name: 'Clínica Dental Arribas',
  nav: {
    '/': 'Inicio',
    '/tratamientos/': 'Tratamientos',
    '/equipo/': 'Nuestro equipo',
    '/contacto/': 'Pide cita',
  },
  foot: `<div class="elementor-widget-container"><a href="https://api.whatsapp.com/send?phone=34655501234&text=Hola" class="joinchat__button"><span>WhatsApp</span></a><p>Teléfono: <a href="tel:915550123">91 555 01 23</a></p></div>`,
})

export const spanish: readonly Site[] = [
  {
    host: 'www.estudioarcilla.test',
    language: 'es',
    country: 'ES',
    kind: 'squarespace',
    about: 'an address split by a bold letter; partners named with their role in one sentence',
    pages: {
      '/': studio('Arquitectura', `<h1>Casas de tierra</h1>${prose('es', 1, 1)}`),
      '/estudio': studio(
        'Estudio',
        '<p>Fundado por Blanca Ferrándiz (arquitecta, socia directora) y Hugo Saavedra (arquitecto técnico).</p><p>Prensa: prensa@estudioarcilla.test</p>',
      ),
      '/hola': studio(
        'Contacto',
        '<p>Carrer Inventat 55, 08012 Barcelona</p><p>+34 93 555 01 42</p><p>estudio@<strong>estudioarcilla</strong>.test</p>',
      ),
    },
    asked: 'owner',
    best: ['estudio@estudioarcilla.test'],
    never: ['owner-of-template@example.com'],
    phones: ['+34935550142'],
    people: [
      { name: 'Blanca Ferrándiz', role: 'arquitecta, socia directora' },
      { name: 'Hugo Saavedra', role: 'arquitecto técnico' },
    ],
  },
  {
    host: 'clinicadentalarribas.test',
    language: 'es',
    country: 'ES',
    kind: 'elementor',
    about:
      'WhatsApp with another number than the telephone; Cloudflare; licence numbers beside names; the college’s address',
    pages: {
      '/': clinic('Dentista en Madrid', widget(`<h1>Tu sonrisa, en buenas manos</h1>${prose('es', 1, 2)}`)),
      '/tratamientos/': clinic('Tratamientos', widget(prose('es', 3, 2))),
      '/equipo/': clinic(
        'Nuestro equipo',
        [
          '<h3>Dra. Lucía Arribas Soto</h3><p>Directora médica. Nº col. 28004881</p>',
          `<h3>Teresa Vallejo</h3><p>Gerente de clínica</p><p>${cloudflared('gerencia@clinicadentalarribas.test', 0x17)}</p>`,
          '<h3>Dr. Andrés Lomas</h3><p>Ortodoncista. Nº col. 28007123</p>',
        ]
          .map((html) => widget(html, 'image-box'))
          .join(''),
      ),
      '/contacto/': clinic(
        'Pide cita',
        widget(
          `<p>C/ Ficticia 48, bajo, 28015 Madrid</p><p>(+34) 91 555 01 23</p><p>${cloudflared('citas@clinicadentalarribas.test', 0x88)}</p><p>Colegio de Odontólogos: info@colegio-odontologos.test</p>`,
        ),
      ),
    },
    asked: 'office',
    best: ['gerencia@clinicadentalarribas.test'],
    fine: ['citas@clinicadentalarribas.test'],
    never: ['info@colegio-odontologos.test'],
    phones: ['+34915550123', '+34655501234'],
    people: [
      { name: 'Teresa Vallejo', role: 'Gerente de clínica', email: 'gerencia@clinicadentalarribas.test' },
      { name: 'Lucía Arribas Soto', role: 'Directora médica' },
      { name: 'Andrés Lomas', role: 'Ortodoncista' },
    ],
  },
  {
    host: 'www.escuelademusicasol.test',
    language: 'es',
    country: 'ES',
    kind: 'jimdo',
    about:
      'no address of mail, only a form and a number with a country code in brackets; teachers named with instruments',
    pages: {
      '/': music('Inicio', `<h1>Aprende tocando</h1>${prose('es', 0, 1)}`),
      '/clases/': music('Clases', '<p>Grupo 48 € / mes, individual 88 € / mes</p>'),
      '/profesores/': music(
        'Profesores',
        '<p><b>Marisa Quirós</b> – directora y profesora de piano</p><p><b>Esteban Vela</b> – guitarra</p>',
      ),
      '/contacto/': music(
        'Contacto',
        '<form class="cc-m-form"><input type="text" placeholder="E-Mail *"></form><p>Llámanos: (+34) 655.501.260</p>',
      ),
      '/about/': music('Aviso legal', '<p>Asociación Sol, CIF G48812304, Valladolid</p>'),
    },
    asked: 'owner',
    phones: ['+34655501260'],
    people: [
      { name: 'Marisa Quirós', role: 'directora y profesora de piano' },
      { name: 'Esteban Vela', role: 'guitarra' },
    ],
  },
  {
    host: 'www.solnorte.test',
    language: 'es',
    country: 'ES',
    kind: 'react',
    about:
      'an empty root and JSON-LD with an employee; its maker as creator of the site; other paths are 404',
    pages: { '/': solar('Placas solares en Asturias', '') },
    asked: 'operations',
    best: ['covadonga@solnorte.test'],
    fine: ['hola@solnorte.test'],
    never: ['info@pixelastur.test', '+34985055990'],
    phones: ['+34985055140', '+34985055141'],
    people: [
      {
        name: 'Covadonga Prieto',
        role: 'Directora de operaciones',
        email: 'covadonga@solnorte.test',
        phone: '+34985055141',
      },
    ],
  },
]
