import { typo3Link } from '../disguises.ts'
import { gutenberg, handmade, jimdo, typo3, wix, wixText } from '../frames.ts'
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
]
