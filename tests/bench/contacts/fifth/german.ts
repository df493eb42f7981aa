import { cloudflared, entities, typo3Link } from '../disguises.ts'
import { elementor, gutenberg, jimdo, joomla, squarespace, typo3, widget, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { wpbakery } from './westernFrames.ts'

const CONSENT = ['privacy@consentia.test', '+494066969440']

const joiner = gutenberg({
  host: 'www.schreinerei-kalkreuth.test',
  language: 'de',
  name: 'Schreinerei Kalkreuth',
  nav: {
    '/': 'Startseite',
    '/moebel/': 'Möbel',
    '/innenausbau/': 'Innenausbau',
    '/ueber-uns/': 'Über uns',
    '/kontakt/': 'Kontakt',
  },
  foot: '<div class="wp-block-columns"><div class="wp-block-column"><p><strong>Schreinerei Kalkreuth</strong><br>Talaue 17<br>71334 Waiblingen</p></div><div class="wp-block-column"><p>Telefon <a href="tel:+49715105563">07151 / 05563</a><br><a href="mailto:info@schreinerei-kalkreuth.test">info@schreinerei-kalkreuth.test</a></p></div><div class="wp-block-column"><p><a href="https://www.schreinerei-kalkreuth.test/impressum/">Impressum</a><br><a href="https://www.schreinerei-kalkreuth.test/datenschutz/">Datenschutzerklärung</a></p></div></div>',
})

const machines = typo3({
  host: 'www.hellwege-foerdertechnik.test',
  language: 'de',
  name: 'Hellwege Fördertechnik GmbH',
  nav: {
    '/': 'Home',
    '/produkte': 'Produkte',
    '/branchen': 'Branchen',
    '/unternehmen': 'Unternehmen',
    '/unternehmen/ansprechpartner': 'Ansprechpartner',
    '/karriere': 'Karriere',
    '/kontakt': 'Kontakt',
  },
  foot: '<div class="row"><div class="col-md-4"><p><strong>Hellwege Fördertechnik GmbH</strong><br>Industriestraße 28<br>49661 Cloppenburg</p><p>Telefon: +49 4471 0627-0</p></div><div class="col-md-4"><ul><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/agb">AGB</a></li></ul></div></div>',
})

const card = (name: string, role: string, extension: string, email: string) =>
  `<div class="col-sm-6 col-lg-4"><div class="card contact-card"><img class="card-img-top" src="/fileadmin/_processed_/a/2/csm_${extension}.jpg" alt=""><div class="card-body"><h3 class="card-title">${name}</h3><p class="card-text">${role}</p><p>Tel. +49 4471 0627-${extension}<br>${typo3Link(email)}</p></div></div></div>`

const physio = jimdo({
  host: 'www.physio-am-lindenplatz.test',
  language: 'de',
  name: 'Physiotherapie am Lindenplatz',
  nav: { '/': 'Home', '/leistungen/': 'Leistungen', '/team/': 'Team', '/kontakt/': 'Kontakt & Anfahrt' },
  foot: '<div class="j-module n j-text"><p>Physiotherapie am Lindenplatz · Lindenplatz 3 · 06108 Halle (Saale)</p></div>',
})

const plumber = elementor({
  host: 'brauweiler-haustechnik.test',
  language: 'de',
  name: 'Brauweiler Haustechnik',
  nav: {
    '/': 'Start',
    '/heizung/': 'Heizung',
    '/bad/': 'Bad',
    '/notdienst/': 'Notdienst',
    '/team/': 'Team',
    '/kontakt/': 'Kontakt',
  },
  foot: widget(
    '<ul class="elementor-icon-list-items"><li><span class="elementor-icon-list-text">Brauweiler Haustechnik GmbH &amp; Co. KG, Ottostraße 41, 50859 Köln</span></li><li><a href="tel:+492214710650"><span class="elementor-icon-list-text">0221 4710 650</span></a></li><li><a href="mailto:info@brauweiler-haustechnik.test"><span class="elementor-icon-list-text">info@brauweiler-haustechnik.test</span></a></li><li><a href="https://brauweiler-haustechnik.test/impressum/"><span class="elementor-icon-list-text">Impressum</span></a></li></ul>',
    'icon-list',
  ),
})
const emergency = widget(
  '<div class="elementor-cta"><h4 class="elementor-heading-title">24h-Notdienst</h4><a class="elementor-button" href="tel:+491713920063"><span class="elementor-button-text">Notruf 0171 39200 63</span></a></div>',
  'call-to-action',
)

const inn = wpbakery({
  host: 'www.gasthof-traunblick.test',
  language: 'de',
  name: 'Gasthof Traunblick',
  nav: {
    '/': 'Willkommen',
    '/zimmer/': 'Zimmer &amp; Preise',
    '/gasthaus/': 'Gasthaus',
    '/seminare/': 'Feiern &amp; Seminare',
    '/kontakt/': 'Kontakt',
  },
  foot: '<div class="vc_col-sm-4"><p>Gasthof Traunblick<br>Familie Öhlinger<br>Uferweg 9, A-4810 Gmunden</p></div><div class="vc_col-sm-4"><p>T: <a href="tel:+43761205577">+43 7612 05577</a><br>E: <a href="mailto:office@gasthof-traunblick.test">office@gasthof-traunblick.test</a></p></div><div class="vc_col-sm-4"><p><a href="https://www.gasthof-traunblick.test/impressum/">Impressum</a> | <a href="https://www.gasthof-traunblick.test/agb/">AGBH</a></p></div>',
})

const planner = wix({
  host: 'www.zt-rosenauer.test',
  language: 'de',
  name: 'Rosenauer Ziviltechniker',
  nav: {
    '/': 'Start',
    '/projekte': 'Projekte',
    '/buero': 'Büro',
    '/kontakt': 'Kontakt',
    '/impressum': 'Impressum',
  },
  foot: wixText('© 2024 Rosenauer ZT GmbH'),
})

const agency = squarespace({
  host: 'www.kornhaus-kommunikation.test',
  language: 'de',
  name: 'Kornhaus Kommunikation',
  nav: { '/arbeiten': 'Arbeiten', '/agentur': 'Agentur', '/journal': 'Journal', '/kontakt': 'Kontakt' },
  foot: '<p>Kornhaus Kommunikation AG<br>Kornhausstrasse 24, 9000 St. Gallen</p><p><a href="tel:+41710552130">+41 71 055 21 30</a><br><a href="mailto:hallo@kornhaus-kommunikation.test">hallo@kornhaus-kommunikation.test</a></p><p><a href="/impressum">Impressum</a></p>',
})

const garage = joomla({
  host: 'www.garage-luetolf.test',
  language: 'de',
  name: 'Garage Lütolf AG',
  nav: {
    '/': 'Home',
    '/index.php/occasionen': 'Occasionen',
    '/index.php/werkstatt': 'Werkstatt',
    '/index.php/standorte': 'Standorte',
    '/index.php/team': 'Team',
    '/index.php/kontakt': 'Kontakt',
  },
  foot: '<p>Garage Lütolf AG, Sursee und Willisau</p>',
})

export const german: readonly Site[] = [
  {
    host: 'schreinerei-kalkreuth.test',
    alias: ['www.schreinerei-kalkreuth.test'],
    language: 'de',
    country: 'DE',
    kind: 'gutenberg',
    about: 'a joiner with his imprint, one number and one address in the footer',
    asked: 'owner',
    pages: {
      '/': joiner(
        'Schreinerei in Waiblingen',
        `<h1 class="wp-block-heading">Möbel, die bleiben</h1>${prose('de', 1, 1)}<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://www.schreinerei-kalkreuth.test/kontakt/">Jetzt anfragen</a></div></div>`,
      ),
      '/moebel/': joiner(
        'Möbel',
        '<h1 class="wp-block-heading">Möbel nach Maß</h1><p>Esstische ab 1.890 €, Einbauschränke, Sideboards und Betten aus heimischem Holz: Eiche, Esche, Nussbaum.</p>',
      ),
      '/innenausbau/': joiner('Innenausbau', prose('de', 2, 2)),
      '/ueber-uns/': joiner(
        'Über uns',
        '<h1 class="wp-block-heading">Über uns</h1><p>Schreinermeister Jochen Kalkreuth hat den Betrieb 2008 von seinem Vater übernommen. Heute arbeiten bei uns drei Gesellen und eine Auszubildende.</p><p>Wir sind Mitglied der Schreiner-Innung Rems-Murr.</p>',
      ),
      '/kontakt/': joiner(
        'Kontakt',
        '<h1 class="wp-block-heading">Kontakt</h1><p>Schreinerei Kalkreuth<br>Talaue 17, 71334 Waiblingen</p><p>Tel.: 07151 / 05563<br>Fax: 07151 / 05564<br>E-Mail: <a href="mailto:info@schreinerei-kalkreuth.test">info@schreinerei-kalkreuth.test</a></p><p>Termine nach Vereinbarung.</p><form class="wpcf7-form"><label>Ihr Name<input type="text" name="your-name"></label><label>Ihre E-Mail<input type="email" name="your-email"></label><textarea name="your-message"></textarea><input type="submit" value="Senden"></form>',
      ),
      '/impressum/': joiner(
        'Impressum',
        '<h1 class="wp-block-heading">Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Schreinerei Kalkreuth<br>Inhaber: Jochen Kalkreuth<br>Talaue 17<br>71334 Waiblingen</p><p>Telefon: 07151 / 05563<br>Telefax: 07151 / 05564<br>E-Mail: info@schreinerei-kalkreuth.test</p><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: DE 214 905 563</p><p>Zuständige Kammer: Handwerkskammer Region Stuttgart</p><h2>Streitschlichtung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>',
      ),
      '/datenschutz/': joiner(
        'Datenschutzerklärung',
        '<h1>Datenschutzerklärung</h1><p>Verantwortlich für die Datenverarbeitung auf dieser Website ist: Schreinerei Kalkreuth, Talaue 17, 71334 Waiblingen, info@schreinerei-kalkreuth.test.</p><p>Sie haben das Recht, jederzeit Auskunft über Herkunft, Empfänger und Zweck Ihrer gespeicherten Daten zu erhalten.</p>',
      ),
    },
    best: ['info@schreinerei-kalkreuth.test'],
    never: [...CONSENT, '+49715105564'],
    phones: ['+49715105563'],
    people: [
      { name: 'Jochen Kalkreuth', role: 'Inhaber' },
      { name: 'Jochen Kalkreuth', role: 'Schreinermeister' },
    ],
  },
  {
    host: 'hellwege-foerdertechnik.test',
    alias: ['www.hellwege-foerdertechnik.test'],
    language: 'de',
    country: 'DE',
    kind: 'typo3',
    about: 'a machine builder with cards for the people to ask, purchasing among them',
    asked: 'procurement',
    pages: {
      '/': machines(
        'Fördertechnik für Schüttgut',
        `<h1>Schüttgut in Bewegung</h1>${prose('de', 0, 1)}<p><a class="btn btn-primary" href="/unternehmen/ansprechpartner">Ihre Ansprechpartner</a></p>`,
      ),
      '/produkte': machines(
        'Produkte',
        '<ul><li>Becherwerke HB 250 – HB 800</li><li>Trogkettenförderer HTK</li><li>Förderbänder</li></ul>',
      ),
      '/branchen': machines('Branchen', prose('de', 3, 1)),
      '/unternehmen': machines(
        'Unternehmen',
        `<h1>Unternehmen</h1><p>Seit 1961 bauen wir in Cloppenburg Anlagen für Mühlen, Futtermittelwerke und Häfen. 84 Mitarbeiterinnen und Mitarbeiter, Export in 22 Länder.</p>${prose('de', 3, 1)}`,
      ),
      '/unternehmen/ansprechpartner': machines(
        'Ansprechpartner',
        `<h1>Ihre Ansprechpartner</h1><div class="row">${card('Arne Hellwege', 'Geschäftsführer', '11', 'a.hellwege@hellwege-foerdertechnik.test')}${card('Dr. Silke Tabeling', 'Leitung Vertrieb', '21', 's.tabeling@hellwege-foerdertechnik.test')}${card('Holger Wempe', 'Leitung Einkauf', '31', 'h.wempe@hellwege-foerdertechnik.test')}${card('Kerstin Ostendorf', 'Leitung Konstruktion', '41', 'k.ostendorf@hellwege-foerdertechnik.test')}${card('Marek Dombrowski', 'Service &amp; Ersatzteile', '51', 'm.dombrowski@hellwege-foerdertechnik.test')}</div>`,
      ),
      '/karriere': machines(
        'Karriere',
        '<h1>Karriere</h1><p>Konstruktionsmechaniker (m/w/d), Elektroniker für Betriebstechnik (m/w/d)</p><p>Bitte bewerben Sie sich ausschließlich über unser Portal.</p>',
      ),
      '/kontakt': machines(
        'Kontakt',
        `<h1>Kontakt</h1><p>Hellwege Fördertechnik GmbH<br>Industriestraße 28<br>49661 Cloppenburg</p><p>Telefon: +49 4471 0627-0<br>Telefax: +49 4471 0627-99<br>E-Mail: ${typo3Link('info@hellwege-foerdertechnik.test')}</p>`,
      ),
      '/impressum': machines(
        'Impressum',
        `<h1>Impressum</h1><p>Hellwege Fördertechnik GmbH<br>Industriestraße 28<br>49661 Cloppenburg</p><p>Vertretungsberechtigter Geschäftsführer: Arne Hellwege</p><p>Registergericht: Amtsgericht Oldenburg, HRB 151 482<br>USt-IdNr.: DE 117 905 482</p><p>Telefon: +49 4471 0627-0<br>Telefax: +49 4471 0627-99<br>E-Mail: ${typo3Link('info@hellwege-foerdertechnik.test')}</p>`,
      ),
      '/datenschutz': machines(
        'Datenschutz',
        '<h1>Datenschutz</h1><p>Unseren Datenschutzbeauftragten erreichen Sie unter der Anschrift des Unternehmens mit dem Zusatz „Datenschutz“.</p>',
      ),
    },
    best: ['h.wempe@hellwege-foerdertechnik.test'],
    fine: [
      'info@hellwege-foerdertechnik.test',
      'a.hellwege@hellwege-foerdertechnik.test',
      's.tabeling@hellwege-foerdertechnik.test',
      'k.ostendorf@hellwege-foerdertechnik.test',
      'm.dombrowski@hellwege-foerdertechnik.test',
    ],
    never: ['+494471062799'],
    phones: [
      '+49447106270',
      '+494471062711',
      '+494471062721',
      '+494471062731',
      '+494471062741',
      '+494471062751',
    ],
    people: [
      {
        name: 'Holger Wempe',
        role: 'Leitung Einkauf',
        email: 'h.wempe@hellwege-foerdertechnik.test',
        phone: '+494471062731',
      },
      {
        name: 'Arne Hellwege',
        role: 'Geschäftsführer',
        email: 'a.hellwege@hellwege-foerdertechnik.test',
        phone: '+494471062711',
      },
      {
        name: 'Silke Tabeling',
        role: 'Leitung Vertrieb',
        email: 's.tabeling@hellwege-foerdertechnik.test',
        phone: '+494471062721',
      },
      {
        name: 'Kerstin Ostendorf',
        role: 'Leitung Konstruktion',
        email: 'k.ostendorf@hellwege-foerdertechnik.test',
        phone: '+494471062741',
      },
      {
        name: 'Marek Dombrowski',
        role: 'Service & Ersatzteile',
        email: 'm.dombrowski@hellwege-foerdertechnik.test',
        phone: '+494471062751',
      },
    ],
  },
  {
    host: 'physio-am-lindenplatz.test',
    alias: ['www.physio-am-lindenplatz.test'],
    language: 'de',
    country: 'DE',
    kind: 'jimdo',
    about: 'a practice with its people by name and the owner in the imprint',
    asked: 'owner',
    pages: {
      '/': physio(
        'Home',
        '<div id="cc-m-11873" class="j-module n j-header"><h1>Willkommen in unserer Praxis</h1></div><div id="cc-m-11874" class="j-module n j-text"><p>Bewegung ist Leben. In unseren hellen Räumen im Erdgeschoss behandeln wir Sie nach Verordnung oder als Selbstzahler.</p><p><strong>Terminvergabe: 0345 / 06 21 95</strong></p></div><div class="j-module n j-hr"><hr></div><div class="j-module n j-text"><p>Mo – Do 8 – 19 Uhr, Fr 8 – 14 Uhr</p></div>',
      ),
      '/leistungen/': physio(
        'Leistungen',
        '<div class="j-module n j-text"><ul><li>Krankengymnastik</li><li>Manuelle Therapie</li><li>Lymphdrainage</li><li>Massage 20 min 32,00 €</li></ul></div>',
      ),
      '/team/': physio(
        'Team',
        '<div class="j-module n j-imageSubtitle"><figure><img src="https://image.jimcdn.com/app/cms/image/transf/none/path/s4881/image/i7f.jpg" alt="Antje"></figure></div><div class="j-module n j-text"><p><strong>Antje Wollweber</strong><br>Physiotherapeutin, Praxisinhaberin</p></div><div class="j-module n j-text"><p><strong>Stefan Krug</strong><br>Physiotherapeut, Manualtherapeut</p></div><div class="j-module n j-text"><p><strong>Lisa-Marie Hennig</strong><br>Physiotherapeutin</p></div><div class="j-module n j-text"><p><strong>Petra Böttge</strong><br>Rezeption</p></div>',
      ),
      '/kontakt/': physio(
        'Kontakt & Anfahrt',
        '<div class="j-module n j-header"><h2>So erreichen Sie uns</h2></div><div class="j-module n j-text"><p>Lindenplatz 3<br>06108 Halle (Saale)</p><p>Telefon: 0345 / 06 21 95</p><p>E-Mail: <a href="mailto:praxis@physio-am-lindenplatz.test">praxis@physio-am-lindenplatz.test</a></p><p>Straßenbahn 3, 7, 8, Haltestelle Lindenplatz. Parkplätze im Hof.</p></div><div class="j-module n j-formnew"><form><label>Name *</label><input type="text"><label>E-Mail *</label><input type="email"><p>Bitte beachten: Die mit einem Sternchen (*) markierten Eingabefelder sind Pflichtfelder.</p></form></div>',
      ),
      '/about/': physio(
        'Impressum',
        '<div class="j-module n j-text"><h1>Impressum</h1><p>Physiotherapie am Lindenplatz<br>Inhaberin Antje Wollweber<br>Lindenplatz 3<br>06108 Halle (Saale)</p><p>Telefon: 0345 / 06 21 95<br>E-Mail: praxis@physio-am-lindenplatz.test</p><p>Berufsbezeichnung: Physiotherapeutin (verliehen in der Bundesrepublik Deutschland)<br>Aufsichtsbehörde: Stadt Halle (Saale), Fachbereich Gesundheit</p></div>',
      ),
    },
    best: ['praxis@physio-am-lindenplatz.test'],
    phones: ['+49345062195'],
    people: [
      { name: 'Antje Wollweber', role: 'Physiotherapeutin, Praxisinhaberin' },
      { name: 'Antje Wollweber', role: 'Inhaberin' },
      { name: 'Stefan Krug', role: 'Physiotherapeut, Manualtherapeut' },
      { name: 'Lisa-Marie Hennig', role: 'Physiotherapeutin' },
      { name: 'Petra Böttge', role: 'Rezeption' },
    ],
  },
  {
    host: 'brauweiler-haustechnik.test',
    alias: ['www.brauweiler-haustechnik.test'],
    language: 'de',
    country: 'DE',
    kind: 'elementor',
    about: 'a plumber whose line for burst pipes stands on every page before the office',
    asked: 'owner',
    pages: {
      '/': elementorPage(
        'Heizung, Sanitär, Klima in Köln',
        '<h1 class="elementor-heading-title elementor-size-default">Wärme und Wasser aus einer Hand</h1>',
        prose('de', 1, 1),
      ),
      '/heizung/': elementorPage('Heizung', '<h2>Wärmepumpe, Gas, Solar</h2>', prose('de', 2, 1)),
      '/bad/': elementorPage('Bad', '<h2>Ihr neues Bad in 10 Tagen</h2>', prose('de', 0, 1)),
      '/notdienst/': elementorPage(
        'Notdienst',
        '<h2>Rohrbruch? Heizung aus?</h2>',
        '<p>Außerhalb der Bürozeiten erreichen Sie unseren Bereitschaftsdienst unter 0171 39200 63. Bitte nur in Notfällen! Es gelten die Zuschläge laut Aushang.</p>',
      ),
      '/team/': elementorPage(
        'Team',
        '<h2>Unser Team</h2>',
        '<div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Ralf Brauweiler</h3><p class="elementor-image-box-description">Geschäftsführer, Installateur- und Heizungsbaumeister</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Nadine Brauweiler</h3><p class="elementor-image-box-description">Büro und Buchhaltung</p></div><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Dennis Kupferschmidt</h3><p class="elementor-image-box-description">Kundendienst</p></div>',
      ),
      '/kontakt/': elementorPage(
        'Kontakt',
        '<h2>Kontakt</h2>',
        '<p><strong>Büro</strong><br>Ottostraße 41, 50859 Köln<br>Mo–Do 8–16.30 Uhr, Fr 8–13 Uhr<br>Telefon: <a href="tel:+492214710650">0221 4710 650</a><br>Fax: 0221 4710 651<br>Mail: <a href="mailto:info@brauweiler-haustechnik.test">info@brauweiler-haustechnik.test</a></p>',
      ),
      '/impressum/': elementorPage(
        'Impressum',
        '<h2>Impressum</h2>',
        '<p>Brauweiler Haustechnik GmbH &amp; Co. KG<br>Ottostraße 41<br>50859 Köln</p><p>Handelsregister: HRA 30 650, Amtsgericht Köln</p><p>Vertreten durch die Brauweiler Verwaltungs GmbH, diese vertreten durch den Geschäftsführer Ralf Brauweiler</p><p>Telefon: 0221 4710 650<br>E-Mail: info@brauweiler-haustechnik.test</p><p>Zuständige Kammer: Handwerkskammer zu Köln</p>',
      ),
    },
    best: ['info@brauweiler-haustechnik.test'],
    never: [...CONSENT, '+492214710651'],
    phones: ['+492214710650'],
    people: [
      { name: 'Ralf Brauweiler', role: 'Geschäftsführer, Installateur- und Heizungsbaumeister' },
      { name: 'Nadine Brauweiler', role: 'Büro und Buchhaltung' },
      { name: 'Dennis Kupferschmidt', role: 'Kundendienst' },
    ],
  },
  {
    host: 'gasthof-traunblick.test',
    alias: ['www.gasthof-traunblick.test'],
    language: 'de',
    country: 'AT',
    kind: 'wpbakery',
    about: 'an inn that a family runs, the landlady named in the imprint',
    asked: 'owner',
    pages: {
      '/': inn(
        'Willkommen',
        '<h1>Griaß eich am Traunsee!</h1><p>22 Zimmer, eine Küche, die man sich merkt, und der See vor der Tür.</p>',
      ),
      '/zimmer/': inn(
        'Zimmer &amp; Preise',
        '<table><tr><td>Doppelzimmer Seeblick</td><td>€ 128,00</td></tr><tr><td>Einzelzimmer</td><td>€ 79,00</td></tr><tr><td>Ortstaxe</td><td>€ 2,40 p.P.</td></tr></table>',
      ),
      '/gasthaus/': inn(
        'Gasthaus',
        '<p>Warme Küche von 11.30 bis 14.00 und 17.30 bis 21.00 Uhr, Mittwoch Ruhetag.</p><p>Küchenchef: Florian Öhlinger</p>',
      ),
      '/seminare/': inn(
        'Feiern &amp; Seminare',
        '<p>Hochzeiten bis 120 Personen, Seminarraum mit 60 m². Wir beraten Sie gern persönlich.</p>',
      ),
      '/kontakt/': inn(
        'Kontakt',
        '<h2>Ihre Anfrage</h2><p>Gasthof Traunblick, Uferweg 9, 4810 Gmunden<br>Tel. +43 7612 05577<br>Mail <a href="mailto:office@gasthof-traunblick.test">office@gasthof-traunblick.test</a></p><p>Unsere Rezeption ist täglich von 7.30 bis 21 Uhr besetzt.</p>',
      ),
      '/impressum/': inn(
        'Impressum',
        '<h2>Impressum</h2><p>Informationspflicht laut § 5 E-Commerce-Gesetz, § 14 UGB und § 63 Gewerbeordnung</p><p>Gasthof Traunblick<br>Inhaberin: Christa Öhlinger<br>Uferweg 9, 4810 Gmunden</p><p>Tel.: +43 7612 05577<br>E-Mail: office@gasthof-traunblick.test<br>UID: ATU 481 055 77</p><p>Mitglied der Wirtschaftskammer Oberösterreich, Fachgruppe Gastronomie und Hotellerie<br>Gewerbebehörde: BH Gmunden</p>',
      ),
      '/agb/': inn(
        'AGBH',
        '<p>Es gelten die Allgemeinen Geschäftsbedingungen für die Hotellerie 2006. Stornogebühren: bis 3 Monate vorher keine.</p>',
      ),
    },
    best: ['office@gasthof-traunblick.test'],
    phones: ['+43761205577'],
    people: [
      { name: 'Christa Öhlinger', role: 'Inhaberin' },
      { name: 'Florian Öhlinger', role: 'Küchenchef' },
    ],
  },
  {
    host: 'zt-rosenauer.test',
    alias: ['www.zt-rosenauer.test'],
    language: 'de',
    country: 'AT',
    kind: 'wix',
    about: 'structural engineers with two principals, an office manager and one number',
    asked: 'office',
    pages: {
      '/': planner(
        'Tragwerksplanung',
        wixText('Tragwerksplanung | Bauphysik | Gutachten', 'Wir rechnen, bis es hält.'),
      ),
      '/projekte': planner(
        'Projekte',
        wixText(
          'Schulzentrum Leibnitz, 2023, BGF 8.400 m²',
          'Holzhochhaus Reininghaus, 2021',
          'Murbrücke Frohnleiten, 2019',
        ),
      ),
      '/buero': planner(
        'Büro',
        `${wixText('Dipl.-Ing. Wolfgang Rosenauer', 'Geschäftsführer, Zivilingenieur für Bauwesen')}${wixText('Dipl.-Ing. Dr. Eva Strohmaier', 'Partnerin')}${wixText('Ing. Manuel Pichlhöfer', 'Konstruktion')}${wixText('Sabine Gsöls', 'Sekretariat')}`,
      ),
      '/kontakt': planner(
        'Kontakt',
        `${wixText('Rosenauer ZT GmbH', 'Sporgasse 31, 8010 Graz', `T <a href="tel:+43316058420">+43 (0)316 058420</a>`, 'M <a href="mailto:office@zt-rosenauer.test">office@zt-rosenauer.test</a>')}<form class="comp-lf"><label>Name</label><input><label>E-Mail</label><input type="email"><button>Absenden</button></form>`,
      ),
      '/impressum': planner(
        'Impressum',
        wixText(
          'Rosenauer Ziviltechniker GmbH',
          'Firmenbuchnummer: FN 305842 k, Landesgericht für ZRS Graz',
          'UID-Nummer: ATU 66058420',
          'Kammer der Ziviltechniker:innen für Steiermark und Kärnten',
          'Geschäftsführung: DI Wolfgang Rosenauer',
          'E-Mail: office@zt-rosenauer.test, Telefon: +43 316 058420',
          'Fotos: Studio Haselsteiner, Graz',
        ),
      ),
    },
    best: ['office@zt-rosenauer.test'],
    phones: ['+43316058420'],
    people: [
      { name: 'Sabine Gsöls', role: 'Sekretariat' },
      { name: 'Wolfgang Rosenauer', role: 'Geschäftsführer, Zivilingenieur für Bauwesen' },
      { name: 'Wolfgang Rosenauer', role: 'Geschäftsführung' },
      { name: 'DI Wolfgang Rosenauer', role: 'Geschäftsführung' },
      { name: 'Eva Strohmaier', role: 'Partnerin' },
      { name: 'Manuel Pichlhöfer', role: 'Konstruktion' },
    ],
  },
  {
    host: 'kornhaus-kommunikation.test',
    alias: ['www.kornhaus-kommunikation.test'],
    language: 'de',
    country: 'CH',
    kind: 'squarespace',
    about: 'an agency whose people each have an address on the page about it',
    asked: 'owner',
    pages: {
      '/': agency('Agentur für Marken mit Haltung', '<h1>Wir machen Ihre Marke hörbar.</h1>'),
      '/arbeiten': agency(
        'Arbeiten',
        '<h2>Olma Messen</h2><p>Kampagne 2024</p><h2>Bäckerei Gschwend</h2><p>Redesign von Logo und Verpackung</p><h2>Spitalverbund</h2><p>Arbeitgebermarke</p>',
      ),
      '/agentur': agency(
        'Agentur',
        `<h1>Agentur</h1><p>Zu siebt sind wir am liebsten. Vier davon sehen Sie hier.</p><div class="sqs-row"><div class="col"><p><strong>Reto Ammann</strong><br>Inhaber, Strategie<br>${cloudflared('reto@kornhaus-kommunikation.test')}</p></div><div class="col"><p><strong>Flurina Caduff</strong><br>Creative Director<br>${cloudflared('flurina@kornhaus-kommunikation.test')}</p></div><div class="col"><p><strong>Jan Egli</strong><br>Beratung<br>${cloudflared('jan@kornhaus-kommunikation.test')}</p></div><div class="col"><p><strong>Milena Kovač</strong><br>Administration<br>${cloudflared('milena@kornhaus-kommunikation.test')}</p></div></div>`,
      ),
      '/journal': agency('Journal', '<h2>Warum ein Claim kein Satz ist</h2><p>12.03.2025</p>'),
      '/kontakt': agency(
        'Kontakt',
        '<h1>Schreiben Sie uns</h1><p>Kornhaus Kommunikation AG<br>Kornhausstrasse 24<br>9000 St. Gallen</p><p>+41 71 055 21 30<br><a href="mailto:hallo@kornhaus-kommunikation.test">hallo@kornhaus-kommunikation.test</a></p>',
      ),
      '/impressum': agency(
        'Impressum',
        '<p>Kornhaus Kommunikation AG, Kornhausstrasse 24, 9000 St. Gallen, CHE-105.521.304 MWST</p>',
      ),
    },
    best: ['reto@kornhaus-kommunikation.test', 'hallo@kornhaus-kommunikation.test'],
    fine: [
      'flurina@kornhaus-kommunikation.test',
      'jan@kornhaus-kommunikation.test',
      'milena@kornhaus-kommunikation.test',
    ],
    never: ['owner-of-template@example.com'],
    phones: ['+41710552130'],
    people: [
      { name: 'Reto Ammann', role: 'Inhaber, Strategie', email: 'reto@kornhaus-kommunikation.test' },
      { name: 'Flurina Caduff', role: 'Creative Director', email: 'flurina@kornhaus-kommunikation.test' },
      { name: 'Jan Egli', role: 'Beratung', email: 'jan@kornhaus-kommunikation.test' },
      { name: 'Milena Kovač', role: 'Administration', email: 'milena@kornhaus-kommunikation.test' },
    ],
  },
  {
    host: 'garage-luetolf.test',
    alias: ['www.garage-luetolf.test'],
    language: 'de',
    country: 'CH',
    kind: 'joomla',
    about: 'a garage at two places, each with a number and an address',
    asked: 'owner',
    pages: {
      '/': garage(
        'Home',
        '<p>Ihre Garage im Luzerner Hinterland. Neuwagen, Occasionen, Werkstatt und Carrosserie an zwei Standorten.</p>',
      ),
      '/index.php/occasionen': garage(
        'Occasionen',
        '<table><tr><td>Kombi 2.0 TDI, 06.2021</td><td>48 120 km</td><td>CHF 24 900.–</td></tr><tr><td>Kleinwagen 1.0, 03.2019</td><td>61 300 km</td><td>CHF 11 400.–</td></tr></table>',
      ),
      '/index.php/werkstatt': garage(
        'Werkstatt',
        '<p>Service, MFK-Vorbereitung, Reifenhotel, Klimaservice.</p>',
      ),
      '/index.php/standorte': garage(
        'Standorte',
        `<h3>Hauptsitz Sursee</h3><p>Garage Lütolf AG<br>Surentalstrasse 12, 6210 Sursee<br>Tel. 041 055 63 10<br>E-Mail ${entities('sursee@garage-luetolf.test')}</p><h3>Filiale Willisau</h3><p>Garage Lütolf AG<br>Ettiswilerstrasse 5, 6130 Willisau<br>Tel. 041 055 63 40<br>E-Mail ${entities('willisau@garage-luetolf.test')}</p>`,
      ),
      '/index.php/team': garage(
        'Team',
        '<table><tr><td><b>Beat Lütolf</b></td><td>Geschäftsführer</td></tr><tr><td><b>Urs Bättig</b></td><td>Filialleiter Willisau</td></tr><tr><td><b>Sandra Kaufmann</b></td><td>Verkauf</td></tr><tr><td><b>Goran Petrović</b></td><td>Werkstattleiter</td></tr></table>',
      ),
      '/index.php/kontakt': garage(
        'Kontakt',
        `<p>Garage Lütolf AG<br>Surentalstrasse 12<br>6210 Sursee</p><p>Telefon: 041 055 63 10<br>E-Mail: <a href="mailto:${entities('info@garage-luetolf.test')}">${entities('info@garage-luetolf.test')}</a></p><p>Pannendienst: TCS 140</p>`,
      ),
    },
    best: ['info@garage-luetolf.test'],
    fine: ['sursee@garage-luetolf.test', 'willisau@garage-luetolf.test'],
    phones: ['+41410556310'],
    people: [
      { name: 'Beat Lütolf', role: 'Geschäftsführer' },
      { name: 'Urs Bättig', role: 'Filialleiter Willisau' },
      { name: 'Sandra Kaufmann', role: 'Verkauf' },
      { name: 'Goran Petrović', role: 'Werkstattleiter' },
    ],
  },
]

function elementorPage(title: string, heading: string, body: string): string {
  return plumber(title, `${emergency}${widget(heading, 'heading')}${widget(body)}`)
}
