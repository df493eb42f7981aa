import { emptyRoot, gutenberg, jimdo } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const cafe = jimdo({
  host: 'cafevalnoten.test',
  language: 'sv',
  name: 'Café Valnöten',
  nav: { '/': 'Hem', '/meny/': 'Meny', '/hitta-hit/': 'Hitta hit' },
})

const app = emptyRoot({ host: 'www.kajplats.test', language: 'sv', name: 'Kajplats', nav: {} })

const blog = gutenberg({
  host: 'www.friluftsbladet.test',
  language: 'sv',
  name: 'Friluftsbladet',
  nav: { '/': 'Start', '/om/': 'Om bloggen' },
})

const brewery = gutenberg({
  host: 'www.bryggerislussen.test',
  language: 'sv',
  name: 'Bryggeri Slussen',
  nav: { '/': 'Hem', '/ol/': 'Öl', '/kontakt/': 'Kontakt' },
})

export const swedish: readonly Site[] = [
  {
    host: 'bryggerislussen.test',
    alias: ['www.bryggerislussen.test'],
    language: 'sv',
    country: 'SE',
    kind: 'gutenberg',
    about:
      'leads to www; mail of another own domain; press photo agency’s address; the number by +46 without (0)',
    pages: {
      '/': { status: 301, location: 'https://www.bryggerislussen.test/hem' },
      '/hem': brewery(
        'Öl från Söder',
        `<h1>Bryggt vid slussen</h1>${prose('sv', 0, 2)}<p>Foto: Bildbyrån Blick, foto@bildbyranblick.test</p>`,
      ),
      '/ol/': brewery('Öl', '<p>Lager 4,8 %, 33 cl</p>'),
      '/kontakt/': brewery(
        'Kontakt',
        '<p>Bryggmästare Tove Alm<br>tove@slussenbryggeri.test<br>+46 70 174 06 20</p><p>Beställningar: order@slussenbryggeri.test<br>+46 8 465 004 30</p>',
      ),
    },
    asked: 'operations',
    best: ['tove@slussenbryggeri.test'],
    fine: ['order@slussenbryggeri.test'],
    never: ['foto@bildbyranblick.test', 'privacy@consentia.test'],
    phones: ['+46701740620', '+46846500430'],
    people: [
      { name: 'Tove Alm', role: 'Bryggmästare', email: 'tove@slussenbryggeri.test', phone: '+46701740620' },
    ],
  },
  {
    host: 'cafevalnoten.test',
    language: 'sv',
    country: 'SE',
    kind: 'jimdo',
    about: '"Hitta hit" is the page; the address "snabel-a"; the landlord’s caretaker named with his number',
    pages: {
      '/': cafe('Hem', `<h1>Fika vid ån</h1>${prose('sv', 2, 1)}`),
      '/meny/': cafe('Meny', '<p>Bulle 38 kr, kaffe 35 kr</p>'),
      '/hitta-hit/': cafe(
        'Hitta hit',
        '<p>Ågatan 48, Göteborg</p><p>Tel 031-390 06 12</p><p>hej (snabel-a) cafevalnoten.test</p><p>Ägare: Maja Hellström</p><p>Felanmälan lokal: fastighetsskötare Roger Brandt, Husfast AB, 031-390 06 80</p>',
      ),
      '/about/': cafe('Impressum', '<p>Café Valnöten, org.nr 800488-1230</p>'),
      '/j/privacy': cafe('Integritet', prose('sv', 1, 1)),
    },
    asked: 'owner',
    best: ['hej@cafevalnoten.test'],
    never: ['+46313900680'],
    phones: ['+46313900612'],
    people: [{ name: 'Maja Hellström', role: 'Ägare' }],
    strangers: ['Roger Brandt'],
  },
  {
    host: 'www.kajplats.test',
    language: 'sv',
    country: 'SE',
    kind: 'react',
    about:
      'an empty root, nothing but a script: who reads no script finds its texts in the script’s file or not at all',
    pages: {
      '/': app('Båtplatser online', ''),
      '/assets/index-4881230c.js': {
        type: 'text/javascript',
        body: `const e=React.createElement;function Footer(){return e("footer",null,e("p",null,"Kajplats Sverige AB"),e("a",{href:"mailto:hej@kajplats.test"},"hej@kajplats.test"),e("a",{href:"tel:+46406280412"},"040-628 04 12"),e("p",null,"Frida Ros, grundare"))}createRoot(document.getElementById("root")).render(e(Footer));`,
      },
    },
    asked: 'owner',
    best: ['hej@kajplats.test'],
    phones: ['+46406280412'],
    people: [{ name: 'Frida Ros', role: 'grundare' }],
  },
  {
    host: 'www.friluftsbladet.test',
    language: 'sv',
    country: 'SE',
    kind: 'gutenberg',
    about: 'no contact at all: a theme’s placeholders, commenters’ and a reviewer’s addresses',
    pages: {
      '/': blog(
        'Start',
        `${prose('sv', 0, 2)}<ol class="wp-block-latest-comments"><li>Kerstin (kerstin@brevlada.test): Fin tur!</li></ol>`,
      ),
      '/om/': blog(
        'Om bloggen',
        '<h2>Om bloggen</h2><p>Här skriver jag om turer.</p><p>Adress: 123 Example Street, San Francisco, CA 94102</p><p>email@example.com, (555) 555-1234</p><p>Tält från Vildmark, kundtjanst@vildmark-butik.test, 0980-319 212</p>',
      ),
    },
    asked: 'owner',
    never: [
      'email@example.com',
      'kerstin@brevlada.test',
      'kundtjanst@vildmark-butik.test',
      'privacy@consentia.test',
      '+46980319212',
    ],
  },
]
