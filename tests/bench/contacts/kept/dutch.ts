import { typo3Link } from '../disguises.ts'
import { divi, jsonLd, module_, next, shopify, typo3 } from '../frames.ts'
import type { Site } from '../site.ts'
import { commented, packed } from './disguises.ts'
import { bootstrap, contao, drupal, drupalField } from './frames.ts'
import { filler } from './prose.ts'

const plumber = divi({
  host: 'loodgieterprins.test',
  language: 'nl',
  name: 'Loodgieter Prins',
  nav: { '/': 'Home', '/diensten/': 'Diensten', '/contact/': 'Contact' },
  foot: '<p>KvK 48812304 | Btw NL004881230B48</p>',
})

const cheeseLook = {
  host: 'www.kaasvanklaver.test',
  language: 'nl',
  name: 'Kaas van Klaver',
  nav: {
    '/': 'Home',
    '/onze-kazen': 'Onze kazen',
    '/horeca': 'Horeca en winkels',
    '/boerderij': 'De boerderij',
  },
  foot: '<p>Volg ons op <a href="https://www.facebook.com/kaasvanklaver">Facebook</a></p>',
} as const
const cheese = next(cheeseLook, {
  settings: { company: 'Kaas van Klaver', hours: 'ma-za 09:00-17:00' },
  builtBy: { name: 'Polderpixels', email: 'support@polderpixels.test', phone: '+31 20 055 99 10' },
})

const printers = contao({
  host: 'www.drukkerijverhulst.test',
  language: 'nl',
  name: 'Drukkerij Verhulst',
  nav: {
    'nl/home.html': 'Home',
    'nl/drukwerk.html': 'Drukwerk',
    'nl/wie-zijn-wij.html': 'Wie zijn wij',
    'nl/route.html': 'Route',
  },
  foot: '<p>Drukkerij Verhulst bv | BTW BE 0488.123.048 | RPR Gent</p>',
})

const carehome = typo3({
  host: 'www.zorggroepdebongerd.test',
  language: 'nl',
  name: 'Zorggroep De Bongerd',
  nav: {
    '/locaties': 'Locaties',
    '/over-ons/bestuur': 'Bestuur',
    '/klachten': 'Klachten',
    '/werken-bij': 'Werken bij',
    '/contact': 'Contact',
  },
})

const joinery = bootstrap(
  {
    host: 'www.timmerfabriek-oudendijk.test',
    language: 'nl',
    name: 'Timmerfabriek Oudendijk',
    nav: {
      'index.html': 'Start',
      'producten.html': 'Producten',
      'mensen.html': 'Onze mensen',
      'vind-ons.html': 'Vind ons',
    },
  },
  { 'https://www.kozijnkeur.test': 'Kozijnkeur', 'https://www.houtbank.test': 'Houtbank' },
)
const member = (name: string, role: string, email: string) =>
  `<div class="col-md-3"><div class="member"><img src="assets/img/team/${name.length}.jpg" class="img-fluid" alt="${name}"><h4>${name}</h4><span>${role}</span><div class="social"><a href="mailto:${email}" aria-label="mail"><i class="bi bi-envelope-fill"></i></a><a href="https://www.linkedin.com/in/oudendijk-48"><i class="bi bi-linkedin"></i></a></div></div></div>`

const museum = drupal({
  host: 'www.stoomgemaaldezwaan.test',
  language: 'nl',
  name: 'Stoomgemaal De Zwaan',
  nav: { '/bezoek': 'Bezoek', '/organisatie': 'Organisatie', '/pers': 'Pers', '/colofon': 'Colofon' },
})

const bikes = shopify({
  host: 'fietsenvanhout.test',
  language: 'nl',
  name: 'Fietsen van Hout',
  nav: {
    '/collections/fietsen': 'Fietsen',
    '/pages/werkplaats': 'Werkplaats',
    '/pages/contact': 'Hulp nodig?',
  },
  foot: '<p>WhatsApp: <a href="https://wa.me/31655501480">06 555 014 80</a></p>',
})

export const dutch: readonly Site[] = [
  {
    host: 'loodgieterprins.test',
    language: 'nl',
    country: 'NL',
    kind: 'divi',
    about: 'a plain contact page with landline, mobile and address; the owner in a sentence',
    pages: {
      '/': plumber('Loodgieter in Haarlem', module_(`<h1>Lek? Bel Prins.</h1>${filler('nl', 0, 2)}`)),
      '/diensten/': plumber('Diensten', module_('<p>Cv-ketel vanaf € 1.480, riool ontstoppen € 148</p>')),
      '/contact/': plumber(
        'Contact',
        module_(
          '<p>Loodgieter Prins<br>Spaarne 488<br>2011 ZZ Haarlem</p><p>Tel. 023 - 055 48 12<br>Mob. 06 - 555 01 481<br><a href="mailto:info@loodgieterprins.test">info@loodgieterprins.test</a></p><p>Eigenaar: Ruud Prins</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['info@loodgieterprins.test'],
    never: ['privacy@consentia.test'],
    phones: ['+31230554812', '+31655501481'],
    people: [{ name: 'Ruud Prins', role: 'Eigenaar' }],
  },
  {
    host: 'kaasvanklaver.test',
    alias: ['www.kaasvanklaver.test'],
    language: 'nl',
    country: 'NL',
    kind: 'react',
    about:
      'Next.js drawn on the server, its maker’s help in the data of each page; a person for cafés and shops; no page named contact',
    pages: {
      '/': cheese('Boerenkaas', filler('nl', 0, 1)),
      '/onze-kazen': cheese('Onze kazen', '<p>Oud 12 maanden, 500 g, € 12,80</p>'),
      '/horeca': cheese(
        'Horeca en winkels',
        '<p>Karin Klaver (verkoop en inkoop) denkt graag mee: 0299 - 05 54 14, karin@kaasvanklaver.test</p>',
      ),
      '/boerderij': cheese(
        'De boerderij',
        '<p>Familie Klaver, Dijkweg 48, Edam. Bel 0299-055412 of mail boerderij@kaasvanklaver.test. Boer: Siem Klaver.</p>',
      ),
    },
    asked: 'procurement',
    best: ['karin@kaasvanklaver.test'],
    fine: ['boerderij@kaasvanklaver.test'],
    never: ['support@polderpixels.test', '+31200559910'],
    phones: ['+31299055414', '+31299055412'],
    people: [
      {
        name: 'Karin Klaver',
        role: 'verkoop en inkoop',
        email: 'karin@kaasvanklaver.test',
        phone: '+31299055414',
      },
      { name: 'Siem Klaver', role: 'Boer' },
    ],
  },
  {
    host: 'www.drukkerijverhulst.test',
    language: 'nl',
    country: 'BE',
    kind: 'contao',
    about:
      'a page to choose the language; comments within addresses; Belgian landline and mobile; a paper mill’s contact in the text',
    pages: {
      '/': '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Drukkerij Verhulst - Imprimerie Verhulst</title></head><body><a class="taal" href="nl/home.html">NL</a> | <a class="taal" href="fr/accueil.html">FR</a></body></html>',
      '/nl/home.html': printers('Home', filler('nl', 0, 1)),
      '/fr/accueil.html': printers('Accueil', '<p>Imprimerie offset à Gand.</p>'),
      '/nl/drukwerk.html': printers(
        'Drukwerk',
        '<p>Papier van Molenzicht: order@molenzicht.test, 011 055 990</p>',
      ),
      '/nl/wie-zijn-wij.html': printers(
        'Wie zijn wij',
        '<p>Griet Verhulst, zaakvoerder<br>Wim Verhulst, productieleider<br>Lies De Backer, prijsaanvragen</p>',
      ),
      '/nl/route.html': printers(
        'Route',
        `<p>Nijverheidskaai 48, 9000 Gent</p><p>T 09/055.48.12 - F 09/055.48.13 - G 0471/05.54.81</p><p>${commented('drukwerk@drukkerijverhulst.test')}</p>`,
      ),
    },
    asked: 'operations',
    best: ['drukwerk@drukkerijverhulst.test'],
    never: ['order@molenzicht.test', '+3290554813', '+3211055990'],
    phones: ['+3290554812', '+32471055481'],
    people: [
      { name: 'Wim Verhulst', role: 'productieleider' },
      { name: 'Griet Verhulst', role: 'zaakvoerder' },
      { name: 'Lies De Backer', role: 'prijsaanvragen' },
    ],
  },
  {
    host: 'www.zorggroepdebongerd.test',
    language: 'nl',
    country: 'NL',
    kind: 'typo3',
    about:
      'homes with managers, a board, a committee for complaints outside; rotated links; robots.txt closes the vacancies',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /werken-bij\nDisallow: /typo3/\n',
      },
      '/': carehome('Thuis in De Bongerd', filler('nl', 0, 1)),
      '/locaties': carehome(
        'Locaties',
        `<h3>Het Appelhof</h3><p>Locatiemanager: Joke Terpstra<br>0575 05 54 20<br>${typo3Link('appelhof@zorggroepdebongerd.test', '(apenstaart)')}</p><h3>De Perenlaan</h3><p>Locatiemanager: Murat Yildiz<br>0575 05 54 30<br>${typo3Link('perenlaan@zorggroepdebongerd.test', '(apenstaart)')}</p>`,
      ),
      '/over-ons/bestuur': carehome(
        'Bestuur',
        `<p>Bestuurder: drs. Anneke Wiersma. Manager inkoop en facilitair: Peter-Jan Smeets, ${typo3Link('pj.smeets@zorggroepdebongerd.test', '(apenstaart)')}</p>`,
      ),
      '/klachten': carehome(
        'Klachten',
        '<p>Klachtencommissie: mr. Daan Kuiper, klachten@commissiezorg.test, 030 055 99 20</p>',
      ),
      '/werken-bij': carehome(
        'Werken bij',
        '<p>Recruiter: Femke Boon, werkenbij@zorggroepdebongerd.test</p>',
      ),
      '/contact': carehome(
        'Contact',
        `<p>Centraal bureau: 0575 05 54 10 (ma-vr 8.30-17.00)</p><p>${typo3Link('info@zorggroepdebongerd.test', '(apenstaart)')}</p>`,
      ),
    },
    asked: 'procurement',
    best: ['pj.smeets@zorggroepdebongerd.test'],
    fine: [
      'info@zorggroepdebongerd.test',
      'appelhof@zorggroepdebongerd.test',
      'perenlaan@zorggroepdebongerd.test',
    ],
    never: ['klachten@commissiezorg.test', 'werkenbij@zorggroepdebongerd.test', '+31300559920'],
    phones: ['+31575055410', '+31575055420', '+31575055430'],
    people: [
      {
        name: 'Peter-Jan Smeets',
        role: 'Manager inkoop en facilitair',
        email: 'pj.smeets@zorggroepdebongerd.test',
      },
      { name: 'Anneke Wiersma', role: 'Bestuurder' },
      {
        name: 'Joke Terpstra',
        role: 'Locatiemanager',
        email: 'appelhof@zorggroepdebongerd.test',
        phone: '+31575055420',
      },
      {
        name: 'Murat Yildiz',
        role: 'Locatiemanager',
        email: 'perenlaan@zorggroepdebongerd.test',
        phone: '+31575055430',
      },
    ],
    strangers: ['Daan Kuiper', 'Femke Boon'],
    closed: ['/werken-bij', '/typo3/'],
  },
  {
    host: 'timmerfabriek-oudendijk.test',
    alias: ['www.timmerfabriek-oudendijk.test'],
    language: 'nl',
    country: 'NL',
    kind: 'bootstrap',
    about: 'cards of people with mail on icons only; partners’ logos; the number in a sentence',
    pages: {
      '/': joinery('Kozijnen en deuren', filler('nl', 1, 2)),
      '/index.html': joinery('Kozijnen en deuren', filler('nl', 1, 2)),
      '/producten.html': joinery('Producten', '<p>Kozijn K-488, 67 x 114 mm, U-waarde 1,1</p>'),
      '/mensen.html': joinery(
        'Onze mensen',
        `<div class="row">${member('Henk Oudendijk', 'Directeur', 'henk@timmerfabriek-oudendijk.test')}${member('Sjoukje Hoekstra', 'Inkoper', 'sjoukje@timmerfabriek-oudendijk.test')}${member('Tom van der Meij', 'Werkvoorbereider', 'tom@timmerfabriek-oudendijk.test')}</div>`,
      ),
      '/vind-ons.html': joinery(
        'Vind ons',
        '<p>Kom langs op Dijk 48 in Oudendijk, bel 0229 05 54 12 of mail <a href="mailto:kantoor@timmerfabriek-oudendijk.test">kantoor@timmerfabriek-oudendijk.test</a>.</p>',
      ),
    },
    asked: 'procurement',
    best: ['sjoukje@timmerfabriek-oudendijk.test'],
    fine: [
      'henk@timmerfabriek-oudendijk.test',
      'tom@timmerfabriek-oudendijk.test',
      'kantoor@timmerfabriek-oudendijk.test',
    ],
    never: ['templates@bootlab.test'],
    phones: ['+31229055412'],
    people: [
      { name: 'Sjoukje Hoekstra', role: 'Inkoper', email: 'sjoukje@timmerfabriek-oudendijk.test' },
      { name: 'Henk Oudendijk', role: 'Directeur', email: 'henk@timmerfabriek-oudendijk.test' },
      { name: 'Tom van der Meij', role: 'Werkvoorbereider', email: 'tom@timmerfabriek-oudendijk.test' },
    ],
  },
  {
    host: 'www.stoomgemaaldezwaan.test',
    language: 'nl',
    country: 'NL',
    kind: 'drupal',
    about:
      'a board of volunteers; the address packed in base64; funders’ and photographers’ addresses in the colofon',
    pages: {
      '/': museum('Stoom op zondag', filler('nl', 0, 1)),
      '/bezoek': museum(
        'Bezoek',
        `${drupalField('tijden', 'zo 11.00-16.00', 'Open')}${drupalField('telefoon', '(0527) 05 54 12', 'Telefoon')}<p>${packed('bezoek@stoomgemaaldezwaan.test', 'Mail ons')}</p>`,
      ),
      '/organisatie': museum(
        'Organisatie',
        '<table><tr><td>Voorzitter</td><td>Wietske Brandsma</td></tr><tr><td>Penningmeester</td><td>Geert Otten</td></tr><tr><td>Beheerder</td><td>Klaas Visscher</td></tr></table>',
      ),
      '/pers': museum('Pers', '<p>Beeld is rechtenvrij met vermelding van de fotograaf.</p>'),
      '/colofon': museum(
        'Colofon',
        '<p>Foto’s: Ilse Vroom, ilse@vroomfotografie.test. Mede mogelijk gemaakt door het Waterfonds, subsidie@waterfonds.test, 070 055 99 30.</p>',
      ),
    },
    asked: 'operations',
    best: ['bezoek@stoomgemaaldezwaan.test'],
    never: ['ilse@vroomfotografie.test', 'subsidie@waterfonds.test', '+31700559930'],
    phones: ['+31527055412'],
    people: [
      { name: 'Klaas Visscher', role: 'Beheerder' },
      { name: 'Wietske Brandsma', role: 'Voorzitter' },
      { name: 'Geert Otten', role: 'Penningmeester' },
    ],
  },
  {
    host: 'fietsenvanhout.test',
    language: 'nl',
    country: 'NL',
    kind: 'shopify',
    about: 'a shop; a page of help with the address, JSON-LD with opening hours, WhatsApp in each footer',
    pages: {
      '/': bikes(
        'Houten fietsen',
        filler('nl', 1, 1),
        jsonLd({
          '@type': 'Store',
          name: 'Fietsen van Hout',
          openingHoursSpecification: [
            { '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '17:30' },
          ],
          telephone: '+31 50 055 4812',
        }),
      ),
      '/collections/fietsen': bikes('Fietsen', '<p>Model Es 28 inch, € 2.304,00, SKU 4881230</p>'),
      '/pages/werkplaats': bikes('Werkplaats', '<p>Oprichter Jelle Zijlstra bouwt elk frame zelf.</p>'),
      '/pages/contact': bikes(
        'Hulp nodig?',
        '<p>Mail hallo@fietsenvanhout.test of bel (050) 055 48 12, di t/m za.</p>',
      ),
    },
    asked: 'owner',
    best: ['hallo@fietsenvanhout.test'],
    never: ['you@example.com'],
    phones: ['+31500554812', '+31655501480'],
    people: [{ name: 'Jelle Zijlstra', role: 'Oprichter' }],
  },
]
