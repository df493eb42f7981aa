import { cloudflared, joomlaCloaked, typo3Link } from '../disguises.ts'
import {
  elementor,
  gutenberg,
  handmade,
  jimdo,
  joomla,
  next,
  typo3,
  widget,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const joiner = gutenberg({
  host: 'www.tischlerei-aschgruber.test',
  language: 'de',
  name: 'Tischlerei Aschgruber',
  nav: {
    '/': 'Startseite',
    '/moebel/': 'Möbel',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum & Datenschutz',
  },
  foot: '<p>Webdesign &amp; Betreuung: <a href="https://pixelhof.test/">Pixelhof e.U.</a> | <a href="mailto:servus@pixelhof.test">servus@pixelhof.test</a></p>',
})

const steel = typo3({
  host: 'www.lorenz-stahlbau.test',
  language: 'de',
  name: 'Lorenz Stahlbau GmbH & Co. KG',
  nav: {
    '/': 'Start',
    '/leistungen.html': 'Leistungen',
    '/unternehmen/ansprechpartner.html': 'Ansprechpartner',
    '/karriere.html': 'Karriere',
    '/impressum.html': 'Impressum',
  },
  foot: '<p>Lorenz Stahlbau GmbH &amp; Co. KG · Werkstraße 8 · 13355 Berlin<br>Tel. 030 / 231 25-100 · Fax 030 / 231 25-199</p>',
})

const steelCard = (name: string, role: string, extension: string, email: string) =>
  `<div class="col-md-4"><div class="card contact-card"><img class="card-img-top" src="/fileadmin/user_upload/team/platzhalter@2x.jpg" alt=""><div class="card-body"><h5 class="card-title">${name}</h5><p class="card-text position">${role}</p><p class="card-text">Tel. <a href="tel:+493023125${extension}">030 / 231 25-${extension}</a><br>${typo3Link(email)}</p></div></div></div>`

const dentist = jimdo({
  host: 'www.zahnarzt-seidel.test',
  language: 'de',
  name: 'Zahnarztpraxis Dr. Seidel',
  nav: { '/': 'Praxis', '/leistungen/': 'Leistungen', '/anfahrt/': 'Anfahrt & Sprechzeiten' },
})

const garage = handmade({
  host: 'www.kfz-brandl.test',
  language: 'de',
  name: 'KFZ Brandl',
  nav: {},
  foot: 'Optimiert f&uuml;r Internet Explorer 5.5 und 800x600',
})

const inn = wix({
  host: 'www.gasthof-rotstein.test',
  language: 'de',
  name: 'Gasthof Rotstein',
  nav: { '/': 'Willkommen', '/speisekarte': 'Speisekarte', '/kontakt': 'Kontakt & Reservation' },
  foot: wixText('© 2023 by Gasthof Rotstein. Proudly created with Wix.com'),
})

const cleaning = elementor({
  host: 'hollmann-reinigung.test',
  language: 'de',
  name: 'Hollmann Gebäudereinigung',
  nav: {
    '/': 'Start',
    '/leistungen/': 'Leistungen',
    '/ueber-uns/': 'Über uns',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
  foot: `<div class="elementor-widget-container"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><a href="tel:+492214710300"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-phone-alt"></i></span><span class="elementor-icon-list-text">(0221) 47 10-300</span></a></li><li class="elementor-icon-list-item"><a href="https://wa.me/491713920044"><span class="elementor-icon-list-text">WhatsApp</span></a></li><li class="elementor-icon-list-item">${cloudflared('info@hollmann-reinigung.test')}</li></ul></div>`,
})

const person = (name: string, role: string, more = '') =>
  `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img src="/wp-content/uploads/2022/09/team-300x300@2x.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}${more}</p></div></div>`

const furniture = joomla({
  host: 'www.wohnwerk-innsbruck.test',
  language: 'de',
  name: 'Wohnwerk Innsbruck',
  nav: {
    '/': 'Home',
    '/sortiment': 'Sortiment',
    '/index.php?option=com_contact&view=contact&id=1': 'So erreichen Sie uns',
    '/impressum': 'Impressum',
  },
  foot: '<p>Realisiert von <a href="http://alpinweb.test">AlpinWeb</a>, Tel. 0512 05 55 99</p>',
})
const cloaked =
  'Diese E-Mail-Adresse ist vor Spambots geschützt! Zur Anzeige muss JavaScript eingeschaltet sein!'

const lawyers = gutenberg({
  host: 'kanzlei-brockdorff.test',
  language: 'de',
  name: 'Brockdorff Rechtsanwälte',
  nav: {
    '/': 'Kanzlei',
    '/rechtsgebiete/': 'Rechtsgebiete',
    '/team/': 'Team',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
})

const lawyer = (name: string, role: string, file: string) =>
  `<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/${file}@2x.jpg" alt="${name}"></figure><div class="wp-block-media-text__content"><h3 class="wp-block-heading">${name}</h3><p><em>${role}</em></p><p><a href="/wp-content/uploads/${file}.vcf">vCard herunterladen</a></p></div></div>`

const pension = handmade({
  host: 'www.pension-uhlenhorst.test',
  language: 'de',
  name: 'Pension Uhlenhorst',
  nav: {
    'index.html': 'Willkommen',
    'zimmer.html': 'Zimmer',
    'preise.html': 'Preise',
    'kontakt.html': 'Kontakt',
  },
})

const machines = next(
  {
    host: 'www.kunz-verpackung.test',
    language: 'de',
    name: 'Kunz Verpackungsmaschinen AG',
    nav: { '/de': 'Start', '/de/maschinen': 'Maschinen', '/de/kontakt': 'Kontakt' },
  },
  {
    site: { title: 'Kunz Verpackungsmaschinen AG', founded: 1974, sku: 'KV-2400-555' },
    contact: {
      street: 'Industriestrasse 48',
      zip: '3123',
      city: 'Belp',
      phone: '+41 31 555 01 42',
      fax: '+41 31 555 01 43',
      email: 'verkauf@kunz-verpackung.test',
    },
    employees: [
      { name: 'Urs Kunz', jobTitle: 'CEO', email: 'urs.kunz@kunz-verpackung.test' },
      {
        name: 'Sandra Aebischer',
        jobTitle: 'Leiterin Beschaffung',
        email: 'sandra.aebischer@kunz-verpackung.test',
        phone: '+41 31 555 01 50',
      },
    ],
    footer: { agency: { name: 'Bärn Digital', email: 'hoi@baern-digital.test' } },
  },
)

export const german: readonly Site[] = [
  {
    host: 'tischlerei-aschgruber.test',
    alias: ['www.tischlerei-aschgruber.test'],
    language: 'de',
    country: 'AT',
    kind: 'gutenberg',
    about: 'leads to www; an agency in every footer; the chamber and its number in the imprint',
    pages: {
      '/': joiner(
        'Tischlerei in Hallein',
        `<h1 class="wp-block-heading">Ihr Tischler im Tennengau</h1>${prose('de', 0, 3)}
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://www.tischlerei-aschgruber.test/kontakt/">Beratung vereinbaren</a></div></div>`,
      ),
      '/moebel/': joiner('Möbel nach Maß', prose('de', 2, 4)),
      '/kontakt/': joiner(
        'Kontakt',
        `<h1 class="wp-block-heading">Kontakt</h1><div class="wp-block-columns"><div class="wp-block-column"><p><strong>Tischlerei Aschgruber</strong><br>Salzachtalstraße 512<br>5400 Hallein</p>
<p>T: +43 (0)662 / 01 23 45<br>F: +43 (0)662 / 01 23 45 - 9<br>E: <a href="mailto:office@tischlerei-aschgruber.test">office@tischlerei-aschgruber.test</a></p></div>
<div class="wp-block-column"><form action="/kontakt/#wpcf7-f5-p9-o1" method="post" class="wpcf7-form init"><p><label>Ihre E-Mail<br><input type="email" name="your-email" placeholder="name@example.com"></label></p><p><input type="submit" value="Senden"></p></form></div></div>`,
      ),
      '/impressum/': joiner(
        'Impressum & Datenschutz',
        `<h1 class="wp-block-heading">Impressum</h1><p>Informationspflicht laut §5 E-Commerce Gesetz, §14 Unternehmensgesetzbuch, §63 Gewerbeordnung und Offenlegungspflicht laut §25 Mediengesetz.</p>
<p>Johannes Aschgruber<br>Tischlermeister und Inhaber<br>Salzachtalstraße 512, 5400 Hallein, Österreich</p>
<p><strong>UID-Nummer:</strong> ATU48123047<br><strong>GLN:</strong> 9110004881230<br><strong>GISA:</strong> 12488123</p>
<p><strong>Mitglied bei:</strong> Wirtschaftskammer, Landesinnung der Tischler, Tel. +43 (0)662 / 08 88 80, <a href="mailto:tischler@kammer.test">tischler@kammer.test</a><br><strong>Aufsichtsbehörde:</strong> Bezirkshauptmannschaft Hallein, bh-hallein@land.test</p>
<h2>Datenschutz</h2>${prose('de', 1, 2)}<p>Beschwerden richten Sie an die Österreichische Datenschutzbehörde, Telefon: +43 1 055 20 00, E-Mail: dsb@behoerde.test</p>`,
      ),
    },
    asked: 'owner',
    best: ['office@tischlerei-aschgruber.test'],
    never: [
      'servus@pixelhof.test',
      'tischler@kammer.test',
      'bh-hallein@land.test',
      'dsb@behoerde.test',
      'name@example.com',
      '+436620123459',
      '+43662088880',
      '+4310552000',
    ],
    phones: ['+43662012345'],
    people: [{ name: 'Johannes Aschgruber', role: 'Tischlermeister und Inhaber' }],
  },
  {
    host: 'www.lorenz-stahlbau.test',
    language: 'de',
    country: 'DE',
    kind: 'typo3',
    about:
      'cards of eight people with rotated links and extensions; purchasing among them; an outside data protection officer',
    pages: {
      '/': steel(
        'Stahlbau aus Berlin',
        `<h1>Stahl, der trägt.</h1>${prose('de', 3, 3)}<p><a href="/unternehmen/ansprechpartner.html">Zu unseren Ansprechpartnern</a></p>`,
      ),
      '/unternehmen/ansprechpartner.html': steel(
        'Ansprechpartner',
        `<h1>Ihre Ansprechpartner</h1><div class="row">
${steelCard('Dipl.-Ing. Markus Lorenz', 'Geschäftsführender Gesellschafter', '101', 'm.lorenz@lorenz-stahlbau.test')}
${steelCard('Petra Wendland', 'Assistenz der Geschäftsführung', '102', 'p.wendland@lorenz-stahlbau.test')}
${steelCard('Dirk Osterkamp', 'Leiter Einkauf', '120', 'd.osterkamp@lorenz-stahlbau.test')}
${steelCard('Svenja Habicht', 'Einkauf Halbzeuge', '121', 's.habicht@lorenz-stahlbau.test')}
${steelCard('Bernd Kuhlmey', 'Werksleiter', '130', 'b.kuhlmey@lorenz-stahlbau.test')}
${steelCard('Nadine Prill', 'Vertriebsinnendienst', '140', 'n.prill@lorenz-stahlbau.test')}
${steelCard('Tobias Rehbein', 'Konstruktion / Statik', '150', 't.rehbein@lorenz-stahlbau.test')}
${steelCard('Carola Stenzel', 'Personal und Ausbildung', '160', 'bewerbung@lorenz-stahlbau.test')}
</div>`,
      ),
      '/karriere.html': steel(
        'Karriere',
        `${prose('de', 5, 1)}<p>${typo3Link('bewerbung@lorenz-stahlbau.test')}</p>`,
      ),
      '/impressum.html': steel(
        'Impressum',
        `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Lorenz Stahlbau GmbH &amp; Co. KG<br>Werkstraße 8<br>13355 Berlin</p><p>Telefon: 030 / 231 25-100<br>Telefax: 030 / 231 25-199<br>E-Mail: ${typo3Link('info@lorenz-stahlbau.test')}</p>
<p>Vertreten durch: Lorenz Verwaltungs GmbH, diese vertreten durch den Geschäftsführer Dipl.-Ing. Markus Lorenz<br>Amtsgericht Charlottenburg, HRA 48123 B<br>USt-IdNr. DE 812 304 771</p>
<h3>Datenschutzbeauftragter</h3><p>Rechtsanwalt Dr. Jörg Vielhaber, Vielhaber Compliance GmbH<br>Tel. 069 90009 220, dsb@vielhaber.test</p><h3>Konzept, Design, Umsetzung</h3><p>NORDLICHT Medien, Tel. 040 66969 330, hallo@nordlicht-medien.test</p>`,
      ),
    },
    asked: 'procurement',
    best: ['d.osterkamp@lorenz-stahlbau.test', 's.habicht@lorenz-stahlbau.test'],
    fine: [
      'info@lorenz-stahlbau.test',
      'm.lorenz@lorenz-stahlbau.test',
      'b.kuhlmey@lorenz-stahlbau.test',
      'p.wendland@lorenz-stahlbau.test',
      'n.prill@lorenz-stahlbau.test',
      't.rehbein@lorenz-stahlbau.test',
    ],
    never: [
      'dsb@vielhaber.test',
      'hallo@nordlicht-medien.test',
      '+493023125199',
      '+496990009220',
      '+494066969330',
    ],
    phones: [
      '+493023125100',
      '+493023125101',
      '+493023125102',
      '+493023125120',
      '+493023125121',
      '+493023125130',
      '+493023125140',
      '+493023125150',
    ],
    people: [
      {
        name: 'Dirk Osterkamp',
        role: 'Leiter Einkauf',
        email: 'd.osterkamp@lorenz-stahlbau.test',
        phone: '+493023125120',
      },
      {
        name: 'Svenja Habicht',
        role: 'Einkauf Halbzeuge',
        email: 's.habicht@lorenz-stahlbau.test',
        phone: '+493023125121',
      },
      {
        name: 'Markus Lorenz',
        role: 'Geschäftsführender Gesellschafter',
        email: 'm.lorenz@lorenz-stahlbau.test',
        phone: '+493023125101',
      },
      { name: 'Markus Lorenz', role: 'Geschäftsführer' },
      {
        name: 'Bernd Kuhlmey',
        role: 'Werksleiter',
        email: 'b.kuhlmey@lorenz-stahlbau.test',
        phone: '+493023125130',
      },
      {
        name: 'Petra Wendland',
        role: 'Assistenz der Geschäftsführung',
        email: 'p.wendland@lorenz-stahlbau.test',
        phone: '+493023125102',
      },
      {
        name: 'Nadine Prill',
        role: 'Vertriebsinnendienst',
        email: 'n.prill@lorenz-stahlbau.test',
        phone: '+493023125140',
      },
      {
        name: 'Tobias Rehbein',
        role: 'Konstruktion / Statik',
        email: 't.rehbein@lorenz-stahlbau.test',
        phone: '+493023125150',
      },
      { name: 'Carola Stenzel', role: 'Personal und Ausbildung' },
    ],
    strangers: ['Jörg Vielhaber'],
  },
  {
    host: 'zahnarzt-seidel.test',
    alias: ['www.zahnarzt-seidel.test'],
    language: 'de',
    country: 'DE',
    kind: 'jimdo',
    about:
      'the imprint is called /about/ as Jimdo does; spelled-out address; a chamber and an insurers’ body beside it',
    pages: {
      '/': dentist(
        'Willkommen',
        `<div id="cc-m-header-948812" class="j-module n j-header "><h1>Herzlich willkommen!</h1></div><div class="j-module n j-text ">${prose('de', 1, 2)}<p>Termine nach Vereinbarung: <strong>040 - 66 96 91 23</strong></p><p>Zahnärztlicher Notdienst: 040 / 66 96 90 00</p></div>`,
      ),
      '/leistungen/': dentist('Leistungen', prose('de', 3, 3)),
      '/anfahrt/': dentist(
        'Anfahrt',
        `<div class="j-module n j-googlemaps "></div><div class="j-module n j-text "><p>Praxis Dr. Seidel<br>Fuhlentwiete 40, 20355 Hamburg</p><p>Mo, Di, Do 08.00 - 13.00 und 14.30 - 18.30 Uhr, Mi, Fr 08.00 - 12.30 Uhr</p></div>`,
      ),
      '/about/': dentist(
        'Impressum',
        `<div class="j-module n j-imprint "><h1>Impressum</h1><p>Dr. med. dent. Karin Seidel<br>Fuhlentwiete 40<br>20355 Hamburg</p><p>Telefon: 040 - 66 96 91 23<br>Telefax: 040 - 66 96 91 24<br>E-Mail: praxis [at] zahnarzt-seidel [punkt] test</p>
<p>Berufsbezeichnung: Zahnärztin (verliehen in der Bundesrepublik Deutschland)</p><p>Zuständige Kammer: Zahnärztekammer Hamburg, Weidestraße 122 b, 22083 Hamburg, Tel.: 040 66969 500, info@zaek-hamburg.test</p><p>Kassenzahnärztliche Vereinigung Hamburg, Tel.: 040 66969 510, info@kzv-hamburg.test</p><p>Steuernummer 48/812/30477</p></div>`,
      ),
      '/j/privacy': dentist('Datenschutz', prose('de', 1, 1)),
    },
    asked: 'office',
    best: ['praxis@zahnarzt-seidel.test'],
    never: [
      'info@zaek-hamburg.test',
      'info@kzv-hamburg.test',
      '+494066969124',
      '+494066969000',
      '+494066969500',
      '+494066969510',
    ],
    phones: ['+494066969123'],
    people: [{ name: 'Karin Seidel', role: 'Zahnärztin' }],
  },
  {
    host: 'www.kfz-brandl.test',
    language: 'de',
    country: 'DE',
    kind: 'handmade',
    about:
      'a frameset in Latin-1; the contact is linked from the frame with the navigation only; a mobile beside the fax',
    pages: {
      '/': {
        charset: 'latin1',
        body: `<html><head><title>KFZ Brandl - Meisterbetrieb in München</title><meta name="description" content="KFZ-Meisterbetrieb für alle Marken, HU/AU, Unfallinstandsetzung"><meta name="keywords" content="KFZ, Werkstatt, München, Öl, Reifen"></head>
<frameset rows="90,*" frameborder="NO" border="0" framespacing="0">
<frame name="oben" scrolling="NO" noresize src="oben.htm">
<frameset cols="170,*" frameborder="NO" border="0"><frame name="navi" src="navi.htm" scrolling="AUTO"><frame name="haupt" src="haupt.htm"></frameset>
</frameset><noframes><body bgcolor="#FFFFFF">Ihr Browser unterstützt leider keine Frames.</body></noframes></html>`,
      },
      '/oben.htm': {
        charset: 'latin1',
        body: '<html><body bgcolor="#003366"><h1><font color="#FFFFFF">KFZ Brandl</font></h1></body></html>',
      },
      '/navi.htm': {
        charset: 'latin1',
        body: '<html><body bgcolor="#E8EEF7"><p><a href="haupt.htm" target="haupt">Start</a></p><p><a href="werkst.htm" target="haupt">Werkstatt</a></p><p><a href="so_finden.htm" target="haupt">So finden Sie uns</a></p><p><a href="http://www.autoteile-ring.test/" target="_blank">Partner</a></p></body></html>',
      },
      '/haupt.htm': {
        charset: 'latin1',
        body: garage('Start', `<h2>Gr&uuml;&szlig; Gott!</h2>${prose('de', 0, 3)}`),
      },
      '/werkst.htm': { charset: 'latin1', body: garage('Werkstatt', prose('de', 2, 2)) },
      '/so_finden.htm': {
        charset: 'latin1',
        body: garage(
          'So finden Sie uns',
          `<TABLE BORDER="1"><TR><TD>KFZ Brandl<BR>Inh. Alois Brandl<BR>Dachauer Str. 998<BR>80992 München</TD></TR><TR><TD>Tel.:</TD><TD>0 89 / 9 99 98-4 12</TD></TR><TR><TD>Fax:</TD><TD>0 89 / 9 99 98-4 13</TD></TR><TR><TD>Handy:</TD><TD>0171/3920012</TD></TR><TR><TD>eMail:</TD><TD><A HREF="mailto:werkstatt@kfz-brandl.test"><IMG SRC="bilder/mail.gif" BORDER="0" ALT="Mail"></A></TD></TR></TABLE>`,
        ),
      },
    },
    asked: 'owner',
    best: ['werkstatt@kfz-brandl.test'],
    never: ['+498999998413'],
    phones: ['+498999998412', '+491713920012'],
    people: [{ name: 'Alois Brandl', role: 'Inh.' }],
  },
  {
    host: 'www.gasthof-rotstein.test',
    language: 'de',
    country: 'CH',
    kind: 'wix',
    about: 'a theme’s placeholders left in place; the number in two writings; hosts named on the front page',
    pages: {
      '/': inn(
        'Gasthof',
        wixText(
          'Grüezi im Gasthof Rotstein!',
          'Ihre Gastgeber Regula und Beat Tschudin',
          'Täglich ab 9.00 Uhr, Mittwoch Ruhetag',
          'Züricher Geschnetzeltes 38.50 | Rösti 24.00',
        ) + prose('de', 1, 2),
      ),
      '/speisekarte': inn(
        'Speisekarte',
        wixText('Menü 1: 24.50', 'Menü 2: 28.50', 'Für Gruppen ab 12 Personen bitten wir um Voranmeldung.'),
      ),
      '/kontakt': inn(
        'Kontakt',
        wixText(
          'Gasthof Rotstein, Sägerei 0, 8755 Ennenda',
          'Reservationen: <a href="tel:0445550123" class="wixui-rich-text__text">044 555 01 23</a>',
          '<a data-auto-recognition="true" href="mailto:gasthof@gasthof-rotstein.test" class="wixui-rich-text__text">gasthof@gasthof-rotstein.test</a>',
          'Regula Tschudin, Gastgeberin &nbsp;|&nbsp; Beat Tschudin, Küchenchef',
        ) +
          `<div id="comp-m2" class="wixui-rich-text"><h2 class="font_2">Rufen Sie an</h2><p class="font_8">Tel: 123-456-7890</p><p class="font_8">info@my-domain.test</p></div><div class="form"><input type="email" name="email" placeholder="you@example.com"></div>`,
      ),
    },
    asked: 'owner',
    best: ['gasthof@gasthof-rotstein.test'],
    never: ['info@my-domain.test', 'you@example.com', '+411234567890', '+11234567890'],
    phones: ['+41445550123'],
    people: [
      { name: 'Regula Tschudin', role: 'Gastgeberin' },
      { name: 'Beat Tschudin', role: 'Küchenchef' },
    ],
  },
  {
    host: 'hollmann-reinigung.test',
    language: 'de',
    country: 'DE',
    kind: 'elementor',
    about:
      'addresses hidden by Cloudflare; a link’s number unlike its text; WhatsApp; an outside data protection officer',
    pages: {
      '/': cleaning(
        'Gebäudereinigung in Köln',
        widget(
          `<h1 class="elementor-heading-title">Sauber. Pünktlich. Köln.</h1>${prose('de', 0, 2)}`,
          'heading',
        ) +
          widget(
            `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">Seit Jahren ein verlässlicher Partner.</div><div class="elementor-testimonial-name">Heike Sommerfeld</div><div class="elementor-testimonial-job">Facility Managerin, Rheinkontor</div></div>`,
            'testimonial',
          ),
      ),
      '/leistungen/': cleaning('Leistungen', widget(prose('de', 2, 3))),
      '/ueber-uns/': cleaning(
        'Über uns',
        widget(prose('de', 0, 2)) +
          widget(person('Frank Hollmann', 'Geschäftsführer'), 'image-box') +
          widget(
            person(
              'Ayse Demirtas',
              'Objektleitung',
              `<br>${cloudflared('a.demirtas@hollmann-reinigung.test', 0x2f)}`,
            ),
            'image-box',
          ) +
          widget(
            person(
              'Guido Pütz',
              'Materialwirtschaft &amp; Einkauf',
              `<br>${cloudflared('einkauf@hollmann-reinigung.test', 0x91)}<br>Durchwahl (0221) 47 10-312`,
            ),
            'image-box',
          ),
      ),
      '/kontakt/': cleaning(
        'Kontakt',
        widget(
          `<h2>Schreiben Sie uns</h2><p>Hollmann Gebäudereinigung GmbH<br>Maarweg 300, 50825 Köln</p><p>Telefon: <a href="tel:02214710300">0221 / 4710 - 300</a><br>Telefax: 0221 / 4710 - 399<br>E-Mail: ${cloudflared('info@hollmann-reinigung.test', 0x6c)}</p>`,
        ),
      ),
      '/impressum/': cleaning(
        'Impressum',
        widget(
          `<h1>Impressum</h1><p>Hollmann Gebäudereinigung GmbH, vertreten durch den Geschäftsführer Frank Hollmann. HRB 48123 Köln. USt-ID DE 812304771.</p><p>Datenschutzbeauftragte: Silke Rottmann, Rottmann Datenschutz UG, Tel.: 069 90009 410, Mail: ${cloudflared('kontakt@rottmann-datenschutz.test')}</p><p>Hosting: Wolkenheim GmbH, abuse@wolkenheim.test</p>`,
        ),
      ),
    },
    asked: 'procurement',
    best: ['einkauf@hollmann-reinigung.test'],
    fine: ['info@hollmann-reinigung.test', 'a.demirtas@hollmann-reinigung.test'],
    never: ['kontakt@rottmann-datenschutz.test', 'abuse@wolkenheim.test', '+492214710399', '+496990009410'],
    phones: ['+492214710300', '+492214710312', '+491713920044'],
    people: [
      {
        name: 'Guido Pütz',
        role: 'Materialwirtschaft & Einkauf',
        email: 'einkauf@hollmann-reinigung.test',
        phone: '+492214710312',
      },
      { name: 'Frank Hollmann', role: 'Geschäftsführer' },
      { name: 'Ayse Demirtas', role: 'Objektleitung', email: 'a.demirtas@hollmann-reinigung.test' },
    ],
    strangers: ['Silke Rottmann', 'Heike Sommerfeld'],
  },
  {
    host: 'www.wohnwerk-innsbruck.test',
    language: 'de',
    country: 'AT',
    kind: 'joomla',
    about:
      'addresses cloaked by Joomla’s script; a number with extensions; the contact page has no telling name',
    pages: {
      '/': furniture('Wohnen mit Holz', prose('de', 0, 4)),
      '/sortiment': furniture('Sortiment', prose('de', 2, 3)),
      '/index.php?option=com_contact&view=contact&id=1': furniture(
        'So erreichen Sie uns',
        `<dl class="contact-address dl-horizontal" itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><dt><span class="jicons-text">Adresse: </span></dt><dd><span class="contact-street" itemprop="streetAddress">Amraser Straße 555<br></span></dd><dd><span class="contact-postcode" itemprop="postalCode">6020<br></span></dd></dl>
<dl><dt><span class="jicons-text">E-Mail: </span></dt><dd><span class="contact-emailto">${joomlaCloaked('office@wohnwerk-innsbruck.test', cloaked)}</span></dd><dt><span class="jicons-text">Telefon: </span></dt><dd><span class="contact-telephone" itemprop="telephone">0512/55 50 12-0</span></dd><dt><span class="jicons-text">Fax: </span></dt><dd><span class="contact-fax" itemprop="faxNumber">0512/55 50 12-85</span></dd></dl>
<h3>Unsere Abteilungen</h3><table><tr><td>Küchenstudio</td><td>Gerlinde Mair, Abteilungsleiterin</td><td>DW 14</td></tr><tr><td>Wareneinkauf</td><td>Stefan Ladurner, Einkaufsleiter</td><td>DW 20</td></tr></table>`,
      ),
      '/impressum': furniture(
        'Impressum',
        `<p>Wohnwerk Innsbruck Handels GmbH<br>Geschäftsführerin: Mag. Theresia Unterrainer</p><p>Firmenbuchnummer: FN 488123 b, UID: ATU66969123</p><p>E-Mail: ${joomlaCloaked('office@wohnwerk-innsbruck.test', cloaked)}</p><p>Verbraucherschlichtung: office@schlichtung.test</p>`,
      ),
    },
    asked: 'procurement',
    best: ['office@wohnwerk-innsbruck.test'],
    never: ['office@schlichtung.test', '+4351255501285', '+43512055599'],
    phones: ['+435125550120', '+4351255501214', '+4351255501220', '+43512555012'],
    people: [
      { name: 'Stefan Ladurner', role: 'Einkaufsleiter', phone: '+4351255501220' },
      { name: 'Theresia Unterrainer', role: 'Geschäftsführerin' },
      { name: 'Gerlinde Mair', role: 'Abteilungsleiterin', phone: '+4351255501214' },
    ],
  },
  {
    host: 'kanzlei-brockdorff.test',
    language: 'de',
    country: 'DE',
    kind: 'gutenberg',
    about:
      'three lawyers, each with a vCard to load; the chamber in the imprint; the number in international writing',
    pages: {
      '/': lawyers('Ihre Kanzlei in Frankfurt', `<h1>Recht klar.</h1>${prose('de', 1, 2)}`),
      '/rechtsgebiete/': lawyers('Rechtsgebiete', prose('de', 2, 3)),
      '/team/': lawyers(
        'Team',
        lawyer('Dr. Henning Brockdorff', 'Rechtsanwalt und Notar, Partner', 'brockdorff') +
          lawyer('Friederike Achenbach', 'Rechtsanwältin, Fachanwältin für Arbeitsrecht', 'achenbach') +
          lawyer('Monika Zeis', 'Büroleitung', 'zeis'),
      ),
      '/kontakt/': lawyers(
        'Kontakt',
        '<p>Brockdorff Rechtsanwälte PartG mbB<br>Bockenheimer Anlage 900<br>60322 Frankfurt am Main</p><p>Fon +49.69.90009.150<br>Fax +49.69.90009.151</p><p>Parkhaus in der Tiefgarage.</p>',
      ),
      '/impressum/': lawyers(
        'Impressum',
        '<p>Zuständige Aufsichtsbehörde: Rechtsanwaltskammer Frankfurt am Main, Tel. 069 / 90009-700, E-Mail: kammer@rak-frankfurt.test</p><p>Berufshaftpflicht: Sicura Versicherung AG, schaden@sicura.test</p><p>E-Mail der Kanzlei: sekretariat@kanzlei-brockdorff.test</p>',
      ),
      '/wp-content/uploads/brockdorff.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Brockdorff;Henning;;Dr.;\r\nFN:Dr. Henning Brockdorff\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Rechtsanwalt und Notar\r\nTEL;TYPE=work,voice:+49 69 90009 152\r\nTEL;TYPE=fax:+49 69 90009 151\r\nEMAIL;TYPE=work:brockdorff@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
      '/wp-content/uploads/achenbach.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Friederike Achenbach\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Rechtsanwältin\r\nTEL;TYPE=work,voice:+49 69 90009 153\r\nEMAIL;TYPE=work:achenbach@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
      '/wp-content/uploads/zeis.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Monika Zeis\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Büroleitung\r\nTEL;TYPE=work,voice:+49 69 90009 154\r\nEMAIL;TYPE=work:zeis@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
    },
    asked: 'office',
    best: [
      'zeis@kanzlei-brockdorff.test',
      'sekretariat@kanzlei-brockdorff.test',
      'brockdorff@kanzlei-brockdorff.test',
    ],
    fine: ['achenbach@kanzlei-brockdorff.test'],
    never: ['kammer@rak-frankfurt.test', 'schaden@sicura.test', '+496990009151', '+496990009700'],
    phones: ['+496990009150', '+496990009152', '+496990009153', '+496990009154'],
    people: [
      {
        name: 'Monika Zeis',
        role: 'Büroleitung',
        email: 'zeis@kanzlei-brockdorff.test',
        phone: '+496990009154',
      },
      {
        name: 'Henning Brockdorff',
        role: 'Rechtsanwalt und Notar',
        email: 'brockdorff@kanzlei-brockdorff.test',
        phone: '+496990009152',
      },
      {
        name: 'Friederike Achenbach',
        role: 'Rechtsanwältin',
        email: 'achenbach@kanzlei-brockdorff.test',
        phone: '+496990009153',
      },
    ],
  },
  {
    host: 'www.pension-uhlenhorst.test',
    language: 'de',
    country: 'DE',
    kind: 'handmade',
    about:
      'tables of 2003; the address is an image only, so there is none to read; the number stands in the text',
    pages: {
      '/': { charset: 'latin1', body: pension('Willkommen', `<H3>Moin moin!</H3>${prose('de', 0, 2)}`) },
      '/index.html': {
        charset: 'latin1',
        body: pension('Willkommen', `<H3>Moin moin!</H3>${prose('de', 0, 2)}`),
      },
      '/zimmer.html': { charset: 'latin1', body: pension('Zimmer', prose('de', 3, 1)) },
      '/preise.html': {
        charset: 'latin1',
        body: pension(
          'Preise',
          '<TABLE BORDER="1"><TR><TD>EZ</TD><TD>58,00 - 72,00</TD></TR><TR><TD>DZ</TD><TD>89,00 - 104,00</TD></TR></TABLE><P>Bankverbindung: IBAN DE12 4881 2304 7712 3066 96</P>',
        ),
      },
      '/kontakt.html': {
        charset: 'latin1',
        body: pension(
          'Kontakt',
          '<B>Pension Uhlenhorst</B><BR>Familie Thomsen<BR>Hofweg 97, 22085 Hamburg<BR><BR>Telefon (0 40) 66 96 92 10<BR>Telefax (0 40) 66 96 92 11<BR><IMG SRC="bilder/emailadresse.gif" WIDTH="180" HEIGHT="14" ALT="E-Mail"><BR><BR>Gestaltung: Webservice Petersen, webmaster@petersen-web.test',
        ),
      },
    },
    asked: 'owner',
    never: ['webmaster@petersen-web.test', '+494066969211'],
    phones: ['+494066969210'],
  },
  {
    host: 'kunz-verpackung.test',
    alias: ['www.kunz-verpackung.test'],
    language: 'de',
    country: 'CH',
    kind: 'react',
    about:
      'Next.js without server rendering: all stands in the page’s data, the agency too; the front page leads to /de by meta refresh',
    pages: {
      '/': '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/de"><script>location.replace("/de")</script></head><body></body></html>',
      '/de': machines('Start', ''),
      '/de/maschinen': machines('Maschinen', ''),
      '/de/kontakt': machines('Kontakt', ''),
    },
    asked: 'procurement',
    best: ['sandra.aebischer@kunz-verpackung.test'],
    fine: ['verkauf@kunz-verpackung.test', 'urs.kunz@kunz-verpackung.test'],
    never: ['hoi@baern-digital.test', '+41315550143'],
    phones: ['+41315550142', '+41315550150'],
    people: [
      {
        name: 'Sandra Aebischer',
        role: 'Leiterin Beschaffung',
        email: 'sandra.aebischer@kunz-verpackung.test',
        phone: '+41315550150',
      },
      { name: 'Urs Kunz', role: 'CEO', email: 'urs.kunz@kunz-verpackung.test' },
    ],
  },
]
