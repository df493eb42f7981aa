import { entities } from '../disguises.ts'
import { emptyRoot, joomla, jsonLd, squarespace, webflow, wix, wixText } from '../frames.ts'
import type { Site } from '../site.ts'
import { percentLink } from './disguises.ts'
import { bootstrap, others, prestashop, wpbakery } from './frames.ts'
import { filler } from './prose.ts'

const bakery = wix({
  host: 'www.obradormaruja.test',
  language: 'es',
  name: 'Obrador Maruja',
  nav: { '/': 'Inicio', '/panes': 'Panes', '/contacto': 'Contacto' },
})

const cranes = wpbakery(
  {
    host: 'gruasherrero.test',
    language: 'es',
    name: 'Grúas Herrero',
    nav: {
      '/': 'Inicio',
      '/maquinaria/': 'Maquinaria',
      '/organigrama/': 'Organigrama',
      '/contacto/': 'Contacto',
      '/politica-de-privacidad/': 'Privacidad',
    },
    foot: '<p>Diseño web: <a href="mailto:hola@estudiolimon.test">Estudio Limón</a></p>',
  },
  '<span>Servicio 24 h: 976 055 480</span>',
)

const bodega = squarespace({
  host: 'www.bodegalarrain.test',
  language: 'es',
  name: 'Bodega Larráin',
  nav: { '/': 'Bodega', '/vinos': 'Vinos', '/visitas': 'Visitas', '/aviso-legal': 'Aviso legal' },
})

const packaging = webflow({
  host: 'www.empaquesdelbajio.test',
  language: 'es',
  name: 'Empaques del Bajío',
  nav: {
    '/': 'Inicio',
    '/productos': 'Productos',
    '/directorio': 'Directorio',
    '/aviso-de-privacidad': 'Aviso de privacidad',
  },
})

const accountants = joomla({
  host: 'www.estudioferreyra.test',
  language: 'es',
  name: 'Estudio Ferreyra y Asociados',
  nav: { '/': 'Inicio', '/profesionales': 'Profesionales', '/contactenos': 'Contáctenos' },
  foot: '<p>Hosting por DonServer - ventas@donserver.test</p>',
})

const vets = emptyRoot({
  host: 'www.veterinariabigotes.test',
  language: 'es',
  name: 'Clínica Veterinaria Bigotes',
  nav: {},
  head: jsonLd({
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    name: 'Clínica Veterinaria Bigotes',
    email: 'hola@veterinariabigotes.test',
    telephone: '+34 983 055 480',
    faxNumber: '+34 983 055 481',
    department: [{ '@type': 'MedicalClinic', name: 'Urgencias', telephone: '+34 655 501 480' }],
    founder: { '@type': 'Person', name: 'Begoña Tordesillas', jobTitle: 'Directora veterinaria' },
    review: [
      {
        '@type': 'Review',
        author: {
          '@type': 'Person',
          name: 'Ramiro Paredes',
          jobTitle: 'Cliente',
          email: 'ramiro@correo.test',
        },
        reviewRating: { '@type': 'Rating', ratingValue: '5' },
      },
    ],
  }),
})

const hardware = prestashop(
  {
    host: 'ferreterialacentral.test',
    language: 'es',
    name: 'Ferretería La Central',
    nav: {
      '/3-herramientas': 'Herramientas',
      '/content/1-entrega': 'Entrega',
      '/content/5-la-empresa': 'La empresa',
    },
  },
  'Ferretería La Central, C/ Mayor 48, Gijón<br />Llámenos: <b>985.05.54.80</b><br />E-mail: <b>tienda@ferreterialacentral.test</b>',
)

const physio = bootstrap({
  host: 'fisiolaisla.test',
  language: 'es',
  name: 'Fisio La Isla',
  nav: { 'index.html': 'Inicio', 'contacto.html': 'Contacto' },
})

export const spanish: readonly Site[] = [
  {
    host: 'www.obradormaruja.test',
    language: 'es',
    country: 'ES',
    kind: 'wix',
    about: 'a plain contact page with a landline and an address; the owner in a sentence',
    pages: {
      '/': bakery(
        'Pan de verdad',
        wixText('Masa madre desde 1961', 'Maruja Ordóñez, propietaria y panadera') + filler('es', 0, 1),
      ),
      '/panes': bakery('Panes', wixText('Hogaza 1 kg 4,80 €', 'Centeno 800 g 5,50 €')),
      '/contacto': bakery(
        'Contacto',
        wixText(
          'Calle Inventada 48, 37001 Salamanca',
          'Teléfono: 923 055 480',
          '<a href="mailto:pan@obradormaruja.test" data-auto-recognition="true">pan@obradormaruja.test</a>',
          'Abierto de martes a domingo, 7:30 - 14:30',
        ),
      ),
    },
    asked: 'owner',
    best: ['pan@obradormaruja.test'],
    never: ['name@example.com'],
    phones: ['+34923055480'],
    people: [{ name: 'Maruja Ordóñez', role: 'propietaria y panadera' }],
  },
  {
    host: 'gruasherrero.test',
    language: 'es',
    country: 'ES',
    kind: 'wpbakery',
    about:
      'an organisation chart in nested lists; a round-the-clock number in the bar above; an officer for data outside',
    pages: {
      '/': cranes('Grúas y transportes especiales', `<h1>Lo pesado, fácil</h1>${filler('es', 0, 2)}`),
      '/maquinaria/': cranes('Maquinaria', '<p>Autogrúa 48 t, pluma de 40,5 m, matrícula E-4881-BBB</p>'),
      '/organigrama/': cranes(
        'Organigrama',
        '<ul><li>Gerente: Fermín Herrero<ul><li>Jefe de compras y parque: Óscar Bellido (obellido@gruasherrero.test, ext. 21)</li><li>Jefa de administración: Pilar Gascón (administracion@gruasherrero.test, ext. 22)</li></ul></li></ul>',
      ),
      '/contacto/': cranes(
        'Contacto',
        '<p>Polígono Malpica, calle F, nave 48, 50016 Zaragoza</p><p>Tfno. 976 055 480 / 976 055 481<br>Fax 976 055 482<br>gruas@gruasherrero.test</p>',
      ),
      '/politica-de-privacidad/': cranes(
        'Privacidad',
        '<p>Delegada de protección de datos: Lourdes Amat, lamat@protecdatos.test, 600 055 480</p>',
      ),
    },
    asked: 'procurement',
    best: ['obellido@gruasherrero.test'],
    fine: ['gruas@gruasherrero.test', 'administracion@gruasherrero.test'],
    never: [...others, 'hola@estudiolimon.test', 'lamat@protecdatos.test', '+34976055482', '+34600055480'],
    phones: ['+34976055480', '+34976055481'],
    people: [
      {
        name: 'Óscar Bellido',
        role: 'Jefe de compras y parque',
        email: 'obellido@gruasherrero.test',
        phone: '+34976055480',
      },
      { name: 'Fermín Herrero', role: 'Gerente' },
      {
        name: 'Pilar Gascón',
        role: 'Jefa de administración',
        email: 'administracion@gruasherrero.test',
        phone: '+34976055480',
      },
    ],
    strangers: ['Lourdes Amat'],
  },
  {
    host: 'www.bodegalarrain.test',
    language: 'es',
    country: 'ES',
    kind: 'squarespace',
    about:
      'contact in the legal notice alone, in references and percents; importers abroad named with theirs',
    pages: {
      '/': bodega('Bodega', filler('es', 0, 1)),
      '/vinos': bodega(
        'Vinos',
        '<p>Importer UK: Cork &amp; Barrel, 020 7946 0480, trade@corkandbarrel.test. Importeur DE: Rebstock, 040 66969 480, wein@rebstock.test</p>',
      ),
      '/visitas': bodega(
        'Visitas',
        '<p>Enóloga: Miren Larráin. Visitas los sábados a las 11:30, 18 € por persona.</p>',
      ),
      '/aviso-legal': bodega(
        'Aviso legal',
        `<p>En cumplimiento de la Ley 34/2002: Bodega Larráin S.L., NIF B48812304, Registro Mercantil de Navarra, tomo 488, folio 123, hoja NA-4881. Administrador único: Josu Larráin. Teléfono ${entities('948 055 480')}. ${percentLink('bodega@bodegalarrain.test', 'Escríbanos')}.</p>`,
      ),
    },
    asked: 'owner',
    best: ['bodega@bodegalarrain.test'],
    never: [
      'trade@corkandbarrel.test',
      'wein@rebstock.test',
      'owner-of-template@example.com',
      '+442079460480',
      '+494066969480',
    ],
    phones: ['+34948055480'],
    people: [
      { name: 'Josu Larráin', role: 'Administrador único' },
      { name: 'Miren Larráin', role: 'Enóloga' },
    ],
  },
  {
    host: 'empaquesdelbajio.test',
    alias: ['www.empaquesdelbajio.test'],
    language: 'es',
    country: 'MX',
    kind: 'webflow',
    about: 'a directory of areas with Mexican numbers and extensions; a free number; a theme’s placeholder',
    pages: {
      '/': packaging('Empaque flexible', `<div class="section">${filler('es', 0, 1)}</div>`),
      '/productos': packaging('Productos', '<p>Bobina 48 x 60 cm, calibre 200, clave 488-1230-477</p>'),
      '/directorio': packaging(
        'Directorio',
        '<div class="w-layout-grid"><div><h4>Compras</h4><p>Lic. Ximena Arredondo</p><p>xarredondo@empaquesdelbajio.test</p><p>(477) 055 4812 ext. 105</p></div><div><h4>Ventas</h4><p>Ing. Rodolfo Cantú</p><p>ventas@empaquesdelbajio.test</p></div><div><h4>Dirección general</h4><p>Ing. Héctor Villalpando</p></div></div><p>Conmutador +52 477 055 4810. Lada sin costo 800 055 4812.</p><p>correo@tudominio.test</p>',
      ),
      '/aviso-de-privacidad': packaging(
        'Aviso de privacidad',
        '<p>Derechos ARCO: privacidad@empaquesdelbajio.test. Autoridad: 800 055 4324, atencion@transparencia.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['xarredondo@empaquesdelbajio.test'],
    fine: ['ventas@empaquesdelbajio.test'],
    never: ['correo@tudominio.test', 'atencion@transparencia.test', '+528000554324'],
    phones: ['+524770554810', '+524770554812', '+528000554812'],
    people: [
      {
        name: 'Ximena Arredondo',
        role: 'Compras',
        email: 'xarredondo@empaquesdelbajio.test',
        phone: '+524770554812',
      },
      { name: 'Rodolfo Cantú', role: 'Ventas', email: 'ventas@empaquesdelbajio.test' },
      { name: 'Héctor Villalpando', role: 'Dirección general' },
    ],
  },
  {
    host: 'www.estudioferreyra.test',
    language: 'es',
    country: 'AR',
    kind: 'joomla',
    about:
      'Argentine numbers with lines and WhatsApp; partners with CPA volumes; (arroba) in the text; the host in each footer',
    pages: {
      '/': accountants('Estudio contable', filler('es', 0, 1)),
      '/profesionales': accountants(
        'Profesionales',
        '<p><b>Dr. Norberto Ferreyra</b> - Contador Público, socio fundador (T° 48 F° 123)</p><p><b>Dra. Graciela Iturralde</b> - Socia, impuestos</p><p><b>Nahuel Sosa</b> - Administración de la oficina</p>',
      ),
      '/contactenos': accountants(
        'Contáctenos',
        '<p>Av. Inventada 488, piso 12 “B”, C1048 CABA</p><p>Tel./Fax: (011) 4055-4812 (líneas rotativas)</p><p>estudio (arroba) estudioferreyra.test</p><p><a href="https://wa.me/5491150554812">WhatsApp</a></p>',
      ),
    },
    asked: 'office',
    best: ['estudio@estudioferreyra.test'],
    never: ['ventas@donserver.test'],
    phones: ['+541140554812', '+5491150554812'],
    people: [
      { name: 'Nahuel Sosa', role: 'Administración de la oficina' },
      { name: 'Norberto Ferreyra', role: 'Contador Público, socio fundador' },
      { name: 'Graciela Iturralde', role: 'Socia, impuestos' },
    ],
  },
  {
    host: 'www.veterinariabigotes.test',
    language: 'es',
    country: 'ES',
    kind: 'react',
    about: 'an empty root; JSON-LD of two types with an emergency department, a fax and a reviewer’s address',
    pages: Object.fromEntries(
      ['/', '/contacto', '/equipo'].map((path) => [path, vets('Veterinarios en Valladolid', '')]),
    ),
    asked: 'owner',
    best: ['hola@veterinariabigotes.test'],
    never: ['ramiro@correo.test', '+34983055481'],
    phones: ['+34983055480', '+34655501480'],
    people: [{ name: 'Begoña Tordesillas', role: 'Directora veterinaria' }],
    strangers: ['Ramiro Paredes'],
  },
  {
    host: 'ferreterialacentral.test',
    language: 'es',
    country: 'ES',
    kind: 'prestashop',
    about: 'a shop; its address and number in each footer; the carrier’s help on the page about delivery',
    pages: {
      '/': hardware('Ferretería en Gijón', filler('es', 1, 1)),
      '/3-herramientas': hardware('Herramientas', '<p>Llave 48 mm, EAN 8448812304771, 23,04 €</p>'),
      '/content/1-entrega': hardware(
        'Entrega',
        '<p>Seguimiento con Portes Ágiles: 902 055 480, ayuda@portesagiles.test</p>',
      ),
      '/content/5-la-empresa': hardware(
        'La empresa',
        '<p>Encargada de compras: Azucena Riestra. Gerencia: Xuan Riestra.</p>',
      ),
    },
    asked: 'procurement',
    best: ['tienda@ferreterialacentral.test'],
    never: [...others, 'ayuda@portesagiles.test', 'jane@example.com', '+34902055480'],
    phones: ['+34985055480'],
    people: [
      { name: 'Azucena Riestra', role: 'Encargada de compras' },
      { name: 'Xuan Riestra', role: 'Gerencia' },
    ],
  },
  {
    host: 'fisiolaisla.test',
    language: 'es',
    country: 'ES',
    kind: 'bootstrap',
    about: 'a bought template of two pages; a plain contact page',
    pages: {
      '/': physio('Fisioterapia en Cádiz', filler('es', 0, 2)),
      '/index.html': physio('Fisioterapia en Cádiz', filler('es', 0, 2)),
      '/contacto.html': physio(
        'Contacto',
        '<p>Avda. Inventada 48, 11010 Cádiz</p><p>Tel: 956 055 480</p><p>Email: <a href="mailto:cita@fisiolaisla.test">cita@fisiolaisla.test</a></p><p>Elena Barrios, directora</p>',
      ),
    },
    asked: 'owner',
    best: ['cita@fisiolaisla.test'],
    never: ['templates@bootlab.test'],
    phones: ['+34956055480'],
    people: [{ name: 'Elena Barrios', role: 'directora' }],
  },
]
