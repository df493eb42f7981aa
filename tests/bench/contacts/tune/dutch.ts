import { typo3Script } from '../disguises.ts'
import { divi, gutenberg, jsonLd, type Look, module_, next, typo3 } from '../frames.ts'
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
]
