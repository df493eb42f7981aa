import { cloudflared } from '../disguises.ts'
import {
  divi,
  diviPerson,
  elementor,
  emptyRoot,
  gutenberg,
  jimdo,
  joomla,
  jsonLd,
  module_,
  squarespace,
  widget,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const oil = gutenberg({
  host: 'www.almazara-olvera.test',
  language: 'es',
  name: 'Almazara Olvera',
  nav: {
    '/': 'Inicio',
    '/aceites/': 'Aceites',
    '/quienes-somos/': 'Quiénes somos',
    '/contacto/': 'Contacto',
  },
  foot: '<p><a href="/aviso-legal/">Aviso legal</a> · <a href="/politica-de-cookies/">Cookies</a> · Diseño: <a href="https://nube-verde.test">Nube Verde</a> 955 01 00 99</p>',
})

const hostel = wix({
  host: 'www.casaruralelpinar.test',
  language: 'es',
  name: 'Casa Rural El Pinar',
  nav: {
    '/': 'La casa',
    '/habitaciones': 'Habitaciones',
    '/reservas': 'Reservas',
    '/contactar': 'Contactar',
  },
})

const workshop = joomla({
  host: 'www.talleresmendiola.test',
  language: 'es',
  name: 'Talleres Mendiola S.L.',
  nav: { '/': 'Inicio', '/empresa': 'Empresa', '/contacto.html': 'Contacto' },
  foot: '<p>Talleres Mendiola S.L. - CIF B48812304</p>',
})

const freight = divi({
  host: 'transportesbeltran.test',
  language: 'es',
  name: 'Transportes Beltrán',
  nav: {
    '/': 'Inicio',
    '/flota/': 'Flota',
    '/nuestro-equipo/': 'Nuestro equipo',
    '/donde-estamos/': 'Dónde estamos',
  },
  foot: '<p><a href="https://transportesbeltran.test/aviso-legal/">Aviso legal</a></p><p>Marketing online: Clic Clac, hola@clicclac.test, 600 055 599</p>',
})

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
    host: 'almazara-olvera.test',
    alias: ['www.almazara-olvera.test'],
    language: 'es',
    country: 'ES',
    kind: 'gutenberg',
    about:
      'a legal notice with the protection agency’s address; groups of three in numbers; an agency’s number in the footer',
    pages: {
      '/': { status: 301, location: 'https://www.almazara-olvera.test/inicio/' },
      '/inicio/': oil('Aceite de oliva virgen extra', `<h1>Del olivo a la mesa</h1>${prose('es', 0, 2)}`),
      '/aceites/': oil('Aceites', '<p>Picual 500 ml 12,80 € · Hojiblanca 5 L 48,00 €</p>'),
      '/quienes-somos/': oil(
        'Quiénes somos',
        `${prose('es', 1, 1)}<p><strong>Rosario Olvera Jurado</strong>, gerente<br><strong>Paco Lebrija</strong>, maestro de almazara</p>`,
      ),
      '/contacto/': oil(
        'Contacto',
        '<p>Ctra. de Ronda, km 4,8 – 11690 Olvera (Cádiz)</p><p>Tel.: 956 055 123 · Fax: 956 055 124 · Móvil: 655 501 240</p><p>Correo: <a href="mailto:info@almazara-olvera.test">info@almazara-olvera.test</a></p><p>Exportación: export@almazara-olvera.test</p>',
      ),
      '/aviso-legal/': oil(
        'Aviso legal',
        '<p>Titular: Aceites Olvera S.C.A., NIF F48812304. Puede reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, tel. 900 055 183, consultas@proteccion.test. Delegado de protección de datos: dpd@legaldatos.test</p>',
      ),
    },
    asked: 'owner',
    best: ['info@almazara-olvera.test'],
    fine: ['export@almazara-olvera.test'],
    never: [
      'consultas@proteccion.test',
      'dpd@legaldatos.test',
      '+34956055124',
      '+34900055183',
      '+34955010099',
    ],
    phones: ['+34956055123', '+34655501240'],
    people: [
      { name: 'Rosario Olvera Jurado', role: 'gerente' },
      { name: 'Paco Lebrija', role: 'maestro de almazara' },
    ],
  },
  {
    host: 'transportesbeltran.test',
    language: 'es',
    country: 'ES',
    kind: 'divi',
    about:
      'team module; three depots with numbers; an agency’s mobile in each footer; the contact page is "Dónde estamos"',
    pages: {
      '/': freight('Transporte frigorífico', module_(prose('es', 0, 3))),
      '/flota/': freight(
        'Flota',
        module_('<p>48 cabezas tractoras Euro VI, 55 semirremolques, 2.400 m² de almacén.</p>'),
      ),
      '/nuestro-equipo/': freight(
        'Nuestro equipo',
        diviPerson('Vicente Beltrán', 'Director general') +
          diviPerson(
            'Amparo Llorens',
            'Jefa de tráfico',
            '<p><a href="mailto:trafico@transportesbeltran.test">trafico@transportesbeltran.test</a></p><p>96 055 01 60</p>',
          ) +
          diviPerson(
            'Quique Sanchis',
            'Responsable de taller y flota',
            '<p><a href="mailto:taller@transportesbeltran.test">taller@transportesbeltran.test</a></p>',
          ),
      ),
      '/donde-estamos/': freight(
        'Dónde estamos',
        module_(
          '<h3>Central Valencia</h3><p>Tel. 96/055.01.50, Fax 96/055.01.51<br>administracion@transportesbeltran.test</p><h3>Murcia</h3><p>Tel. 968 055 150</p><h3>Zaragoza</h3><p>Tel. 976 055 150</p>',
        ),
      ),
      '/aviso-legal/': freight(
        'Aviso legal',
        module_('<p>Transportes Beltrán S.A., CIF A48812304. Canal de denuncias: etica@canaletico.test</p>'),
      ),
    },
    asked: 'operations',
    best: ['trafico@transportesbeltran.test', 'taller@transportesbeltran.test'],
    fine: ['administracion@transportesbeltran.test'],
    never: ['hola@clicclac.test', 'etica@canaletico.test', '+34600055599', '+34960550151'],
    phones: ['+34960550160', '+34960550150', '+34968055150', '+34976055150'],
    people: [
      {
        name: 'Amparo Llorens',
        role: 'Jefa de tráfico',
        email: 'trafico@transportesbeltran.test',
        phone: '+34960550160',
      },
      {
        name: 'Quique Sanchis',
        role: 'Responsable de taller y flota',
        email: 'taller@transportesbeltran.test',
      },
      { name: 'Vicente Beltrán', role: 'Director general' },
    ],
  },
  {
    host: 'www.casaruralelpinar.test',
    language: 'es',
    country: 'ES',
    kind: 'wix',
    about: 'a free mail address; two mobiles; the tourist office’s number on the page about the region',
    pages: {
      '/': hostel(
        'La casa',
        wixText('Bienvenidos a El Pinar', 'Registro de turismo CR-SO-48/123') + prose('es', 0, 1),
      ),
      '/habitaciones': hostel('Habitaciones', wixText('Doble 68 €', 'Suite 94 €')),
      '/reservas': hostel(
        'Reservas',
        wixText(
          'Entrada desde las 16:00, salida hasta las 11:00.',
          'Oficina de turismo de Soria: 975 055 052',
        ),
      ),
      '/contactar': hostel(
        'Contactar',
        wixText(
          'Charo y Manolo, los propietarios',
          'Charo: 655 50 12 50',
          'Manolo: 655 50 12 51',
          '<a data-auto-recognition="true" href="mailto:casaruralelpinar@gmail.test">casaruralelpinar@gmail.test</a>',
          'Propietaria: Rosario Hontoria',
        ),
      ),
    },
    asked: 'owner',
    best: ['casaruralelpinar@gmail.test'],
    never: ['name@example.com', '+34975055052'],
    phones: ['+34655501250', '+34655501251'],
    people: [{ name: 'Rosario Hontoria', role: 'Propietaria' }],
  },
  {
    host: 'www.talleresmendiola.test',
    language: 'es',
    country: 'ES',
    kind: 'joomla',
    about: 'a page of 404 tells of the host; departments with an address and an extension each',
    pages: {
      '/': workshop('Mecanizado de precisión', prose('es', 3, 3)),
      '/empresa': {
        status: 404,
        body: '<html><body><h1>404</h1><p>Página no encontrada. Soporte: soporte@hostalia-nube.test, 902 055 000</p></body></html>',
      },
      '/contacto.html': workshop(
        'Contacto',
        '<p>Polígono Erandio, pab. 48, 48950 Erandio (Bizkaia)</p><p>Tfno: (94) 405 50 12</p><table><tr><th>Departamento</th><th>Responsable</th><th>Ext.</th><th>E-mail</th></tr><tr><td>Gerencia</td><td>Iñaki Mendiola</td><td>11</td><td>gerencia[arroba]talleresmendiola.test</td></tr><tr><td>Compras</td><td>Nerea Zabala</td><td>14</td><td>compras[arroba]talleresmendiola.test</td></tr><tr><td>Calidad</td><td>Jon Arrizabalaga</td><td>17</td><td>calidad[arroba]talleresmendiola.test</td></tr></table>',
      ),
    },
    asked: 'procurement',
    best: ['compras@talleresmendiola.test'],
    fine: ['gerencia@talleresmendiola.test', 'calidad@talleresmendiola.test'],
    never: ['soporte@hostalia-nube.test', '+34902055000'],
    phones: ['+34944055012'],
    people: [
      {
        name: 'Nerea Zabala',
        role: 'Compras',
        email: 'compras@talleresmendiola.test',
        phone: '+34944055012',
      },
      {
        name: 'Iñaki Mendiola',
        role: 'Gerencia',
        email: 'gerencia@talleresmendiola.test',
        phone: '+34944055012',
      },
      {
        name: 'Jon Arrizabalaga',
        role: 'Calidad',
        email: 'calidad@talleresmendiola.test',
        phone: '+34944055012',
      },
    ],
  },
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
