import { elementor, handmade, jsonLd, widget } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { inThree, named, spelled } from './disguises.ts'
import { bakery, bootstrap5, registrar } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const winery = elementor({
  host: 'bodegascantarrana.test',
  language: 'es',
  name: 'Bodegas Cantarrana',
  nav: {
    '/': 'Inicio',
    '/vinos/': 'Vinos',
    '/enoturismo/': 'Enoturismo',
    '/la-familia/': 'La familia',
    '/prensa/': 'Prensa',
    '/aviso-legal/': 'Aviso legal',
  },
  foot: '<p>El vino solo se disfruta con moderación. Proyecto cofinanciado por el FEADER, exp. 2024/104418.</p>',
})

const parts = registrar({
  host: 'refacciones-tepa.test',
  language: 'es',
  name: 'Refacciones Tepa',
  nav: { '/': 'Inicio', '/marcas': 'Marcas', '/nosotros': 'Nosotros', '/sucursales': 'Sucursales' },
  foot: '<p>Refacciones y Rodamientos Tepa, S.A. de C.V. RFC RRT040418K23</p>',
})

const foundry = handmade({
  host: 'www.metalurgicabertolotti.test',
  language: 'es',
  name: 'Metalúrgica Bertolotti',
  nav: { 'index.html': 'Inicio', 'productos.html': 'Productos', 'empresa.html': 'La Empresa' },
  foot: 'Diseño: Rosario Web, (0341) 421-0880 - CUIT 30-50441823-7',
})

const dentist = bakery(
  {
    host: 'www.clinicadentalmirasol.test',
    language: 'es',
    name: 'Clínica Dental Mirasol',
    nav: {
      '/': 'Inicio',
      '/tratamientos/': 'Tratamientos',
      '/equipo/': 'Equipo',
      '/contacto/': 'Contacto',
      '/politica-de-privacidad/': 'Privacidad',
    },
    foot: '<p>Registro sanitario 4418-CS. Diseño web: <a href="https://turiacreativa.test">Turia Creativa</a> (<a href="tel:+34963440880">963 440 880</a>)</p>',
  },
  '<li><i class="fa fa-phone"></i> 963 44 18 23</li><li><i class="fa fa-whatsapp"></i> <a href="https://api.whatsapp.com/send?phone=34684418230">684 41 82 30</a></li>',
)

const gym = bootstrap5({
  host: 'boxlaforja.test',
  language: 'es',
  name: 'Box La Forja',
  nav: { '#clases': 'Clases', '#tarifas': 'Tarifas', '#coaches': 'Coaches', '#contacto': 'Contacto' },
  foot: `<p><a href="/legal.html">Aviso legal</a></p>`,
})

export const spanish: readonly Site[] = [
  {
    host: 'bodegascantarrana.test',
    alias: ['www.bodegascantarrana.test'],
    language: 'es',
    country: 'ES',
    kind: 'elementor',
    about: 'a family of one surname with several trades; an importer abroad, a critic and a grandfather',
    pages: {
      '/': winery('Inicio', widget(`<h1>Viña vieja</h1>${chatter('es', 0, 1)}`)),
      '/vinos/': winery(
        'Vinos',
        widget('<p>Reserva 2018, 94 puntos según Íñigo Larrea, crítico de vinos.</p>'),
      ),
      '/enoturismo/': winery(
        'Enoturismo',
        widget(
          '<p>Reserve su visita: <a href="tel:647104418">647 10 44 18</a>, visitas@bodegascantarrana.test</p>',
        ),
      ),
      '/la-familia/': winery(
        'La familia',
        widget(
          `<p>El abuelo Eusebio Cantarrana plantó la primera viña en 1934.</p><h3>Marta Cantarrana Ruiz</h3><p>Gerente</p><h3>Diego Cantarrana Ruiz</h3><p>Enólogo</p><h3>Lucía Cantarrana Sáenz</h3><p>Directora de marketing y comunicación<br>lucia@bodegascantarrana.test</p>`,
        ),
      ),
      '/prensa/': winery(
        'Prensa',
        widget(
          '<p>Distribución en Reino Unido: Vine &amp; Cork Ltd, Londres, 020 7946 0633, orders@vineandcork.test</p>',
        ),
      ),
      '/aviso-legal/': winery(
        'Aviso legal',
        widget(
          `<p>Titular: Bodegas Cantarrana S.L., CIF B26104418, Ctra. de Logroño km 4, 26200 Haro (La Rioja). Inscrita en el R.M. de La Rioja, tomo 441, folio 82. Teléfono: 941 23 44 18. Fax: 941 23 44 19. Correo: ${named('bodega@bodegascantarrana.test')}</p>${privacy('es')}`,
        ),
      ),
    },
    asked: 'marketing',
    best: ['lucia@bodegascantarrana.test'],
    fine: ['bodega@bodegascantarrana.test', 'visitas@bodegascantarrana.test'],
    never: [
      ...privacyOthers.es,
      ...consentOthers,
      'orders@vineandcork.test',
      '+442079460633',
      '+34941234419',
    ],
    phones: ['+34941234418', '+34647104418'],
    people: [
      {
        name: 'Lucía Cantarrana Sáenz',
        role: 'Directora de marketing y comunicación',
        email: 'lucia@bodegascantarrana.test',
      },
      { name: 'Marta Cantarrana Ruiz', role: 'Gerente' },
      { name: 'Diego Cantarrana Ruiz', role: 'Enólogo' },
    ],
    strangers: ['Íñigo Larrea', 'Eusebio Cantarrana'],
  },
  {
    host: 'refacciones-tepa.test',
    alias: ['www.refacciones-tepa.test'],
    language: 'es',
    country: 'MX',
    kind: 'godaddy',
    about: 'branches in a table, a maker’s line, an address at a free provider; licences before names',
    pages: {
      '/': parts('Inicio', `<h1>Rodamientos y bandas</h1>${chatter('es', 1, 1)}`),
      '/marcas': parts(
        'Marcas',
        '<p>Garantías directamente con el fabricante: Rodamex, 800 123 0990, garantias@rodamex.test</p>',
      ),
      '/nosotros': parts(
        'Nosotros',
        '<p>Director general: Ing. Arturo Navarro Orozco</p><p>Compras: Lic. Verónica Plascencia, comprastepa.refacciones@hotmail.com</p><p>Mostrador: Don Chuy</p>',
      ),
      '/sucursales': parts(
        'Sucursales',
        '<table><tr><th>Sucursal</th><th>Dirección</th><th>Teléfono</th></tr><tr><td>Matriz Tepatitlán</td><td>Av. Colosio 441, C.P. 47600</td><td>(378) 782 4418</td></tr><tr><td>Arandas</td><td>Obregón 18, C.P. 47180</td><td>(348) 783 0418</td></tr></table><p>Horario: L-V 8:30 a 18:30, S 8:30 a 14:00. ventas@refacciones-tepa.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['comprastepa.refacciones@hotmail.com'],
    fine: ['ventas@refacciones-tepa.test'],
    never: ['garantias@rodamex.test', '+528001230990'],
    phones: ['+523787824418', '+523487830418'],
    people: [
      {
        name: 'Verónica Plascencia',
        role: 'Compras',
        email: 'comprastepa.refacciones@hotmail.com',
      },
      { name: 'Arturo Navarro Orozco', role: 'Director general' },
    ],
  },
  {
    host: 'www.metalurgicabertolotti.test',
    language: 'es',
    country: 'AR',
    kind: 'handmade',
    about: 'a page of frames in Latin 1, no page called contact, WhatsApp as a link; three brothers',
    pages: {
      '/': {
        charset: 'latin1',
        body: '<HTML><HEAD><TITLE>Metalúrgica Bertolotti</TITLE></HEAD><FRAMESET COLS="160,*" BORDER="0"><FRAME SRC="menu.html" NAME="izq"><FRAME SRC="index.html" NAME="der"><NOFRAMES><BODY>Su navegador no soporta marcos.</BODY></NOFRAMES></FRAMESET></HTML>',
      },
      '/menu.html': {
        charset: 'latin1',
        body: '<HTML><BODY><A HREF="index.html" TARGET="der">Inicio</A><BR><A HREF="productos.html" TARGET="der">Productos</A><BR><A HREF="empresa.html" TARGET="der">La Empresa</A></BODY></HTML>',
      },
      '/index.html': { charset: 'latin1', body: foundry('Inicio', chatter('es', 1, 1).replaceAll('’', "'")) },
      '/productos.html': {
        charset: 'latin1',
        body: foundry(
          'Productos',
          '<P>Silos, tolvas y norias. Código 4418-23. Distribuidor en Paraguay: Agro Itapúa, 0985 441 823.</P>',
        ),
      },
      '/empresa.html': {
        charset: 'latin1',
        body: foundry(
          'La Empresa',
          `<P>Bv. Oroño 4418, (2000) Rosario, Santa Fe</P><P>Tel. (0341) 456-4418 / 4419<BR>Fax (0341) 456-4420<BR>WhatsApp: <A HREF="https://wa.me/5493415644182">escríbanos</A><BR>Correo electrónico: ${spelled('ventas@metalurgicabertolotti.test', ' arroba ')}</P><P>Socio gerente: Ing. Néstor Bertolotti<BR>Jefe de taller: Rubén Bertolotti<BR>Administración: Graciela Peñalva</P>`,
        ),
      },
    },
    asked: 'owner',
    best: ['ventas@metalurgicabertolotti.test'],
    never: ['+543414210880', '+543414564420'],
    phones: ['+543414564418', '+543414564419', '+5493415644182'],
    people: [
      { name: 'Néstor Bertolotti', role: 'Socio gerente' },
      { name: 'Rubén Bertolotti', role: 'Jefe de taller' },
      { name: 'Graciela Peñalva', role: 'Administración' },
    ],
  },
  {
    host: 'www.clinicadentalmirasol.test',
    language: 'es',
    country: 'ES',
    kind: 'wpbakery',
    about:
      'numbers in the top bar only; members of a chamber with their numbers; schema.org data with the agency’s address',
    pages: {
      '/': dentist(
        'Dentista en Valencia',
        `<h1>Sonría</h1>${chatter('es', 2, 1)}`,
        jsonLd({
          '@type': 'Dentist',
          name: 'Clínica Dental Mirasol',
          telephone: '963441823',
          email: 'hola@turiacreativa.test',
          employee: { '@type': 'Person', name: 'Pilar Mirasol Ferrer', jobTitle: 'Directora médica' },
        }),
      ),
      '/tratamientos/': dentist(
        'Tratamientos',
        '<p>Alineadores Clarident: teléfono del fabricante 900 104 418. «Un trato exquisito», Amparo Giner, paciente.</p>',
      ),
      '/equipo/': dentist(
        'Equipo',
        '<h3>Dra. Pilar Mirasol Ferrer</h3><p>Directora médica y propietaria. N.º colegiada 46004418</p><h3>Dr. Andreu Bosch</h3><p>Implantólogo. N.º colegiado 46004823</p><h3>Noelia Campos</h3><p>Recepción</p>',
      ),
      '/contacto/': dentist(
        'Contacto',
        `<p>C/ del Mar 18, 46003 Valencia. De lunes a viernes de 9:30 a 20:00.</p><p>Escríbanos a ${inThree('citas@clinicadentalmirasol.test', 'nuestro correo')}</p><form><input type="email" placeholder="tucorreo@ejemplo.test"></form>`,
      ),
      '/politica-de-privacidad/': dentist(
        'Privacidad',
        `<p>Responsable: Pilar Mirasol Ferrer, NIF 24441823K. Delegado de protección de datos: Protege Levante, Javier Ibáñez, dpd@protegelevante.test, 963 440 990.</p>${privacy('es')}`,
      ),
    },
    asked: 'owner',
    best: ['citas@clinicadentalmirasol.test'],
    never: [
      ...privacyOthers.es,
      'hola@turiacreativa.test',
      'tucorreo@ejemplo.test',
      'dpd@protegelevante.test',
      '+34963440990',
      '+34963440880',
      '+34900104418',
    ],
    phones: ['+34963441823', '+34684418230'],
    people: [
      { name: 'Pilar Mirasol Ferrer', role: 'Directora médica y propietaria' },
      { name: 'Andreu Bosch', role: 'Implantólogo' },
      { name: 'Noelia Campos', role: 'Recepción' },
    ],
    strangers: ['Amparo Giner', 'Javier Ibáñez'],
  },
  {
    host: 'boxlaforja.test',
    language: 'es',
    country: 'ES',
    kind: 'bootstrap',
    about:
      'all on one page; the number in a link behind an icon; athletes and a brand’s ambassador among the faces',
    pages: {
      '/': gymPage(),
      '/legal.html': gym(
        'Aviso legal',
        `<p>Titular: Adrián Quesada Vega, NIF 44182307T, C/ Herrería 23, 35001 Las Palmas de Gran Canaria.</p>${privacy('es')}`,
      ),
    },
    asked: 'owner',
    best: ['hola@boxlaforja.test'],
    never: [...privacyOthers.es, 'canarias@ferrumfit.test'],
    phones: ['+34928441823'],
    people: [
      { name: 'Adrián Quesada', role: 'Fundador y head coach' },
      { name: 'Adrián Quesada Vega', role: 'Titular' },
      { name: 'Yaiza Santana', role: 'Coach de halterofilia' },
    ],
    strangers: ['Kevin Brito'],
  },
]

function gymPage(): string {
  return gym(
    'CrossTraining en Las Palmas',
    `<section id="clases">${chatter('es', 0, 1)}</section><section id="tarifas"><p>10 clases 75,00 €, mes 89,00 €</p></section>
<section id="coaches"><div class="row"><div class="col"><h4>Adrián Quesada</h4><span>Fundador y head coach</span></div><div class="col"><h4>Yaiza Santana</h4><span>Coach de halterofilia</span></div></div>
<p>Material de Ferrumfit (canarias@ferrumfit.test). En la foto, su embajador Kevin Brito, atleta profesional.</p></section>
<section id="contacto"><a class="btn btn-lg" aria-label="Llamar" href="tel:+34-928-44-18-23"><i class="bi bi-telephone-fill"></i></a> <a class="btn btn-lg" aria-label="Correo" href="mailto:hola%40boxlaforja.test"><i class="bi bi-envelope-fill"></i></a></section>`,
  )
}
