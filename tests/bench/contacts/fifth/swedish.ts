import {
  divi,
  diviPerson,
  gutenberg,
  jsonLd,
  module_,
  shopify,
  squarespace,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { band, bootstrapped, con, icons, themed, wpRobots } from './shells.ts'

const builders = gutenberg({
  host: 'www.lindmarksbygg.test',
  language: 'sv',
  name: 'Lindmarks Bygg & Snickeri AB',
  nav: {
    '/': 'Hem',
    '/tjanster/': 'Tjänster',
    '/referenser/': 'Referenser',
    '/om-oss/': 'Om oss',
    '/kontakt/': 'Kontakt',
  },
  foot: '<p><strong>Lindmarks Bygg &amp; Snickeri AB</strong><br>Industrigatan 48, 931 37 Skellefteå<br>Org.nr 556481-2072 – Godkänd för F-skatt</p><p>Tel: <a href="tel:+46910481270">0910-48 12 70</a> | <a href="mailto:info@lindmarksbygg.test">info@lindmarksbygg.test</a></p>',
})

const bookkeepers = squarespace({
  host: 'www.siffrorivast.test',
  language: 'sv',
  name: 'Siffror i Väst Redovisning',
  nav: { '/': 'Hem', '/tjanster': 'Tjänster', '/medarbetare': 'Medarbetare', '/kontakt': 'Kontakt' },
  foot: '<p class="sqsrte-small">Siffror i Väst Redovisning AB<br>Södra Larmgatan 14, 411 16 Göteborg<br>031-390 06 41 · <a href="mailto:info@siffrorivast.test">info@siffrorivast.test</a></p>',
})
const adviser = (name: string, role: string, email: string, mobile: string) =>
  `<div class="sqs-block html-block"><div class="sqs-html-content"><h3>${name}</h3><p>${role}<br>${mobile}<br><a href="mailto:${email}">${email}</a></p></div></div>`

const mechanics = bootstrapped({
  host: 'www.norrangsmekaniska.test',
  language: 'sv',
  name: 'Norrängs Mekaniska AB',
  nav: {
    '/': 'Start',
    '/om-foretaget': 'Om företaget',
    '/tjanster': 'Tjänster',
    '/maskinpark': 'Maskinpark',
    '/kontakta-oss': 'Kontakta oss',
  },
  foot: '<div class="col-md-4"><p>Norrängs Mekaniska AB<br>Box 48<br>331 21 Värnamo</p><p>Besöksadress: Verkstadsgatan 12</p></div><div class="col-md-4"><p>Växel: 0370-48 12 00<br>Org.nr: 556120-4812</p></div><div class="col-md-4"><img src="/assets/img/iso9001.png" alt="ISO 9001"><img src="/assets/img/uc.png" alt="Högsta kreditvärdighet"></div>',
})
const staff = (name: string, role: string, phone: string, local: string) =>
  `<tr><td>${name}</td><td>${role}</td><td>${phone}</td><td>${local}(at)norrangsmekaniska.test</td></tr>`

const cafe = wix({
  host: 'www.syrengardenscafe.test',
  language: 'sv',
  name: 'Syrengårdens Café',
  nav: { '/': 'Hem', '/meny': 'Meny', '/om-oss': 'Om oss', '/kontakt': 'Kontakt' },
  foot: wixText(
    'Syrengårdens Café, Storgatan 18, 593 30 Västervik',
    'Tel. 0490-481 27',
    'Följ oss på <a href="https://www.instagram.com/syrengardenscafe">Instagram</a>',
  ),
})

const yarns = shopify({
  host: 'ullstugan.test',
  language: 'sv',
  name: 'Ullstugan',
  nav: {
    '/': 'Hem',
    '/collections/garn': 'Garn',
    '/pages/om-oss': 'Om oss',
    '/pages/kontakt': 'Kontakta oss',
    '/pages/kopvillkor': 'Köpvillkor',
  },
  foot: '<div class="footer-block grid__item"><h2 class="footer-block__heading">Kundservice</h2><p>kundservice@ullstugan.test<br>Telefontid vardagar 10–12: 0250-481 20</p></div><div class="footer-block grid__item"><p>Ullstugan i Mora AB, org.nr 559048-1203</p></div>',
})

const hauliers = divi({
  host: 'www.brannoakeri.test',
  language: 'sv',
  name: 'Brännö Åkeri & Logistik AB',
  nav: {
    '/': 'Start',
    '/tjanster/': 'Tjänster',
    '/om-oss/': 'Om oss',
    '/jobba-hos-oss/': 'Jobba hos oss',
    '/kontakt/': 'Kontakt',
  },
  foot: '<div class="et_pb_widget widget_text"><div class="textwidget"><p>Brännö Åkeri &amp; Logistik AB<br>Terminalvägen 81, 418 79 Göteborg<br>Tel <a href="tel:+46313900648">031-390 06 48</a><br><a href="mailto:info@brannoakeri.test">info@brannoakeri.test</a></p></div></div>',
})

const dentists = themed({
  host: 'tandvardvidslottsparken.test',
  language: 'sv',
  name: 'Tandvård vid Slottsparken',
  top: `<div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><a class="elementor-button" href="tel:+46406280412">Ring 040-628 04 12</a><a class="elementor-button" href="https://boka.frendent.test/slottsparken">Boka tid online</a></div></div>`,
  nav: {
    '/': 'Hem',
    '/behandlingar/': 'Behandlingar',
    '/personal/': 'Personal',
    '/priser/': 'Priser',
    '/kontakt/': 'Kontakt',
  },
  foot: `${con('<p>Tandvård vid Slottsparken AB<br>Slottsgatan 48, 211 33 Malmö</p>')}${con('<p>Mån – tors 8 – 17, fre 8 – 14</p>')}`,
})
const clinician = (name: string, role: string) =>
  con(
    `<figure class="elementor-image-box-img"><img src="https://tandvardvidslottsparken.test/wp-content/uploads/2024/01/portratt.webp" alt="${name}"></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}</p></div>`,
    'image-box',
  )

export const swedish: readonly Site[] = [
  {
    host: 'lindmarksbygg.test',
    alias: ['www.lindmarksbygg.test'],
    language: 'sv',
    country: 'SE',
    kind: 'gutenberg',
    about: "builders, the ordinary way: the office's number, a mobile each, the owner's address",
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('www.lindmarksbygg.test'),
      '/': builders(
        'Byggfirma i Skellefteå',
        `<h1 class="wp-block-heading">Vi bygger i Västerbotten</h1><p>Nybyggnation, renovering och finsnickeri för privatpersoner, företag och bostadsrättsföreningar. Begär kostnadsfri offert!</p>${prose('sv', 1, 1)}`,
      ),
      '/tjanster/': builders(
        'Tjänster',
        '<ul class="wp-block-list"><li>Om- och tillbyggnad</li><li>Badrum</li><li>Altaner</li><li>Platsbyggda kök</li></ul><p>Med ROT-avdraget betalar du 30 % mindre för arbetet.</p>',
      ),
      '/referenser/': builders(
        'Referenser',
        '<p>”Bra koll, trevliga killar och städat varje kväll.” – Familjen Öhman, Bureå</p>',
      ),
      '/om-oss/': builders(
        'Om oss',
        `<p>Lindmarks Bygg startades 1994 av Göran Lindmark. Sedan 2015 drivs företaget av sonen Johan, och i dag är vi elva snickare.</p>${prose('sv', 3, 1)}`,
      ),
      '/kontakt/': builders(
        'Kontakt',
        '<h1 class="wp-block-heading">Kontakta oss</h1><div class="wp-block-columns"><div class="wp-block-column"><h3>Johan Lindmark</h3><p>VD / ägare<br>070-481 27 03<br><a href="mailto:johan@lindmarksbygg.test">johan@lindmarksbygg.test</a></p></div><div class="wp-block-column"><h3>Magnus Forsgren</h3><p>Arbetsledare<br>070-481 27 05<br><a href="mailto:magnus@lindmarksbygg.test">magnus@lindmarksbygg.test</a></p></div></div><p>Kontor: 0910-48 12 70<br>Industrigatan 48, 931 37 Skellefteå</p>',
      ),
    },
    best: ['johan@lindmarksbygg.test'],
    fine: ['info@lindmarksbygg.test', 'magnus@lindmarksbygg.test'],
    phones: ['+46910481270', '+46704812703', '+46704812705'],
    people: [
      {
        name: 'Johan Lindmark',
        role: 'VD / ägare',
        email: 'johan@lindmarksbygg.test',
        phone: '+46704812703',
      },
      {
        name: 'Magnus Forsgren',
        role: 'Arbetsledare',
        email: 'magnus@lindmarksbygg.test',
        phone: '+46704812705',
      },
    ],
  },
  {
    host: 'siffrorivast.test',
    alias: ['www.siffrorivast.test'],
    language: 'sv',
    country: 'SE',
    kind: 'squarespace',
    about: 'bookkeepers with a page of those who work there',
    asked: 'owner',
    pages: {
      '/': bookkeepers(
        'Redovisningsbyrå i Göteborg',
        '<h1>Vi sköter siffrorna. Du sköter företaget.</h1><p>Löpande bokföring, bokslut, löner och rådgivning för små och medelstora företag.</p>',
      ),
      '/tjanster': bookkeepers(
        'Tjänster',
        '<h2>Tjänster</h2><p>Löpande bokföring<br>Bokslut och årsredovisning<br>Lönehantering<br>Deklarationer</p>',
      ),
      '/medarbetare': bookkeepers(
        'Medarbetare',
        `<h1>Medarbetare</h1>${adviser('Camilla Hedström', 'Grundare och auktoriserad redovisningskonsult', 'camilla@siffrorivast.test', '070-174 06 12')}${adviser('Anton Berglind', 'Redovisningskonsult', 'anton@siffrorivast.test', '070-174 06 13')}${adviser('Mona Rashidi', 'Lönekonsult', 'mona@siffrorivast.test', '070-174 06 14')}`,
      ),
      '/kontakt': bookkeepers(
        'Kontakt',
        '<h1>Kontakt</h1><p>Siffror i Väst Redovisning AB<br>Södra Larmgatan 14, 3 tr<br>411 16 Göteborg</p><p>Telefon: <a href="tel:031-3900641">031-390 06 41</a><br>E-post: <a href="mailto:info@siffrorivast.test">info@siffrorivast.test</a><br>Fakturor: <a href="mailto:faktura@siffrorivast.test">faktura@siffrorivast.test</a></p><p>Org.nr 559104-8121 · Bankgiro 481-2703</p>',
      ),
    },
    best: ['camilla@siffrorivast.test'],
    fine: [
      'info@siffrorivast.test',
      'anton@siffrorivast.test',
      'mona@siffrorivast.test',
      'faktura@siffrorivast.test',
    ],
    phones: ['+46313900641', '+46701740612', '+46701740613', '+46701740614'],
    people: [
      {
        name: 'Camilla Hedström',
        role: 'Grundare och auktoriserad redovisningskonsult',
        email: 'camilla@siffrorivast.test',
        phone: '+46701740612',
      },
      {
        name: 'Anton Berglind',
        role: 'Redovisningskonsult',
        email: 'anton@siffrorivast.test',
        phone: '+46701740613',
      },
      {
        name: 'Mona Rashidi',
        role: 'Lönekonsult',
        email: 'mona@siffrorivast.test',
        phone: '+46701740614',
      },
    ],
  },
  {
    host: 'norrangsmekaniska.test',
    alias: ['www.norrangsmekaniska.test'],
    language: 'sv',
    country: 'SE',
    kind: 'bootstrap',
    about: 'a machine shop with a table of its staff, "(at)" in each address, to be sold tools',
    asked: 'procurement',
    pages: {
      '/': mechanics(
        'Skärande bearbetning i Värnamo',
        `${band('<h1>Legotillverkning med hög precision</h1><p>Svarvning, fräsning och montering åt fordons- och verkstadsindustrin.</p>')}${band(prose('sv', 3, 1))}`,
      ),
      '/om-foretaget': mechanics('Om företaget', band(prose('sv', 0, 2))),
      '/tjanster': mechanics(
        'Tjänster',
        band('<ul><li>CNC-svarvning</li><li>CNC-fräsning</li><li>Montering</li></ul>'),
      ),
      '/maskinpark': mechanics(
        'Maskinpark',
        band('<table class="table"><tr><td>Fleropsmaskin 5-axlig</td><td>800 x 700 x 500</td></tr></table>'),
      ),
      '/kontakta-oss': mechanics(
        'Kontakta oss',
        band(
          `<h2>Kontakta oss</h2><p>Tel växel: <a href="tel:+46370481200">0370-48 12 00</a><br>E-post: info(at)norrangsmekaniska.test</p><table class="table"><thead><tr><th>Namn</th><th>Befattning</th><th>Telefon</th><th>E-post</th></tr></thead><tbody>${staff('Patrik Norräng', 'VD', '0370-48 12 01', 'patrik.norrang')}${staff('Ulrika Sjöö', 'Inköpschef', '0370-48 12 04', 'ulrika.sjoo')}${staff('Dennis Karlqvist', 'Produktionschef', '0370-48 12 06', 'dennis.karlqvist')}${staff('Lena Hult', 'Ekonomi', '0370-48 12 03', 'lena.hult')}</tbody></table>`,
        ),
      ),
    },
    best: ['ulrika.sjoo@norrangsmekaniska.test'],
    fine: [
      'info@norrangsmekaniska.test',
      'patrik.norrang@norrangsmekaniska.test',
      'dennis.karlqvist@norrangsmekaniska.test',
      'lena.hult@norrangsmekaniska.test',
    ],
    phones: ['+46370481200', '+46370481204', '+46370481201', '+46370481206', '+46370481203'],
    people: [
      {
        name: 'Ulrika Sjöö',
        role: 'Inköpschef',
        email: 'ulrika.sjoo@norrangsmekaniska.test',
        phone: '+46370481204',
      },
      {
        name: 'Patrik Norräng',
        role: 'VD',
        email: 'patrik.norrang@norrangsmekaniska.test',
        phone: '+46370481201',
      },
      {
        name: 'Dennis Karlqvist',
        role: 'Produktionschef',
        email: 'dennis.karlqvist@norrangsmekaniska.test',
        phone: '+46370481206',
      },
      {
        name: 'Lena Hult',
        role: 'Ekonomi',
        email: 'lena.hult@norrangsmekaniska.test',
        phone: '+46370481203',
      },
    ],
  },
  {
    host: 'syrengardenscafe.test',
    alias: ['www.syrengardenscafe.test'],
    language: 'sv',
    country: 'SE',
    kind: 'wix',
    about: 'a café with a number and a form: no address stands anywhere',
    asked: 'owner',
    pages: {
      '/': cafe(
        'Café i Västervik',
        wixText(
          '<h1 class="font_0">Välkommen till Syrengården</h1>',
          'Hembakat, surdeg och dagens lunch mitt på Storgatan.',
          'Öppet tis–fre 9–17, lör–sön 10–16',
        ),
      ),
      '/meny': cafe('Meny', wixText('Dagens lunch 129 kr', 'Räkmacka 165 kr', 'Kanelbulle 38 kr')),
      '/om-oss': cafe(
        'Om oss',
        wixText(
          'Caféet drivs av Pernilla Ekdahl, ägare och bagare, som tog över 2018.',
          'På sommaren serverar vi i trädgården under de gamla syrenerna.',
        ),
      ),
      '/kontakt': cafe(
        'Kontakt',
        `${wixText('Storgatan 18, 593 30 Västervik', 'Ring oss: <a href="tel:049048127">0490-481 27</a>', 'Eller skriv i formuläret så svarar vi så fort vi kan.')}<form id="comp-lx1"><label for="i1">Namn</label><input id="i1" type="text" name="namn"><label for="i2">E-post</label><input id="i2" type="email" name="e-post" placeholder=""><textarea name="meddelande"></textarea><button type="submit">Skicka</button></form>`,
      ),
    },
    phones: ['+4649048127'],
    people: [{ name: 'Pernilla Ekdahl', role: 'ägare och bagare' }],
  },
  {
    host: 'ullstugan.test',
    language: 'sv',
    country: 'SE',
    kind: 'shopify',
    about: "a yarn seller's shop with its customers' service and hours for calls",
    asked: 'owner',
    pages: {
      '/': yarns(
        'Garn och sticktillbehör',
        '<h1>Svensk ull, färgad i Dalarna</h1><div class="product-grid"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/2-tradigt">2-trådigt ullgarn 100 g</a></h3><span class="price-item price-item--regular">89 kr</span></div></div><p>Fri frakt över 599 kr. Betala med Swish eller faktura.</p>',
      ),
      '/collections/garn': yarns('Garn', '<h1>Garn</h1><p>112 produkter</p>'),
      '/pages/om-oss': yarns(
        'Om oss',
        '<h1>Om oss</h1><p>Ullstugan drivs av Sofia Matsdotter, grundare och färgare, i en gammal bystuga utanför Mora. Tillsammans med Britta som packar och Elin som svarar i telefon skickar vi garn till hela Norden.</p>',
      ),
      '/pages/kontakt': yarns(
        'Kontakta oss',
        '<h1>Kontakta oss</h1><p>E-post: <a href="mailto:kundservice@ullstugan.test">kundservice@ullstugan.test</a><br>Telefon: 0250-481 20 (vardagar 10–12)</p><p>Ullstugan i Mora AB<br>Vinäs bygata 48<br>792 97 Mora</p><p>Swish 123 481 20 74</p>',
      ),
      '/pages/kopvillkor': yarns(
        'Köpvillkor',
        '<h1>Köpvillkor</h1><p>Du har 14 dagars ångerrätt. Vid tvist följer vi Allmänna reklamationsnämndens rekommendationer, Box 174, 101 23 Stockholm, www.arn.se.</p>',
      ),
    },
    best: ['kundservice@ullstugan.test'],
    phones: ['+4625048120'],
    people: [{ name: 'Sofia Matsdotter', role: 'grundare och färgare' }],
  },
  {
    host: 'brannoakeri.test',
    alias: ['www.brannoakeri.test'],
    language: 'sv',
    country: 'SE',
    kind: 'divi',
    about: 'hauliers whose advertisement for a post names people of the unions',
    asked: 'operations',
    pages: {
      '/robots.txt': wpRobots('www.brannoakeri.test'),
      '/': hauliers(
        'Åkeri i Göteborg',
        `${module_('<h1>Transporter i hela Västsverige</h1><p>Distribution, styckegods och tredjepartslogistik sedan 1981. 34 bilar, 6 000 m² lager.</p>')}${module_(prose('sv', 1, 1))}`,
      ),
      '/tjanster/': hauliers(
        'Tjänster',
        module_(
          '<h4 class="et_pb_module_header">Distribution</h4><p>Samma dag i Göteborgsområdet.</p>',
          'blurb',
        ),
      ),
      '/om-oss/': hauliers(
        'Om oss',
        `${module_('<h2>Ledning</h2>')}${diviPerson('Lars-Åke Brännström', 'VD', '<p><a href="mailto:lars-ake@brannoakeri.test">lars-ake@brannoakeri.test</a></p>')}${diviPerson('Jenny Tillman', 'Trafikchef', '<p>031-390 06 49<br><a href="mailto:jenny@brannoakeri.test">jenny@brannoakeri.test</a></p>')}${diviPerson('Samir Haddad', 'Lagerchef', '<p><a href="mailto:samir@brannoakeri.test">samir@brannoakeri.test</a></p>')}`,
      ),
      '/jobba-hos-oss/': hauliers(
        'Jobba hos oss',
        module_(
          '<h2>Vi söker C-chaufför</h2><p>Heltid, tillträde enligt överenskommelse. Skicka ansökan till <a href="mailto:jobb@brannoakeri.test">jobb@brannoakeri.test</a> senast 2026-03-31.</p><p>Frågor om tjänsten besvaras av Jenny Tillman, trafikchef, 031-390 06 49.</p><p>Fackliga kontaktpersoner: Kent Åberg, Transportförbundet, 031-390 06 77, och Birgitta Lööf, Unionen, 08-465 004 52.</p>',
        ),
      ),
      '/kontakt/': hauliers(
        'Kontakt',
        module_(
          '<h1>Kontakt</h1><p>Brännö Åkeri &amp; Logistik AB<br>Terminalvägen 81, 418 79 Göteborg</p><p>Växel: <a href="tel:+46313900648">031-390 06 48</a><br>Trafikledning: <a href="tel:+46313900649">031-390 06 49</a>, <a href="mailto:trafik@brannoakeri.test">trafik@brannoakeri.test</a><br>Allmänt: <a href="mailto:info@brannoakeri.test">info@brannoakeri.test</a></p><p>Org.nr 556204-8129</p>',
        ),
      ),
    },
    best: ['jenny@brannoakeri.test', 'trafik@brannoakeri.test'],
    fine: ['info@brannoakeri.test', 'lars-ake@brannoakeri.test', 'samir@brannoakeri.test'],
    never: ['+46313900677', '+46846500452'],
    phones: ['+46313900648', '+46313900649'],
    people: [
      {
        name: 'Jenny Tillman',
        role: 'Trafikchef',
        email: 'jenny@brannoakeri.test',
        phone: '+46313900649',
      },
      { name: 'Samir Haddad', role: 'Lagerchef', email: 'samir@brannoakeri.test' },
      { name: 'Lars-Åke Brännström', role: 'VD', email: 'lars-ake@brannoakeri.test' },
    ],
    strangers: ['Kent Åberg', 'Birgitta Lööf'],
  },
  {
    host: 'tandvardvidslottsparken.test',
    language: 'sv',
    country: 'SE',
    kind: 'elementor',
    about: "a dentist's in Malmö with its staff and one number, in the data for search engines, too",
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('tandvardvidslottsparken.test'),
      '/': dentists(
        'Tandläkare i Malmö',
        `${con('<h1 class="elementor-heading-title">Din tandläkare vid Slottsparken</h1>', 'heading')}${con('<p>Vi tar emot nya patienter, barn som vuxna. Anslutna till Försäkringskassan.</p>')}`,
        jsonLd({
          '@type': 'Dentist',
          name: 'Tandvård vid Slottsparken',
          url: 'https://tandvardvidslottsparken.test/',
          telephone: '+46 40-628 04 12',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Slottsgatan 48',
            postalCode: '211 33',
            addressLocality: 'Malmö',
            addressCountry: 'SE',
          },
        }),
      ),
      '/behandlingar/': dentists(
        'Behandlingar',
        con('<ul><li>Undersökning</li><li>Implantat</li><li>Tandreglering</li><li>Tandblekning</li></ul>'),
      ),
      '/personal/': dentists(
        'Personal',
        `${con('<h1 class="elementor-heading-title">Vår personal</h1>', 'heading')}${clinician('Helena Wiktorin', 'Leg. tandläkare, klinikägare')}${clinician('Omar Said', 'Leg. tandläkare')}${clinician('Frida Nyman', 'Leg. tandhygienist')}${clinician('Marie Alm', 'Receptionist')}`,
      ),
      '/priser/': dentists(
        'Priser',
        con(
          '<table><tr><td>Basundersökning</td><td>995 kr</td></tr><tr><td>Akutbesök</td><td>650 kr</td></tr></table>',
        ),
      ),
      '/kontakt/': dentists(
        'Kontakt',
        `${con('<h1 class="elementor-heading-title">Kontakt</h1>', 'heading')}${icons('Slottsgatan 48, 211 33 Malmö', '<a href="tel:+46406280412">040-628 04 12</a>', '<a href="mailto:reception@tandvardvidslottsparken.test">reception@tandvardvidslottsparken.test</a>')}${con('<p>Avbokning ska ske senast 24 timmar före besöket.</p>')}`,
      ),
    },
    best: ['reception@tandvardvidslottsparken.test'],
    phones: ['+46406280412'],
    people: [
      { name: 'Helena Wiktorin', role: 'Leg. tandläkare, klinikägare' },
      { name: 'Omar Said', role: 'Leg. tandläkare' },
      { name: 'Frida Nyman', role: 'Leg. tandhygienist' },
      { name: 'Marie Alm', role: 'Receptionist' },
    ],
  },
]
