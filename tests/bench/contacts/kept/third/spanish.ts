import { divi, diviPerson, jsonLd, module_, squarespace, webflow, wix, wixText } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { packed, pictured } from '../disguises.ts'
import { drupal, drupalField } from '../frames.ts'
import { around } from './prose.ts'

const advisers = wix({
  host: 'www.asesoriarobledo.test',
  language: 'es',
  name: 'Asesoría Robledo',
  nav: {
    '/': 'Inicio',
    '/servicios': 'Servicios',
    '/equipo': 'Equipo',
    '/contacto': 'Contacto',
    '/aviso-legal': 'Aviso legal',
  },
  foot: wixText('© 2025 Asesoría Robledo S.L.P.', 'Agencia Tributaria, cita previa: 91 048 12 77'),
})

const winery = squarespace({
  host: 'bodegacerropardo.test',
  language: 'es',
  name: 'Bodega Cerro Pardo',
  nav: { '/': 'Bodega', '/vinos': 'Vinos', '/visitas': 'Visitas', '/contacto': 'Contacto' },
  foot: '<p class="sqsrte-small">Beber con moderación. Prohibida su venta a menores de 18 años. CUIT 30-70481230-7</p>',
})

const printers = drupal({
  host: 'graficasmontalbo.test',
  language: 'es',
  name: 'Gráficas Montalbo',
  nav: { '/': 'Imprenta', '/equipo': 'Equipo', '/trabajos': 'Trabajos', '/contacto': 'Contacto' },
  foot: '<div class="block"><p>Gráficas Montalbo, S.Coop. · CIF F48123047 · Depósito legal ZA-481-2023</p></div>',
})
const printer = (name: string, role: string, extension: string, email: string) =>
  `<div class="views-row">${drupalField('nombre', name)}${drupalField('cargo', role)}${extension && drupalField('extension', extension, 'Ext.')}${email && drupalField('correo', packed(email, 'Escribir'))}</div>`

const cleaning = webflow({
  host: 'brillaneta.test',
  language: 'es',
  name: 'Brillaneta',
  nav: {
    '/': 'Inicio',
    '/servicios': 'Servicios',
    '/contacto': 'Contacto',
    '/aviso-de-privacidad': 'Aviso de privacidad',
  },
  foot: '<div>Brillaneta Servicios de Limpieza, S.A. de C.V. · RFC BSL048123N47 · REPSE 48123/2021</div><div>Sitio por Nopal Digital · 55 4812 3099 · hola@nopaldigital.test</div>',
})

const cars = divi({
  host: 'www.autoslasalve.test',
  language: 'es',
  name: 'Autos La Salve',
  nav: {
    '/': 'Inicio',
    '/ocasion/': 'Ocasión',
    '/taller/': 'Taller',
    '/quienes-somos/': 'Quiénes somos',
    '/contacto/': 'Contacto',
  },
  foot: '<p>Concesionario oficial Morava. Atención al cliente Morava España: 900 481 230 | Asistencia en carretera Morava: 91 048 12 66</p>',
})

export const spanish: readonly Site[] = [
  {
    host: 'asesoriarobledo.test',
    alias: ['www.asesoriarobledo.test'],
    language: 'es',
    country: 'ES',
    kind: 'wix',
    about:
      'the tax office’s number in each footer; nobody for computers, so whoever leads; the authority in the legal notice',
    pages: {
      '/': advisers(
        'Gestoría en Getafe',
        wixText('Nóminas, impuestos y sociedades.', 'Más de 300 empresas confían en nosotros.'),
      ),
      '/servicios': advisers('Servicios', around('es', 0, 2)),
      '/equipo': advisers(
        'Equipo',
        `${wixText('Amparo Robledo', 'Socia directora', 'Economista, colegiada 48.123')}${wixText('Íñigo Salas', 'Asesor laboral')}${wixText('Pilar Cuesta', 'Contabilidad')}`,
      ),
      '/contacto': advisers(
        'Contacto',
        wixText(
          'C/ Madrid, 48, 1.º B, 28901 Getafe',
          'Tfno.: 91.048.12.30',
          'Fax: 91.048.12.39',
          'Móvil / WhatsApp: 648 12 30 47',
          'asesoria<span style="color:#fff">&#8203;</span>@asesoriarobledo.test',
        ),
      ),
      '/aviso-legal': advisers(
        'Aviso legal',
        wixText(
          'Titular: Asesoría Robledo S.L.P., CIF B48123047.',
          'Delegado de protección de datos: Protegedatos Ibérica, dpd@protegedatos.test, 91 048 12 55.',
          'Puede reclamar ante la autoridad de control, tel. 91 048 12 44.',
        ),
      ),
    },
    asked: 'it',
    best: ['asesoria@asesoriarobledo.test'],
    never: [
      'name@example.com',
      'dpd@protegedatos.test',
      '+34910481239',
      '+34910481277',
      '+34910481255',
      '+34910481244',
    ],
    phones: ['+34910481230', '+34648123047'],
    people: [
      { name: 'Amparo Robledo', role: 'Socia directora' },
      { name: 'Íñigo Salas', role: 'Asesor laboral' },
      { name: 'Pilar Cuesta', role: 'Contabilidad' },
    ],
  },
  {
    host: 'bodegacerropardo.test',
    language: 'es',
    country: 'AR',
    kind: 'squarespace',
    about: 'Argentine numbers with and without the nine; departments without names; a critic and an artist',
    pages: {
      '/': winery('Malbec de altura', `<h1>Malbec a 1.480 metros</h1>${around('es', 0, 1)}`),
      '/vinos': winery(
        'Vinos',
        '<p>Cerro Pardo Gran Reserva 2021. 95 puntos, Tim Ashcombe. Etiqueta: Valentina Ruiz, artista plástica.</p>',
      ),
      '/visitas': winery(
        'Visitas',
        '<p>Reservas de visitas: turismo@bodegacerropardo.test, WhatsApp <a href="https://wa.me/5492614812305">+54 9 261 481-2305</a></p><p>Alojamiento cercano: Posada El Álamo, +54 261 481-2366</p>',
      ),
      '/contacto': winery(
        'Contacto',
        `<p>Ruta 89 km 48, Tupungato, Mendoza</p><p>Administración: (0261) 481-2304<br>administracion@bodegacerropardo.test</p><p>Compras e insumos: compras@bodegacerropardo.test</p><p>Exportaciones: export@bodegacerropardo.test</p><p>Enólogo: Ing. Agr. Nicolás Funes<br>Gerente general: Cecilia Arrieta</p>`,
      ),
    },
    asked: 'procurement',
    best: ['compras@bodegacerropardo.test'],
    fine: [
      'administracion@bodegacerropardo.test',
      'export@bodegacerropardo.test',
      'turismo@bodegacerropardo.test',
    ],
    never: ['owner-of-template@example.com', '+542614812366'],
    phones: ['+542614812304', '+5492614812305'],
    people: [
      { name: 'Cecilia Arrieta', role: 'Gerente general' },
      { name: 'Nicolás Funes', role: 'Enólogo' },
    ],
    strangers: ['Tim Ashcombe', 'Valentina Ruiz'],
  },
  {
    host: 'graficasmontalbo.test',
    language: 'es',
    country: 'ES',
    kind: 'drupal',
    about:
      'addresses packed for a script; extensions; authors of the books that are printed; a fax with the same beginning',
    pages: {
      '/': printers('Imprenta desde 1962', around('es', 0, 2)),
      '/equipo': printers(
        'Equipo',
        `${printer('Rosa Montalbo', 'Gerente', '10', 'rosa@graficasmontalbo.test')}
${printer('Julián Prieto', 'Jefe de compras', '12', 'compras@graficasmontalbo.test')}
${printer('Esther Vega', 'Preimpresión', '14', '')}`,
      ),
      '/trabajos': printers(
        'Trabajos',
        '<ul><li>«Zamora en invierno», de Elvira Cantos, Ediciones Duero, ISBN 978-84-481-2304-7</li><li>Catálogo del Museo Provincial, comisario: Álvaro Nieto</li></ul>',
      ),
      '/contacto': printers(
        'Contacto',
        `<p>Polígono Los Llanos, parcela 48, 49021 Zamora</p><p>Teléfono (+34) 980 48 12 30 (centralita)<br>Fax (+34) 980 48 12 31</p><p>${pictured('graficas@graficasmontalbo.test')}</p>`,
      ),
    },
    asked: 'procurement',
    best: ['compras@graficasmontalbo.test'],
    fine: ['graficas@graficasmontalbo.test', 'rosa@graficasmontalbo.test'],
    never: ['+34980481231'],
    phones: ['+34980481230'],
    people: [
      { name: 'Julián Prieto', role: 'Jefe de compras', email: 'compras@graficasmontalbo.test' },
      { name: 'Rosa Montalbo', role: 'Gerente', email: 'rosa@graficasmontalbo.test' },
      { name: 'Esther Vega', role: 'Preimpresión' },
    ],
    strangers: ['Elvira Cantos', 'Álvaro Nieto'],
  },
  {
    host: 'brillaneta.test',
    language: 'es',
    country: 'MX',
    kind: 'webflow',
    about:
      'Mexican; three cities; registers as long as numbers; a department for data; clients’ people quoted with roles',
    pages: {
      '/': cleaning(
        'Limpieza para oficinas y naves',
        `<div class="section"><h1>Impecable, siempre.</h1><blockquote>“Cumplen cada noche.”</blockquote><div class="name">Lic. Arturo Peña</div><div class="role">Gerente de operaciones, Logística del Bajío</div></div><div class="section">${around('es', 0, 1)}</div>`,
      ),
      '/servicios': cleaning('Servicios', `<div class="section">${around('es', 3, 1)}</div>`),
      '/contacto': cleaning(
        'Contacto',
        '<div class="w-layout-grid grid"><div><h4>Ciudad de México</h4><a href="tel:+525548123047" class="link-block w-inline-block"><div>(55) 4812 3047</div></a></div><div><h4>Monterrey</h4><div>(81) 4812 3047</div></div><div><h4>Guadalajara</h4><div>(33) 4812 3047</div></div></div><p>Ventas: ventas@brillaneta.test · Vacantes: solo por WhatsApp</p><h4>Directorio</h4><p>C.P. Leticia Mora Ríos, Directora general<br>Ing. Óscar Treviño, Gerente de operaciones, otrevino@brillaneta.test, ext. 108</p>',
      ),
      '/aviso-de-privacidad': cleaning(
        'Aviso de privacidad',
        '<p>Para ejercer sus derechos ARCO escriba al Departamento de Datos Personales: privacidad@brillaneta.test. Última actualización: 04/08/2023.</p>',
      ),
    },
    asked: 'operations',
    best: ['otrevino@brillaneta.test'],
    fine: ['ventas@brillaneta.test'],
    never: ['hola@nopaldigital.test', '+525548123099'],
    phones: ['+525548123047', '+528148123047', '+523348123047'],
    people: [
      { name: 'Óscar Treviño', role: 'Gerente de operaciones', email: 'otrevino@brillaneta.test' },
      { name: 'Leticia Mora Ríos', role: 'Directora general' },
    ],
    strangers: ['Arturo Peña'],
  },
  {
    host: 'autoslasalve.test',
    alias: ['www.autoslasalve.test'],
    language: 'es',
    country: 'ES',
    kind: 'divi',
    about: 'the maker’s hotlines in each footer; departments; one who has retired is thanked by name',
    pages: {
      '/': cars(
        'Concesionario en Bilbao',
        module_(`<h1>Tu próximo coche</h1>${around('es', 1, 2)}`),
        jsonLd({
          '@type': 'AutoDealer',
          name: 'Autos La Salve',
          telephone: '+34 944 812 304',
          contactPoint: { '@type': 'ContactPoint', telephone: '+34 944 812 304', contactType: 'sales' },
        }),
      ),
      '/ocasion/': cars(
        'Ocasión',
        module_('<p>Morava Sella 1.2, 48.123 km, matrícula 4812 KJB, 12.304 €</p>'),
      ),
      '/taller/': cars(
        'Taller',
        module_('<p>Cita previa: 944 812 307, taller@autoslasalve.test. Recambios: 944 812 308.</p>'),
      ),
      '/quienes-somos/': cars(
        'Quiénes somos',
        `${diviPerson('Koldo Etxebarria', 'Director gerente')}${diviPerson('Nuria Salas', 'Responsable de marketing', '<p>nuria.salas@autoslasalve.test<br>648 12 30 48</p>')}${diviPerson('Ander Ruiz', 'Jefe de ventas', '<p>ventas@autoslasalve.test</p>')}${module_('<p>Damos las gracias a Begoña Urrutia, que se jubiló en 2024 después de 31 años como jefa de taller.</p>')}`,
      ),
      '/contacto/': cars(
        'Contacto',
        module_(
          '<p>Avenida del Puerto 48, 48009 Bilbao<br>Tel. 944 81 23 04<br><a href="mailto:info@autoslasalve.test?subject=Web">info@autoslasalve.test</a></p><p>¿Problemas de financiación? Morava Finance, 902 481 230</p>',
        ),
      ),
    },
    asked: 'marketing',
    best: ['nuria.salas@autoslasalve.test'],
    fine: ['info@autoslasalve.test', 'ventas@autoslasalve.test', 'taller@autoslasalve.test'],
    never: ['privacy@consentia.test', '+34900481230', '+34910481266', '+34902481230', '+494066969440'],
    phones: ['+34944812304', '+34944812307', '+34944812308', '+34648123048'],
    people: [
      {
        name: 'Nuria Salas',
        role: 'Responsable de marketing',
        email: 'nuria.salas@autoslasalve.test',
        phone: '+34648123048',
      },
      { name: 'Koldo Etxebarria', role: 'Director gerente' },
      { name: 'Ander Ruiz', role: 'Jefe de ventas', email: 'ventas@autoslasalve.test' },
    ],
    strangers: ['Begoña Urrutia'],
  },
]
