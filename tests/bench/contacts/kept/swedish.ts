import { cloudflared, joomlaHidden, typo3Link } from '../disguises.ts'
import { divi, elementor, joomla, module_, typo3, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
