import { typo3Script } from '../../disguises.ts'
import { jimdo, next, typo3 } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { charCodes, withDecoy } from '../disguises.ts'
import { contao, ionos } from '../frames.ts'
import { around } from './prose.ts'

const dental = contao({
  host: 'www.dentallabor-hesselbach.test',
  language: 'de',
  name: 'Dentallabor Hesselbach',
  nav: {
    '/': 'Labor',
    'leistungen.html': 'Leistungen',
    'team.html': 'Team',
    'kontakt.html': 'Kontakt',
    'impressum.html': 'Impressum',
  },
  foot: '<p>Botendienst (nur Abholung): 0176 04069048</p>',
})
const dentalPerson = (name: string, role: string, more = '') =>
  `<div class="ce_rsce_team block"><figure class="image_container"><img src="assets/images/4/person-48123047.jpg" alt=""></figure><h4>${name}</h4><p class="funktion">${role}</p>${more}</div>`

const metal = typo3({
  host: 'metallbau-oberlechner.test',
  language: 'de',
  name: 'Metallbau Oberlechner GmbH',
  nav: {
    '/': 'Start',
    '/referenzen.html': 'Referenzen',
    '/ansprechpartner.html': 'Ansprechpartner',
    '/impressum.html': 'Impressum',
  },
  foot: '<p>Mitglied der Innung · Schweißzertifikat EN 1090-2, Nr. 0481-2304</p>',
})
const metalRow = (name: string, role: string, extension: string, email: string) =>
  `<tr><th scope="row">${name}</th><td>${role}</td><td>DW ${extension}</td><td>${typo3Script(email, ' [at] ')}</td></tr>`

const gardeners = jimdo({
  host: 'gaertnerei-wollgras.test',
  language: 'de',
  name: 'Gärtnerei Wollgras',
  nav: { '/': 'Willkommen', '/sortiment/': 'Sortiment', '/wir/': 'Wir', '/kontakt/': 'Kontakt' },
})

const electrician = ionos({
  host: 'www.elektro-nuessle.test',
  language: 'de',
  name: 'Elektro Nüßle',
  nav: {
    '/': 'Startseite',
    '/leistungen/': 'Leistungen',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
  foot: '<p>Stromausfall? Netzleitstelle der Stadtwerke: 089 99998 477</p>',
})

const printers = next(
  {
    host: 'druckerei-aebi.test',
    language: 'de',
    name: 'Druckerei Aebi AG',
    nav: { '/': 'Start', '/team': 'Team', '/kontakt': 'Kontakt' },
    foot: '<p>Druckerei Aebi AG, Sägeweg 48, 3400 Burgdorf, CHE-481.230.477 MWST</p>',
  },
  {
    page: { id: 4812304771, updatedAt: '2026-02-17T06:45:12.048Z' },
    formerTeam: [
      { name: 'Hansruedi Aebi', jobTitle: 'Geschäftsführer', until: '2022-06-30', archived: true },
    ],
    translations: { emailPlaceholder: 'vorname.name@example.com', phonePlaceholder: '079 123 45 67' },
  },
)
const printer = (name: string, role: string, phone: string, email: string) =>
  `<article class="sc-4d1-0"><h3 class="sc-4d1-1">${name}</h3><!-- --><span class="sc-4d1-2">${role}</span>${phone && `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`}${email && `<a href="mailto:${email}">${email}</a>`}</article>`

export const german: readonly Site[] = [
  {
    host: 'dentallabor-hesselbach.test',
    alias: ['www.dentallabor-hesselbach.test'],
    language: 'de',
    country: 'DE',
    kind: 'contao',
    about:
      'a courier’s line in each footer; suppliers are asked to write to the buyer; a chamber, a maker and a dentist with numbers or names',
    pages: {
      '/': dental(
        'Zahntechnik aus Köln',
        `${around('de', 0, 1)}<blockquote>„Passt auf Anhieb.“ Zahnärztin Dr. Ines Kaltwasser, Brühl</blockquote>`,
      ),
      '/leistungen.html': dental(
        'Leistungen',
        `<p>Fragen zu Garantie und Rückruf des Frässystems beantwortet Fräswerk Dental, 069 90009 477, service@fraeswerk-dental.test.</p>${around('de', 2, 1)}`,
      ),
      '/team.html': dental(
        'Team',
        `${dentalPerson('ZTM Volker Hesselbach', 'Inhaber', '<p>vh@dentallabor-hesselbach.test</p>')}${dentalPerson('Kerstin Adomeit', 'Materialwirtschaft und Einkauf', '<p>Angebote von Lieferanten bitte nur schriftlich: einkauf@dentallabor-hesselbach.test</p>')}${dentalPerson('Timo Rausch', 'Zahntechniker CAD/CAM')}`,
      ),
      '/kontakt.html': dental(
        'Kontakt',
        '<table><tr><td>Tel.</td><td>02 21 / 47 10 - 4 81</td></tr><tr><td>Fax</td><td>02 21 / 47 10 - 4 82</td></tr><tr><td>Mail</td><td>labor@dentallabor-hesselbach.test</td></tr></table>',
      ),
      '/impressum.html': dental(
        'Impressum',
        '<p>Dentallabor Hesselbach, Inh. Volker Hesselbach, Ringstraße 48, 50676 Köln<br>Telefon 0221 4710-481<br>USt-IdNr. DE481230477<br>Zuständige Kammer: Handwerkskammer, Tel. 0221 4710-990, info@kammer-handwerk.test</p><p>Berufsbezeichnung verliehen in der Bundesrepublik Deutschland. Fotos: Mareike Stolz, 48123047 © Bilderbank</p><p>Datenschutzbeauftragter: Dipl.-Inf. Achim Reuß, datenschutz@reuss-beratung.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['einkauf@dentallabor-hesselbach.test'],
    fine: ['labor@dentallabor-hesselbach.test', 'vh@dentallabor-hesselbach.test'],
    never: [
      'service@fraeswerk-dental.test',
      'info@kammer-handwerk.test',
      'datenschutz@reuss-beratung.test',
      '+492214710482',
      '+492214710990',
      '+496990009477',
    ],
    phones: ['+492214710481'],
    people: [
      {
        name: 'Kerstin Adomeit',
        role: 'Materialwirtschaft und Einkauf',
        email: 'einkauf@dentallabor-hesselbach.test',
      },
      { name: 'Volker Hesselbach', role: 'Inhaber', email: 'vh@dentallabor-hesselbach.test' },
      { name: 'ZTM Volker Hesselbach', role: 'Inhaber', email: 'vh@dentallabor-hesselbach.test' },
      { name: 'Timo Rausch', role: 'Zahntechniker CAD/CAM' },
    ],
    strangers: ['Ines Kaltwasser', 'Mareike Stolz', 'Achim Reuß'],
  },
  {
    host: 'metallbau-oberlechner.test',
    language: 'de',
    country: 'AT',
    kind: 'typo3',
    about:
      'Austrian; extensions after "DW"; rotated links; architects and a client’s head of building in the references',
    pages: {
      '/': metal('Stahl und Glas', `<h1>Geländer, Tore, Fassaden</h1>${around('de', 0, 2)}`),
      '/referenzen.html': metal(
        'Referenzen',
        '<ul><li>Brücke am Stadtpark, Bauherr: Bauhof, DI Gerald Pichler, Leiter Tiefbau</li><li>Wintergarten, Architektin Mag. arch. Eva Sonnleitner</li></ul>',
      ),
      '/ansprechpartner.html': metal(
        'Ansprechpartner',
        `<p>Durchwahlen zu <strong>+43 (0)732 / 48 12 30</strong></p><table class="contenttable">${metalRow('Ing. Franz Oberlechner', 'Geschäftsführer', '10', 'f.oberlechner@metallbau-oberlechner.test')}
${metalRow('Gerlinde Huemer', 'Büroleitung', '11', 'g.huemer@metallbau-oberlechner.test')}
${metalRow('Bernhard Stadler', 'Betriebsleiter', '14', 'b.stadler@metallbau-oberlechner.test')}
${metalRow('Lukas Oberlechner', 'Konstruktion', '17', 'l.oberlechner@metallbau-oberlechner.test')}</table>`,
      ),
      '/impressum.html': metal(
        'Impressum',
        `<p>Metallbau Oberlechner GmbH, Voestweg 48, 4030 Linz<br>Tel.: 0732 / 48 12 30-0, Fax: DW 9 (0732/481230-9)<br>${typo3Script('office@metallbau-oberlechner.test', ' [at] ')}</p><p>FN 481230 t, Landesgericht Linz, UID ATU48123047</p><p>Aufsichtsbehörde: Magistrat Linz. Redaktion und Umsetzung: Werbwerk, 0732 48 99 77, post@werbwerk.test</p>`,
      ),
    },
    asked: 'operations',
    best: ['b.stadler@metallbau-oberlechner.test'],
    fine: [
      'office@metallbau-oberlechner.test',
      'f.oberlechner@metallbau-oberlechner.test',
      'g.huemer@metallbau-oberlechner.test',
      'l.oberlechner@metallbau-oberlechner.test',
    ],
    never: ['post@werbwerk.test', '+437324812309', '+43732489977'],
    phones: [
      '+43732481230',
      '+437324812300',
      '+4373248123010',
      '+4373248123011',
      '+4373248123014',
      '+4373248123017',
    ],
    people: [
      { name: 'Bernhard Stadler', role: 'Betriebsleiter', email: 'b.stadler@metallbau-oberlechner.test' },
      {
        name: 'Franz Oberlechner',
        role: 'Geschäftsführer',
        email: 'f.oberlechner@metallbau-oberlechner.test',
      },
      { name: 'Gerlinde Huemer', role: 'Büroleitung', email: 'g.huemer@metallbau-oberlechner.test' },
      { name: 'Lukas Oberlechner', role: 'Konstruktion', email: 'l.oberlechner@metallbau-oberlechner.test' },
    ],
    strangers: ['Gerald Pichler', 'Eva Sonnleitner'],
  },
  {
    host: 'gaertnerei-wollgras.test',
    language: 'de',
    country: 'DE',
    kind: 'jimdo',
    about:
      'a decoy in the address; the shop’s and the home’s numbers; robots.txt closes the imprint; an apprentice by first name',
    pages: {
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /about/\nDisallow: /j/privacy\n' },
      '/': gardeners('Stauden aus dem Moor', `<p>Bioland-Betrieb seit 1994.</p>${around('de', 2, 1)}`),
      '/sortiment/': gardeners(
        'Sortiment',
        '<p>Wollgras, Topf 11, 4,80 €. Jungpflanzen von Stecklingshof Ammer, 0152 28817386.</p>',
      ),
      '/wir/': gardeners(
        'Wir',
        '<div class="j-module j-text"><p>Gegründet von Ilse Tietjen (1931–2012).</p><p><strong>Jan-Hinnerk Tietjen</strong>, Gärtnermeister und Inhaber</p><p><strong>Wiebke Lührs</strong>, Hofladen und Marktstand</p><p>Bente, Auszubildende</p></div>',
      ),
      '/kontakt/': gardeners(
        'Kontakt',
        `<p>Moorweg 48, 21224 Rosengarten<br>Hofladen: 040 / 66969-481<br>Wohnhaus (privat, bitte nicht): 040 / 66969-489</p><p>${withDecoy('moin@gaertnerei-wollgras.test')}</p>`,
      ),
      '/about/': gardeners(
        'Impressum',
        '<p>Jan-Hinnerk Tietjen, Handy 0172 9925904, jh.tietjen@postkasten-nord.test</p>',
      ),
    },
    asked: 'owner',
    best: ['moin@gaertnerei-wollgras.test'],
    never: ['jh.tietjen@postkasten-nord.test', '+494066969489', '+491729925904', '+4915228817386'],
    phones: ['+494066969481'],
    people: [
      { name: 'Jan-Hinnerk Tietjen', role: 'Gärtnermeister und Inhaber' },
      { name: 'Wiebke Lührs', role: 'Hofladen und Marktstand' },
    ],
    strangers: ['Ilse Tietjen'],
    closed: ['/about/'],
  },
  {
    host: 'elektro-nuessle.test',
    alias: ['www.elektro-nuessle.test'],
    language: 'de',
    country: 'DE',
    kind: 'ionos',
    about: 'the grid’s control room in each footer; an address by its letters’ codes',
    pages: {
      '/': electrician(
        'Ihr Elektriker',
        `${around('de', 0, 1)}<p>Not-Dienst am Wochenende (Innung): 089 99998 444</p>`,
      ),
      '/leistungen/': electrician(
        'Leistungen',
        '<ul><li>E-Check nach DIN VDE 0105-100</li><li>Wallboxen 11 und 22 kW, KfW-Zuschuss 440</li><li>Wechselrichter: Hotline Sonnblick Solar 0800 4812304</li></ul>',
      ),
      '/kontakt/': electrician(
        'Kontakt',
        `<p>Fon: 089 – 99 998 – 481<br>Mobil: 0171/3920048<br>Fax: 089 – 99 998 – 482</p><p><span id="m"></span>${charCodes('service@elektro-nuessle.test')}</p>`,
      ),
      '/impressum/': electrician(
        'Impressum',
        `<p>Elektro Nüßle e.K., Inhaber: Elektromeister Thomas Nüßle<br>Lindwurmgasse 48, 80337 München</p><p>HRA 48123, Amtsgericht München, Steuernummer 143/481/23047</p><p>Verbraucherschlichtung: Universalschlichtungsstelle, Tel. 07851 4812304, mail@schlichter.test. Erstellt mit Hilfe von Hannes Webservice.</p>`,
      ),
    },
    asked: 'owner',
    best: ['service@elektro-nuessle.test'],
    never: [
      'mail@schlichter.test',
      '+498999998477',
      '+498999998444',
      '+498999998482',
      '+498004812304',
      '+4978514812304',
    ],
    phones: ['+498999998481', '+491713920048'],
    people: [{ name: 'Thomas Nüßle', role: 'Inhaber' }],
  },
  {
    host: 'druckerei-aebi.test',
    language: 'de',
    country: 'CH',
    kind: 'react',
    about:
      'Swiss; its state still tells who led until 2022; a group company’s desk; a deputy while the buyer is away',
    pages: {
      '/': printers(
        'Offset und Digital',
        `<h1>Gedruckt im Emmental</h1>${around('de', 0, 1)}<p>Redaktion «Burgdorfer Bote»: Verlag Schlossgasse, Simon Gerber, 034 448 12 77, redaktion@burgdorfer-bote.test</p>`,
      ),
      '/team': printers(
        'Team',
        `${printer('Regula Aebi', 'Geschäftsführerin', '034 448 12 31', 'regula.aebi@druckerei-aebi.test')}${printer('Beat Zürcher', 'Leiter Einkauf (bis Mai im Vaterschaftsurlaub, Vertretung: Monika Lüthi)', '', '')}${printer('Monika Lüthi', 'Einkauf und Disposition', '034 448 12 33', 'monika.luethi@druckerei-aebi.test')}${printer('Rolf Iseli', 'Drucktechnologe', '', '')}`,
      ),
      '/kontakt': printers(
        'Kontakt',
        '<address>Sägeweg 48, 3400 Burgdorf</address><p>T <a href="tel:+41344481230">034 448 12 30</a><br>F 034 448 12 39<br><a href="mailto:info@druckerei-aebi.test">info@druckerei-aebi.test</a></p><p>Unsere Schwesterfirma Aebi Plakat AG, Thun: 033 348 12 30, plakat@aebi-plakat.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['monika.luethi@druckerei-aebi.test'],
    fine: ['info@druckerei-aebi.test', 'regula.aebi@druckerei-aebi.test'],
    never: [
      'redaktion@burgdorfer-bote.test',
      'plakat@aebi-plakat.test',
      'vorname.name@example.com',
      '+41344481239',
      '+41791234567',
      '+41344481277',
      '+41333481230',
    ],
    phones: ['+41344481230', '+41344481231', '+41344481233'],
    people: [
      {
        name: 'Monika Lüthi',
        role: 'Einkauf und Disposition',
        email: 'monika.luethi@druckerei-aebi.test',
        phone: '+41344481233',
      },
      {
        name: 'Regula Aebi',
        role: 'Geschäftsführerin',
        email: 'regula.aebi@druckerei-aebi.test',
        phone: '+41344481231',
      },
      { name: 'Beat Zürcher', role: 'Leiter Einkauf' },
      { name: 'Rolf Iseli', role: 'Drucktechnologe' },
    ],
    strangers: ['Hansruedi Aebi', 'Simon Gerber'],
  },
]
