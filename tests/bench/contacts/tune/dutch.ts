import { typo3Script } from '../disguises.ts'
import {
  divi,
  gutenberg,
  handmade,
  jsonLd,
  type Look,
  module_,
  next,
  shopify,
  squarespace,
  typo3,
  webflow,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const bulbs = gutenberg({
  host: 'www.bollenbroek.test',
  language: 'nl',
  name: 'Bollenbroek B.V.',
  nav: { '/': 'Home', '/over-ons/': 'Over ons', '/contact/': 'Contact', '/colofon/': 'Colofon' },
  foot: '<p>KvK 48812304 · BTW NL004881230B47 · IBAN NL12 BANK 0488 1230 47</p>',
})

const yard = typo3({
  host: 'www.werf-dehoop.test',
  language: 'nl',
  name: 'Scheepswerf De Hoop',
  nav: { '/': 'Home', '/werf/wie-is-wie': 'Wie is wie', '/nieuws': 'Nieuws', '/contact': 'Contact' },
})

const bikesLook: Look = {
  host: 'fietskoerier-nul.test',
  language: 'nl',
  name: 'Fietskoerier Nul',
  nav: { '/nl': 'Home', '/nl/tarieven': 'Tarieven', '/nl/contact': 'Contact' },
  head: jsonLd({
    '@type': 'LocalBusiness',
    name: 'Fietskoerier Nul',
    telephone: '+31 20 555 01 44',
    sameAs: ['https://www.linkedin.com/company/fietskoerier-nul'],
  }),
  foot: '<p>© Fietskoerier Nul</p>',
}
const bikes = next(bikesLook, { feature: { tracking: true } })
/** Drawn on the phone only: without scripts the page is empty. */
const bikesContact = next(bikesLook, {
  title: 'Contact',
  blocks: [
    { _type: 'text', html: '<p>Bel 020 555 01 44 of app 06-55501266</p>' },
    { _type: 'mail', value: 'planning@fietskoerier-nul.test' },
    { _type: 'person', person: { fullName: 'Bram de Wit', role: 'oprichter' } },
  ],
  seo: { image: { url: 'https://cdn.beelden.test/og@2x.png', author: { email: 'foto@beeldbank.test' } } },
})

const care = divi({
  host: 'thuiszorgdelinde.test',
  language: 'nl',
  name: 'Thuiszorg De Linde',
  nav: { '/': 'Home', '/zorg/': 'Zorg', '/contact/': 'Contact', '/klachten/': 'Klachten' },
})

const agency = webflow({
  host: 'www.kompaswerk.test',
  language: 'nl',
  name: 'Kompaswerk',
  nav: { '/diensten': 'Diensten', '/mensen': 'Mensen', '/contact': 'Contact' },
  foot: '<p>Wibautstraat 488, 1097 ZZ Amsterdam</p>',
})

const tea = shopify({
  host: 'www.theehuisje.test',
  language: 'nl',
  name: 'Het Theehuisje',
  nav: {
    '/collections/thee': 'Thee',
    '/pages/over-ons': 'Over ons',
    '/pages/klantenservice': 'Klantenservice',
  },
  foot: '<p>Het Theehuisje, KvK 55501230. Aangesloten bij Keurmerk Webwinkels, info@keurmerk.test, 088 055 99 11</p>',
})

const smith = handmade({
  host: 'www.smederij-vos.test',
  language: 'nl',
  name: 'Smederij Vos',
  nav: { 'index.html': 'Begin', 'werk.html': 'Werk', 'adres.html': 'Bereikbaarheid' },
})

const boutique = squarespace({
  host: 'hotel-de-gracht.test',
  language: 'nl',
  name: 'Hotel De Gracht',
  nav: { '/': 'Hotel', '/contact': 'Contact' },
})

export const dutch: readonly Site[] = [
  {
    host: 'bollenbroek.test',
    alias: ['www.bollenbroek.test'],
    language: 'nl',
    country: 'NL',
    kind: 'gutenberg',
    about: 'colofon with maker and host; numbers by hyphen and by +31 (0); people in a table',
    pages: {
      '/': bulbs('Bloembollen', `<h1>Uit goede grond</h1>${prose('nl', 0, 2)}`),
      '/over-ons/': bulbs(
        'Over ons',
        `${prose('nl', 1, 1)}<figure class="wp-block-table"><table><tbody><tr><td>Kees Bollenbroek</td><td>Directeur</td><td>06 - 55 50 12 34</td></tr><tr><td>Marjolein Vink</td><td>Hoofd inkoop</td><td>+31 (0)252 055 122</td></tr><tr><td>Ruud van Esch</td><td>Teeltmanager</td><td></td></tr></tbody></table></figure>`,
      ),
      '/contact/': bulbs(
        'Contact',
        '<p>Heereweg 488, 2161 ZZ Lisse</p><p>T 0252-055 120<br>F 0252-055 121<br>E <a href="mailto:info@bollenbroek.test">info@bollenbroek.test</a></p><p>Inkoop: <a href="mailto:inkoop@bollenbroek.test">inkoop@bollenbroek.test</a></p>',
      ),
      '/colofon/': bulbs(
        'Colofon',
        '<p>Ontwerp en bouw: Studio Tulp, 071-055 99 00, hoi@studiotulp.test. Hosting: Serverhuis, support@serverhuis.test. Klachten over privacy: Autoriteit Persoonsgegevens, 088-055 85 00.</p>',
      ),
    },
    asked: 'procurement',
    best: ['inkoop@bollenbroek.test'],
    fine: ['info@bollenbroek.test'],
    never: ['hoi@studiotulp.test', 'support@serverhuis.test', '+31252055121', '+31710559900', '+31880558500'],
    phones: ['+31252055122', '+31252055120', '+31655501234'],
    people: [
      { name: 'Marjolein Vink', role: 'Hoofd inkoop', phone: '+31252055122' },
      { name: 'Kees Bollenbroek', role: 'Directeur', phone: '+31655501234' },
      { name: 'Ruud van Esch', role: 'Teeltmanager' },
    ],
  },
  {
    host: 'www.werf-dehoop.test',
    language: 'nl',
    country: 'NL',
    kind: 'typo3',
    about: 'older TYPO3 links by script; "Wie is wie" as the team page; a reporter’s address under the news',
    pages: {
      '/': yard('Scheepswerf', `<h1>Refit en nieuwbouw</h1>${prose('nl', 3, 2)}`),
      '/werf/wie-is-wie': yard(
        'Wie is wie',
        `<div class="row"><div class="col-sm-6"><h4>Joost Terpstra</h4><p>Algemeen directeur</p></div><div class="col-sm-6"><h4>Anneke Hiemstra</h4><p>Inkoper</p><p>${typo3Script('a.hiemstra@werf-dehoop.test')}<br>Tel. 058-055 12 33</p></div><div class="col-sm-6"><h4>Sjoerd Wiersma</h4><p>Bedrijfsleider</p><p>${typo3Script('s.wiersma@werf-dehoop.test')}</p></div></div>`,
      ),
      '/nieuws': yard(
        'Nieuws',
        '<p>Lees het verslag van Hanneke Postma, redacteur, redactie@friesdagblad.test</p>',
      ),
      '/contact': yard(
        'Contact',
        `<p>Kade 48, 8861 ZZ Harlingen</p><p>Telefoon 058 055 12 30</p><p>${typo3Script('info@werf-dehoop.test')}</p>`,
      ),
    },
    asked: 'operations',
    best: ['s.wiersma@werf-dehoop.test'],
    fine: ['a.hiemstra@werf-dehoop.test', 'info@werf-dehoop.test'],
    never: ['redactie@friesdagblad.test'],
    phones: ['+31580551230', '+31580551233'],
    people: [
      { name: 'Sjoerd Wiersma', role: 'Bedrijfsleider', email: 's.wiersma@werf-dehoop.test' },
      {
        name: 'Anneke Hiemstra',
        role: 'Inkoper',
        email: 'a.hiemstra@werf-dehoop.test',
        phone: '+31580551233',
      },
      { name: 'Joost Terpstra', role: 'Algemeen directeur' },
    ],
    strangers: ['Hanneke Postma'],
  },
  {
    host: 'fietskoerier-nul.test',
    language: 'nl',
    country: 'NL',
    kind: 'react',
    about: 'Next.js, the contact page only in its data beside a photographer’s address; / leads to /nl',
    pages: {
      '/': { status: 307, location: '/nl' },
      '/nl': bikes('Koerier', `<section>${prose('nl', 0, 1)}</section>`),
      '/nl/tarieven': bikes('Tarieven', '<section><p>Spoed 14,80, zelfde dag 9,80</p></section>'),
      '/nl/contact': bikesContact('Contact', ''),
    },
    asked: 'owner',
    best: ['planning@fietskoerier-nul.test'],
    never: ['foto@beeldbank.test'],
    phones: ['+31205550144', '+31655501266'],
    people: [{ name: 'Bram de Wit', role: 'oprichter' }],
  },
  {
    host: 'thuiszorgdelinde.test',
    language: 'nl',
    country: 'NL',
    kind: 'divi',
    about: 'robots.txt keeps everybody out of everything: nothing may be read',
    pages: {
      '/robots.txt': { type: 'text/plain', body: '# staging\nUser-agent: *\nDisallow: /\n' },
      '/': care('Zorg thuis', module_(prose('nl', 1, 2))),
      '/zorg/': care('Zorg', module_(prose('nl', 0, 1))),
      '/contact/': care('Contact', module_('<p>info@thuiszorgdelinde.test, 038-055 12 00</p>')),
      '/klachten/': care('Klachten', module_('<p>klachten@zorgcommissie.test</p>')),
    },
    asked: 'office',
    never: ['info@thuiszorgdelinde.test', 'klachten@zorgcommissie.test', '+31380551200'],
    closed: ['/'],
  },
  {
    host: 'www.kompaswerk.test',
    language: 'nl',
    country: 'NL',
    kind: 'webflow',
    about:
      'many people by first name and surname with mailto: links on icons; LinkedIn; the number in the heading',
    pages: {
      '/': agency(
        'Advies',
        `<div class="section"><h1>Richting voor organisaties</h1>${prose('nl', 0, 2)}</div>`,
      ),
      '/diensten': agency('Diensten', `<div class="section">${prose('nl', 1, 1)}</div>`),
      '/mensen': agency(
        'Mensen',
        [
          ['Fleur Oosterhuis', 'Partner', 'fleur'],
          ['Daan Koster', 'IT-manager', 'daan'],
          ['Yara Benali', 'Office manager', 'yara'],
        ]
          .map(
            ([name, role, local]) =>
              `<div class="team-card w-dyn-item"><img src="/img/${local}@2x.jpg" alt=""><div class="team-name">${name}</div><div class="team-role">${role}</div><a href="mailto:${local}@kompaswerk.test" class="icon w-inline-block"><img src="/img/mail.svg" alt=""></a><a href="https://www.linkedin.com/in/${local}-kompaswerk-fictief" class="icon w-inline-block"></a></div>`,
          )
          .join(''),
      ),
      '/contact': agency(
        'Contact',
        '<div class="section"><h2>Bel 020 - 555 0133</h2><p>of mail welkom@kompaswerk.test</p></div>',
      ),
    },
    asked: 'it',
    best: ['daan@kompaswerk.test'],
    fine: ['welkom@kompaswerk.test', 'fleur@kompaswerk.test', 'yara@kompaswerk.test'],
    phones: ['+31205550133'],
    people: [
      { name: 'Daan Koster', role: 'IT-manager', email: 'daan@kompaswerk.test' },
      { name: 'Fleur Oosterhuis', role: 'Partner', email: 'fleur@kompaswerk.test' },
      { name: 'Yara Benali', role: 'Office manager', email: 'yara@kompaswerk.test' },
    ],
  },
  {
    host: 'theehuisje.test',
    alias: ['www.theehuisje.test'],
    language: 'nl',
    country: 'NL',
    kind: 'shopify',
    about: '"Klantenservice" is the page with the contact; a seal’s address and number in each footer',
    pages: {
      '/': tea('Losse thee', prose('nl', 2, 1)),
      '/collections/thee': tea('Thee', '<p>Oolong 48, 100 gram, € 12,80</p>'),
      '/pages/over-ons': tea(
        'Over ons',
        '<p>Wij zijn Lotte Hendriks (eigenaar) en Tim Hendriks (magazijn).</p>',
      ),
      '/pages/klantenservice': tea(
        'Klantenservice',
        '<p>Mail naar thee@theehuisje.test of bel (0318) 055 480.</p><p>Retouradres: Antwoordnummer 481, Ede</p>',
      ),
    },
    asked: 'owner',
    best: ['thee@theehuisje.test'],
    never: ['info@keurmerk.test', 'you@example.com', '+31880559911'],
    phones: ['+31318055480'],
    people: [
      { name: 'Lotte Hendriks', role: 'eigenaar' },
      { name: 'Tim Hendriks', role: 'magazijn' },
    ],
  },
  {
    host: 'www.smederij-vos.test',
    language: 'nl',
    country: 'NL',
    kind: 'handmade',
    about: '"Bereikbaarheid" is the page; the address in two halves by a script; number with a slash',
    pages: {
      '/': smith('Begin', `<H2>Sier- en constructiesmederij</H2>${prose('nl', 0, 2)}`),
      '/index.html': smith('Begin', `<H2>Sier- en constructiesmederij</H2>${prose('nl', 0, 2)}`),
      '/werk.html': smith('Werk', prose('nl', 3, 1)),
      '/adres.html': smith(
        'Bereikbaarheid',
        `<P>Smederij Vos, Dorpsstraat 48, 7064 ZZ Silvolde<BR>tel. 0315/055480<BR>mobiel 06/55501280</P><SCRIPT LANGUAGE="JavaScript"><!--
document.write('<A HREF="mail' + 'to:smid' + '@' + 'smederij-vos.test">smid' + '@' + 'smederij-vos.test</A>');
//--></SCRIPT><P>Eigenaar: Wim Vos</P>`,
      ),
    },
    asked: 'owner',
    best: ['smid@smederij-vos.test'],
    phones: ['+31315055480', '+31655501280'],
    people: [{ name: 'Wim Vos', role: 'Eigenaar' }],
  },
  {
    host: 'hotel-de-gracht.test',
    language: 'nl',
    country: 'NL',
    kind: 'squarespace',
    about: 'out of order: every page answers 503, its text names the host’s help desk',
    pages: Object.fromEntries(
      ['/', '/contact'].map((path) => [
        path,
        {
          status: 503,
          body: boutique('Onderhoud', '<p>Storing? helpdesk@gastheer-hosting.test, 088 055 77 00</p>'),
        },
      ]),
    ),
    asked: 'owner',
    never: ['helpdesk@gastheer-hosting.test', '+31880557700', 'owner-of-template@example.com'],
  },
]
