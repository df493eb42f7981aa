import { joomlaHidden } from '../disguises.ts'
import { gutenberg, joomla, jsonLd, shopify, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { nextApp, wordpressRobots } from './frames.ts'

const joiner = gutenberg({
  host: 'www.nackasnickeri.test',
  language: 'sv',
  name: 'Nacka Snickeri & Kök',
  nav: { '/': 'Hem', '/kok/': 'Kök', '/om-oss/': 'Om oss', '/kontakt/': 'Kontakt' },
  foot: '<p>Nacka Snickeri &amp; Kök AB<br>Org.nr 556481-2304<br>Innehar F-skattsedel</p>',
})

const electricians = joomla({
  host: 'www.vasthamnsel.test',
  language: 'sv',
  name: 'Västhamns El AB',
  nav: {
    '/': 'Hem',
    '/tjanster': 'Tjänster',
    '/medarbetare': 'Medarbetare',
    '/lediga-jobb': 'Lediga jobb',
    '/kontakt': 'Kontakt',
  },
  foot: '<p>Västhamns El AB | Oljehamnsgatan 48, 418 34 Göteborg | Växel 031-390 06 10 | Jour efter 16.00: 031-390 06 99</p>',
})
const NOTICE = 'E-postadressen skyddas från spambots. Du måste tillåta JavaScript för att visa den.'

const studio = nextApp({
  host: 'www.sundtarkitekter.test',
  language: 'sv',
  name: 'Sundt Arkitekter',
  nav: { '/': 'Projekt', '/studion': 'Studion', '/kontakt': 'Kontakt' },
  head: jsonLd({
    '@type': 'Organization',
    name: 'Sundt Arkitekter AB',
    url: 'https://www.sundtarkitekter.test',
    sameAs: [
      'https://www.instagram.com/sundtarkitekter',
      'https://www.linkedin.com/company/sundt-arkitekter',
    ],
  }),
  foot: '<p>Sundt Arkitekter AB, Stora Varvsgatan 48, 211 19 Malmö</p><p><a href="tel:+46406280420">040-628 04 20</a></p><p><a href="mailto:info@sundtarkitekter.test">info@sundtarkitekter.test</a></p>',
})
const card = (name: string, role: string, direct: string, email: string) =>
  `<li class="h-card"><p class="p-name text-lg">${name}</p><p class="p-role text-slate-500">${role}</p><p><a class="p-tel" href="tel:+46${direct.replace(/\D/g, '').slice(1)}">${direct}</a></p><p><a class="u-email" href="mailto:${email}">${email}</a></p></li>`

const wool = shopify({
  host: 'www.ullkajen.test',
  language: 'sv',
  name: 'Ullkajen',
  nav: {
    '/collections/garn': 'Garn',
    '/pages/om-oss': 'Om oss',
    '/pages/vanliga-fragor': 'Vanliga frågor',
    '/pages/kontakt': 'Kontakt',
  },
  foot: '<p>Ullkajen Handel AB, org.nr 559048-1230</p>',
})

const lodge = wix({
  host: 'www.tornelodgen.test',
  language: 'sv',
  name: 'Torne Lodge',
  nav: {
    '/': 'Hem',
    '/boende': 'Boende',
    '/aktiviteter': 'Aktiviteter',
    '/om-oss': 'Om oss',
    '/kontakt': 'Kontakt',
  },
  foot: wixText('Torne Lodge', 'Jukkasvägen 48, 981 91 Jukkasjärvi', '0980-319 212', 'info@tornelodgen.test'),
})

export const swedish: readonly Site[] = [
  {
    host: 'nackasnickeri.test',
    alias: ['www.nackasnickeri.test'],
    language: 'sv',
    country: 'SE',
    kind: 'gutenberg',
    about: 'a joiner with one number, one address and the managing director in a sentence',
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.nackasnickeri.test'),
      '/': joiner(
        'Platsbyggda kök i Stockholm',
        `<h1 class="wp-block-heading">Platsbyggt, på riktigt</h1>${prose('sv', 0, 1)}<p>Ring för kostnadsfritt hembesök: 08-465 004 18</p>`,
      ),
      '/kok/': joiner('Kök', prose('sv', 4, 1)),
      '/om-oss/': joiner(
        'Om oss',
        '<p>Nacka Snickeri &amp; Kök drivs av Mattias Hedberg, VD och snickare, tillsammans med sju medarbetare i verkstaden i Orminge.</p>',
      ),
      '/kontakt/': joiner(
        'Kontakt',
        '<h1 class="wp-block-heading">Kontakta oss</h1><p>Telefon: <a href="tel:+46846500418">08-465 004 18</a><br>E-post: <a href="mailto:info@nackasnickeri.test">info@nackasnickeri.test</a></p><p>Skarpövägen 48, 132 38 Saltsjö-Boo</p><p>Bankgiro 548-1230</p>',
      ),
    },
    best: ['info@nackasnickeri.test'],
    never: ['privacy@consentia.test', '+494066969440'],
    phones: ['+46846500418'],
    people: [{ name: 'Mattias Hedberg', role: 'VD och snickare' }],
  },
  {
    host: 'vasthamnsel.test',
    alias: ['www.vasthamnsel.test'],
    language: 'sv',
    country: 'SE',
    kind: 'joomla',
    about: 'electricians with a switchboard, a line out of hours and everybody in a table, hidden by Joomla',
    asked: 'operations',
    pages: {
      '/': electricians(
        'Elektriker i Göteborg',
        `${prose('sv', 1, 1)}<p>Auktoriserade sedan 1986. Medlem i Installatörsföretagen.</p>`,
      ),
      '/tjanster': electricians(
        'Tjänster',
        '<ul><li>Service</li><li>Entreprenad</li><li>Laddstolpar</li></ul>',
      ),
      '/medarbetare': electricians(
        'Medarbetare',
        `<table class="table"><tbody><tr><td>Peter Lindqvist</td><td>VD</td><td>031-390 06 11</td><td>${joomlaHidden('peter.lindqvist@vasthamnsel.test', NOTICE)}</td></tr><tr><td>Emelie Sjöö</td><td>Driftchef</td><td>031-390 06 12</td><td>${joomlaHidden('emelie.sjoo@vasthamnsel.test', NOTICE)}</td></tr><tr><td>Hassan Barzani</td><td>Projektledare</td><td>031-390 06 14</td><td>${joomlaHidden('hassan.barzani@vasthamnsel.test', NOTICE)}</td></tr><tr><td>Lotta Falk</td><td>Ekonomi</td><td>031-390 06 15</td><td>${joomlaHidden('lotta.falk@vasthamnsel.test', NOTICE)}</td></tr></tbody></table>`,
      ),
      '/lediga-jobb': electricians(
        'Lediga jobb',
        '<p>Vi söker två elektriker. Fackliga frågor besvaras av Jörgen Ask, Elfacket avdelning 48, 070-174 06 48.</p>',
      ),
      '/kontakt': electricians(
        'Kontakt',
        `<p>Västhamns El AB<br />Oljehamnsgatan 48<br />418 34 Göteborg</p><p>Växel: 031-390 06 10<br />Jour (endast akuta fel efter kl. 16.00): 031-390 06 99<br />E-post: ${joomlaHidden('info@vasthamnsel.test', NOTICE)}</p><p>Fakturaadress: faktura 4812, FE 48, 105 69 Stockholm. Org.nr 556048-1238</p>`,
      ),
    },
    best: ['emelie.sjoo@vasthamnsel.test'],
    fine: [
      'info@vasthamnsel.test',
      'peter.lindqvist@vasthamnsel.test',
      'hassan.barzani@vasthamnsel.test',
      'lotta.falk@vasthamnsel.test',
    ],
    never: ['+46313900699', '+46701740648'],
    phones: ['+46313900612', '+46313900610', '+46313900611', '+46313900614', '+46313900615'],
    people: [
      {
        name: 'Emelie Sjöö',
        role: 'Driftchef',
        email: 'emelie.sjoo@vasthamnsel.test',
        phone: '+46313900612',
      },
      {
        name: 'Peter Lindqvist',
        role: 'VD',
        email: 'peter.lindqvist@vasthamnsel.test',
        phone: '+46313900611',
      },
      {
        name: 'Hassan Barzani',
        role: 'Projektledare',
        email: 'hassan.barzani@vasthamnsel.test',
        phone: '+46313900614',
      },
      { name: 'Lotta Falk', role: 'Ekonomi', email: 'lotta.falk@vasthamnsel.test', phone: '+46313900615' },
    ],
    strangers: ['Jörgen Ask'],
  },
  {
    host: 'sundtarkitekter.test',
    alias: ['www.sundtarkitekter.test'],
    language: 'sv',
    country: 'SE',
    kind: 'react',
    about: 'architects on cards with the classes of h-card, mobiles for all',
    asked: 'marketing',
    pages: {
      '/': studio(
        'Projekt',
        '<h1>Projekt</h1><article><h2>Kajen, Helsingborg</h2><p>84 lägenheter, 2024. Beställare: Bostads AB Sundsporten.</p></article>',
      ),
      '/studion': studio(
        'Studion',
        `<h1>Studion</h1>${prose('sv', 1, 1)}<ul class="grid">${card('Ingrid Sundt', 'Grundare, arkitekt SAR/MSA', '070-174 06 21', 'ingrid@sundtarkitekter.test')}${card('Oskar Wendt', 'Arkitekt SAR/MSA', '070-174 06 22', 'oskar@sundtarkitekter.test')}${card('Nour Haddad', 'Kommunikationsansvarig', '070-174 06 23', 'nour@sundtarkitekter.test')}${card('Elsa Mårtensson', 'Byggnadsingenjör', '070-174 06 24', 'elsa@sundtarkitekter.test')}</ul>`,
      ),
      '/kontakt': studio(
        'Kontakt',
        '<h1>Kontakt</h1><p>Stora Varvsgatan 48, 211 19 Malmö</p><p><a href="tel:+46406280420">040-628 04 20</a></p><p><a href="mailto:info@sundtarkitekter.test">info@sundtarkitekter.test</a></p><p>Organisationsnummer 556904-8123</p>',
      ),
    },
    best: ['nour@sundtarkitekter.test'],
    fine: [
      'info@sundtarkitekter.test',
      'ingrid@sundtarkitekter.test',
      'oskar@sundtarkitekter.test',
      'elsa@sundtarkitekter.test',
    ],
    phones: ['+46701740623', '+46406280420', '+46701740621', '+46701740622', '+46701740624'],
    people: [
      {
        name: 'Nour Haddad',
        role: 'Kommunikationsansvarig',
        email: 'nour@sundtarkitekter.test',
        phone: '+46701740623',
      },
      {
        name: 'Ingrid Sundt',
        role: 'Grundare, arkitekt SAR/MSA',
        email: 'ingrid@sundtarkitekter.test',
        phone: '+46701740621',
      },
      {
        name: 'Oskar Wendt',
        role: 'Arkitekt SAR/MSA',
        email: 'oskar@sundtarkitekter.test',
        phone: '+46701740622',
      },
      {
        name: 'Elsa Mårtensson',
        role: 'Byggnadsingenjör',
        email: 'elsa@sundtarkitekter.test',
        phone: '+46701740624',
      },
    ],
  },
  {
    host: 'ullkajen.test',
    alias: ['www.ullkajen.test'],
    language: 'sv',
    country: 'SE',
    kind: 'shopify',
    about: "a wool shop that answers by form alone; a bank's number in the answers to common questions",
    asked: 'owner',
    pages: {
      '/': wool(
        'Garn och ull på nätet',
        `<h1>Garn med ursprung</h1>${prose('sv', 4, 1)}<p>Fri frakt över 599 kr</p>`,
      ),
      '/pages/om-oss': wool(
        'Om oss',
        '<p>Ullkajen är en webbutik för dig som vill veta varifrån ullen kommer. Vi handlar direkt med fjorton gårdar på Gotland och Öland.</p>',
      ),
      '/pages/vanliga-fragor': wool(
        'Vanliga frågor',
        '<h3>Hur betalar jag?</h3><p>Med kort, Swish eller faktura. Frågor om din faktura besvaras av Delbetala Bank, 08-465 004 77 eller kund@delbetala.test.</p><h3>Hur lång är leveranstiden?</h3><p>2–4 vardagar.</p>',
      ),
      '/pages/kontakt': wool(
        'Kontakt',
        '<p>Vi svarar på alla meddelanden inom ett dygn.</p><form method="post" action="/contact#ContactForm" id="ContactForm"><input type="text" id="ContactForm-name" placeholder="Namn"><input type="email" id="ContactForm-email" placeholder="E-post"><input type="tel" placeholder="Telefonnummer"><textarea id="ContactForm-body"></textarea><button type="submit">Skicka</button></form>',
      ),
    },
    never: ['kund@delbetala.test', '+46846500477'],
  },
  {
    host: 'tornelodgen.test',
    alias: ['www.tornelodgen.test'],
    language: 'sv',
    country: 'SE',
    kind: 'wix',
    about: 'a lodge in the north whose hosts introduce themselves',
    asked: 'owner',
    pages: {
      '/': lodge(
        'Boende vid Torne älv',
        wixText('Vakna vid älven', 'Åtta stugor, bastu och norrsken, två mil från Kiruna.'),
      ),
      '/boende': lodge('Boende', wixText('Stuga 2 bäddar: 1 481 kr/natt', 'Stuga 4 bäddar: 2 248 kr/natt')),
      '/aktiviteter': lodge(
        'Aktiviteter',
        wixText(
          'Hundspann bokas hos vår granne Vittangi Sled Dogs, 0980-319 277.',
          'Skidor och snöskor lånar du gratis.',
        ),
      ),
      '/om-oss': lodge(
        'Om oss',
        wixText(
          'Ella Niia',
          'Ägare',
          'Ella är uppvuxen i Jukkasjärvi och tog över lodgen 2017.',
          'Johan Kangas',
          'Kökschef',
        ),
      ),
      '/kontakt': lodge(
        'Kontakt',
        wixText(
          'Torne Lodge',
          'Jukkasvägen 48, 981 91 Jukkasjärvi',
          'Telefon: <a href="tel:0980319212">0980-319 212</a>',
          'Mail: <a href="mailto:info@tornelodgen.test">info@tornelodgen.test</a>',
          'Bokning: <a href="mailto:bokning@tornelodgen.test">bokning@tornelodgen.test</a>',
        ),
      ),
    },
    best: ['info@tornelodgen.test'],
    fine: ['bokning@tornelodgen.test'],
    never: ['+46980319277'],
    phones: ['+46980319212'],
    people: [
      { name: 'Ella Niia', role: 'Ägare' },
      { name: 'Johan Kangas', role: 'Kökschef' },
    ],
  },
]
