import { cloudflared, joomlaHidden, typo3Link } from '../disguises.ts'
import { divi, elementor, emptyRoot, gutenberg, jimdo, joomla, module_, typo3, widget } from '../frames.ts'
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

const clinic = typo3({
  host: 'www.tandvardmalaren.test',
  language: 'sv',
  name: 'Tandvård Mälaren',
  nav: { '/': 'Hem', '/behandlingar': 'Behandlingar', '/personal': 'Personal', '/kontakt': 'Kontakt' },
})

const haulage = joomla({
  host: 'www.akerikiruna.test',
  language: 'sv',
  name: 'Åkeri Kiruna',
  nav: { '/': 'Start', '/tjanster': 'Tjänster', '/om-oss': 'Om oss', '/kontakta-oss': 'Kontakta oss' },
})
const hidden = 'Den här e-postadressen skyddas mot spambots. Du måste tillåta JavaScript för att se den.'

const yoga = divi({
  host: 'stillayoga.test',
  language: 'sv',
  name: 'Stilla Yoga',
  nav: { '/': 'Hem', '/schema/': 'Schema', '/om/': 'Om Stilla' },
  foot: '<p>Boka i appen.</p>',
})

const timber = elementor({
  host: 'www.nordsagen.test',
  language: 'sv',
  name: 'Nordsågen AB',
  nav: { '/': 'Hem', '/om-oss/': 'Om oss', '/medarbetare/': 'Medarbetare', '/kontakt/': 'Kontakta oss' },
  foot: '<p>Org.nr 556488-1230 · Bankgiro 488-1230</p><p>Webbyrå: Klarblå, <a href="mailto:hej@klarbla.test">hej@klarbla.test</a>, 040-628 04 99</p>',
})

const coworker = (name: string, role: string, more: string) =>
  widget(`<h3 class="elementor-heading-title">${name}</h3><p>${role}</p><p>${more}</p>`, 'image-box')

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
  {
    host: 'www.tandvardmalaren.test',
    language: 'sv',
    country: 'SE',
    kind: 'typo3',
    about: 'staff with titles; the patients’ board and the health line as traps; rotated links',
    pages: {
      '/': clinic('Tandläkare', `<h1>Välkommen</h1>${prose('sv', 1, 2)}<p>Akut: ring 1177</p>`),
      '/behandlingar': clinic('Behandlingar', '<p>Undersökning 988 kr</p>'),
      '/personal': clinic(
        'Personal',
        `<div class="row"><div class="col"><h4>Cecilia Björk</h4><p>Klinikchef, leg. tandläkare</p><p>${typo3Link('cecilia.bjork@tandvardmalaren.test', ' (at) ')}</p></div><div class="col"><h4>Amir Rahimi</h4><p>Tandhygienist</p></div><div class="col"><h4>Lena Strid</h4><p>Receptionist</p></div></div>`,
      ),
      '/kontakt': clinic(
        'Kontakt',
        `<p>Kungsgatan 488, Stockholm</p><p>Telefon: +46 (0)8 465 004 20</p><p>E-post: ${typo3Link('reception@tandvardmalaren.test', ' (at) ')}</p><p>Patientnämnden: 08-465 004 90, patient@namnd.test</p>`,
      ),
    },
    asked: 'office',
    best: ['cecilia.bjork@tandvardmalaren.test', 'reception@tandvardmalaren.test'],
    never: ['patient@namnd.test', '+46846500490'],
    phones: ['+46846500420'],
    people: [
      {
        name: 'Cecilia Björk',
        role: 'Klinikchef, leg. tandläkare',
        email: 'cecilia.bjork@tandvardmalaren.test',
      },
      { name: 'Lena Strid', role: 'Receptionist' },
      { name: 'Amir Rahimi', role: 'Tandhygienist' },
    ],
  },
  {
    host: 'akerikiruna.test',
    alias: ['www.akerikiruna.test'],
    language: 'sv',
    country: 'SE',
    kind: 'joomla',
    about:
      'numbers with a slash and in one run; Joomla 4’s hidden mail; traffic control beside the owner; the link to the page is 404',
    pages: {
      '/': haulage('Transporter i norr', prose('sv', 0, 2)),
      '/tjanster': haulage('Tjänster', prose('sv', 3, 1)),
      '/om-oss': haulage(
        'Om oss',
        `<p>Ägare och VD: Sune Marklund, 0980/319210</p><p>Trafikledare: Elin Niemi, ${joomlaHidden('trafik@akerikiruna.test', hidden)}, tel 0980319212</p><p>Allmänt: ${joomlaHidden('info@akerikiruna.test', hidden)}</p>`,
      ),
      '/kontakta-oss': {
        status: 404,
        body: '<html><body><h1>404</h1><p>Loopia-liknande hosting: support@webbhotellet.test, 021-055 50 00</p></body></html>',
      },
    },
    asked: 'operations',
    best: ['trafik@akerikiruna.test'],
    fine: ['info@akerikiruna.test'],
    never: ['support@webbhotellet.test', '+46210555000'],
    phones: ['+46980319212', '+46980319210'],
    people: [
      { name: 'Elin Niemi', role: 'Trafikledare', email: 'trafik@akerikiruna.test', phone: '+46980319212' },
      { name: 'Sune Marklund', role: 'Ägare och VD', phone: '+46980319210' },
    ],
  },
  {
    host: 'stillayoga.test',
    language: 'sv',
    country: 'SE',
    kind: 'divi',
    about: 'no contact at all, only an app of bookings with its own help; the placeholder in a form',
    pages: {
      '/': yoga('Yoga', module_(prose('sv', 2, 1))),
      '/schema/': yoga(
        'Schema',
        module_(
          '<p>Måndag 07:00 - 08:15, onsdag 17:30 - 18:45</p><p>Problem med appen? help@bokningsappen.test, 08-465 004 99</p>',
        ),
      ),
      '/om/': yoga(
        'Om Stilla',
        module_(
          '<p>En lugn plats i Uppsala.</p><form><input type="email" placeholder="namn@example.com"></form>',
        ),
      ),
    },
    asked: 'owner',
    never: ['help@bokningsappen.test', 'namn@example.com', 'privacy@consentia.test', '+46846500499'],
  },
  {
    host: 'nordsagen.test',
    alias: ['www.nordsagen.test'],
    language: 'sv',
    country: 'SE',
    kind: 'elementor',
    about:
      'switchboard (växel) and direct lines; staff with Cloudflare; whistle-blowing and an agency as traps',
    pages: {
      '/': timber('Sågverk i Norrland', widget(`<h1>Furu i världsklass</h1>${prose('sv', 0, 2)}`)),
      '/om-oss/': timber(
        'Om oss',
        widget(`${prose('sv', 1, 1)}<p>Visselblåsning: tips@visselkanal.test</p>`),
      ),
      '/medarbetare/': timber(
        'Medarbetare',
        coworker(
          'Anders Lindfors',
          'VD',
          `08-465 004 11<br>${cloudflared('anders.lindfors@nordsagen.test', 0x21)}`,
        ) +
          coworker(
            'Ulrika Sandgren',
            'Inköpschef',
            `070-174 06 12<br>${cloudflared('ulrika.sandgren@nordsagen.test', 0x22)}`,
          ) +
          coworker('Johan Ek', 'Underhållschef', cloudflared('johan.ek@nordsagen.test', 0x23)),
      ),
      '/kontakt/': timber(
        'Kontakta oss',
        widget(
          `<p>Växel: 08-465 004 00<br>Fax: 08-465 004 01</p><p>${cloudflared('info@nordsagen.test', 0x24)}</p><p>Sågvägen 48, 871 00 Härnösand</p>`,
        ),
      ),
    },
    asked: 'procurement',
    best: ['ulrika.sandgren@nordsagen.test'],
    fine: ['info@nordsagen.test', 'anders.lindfors@nordsagen.test', 'johan.ek@nordsagen.test'],
    never: [
      'hej@klarbla.test',
      'tips@visselkanal.test',
      'privacy@consentia.test',
      '+46846500401',
      '+46406280499',
    ],
    phones: ['+46701740612', '+46846500400', '+46846500411'],
    people: [
      {
        name: 'Ulrika Sandgren',
        role: 'Inköpschef',
        email: 'ulrika.sandgren@nordsagen.test',
        phone: '+46701740612',
      },
      { name: 'Anders Lindfors', role: 'VD', email: 'anders.lindfors@nordsagen.test', phone: '+46846500411' },
      { name: 'Johan Ek', role: 'Underhållschef', email: 'johan.ek@nordsagen.test' },
    ],
  },
]
