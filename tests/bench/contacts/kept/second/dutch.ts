import { typo3Link } from '../../disguises.ts'
import { gutenberg, jsonLd, squarespace, typo3 } from '../../frames.ts'
import type { Answer, Site } from '../../site.ts'
import { breakable, pressed, spelled } from './disguises.ts'
import { dolphin, nuxt3, pdf } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const plumber = gutenberg({
  host: 'www.loodgieterterhaar.test',
  language: 'nl',
  name: 'Ter Haar Loodgieters',
  nav: {
    '/': 'Home',
    '/diensten/': 'Diensten',
    '/over-ons/': 'Over ons',
    '/contact/': 'Contact',
    '/privacyverklaring/': 'Privacyverklaring',
  },
  foot: '<p>KvK 09104418 &middot; BTW NL004418230B01 &middot; Website: <a href="https://achterhoekonline.test">Achterhoek Online</a> &middot; 0543 75 08 80</p>',
})

const metal = typo3({
  host: 'www.vanhauwermetaal.test',
  language: 'nl',
  name: 'Van Hauwer Metaal NV',
  nav: {
    '/': 'Home',
    '/producten': 'Producten',
    '/uw-aanspreekpunten': 'Uw aanspreekpunten',
    '/vestigingen': 'Vestigingen',
    '/disclaimer': 'Disclaimer',
  },
  foot: '<p>Van Hauwer Metaal NV, Industrielaan 44, 8501 Heule, BTW BE 0441.823.077, RPR Gent afd. Kortrijk</p>',
})

const gym = squarespace({
  host: 'www.studiozilt.test',
  language: 'nl',
  name: 'Studio Zilt',
  nav: { '/': 'Studio', '/rooster': 'Rooster', '/docenten': 'Docenten', '/praktisch': 'Praktisch' },
  foot: '<p>Studio Zilt, KvK 73104418</p>',
})

const haulage = nuxt3(
  {
    host: 'koelwegtransport.test',
    language: 'nl',
    name: 'Koelweg Transport',
    nav: {
      '/': 'Home',
      '/vervoer': 'Vervoer',
      '/mensen': 'De mensen',
      '/werken-bij': 'Werken bij',
      '/contact': 'Contact',
    },
    foot: '<p>Koelweg Transport B.V. | KvK 24104418 | <a href="/privacy">Privacy</a></p>',
  },
  [
    { title: 'Koelweg neemt 12 trucks in gebruik', slug: 'nieuwe-trucks', date: '2025-03-14' },
    { title: 'Prijs voor duurzaam vervoer', slug: 'prijs', date: '2024-11-02' },
  ],
)

const dairy = dolphin({
  host: 'www.kaasboerderijdewiel.test',
  language: 'nl',
  name: 'Kaasboerderij De Wiel',
  nav: { '/': 'Welkom', '/winkel/': 'Boerderijwinkel', '/bestellen/': 'Bestellen' },
  foot: '<p>Op zondag gesloten</p>',
})

const card = (name: string, role: string, more: string) =>
  `<div class="frame frame-type-textmedia"><h3>${name}</h3><p class="functie">${role}</p><p>${more}</p></div>`

const formFile: Answer = {
  type: 'application/pdf',
  body: pdf(
    'Bestelformulier boerenkaas 2025',
    'Kaasboerderij De Wiel, Wielsekade 18, 3411 Lopik',
    'Vragen over uw bestelling? telefoon 0348 55 44 18',
    'e-mail kaas@kaasboerderijdewiel.test',
  ),
}

export const dutch: readonly Site[] = [
  {
    host: 'loodgieterterhaar.test',
    alias: ['www.loodgieterterhaar.test'],
    language: 'nl',
    country: 'NL',
    kind: 'gutenberg',
    about: 'leads to www; a mobile for failures; the network’s and a maker’s lines; a customer with a trade',
    pages: {
      '/': plumber(
        'Loodgieter in Winterswijk',
        `<h1>Lekkage?</h1><p>Storing buiten kantooruren: <a href="tel:0031644182307">06 - 44 18 23 07</a></p>${chatter('nl', 0, 1)}<p>“Vakwerk!” – Marleen Oonk, eigenaar Brasserie Oonk</p>`,
      ),
      '/diensten/': plumber(
        'Diensten',
        '<p>Ruikt u gas? Bel het Gaslek Meldpunt, 0800 - 441 82 30. Garantie op uw ketel loopt via Vlamfix, 088 - 180 09 90.</p>',
      ),
      '/over-ons/': plumber(
        'Over ons',
        '<p><strong>Gerben ter Haar</strong> – eigenaar</p><p><strong>Ilse ter Haar-Wiggers</strong> – administratie en planning</p><p><strong>Bas</strong> – leerling monteur</p>',
      ),
      '/contact/': plumber(
        'Contact',
        `<p>Ter Haar Loodgieters<br>Misterweg 441<br>7103 AB Winterswijk</p><p>Tel: 0543 - 44 18 23<br>E-mail: ${breakable('info@loodgieterterhaar.test')}</p>`,
      ),
      '/privacyverklaring/': plumber('Privacyverklaring', privacy('nl')),
    },
    asked: 'owner',
    best: ['info@loodgieterterhaar.test'],
    never: [...privacyOthers.nl, ...consentOthers, '+31543750880', '+318004418230', '+31881800990'],
    phones: ['+31543441823', '+31644182307'],
    people: [
      { name: 'Gerben ter Haar', role: 'eigenaar' },
      { name: 'Ilse ter Haar-Wiggers', role: 'administratie en planning' },
    ],
    strangers: ['Marleen Oonk'],
  },
  {
    host: 'www.vanhauwermetaal.test',
    language: 'nl',
    country: 'BE',
    kind: 'typo3',
    about:
      'cards with direct lines and mobiles; one of them is not for salespeople, and says so; two premises',
    pages: {
      '/': metal('Plaatwerk op maat', chatter('nl', 0, 2)),
      '/producten': metal('Producten', chatter('nl', 1, 1)),
      '/uw-aanspreekpunten': metal(
        'Uw aanspreekpunten',
        `${card('Wouter Van Hauwer', 'Gedelegeerd bestuurder', 'Enkel voor klanten, geen verkopers a.u.b.: 0474 44 18 20')}
${card('Griet Callens', 'Aankoopverantwoordelijke', `056 44 18 31<br>${typo3Link('griet.callens@vanhauwermetaal.test', '(at)')}`)}
${card('Pieter Demeulemeester', 'Productieleider', `056 44 18 40<br>${typo3Link('pieter.demeulemeester@vanhauwermetaal.test', '(at)')}`)}
${card('An Vandeputte', 'Boekhouding', '056 44 18 50')}`,
      ),
      '/vestigingen': metal(
        'Vestigingen',
        `<h2>Heule</h2><p>T 056 44 18 23<br>F 056 44 18 24<br>${typo3Link('info@vanhauwermetaal.test', '(at)')}</p><h2>Magazijn Wielsbeke</h2><p>T 056 66 44 18</p><p>Milieucoördinator: Lore Maes, Ecoscan bv, 09 265 44 90, lore@ecoscan.test</p>`,
      ),
      '/disclaimer': metal('Disclaimer', '<p>Realisatie: Leiestreek Digital, 056 75 08 80</p>'),
    },
    asked: 'procurement',
    best: ['griet.callens@vanhauwermetaal.test'],
    fine: ['info@vanhauwermetaal.test', 'pieter.demeulemeester@vanhauwermetaal.test'],
    never: ['lore@ecoscan.test', '+32474441820', '+3256750880', '+3292654490', '+3256441824'],
    phones: ['+3256441831', '+3256441823', '+3256441840', '+3256441850', '+3256664418'],
    people: [
      {
        name: 'Griet Callens',
        role: 'Aankoopverantwoordelijke',
        email: 'griet.callens@vanhauwermetaal.test',
        phone: '+3256441831',
      },
      { name: 'Wouter Van Hauwer', role: 'Gedelegeerd bestuurder' },
      {
        name: 'Pieter Demeulemeester',
        role: 'Productieleider',
        email: 'pieter.demeulemeester@vanhauwermetaal.test',
        phone: '+3256441840',
      },
      { name: 'An Vandeputte', role: 'Boekhouding', phone: '+3256441850' },
    ],
    strangers: ['Lore Maes'],
  },
  {
    host: 'www.studiozilt.test',
    language: 'nl',
    country: 'NL',
    kind: 'squarespace',
    about: 'teachers with practices of their own beside the owner; the address only where it is pressed',
    pages: {
      '/': gym('Studio', `<p>Yoga aan zee in Egmond.</p>${chatter('nl', 2, 1)}`),
      '/rooster': gym(
        'Rooster',
        '<p>ma 09.00 - 10.15 Vinyasa, wo 19.30 - 20.45 Yin. Strippenkaart 10 x € 125,00</p>',
      ),
      '/docenten': gym(
        'Docenten',
        `<h3>Femke Zijlstra</h3><p>Oprichter en eigenaar van Studio Zilt</p><h3>Gastdocent: Ravi Bhagwandin</h3><p>Heeft zijn eigen praktijk in Alkmaar: ravi@ravi-ademt.test, 06 41 80 99 02</p>`,
      ),
      '/praktisch': gym(
        'Praktisch',
        `<p>Voorstraat 44, 1931 AL Egmond aan Zee. Bellen kan op werkdagen van 9 tot 12: 072 744 18 23.</p><p>${pressed('femke@studiozilt.test', 'Mail Femke')}</p><p>Parkeren? Gemeente, 14 072.</p>`,
      ),
    },
    asked: 'owner',
    best: ['femke@studiozilt.test'],
    never: ['ravi@ravi-ademt.test', 'owner-of-template@example.com', '+31641809902'],
    phones: ['+31727441823'],
    people: [
      {
        name: 'Femke Zijlstra',
        role: 'Oprichter en eigenaar van Studio Zilt',
        email: 'femke@studiozilt.test',
      },
    ],
    strangers: ['Ravi Bhagwandin'],
  },
  {
    host: 'koelwegtransport.test',
    alias: ['www.koelwegtransport.test'],
    language: 'nl',
    country: 'NL',
    kind: 'nuxt',
    about: 'right schema.org data beside the page; planners in shifts; a school and an agency for staff',
    pages: {
      '/': haulage(
        'Gekoeld vervoer',
        chatter('nl', 0, 1),
        jsonLd({
          '@type': 'Organization',
          name: 'Koelweg Transport B.V.',
          contactPoint: [
            { '@type': 'ContactPoint', contactType: 'customer service', telephone: '+31-10-441-82-30' },
            {
              '@type': 'ContactPoint',
              contactType: 'planning',
              telephone: '+31-10-441-82-40',
              email: 'planning@koelwegtransport.test',
            },
          ],
        }),
      ),
      '/vervoer': haulage('Vervoer', chatter('nl', 1, 1)),
      '/mensen': haulage(
        'De mensen',
        '<ul><li><b>Arie Koelewijn</b><i>Directeur</i></li><li><b>Sanne Vermaat</b><i>Hoofd operations</i><a href="mailto:s.vermaat@koelwegtransport.test">Mail</a></li><li><b>Mo Aydin</b><i>Planner nacht</i></li><li><b>Carla de Wit</b><i>Debiteuren</i></li></ul>',
      ),
      '/werken-bij': haulage(
        'Werken bij',
        '<p>Chauffeur worden? Bel Rijschool Waalhaven, 010 441 09 90, of ons uitzendbureau: Petra Smit, intercedent bij Wegwerk, petra@wegwerk.test.</p>',
      ),
      '/contact': haulage(
        'Contact',
        '<p>Koelweg Transport B.V., Groothandelsweg 44, 3084 GV Rotterdam</p><p>T 010-4418230<br>F 010-4418239<br>E info@koelwegtransport.test</p><p>Rabobank NL44 RABO 0104 4182 30</p>',
      ),
      '/privacy': haulage('Privacy', privacy('nl')),
    },
    asked: 'operations',
    best: ['s.vermaat@koelwegtransport.test'],
    fine: ['info@koelwegtransport.test', 'planning@koelwegtransport.test'],
    never: [...privacyOthers.nl, 'petra@wegwerk.test', '+31104410990', '+31104418239'],
    phones: ['+31104418230', '+31104418240'],
    people: [
      { name: 'Sanne Vermaat', role: 'Hoofd operations', email: 's.vermaat@koelwegtransport.test' },
      { name: 'Arie Koelewijn', role: 'Directeur' },
      { name: 'Mo Aydin', role: 'Planner nacht' },
      { name: 'Carla de Wit', role: 'Debiteuren' },
    ],
    strangers: ['Petra Smit'],
  },
  {
    host: 'www.kaasboerderijdewiel.test',
    language: 'nl',
    country: 'NL',
    kind: 'jimdo',
    about: 'the address stands in an order form that is a PDF; on the pages there is a number alone',
    pages: {
      '/': dairy(
        'Welkom',
        `${chatter('nl', 2, 1)}<p>Familie Verwoerd heet u welkom. Boer: Teunis Verwoerd.</p>`,
      ),
      '/winkel/': dairy(
        'Boerderijwinkel',
        '<p>Wielsekade 18, 3411 Lopik. Wij verkopen ook honing van imker Hans Blok (0348 55 09 90).</p><p>Bel gerust: 0348 55 44 18</p>',
      ),
      '/bestellen/': dairy(
        'Bestellen',
        `<p>Download ons <a href="/app/download/104418/bestelformulier.pdf">bestelformulier (PDF)</a> en mail het ingevuld terug. Het adres staat op het formulier.</p><p>Webwinkel volgt. Iets kapot aan de site? ${spelled('hulp@lopikmedia.test', ' apenstaartje ')}</p>`,
      ),
      '/app/download/104418/bestelformulier.pdf': formFile,
    },
    asked: 'owner',
    best: ['kaas@kaasboerderijdewiel.test'],
    never: ['hulp@lopikmedia.test', '+31348550990'],
    phones: ['+31348554418'],
    people: [{ name: 'Teunis Verwoerd', role: 'Boer' }],
    strangers: ['Hans Blok'],
  },
]
