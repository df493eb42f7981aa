import { cloudflared } from '../../disguises.ts'
import { divi, diviPerson, jsonLd, module_, webflow, wix, wixText } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { nuxt } from '../frames.ts'
import { blockTheme } from './frames.ts'
import { around } from './prose.ts'

const heating = divi({
  host: 'www.vanhoudtinstallatie.test',
  language: 'nl',
  name: 'Van Houdt Installatietechniek',
  nav: { '/': 'Home', '/onderhoud/': 'Onderhoud', '/over-ons/': 'Over ons', '/contact/': 'Contact' },
  foot: `<p>Storing buiten kantooruren (alleen voor abonnees): <a href="tel:+31612304812">06-12304812</a></p><p>KvK 04812304 | ${cloudflared('info@vanhoudtinstallatie.test', 0x2f)} | Website: Klik &amp; Klaar, 085 048 12 39</p>`,
})

const physio = webflow({
  host: 'fysiopleinzutphen.test',
  language: 'nl',
  name: 'FysioPlein Zutphen',
  nav: { '/': 'Home', '/team': 'Team', '/klachten': 'Klachtenregeling', '/afspraak': 'Afspraak maken' },
  foot: '<div>FysioPlein Zutphen · AGB praktijkcode 04048123 · KvK 08123047</div>',
})
const therapist = (name: string, role: string, big: string, more = '') =>
  `<div role="listitem" class="collection-item w-dyn-item"><img src="https://assets.website-files.com/5f9c/portret.jpg" alt="" class="image-7"/><h4 class="heading-12">${name}</h4><div class="text-block-9">${role}</div><div class="text-block-10">BIG ${big}</div>${more}</div>`

const board = nuxt(
  {
    host: 'kartonveld.test',
    language: 'nl',
    name: 'Kartonveld NV',
    nav: { '/nl': 'Home', '/producten': 'Producten', '/mensen': 'Onze mensen', '/contact': 'Contact' },
    foot: '<p>Kartonveld NV · Kanaaldijk 48, 9000 Gent · BTW BE 0481.230.477 · RPR Gent</p>',
  },
  ['Kartonveld NV', 'Kanaaldijk 48', 'BE0481230477', '2026-02-17T06:45:12.048Z', 'v4.8.12'],
)
const boardPerson = (name: string, role: string, phone: string, email: string) =>
  `<div data-v-48812304 class="c-person"><div class="c-person__name">${name}</div><div class="c-person__job">${role}</div>${phone && `<a class="c-person__tel" href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`}${email && `<a class="c-person__mail" href="mailto:${email}?subject=Via%20de%20site">Mail</a>`}</div>`

const lessons = wix({
  host: 'rijschoolbocht.test',
  language: 'nl',
  name: 'Rijschool Bocht',
  nav: { '/': 'Home', '/tarieven': 'Tarieven', '/instructeurs': 'Instructeurs', '/contact': 'Contact' },
  foot: wixText('©2024 by Rijschool Bocht', 'KvK 48123047'),
})

const camping = blockTheme({
  host: 'dewilgenhoeve.test',
  language: 'nl',
  name: 'Camping De Wilgenhoeve',
  nav: {
    '/': 'Welkom',
    '/kamperen/': 'Kamperen',
    '/omgeving/': 'Omgeving',
    '/wie-zijn-wij/': 'Wie zijn wij',
    '/contact-en-route/': 'Contact en route',
  },
  foot: '<p>Camping De Wilgenhoeve, Dijkweg 48, Wijhe</p>',
})

export const dutch: readonly Site[] = [
  {
    host: 'vanhoudtinstallatie.test',
    alias: ['www.vanhoudtinstallatie.test'],
    language: 'nl',
    country: 'NL',
    kind: 'divi',
    about:
      'a line for subscribers’ breakdowns in each footer; the boiler maker’s service; the owner among reviewers',
    pages: {
      '/': heating(
        'Loodgieter en installateur in Raalte',
        `${module_(`<h1>Warm zonder gedoe</h1>${around('nl', 0, 1)}`)}${module_('<p>“Binnen een uur stond Gijs op de stoep.”</p><span class="et_pb_testimonial_author">Hanneke Pol</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_position">Directeur</span>, <span class="et_pb_testimonial_company">Basisschool De Vlinder</span></p>', 'testimonial')}`,
      ),
      '/onderhoud/': heating(
        'Onderhoud',
        module_(
          `<p>Geeft uw ketel een foutcode? Bel eerst de fabriek: Remko Service, 088 048 12 30, of mail naar service@remkoketels.test.</p>${around('nl', 2, 1)}`,
        ),
      ),
      '/over-ons/': heating(
        'Over ons',
        `${diviPerson('Gijs van Houdt', 'Eigenaar', '<p>06 48 12 30 41</p>')}${diviPerson('Marieke van Houdt-Smit', 'Administratie en planning', '<p>planning@vanhoudtinstallatie.test</p>')}${diviPerson('Sem', 'Leerling-monteur')}`,
      ),
      '/contact/': heating(
        'Contact',
        module_(
          '<p>Van Houdt Installatietechniek<br>Nijverheidsstraat 48<br>8102 AB Raalte</p><p>T. 0572 - 48 12 30<br>F. 0572 - 48 12 39<br>WhatsApp 06 48 12 30 41</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['info@vanhoudtinstallatie.test'],
    fine: ['planning@vanhoudtinstallatie.test'],
    never: [
      'service@remkoketels.test',
      'privacy@consentia.test',
      '+31572481239',
      '+31850481239',
      '+31880481230',
      '+494066969440',
    ],
    phones: ['+31572481230', '+31648123041'],
    people: [
      { name: 'Gijs van Houdt', role: 'Eigenaar', phone: '+31648123041' },
      {
        name: 'Marieke van Houdt-Smit',
        role: 'Administratie en planning',
        email: 'planning@vanhoudtinstallatie.test',
      },
    ],
    strangers: ['Hanneke Pol'],
  },
  {
    host: 'fysiopleinzutphen.test',
    language: 'nl',
    country: 'NL',
    kind: 'webflow',
    about: 'a dozen figures of registers; who runs the office; the complaints officer is somebody else’s',
    pages: {
      '/': physio(
        'Fysiotherapie in Zutphen',
        `<h1>Weer in beweging</h1>${around('nl', 0, 1)}${around('nl', 3, 1)}`,
      ),
      '/team': physio(
        'Team',
        `<div class="w-dyn-list"><div role="list" class="w-dyn-items">${therapist('Drs. Joost Terpstra', 'Praktijkhouder, manueel therapeut', '49048123304')}
${therapist('Fleur Hagens', 'Fysiotherapeut', '59048123404')}
${therapist('Ruben Kok', 'Kinderfysiotherapeut', '69048123504')}
${therapist('Wilma Bruins', 'Praktijkmanager', 'n.v.t.', '<a href="mailto:w.bruins@fysiopleinzutphen.test" class="link-3">w.bruins@fysiopleinzutphen.test</a>')}</div></div><p>Portretten: Dirk Sluis Fotografie</p>`,
      ),
      '/klachten': physio(
        'Klachtenregeling',
        '<p>Komt u er met ons niet uit? Onze onafhankelijke klachtenfunctionaris is mevrouw Els Rovers van Stichting Zorggeschil, 088 048 12 55, e.rovers@zorggeschil.test.</p>',
      ),
      '/afspraak': physio(
        'Afspraak maken',
        '<p>Bel ons op <a href="tel:0575481230">0575 481 230</a> (08.00 - 12.00 uur) of mail praktijk@fysiopleinzutphen.test. Stuur ons geen medische gegevens per mail; daarvoor is er ZorgMail 500048123.</p><p>Spoed? Huisartsenpost 0900 048 12 30</p>',
      ),
    },
    asked: 'office',
    best: ['w.bruins@fysiopleinzutphen.test'],
    fine: ['praktijk@fysiopleinzutphen.test'],
    never: ['e.rovers@zorggeschil.test', '+31880481255', '+319000481230'],
    phones: ['+31575481230'],
    people: [
      { name: 'Wilma Bruins', role: 'Praktijkmanager', email: 'w.bruins@fysiopleinzutphen.test' },
      { name: 'Joost Terpstra', role: 'Praktijkhouder, manueel therapeut' },
      { name: 'Fleur Hagens', role: 'Fysiotherapeut' },
      { name: 'Ruben Kok', role: 'Kinderfysiotherapeut' },
    ],
    strangers: ['Els Rovers', 'Dirk Sluis'],
  },
  {
    host: 'kartonveld.test',
    language: 'nl',
    country: 'BE',
    kind: 'nuxt',
    about:
      'Belgian; leads to the page of its language; the group’s Dutch company with its own domain and people; a VAT number as long as a phone’s',
    pages: {
      '/': { status: 302, location: 'https://kartonveld.test/nl' },
      '/nl': board('Golfkarton op maat', `<h1>Golfkarton op maat</h1>${around('nl', 0, 2)}`),
      '/producten': board('Producten', around('nl', 2, 1)),
      '/mensen': board(
        'Onze mensen',
        `${boardPerson('Bart De Clercq', 'Zaakvoerder', '+32 9 248 12 31', 'bart.declercq@kartonveld.test')}
${boardPerson('Griet Van Hecke', 'Verantwoordelijke aankoop', '+32 475 48 12 30', 'griet.vanhecke@kartonveld.test')}
${boardPerson('Stijn Maes', 'Productieleider', '', 'stijn.maes@kartonveld.test')}
${boardPerson('Dries Wouters', 'Preventieadviseur', '', '')}`,
      ),
      '/contact': board(
        'Contact',
        `<p>Kartonveld NV<br>Kanaaldijk 48, 9000 Gent<br>Tel. 09/248.12.30<br>Fax 09/248.12.39<br><a href="mailto:info@kartonveld.test">info@kartonveld.test</a></p><h3>Klanten in Nederland</h3><p>Die helpt onze zusteronderneming Dozerij Tilburg BV: Anouk Jansen, accountmanager, +31 13 548 12 30, anouk@dozerij.test</p>`,
      ),
    },
    asked: 'procurement',
    best: ['griet.vanhecke@kartonveld.test'],
    fine: ['info@kartonveld.test', 'bart.declercq@kartonveld.test', 'stijn.maes@kartonveld.test'],
    never: ['anouk@dozerij.test', '+3292481239', '+31135481230'],
    phones: ['+3292481230', '+3292481231', '+32475481230'],
    people: [
      {
        name: 'Griet Van Hecke',
        role: 'Verantwoordelijke aankoop',
        email: 'griet.vanhecke@kartonveld.test',
        phone: '+32475481230',
      },
      {
        name: 'Bart De Clercq',
        role: 'Zaakvoerder',
        email: 'bart.declercq@kartonveld.test',
        phone: '+3292481231',
      },
      { name: 'Stijn Maes', role: 'Productieleider', email: 'stijn.maes@kartonveld.test' },
      { name: 'Dries Wouters', role: 'Preventieadviseur' },
    ],
    strangers: ['Anouk Jansen'],
  },
  {
    host: 'rijschoolbocht.test',
    language: 'nl',
    country: 'NL',
    kind: 'wix',
    about:
      'a form, and the address in a picture; mobiles alone; the examiners’ office; people who passed, by name',
    pages: {
      '/': lessons(
        'Rijles in Leerdam',
        wixText(
          'Rustig leren rijden.',
          'Geslaagd deze week: Daan Verbeek, Yara el Amrani en Luuk de Bie. Gefeliciteerd!',
        ),
      ),
      '/tarieven': lessons(
        'Tarieven',
        wixText('Losse les € 58', 'Pakket 30 lessen € 1.680', 'IBAN NL48 BANK 0481 2304 77'),
      ),
      '/instructeurs': lessons(
        'Instructeurs',
        `${wixText('Fatima Bouzid', 'Eigenaresse en rij-instructrice (WRM 048123)')}${wixText('Koen Bot', 'Rij-instructeur aanhanger')}`,
      ),
      '/contact': lessons(
        'Contact',
        `${wixText('Bel of app: +31 (0)6 4812 3044', 'Niet opgenomen? Dan zit ik in de auto en bel ik terug.', 'Examen verzetten? Dat gaat via het Rijexamenbureau, 088 048 12 60.')}<wow-image id="img_comp-l9"><img src="https://static.wixstatic.com/media/0a1b2c_mail~mv2.png" alt="ons e-mailadres" width="210" height="22"></wow-image><form id="comp-form"><input type="email" name="email" placeholder="E-mail *"><textarea placeholder="Bericht"></textarea><button>Verzenden</button></form>`,
      ),
    },
    asked: 'owner',
    never: ['name@example.com', '+31880481260'],
    phones: ['+31648123044'],
    people: [
      { name: 'Fatima Bouzid', role: 'Eigenaresse en rij-instructrice' },
      { name: 'Koen Bot', role: 'Rij-instructeur aanhanger' },
    ],
    strangers: ['Daan Verbeek', 'Yara el Amrani', 'Luuk de Bie'],
  },
  {
    host: 'dewilgenhoeve.test',
    language: 'nl',
    country: 'NL',
    kind: 'gutenberg',
    about:
      'structured data of the theme’s demonstration; doctors and bicycles of the neighbourhood; "[at]" and "[punt]"',
    pages: {
      '/': camping(
        'Kamperen aan de IJssel',
        `<p>Zestig plaatsen onder de wilgen.</p>${around('nl', 3, 1)}`,
        jsonLd({
          '@type': 'Campground',
          name: 'Green Valley Camping',
          telephone: '+1 503 555 0199',
          email: 'demo@greenvalleytheme.test',
        }),
      ),
      '/kamperen/': camping('Kamperen', '<p>Plaats met 10 ampère: € 31,00 per nacht. Hond € 4,00.</p>'),
      '/omgeving/': camping(
        'Omgeving',
        '<ul class="wp-block-list"><li>Fietsverhuur Wim Tiel, 0570 481 240</li><li>Huisarts De Brug, 0570 481 241</li><li>Dierenarts Ria Noord, 0570 481 242, praktijk@dierenartsnoord.test</li></ul>',
      ),
      '/wie-zijn-wij/': camping(
        'Wie zijn wij',
        '<p>In 1958 begon boer Derk Wilgenkamp met drie tenten in de boomgaard. Nu runnen zijn kleinkinderen de camping:</p><div class="wp-block-columns"><div class="wp-block-column"><h3>Kees Wilgenkamp</h3><p>Terreinbeheerder</p><p>kees [at] dewilgenhoeve [punt] test</p></div><div class="wp-block-column"><h3>Hilde Wilgenkamp</h3><p>Eigenaar, receptie en boekingen</p></div></div>',
      ),
      '/contact-en-route/': camping(
        'Contact en route',
        '<p>Receptie (09.00-20.00 uur): 0570&nbsp;&ndash;&nbsp;48&nbsp;12&nbsp;30</p><p>Mail: receptie [at] dewilgenhoeve [punt] test</p>',
      ),
    },
    asked: 'operations',
    best: ['kees@dewilgenhoeve.test'],
    fine: ['receptie@dewilgenhoeve.test'],
    never: [
      'demo@greenvalleytheme.test',
      'praktijk@dierenartsnoord.test',
      '+15035550199',
      '+31570481240',
      '+31570481241',
      '+31570481242',
    ],
    phones: ['+31570481230'],
    people: [
      { name: 'Kees Wilgenkamp', role: 'Terreinbeheerder', email: 'kees@dewilgenhoeve.test' },
      { name: 'Hilde Wilgenkamp', role: 'Eigenaar, receptie en boekingen' },
    ],
    strangers: ['Derk Wilgenkamp', 'Wim Tiel', 'Ria Noord'],
  },
]
