import { entities } from '../../disguises.ts'
import { jsonLd } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { pressed, spelled } from './disguises.ts'
import { bootstrap5, contao5, drupal10, hosted, nuxt3 } from './frames.ts'
import { chatter, privacy, privacyOthers } from './prose.ts'

const plumber = bootstrap5(
  {
    host: 'sanitaer-kraehling.test',
    language: 'de',
    name: 'Krähling Sanitär · Heizung · Bad',
    nav: {
      '/': 'Start',
      '/leistungen.html': 'Leistungen',
      '/service.html': 'Service & Notdienst',
      '/wir.html': 'Wir',
      '/kontakt.html': 'So finden Sie uns',
    },
    foot: '<p>&copy; 2025 Krähling Sanitär · <a href="/impressum.html">Impressum</a> · <a href="/datenschutz.html">Datenschutz</a></p><p class="small">Website: <a href="https://domstadt-digital.test">Domstadt Digital</a>, Tel. 0221 4710-880</p>',
  },
  '<span><i class="bi bi-exclamation-triangle"></i> Notdienst rund um die Uhr: <a href="tel:+491713920077">0171 / 39 200 77</a></span>',
)

const member = (name: string, role: string, more = '') =>
  `<div class="col-6 col-md-3"><div class="card h-100"><img src="/img/team/${name.length}.jpg" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title mb-0">${name}</h5><small class="text-muted">${role}</small>${more}</div></div></div>`

const presses = contao5({
  host: 'www.wiesent-pressen.test',
  language: 'de',
  name: 'Wiesent Pressenbau GmbH',
  nav: {
    '/': 'Startseite',
    '/pressen': 'Pressen',
    '/service': 'Service',
    '/unternehmen/ihre-ansprechpartner': 'Ihre Ansprechpartner',
    '/unternehmen/standorte': 'Standorte',
  },
  foot: '<p>Wiesent Pressenbau GmbH · Am Eisenhammer 12 · 60388 Frankfurt am Main · <a href="/impressum">Impressum</a> · <a href="/datenschutzerklaerung">Datenschutz</a></p>',
})

const entry = (name: string, role: string, extension: string, email: string) =>
  `<dt>${role}</dt><dd>${name}<br>Durchwahl -${extension} <span class="tel">(+49 69 90009-${extension})</span><br><a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;${entities(email)}">${entities(email)}</a></dd>`

const baker = hosted({
  host: 'www.baeckerei-zeilinger.test',
  language: 'de',
  name: 'Bäckerei Zeilinger',
  nav: {
    '/': 'Home',
    '/brot-gebaeck/': 'Brot & Gebäck',
    '/filialen/': 'Filialen',
    '/geschichte/': 'Geschichte',
  },
  foot: '<p><a href="/impressum/">Offenlegung</a></p>',
})

const clinic = drupal10(
  {
    host: 'www.klinik-sonnrain.test',
    language: 'de',
    name: 'Klinik Sonnrain',
    nav: {
      '/': 'Willkommen',
      '/patienten': 'Patientinnen & Patienten',
      '/zuweisende': 'Zuweisende',
      '/ueber-uns/organisation': 'Organisation',
      '/ueber-uns/lieferanten': 'Lieferanten',
      '/kontakt': 'Kontakt',
    },
    foot: '<p>Klinik Sonnrain AG, Sonnrainstrasse 40, 6006 Luzern</p><p><a href="/impressum">Impressum</a></p>',
  },
  '<div class="block"><h2>Notfall</h2><p>Sanität: 144<br>Ärztefon Region Luzern: 041 399 08 22</p></div>',
)

const staff = (name: string, role: string, phone: string, email: string) =>
  `<tr><td class="views-field-title">${name}</td><td class="views-field-field-funktion">${role}</td><td class="views-field-field-telefon">${phone}</td><td class="views-field-field-mail">${email}</td></tr>`

const haulage = nuxt3(
  {
    host: 'spedition-harthun.test',
    language: 'de',
    name: 'Harthun Spedition',
    nav: {
      '/': 'Start',
      '/transporte': 'Transporte',
      '/lager': 'Lager',
      '/team': 'Team',
      '/impressum': 'Impressum',
    },
    foot: '<p>Harthun Spedition GmbH &amp; Co. KG, Reiherstieg 77, 21107 Hamburg</p>',
  },
  [
    {
      name: 'Wiebke Harthun',
      position: 'Geschäftsführerin',
      phone: '+49 40 66969 510',
      email: 'w.harthun@spedition-harthun.test',
      image: '/team/wh.webp',
    },
    {
      name: 'Stefan Mielke',
      position: 'Betriebsleiter',
      phone: '+49 40 66969 520',
      email: 's.mielke@spedition-harthun.test',
      image: '/team/sm.webp',
    },
    {
      name: 'Olga Petrenko',
      position: 'Leiterin Disposition Nahverkehr',
      phone: '+49 40 66969 531',
      email: 'o.petrenko@spedition-harthun.test',
      image: '/team/op.webp',
    },
    {
      name: 'Jan-Ole Brix',
      position: 'Buchhaltung',
      phone: '+49 40 66969 540',
      email: 'rechnung@spedition-harthun.test',
      image: '/team/jb.webp',
    },
  ],
)

export const german: readonly Site[] = [
  {
    host: 'sanitaer-kraehling.test',
    alias: ['www.sanitaer-kraehling.test'],
    language: 'de',
    country: 'DE',
    kind: 'bootstrap',
    about:
      'an emergency line above all; a boiler maker’s hotline, an agency’s number, a chamber and an insurer beside the own',
    pages: {
      '/': plumber(
        'Bad und Heizung in Köln-Nippes',
        `<h1>Ihr Bad. Unsere Handschrift.</h1>${chatter('de', 0, 2)}<p>Rufen Sie uns an: <strong>0221 / 4710 512</strong> (Mo–Fr 7–16 Uhr)</p>`,
      ),
      '/leistungen.html': plumber('Leistungen', chatter('de', 1, 2)),
      '/service.html': plumber(
        'Service & Notdienst',
        `<h1>Service</h1><p>Störung an der Therme? Als Partner empfehlen wir bei Garantiefällen den Werkskundendienst Thermona: 030 23125-640, kundendienst@thermona.test</p><p>Gasgeruch: Entstörungsdienst der Rheinwerke, 0221 4710-991.</p>${chatter('de', 2, 1)}`,
      ),
      '/wir.html': plumber(
        'Wir',
        `<h1>Wir sind Krähling</h1><div class="row g-4">
${member('Ralf Krähling', 'Inhaber, Installateur- und Heizungsbauermeister')}
${member('Nicole Krähling', 'Büro und Buchhaltung')}
${member('Timo Jansen', 'Kundendienstmonteur')}
${member('Leon', 'Azubi im 2. Lehrjahr')}
</div><blockquote class="blockquote"><p>„Pünktlich auf die Minute.“</p><footer class="blockquote-footer">Dr. Sabine Thelen, Leiterin Kita Regenbogen</footer></blockquote>`,
      ),
      '/kontakt.html': plumber(
        'So finden Sie uns',
        `<h1>So finden Sie uns</h1><address>Krähling Sanitär · Heizung · Bad<br>Neusser Str. 881<br>50733 Köln</address>
<ul class="list-unstyled"><li><i class="bi bi-telephone"></i> 0221 / 4710 512</li><li><i class="bi bi-printer"></i> 0221 / 4710 513</li><li><i class="bi bi-envelope"></i> ${spelled('info@sanitaer-kraehling.test', ' (ät) ')}</li></ul>
<form><input class="form-control" type="email" placeholder="max@mustermann.example"><button class="btn btn-primary">Absenden</button></form>`,
      ),
      '/impressum.html': plumber(
        'Impressum',
        `<h1>Impressum</h1><p>Ralf Krähling, Neusser Str. 881, 50733 Köln<br>Telefon 0221 4710512, Telefax 0221 4710513<br>${spelled('info@sanitaer-kraehling.test', ' (ät) ')}</p><p>Steuernummer 217/5044/0418, USt-IdNr. DE 811 204 418<br>Sparkasse, IBAN DE02 3705 0198 0004 4180 12</p>
<p>Zuständige Kammer: Handwerkskammer, Heumarkt 112, Telefon 0221 4710-700, info@hwk-domstadt.test<br>Berufshaftpflicht: Rheinische Assekuranz, Telefon 0221 4710-733</p><p>Fotos: Anja Sellmer</p>`,
      ),
      '/datenschutz.html': plumber('Datenschutz', `<h1>Datenschutz</h1>${privacy('de')}`),
    },
    asked: 'owner',
    best: ['info@sanitaer-kraehling.test'],
    never: [
      ...privacyOthers.de,
      'kundendienst@thermona.test',
      'info@hwk-domstadt.test',
      'max@mustermann.example',
      '+492214710880',
      '+493023125640',
      '+492214710991',
      '+492214710513',
      '+492214710700',
      '+492214710733',
    ],
    phones: ['+492214710512', '+491713920077'],
    people: [
      { name: 'Ralf Krähling', role: 'Inhaber, Installateur- und Heizungsbauermeister' },
      { name: 'Nicole Krähling', role: 'Büro und Buchhaltung' },
      { name: 'Timo Jansen', role: 'Kundendienstmonteur' },
    ],
    strangers: ['Sabine Thelen', 'Anja Sellmer'],
  },
  {
    host: 'www.wiesent-pressen.test',
    language: 'de',
    country: 'DE',
    kind: 'contao',
    about:
      'a list of definitions whose terms are the roles, addresses in entities; a daughter abroad with a boss',
    pages: {
      '/': presses('Hydraulische Pressen', `<h1>Kraft, die bleibt.</h1>${chatter('de', 0, 3)}`),
      '/pressen': presses('Pressen', chatter('de', 1, 2)),
      '/service': presses(
        'Service',
        `<h1>Service</h1><p>Serviceannahme für Maschinen im Feld: +49 69 90009-333 (Seriennummer bereithalten, z. B. WP-2018-0441)</p>${chatter('de', 1, 1)}`,
      ),
      '/unternehmen/ihre-ansprechpartner': presses(
        'Ihre Ansprechpartner',
        `<h1>Ihre Ansprechpartner</h1><dl>
${entry('Dr.-Ing. Volker Wiesent', 'Geschäftsführung', '301', 'v.wiesent@wiesent-pressen.test')}
${entry('Heike Lampertz', 'Vertrieb Inland', '310', 'h.lampertz@wiesent-pressen.test')}
${entry('Gudrun Achtziger', 'Leitung Einkauf und Logistik', '340', 'g.achtziger@wiesent-pressen.test')}
${entry('Matthias Roll', 'Leitung Konstruktion', '350', 'm.roll@wiesent-pressen.test')}
${entry('Annika Bothe', 'Personal', '360', 'personal@wiesent-pressen.test')}
</dl>`,
      ),
      '/unternehmen/standorte': presses(
        'Standorte',
        `<h1>Standorte</h1><h2>Stammwerk Frankfurt</h2><p>Telefon +49 69 90009-300<br>Telefax +49 69 90009-399</p><h2>Wiesent Polska sp. z o.o.</h2><p>ul. Przemysłowa 4, 45-800 Opole<br>Prezes: Krzysztof Duda<br>tel. +48 77 544 18 12<br>biuro@wiesent-polska.test</p>`,
      ),
      '/impressum': presses(
        'Impressum',
        `<h1>Impressum</h1><p>Wiesent Pressenbau GmbH<br>Am Eisenhammer 12, 60388 Frankfurt am Main<br>Geschäftsführer: Dr.-Ing. Volker Wiesent<br>Handelsregister: Amtsgericht Frankfurt am Main, HRB 90009 41<br>USt-IdNr.: DE114 418 230</p><p>Telefon +49 69 90009-300 · info@wiesent-pressen.test</p><p>Datenschutzbeauftragter: Dipl.-Jur. Holger Manz, Manz Datenschutz, 069 90009-822, manz@manz-datenschutz.test</p><p>Gestaltung: Büro Ohlig, studio@ohlig-design.test</p>`,
      ),
      '/datenschutzerklaerung': presses('Datenschutz', privacy('de')),
    },
    asked: 'procurement',
    best: ['g.achtziger@wiesent-pressen.test'],
    fine: [
      'info@wiesent-pressen.test',
      'v.wiesent@wiesent-pressen.test',
      'h.lampertz@wiesent-pressen.test',
      'm.roll@wiesent-pressen.test',
    ],
    never: [
      ...privacyOthers.de,
      'manz@manz-datenschutz.test',
      'studio@ohlig-design.test',
      '+496990009822',
      '+496990009399',
    ],
    phones: [
      '+496990009340',
      '+496990009300',
      '+496990009301',
      '+496990009310',
      '+496990009350',
      '+496990009360',
      '+496990009333',
    ],
    people: [
      {
        name: 'Gudrun Achtziger',
        role: 'Leitung Einkauf und Logistik',
        email: 'g.achtziger@wiesent-pressen.test',
        phone: '+496990009340',
      },
      {
        name: 'Volker Wiesent',
        role: 'Geschäftsführung',
        email: 'v.wiesent@wiesent-pressen.test',
        phone: '+496990009301',
      },
      { name: 'Volker Wiesent', role: 'Geschäftsführer' },
      {
        name: 'Heike Lampertz',
        role: 'Vertrieb Inland',
        email: 'h.lampertz@wiesent-pressen.test',
        phone: '+496990009310',
      },
      {
        name: 'Matthias Roll',
        role: 'Leitung Konstruktion',
        email: 'm.roll@wiesent-pressen.test',
        phone: '+496990009350',
      },
      { name: 'Annika Bothe', role: 'Personal', phone: '+496990009360' },
    ],
    strangers: ['Holger Manz'],
  },
  {
    host: 'www.baeckerei-zeilinger.test',
    language: 'de',
    country: 'AT',
    kind: 'ionos',
    about:
      'the address is a picture with a text; a number for staff alone; a founder who is long dead; branches',
    pages: {
      '/': baker(
        'Bäckerei Zeilinger',
        `<h1>Brot aus dem Mostviertel</h1>${chatter('de', 2, 1)}<p>Gänsekrapfen nur auf Vorbestellung!</p>`,
      ),
      '/brot-gebaeck/': baker('Brot & Gebäck', chatter('de', 0, 1)),
      '/filialen/': baker(
        'Filialen',
        `<h2>Backstube und Geschäft</h2><p>Hauptplatz 9, 3300 Amstetten<br>07472 / 618 40<br>Mo-Fr 6.00-18.00, Sa 6.00-12.00</p><h2>Filiale Waidhofen</h2><p>Ybbsitzer Straße 3<br>07442 / 532 18</p><h2>Mitarbeiterinnen und Mitarbeiter</h2><p>Krankmeldung bitte nur telefonisch vor 4 Uhr bei der Familie privat, nicht für Kunden und Lieferanten: 0664 / 358 12 04</p>`,
      ),
      '/geschichte/': baker(
        'Geschichte',
        '<p>1911 kauft der Bäckermeister Leopold Zeilinger das Haus am Hauptplatz. 1958 übernimmt Sohn Franz. Heute führt Josef Zeilinger den Betrieb in vierter Generation.</p>',
      ),
      '/impressum/': baker(
        'Offenlegung',
        `<h1>Offenlegung gem. § 25 MedienG</h1><p>Bäckerei Zeilinger e.U.<br>Inhaber: Josef Zeilinger<br>Hauptplatz 9, 3300 Amstetten</p><p>Tel.: +43 7472 618 40<br>Fax: +43 7472 618 40 15<br><img src="/s/img/mail.png" width="210" height="16" alt="backstube (at) baeckerei-zeilinger.test"></p><p>FN 418230 k, Landesgericht St. Pölten, UID ATU 41823077<br>Behörde gem. ECG: BH Amstetten, 07472 9025 0</p>${privacy('de')}`,
      ),
    },
    asked: 'owner',
    best: ['backstube@baeckerei-zeilinger.test'],
    never: [...privacyOthers.de, '+436643581204', '+4374726184015', '+43747290250'],
    phones: ['+43747261840', '+43744253218'],
    people: [{ name: 'Josef Zeilinger', role: 'Inhaber' }],
    strangers: ['Leopold Zeilinger'],
  },
  {
    host: 'www.klinik-sonnrain.test',
    language: 'de',
    country: 'CH',
    kind: 'drupal',
    about:
      'a table of the management; reps are sent to purchasing; a line of the region’s doctors beside each page',
    pages: {
      '/': clinic('Willkommen', chatter('de', 0, 1)),
      '/patienten': clinic(
        'Patientinnen & Patienten',
        '<p>Patientenaufnahme: 041 208 44 10, aufnahme@klinik-sonnrain.test</p><p>«Ich wurde wunderbar betreut.» Ruth Zgraggen, Patientin</p>',
      ),
      '/zuweisende': clinic(
        'Zuweisende',
        `<p>Nur für Ärztinnen und Ärzte: Zuweisungen nimmt das Sekretariat von Prof. Dr. med. Beat Amrein, Chefarzt Orthopädie, entgegen.</p>${chatter('de', 0, 1)}`,
      ),
      '/ueber-uns/organisation': clinic(
        'Organisation',
        `<h1>Klinikleitung und Dienste</h1><table class="views-table"><thead><tr><th>Name</th><th>Funktion</th><th>Telefon</th><th>E-Mail</th></tr></thead><tbody>
${staff('Claudia Bürgi', 'Klinikdirektorin (CEO)', '041 208 44 01', 'claudia.buergi@klinik-sonnrain.test')}
${staff('Beat Amrein', 'Chefarzt Orthopädie', '–', '–')}
${staff('Monika Theiler', 'Leiterin Pflegedienst', '041 208 44 20', 'monika.theiler@klinik-sonnrain.test')}
${staff('Sandro Fuchs', 'Leiter Informatik', '041 208 44 70', 'sandro.fuchs@klinik-sonnrain.test')}
${staff('Esther Wyss', 'Leiterin Hotellerie', '041 208 44 50', 'esther.wyss@klinik-sonnrain.test')}
</tbody></table>`,
      ),
      '/ueber-uns/lieferanten': clinic(
        'Lieferanten',
        '<p>Angebote richten Sie bitte schriftlich an die Beschaffung, <a href="mailto:beschaffung@klinik-sonnrain.test?subject=Angebot">beschaffung@klinik-sonnrain.test</a>. Besuche ohne Termin empfangen wir nicht.</p>',
      ),
      '/kontakt': clinic(
        'Kontakt',
        `<p>Klinik Sonnrain AG<br>Sonnrainstrasse 40<br>CH-6006 Luzern</p><p>Zentrale +41 41 208 44 00<br>Fax +41 41 208 44 99<br>E-Mail <a href="mailto:info@klinik-sonnrain.test">info@klinik-sonnrain.test</a></p>`,
      ),
      '/impressum': clinic(
        'Impressum',
        '<p>Klinik Sonnrain AG, CHE-114.418.230 MWST. Umsetzung: Seetal Web GmbH, Michael Odermatt, 041 208 91 00, hallo@seetalweb.test</p>',
      ),
    },
    asked: 'it',
    best: ['sandro.fuchs@klinik-sonnrain.test', 'beschaffung@klinik-sonnrain.test'],
    fine: [
      'info@klinik-sonnrain.test',
      'claudia.buergi@klinik-sonnrain.test',
      'monika.theiler@klinik-sonnrain.test',
      'esther.wyss@klinik-sonnrain.test',
    ],
    never: ['hallo@seetalweb.test', '+41412089100', '+41413990822', '+41412084499'],
    phones: ['+41412084470', '+41412084400', '+41412084401', '+41412084410', '+41412084420', '+41412084450'],
    people: [
      {
        name: 'Sandro Fuchs',
        role: 'Leiter Informatik',
        email: 'sandro.fuchs@klinik-sonnrain.test',
        phone: '+41412084470',
      },
      {
        name: 'Claudia Bürgi',
        role: 'Klinikdirektorin (CEO)',
        email: 'claudia.buergi@klinik-sonnrain.test',
        phone: '+41412084401',
      },
      { name: 'Beat Amrein', role: 'Chefarzt Orthopädie' },
      {
        name: 'Monika Theiler',
        role: 'Leiterin Pflegedienst',
        email: 'monika.theiler@klinik-sonnrain.test',
        phone: '+41412084420',
      },
      {
        name: 'Esther Wyss',
        role: 'Leiterin Hotellerie',
        email: 'esther.wyss@klinik-sonnrain.test',
        phone: '+41412084450',
      },
    ],
    strangers: ['Ruth Zgraggen', 'Michael Odermatt'],
  },
  {
    host: 'spedition-harthun.test',
    language: 'de',
    country: 'DE',
    kind: 'nuxt',
    about: 'people stand in the flat list alone; a page for drivers that robots.txt closes',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /fahrer\nDisallow: /_nuxt/\n\nSitemap: https://spedition-harthun.test/sitemap.xml\n',
      },
      '/sitemap.xml': {
        type: 'application/xml',
        body: '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://spedition-harthun.test/</loc></url><url><loc>https://spedition-harthun.test/team</loc></url><url><loc>https://spedition-harthun.test/impressum</loc></url></urlset>',
      },
      '/': haulage(
        'Spedition in Hamburg',
        `<h1>Hafen. Straße. Ziel.</h1>${chatter('de', 0, 2)}<p><a href="/fahrer">Fahrerbereich</a></p><p><a class="btn" href="tel:+494066969500">Zentrale anrufen</a> ${pressed('dispo@spedition-harthun.test', 'Frachtanfrage mailen')}</p>`,
      ),
      '/transporte': haulage('Transporte', chatter('de', 1, 1)),
      '/lager': haulage('Lager', chatter('de', 2, 1)),
      '/fahrer': haulage(
        'Fahrerbereich',
        '<p>Nur für Fahrer! Nachtdispo Kalle 0171 39 200 51, nachtdispo@spedition-harthun.test</p>',
      ),
      '/team': haulage('Team', '<h1>Team</h1><div class="team-grid"></div>'),
      '/impressum': haulage(
        'Impressum',
        `<h1>Impressum</h1><p>Harthun Spedition GmbH &amp; Co. KG<br>Reiherstieg 77<br>21107 Hamburg</p><p>Tel. 040 66969-500<br>Fax 040 66969-599<br>E-Mail info@spedition-harthun.test</p><p>Geschäftsführerin: Wiebke Harthun<br>HRA 104418 AG Hamburg</p><p>Datenschutzbeauftragte: RAin Maren Lüders, dsb@lueders-recht.test</p>`,
        jsonLd({
          '@type': 'LocalBusiness',
          name: 'Harthun Spedition',
          telephone: '+49 40 66969-500',
          faxNumber: '+49 40 66969-599',
          email: 'info@spedition-harthun.test',
        }),
      ),
    },
    asked: 'operations',
    best: ['s.mielke@spedition-harthun.test'],
    fine: [
      'info@spedition-harthun.test',
      'dispo@spedition-harthun.test',
      'w.harthun@spedition-harthun.test',
      'o.petrenko@spedition-harthun.test',
    ],
    never: ['dsb@lueders-recht.test', 'nachtdispo@spedition-harthun.test', '+494066969599', '+491713920051'],
    phones: ['+494066969520', '+494066969500', '+494066969510', '+494066969531', '+494066969540'],
    people: [
      {
        name: 'Stefan Mielke',
        role: 'Betriebsleiter',
        email: 's.mielke@spedition-harthun.test',
        phone: '+494066969520',
      },
      {
        name: 'Wiebke Harthun',
        role: 'Geschäftsführerin',
        email: 'w.harthun@spedition-harthun.test',
        phone: '+494066969510',
      },
      {
        name: 'Olga Petrenko',
        role: 'Leiterin Disposition Nahverkehr',
        email: 'o.petrenko@spedition-harthun.test',
        phone: '+494066969531',
      },
      { name: 'Jan-Ole Brix', role: 'Buchhaltung', phone: '+494066969540' },
    ],
    strangers: ['Maren Lüders'],
    closed: ['/fahrer', '/_nuxt/'],
  },
]
