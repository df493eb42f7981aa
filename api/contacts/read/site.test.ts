import { expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { readSite } from './site.ts'

/** A page, and everything that it publishes about its company: nothing else may be found. */
interface Case {
  host: string
  lang: string
  html: string
  emails?: string[]
  /** E.164. */
  phones?: string[]
  /** "Name / role". */
  people?: string[]
}

const cases: Record<string, Case> = {
  'an imprint, with its fax, its register and its portal for disputes': {
    host: 'huber.de',
    lang: 'de',
    html: `<h1>Impressum</h1><p>Huber Metallbau GmbH<br>86150 Augsburg</p><p>Vertreten durch:<br>Josef Huber<br>Maria Huber-Stein</p>
      <p>Telefon: +49 (0) 821 / 45 67 - 0<br>Telefax: +49 (0) 821 / 45 67 - 29<br>info@huber.de</p>
      <p>Amtsgericht Augsburg HRB 12345, USt-IdNr. DE 123 456 789, Steuernr. 0123/456/7890, IBAN DE12 3456 7890 1234</p>
      <h3>Bildnachweise</h3><p>Fotograf Timo Blitz, 0170 1234500</p><h3>Umsetzung</h3><p>Werbeagentur Kreativ<br>0711-111222<br>hallo@kreativ.de</p>`,
    emails: ['info@huber.de'],
    phones: ['+4982145670'],
    people: ['Josef Huber / Vertreten durch', 'Maria Huber-Stein / Vertreten durch'],
  },
  'a practice, its chamber, its insurer and its officer for data': {
    host: 'praxis-lang.de',
    lang: 'de',
    html: `<p>Dr. med. dent. Sabine LANG<br>Hauptstr. 5, 70173 Stuttgart</p><p>Berufsbezeichnung: Zahnärztin (verliehen in Deutschland)</p>
      <p>Fon 0711/123460, Fax: 0711/123461, praxis [at] praxis-lang [punkt] de</p><p>Sprechzeiten 08.00 - 13.00 und 14.30 - 18.30 Uhr</p>
      <p>Zuständige Kammer: Landeszahnärztekammer, Tel. 0711 769890, info@lzk.de</p><p>Berufshaftpflicht: Sicher AG, 0800 4100101</p>
      <h3>Datenschutzbeauftragter</h3><p>Jörg Amt, Rechtsanwalt<br>Tel. 0711 778899, dsb@kanzlei-amt.de</p>`,
    emails: ['praxis@praxis-lang.de'],
    phones: ['+49711123460'],
    people: ['Sabine Lang / Zahnärztin'],
  },
  'a notary and an advocate, whose councils have the profession in their domains': {
    host: 'notaioferrero.it',
    lang: 'it',
    html: `<title>Studio Notarile Ferrero – Biella</title><p>Notaio Anna Ferrero<br>Via Italia 4, Biella<br>info@notaioferrero.it</p>
      <p>Per esposti e richieste: consigliobiella@notariato.it, kansli@advokatnamnden.se</p>`,
    emails: ['info@notaioferrero.it'],
    people: ['Anna Ferrero / Notaio'],
  },
  'labels in cells of a table, digits in pairs': {
    host: 'kfz-brandl.at',
    lang: 'de',
    html: `<table><tr><td>KFZ Brandl<br>Inh. Ing. Alois Brandl</td></tr><tr><td>Tel.:</td><td>0 512 / 9 99 98-4 12</td></tr><tr><td>Fax:</td><td>0 512 / 9 99 98-4 13</td></tr><tr><td>Handy:</td><td>0664/3920012</td></tr></table><p>UID ATU12345678, FN 123456a</p>`,
    phones: ['+43512999984 12'.replace(' ', ''), '+436643920012'],
    people: ['Alois Brandl / Inh.'],
  },
  'two owners in one breath, and numbers with no label': {
    host: 'gasthof.ch',
    lang: 'de-CH',
    html: '<p>Ihre Gastgeber Regula und Beat Tschudin</p><p>044 555 01 23 · 079 555 01 24</p><p>Postkonto 30-12345-6</p>',
    phones: ['+41445550123', '+41795550124'],
    people: ['Regula Tschudin / Gastgeber', 'Beat Tschudin / Gastgeber'],
  },
  'a French legal notice with its host and its mediator': {
    host: 'duval.fr',
    lang: 'fr-FR',
    html: `<p>SARL Duval, SIRET 123 456 789 00012, RCS Rennes 123 456 789</p><p>Directeur de la publication : M. Jean-Marc DUVAL</p>
      <p>Tél : 02.99.12.34.56 / 06.12.34.00.78 – Téléc. 02 99 12 34 57</p><p>Achats : Sophie Morel, responsable des achats, achats@duval.fr</p>
      <h2>Hébergement</h2><p>Nuagia SAS, 59100 Roubaix – Tél. 09 72 10 10 07 – support@nuagia.com</p><p>Médiateur de la consommation : 01 99 00 48 12</p><p>Création : Studio Lys, bonjour@studiolys.fr</p>`,
    emails: ['achats@duval.fr'],
    phones: ['+33299123456', '+33612340078'],
    people: ['Jean-Marc Duval / Directeur de la publication', 'Sophie Morel / responsable des achats'],
  },
  'a British footer, and a team in headings': {
    host: 'oakfield.co.uk',
    lang: 'en-GB',
    html: `<h2>Meet the team</h2><div><h3>Sarah O’Connor MBE</h3><h4>Managing Director</h4><p>sarah@oakfield.co.uk</p></div><div><h3>Tom Baker</h3><h4>Workshop Foreman</h4></div>
      <div class="testimonial"><p>Rhonda Pickett</p><p>Property Manager</p><p>0113 496 0777</p></div>
      <footer><p>Company No. 01234567. VAT Reg No. GB 123 4567 89.</p><p>Call us on <b>0113 496 0123</b></p><p>Website by Pixel Ltd, 0113 496 0999</p></footer>`,
    emails: ['sarah@oakfield.co.uk'],
    phones: ['+441134960123'],
    people: ['Sarah O’Connor / Managing Director', 'Tom Baker / Workshop Foreman'],
  },
  'an American one, with extensions and free numbers': {
    host: 'desertroofing.com',
    lang: 'en-US',
    html: `<p>Phone: 602.555.0134 | Toll-Free: 1-800-555-0177 | Fax: 602.555.0135</p><p>Phoenix, AZ 85014 | ROC# 123456 | SKU 4881230477</p>
      <p>Mike Torres – Owner<br>mike@desertroofing.com</p><p>For orders contact Linda Ray, Purchasing Manager: (602) 555-0136 ext. 12</p><p>“Best roofers!” – <q>John Smith, Manager</q></p>`,
    emails: ['mike@desertroofing.com'],
    phones: ['+16025550134', '+16025550136', '+18005550177'],
    people: ['Mike Torres / Owner', 'Linda Ray / Purchasing Manager'],
  },
  'a mailbox that nobody reads any more, and a register number without digits': {
    host: 'vandersluis.nl',
    lang: 'nl',
    html: `<p>Mail naar truus@vandersluis.nl wordt niet meer gelezen.</p><p>info@vandersluis.nl<br>Tel. 0527 - 55 04 10</p><p>KvK 00000000</p>`,
    emails: ['info@vandersluis.nl'],
    phones: ['+31527550410'],
  },
  'the author of a quotation with role and company in one line': {
    host: 'ekhult.se',
    lang: 'sv',
    html: `<p><i>”Bästa entrecoten i Småland.”</i><br>Henrik Lindqvist, köksmästare, Värdshuset Åsnen</p><p>VD: Ingrid Berg</p>`,
    people: ['Ingrid Berg / VD'],
  },
  'a name with and without its middle': {
    host: 'tapatia.mx',
    lang: 'es-MX',
    html: `<p>Producción: Héctor Orozco</p><p>Gerente de Producción: Héctor Manuel Orozco</p>`,
    people: ['Héctor Manuel Orozco / Gerente de Producción'],
  },
  'a Dutch colophon': {
    host: 'vandijk.nl',
    lang: 'nl',
    html: `<p>T: 030 - 687 12 34/35<br>M: 06 55501234<br>F: 030 - 687 12 36</p><p>KvK 01234567, BTW NL001234567B01</p><h3>Directie</h3><p>Pieter van Dijk</p><h3>Inkoop</h3><p>Anneke de Vries<br>inkoop@vandijk.nl</p>
      <p>Ontwerp en bouw: Studio Tulp, 071-055 99 00, hoi@studiotulp.nl. Klachten: Autoriteit Persoonsgegevens, 088-055 85 00</p>`,
    emails: ['inkoop@vandijk.nl'],
    phones: ['+31306871234', '+31655501234'],
    people: ['Pieter van Dijk / Directie', 'Anneke de Vries / Inkoop'],
  },
  'an Italian one, with certified mail': {
    host: 'rossi.it',
    lang: 'it',
    html: `<p>Rossi Impianti S.r.l., P.IVA 01234567890, REA MI-1234567</p><p>PEC: rossi@pec.it - Tel. +39 02 1234560 - Cell. 335 1234567 - Fax 02 1234568 - info@rossi.it</p>
      <p>Sig. Sergio Rossi (titolare)</p><p>Responsabile acquisti: Dott.ssa Giulia Bianchi</p><p>Sito realizzato da WebFarm, 02 9999999</p>`,
    emails: ['info@rossi.it'],
    phones: ['+39021234560', '+393351234567'],
    people: ['Sergio Rossi / titolare', 'Giulia Bianchi / Responsabile acquisti'],
  },
  'a Spanish one, with departments in rows': {
    host: 'ruiz.es',
    lang: 'es',
    html: `<p>Talleres Ruiz S.L. · CIF: B12345678 · Tfno.: (94) 405 50 12 / 655 50 12 40 · Fax 944 055 013</p>
      <table><tr><td>Compras</td><td>Lucía Gómez</td><td>14</td><td>compras[arroba]ruiz.es</td></tr><tr><td>Gerencia</td><td>D. Antonio Ruiz López</td><td>11</td><td></td></tr></table>
      <p>Delegado de Protección de Datos: dpd@legal.es, 900 123 456</p><p>Diseño: Nube Verde 955 01 00 99</p>`,
    emails: ['compras@ruiz.es'],
    phones: ['+34944055012', '+34655501240'],
    people: ['Lucía Gómez / Compras', 'Antonio Ruiz López / Gerencia'],
  },
  'a Polish one, with numbers of registers that look like telephones': {
    host: 'meble.pl',
    lang: 'pl',
    html: `<p>NIP: 676 123 45 67, REGON: 123 456 780, KRS 0000123456</p><p>tel. 61 055 48 12, 61 055 48 13 (fax), kom. 605-550-123</p>
      <p>Właściciel – Jan Kowalski</p><p>Piotr Duda, kierownik działu zakupów, zakupy@meble.pl</p><p>Inspektor Ochrony Danych: Ewa Sroka, iod@rodo.pl, tel. 22 055 90 11</p>`,
    emails: ['zakupy@meble.pl'],
    phones: ['+48610554812', '+48605550123'],
    people: ['Jan Kowalski / Właściciel', 'Piotr Duda / kierownik działu zakupów'],
  },
  'a Swedish one, with short names': {
    host: 'plat.se',
    lang: 'sv',
    html: `<p>Malmö Plåt AB, org.nr 556123-4567, bankgiro 123-4567</p><p>Växel: 08-123 456 00</p><p>Erik Ek, VD<br>070-174 06 20<br>erik(a)plat.se</p><p>Karin Lind<br>Inköpsansvarig</p>
      <p>Felanmälan lokal: fastighetsskötare Roger Brandt, 031-390 06 80</p>`,
    emails: ['erik@plat.se'],
    phones: ['+46812345600', '+46701740620'],
    people: ['Erik Ek / VD', 'Karin Lind / Inköpsansvarig'],
  },
  'an h-card and microdata': {
    host: 'lang.de',
    lang: 'de',
    html: `<div class="h-card"><span class="p-name">Eva Lang</span> – <span class="p-job-title">Inhaberin</span> <span class="p-tel">0911 998877</span></div>
      <div itemscope itemtype="https://schema.org/Person"><b itemprop="name">Tom Groß</b> <i itemprop="jobTitle">Polier</i></div><a href="https://wa.me/4915155501250">Chat</a>`,
    phones: ['+49911998877', '+4915155501250'],
    people: ['Eva Lang / Inhaberin', 'Tom Groß / Polier'],
  },
  'who makes websites and says so itself': {
    host: 'agentur-nord.de',
    lang: 'de',
    html: '<title>Agentur Nord – Webdesign</title><p>Webdesign und Hosting: 0431 998877</p><p>GF: Nils Petersen</p>',
    phones: ['+49431998877'],
    people: ['Nils Petersen / GF'],
  },
  'nothing but goods, dates and other people': {
    host: 'bike-store.de',
    lang: 'de',
    html: `<nav><a>Leitung</a><a>Max Muster</a></nav><p>Art.-Nr. 0815-4711 12, EAN 4006381333931, 1.299,00 €</p><p>12.05.2024 - 14.05.2024, 04.01.2026</p><p>GPS 48.13743, 11.57549</p>
      <blockquote>Jens Krause, Geschäftsführer Krause GmbH</blockquote><p>Unser Kunde Ralf Voss, Inhaber, Voss Bau GmbH</p><p>Tipps von Vildmark: hilfe@vildmark.de, 0980-319 212</p><p>Tel: 123-456-7890, 0171 12345678, +49 123 456789</p><p>Neue Leitung</p>
      <h3>Schöne Küchen</h3><p>Beratung und Verkauf</p><h3>Custom Homes</h3><p>Sales &amp; Service</p><p>Quality Control: Final Inspection</p><p>Berlin Mitte – Verkauf</p>
      <h2>Datenschutz</h2><p>Suchmaschine Ltd, Dublin, Tel. +353 1 543 1000</p>`,
  },
}

test.each(Object.entries(cases))(
  '%s',
  async (_what, { host, lang, html, emails = [], phones = [], people = [] }) => {
    const page = readPage(`<html lang="${lang}">${html}`, `https://www.${host}/about`)
    const site = await readSite([page], [`www.${host}`])
    expect({
      emails: site.emails.map(({ email }) => email),
      phones: site.phones.map(({ e164 }) => e164),
      people: site.people.map(({ fullName, position }) => `${fullName} / ${position}`),
    }).toEqual({ emails, phones, people })
  },
)

test('each by their own address and number, whichever page they stand on', async () => {
  const card = (name: string, role: string, extension: string) =>
    `<div><h4>${name}</h4><p>${role}</p><p>Tel. 030 / 231 25-${extension}</p></div>`
  const team = readPage(
    card('Dirk Otto', 'Einkauf', '120') + card('Petra Weiß', 'Büro', '130'),
    'https://stahl.de/team',
  )
  const imprint = readPage(
    '<p>weiss.p@stahl.de, d.otto@stahl.de, info@stahl.de</p>',
    'https://stahl.de/impressum',
  )
  const { people } = await readSite([team, imprint], ['stahl.de'])
  expect(people.map(({ emails, phones }) => [...emails, ...phones])).toEqual([
    ['d.otto@stahl.de', '+49 30 23125120'],
    ['weiss.p@stahl.de', '+49 30 23125130'],
  ])
})

test('what else there is to do has its turn while a site is read', async () => {
  const page = readPage('<p>info@stahl.de</p>', 'https://stahl.de/')
  let isDone = false
  setImmediate(() => {
    isDone = true
  })
  await readSite([page], ['stahl.de'])
  expect(isDone).toBe(true)
})

test.each([
  ['at a predecessor’s domain', 'office@zahn-prohaska.at'],
  ['of a founder', 'walter@zahn-leitgeb.at'],
])('an address %s that only structured data has, beside a text, is not told', async (_whose, email) => {
  const data = `{"@type":"Dentist","name":"Praxis Prohaska","email":"${email}"}`
  const text = '<p>Wir nehmen uns Zeit für Ihre Zähne, und erklären jede Behandlung vorher.</p>'.repeat(5)
  const html = `<html lang="de"><title>Praxis Leitgeb</title><script type="application/ld+json">${data}</script>
    ${text}<p>praxis@zahn-leitgeb.at</p></html>`
  const { emails } = await readSite([readPage(html, 'https://zahn-leitgeb.at/kontakt')], ['zahn-leitgeb.at'])
  expect(emails.map(({ email }) => email)).toEqual(['praxis@zahn-leitgeb.at'])
})
