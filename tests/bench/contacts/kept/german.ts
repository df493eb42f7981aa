import { cloudflared, entities, typo3Link } from '../disguises.ts'
import { elementor, handmade, jimdo, jsonLd, shopify, typo3, widget } from '../frames.ts'
import type { Site } from '../site.ts'
import { rotated, written } from './disguises.ts'
import { bootstrap, contao, ionos, others, wpbakery } from './frames.ts'
import { filler } from './prose.ts'

const electrician = wpbakery(
  {
    host: 'elektro-wiesinger.test',
    language: 'de',
    name: 'Elektro Wiesinger',
    nav: {
      '/': 'Home',
      '/leistungen/': 'Leistungen',
      '/kontakt/': 'Kontakt',
      '/impressum/': 'Impressum',
      '/datenschutz/': 'Datenschutz',
    },
    foot: '<p>Elektro Wiesinger · Lindenstraße 12 · 80999 München</p>',
  },
  'Rufen Sie uns an: <a href="tel:+498999998210">089 / 999 98 210</a>',
)

const machinery = contao({
  host: 'www.dreher-zahnrad.test',
  language: 'de',
  name: 'Dreher Zahnradtechnik GmbH',
  nav: {
    'index.html': 'Start',
    'fertigung.html': 'Fertigung',
    'unternehmen/wer-macht-was.html': 'Wer macht was',
    'anfahrt.html': 'Anfahrt',
    'impressum.html': 'Impressum',
  },
  foot: '<p>Dreher Zahnradtechnik GmbH | Zentrale <a href="tel:+492214710500">+49 (0) 221 4710-500</a></p>',
})
const department = (what: string, who: string, extension: string, email: string) =>
  `<tr class="row_1"><td class="col_0">${what}</td><td class="col_1">${who}</td><td class="col_2">-${extension}</td><td class="col_3"><a href="${entities(`mailto:${email}`)}">${entities(email)}</a></td></tr>`

const driving = bootstrap(
  {
    host: 'fahrschule-blinker.test',
    language: 'de',
    name: 'Fahrschule Blinker',
    nav: {
      '#start': 'Start',
      '#preise': 'Preise',
      '#team': 'Team',
      '#kontakt': 'Kontakt',
      '#impressum': 'Impressum',
    },
  },
  { 'https://autohaus-partner.test/': 'Autohaus Partner', 'https://sehtest-optik.test/': 'Sehtest Optik' },
)

const painter = ionos({
  host: 'www.malermeister-koepke.test',
  language: 'de',
  name: 'Malermeister Köpke',
  nav: {
    '/': 'Startseite',
    '/arbeiten/': 'Unsere Arbeiten',
    '/kontaktformular/': 'Kontaktformular',
    '/impressum/': 'Impressum',
  },
})

const nursing = typo3({
  host: 'www.sankt-anna-pflege.test',
  language: 'de',
  name: 'Sankt Anna Pflege gGmbH',
  nav: {
    '/start': 'Start',
    '/haeuser': 'Unsere Häuser',
    '/ambulant': 'Ambulanter Dienst',
    '/traeger': 'Träger',
    '/impressum': 'Impressum',
  },
  foot: '<p>Ein Unternehmen der Stiftung Annenhof, Stiftungsweg 1, 20355 Hamburg, stiftung@annenhof.test</p>',
})

const winery = jimdo({
  host: 'www.weingut-hirtzl.test',
  language: 'de',
  name: 'Weingut Hirtzl',
  nav: { '/': 'Weingut', '/weine/': 'Weine', '/kontakt/': 'Kontakt' },
})

const hotel = elementor({
  host: 'www.hotel-alpglocke.test',
  language: 'de',
  name: 'Hotel Alpglocke',
  nav: {
    '/de/': 'Hotel',
    '/de/zimmer/': 'Zimmer & Preise',
    '/de/gastgeber/': 'Ihre Gastgeber',
    '/de/anreise/': 'Lage & Anreise',
    '/de/impressum/': 'Impressum',
  },
  foot: `<p>Familie Steinlechner | T ${entities('+43 5288 055 10')}</p>`,
})

const cheese = shopify({
  host: 'bergchaes.test',
  language: 'de',
  name: 'Bergchäs Gsteig',
  nav: { '/collections/chaes': 'Chäs', '/pages/ueber-uns': 'Über üs', '/pages/wiederverkauf': 'Für Läden' },
  foot: '<ul><li><a href="/policies/legal-notice">Impressum</a></li><li><a href="/policies/shipping-policy">Versand</a></li></ul>',
})

const smithy = handmade({
  host: 'www.schlosserei-vogt.test',
  language: 'de',
  name: 'Schlosserei Vogt',
  nav: {
    'start.html': 'Start',
    'gelaender.html': 'Geländer',
    'mail.html': 'Mail an uns',
    'recht.html': 'Rechtliches',
  },
})

export const german: readonly Site[] = [
  {
    host: 'elektro-wiesinger.test',
    language: 'de',
    country: 'DE',
    kind: 'wpbakery',
    about:
      'contact page and imprint with the same address; fax, mobile, tax number and dispute body beside them',
    pages: {
      '/': electrician('Elektriker in München', `<h1>Strom ist Vertrauenssache</h1>${filler('de', 0, 3)}`),
      '/leistungen/': electrician('Leistungen', filler('de', 1, 2)),
      '/kontakt/': electrician(
        'Kontakt',
        '<h2>So erreichen Sie uns</h2><p>Elektro Wiesinger<br />Lindenstraße 12<br />80999 München</p><p>Telefon: 089 / 999 98 210<br />Telefax: 089 / 999 98 211<br />Mobil: 0171 / 39 200 31<br />E-Mail: <a href="mailto:info@elektro-wiesinger.test">info@elektro-wiesinger.test</a></p>',
      ),
      '/impressum/': electrician(
        'Impressum',
        '<h2>Angaben gemäß § 5 DDG</h2><p>Elektro Wiesinger, Inhaber: Georg Wiesinger<br />Lindenstraße 12, 80999 München</p><p>Telefon: 089 / 999 98 210, E-Mail: info@elektro-wiesinger.test</p><p>Umsatzsteuer-ID: DE 488 123 047<br />Steuernummer: 148/812/30477<br />Betriebsnummer: 48812304</p><p>Zuständige Kammer: Handwerkskammer für München und Oberbayern, Tel. 089 99998 700, post@hwk-oberland.test</p><p>Die EU-Kommission stellt eine Plattform zur Online-Streitbeilegung bereit. Unsere E-Mail-Adresse finden Sie oben.</p>',
      ),
      '/datenschutz/': electrician(
        'Datenschutz',
        '<p>Verantwortlich ist Georg Wiesinger. Hoster: Serverstube GmbH, Tel. 030 23125 800, datenschutz@serverstube.test</p>',
      ),
    },
    asked: 'owner',
    best: ['info@elektro-wiesinger.test'],
    never: [
      ...others,
      'post@hwk-oberland.test',
      'datenschutz@serverstube.test',
      '+498999998211',
      '+498999998700',
      '+493023125800',
    ],
    phones: ['+498999998210', '+491713920031'],
    people: [{ name: 'Georg Wiesinger', role: 'Inhaber' }],
  },
  {
    host: 'www.dreher-zahnrad.test',
    language: 'de',
    country: 'DE',
    kind: 'contao',
    about:
      'a table of who does what, extensions and addresses in references; board, commercial register and an outside officer',
    pages: {
      '/': contaoIndex(),
      '/index.html': contaoIndex(),
      '/fertigung.html': machinery('Fertigung', `<p>Modul 0,5 bis 12, bis Ø 480 mm</p>${filler('de', 1, 1)}`),
      '/unternehmen/wer-macht-was.html': machinery(
        'Wer macht was',
        `<h1>Wer macht was</h1><p>Durchwahl an 0221 4710 anhängen.</p><table><thead><tr><th>Bereich</th><th>Ansprechpartner</th><th>Durchwahl</th><th>E-Mail</th></tr></thead><tbody>
${department('Geschäftsleitung', 'Dr. Volker Dreher', '501', 'v.dreher@dreher-zahnrad.test')}
${department('Einkauf', 'Sabine Kolb', '524', 'einkauf@dreher-zahnrad.test')}
${department('Vertrieb', 'Jens Aulbach', '530', 'vertrieb@dreher-zahnrad.test')}
${department('Buchhaltung', 'Irmgard Feist', '540', 'rechnung@dreher-zahnrad.test')}
</tbody></table>`,
      ),
      '/anfahrt.html': machinery(
        'Anfahrt',
        '<p>A 57, Ausfahrt 26, dann 1,2 km links. Navigation: 50.9375, 6.9603</p>',
      ),
      '/impressum.html': machinery(
        'Impressum',
        '<p>Dreher Zahnradtechnik GmbH, Zahnweg 5, 50825 Köln</p><p>Geschäftsführer: Dr. Volker Dreher, Amtsgericht Köln HRB 48812</p><p>Fon +49 (0) 221 4710-500 · Fax +49 (0) 221 4710-599</p><p>Sparkasse KölnBonn IBAN DE48 8123 0477 1230 6696 91</p><p>Datenschutzbeauftragter: Herr Lars Wollny, Datenrecht Wollny, wollny@datenrecht.test, 0171 39200 45</p>',
      ),
    },
    asked: 'procurement',
    best: ['einkauf@dreher-zahnrad.test'],
    fine: ['v.dreher@dreher-zahnrad.test', 'vertrieb@dreher-zahnrad.test', 'rechnung@dreher-zahnrad.test'],
    never: ['wollny@datenrecht.test', '+492214710599', '+491713920045'],
    phones: ['+492214710500', '+492214710501', '+492214710524', '+492214710530', '+492214710540'],
    people: [
      { name: 'Sabine Kolb', role: 'Einkauf', email: 'einkauf@dreher-zahnrad.test', phone: '+492214710524' },
      {
        name: 'Volker Dreher',
        role: 'Geschäftsleitung',
        email: 'v.dreher@dreher-zahnrad.test',
        phone: '+492214710501',
      },
      { name: 'Volker Dreher', role: 'Geschäftsführer' },
      {
        name: 'Jens Aulbach',
        role: 'Vertrieb',
        email: 'vertrieb@dreher-zahnrad.test',
        phone: '+492214710530',
      },
      {
        name: 'Irmgard Feist',
        role: 'Buchhaltung',
        email: 'rechnung@dreher-zahnrad.test',
        phone: '+492214710540',
      },
    ],
    strangers: ['Lars Wollny'],
  },
  {
    host: 'fahrschule-blinker.test',
    language: 'de',
    country: 'DE',
    kind: 'bootstrap',
    about:
      'one page; the address rotated in an attribute; agency and association in the imprint below; odd groups in the number',
    pages: {
      '/': driving(
        'Führerschein in Frankfurt',
        `<section id="start">${filler('de', 0, 1)}</section><section id="preise"><p>Grundbetrag 390,00 €, Fahrstunde 68,00 €, Theorie Di/Do 18:30 - 20:00</p></section>
<section id="team" class="team"><div class="row"><div class="col-lg-6"><div class="team-member"><div class="pic"><img src="assets/img/team/team-1.jpg" alt=""></div><div class="member-info"><h4>Nilgün Aksoy</h4><span>Inhaberin und Fahrlehrerin</span></div></div></div><div class="col-lg-6"><div class="team-member"><div class="member-info"><h4>Hartmut Zickler</h4><span>Fahrlehrer BE, CE</span></div></div></div></div></section>
<section id="kontakt"><div class="info-item"><i class="bi bi-telephone"></i><p>0 69 - 9 00 09 . 3 10</p></div><div class="info-item"><i class="bi bi-envelope"></i><p>${rotated('hallo@fahrschule-blinker.test', '*geschützte E-Mail*')}</p></div><form><input type="email" placeholder="deine@mail.example"></form></section>
<section id="impressum"><p>Fahrschule Blinker, Berger Straße 999, 60322 Frankfurt. Aufsicht: Ordnungsamt Frankfurt, ordnungsamt@stadt-mainufer.test. Mitglied im Landesverband der Fahrlehrer, Tel. 069 90009-880.</p><p>Gestaltung: Studio Gelb, hi@studiogelb.test, 069 90009-881</p></section>`,
      ),
    },
    asked: 'owner',
    best: ['hallo@fahrschule-blinker.test'],
    never: [
      'ordnungsamt@stadt-mainufer.test',
      'hi@studiogelb.test',
      'deine@mail.example',
      'templates@bootlab.test',
      '+496990009880',
      '+496990009881',
    ],
    phones: ['+496990009310'],
    people: [
      { name: 'Nilgün Aksoy', role: 'Inhaberin und Fahrlehrerin' },
      { name: 'Hartmut Zickler', role: 'Fahrlehrer BE, CE' },
    ],
  },
  {
    host: 'malermeister-koepke.test',
    alias: ['www.malermeister-koepke.test'],
    language: 'de',
    country: 'DE',
    kind: 'ionos',
    about:
      'an address at the telephone company; the form has no address, the imprint has; the mobile beside landline and fax',
    pages: {
      '/': painter(
        'Willkommen',
        `${filler('de', 0, 2)}<p>Unser Lieferant: <a href="https://farbenfroh.test">Farbenfroh Großhandel</a></p>`,
      ),
      '/arbeiten/': painter('Unsere Arbeiten', '<p>Objekt 48, 1.230 m² Fassade, Hamburg 2024</p>'),
      '/kontaktformular/': painter(
        'Kontaktformular',
        '<form method="post"><label>Name *</label><input><label>E-Mail-Adresse *</label><input type="text"><p>Felder mit * sind Pflicht.</p></form>',
      ),
      '/impressum/': painter(
        'Impressum',
        '<p><strong>Malermeister Rainer Köpke</strong></p><p>Deichstr. 480</p><p>20459 Hamburg</p><p>Tel: 040/ 66969-410</p><p>Fax: 040/ 66969-411</p><p>Mobil: 0176 / 040690 12</p><p>maler.koepke@t-offline.test</p><p>Ust-IdNr.: DE204881230</p><p>Berufsbezeichnung: Maler- und Lackierermeister (verliehen in Deutschland)</p><p>Quelle: erstellt mit dem Impressum-Generator von e-recht42, Mail: redaktion@e-recht42.test</p>',
      ),
    },
    asked: 'owner',
    best: ['maler.koepke@t-offline.test'],
    never: ['redaktion@e-recht42.test', '+494066969411'],
    phones: ['+494066969410', '+4917604069012'],
    people: [
      { name: 'Rainer Köpke', role: 'Malermeister' },
      { name: 'Rainer Köpke', role: 'Maler- und Lackierermeister' },
    ],
  },
  {
    host: 'www.sankt-anna-pflege.test',
    language: 'de',
    country: 'DE',
    kind: 'typo3',
    about:
      'two homes and a service, each with a head, number and address; the foundation above and the home inspection beside',
    pages: {
      '/': { status: 307, location: '/start' },
      '/start': nursing(
        'Start',
        `<h1>Gut umsorgt</h1>${filler('de', 0, 1)}<p>Spendenkonto: IBAN DE22 4881 2304 7712 3066 96</p>`,
      ),
      '/haeuser': nursing(
        'Unsere Häuser',
        `<div class="card"><h3>Haus am Park</h3><p>Einrichtungsleitung: Cornelia Brackmann<br>Tel. 040 66969-610, Fax 040 66969-619<br>${typo3Link('hausampark@sankt-anna-pflege.test', ' [at] ')}</p></div><div class="card"><h3>Haus am Fleet</h3><p>Einrichtungsleitung: Oluwaseun Adeyemi<br>Tel. 040 66969-620<br>${typo3Link('hausamfleet@sankt-anna-pflege.test', ' [at] ')}</p></div>`,
      ),
      '/ambulant': nursing(
        'Ambulanter Dienst',
        `<p>Pflegedienstleitung: Renate Vossberg<br>Tel. 040 66969-630 (Mo-Fr 8-15 Uhr)<br>Rufbereitschaft: 0171 39200 60<br>${typo3Link('ambulant@sankt-anna-pflege.test', ' [at] ')}</p>`,
      ),
      '/traeger': nursing(
        'Träger',
        '<p>Stiftung Annenhof, Vorstand: Prof. Dr. Eckhard Willms, Telefon 040 66969-900</p>',
      ),
      '/impressum': nursing(
        'Impressum',
        `<p>Sankt Anna Pflege gGmbH, Parkallee 7, 20144 Hamburg<br>Geschäftsführung: Beate Nordhoff<br>Telefon 040 66969-600, ${typo3Link('verwaltung@sankt-anna-pflege.test', ' [at] ')}</p><p>Aufsicht: Wohn-Pflege-Aufsicht, Tel. 040 66969-950, heimaufsicht@bezirk.test<br>IK 480812304</p>`,
      ),
    },
    asked: 'operations',
    best: [
      'hausampark@sankt-anna-pflege.test',
      'hausamfleet@sankt-anna-pflege.test',
      'ambulant@sankt-anna-pflege.test',
      'verwaltung@sankt-anna-pflege.test',
    ],
    never: ['heimaufsicht@bezirk.test', '+494066969619', '+494066969950'],
    phones: ['+494066969600', '+494066969610', '+494066969620', '+494066969630', '+491713920060'],
    people: [
      {
        name: 'Renate Vossberg',
        role: 'Pflegedienstleitung',
        email: 'ambulant@sankt-anna-pflege.test',
        phone: '+494066969630',
      },
      {
        name: 'Cornelia Brackmann',
        role: 'Einrichtungsleitung',
        email: 'hausampark@sankt-anna-pflege.test',
        phone: '+494066969610',
      },
      {
        name: 'Oluwaseun Adeyemi',
        role: 'Einrichtungsleitung',
        email: 'hausamfleet@sankt-anna-pflege.test',
        phone: '+494066969620',
      },
      { name: 'Beate Nordhoff', role: 'Geschäftsführung' },
    ],
    strangers: ['Eckhard Willms'],
  },
  {
    host: 'weingut-hirtzl.test',
    alias: ['www.weingut-hirtzl.test'],
    language: 'de',
    country: 'AT',
    kind: 'jimdo',
    about: 'a plain contact page; landline with a slash; no fax',
    pages: {
      '/': winery('Weingut', `<h1>Wein aus Gols</h1>${filler('de', 0, 1)}`),
      '/weine/': winery('Weine', '<p>Blaufränkisch 2022, 0,75 l, € 12,80, AP-Nr. N 4881/23</p>'),
      '/kontakt/': winery(
        'Kontakt',
        '<p>Weingut Hirtzl<br>Seezeile 48, 7122 Gols</p><p>Tel.: 02173/0 55 12<br>Mail: <a href="mailto:wein@weingut-hirtzl.test?subject=Bestellung">wein@weingut-hirtzl.test</a></p><p>Ab-Hof-Verkauf Fr 14-18 Uhr, Sa 9-12 Uhr</p>',
      ),
      '/about/': winery(
        'Impressum',
        '<p>Für den Inhalt verantwortlich: Magdalena Hirtzl, Winzerin, UID ATU48812304, Firmenbuchgericht Eisenstadt</p>',
      ),
    },
    asked: 'owner',
    best: ['wein@weingut-hirtzl.test'],
    phones: ['+43217305512'],
    people: [{ name: 'Magdalena Hirtzl', role: 'Winzerin' }],
  },
  {
    host: 'www.hotel-alpglocke.test',
    language: 'de',
    country: 'AT',
    kind: 'elementor',
    about:
      'a page to choose the language; the hosts’ address hidden by Cloudflare; tourist board, booking portal and guests named',
    pages: {
      '/': '<!DOCTYPE html><html><head><title>Hotel Alpglocke</title></head><body><div class="lang-select"><a href="/de/"><img src="de.png" alt="Deutsch"></a> <a href="/en/"><img src="en.png" alt="English"></a></div></body></html>',
      '/en/': hotel('Hotel', widget('<p>Welcome! Our English pages are under construction.</p>')),
      '/de/': hotel(
        'Urlaub im Zillertal',
        widget(filler('de', 0, 1)) +
          widget('<p>„Traumhaft!“ Gudrun Altendorf, Bloggerin bei reisefieber.test</p>', 'testimonial'),
      ),
      '/de/zimmer/': hotel(
        'Zimmer & Preise',
        widget(
          '<p>DZ Glocke 148 € p. P., Suite 230 €. Buchung über roomservice.test, help@roomservice.test</p>',
        ),
      ),
      '/de/gastgeber/': hotel(
        'Ihre Gastgeber',
        widget(
          '<p>Andreas Steinlechner<br>Hotelier in vierter Generation</p><p>Evi Steinlechner<br>Seele des Hauses, Einkauf &amp; Küche</p>',
        ),
      ),
      '/de/anreise/': hotel(
        'Lage & Anreise',
        widget(
          `<p>Hotel Alpglocke, Dorf 48, 6263 Fügen</p><p>T <a href="tel:+43528805510">+43 5288 055 10</a> | F +43 5288 055 10-4</p><p>${cloudflared('servus@hotel-alpglocke.test', 0xc3)}</p><p>Tourismusverband: +43 5288 055 90, info@talverband.test</p>`,
        ),
      ),
      '/de/impressum/': hotel(
        'Impressum',
        widget(
          `<p>Steinlechner Hotel KG, FN 48812 k, UID ATU48812305. Kontakt: ${cloudflared('servus@hotel-alpglocke.test', 0x11)}. Fotos: Lichtgut, ${cloudflared('foto@lichtgut.test')}</p>`,
        ),
      ),
    },
    asked: 'procurement',
    best: ['servus@hotel-alpglocke.test'],
    never: [
      'help@roomservice.test',
      'info@talverband.test',
      'foto@lichtgut.test',
      'privacy@consentia.test',
      '+435288055104',
      '+43528805590',
    ],
    phones: ['+43528805510'],
    people: [
      { name: 'Evi Steinlechner', role: 'Seele des Hauses, Einkauf & Küche' },
      { name: 'Andreas Steinlechner', role: 'Hotelier' },
    ],
    strangers: ['Gudrun Altendorf'],
  },
  {
    host: 'bergchaes.test',
    language: 'de',
    country: 'CH',
    kind: 'shopify',
    about:
      'a page for shops with its own person; the legal notice with [ät]; post’s hotline on the page about delivery',
    pages: {
      '/': shopHome(),
      '/collections/chaes': cheese('Chäs', '<p>Alpchäs 12 Monate, 500 g, CHF 18.50, SKU 48812304</p>'),
      '/pages/ueber-uns': cheese('Über üs', filler('de', 0, 1)),
      '/pages/wiederverkauf': cheese(
        'Für Läden',
        '<p>Ihr Lädeli will unseren Chäs? Fritz Reichenbach, Leiter Verkauf, hilft: 033 555 01 31 oder fritz [ät] bergchaes.test</p>',
      ),
      '/policies/legal-notice': cheese(
        'Impressum',
        '<p>Bergchäs Gsteig GmbH, Dorfstrasse 5, 3785 Gsteig<br>CHE-488.123.047 MWST<br>Geschäftsführerin: Vreni Hauswirth<br>Telefon 033 555 01 30<br>hoi [ät] bergchaes.test</p>',
      ),
      '/policies/shipping-policy': cheese(
        'Versand',
        '<p>Fragen zur Sendung beantwortet die Post unter 0848 055 888 oder kundendienst@gelbepost.test.</p>',
      ),
    },
    asked: 'owner',
    best: ['hoi@bergchaes.test'],
    fine: ['fritz@bergchaes.test'],
    never: ['kundendienst@gelbepost.test', 'you@example.com', '+41848055888'],
    phones: ['+41335550130', '+41335550131'],
    people: [
      { name: 'Vreni Hauswirth', role: 'Geschäftsführerin' },
      {
        name: 'Fritz Reichenbach',
        role: 'Leiter Verkauf',
        email: 'fritz@bergchaes.test',
        phone: '+41335550131',
      },
    ],
  },
  {
    host: 'www.schlosserei-vogt.test',
    language: 'de',
    country: 'DE',
    kind: 'handmade',
    about:
      'a frameset in Latin-1; the address written by a script in pieces; a webmaster’s address in plain text',
    pages: {
      '/': {
        charset: 'latin1',
        body: '<html><head><title>Schlosserei Vogt</title></head><frameset rows="80,*"><frame src="kopf.html" name="kopf" scrolling="no"><frame src="start.html" name="inhalt"><noframes><body><a href="start.html">Weiter ohne Frames</a></body></noframes></frameset></html>',
      },
      '/kopf.html': {
        charset: 'latin1',
        body: '<html><body bgcolor="#666666"><font size="6">Schlosserei Vogt</font> <a href="mail.html" target="inhalt">Mail an uns</a> <a href="recht.html" target="inhalt">Rechtliches</a></body></html>',
      },
      '/start.html': { charset: 'latin1', body: smithy('Start', `<h2>Seit 1931</h2>${filler('de', 0, 1)}`) },
      '/gelaender.html': {
        charset: 'latin1',
        body: smithy('Geländer', '<p>Edelstahl V2A, 48,3 mm, ab 230,- Euro/m</p>'),
      },
      '/mail.html': {
        charset: 'latin1',
        body: smithy(
          'Mail an uns',
          `<p>Gern per Mail: ${written('post@schlosserei-vogt.test')}</p><p>oder Ruf: (030) 2 31 25 - 7 10, Fax: - 7 11</p>`,
        ),
      },
      '/recht.html': {
        charset: 'latin1',
        body: smithy(
          'Rechtliches',
          '<p>Siegmar Vogt, Schlossermeister, Werkstr. 4, 13355 Berlin, St.-Nr. 48/812/30477</p><p>Diese Seiten pflegt Uwe Klick, Webmaster, uwe@klickundfertig.test</p>',
        ),
      },
    },
    asked: 'owner',
    best: ['post@schlosserei-vogt.test'],
    never: ['uwe@klickundfertig.test', '+493023125711'],
    phones: ['+493023125710'],
    people: [{ name: 'Siegmar Vogt', role: 'Schlossermeister' }],
    strangers: ['Uwe Klick'],
  },
]

function contaoIndex(): string {
  return machinery(
    'Verzahnungen nach Zeichnung',
    `<h1>Zahn um Zahn genau</h1>${filler('de', 0, 1)}`,
    jsonLd({
      '@type': 'Organization',
      name: 'Dreher Zahnradtechnik GmbH',
      telephone: '+49 221 4710500',
      faxNumber: '+49 221 4710599',
    }),
  )
}

function shopHome(): string {
  return cheese('Chäs vo dr Alp', filler('de', 1, 1))
}
