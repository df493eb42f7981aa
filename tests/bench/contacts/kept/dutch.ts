import { handmade, shopify, squarespace, webflow } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
