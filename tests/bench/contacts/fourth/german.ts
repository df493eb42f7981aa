import { typo3Link } from '../disguises.ts'
import { jsonLd, typo3, webflow } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { astra, container, contao, iconList, ionos, ionosText, wordpressRobots } from './frames.ts'

const joiner = astra({
  host: 'www.schreinerei-brandhuber.test',
  language: 'de',
  name: 'Schreinerei Brandhuber',
  top: '<div class="ast-header-html"><a href="tel:+498999998214">089 / 99 998 - 214</a> | <a href="mailto:info@schreinerei-brandhuber.test">info@schreinerei-brandhuber.test</a></div>',
  nav: {
    '/': 'Start',
    '/leistungen/': 'Leistungen',
    '/ueber-uns/': 'Über uns',
    '/kontakt/': 'Kontakt',
  },
  foot: '<section class="widget"><h2 class="widget-title">Öffnungszeiten</h2><p>Mo – Do 7:00 – 17:00 Uhr<br>Fr 7:00 – 13:00 Uhr</p></section><p><a href="https://www.schreinerei-brandhuber.test/impressum/">Impressum</a> · <a href="https://www.schreinerei-brandhuber.test/datenschutz/">Datenschutz</a></p>',
})

const conveyors = typo3({
  host: 'www.wendelin-foerdertechnik.test',
  language: 'de',
  name: 'Wendelin Fördertechnik GmbH & Co. KG',
  nav: {
    '/': 'Startseite',
    '/produkte': 'Produkte',
    '/unternehmen': 'Unternehmen',
    '/unternehmen/ansprechpartner': 'Ansprechpartner',
    '/kontakt': 'Kontakt',
  },
  foot: '<p>© Wendelin Fördertechnik GmbH &amp; Co. KG</p><ul class="footer-menu"><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/agb">AGB</a></li></ul>',
})
const contactCard = (name: string, role: string, extension: string, email: string) =>
  `<div class="col-md-4"><div class="card contact-card"><img class="card-img-top" src="/fileadmin/_processed_/a/3/csm_${extension}.jpg" alt="${name}" width="320" height="320"><div class="card-body"><h4 class="card-title">${name}</h4><p class="card-text">${role}</p><p>Tel.: <a href="tel:+496990009${extension}">+49 69 90009-${extension}</a><br>${typo3Link(email)}</p></div></div></div>`

const drivingSchool = ionos({
  host: 'www.fahrschule-kunkel.test',
  language: 'de',
  name: 'Fahrschule Kunkel',
  nav: {
    '/': 'Startseite',
    '/führerscheinklassen/': 'Führerscheinklassen',
    '/preise/': 'Preise',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
})

const plumber = contao({
  host: 'www.praschl-installationen.test',
  language: 'de',
  name: 'Praschl Installationen GmbH',
  nav: {
    '/': 'Home',
    '/bad.html': 'Bad',
    '/heizung.html': 'Heizung',
    '/team.html': 'Team',
    '/karriere.html': 'Karriere',
    '/kontakt.html': 'Kontakt',
  },
  foot: '<p>Praschl Installationen GmbH · Kärntner Straße 481, 8054 Graz-Straßgang · <a href="tel:+43316550481">0316 / 55 04 81</a></p><p class="notdienst"><strong>24h-Notdienst bei Gebrechen:</strong> <a href="tel:+436645504812">0664 / 550 48 12</a> – nur außerhalb der Bürozeiten</p><p><a href="impressum.html">Impressum</a> <a href="datenschutz.html">Datenschutz</a></p>',
})

const trustees = webflow({
  host: 'gerber-stalder.test',
  language: 'de',
  name: 'Gerber & Stalder Treuhand AG',
  nav: {
    '/dienstleistungen': 'Dienstleistungen',
    '/team': 'Team',
    '/aktuelles': 'Aktuelles',
    '/kontakt': 'Kontakt',
  },
  head: jsonLd({
    '@type': 'AccountingService',
    name: 'Gerber & Stalder Treuhand AG',
    url: 'https://gerber-stalder.test/',
    telephone: '+41315550440',
    email: 'info@gerber-stalder.test',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Effingerstrasse 248',
      postalCode: '3008',
      addressLocality: 'Bern',
      addressCountry: 'CH',
    },
  }),
  foot: '<div class="footer-grid"><div>Gerber &amp; Stalder Treuhand AG<br/>Effingerstrasse 248<br/>3008 Bern</div><div><a href="tel:+41315550440" class="footer-link">031 555 04 40</a><br/><a href="mailto:info@gerber-stalder.test" class="footer-link">info@gerber-stalder.test</a></div><div>Mitglied von TREUHAND|SUISSE</div><div><a href="/impressum">Impressum</a></div></div>',
})
const trustee = (name: string, role: string, email: string) =>
  `<div role="listitem" class="team-item w-dyn-item"><img src="https://assets.website-files.com/5f9c/team.jpg" loading="lazy" alt="" class="team-photo"/><div class="team-name">${name}</div><div class="team-role">${role}</div><a href="mailto:${email}" class="team-mail w-inline-block"><div>E-Mail</div></a></div>`

export const german: readonly Site[] = [
  {
    host: 'schreinerei-brandhuber.test',
    alias: ['www.schreinerei-brandhuber.test'],
    language: 'de',
    country: 'DE',
    kind: 'elementor',
    about: "a joiner's, the ordinary way: a bar with number and address, a team, an imprint with a fax",
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.schreinerei-brandhuber.test'),
      '/': joiner(
        'Schreiner in München-Trudering',
        `${container('<h1 class="elementor-heading-title elementor-size-default">Möbel, die bleiben.</h1>', 'heading')}${container(prose('de', 0, 2))}${container('<h2>Was unsere Kunden sagen</h2><div class="swiper"><div class="elementor-testimonial__text">Die Einbauküche ist ein Traum geworden. Immer wieder gern!</div><cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">Familie Obermaier</span><span class="elementor-testimonial__title">Haar</span></cite></div>', 'testimonial-carousel')}`,
      ),
      '/leistungen/': joiner(
        'Leistungen',
        `${container('<ul><li>Innenausbau</li><li>Küchen nach Maß</li><li>Treppen</li><li>Fenster und Haustüren</li></ul>')}${container(prose('de', 3, 1))}`,
      ),
      '/ueber-uns/': joiner(
        'Über uns',
        `${container(prose('de', 0, 1))}${container('<figure class="elementor-image-box-img"><img src="https://www.schreinerei-brandhuber.test/wp-content/uploads/2022/09/josef.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Josef Brandhuber</h3><p class="elementor-image-box-description">Inhaber, Schreinermeister</p></div>', 'image-box')}${container('<figure class="elementor-image-box-img"><img src="https://www.schreinerei-brandhuber.test/wp-content/uploads/2022/09/katrin.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Katrin Brandhuber</h3><p class="elementor-image-box-description">Büro und Buchhaltung</p></div>', 'image-box')}${container('<figure class="elementor-image-box-img"><img src="https://www.schreinerei-brandhuber.test/wp-content/uploads/2022/09/tobias.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Tobias Lechner</h3><p class="elementor-image-box-description">Schreinergeselle</p></div>', 'image-box')}`,
      ),
      '/kontakt/': joiner(
        'Kontakt',
        `${container('<h1>So erreichen Sie uns</h1>', 'heading')}${container(iconList('Schreinerei Brandhuber, Wasserburger Landstraße 481, 81827 München', '<a href="tel:+498999998214">089 / 99 998 - 214</a>', '<a href="tel:+491713920014">0171 / 39 200 14</a> (Josef Brandhuber)', '<a href="mailto:info@schreinerei-brandhuber.test">info@schreinerei-brandhuber.test</a>'), 'icon-list')}${container('<form class="elementor-form" method="post" name="Kontakt"><input type="text" placeholder="Ihr Name"><input type="email" placeholder="E-Mail"><textarea placeholder="Nachricht"></textarea><button type="submit">Senden</button></form>', 'form')}`,
      ),
      '/impressum/': joiner(
        'Impressum',
        container(
          '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Josef Brandhuber<br />Schreinerei Brandhuber<br />Wasserburger Landstraße 481<br />81827 München</p><h2>Kontakt</h2><p>Telefon: 089 / 99 998 - 214<br />Telefax: 089 / 99 998 - 215<br />E-Mail: info@schreinerei-brandhuber.test</p><h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br />DE 248 812 304</p><h2>Angaben zur Berufs­haftpflicht­versicherung</h2><p><strong>Name und Sitz des Versicherers:</strong><br />Isarwerder Versicherung AG<br />80333 München</p><h2>Zuständige Kammer</h2><p>Handwerkskammer für München und Oberbayern</p><h2>Verbraucher­streit­beilegung</h2><p>Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p><p>Quelle: <a href="https://www.e-recht24.de">eRecht24</a></p>',
        ),
      ),
      '/datenschutz/': joiner(
        'Datenschutz',
        container(
          '<h1>Datenschutzerklärung</h1><h3>Hinweis zur verantwortlichen Stelle</h3><p>Schreinerei Brandhuber, Josef Brandhuber, Wasserburger Landstraße 481, 81827 München<br>Telefon: 089 / 99 998 - 214<br>E-Mail: info@schreinerei-brandhuber.test</p><h3>Hosting</h3><p>Wir hosten unsere Website bei der Wolkenhafen Hosting GmbH, Elbchaussee 48, 22765 Hamburg.</p>',
        ),
      ),
    },
    best: ['info@schreinerei-brandhuber.test'],
    phones: ['+498999998214', '+491713920014'],
    never: ['+498999998215'],
    people: [
      { name: 'Josef Brandhuber', role: 'Inhaber, Schreinermeister', phone: '+491713920014' },
      { name: 'Katrin Brandhuber', role: 'Büro und Buchhaltung' },
      { name: 'Tobias Lechner', role: 'Schreinergeselle' },
    ],
  },
  {
    host: 'wendelin-foerdertechnik.test',
    alias: ['www.wendelin-foerdertechnik.test'],
    language: 'de',
    country: 'DE',
    kind: 'typo3',
    about: 'a maker of machines with contacts by department; imprint with agency and data protection officer',
    asked: 'procurement',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /typo3/\nDisallow: /typo3conf/\nSitemap: https://www.wendelin-foerdertechnik.test/sitemap.xml\n',
      },
      '/': conveyors(
        'Förderanlagen nach Maß',
        `<header class="frame-header"><h1 class="element-header">Wir bringen Güter in Bewegung</h1></header><div class="ce-bodytext">${prose('de', 3, 2)}</div><div class="teaser"><h3>Messe LogiTec 2026</h3><p>Besuchen Sie uns vom 10.03. bis 12.03.2026 in Halle 4, Stand 4C12.</p></div>`,
      ),
      '/unternehmen': conveyors('Unternehmen', `<div class="ce-bodytext">${prose('de', 0, 2)}</div>`),
      '/unternehmen/ansprechpartner': conveyors(
        'Ihre Ansprechpartner',
        `<h1>Ihre Ansprechpartner</h1><h2>Geschäftsleitung</h2><div class="row">${contactCard('Volker Wendelin', 'Geschäftsführer', '110', 'v.wendelin@wendelin-foerdertechnik.test')}${contactCard('Stefanie Rohde', 'Kaufmännische Geschäftsführerin', '111', 's.rohde@wendelin-foerdertechnik.test')}</div><h2>Vertrieb</h2><div class="row">${contactCard('Jens Habermehl', 'Vertriebsleiter', '220', 'j.habermehl@wendelin-foerdertechnik.test')}${contactCard('Ayşe Korkmaz', 'Vertrieb Innendienst', '223', 'a.korkmaz@wendelin-foerdertechnik.test')}</div><h2>Einkauf</h2><div class="row">${contactCard('Markus Tiemann', 'Leiter Einkauf', '340', 'm.tiemann@wendelin-foerdertechnik.test')}</div><h2>Service</h2><div class="row">${contactCard('Lothar Nies', 'Serviceleiter', '450', 'l.nies@wendelin-foerdertechnik.test')}</div>`,
      ),
      '/kontakt': conveyors(
        'Kontakt',
        `<h1>Kontakt</h1><div class="ce-bodytext"><p><strong>Wendelin Fördertechnik GmbH &amp; Co. KG</strong><br>Hanauer Landstraße 1481<br>60386 Frankfurt am Main</p><p>Telefon: +49 69 90009-100<br>Telefax: +49 69 90009-199<br>E-Mail: ${typo3Link('info@wendelin-foerdertechnik.test')}</p><p>Ersatzteile: ${typo3Link('ersatzteile@wendelin-foerdertechnik.test')}</p></div>`,
      ),
      '/impressum': conveyors(
        'Impressum',
        `<h1>Impressum</h1><div class="ce-bodytext"><p>Wendelin Fördertechnik GmbH &amp; Co. KG<br>Hanauer Landstraße 1481<br>60386 Frankfurt am Main</p><p>Telefon: +49 69 90009-100<br>Telefax: +49 69 90009-199<br>E-Mail: ${typo3Link('info@wendelin-foerdertechnik.test')}</p><p>Registergericht: Amtsgericht Frankfurt am Main, HRA 48812<br>USt-IdNr.: DE 148 812 307<br>Persönlich haftende Gesellschafterin: Wendelin Verwaltungs GmbH, Amtsgericht Frankfurt am Main, HRB 90217<br>Geschäftsführer: Dipl.-Ing. Volker Wendelin, Stefanie Rohde</p><h3>Datenschutzbeauftragter</h3><p>Dr. Henning Ostrop<br>Ostrop Datenschutz GmbH<br>Aachener Straße 481, 50933 Köln<br>Tel. 0221 4710-330<br>dsb@ostrop-datenschutz.test</p><h3>Konzeption, Gestaltung und technische Umsetzung</h3><p>Agentur Halbkreis<br><a href="mailto:hallo@halbkreis.test">hallo@halbkreis.test</a></p></div>`,
      ),
      '/datenschutz': conveyors(
        'Datenschutz',
        '<div class="ce-bodytext"><p>Unseren Datenschutzbeauftragten Dr. Henning Ostrop erreichen Sie unter dsb@ostrop-datenschutz.test oder 0221 4710-330. Aufsichtsbehörde ist der Hessische Beauftragte für Datenschutz und Informationsfreiheit.</p></div>',
      ),
    },
    best: ['m.tiemann@wendelin-foerdertechnik.test'],
    fine: [
      'info@wendelin-foerdertechnik.test',
      'v.wendelin@wendelin-foerdertechnik.test',
      's.rohde@wendelin-foerdertechnik.test',
      'j.habermehl@wendelin-foerdertechnik.test',
      'a.korkmaz@wendelin-foerdertechnik.test',
      'l.nies@wendelin-foerdertechnik.test',
      'ersatzteile@wendelin-foerdertechnik.test',
    ],
    never: ['dsb@ostrop-datenschutz.test', 'hallo@halbkreis.test', '+492214710330', '+496990009199'],
    phones: [
      '+496990009340',
      '+496990009100',
      '+496990009110',
      '+496990009111',
      '+496990009220',
      '+496990009223',
      '+496990009450',
    ],
    people: [
      {
        name: 'Markus Tiemann',
        role: 'Leiter Einkauf',
        email: 'm.tiemann@wendelin-foerdertechnik.test',
        phone: '+496990009340',
      },
      {
        name: 'Volker Wendelin',
        role: 'Geschäftsführer',
        email: 'v.wendelin@wendelin-foerdertechnik.test',
        phone: '+496990009110',
      },
      {
        name: 'Stefanie Rohde',
        role: 'Kaufmännische Geschäftsführerin',
        email: 's.rohde@wendelin-foerdertechnik.test',
        phone: '+496990009111',
      },
      {
        name: 'Stefanie Rohde',
        role: 'Geschäftsführer',
        email: 's.rohde@wendelin-foerdertechnik.test',
        phone: '+496990009111',
      },
      {
        name: 'Jens Habermehl',
        role: 'Vertriebsleiter',
        email: 'j.habermehl@wendelin-foerdertechnik.test',
        phone: '+496990009220',
      },
      {
        name: 'Ayşe Korkmaz',
        role: 'Vertrieb Innendienst',
        email: 'a.korkmaz@wendelin-foerdertechnik.test',
        phone: '+496990009223',
      },
      {
        name: 'Lothar Nies',
        role: 'Serviceleiter',
        email: 'l.nies@wendelin-foerdertechnik.test',
        phone: '+496990009450',
      },
    ],
    strangers: ['Henning Ostrop'],
  },
  {
    host: 'fahrschule-kunkel.test',
    alias: ['www.fahrschule-kunkel.test'],
    language: 'de',
    country: 'DE',
    kind: 'ionos',
    about: 'a driving school made with a kit: landline and mobile, the owner in the imprint',
    asked: 'owner',
    pages: {
      '/': drivingSchool(
        'Startseite',
        `<div class="n module-type-header diyfeLiveArea"><h1><span class="diyfeDecoration">Herzlich willkommen!</span></h1></div>${ionosText('<p>Wir bringen Sie sicher ans Ziel – seit 1998 in Köln-Nippes. Theorie dienstags und donnerstags um 18:30 Uhr.</p><p>Nächster Ferienkurs: 12.10. – 20.10.2026.</p>')}<div class="n module-type-imageSubtitle diyfeLiveArea"><figure><img src="/s/cc_images/cache_4812.jpg" alt="Unsere Fahrzeuge"></figure></div>`,
      ),
      '/preise/': drivingSchool(
        'Preise',
        ionosText(
          '<table><tbody><tr><td>Grundbetrag Klasse B</td><td>389,00 €</td></tr><tr><td>Fahrstunde (45 min)</td><td>62,00 €</td></tr><tr><td>Vorstellung zur praktischen Prüfung</td><td>219,00 €</td></tr></tbody></table>',
        ),
      ),
      '/kontakt/': drivingSchool(
        'Kontakt',
        `<div class="n module-type-header diyfeLiveArea"><h2><span class="diyfeDecoration">Kontakt</span></h2></div>${ionosText('<p><strong>Fahrschule Kunkel</strong></p><p>Neusser Str. 1248</p><p>50733 Köln</p><p>&nbsp;</p><p>Telefon: 0221 - 47 10 612</p><p>Mobil: 0172 - 99 25 904</p><p>E-Mail: <a href="mailto:info@fahrschule-kunkel.test">info@fahrschule-kunkel.test</a></p><p>&nbsp;</p><p>Bürozeiten: Di + Do 17.00 - 18.30 Uhr</p>')}`,
      ),
      '/impressum/': drivingSchool(
        'Impressum',
        ionosText(
          '<h1>Impressum</h1><p>Fahrschule Kunkel<br>Inhaberin: Birgit Kunkel<br>Neusser Str. 1248<br>50733 Köln</p><p>Telefon: 0221 - 47 10 612<br>E-Mail: info@fahrschule-kunkel.test</p><p>Steuernummer: 217/5048/8123</p><p>Aufsichtsbehörde: Stadt Köln, Straßenverkehrsamt, Stadthaus, 50679 Köln</p><p>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV: Birgit Kunkel, Anschrift wie oben</p><p>Bildnachweis: Fotolia / kadmy, Pixabay</p>',
        ),
      ),
    },
    best: ['info@fahrschule-kunkel.test'],
    phones: ['+492214710612', '+491729925904'],
    people: [{ name: 'Birgit Kunkel', role: 'Inhaberin' }],
  },
  {
    host: 'praschl-installationen.test',
    alias: ['www.praschl-installationen.test'],
    language: 'de',
    country: 'AT',
    kind: 'contao',
    about:
      "a plumber's with a line for emergencies at night, posts to fill and the imprint that Austria asks for",
    asked: 'owner',
    pages: {
      '/': plumber(
        'Ihr Installateur in Graz',
        `<h1>Gas. Wasser. Heizung.</h1>${prose('de', 1, 1)}<p>Gratis Erstberatung bei Ihnen zu Hause – rufen Sie uns an: 0316 / 55 04 81</p>`,
      ),
      '/bad.html': plumber('Bad', `<h1>Ihr neues Bad in 10 Tagen</h1>${prose('de', 4, 1)}`),
      '/heizung.html': plumber('Heizung', `<h1>Raus aus Öl und Gas</h1>${prose('de', 1, 1)}`),
      '/team.html': plumber(
        'Team',
        '<h1>Unser Team</h1><div class="ce_image team"><img src="files/team/gerald.jpg" alt="Gerald Praschl"><h3>Ing. Gerald Praschl</h3><p>Geschäftsführer</p></div><div class="ce_image team"><img src="files/team/eva.jpg" alt="Eva Praschl"><h3>Eva Praschl</h3><p>Büro, Buchhaltung</p></div><div class="ce_image team"><img src="files/team/mario.jpg" alt="Mario Kogler"><h3>Mario Kogler</h3><p>Bauleiter</p></div><div class="ce_image team"><img src="files/team/dino.jpg" alt="Dino Hasanović"><h3>Dino Hasanović</h3><p>Servicetechniker</p></div>',
      ),
      '/karriere.html': plumber(
        'Karriere',
        '<h1>Werde Teil unseres Teams</h1><h2>Installations- und Gebäudetechniker (m/w/d)</h2><p>Vollzeit, 38,5 Stunden, KV-Lohn ab € 2.881,– brutto, Überzahlung möglich.</p><p>Bewerbung bitte an <a href="mailto:&#106;obs&#64;praschl-installationen.test">&#106;obs&#64;praschl-installationen.test</a></p>',
      ),
      '/kontakt.html': plumber(
        'Kontakt',
        '<h1>Kontakt</h1><p><strong>Praschl Installationen GmbH</strong><br>Kärntner Straße 481<br>8054 Graz-Straßgang</p><p>Tel.: <a href="tel:+43316550481">0316 / 55 04 81</a><br>Fax: 0316 / 55 04 81-15<br>E-Mail: <a href="mailto:&#111;ffice&#64;praschl-installationen.test">&#111;ffice&#64;praschl-installationen.test</a></p><p>Bürozeiten: Mo–Do 7.00–16.00, Fr 7.00–12.00</p>',
      ),
      '/impressum.html': plumber(
        'Impressum',
        '<h1>Impressum</h1><p>Informationspflicht laut § 5 E-Commerce Gesetz, § 14 Unternehmensgesetzbuch, § 63 Gewerbeordnung und Offenlegungspflicht laut § 25 Mediengesetz</p><p>Praschl Installationen GmbH<br>Geschäftsführer: Ing. Gerald Praschl<br>Kärntner Straße 481, 8054 Graz, Österreich</p><p>Unternehmensgegenstand: Gas- und Sanitärtechnik, Heizungstechnik, Lüftungstechnik<br>UID-Nummer: ATU48812304<br>Firmenbuchnummer: 248123d<br>Firmenbuchgericht: Landesgericht für ZRS Graz<br>Firmensitz: Graz</p><p>Tel.: 0316 / 55 04 81<br>Fax: 0316 / 55 04 81-15<br>E-Mail: &#111;ffice&#64;praschl-installationen.test</p><p>Mitglied bei: WKÖ, Landesinnung der Sanitär-, Heizungs- und Lüftungstechniker Steiermark<br>Aufsichtsbehörde/Gewerbebehörde: Magistrat der Stadt Graz<br>Berufsbezeichnung: Installateur<br>Verleihungsstaat: Österreich</p><p>Website: Pixelwiese OG, <a href="https://www.pixelwiese.test">www.pixelwiese.test</a></p>',
      ),
    },
    best: ['office@praschl-installationen.test'],
    never: ['+436645504812', '+4331655048115'],
    phones: ['+43316550481'],
    people: [
      { name: 'Gerald Praschl', role: 'Geschäftsführer' },
      { name: 'Eva Praschl', role: 'Büro, Buchhaltung' },
      { name: 'Mario Kogler', role: 'Bauleiter' },
      { name: 'Dino Hasanović', role: 'Servicetechniker' },
    ],
  },
  {
    host: 'gerber-stalder.test',
    alias: ['www.gerber-stalder.test'],
    language: 'de',
    country: 'CH',
    kind: 'webflow',
    about: 'trustees whose team has an address each; the office is in the markup and the footer',
    asked: 'it',
    pages: {
      '/': trustees(
        'Treuhand, Steuern, Revision',
        `<div class="section hero"><div class="w-container"><h1>Zahlen sind Vertrauenssache.</h1>${prose('de', 1, 1)}<a href="/kontakt" class="button w-button">Termin vereinbaren</a></div></div>`,
      ),
      '/dienstleistungen': trustees(
        'Dienstleistungen',
        '<div class="section"><div class="w-container"><h1>Dienstleistungen</h1><ul role="list"><li>Buchführung und Lohn</li><li>Steuern</li><li>Eingeschränkte Revision</li><li>Unternehmensnachfolge</li></ul></div></div>',
      ),
      '/team': trustees(
        'Team',
        `<div class="section"><div class="w-container"><h1>Unser Team</h1><div class="w-dyn-list"><div role="list" class="team-grid w-dyn-items">${trustee('Reto Gerber', 'Partner, dipl. Wirtschaftsprüfer', 'reto.gerber@gerber-stalder.test')}${trustee('Corinne Stalder', 'Partnerin, dipl. Steuerexpertin', 'corinne.stalder@gerber-stalder.test')}${trustee('Nadja Zurbriggen', 'Leiterin Administration und IT', 'nadja.zurbriggen@gerber-stalder.test')}${trustee('Luca Bianchi', 'Mandatsleiter', 'luca.bianchi@gerber-stalder.test')}${trustee('Anja Wüthrich', 'Sachbearbeiterin Rechnungswesen', 'anja.wuethrich@gerber-stalder.test')}</div></div></div></div>`,
      ),
      '/kontakt': trustees(
        'Kontakt',
        '<div class="section"><div class="w-container"><h1>Kontakt</h1><div class="w-layout-grid grid"><div class="rich w-richtext"><p>Gerber &amp; Stalder Treuhand AG<br/>Effingerstrasse 248<br/>3008 Bern</p><p>Telefon <a href="tel:+41315550440">031 555 04 40</a><br/><a href="mailto:info@gerber-stalder.test">info@gerber-stalder.test</a></p><p>Montag bis Freitag, 8.00–12.00 und 13.30–17.00 Uhr</p></div><div class="w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get"><input type="text" class="w-input" maxlength="256" name="name" placeholder="Name"/><input type="email" class="w-input" name="email" placeholder="E-Mail"/></form></div></div></div></div>',
      ),
      '/impressum': trustees(
        'Impressum',
        '<div class="section"><div class="w-container w-richtext"><h1>Impressum</h1><p>Gerber &amp; Stalder Treuhand AG, Effingerstrasse 248, 3008 Bern<br/>info@gerber-stalder.test</p><p>Handelsregister: CHE-148.812.304<br/>Vertretungsberechtigte Personen: Reto Gerber, Corinne Stalder</p><p>Gestaltung: Atelier Nordring, Bern</p></div></div>',
      ),
    },
    best: ['nadja.zurbriggen@gerber-stalder.test'],
    fine: [
      'info@gerber-stalder.test',
      'reto.gerber@gerber-stalder.test',
      'corinne.stalder@gerber-stalder.test',
      'luca.bianchi@gerber-stalder.test',
      'anja.wuethrich@gerber-stalder.test',
    ],
    phones: ['+41315550440'],
    people: [
      {
        name: 'Nadja Zurbriggen',
        role: 'Leiterin Administration und IT',
        email: 'nadja.zurbriggen@gerber-stalder.test',
      },
      {
        name: 'Reto Gerber',
        role: 'Partner, dipl. Wirtschaftsprüfer',
        email: 'reto.gerber@gerber-stalder.test',
      },
      {
        name: 'Corinne Stalder',
        role: 'Partnerin, dipl. Steuerexpertin',
        email: 'corinne.stalder@gerber-stalder.test',
      },
      { name: 'Luca Bianchi', role: 'Mandatsleiter', email: 'luca.bianchi@gerber-stalder.test' },
      {
        name: 'Anja Wüthrich',
        role: 'Sachbearbeiterin Rechnungswesen',
        email: 'anja.wuethrich@gerber-stalder.test',
      },
    ],
  },
]
