import { entities, joomlaCloaked } from '../disguises.ts'
import { jimdo, joomla, jsonLd, squarespace, webflow, wix, wixText } from '../frames.ts'
import type { Site } from '../site.ts'
import { attributes, written } from './disguises.ts'
import { drupal, drupalField, ionos, nuxt, others, wpbakery } from './frames.ts'
import { filler } from './prose.ts'

const painter = squarespace({
  host: 'www.malarelindqvist.test',
  language: 'sv',
  name: 'Målare Lindqvist',
  nav: { '/': 'Hem', '/arbeten': 'Arbeten', '/kontakt': 'Kontakt' },
})

const sheetMetal = drupal({
  host: 'www.gotaplat.test',
  language: 'sv',
  name: 'Göta Plåt AB',
  nav: { '/tjanster': 'Tjänster', '/medarbetare': 'Medarbetare', '/kontakta-oss': 'Kontakta oss' },
  foot: '<p>Org.nr 556481-2304 | Bankgiro 481-2304 | Plusgiro 48 81 23-0</p>',
})

const catering = webflow({
  host: 'www.smakpaschefer.test',
  language: 'sv',
  name: 'Smakpås Catering',
  nav: { '/': 'Meny', '/om': 'Om oss', '/boka': 'Boka' },
})

const physio = wix({
  host: 'www.rorelseverket.test',
  language: 'sv',
  name: 'Rörelseverket',
  nav: { '/': 'Start', '/behandlare': 'Behandlare', '/hitta-oss': 'Hitta oss' },
  foot: wixText('Rörelseverket är anslutet till Region Väst, patientnamnd@regionvast.test, 010-055 99 00'),
})

const marina = ionos({
  host: 'www.varvetsmogen.test',
  language: 'sv',
  name: 'Varvet Smögen',
  nav: { '/': 'Välkommen', '/vinterforvaring/': 'Vinterförvaring', '/adress/': 'Adress' },
})

const logistics = wpbakery(
  {
    host: 'www.norrfrakt.test',
    language: 'sv',
    name: 'Norrfrakt i Umeå AB',
    nav: {
      '/': 'Hem',
      '/tjanster/': 'Tjänster',
      '/ledning/': 'Ledning',
      '/kontakt/': 'Kontakt',
      '/integritet/': 'Integritetspolicy',
    },
    foot: '<p>Hemsida av <a href="https://fjallbyran.test">Fjällbyrån</a>, kontakt@fjallbyran.test, 090-055 99 10</p>',
  },
  'Växel: 090-055 48 00',
)

const gym = nuxt(
  {
    host: 'kraftkallan.test',
    language: 'sv',
    name: 'Kraftkällan',
    nav: { '/': 'Gym', '/tranare': 'Tränare', '/faq': 'Frågor & svar' },
    head: jsonLd({
      '@type': 'ExerciseGym',
      name: 'Kraftkällan',
      telephone: '+46 40 628 04 81',
      address: { '@type': 'PostalAddress', addressLocality: 'Malmö', postalCode: '211 48' },
    }),
  },
  ['Kraftkällan', 'noreply@kraftkallan.test', 'support@bokagym.test', '+46 8 465 004 99'],
)

const nursery = joomla({
  host: 'www.rosengardensplantskola.test',
  language: 'sv',
  name: 'Rosengårdens Plantskola',
  nav: {
    '/': 'Hem',
    '/vaxter': 'Växter',
    '/vi-som-jobbar-har': 'Vi som jobbar här',
    '/oppettider': 'Öppettider',
  },
})
const shielded = 'Den här e-postadressen skyddas mot spambots. Du måste tillåta JavaScript för att se den.'

const vicarage = jimdo({
  host: 'www.prastgardenbb.test',
  language: 'sv',
  name: 'Prästgården B&amp;B',
  nav: { '/': 'Hem', '/rum/': 'Rum & priser', '/hitta-hit/': 'Hitta hit' },
})

export const swedish: readonly Site[] = [
  {
    host: 'www.malarelindqvist.test',
    language: 'sv',
    country: 'SE',
    kind: 'squarespace',
    about: 'a plain contact page with a mobile and an address; the owner named there',
    pages: {
      '/': painter('Hem', `<h1>Färg som håller</h1>${filler('sv', 0, 1)}`),
      '/arbeten': painter('Arbeten', '<p>Villa 1930, 148 m² fasad, Örebro 2024</p>'),
      '/kontakt': painter(
        'Kontakt',
        '<p>Erik Lindqvist, ägare</p><p>070-174 06 48</p><p><a href="mailto:erik@malarelindqvist.test?subject=Offert">erik@malarelindqvist.test</a></p>',
      ),
    },
    asked: 'owner',
    best: ['erik@malarelindqvist.test'],
    never: ['owner-of-template@example.com'],
    phones: ['+46701740648'],
    people: [
      { name: 'Erik Lindqvist', role: 'ägare', email: 'erik@malarelindqvist.test', phone: '+46701740648' },
    ],
  },
  {
    host: 'gotaplat.test',
    alias: ['www.gotaplat.test'],
    language: 'sv',
    country: 'SE',
    kind: 'drupal',
    about:
      'staff in fields with numbers and addresses; giro numbers in each footer; the buyer is one of them',
    pages: {
      '/': sheetMetal('Plåt i Göteborg', filler('sv', 0, 2)),
      '/tjanster': sheetMetal('Tjänster', '<p>Tak, fasad och ventilation, 0,5 - 3,0 mm</p>'),
      '/medarbetare': sheetMetal(
        'Medarbetare',
        [
          ['Lars-Göran Ek', 'Platschef', '031-390 06 48', 'lars-goran.ek@gotaplat.test'],
          ['Fatima Hosseini', 'Inköpare', '031-390 06 49', 'fatima.hosseini@gotaplat.test'],
          ['Ola Brink', 'VD', '', 'ola.brink@gotaplat.test'],
        ]
          .map(
            ([name, role, phone, email]) =>
              `<article class="node node--type-person"><h2>${name}</h2>${drupalField('titel', `${role}`)}${phone && drupalField('telefon', phone)}${drupalField('epost', `<a href="mailto:${email}">${email}</a>`)}</article>`,
          )
          .join(''),
      ),
      '/kontakta-oss': sheetMetal(
        'Kontakta oss',
        '<p>Plåtgatan 48, 417 48 Göteborg</p><p>Växel 031-390 06 40, fax 031-390 06 41</p><p>info@gotaplat.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['fatima.hosseini@gotaplat.test'],
    fine: ['lars-goran.ek@gotaplat.test', 'ola.brink@gotaplat.test', 'info@gotaplat.test'],
    never: ['+46313900641'],
    phones: ['+46313900640', '+46313900648', '+46313900649'],
    people: [
      {
        name: 'Fatima Hosseini',
        role: 'Inköpare',
        email: 'fatima.hosseini@gotaplat.test',
        phone: '+46313900649',
      },
      {
        name: 'Lars-Göran Ek',
        role: 'Platschef',
        email: 'lars-goran.ek@gotaplat.test',
        phone: '+46313900648',
      },
      { name: 'Ola Brink', role: 'VD', email: 'ola.brink@gotaplat.test' },
    ],
  },
  {
    host: 'www.smakpaschefer.test',
    language: 'sv',
    country: 'SE',
    kind: 'webflow',
    about:
      'the address is two attributes that the style joins; a guest’s and a farm’s contact in the text; number with a country code',
    pages: {
      '/': catering(
        'Meny',
        '<p>Buffé från 248 kr per person, minst 12 gäster</p><blockquote>”Succé!” Annika Stålberg, HR-chef på Klippan Data</blockquote>',
      ),
      '/om': catering(
        'Om oss',
        '<p>Köksmästare Rickard Wester och platschef Amina Farah driver köket. Kött från Åby gård, gard@abygard.test, 018-055 990.</p>',
      ),
      '/boka': catering(
        'Boka',
        `<p>Ring +46 (0)40 628 04 48 eller skriv till ${attributes('boka@smakpaschefer.test')}</p>`,
      ),
    },
    asked: 'operations',
    best: ['boka@smakpaschefer.test'],
    never: ['gard@abygard.test', '+4618055990'],
    phones: ['+46406280448'],
    people: [
      { name: 'Amina Farah', role: 'platschef' },
      { name: 'Rickard Wester', role: 'Köksmästare' },
    ],
    strangers: ['Annika Stålberg'],
  },
  {
    host: 'rorelseverket.test',
    alias: ['www.rorelseverket.test'],
    language: 'sv',
    country: 'SE',
    kind: 'wix',
    about:
      'a booking number only, no address; the patients’ board in each footer; practitioners with licences',
    pages: {
      '/': physio('Fysioterapi', wixText('Leg. fysioterapeuter på Hisingen') + filler('sv', 0, 1)),
      '/behandlare': physio(
        'Behandlare',
        wixText('Moa Cederlund, leg. fysioterapeut, verksamhetschef', 'Isak Törn, leg. naprapat'),
      ),
      '/hitta-oss': physio(
        'Hitta oss',
        wixText('Hisingsgatan 48, 417 03 Göteborg', 'Tidsbokning 031 - 390 06 12, telefontid 8.00 - 9.30'),
      ),
    },
    asked: 'owner',
    never: ['patientnamnd@regionvast.test', 'name@example.com', '+46100559900'],
    phones: ['+46313900612'],
    people: [
      { name: 'Moa Cederlund', role: 'leg. fysioterapeut, verksamhetschef' },
      { name: 'Isak Törn', role: 'leg. naprapat' },
    ],
  },
  {
    host: 'www.varvetsmogen.test',
    language: 'sv',
    country: 'SE',
    kind: 'ionos',
    about:
      'the address is written by a script; sea rescue and an insurer named; landline and mobile in one line',
    pages: {
      '/': marina('Välkommen', `${filler('sv', 0, 1)}<p>Sjöräddning: 112, eller Kustkassan 0771-055 990</p>`),
      '/vinterforvaring/': marina(
        'Vinterförvaring',
        '<p>Inomhus 480 kr/m², försäkring via Kustkassan, skador@kustkassan.test</p>',
      ),
      '/adress/': marina(
        'Adress',
        `<p>Varvsvägen 48, 456 51 Smögen</p><p>Tel 0980-319 248, mobil 070 174 06 12</p><p>${written('varvet@varvetsmogen.test')}</p><p>Varvsmästare: Bengt Hallberg</p>`,
      ),
    },
    asked: 'owner',
    best: ['varvet@varvetsmogen.test'],
    never: ['skador@kustkassan.test', '+46771055990'],
    phones: ['+46980319248', '+46701740612'],
    people: [{ name: 'Bengt Hallberg', role: 'Varvsmästare' }],
  },
  {
    host: 'norrfrakt.test',
    alias: ['www.norrfrakt.test'],
    language: 'sv',
    country: 'SE',
    kind: 'wpbakery',
    about:
      'management in sentences, offices in two towns, a trade union and the maker’s number beside; references in addresses',
    pages: {
      '/': logistics('Frakt i norr', `<h1>Längre norrut</h1>${filler('sv', 0, 2)}`),
      '/tjanster/': logistics('Tjänster', '<p>24-meters ekipage, 48 pallplatser, tillstånd 4881-2304</p>'),
      '/ledning/': logistics(
        'Ledning',
        `<p>Verkställande direktör är Kjell Norström. Trafikchef är Sanna Åström (${entities('sanna.astrom@norrfrakt.test')}, direkt 090-055 48 11). Facklig kontakt: Transportfacket, 010-055 99 20.</p>`,
      ),
      '/kontakt/': logistics(
        'Kontakt',
        `<p><b>Umeå</b>: Godsvägen 48, växel 090-055 48 00<br><b>Luleå</b>: 0920-05 54 80</p><p>${entities('kontoret@norrfrakt.test')}</p><p>Fakturor: ${entities('faktura@norrfrakt.test')}</p>`,
      ),
      '/integritet/': logistics(
        'Integritetspolicy',
        '<p>Personuppgiftsansvarig är Norrfrakt i Umeå AB. Klagomål: Myndigheten, imy@tillsyn.test, 08-465 004 10</p>',
      ),
    },
    asked: 'operations',
    best: ['sanna.astrom@norrfrakt.test'],
    fine: ['kontoret@norrfrakt.test'],
    never: [
      ...others,
      'kontakt@fjallbyran.test',
      'imy@tillsyn.test',
      '+46900559910',
      '+46100559920',
      '+46846500410',
    ],
    phones: ['+46900554800', '+46900554811', '+46920055480'],
    people: [
      {
        name: 'Sanna Åström',
        role: 'Trafikchef',
        email: 'sanna.astrom@norrfrakt.test',
        phone: '+46900554811',
      },
      { name: 'Kjell Norström', role: 'Verkställande direktör' },
    ],
  },
  {
    host: 'kraftkallan.test',
    language: 'sv',
    country: 'SE',
    kind: 'nuxt',
    about:
      'the state of each page holds the booking system’s help and a no-reply address; the own one stands among questions',
    pages: {
      '/': gym('Gym', filler('sv', 0, 1)),
      '/tranare': gym(
        'Tränare',
        '<div><h3>Jonna Ridell</h3><p>Gymchef</p></div><div><h3>Pontus Sääf</h3><p>Personlig tränare</p></div>',
      ),
      '/faq': gym(
        'Frågor & svar',
        '<details><summary>Hur säger jag upp mitt kort?</summary><p>Skriv till hej snabel-a kraftkallan punkt test så hjälper vi dig.</p></details>',
      ),
    },
    asked: 'operations',
    best: ['hej@kraftkallan.test'],
    never: ['noreply@kraftkallan.test', 'support@bokagym.test', '+46846500499'],
    phones: ['+46406280481'],
    people: [
      { name: 'Jonna Ridell', role: 'Gymchef' },
      { name: 'Pontus Sääf', role: 'Personlig tränare' },
    ],
  },
  {
    host: 'www.rosengardensplantskola.test',
    language: 'sv',
    country: 'SE',
    kind: 'joomla',
    about:
      'opening hours and contact on one page; cloaked addresses; people by trade with extensions of the switchboard',
    pages: {
      '/': nursery('Plantskola i Lund', filler('sv', 1, 1)),
      '/vaxter': nursery('Växter', '<p>Rosa ’Malmö 1948’, 3 liter, 148 kr</p>'),
      '/vi-som-jobbar-har': nursery(
        'Vi som jobbar här',
        `<ul><li>Ulrika Persson, trädgårdsmästare och ägare, ankn. 11</li><li>Mattias Holm, inköp, ankn. 12, ${joomlaCloaked('inkop@rosengardensplantskola.test', shielded)}</li></ul>`,
      ),
      '/oppettider': nursery(
        'Öppettider',
        `<p>Mån-fre 9-18, lör-sön 10-16. Telefon 046-28 04 812. ${joomlaCloaked('info@rosengardensplantskola.test', shielded)}</p>`,
      ),
    },
    asked: 'procurement',
    best: ['inkop@rosengardensplantskola.test'],
    fine: ['info@rosengardensplantskola.test'],
    phones: ['+46462804812'],
    people: [
      {
        name: 'Mattias Holm',
        role: 'inköp',
        email: 'inkop@rosengardensplantskola.test',
        phone: '+46462804812',
      },
      { name: 'Ulrika Persson', role: 'trädgårdsmästare och ägare', phone: '+46462804812' },
    ],
  },
  {
    host: 'www.prastgardenbb.test',
    language: 'sv',
    country: 'SE',
    kind: 'jimdo',
    about: 'a plain site of a small host; free mail; landline without hyphen',
    pages: {
      '/': vicarage('Hem', filler('sv', 0, 1)),
      '/rum/': vicarage('Rum & priser', '<p>Dubbelrum 1 148 kr, swish 123 048 81 23</p>'),
      '/hitta-hit/': vicarage(
        'Hitta hit',
        '<p>Värdinna: Gun-Britt Sjöö</p><p>Telefon 0980 319 212</p><p>prastgarden.bb@telemail.test</p>',
      ),
      '/about/': vicarage('Impressum', '<p>Prästgården B&amp;B, Jokkmokk</p>'),
    },
    asked: 'owner',
    best: ['prastgarden.bb@telemail.test'],
    phones: ['+46980319212'],
    people: [{ name: 'Gun-Britt Sjöö', role: 'Värdinna' }],
  },
]
