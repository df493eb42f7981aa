import { squarespace } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import {
  astra,
  bootstrap,
  container,
  iconList,
  prestashop,
  row,
  wordpressRobots,
  wpbakery,
} from './frames.ts'

const machining = astra({
  host: 'www.mecanizadosurrutibe.test',
  language: 'es',
  name: 'Mecanizados Urrutibe',
  top: '<div class="ast-header-html"><a href="tel:+34944055012">944 055 012</a></div>',
  nav: {
    '/': 'Inicio',
    '/empresa/': 'Empresa',
    '/maquinaria/': 'Maquinaria',
    '/contacto/': 'Contacto',
  },
  foot: '<p>Mecanizados Urrutibe, S.L.</p><p><a href="https://www.mecanizadosurrutibe.test/aviso-legal/">Aviso legal</a> | <a href="https://www.mecanizadosurrutibe.test/politica-de-privacidad/">Política de privacidad</a> | <a href="https://www.mecanizadosurrutibe.test/politica-de-cookies/">Política de cookies</a></p><p>Empresa beneficiaria del programa Kit Digital, financiado por los fondos Next Generation EU</p>',
})

const photographer = squarespace({
  host: 'www.martaquiroga.test',
  language: 'es',
  name: 'Marta Quiroga',
  nav: { '/': 'Bodas', '/retratos': 'Retratos', '/sobre-mi': 'Sobre mí', '/hablemos': 'Hablemos' },
  foot: '<p>© Marta Quiroga Fotografía, A Coruña</p><p><a href="https://www.instagram.com/martaquiroga.fotos">Instagram</a></p>',
})

const oils = prestashop({
  host: 'www.almazarasierratejeda.test',
  language: 'es',
  name: 'Almazara Sierra Tejeda',
  top: 'Atención al cliente: <span>952 055 481</span>',
  nav: {
    '/3-aceites': 'Aceites',
    '/4-lotes': 'Lotes regalo',
    '/content/4-sobre-nosotros': 'Sobre nosotros',
    '/contactenos': 'Contacto',
  },
  foot: '<div class="block-contact col-md-3 links wrapper"><p class="h4 text-uppercase block-contact-title">Información de la tienda</p><div>Almazara Sierra Tejeda S.C.A.<br>Ctra. de Alcaucín, km 2<br>29711 Alcaucín (Málaga)<br>Llámenos: <span>952 055 481</span><br>WhatsApp: <a href="https://wa.me/34600055481">600 055 481</a><br>Envíenos un correo electrónico: <a href="mailto:tienda@almazarasierratejeda.test" class="dropdown">tienda@almazarasierratejeda.test</a></div></div><div class="col-md-3 links"><ul><li><a href="https://www.almazarasierratejeda.test/content/2-aviso-legal">Aviso legal</a></li><li><a href="https://www.almazarasierratejeda.test/content/5-envios">Envíos y devoluciones</a></li></ul></div>',
})

const packaging = wpbakery({
  host: 'www.empaquesbajionorte.test',
  language: 'es',
  name: 'Empaques del Bajío Norte',
  top: '<span>Tel. (477) 505 48 12</span> <span>ventas@empaquesbajionorte.test</span>',
  nav: {
    '/': 'Inicio',
    '/nosotros/': 'Nosotros',
    '/productos/': 'Productos',
    '/contacto/': 'Contacto',
    '/aviso-de-privacidad/': 'Aviso de privacidad',
  },
  foot: '<p>Empaques del Bajío Norte, S.A. de C.V.<br>Blvd. Aeropuerto 4812, Col. Predio El Jagüey<br>37668 León, Gto.</p>',
})

const bookkeepers = bootstrap({
  host: 'ferreyraasociados.test',
  language: 'es',
  name: 'Estudio Ferreyra & Asociados',
  top: '<div><i class="bi bi-clock"></i> Lunes a viernes de 9 a 17 hs</div>',
  nav: {
    '/': 'Inicio',
    '/servicios.html': 'Servicios',
    '/equipo.html': 'Equipo',
    '/contacto.html': 'Contacto',
  },
  foot: '<h3>Estudio Ferreyra &amp; Asociados</h3><p>Av. Colón 1481, piso 3, of. B<br>X5000 Córdoba, Argentina<br><br><strong>Teléfono:</strong> (0351) 405-4812<br><strong>Email:</strong> estudio@ferreyraasociados.test</p>',
})
const partner = (name: string, role: string) =>
  `<div class="col-lg-3 col-md-6 d-flex align-items-stretch"><div class="member" data-aos="fade-up"><div class="member-img"><img src="assets/img/team/team-1.jpg" class="img-fluid" alt=""><div class="social"><a href=""><i class="bi bi-linkedin"></i></a></div></div><div class="member-info"><h4>${name}</h4><span>${role}</span></div></div></div>`

export const spanish: readonly Site[] = [
  {
    host: 'mecanizadosurrutibe.test',
    alias: ['www.mecanizadosurrutibe.test'],
    language: 'es',
    country: 'ES',
    kind: 'elementor',
    about: 'a workshop with departments on its contact page; the legal notice is the usual one',
    asked: 'procurement',
    pages: {
      '/robots.txt': wordpressRobots('www.mecanizadosurrutibe.test'),
      '/': machining(
        'Mecanizado de precisión en Bizkaia',
        `${container('<h1 class="elementor-heading-title">Mecanizado de precisión</h1>', 'heading')}${container(prose('es', 3, 1))}`,
      ),
      '/empresa/': machining(
        'Empresa',
        `${container(prose('es', 0, 1))}${container('<h2>Equipo</h2><p><strong>Iñaki Urrutibe</strong>, gerente<br><strong>Leire Zabaleta</strong>, responsable de compras<br><strong>Jon Ander Ibarra</strong>, jefe de producción</p>')}`,
      ),
      '/maquinaria/': machining(
        'Maquinaria',
        container(
          '<table><tbody><tr><td>Centro de mecanizado 5 ejes</td><td>X 1.200 / Y 800 / Z 600</td></tr><tr><td>Torno CNC</td><td>Ø 481 x 1.250 mm</td></tr></tbody></table>',
        ),
      ),
      '/contacto/': machining(
        'Contacto',
        `${container(iconList('Polígono Industrial Ugaldeguren II, parcela 48, 48170 Zamudio (Bizkaia)', '<a href="tel:+34944055012">944 055 012</a>', '<a href="mailto:info@mecanizadosurrutibe.test">info@mecanizadosurrutibe.test</a>'), 'icon-list')}${container('<p>Ofertas: <a href="mailto:comercial@mecanizadosurrutibe.test">comercial@mecanizadosurrutibe.test</a></p><p>Compras: <a href="mailto:compras@mecanizadosurrutibe.test">compras@mecanizadosurrutibe.test</a></p><p>Trabaja con nosotros: <a href="mailto:rrhh@mecanizadosurrutibe.test">rrhh@mecanizadosurrutibe.test</a></p>')}`,
      ),
      '/aviso-legal/': machining(
        'Aviso legal',
        container(
          '<h1>Aviso legal</h1><p>En cumplimiento del artículo 10 de la Ley 34/2002, de 11 de julio (LSSI-CE), se informa: Mecanizados Urrutibe, S.L., NIF B48812304, con domicilio en Polígono Industrial Ugaldeguren II, parcela 48, 48170 Zamudio (Bizkaia). Inscrita en el Registro Mercantil de Bizkaia, tomo 4812, folio 30, hoja BI-48123. Teléfono: 944 055 012. Correo electrónico: info@mecanizadosurrutibe.test.</p>',
        ),
      ),
      '/politica-de-privacidad/': machining(
        'Política de privacidad',
        container(
          '<p>Responsable: Mecanizados Urrutibe, S.L. Puede ejercer sus derechos en info@mecanizadosurrutibe.test y reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).</p>',
        ),
      ),
    },
    best: ['compras@mecanizadosurrutibe.test'],
    fine: ['info@mecanizadosurrutibe.test', 'comercial@mecanizadosurrutibe.test'],
    phones: ['+34944055012'],
    people: [
      { name: 'Leire Zabaleta', role: 'responsable de compras' },
      { name: 'Iñaki Urrutibe', role: 'gerente' },
      { name: 'Jon Ander Ibarra', role: 'jefe de producción' },
    ],
  },
  {
    host: 'martaquiroga.test',
    alias: ['www.martaquiroga.test'],
    language: 'es',
    country: 'ES',
    kind: 'squarespace',
    about: 'a photographer who is written to by a form alone',
    asked: 'owner',
    pages: {
      '/': photographer(
        'Fotografía de bodas en Galicia',
        '<h1>Historias que se quedan</h1><p>Reportajes de boda en Galicia y donde haga falta. Temporada 2026 casi completa.</p>',
      ),
      '/retratos': photographer('Retratos', '<p>Sesión de una hora, 12 imágenes: 180 €</p>'),
      '/sobre-mi': photographer(
        'Sobre mí',
        '<h2>Hola, soy Marta Quiroga</h2><p>Fotógrafa desde 2012. Me gusta la luz de la tarde, el mar y llegar pronto a los sitios. Formada con el maestro Anxo Rial, he expuesto en Vigo y en Oporto.</p>',
      ),
      '/hablemos': photographer(
        'Hablemos',
        '<h2>Hablemos</h2><p>Cuéntame tu boda y te respondo en 48 horas.</p><div class="sqs-block form-block"><form autocomplete="on" method="POST"><div class="form-item field email"><label class="title" for="email-yui">Correo electrónico <span class="required">*</span></label><input class="field-element" id="email-yui" name="email" type="email" spellcheck="false" placeholder="tunombre@correo.test"></div><div class="form-item field phone"><label>Teléfono</label><input type="tel" placeholder="600 000 000"></div><input class="button sqs-system-button" type="submit" value="Enviar"></form></div>',
      ),
    },
    never: ['owner-of-template@example.com', 'tunombre@correo.test', '+34600000000'],
    people: [{ name: 'Marta Quiroga', role: 'Fotógrafa' }],
    strangers: ['Anxo Rial'],
  },
  {
    host: 'almazarasierratejeda.test',
    alias: ['www.almazarasierratejeda.test'],
    language: 'es',
    country: 'ES',
    kind: 'prestashop',
    about:
      "an oil mill's shop: WhatsApp, a carrier's number with the parcels, a regional office in the legal notice",
    asked: 'marketing',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: '# robots.txt automatically generated by PrestaShop e-commerce open-source solution\nUser-agent: *\nAllow: */modules/*.css\nDisallow: /*?order=\nDisallow: /*controller=cart\nDisallow: */classes/\n',
      },
      '/': oils(
        'Aceite de oliva virgen extra',
        `<div id="custom-text"><h2>Directo del molino</h2>${prose('es', 0, 1)}</div><section class="featured-products"><article class="product-miniature" data-id-product="12"><h3 class="h3 product-title">AOVE Verdial 5 L</h3><span class="price">48,12 €</span><span>Ref. 8437004812307</span></article></section>`,
      ),
      '/content/4-sobre-nosotros': oils(
        'Sobre nosotros',
        '<p>Cooperativa fundada en 1962 por 48 familias de Alcaucín. Hoy sumamos 312 socios.</p><p>Presidente: Antonio Godoy Luque<br>Maestra de almazara: Rocío Palma<br>Comunicación y marketing: Elena Cazorla (<a href="mailto:comunicacion@almazarasierratejeda.test">comunicacion@almazarasierratejeda.test</a>)</p>',
      ),
      '/content/5-envios': oils(
        'Envíos y devoluciones',
        '<p>Enviamos con Trasmar Express en 48/72 horas. Para incidencias con la entrega puede llamar a Trasmar Express al 902 055 400 indicando su número de seguimiento.</p><p>Devoluciones en 14 días: tienda@almazarasierratejeda.test</p>',
      ),
      '/content/2-aviso-legal': oils(
        'Aviso legal',
        '<p>Titular: Almazara Sierra Tejeda, Sociedad Cooperativa Andaluza. CIF F29048812. Registro de Cooperativas de Andalucía MARCA 04812. Teléfono 952 055 481. Correo: tienda@almazarasierratejeda.test</p><p>Delegado de Protección de Datos: Protegia Consultores, dpd@protegia.test</p><p>Diseño web: Cal y Canto Estudio – hola@calycanto.test – 951 055 300</p><p>Actuación subvencionada por la Junta de Andalucía.</p>',
      ),
      '/contactenos': oils(
        'Contacto',
        '<section class="contact-form"><form action="https://www.almazarasierratejeda.test/contactenos" method="post"><select name="id_contact"><option value="2">Servicio al cliente</option><option value="1">Webmaster</option></select><input class="form-control" name="from" type="email" placeholder="su@correo.test"><textarea name="message" placeholder="¿Cómo podemos ayudarle?"></textarea></form></section>',
      ),
    },
    best: ['comunicacion@almazarasierratejeda.test'],
    fine: ['tienda@almazarasierratejeda.test'],
    never: ['dpd@protegia.test', 'hola@calycanto.test', 'su@correo.test', '+34902055400', '+34951055300'],
    phones: ['+34952055481', '+34600055481'],
    people: [
      {
        name: 'Elena Cazorla',
        role: 'Comunicación y marketing',
        email: 'comunicacion@almazarasierratejeda.test',
      },
      { name: 'Antonio Godoy Luque', role: 'Presidente' },
      { name: 'Rocío Palma', role: 'Maestra de almazara' },
    ],
  },
  {
    host: 'empaquesbajionorte.test',
    alias: ['www.empaquesbajionorte.test'],
    language: 'es',
    country: 'MX',
    kind: 'wpbakery',
    about: 'a maker of packaging with a person for each field, extensions and a mobile for messages',
    asked: 'procurement',
    pages: {
      '/robots.txt': wordpressRobots('www.empaquesbajionorte.test'),
      '/': packaging('Cajas y empaques de cartón', row(`<h1>Soluciones de empaque</h1>${prose('es', 3, 1)}`)),
      '/nosotros/': packaging(
        'Nosotros',
        row(
          '<h2>Misión</h2><p>Ser el proveedor de empaque más confiable del Bajío.</p>',
          '<h2>Dirección general</h2><p>Ing. Rodolfo Arreguín Mena, Director General</p>',
        ),
      ),
      '/productos/': packaging(
        'Productos',
        row('<ul><li>Caja regular</li><li>Caja suajada</li><li>Lámina y separadores</li></ul>'),
      ),
      '/contacto/': packaging(
        'Contacto',
        row(
          '<h3>Oficinas y planta</h3><p>Blvd. Aeropuerto 4812, Col. Predio El Jagüey, 37668 León, Gto.</p><p>Conmutador: <a href="tel:+524775054812">(477) 505 48 12</a> y 505 48 13<br>WhatsApp: <a href="https://api.whatsapp.com/send?phone=524775054899">477 505 48 99</a></p>',
          '<h3>Ventas</h3><p>Lic. Gabriela Ponce<br>Gerente de Ventas<br>Ext. 110<br>ventas@empaquesbajionorte.test</p><h3>Compras</h3><p>C.P. Héctor Villaseñor<br>Gerente de Compras<br>Ext. 122<br>compras@empaquesbajionorte.test</p><h3>Recursos Humanos</h3><p>Lic. Diana Murillo<br>Jefa de Recursos Humanos<br>Ext. 130<br>rh@empaquesbajionorte.test</p>',
        ),
      ),
      '/aviso-de-privacidad/': packaging(
        'Aviso de privacidad',
        row(
          '<p>Empaques del Bajío Norte, S.A. de C.V. es responsable del tratamiento de sus datos personales. Derechos ARCO: privacidad@empaquesbajionorte.test.</p>',
        ),
      ),
    },
    best: ['compras@empaquesbajionorte.test'],
    fine: ['ventas@empaquesbajionorte.test', 'rh@empaquesbajionorte.test'],
    phones: ['+524775054812', '+524775054813', '+524775054899'],
    people: [
      { name: 'Héctor Villaseñor', role: 'Gerente de Compras', email: 'compras@empaquesbajionorte.test' },
      {
        name: 'C.P. Héctor Villaseñor',
        role: 'Gerente de Compras',
        email: 'compras@empaquesbajionorte.test',
      },
      { name: 'Gabriela Ponce', role: 'Gerente de Ventas', email: 'ventas@empaquesbajionorte.test' },
      { name: 'Diana Murillo', role: 'Jefa de Recursos Humanos', email: 'rh@empaquesbajionorte.test' },
      { name: 'Rodolfo Arreguín Mena', role: 'Director General' },
    ],
  },
  {
    host: 'ferreyraasociados.test',
    alias: ['www.ferreyraasociados.test'],
    language: 'es',
    country: 'AR',
    kind: 'bootstrap',
    about: 'bookkeepers with a bought template, the partners on cards',
    asked: 'owner',
    pages: {
      '/': bookkeepers(
        'Contadores públicos en Córdoba',
        `<section id="hero"><h1>Números claros</h1></section><section>${prose('es', 1, 1)}</section>`,
      ),
      '/servicios.html': bookkeepers(
        'Servicios',
        '<section class="services"><div class="icon-box"><h4>Impuestos</h4><p>Ganancias, IVA, Monotributo</p></div><div class="icon-box"><h4>Sueldos</h4><p>Liquidación y F. 931</p></div></section>',
      ),
      '/equipo.html': bookkeepers(
        'Equipo',
        `<section id="team" class="team"><div class="row">${partner('Cr. Osvaldo Ferreyra', 'Socio fundador')}${partner('Cra. Luciana Ferreyra', 'Socia')}${partner('Cr. Matías Oviedo', 'Responsable de impuestos')}${partner('Silvina Bustos', 'Administración')}</div></section>`,
      ),
      '/contacto.html': bookkeepers(
        'Contacto',
        '<section id="contact" class="contact"><div class="row"><div class="col-lg-6"><div class="info-box mb-4"><i class="bx bx-map"></i><h3>Dirección</h3><p>Av. Colón 1481, piso 3, of. B, Córdoba</p></div></div><div class="col-lg-3"><div class="info-box mb-4"><i class="bx bx-envelope"></i><h3>Email</h3><p>estudio@ferreyraasociados.test</p></div></div><div class="col-lg-3"><div class="info-box mb-4"><i class="bx bx-phone-call"></i><h3>Teléfono</h3><p>(0351) 405-4812</p></div></div></div><iframe src="https://www.google.com/maps/embed?pb=!1m14!1m8!1m3!1d13619.481230481!2d-64.1988!3d-31.4096"></iframe></section>',
      ),
    },
    best: ['estudio@ferreyraasociados.test'],
    phones: ['+543514054812'],
    people: [
      { name: 'Osvaldo Ferreyra', role: 'Socio fundador' },
      { name: 'Cr. Osvaldo Ferreyra', role: 'Socio fundador' },
      { name: 'Luciana Ferreyra', role: 'Socia' },
      { name: 'Cra. Luciana Ferreyra', role: 'Socia' },
      { name: 'Matías Oviedo', role: 'Responsable de impuestos' },
      { name: 'Cr. Matías Oviedo', role: 'Responsable de impuestos' },
      { name: 'Silvina Bustos', role: 'Administración' },
    ],
  },
]
