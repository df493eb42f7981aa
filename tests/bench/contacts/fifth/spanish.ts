import { cloudflared } from '../disguises.ts'
import { divi, elementor, gutenberg, handmade, joomla, module_, widget, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Answer, Site } from '../site.ts'
import { astra, bootstrap } from './westernFrames.ts'

const CONSENT = ['privacy@consentia.test', '+494066969440']

const reforms = elementor({
  host: 'www.reformasaljarafe.test',
  language: 'es',
  name: 'Reformas Aljarafe',
  nav: {
    '/': 'Inicio',
    '/servicios/': 'Servicios',
    '/trabajos/': 'Trabajos',
    '/contacto/': 'Contacto',
  },
  foot: `${widget('<p>Reformas Aljarafe<br>C/ Olivar 22, 41927 Mairena del Aljarafe (Sevilla)</p><ul class="elementor-icon-list-items"><li><a href="tel:+34955062714"><span class="elementor-icon-list-text">955 06 27 14</span></a></li><li><a href="mailto:info@reformasaljarafe.test"><span class="elementor-icon-list-text">info@reformasaljarafe.test</span></a></li></ul><p><a href="https://www.reformasaljarafe.test/aviso-legal/">Aviso legal</a> | <a href="https://www.reformasaljarafe.test/politica-de-privacidad/">Política de privacidad</a></p>')}<a class="joinchat__button" href="https://wa.me/34611055327" target="_blank" rel="nofollow">WhatsApp</a>`,
})

const advisers = gutenberg({
  host: 'www.asesoriaventosinos.test',
  language: 'es',
  name: 'Asesoría Ventosinos',
  nav: {
    '/': 'Inicio',
    '/fiscal/': 'Fiscal',
    '/laboral/': 'Laboral',
    '/equipo/': 'Equipo',
    '/contacto/': 'Contacto',
  },
  foot: '<p>Asesoría Ventosinos, S.L. · Rúa do Progreso 61, 1.º · 32003 Ourense · <a href="tel:988055206">988 05 52 06</a></p><p><a href="https://www.asesoriaventosinos.test/aviso-legal/">Aviso legal</a></p>',
})

const workshop = handmade({
  host: 'www.talleres-otxandio.test',
  language: 'es',
  name: 'Talleres Otxandio, S.L.',
  nav: {
    'index.htm': 'Inicio',
    'empresa.htm': 'Empresa',
    'maquinaria.htm': 'Maquinaria',
    'contacto.htm': 'Contacto',
  },
  foot: 'Talleres Otxandio, S.L. - Pol. Ind. Bakiola, 12 - 48498 Arrankudiaga (Bizkaia) - Tel. 94 605 31 70 - Fax 94 605 31 71',
})
const latin1 = (body: string): Answer => ({ charset: 'latin1', body })

const restaurant = wix({
  host: 'www.casa-moncho-arroces.test',
  language: 'es',
  name: 'Casa Moncho',
  nav: { '/': 'Inicio', '/carta': 'La carta', '/grupos': 'Grupos', '/reservas': 'Reservas' },
  foot: wixText(
    'Passeig de la Marina 40, 46011 València',
    '<a href="tel:+34960550427">960 550 427</a>',
    'Cerrado domingos noche y lunes',
  ),
})

const winery = astra({
  host: 'www.bodegasarrebol.test',
  language: 'es',
  name: 'Bodegas Arrebol',
  nav: {
    '/': 'Inicio',
    '/vinos/': 'Vinos',
    '/la-bodega/': 'La bodega',
    '/distribuidores/': 'Distribuidores',
    '/contacto/': 'Contacto',
  },
  graph: [
    {
      '@type': 'Organization',
      '@id': 'https://www.bodegasarrebol.test/#organization',
      name: 'Bodegas Arrebol',
      url: 'https://www.bodegasarrebol.test/',
    },
  ],
  foot: '<section class="widget"><p>Bodegas Arrebol, S.L.<br>Ctra. de Haro s/n, 26200 Briones (La Rioja)</p><p><a href="https://www.bodegasarrebol.test/aviso-legal/">Aviso legal</a></p></section>',
})

const packaging = divi({
  host: 'www.corrugadosdelbajio.test',
  language: 'es',
  name: 'Corrugados del Bajío',
  nav: {
    '/': 'Inicio',
    '/productos/': 'Productos',
    '/nosotros/': 'Nosotros',
    '/contacto/': 'Contacto',
  },
  foot: '<div class="footer-widget"><p>Empaques y Cartones Corrugados del Bajío, S.A. de C.V.<br>Blvd. Hermanos Aldama 4120, Ciudad Industrial, 37490 León, Gto.</p></div><div class="footer-widget"><p>Tel. (477) 055 6290</p><p><a href="https://www.corrugadosdelbajio.test/aviso-de-privacidad/">Aviso de privacidad</a></p></div>',
})

const carrier = bootstrap({
  host: 'www.fletesjaliscienses.test',
  language: 'es',
  name: 'Fletes Jaliscienses',
  nav: {
    '/': 'Inicio',
    '/servicios': 'Servicios',
    '/unidades': 'Unidades',
    '/nosotros': 'Nosotros',
    '/contacto': 'Contacto',
  },
  bar: '<div class="contact-info"><i class="bi bi-telephone"></i><a href="tel:+523330556184">33 3055 6184</a></div>',
  foot: '<div class="row"><div class="col-md-6"><h4>Fletes Jaliscienses</h4><p>Calle 7 núm. 1148, Zona Industrial, 44940 Guadalajara, Jal.</p></div><div class="col-md-6"><p>Tel. 33 3055 6184</p></div></div>',
})

const metalworks = joomla({
  host: 'www.metalurgicabrizuela.test',
  language: 'es',
  name: 'Metalúrgica Brizuela S.R.L.',
  nav: {
    '/': 'Inicio',
    '/index.php/empresa': 'Empresa',
    '/index.php/productos': 'Productos',
    '/index.php/contacto': 'Contacto',
  },
  foot: '<p>Metalúrgica Brizuela S.R.L. - Av. Circunvalación 2750, Córdoba, Argentina</p>',
})

export const spanish: readonly Site[] = [
  {
    host: 'reformasaljarafe.test',
    alias: ['www.reformasaljarafe.test'],
    language: 'es',
    country: 'ES',
    kind: 'elementor',
    about: 'a builder with a landline, a button for messages and himself in the legal notice',
    asked: 'owner',
    pages: {
      '/': reforms(
        'Reformas integrales en Sevilla',
        `${widget('<h1 class="elementor-heading-title elementor-size-xl">Tu reforma, sin sorpresas</h1>', 'heading')}${widget(prose('es', 1, 1))}`,
      ),
      '/servicios/': reforms(
        'Servicios',
        widget('<ul><li>Cocinas desde 4.800 €</li><li>Baños en 7 días</li><li>Pladur y pintura</li></ul>'),
      ),
      '/trabajos/': reforms('Trabajos', widget('<p>Vivienda en Tomares, 2024. Local en Triana, 2023.</p>')),
      '/contacto/': reforms(
        'Contacto',
        `${widget('<h2 class="elementor-heading-title">Pide presupuesto</h2>', 'heading')}${widget('<p>Llámanos: <a href="tel:+34955062714">955 06 27 14</a><br>WhatsApp: <a href="https://wa.me/34611055327">611 05 53 27</a><br>Correo: <a href="mailto:info@reformasaljarafe.test">info@reformasaljarafe.test</a></p><p>De lunes a viernes de 8:00 a 18:00.</p>')}`,
      ),
      '/aviso-legal/': reforms(
        'Aviso legal',
        widget(
          '<p>En cumplimiento del artículo 10 de la Ley 34/2002 (LSSI-CE) se informa:</p><p>Titular: Rafael Mesa Corchero<br>NIF: 48062714K<br>Domicilio: C/ Olivar 22, 41927 Mairena del Aljarafe (Sevilla)<br>Correo electrónico: info@reformasaljarafe.test<br>Teléfono: 955 06 27 14</p>',
        ),
      ),
      '/politica-de-privacidad/': reforms(
        'Política de privacidad',
        widget(
          '<p>Puede ejercer sus derechos escribiendo a info@reformasaljarafe.test y reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid.</p>',
        ),
      ),
    },
    best: ['info@reformasaljarafe.test'],
    never: CONSENT,
    phones: ['+34955062714', '+34611055327'],
    people: [{ name: 'Rafael Mesa Corchero', role: 'Titular' }],
  },
  {
    host: 'asesoriaventosinos.test',
    alias: ['www.asesoriaventosinos.test'],
    language: 'es',
    country: 'ES',
    kind: 'gutenberg',
    about: 'advisers with a team of five and one address for everything',
    asked: 'owner',
    pages: {
      '/': advisers(
        'Asesoría en Ourense',
        `<h1 class="wp-block-heading">Tu empresa, en orden</h1>${prose('es', 0, 1)}`,
      ),
      '/fiscal/': advisers('Fiscal', '<p>IVA, IRPF, Sociedades. Cuotas desde 60 € al mes.</p>'),
      '/laboral/': advisers('Laboral', '<p>Nóminas, contratos, altas y bajas en la Seguridad Social.</p>'),
      '/equipo/': advisers(
        'Equipo',
        '<h1 class="wp-block-heading">Nuestro equipo</h1><div class="wp-block-columns"><div class="wp-block-column"><h3 class="wp-block-heading">Manuel Ventosinos Rey</h3><p>Socio director. Economista colegiado 2.481.</p></div><div class="wp-block-column"><h3 class="wp-block-heading">Uxía Lamas Docampo</h3><p>Departamento fiscal</p></div><div class="wp-block-column"><h3 class="wp-block-heading">Brais Outeiriño</h3><p>Departamento laboral</p></div><div class="wp-block-column"><h3 class="wp-block-heading">Carmen Seoane Vila</h3><p>Administración</p></div></div>',
      ),
      '/contacto/': advisers(
        'Contacto',
        '<h1 class="wp-block-heading">Contacto</h1><p>Rúa do Progreso 61, 1.º, 32003 Ourense</p><p>Teléfono: 988 05 52 06</p><p>E-mail: <a href="mailto:asesoria@asesoriaventosinos.test">asesoria@asesoriaventosinos.test</a></p><p>Invierno: 9:00 a 14:00 y 16:00 a 19:00. Julio y agosto: 8:00 a 15:00.</p>',
      ),
      '/aviso-legal/': advisers(
        'Aviso legal',
        '<p>Asesoría Ventosinos, S.L., CIF B32055206, inscrita en el Registro Mercantil de Ourense, tomo 481, folio 27. asesoria@asesoriaventosinos.test</p>',
      ),
    },
    best: ['asesoria@asesoriaventosinos.test'],
    never: CONSENT,
    phones: ['+34988055206'],
    people: [
      { name: 'Manuel Ventosinos Rey', role: 'Socio director' },
      { name: 'Uxía Lamas Docampo', role: 'Departamento fiscal' },
      { name: 'Brais Outeiriño', role: 'Departamento laboral' },
      { name: 'Carmen Seoane Vila', role: 'Administración' },
    ],
  },
  {
    host: 'talleres-otxandio.test',
    alias: ['www.talleres-otxandio.test'],
    language: 'es',
    country: 'ES',
    kind: 'handmade',
    about: 'a machine shop’s old site with a fax in the footer and the manager on the contact page',
    asked: 'owner',
    pages: {
      '/': latin1(
        workshop(
          'Inicio',
          '<B>Mecanizado de precisi&oacute;n desde 1978</B><P>Torneado y fresado CNC para m&aacute;quina herramienta, ferrocarril y e&oacute;lica.</P>',
        ),
      ),
      '/index.htm': latin1(workshop('Inicio', '<B>Mecanizado de precisi&oacute;n desde 1978</B>')),
      '/empresa.htm': latin1(workshop('Empresa', prose('es', 3, 1))),
      '/maquinaria.htm': latin1(
        workshop(
          'Maquinaria',
          '<TABLE BORDER="1"><TR><TD>Torno CNC 2 ejes</TD><TD>&Oslash; 480 x 1200</TD></TR><TR><TD>Centro de mecanizado</TD><TD>1020 x 560 x 510</TD></TR></TABLE>',
        ),
      ),
      '/contacto.htm': latin1(
        workshop(
          'Contacto',
          '<P><B>TALLERES OTXANDIO, S.L.</B><BR>Pol. Ind. Bakiola, 12<BR>48498 ARRANKUDIAGA (Bizkaia)</P><P>Tel.: 94 605 31 70<BR>Fax: 94 605 31 71</P><P>Gerente: Iñaki Otxandio<BR>e-mail: <A HREF="mailto:talleres@talleres-otxandio.test">talleres@talleres-otxandio.test</A></P>',
        ),
      ),
    },
    best: ['talleres@talleres-otxandio.test'],
    never: ['+34946053171'],
    phones: ['+34946053170'],
    people: [{ name: 'Iñaki Otxandio', role: 'Gerente' }],
  },
  {
    host: 'casa-moncho-arroces.test',
    alias: ['www.casa-moncho-arroces.test'],
    language: 'es',
    country: 'ES',
    kind: 'wix',
    about: 'a restaurant with a number for tables and an address for groups',
    asked: 'owner',
    pages: {
      '/': restaurant('Arrocería en València', wixText('Arroces a leña frente al mar', 'Desde 1967')),
      '/carta': restaurant(
        'La carta',
        wixText('Arroz a banda 19,50 €', 'Paella valenciana (mín. 2 pers.) 18,00 €', 'Esgarraet 9,50 €'),
      ),
      '/grupos': restaurant(
        'Grupos',
        wixText(
          'Menús para celebraciones y empresas, hasta 80 comensales.',
          'Escríbenos a <a href="mailto:hola@casa-moncho-arroces.test">hola@casa-moncho-arroces.test</a>',
        ),
      ),
      '/reservas': restaurant(
        'Reservas',
        wixText('Reserva por teléfono en el 960 550 427 o por correo en hola@casa-moncho-arroces.test.'),
      ),
    },
    best: ['hola@casa-moncho-arroces.test'],
    never: ['name@example.com'],
    phones: ['+34960550427'],
  },
  {
    host: 'bodegasarrebol.test',
    alias: ['www.bodegasarrebol.test'],
    language: 'es',
    country: 'ES',
    kind: 'gutenberg',
    about: 'a winery that lists the firms which sell its wine, with their numbers and people',
    asked: 'owner',
    pages: {
      '/': winery('Vinos de Rioja', `<h1>El color del último sol</h1>${prose('es', 0, 1)}`),
      '/vinos/': winery(
        'Vinos',
        '<p>Arrebol Crianza 2020, Arrebol Reserva 2017, Alba Blanco 2023. Caja de 6 desde 48 €.</p>',
      ),
      '/la-bodega/': winery(
        'La bodega',
        '<h2>La bodega</h2><p>Begoña Arrebol Sáenz, gerente y tercera generación, dirige la casa junto al enólogo Jon Iturrate.</p>',
      ),
      '/distribuidores/': winery(
        'Distribuidores',
        '<h2>Dónde encontrarnos</h2><table><thead><tr><th>Zona</th><th>Distribuidor</th><th>Contacto</th></tr></thead><tbody><tr><td>Madrid</td><td>Vinalia Centro</td><td>Luis Escribano, 910 554 183, pedidos@vinaliacentro.test</td></tr><tr><td>Cataluña</td><td>Cellers Units</td><td>Mireia Puigdollers, 930 552 076, mireia@cellersunits.test</td></tr></tbody></table>',
      ),
      '/contacto/': winery(
        'Contacto',
        '<h2>Contacto</h2><p>Ctra. de Haro s/n, 26200 Briones (La Rioja)</p><p>Tel. <a href="tel:+34941055862">941 05 58 62</a><br><a href="mailto:bodega@bodegasarrebol.test">bodega@bodegasarrebol.test</a></p><p>Visitas: <a href="mailto:visitas@bodegasarrebol.test">visitas@bodegasarrebol.test</a></p>',
      ),
      '/aviso-legal/': winery(
        'Aviso legal',
        '<p>Bodegas Arrebol, S.L., CIF B26055862, Ctra. de Haro s/n, 26200 Briones. Correo: bodega@bodegasarrebol.test</p>',
      ),
    },
    best: ['bodega@bodegasarrebol.test'],
    fine: ['visitas@bodegasarrebol.test'],
    never: ['pedidos@vinaliacentro.test', 'mireia@cellersunits.test', '+34910554183', '+34930552076'],
    phones: ['+34941055862'],
    people: [
      { name: 'Begoña Arrebol Sáenz', role: 'gerente y tercera generación' },
      { name: 'Jon Iturrate', role: 'enólogo' },
    ],
    strangers: ['Luis Escribano', 'Mireia Puigdollers'],
  },
  {
    host: 'corrugadosdelbajio.test',
    alias: ['www.corrugadosdelbajio.test'],
    language: 'es',
    country: 'MX',
    kind: 'divi',
    about: 'a packaging plant with an address for each department and its director in the text',
    asked: 'procurement',
    pages: {
      '/': packaging(
        'Cajas y empaques de cartón',
        module_(`<h1>Protegemos lo que produces</h1>${prose('es', 1, 1)}`),
      ),
      '/productos/': packaging(
        'Productos',
        module_('<ul><li>Caja regular ranurada</li><li>Troquelados</li><li>Esquineros</li></ul>'),
      ),
      '/nosotros/': packaging(
        'Nosotros',
        module_(
          '<h2>Nosotros</h2><p>Empresa 100 % mexicana fundada en 1996. Bajo la guía del Ing. Ernesto Villaseñor Luna, director general, atendemos a más de 300 clientes del Bajío.</p>',
        ),
      ),
      '/contacto/': packaging(
        'Contacto',
        module_(
          '<h2>Contáctanos</h2><p>Conmutador: <a href="tel:+524770556290">(477) 055 6290</a></p><p>Ventas: <a href="mailto:ventas@corrugadosdelbajio.test">ventas@corrugadosdelbajio.test</a><br>Compras: <a href="mailto:compras@corrugadosdelbajio.test">compras@corrugadosdelbajio.test</a><br>Recursos Humanos: <a href="mailto:rh@corrugadosdelbajio.test">rh@corrugadosdelbajio.test</a></p>',
        ),
      ),
      '/aviso-de-privacidad/': packaging(
        'Aviso de privacidad',
        module_(
          '<p>Empaques y Cartones Corrugados del Bajío, S.A. de C.V. es responsable del tratamiento de sus datos personales conforme a la LFPDPPP. Derechos ARCO: privacidad@corrugadosdelbajio.test</p>',
        ),
      ),
    },
    best: ['compras@corrugadosdelbajio.test'],
    fine: ['ventas@corrugadosdelbajio.test'],
    never: CONSENT,
    phones: ['+524770556290'],
    people: [{ name: 'Ernesto Villaseñor Luna', role: 'director general' }],
  },
  {
    host: 'fletesjaliscienses.test',
    alias: ['www.fletesjaliscienses.test'],
    language: 'es',
    country: 'MX',
    kind: 'bootstrap',
    about: 'a haulier to be rung or sent a form, with no address anywhere',
    asked: 'operations',
    pages: {
      '/': carrier(
        'Transporte de carga en Guadalajara',
        '<h2>Tu carga, a tiempo</h2><p>Cobertura nacional y cruce fronterizo por Nuevo Laredo.</p>',
      ),
      '/servicios': carrier(
        'Servicios',
        '<ul><li>Caja seca 53 pies</li><li>Plataforma</li><li>LTL</li></ul>',
      ),
      '/unidades': carrier('Unidades', '<p>62 tractocamiones modelo 2019 a 2024, todos con GPS.</p>'),
      '/nosotros': carrier(
        'Nosotros',
        '<h2>Nosotros</h2><div class="team-member"><h4>Guillermo Orendáin</h4><span>Director General</span></div><div class="team-member"><h4>Lucía Partida</h4><span>Gerente de Operaciones</span></div>',
      ),
      '/contacto': carrier(
        'Contacto',
        '<h2>Contacto</h2><p>Llámanos al <a href="tel:+523330556184">33 3055 6184</a> o déjanos tus datos.</p><form action="forms/contact.php" method="post" class="php-email-form"><input type="text" name="name" placeholder="Nombre"><input type="email" name="email" placeholder="Correo"><textarea name="message"></textarea><button type="submit">Enviar</button></form>',
      ),
    },
    phones: ['+523330556184'],
    people: [
      { name: 'Lucía Partida', role: 'Gerente de Operaciones' },
      { name: 'Guillermo Orendáin', role: 'Director General' },
    ],
  },
  {
    host: 'metalurgicabrizuela.test',
    alias: ['www.metalurgicabrizuela.test'],
    language: 'es',
    country: 'AR',
    kind: 'joomla',
    about: 'metalworks in Córdoba with a landline, a mobile and three addresses by department',
    asked: 'procurement',
    pages: {
      '/': metalworks('Inicio', '<p>Estampado, plegado y soldadura para la industria agrícola.</p>'),
      '/index.php/empresa': metalworks(
        'Empresa',
        '<p>Somos una pyme cordobesa con 45 años de trayectoria.</p><ul><li>Hugo Brizuela, socio gerente</li><li>Natalia Brizuela, responsable de compras</li><li>Pablo Ferreyra, jefe de producción</li></ul>',
      ),
      '/index.php/productos': metalworks('Productos', '<p>Tolvas, chasis, piezas bajo plano.</p>'),
      '/index.php/contacto': metalworks(
        'Contacto',
        `<p>Av. Circunvalación 2750, X5008 Córdoba</p><p>Tel.: (0351) 405-6173<br />Cel.: +54 9 351 405-6174</p><p>Ventas: ${cloudflared('ventas@metalurgicabrizuela.test', 0x2f)}<br />Compras: ${cloudflared('compras@metalurgicabrizuela.test', 0x2f)}<br />Administración: ${cloudflared('administracion@metalurgicabrizuela.test', 0x2f)}</p>`,
      ),
    },
    best: ['compras@metalurgicabrizuela.test'],
    fine: ['ventas@metalurgicabrizuela.test', 'administracion@metalurgicabrizuela.test'],
    phones: ['+543514056173', '+5493514056174'],
    people: [
      { name: 'Natalia Brizuela', role: 'responsable de compras' },
      { name: 'Hugo Brizuela', role: 'socio gerente' },
      { name: 'Pablo Ferreyra', role: 'jefe de producción' },
    ],
  },
]
