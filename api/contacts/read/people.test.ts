import { describe, expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { readSite } from './site.ts'

/** Everybody whom a page with this content names with a role. */
async function namedOn(html: string, lang: string, path = '/kontakt'): Promise<string[]> {
  const page = readPage(`<html lang="${lang}"><body>${html}</body></html>`, `https://acme-werk.test${path}`)
  const { people } = await readSite([page], ['acme-werk.test'])
  return people
    .filter(({ fullName, position }) => fullName && position)
    .map(({ fullName, position }) => `${fullName}: ${position}`)
}

describe('a sentence that says who is what', () => {
  test.each([
    ['de', 'Inhaber ist Henning Voss.', ['Henning Voss: Inhaber']],
    ['de', 'Geschäftsführer der Acme Werk GmbH ist Jörn Tietz.', ['Jörn Tietz: Geschäftsführer']],
    ['de', 'Unsere Einkäuferin heißt Ragnhild Moos.', ['Ragnhild Moos: Einkäuferin']],
    ['de', 'Henning Voss ist Inhaber und Meister.', ['Henning Voss: Inhaber']],
    [
      'de',
      'Werkstattleiter Uwe Brandt und Einkäuferin Silke Rohr sind für Sie da.',
      ['Uwe Brandt: Werkstattleiter', 'Silke Rohr: Einkäuferin'],
    ],
    ['en', 'Our managing director is Tamsin Oakley.', ['Tamsin Oakley: managing director']],
    ['en', 'Tamsin Oakley is our head of purchasing.', ['Tamsin Oakley: head of purchasing']],
    ['en', 'The company was founded in 1998 by owner Gareth Pugh.', ['Gareth Pugh: owner']],
    ['fr', 'Le gérant est Loïc Kerbrat.', ['Loïc Kerbrat: gérant']],
    ['fr', 'Maëlle Kerbrat est notre responsable des achats.', ['Maëlle Kerbrat: responsable des achats']],
    ['es', 'El gerente es Ximo Ferrer.', ['Ximo Ferrer: gerente']],
    ['es', 'Begoña Lasa es la directora de compras.', ['Begoña Lasa: directora de compras']],
    ['it', 'Il titolare è Ottavio Brambilla.', ['Ottavio Brambilla: titolare']],
    ['it', 'Ilaria Fontana è la nostra responsabile acquisti.', ['Ilaria Fontana: responsabile acquisti']],
    ['nl', 'Eigenaar is Tjeerd Hoekstra.', ['Tjeerd Hoekstra: Eigenaar']],
    ['nl', 'Femke Hoekstra is onze inkoper.', ['Femke Hoekstra: inkoper']],
    ['pl', 'Właścicielem jest Zenon Kubiak.', ['Zenon Kubiak: Właścicielem']],
    ['pl', 'Prezesem zarządu jest Halina Kubiak.', ['Halina Kubiak: Prezesem zarządu']],
    ['sv', 'Verkställande direktör är Torbjörn Ekdahl.', ['Torbjörn Ekdahl: Verkställande direktör']],
    ['sv', 'Ylva Ekdahl är inköpschef.', ['Ylva Ekdahl: inköpschef']],
  ])('in %s: %s', async (lang, text, people) => {
    expect(await namedOn(`<p>${text}</p>`, lang)).toEqual(people)
  })
})

describe('a name beside its role', () => {
  test.each([
    ['de', 'Dipl.-Ing. (FH) Rüdiger Quast, Geschäftsführender Gesellschafter', 'Rüdiger Quast'],
    ['de', 'Inh. Gerlinde Quast', 'Gerlinde Quast'],
    ['de', 'Vertreten durch den Vorstand: Hedda Quast', 'Hedda Quast'],
    ['de', 'Dr. med. dent. Veit Ostrowski – Zahnarzt', 'Veit Ostrowski'],
    ['de', 'Ansprechpartnerin Einkauf: Frau Mareike Thoms', 'Mareike Thoms'],
    ['de', 'Mag. Leopoldine Haslinger, Prokuristin', 'Leopoldine Haslinger'],
    ['de', 'Steinmetzmeister Ansgar Rühl', 'Ansgar Rühl'],
    ['de', 'Vorsitzende: Ortrud Behnke', 'Ortrud Behnke'],
    ['en', 'Managing Director: Rhodri Penhale', 'Rhodri Penhale'],
    ['en', 'Rhodri Penhale, master stonemason', 'Rhodri Penhale'],
    ['en', 'Prop. Rhodri Penhale', 'Rhodri Penhale'],
    ['en', 'Mrs. Oonagh Devlin – Company Secretary', 'Oonagh Devlin'],
    ['en', 'Saoirse Ní Bhriain, Chartered Physiotherapist', 'Saoirse Ní Bhriain'],
    ['en', 'Chair: Leticia O’Shaughnessy', 'Leticia O’Shaughnessy'],
    ['fr', 'Gérante : Mme Solène Le Goff', 'Solène Le Goff'],
    ['fr', 'Aurélien Caradec, expert-comptable, associé', 'Aurélien Caradec'],
    ['fr', 'Yannig Caradec – chef d’atelier', 'Yannig Caradec'],
    ['fr', 'Directrice de la publication : Solène Le Goff, présidente', 'Solène Le Goff'],
    ['fr', 'Trésorier : Ewen Caradec', 'Ewen Caradec'],
    ['es', 'Administradora única: Dña. Izaskun Olano', 'Izaskun Olano'],
    ['es', 'Jefe de taller: Unax Olano', 'Unax Olano'],
    ['es', 'C.P. Eréndira Tamayo, Contadora Pública', 'Eréndira Tamayo'],
    ['es', 'Izaskun Olano – Enóloga', 'Izaskun Olano'],
    ['it', 'Titolare: Geom. Ermete Zanon', 'Ermete Zanon'],
    ['it', 'Capocantiere: Ermete Zanon', 'Ermete Zanon'],
    ['it', 'Dott.ssa Ornella Zanon – Consulente del lavoro', 'Ornella Zanon'],
    ['it', 'Amministratrice unica: Ornella Zanon', 'Ornella Zanon'],
    ['nl', 'Eigenaresse: Wytske Postma', 'Wytske Postma'],
    ['nl', 'Dhr. ing. Gerben van der Wal, bedrijfsleider', 'Gerben van der Wal'],
    ['nl', 'Penningmeester: Wytske Postma', 'Wytske Postma'],
    ['nl', 'Jikke Postma – verloskundige', 'Jikke Postma'],
    ['pl', 'Właścicielka: mgr Żaneta Wróbel', 'Żaneta Wróbel'],
    ['pl', 'inż. Bożydar Wróbel – kierownik produkcji', 'Bożydar Wróbel'],
    ['pl', 'Młynarz: Bożydar Wróbel', 'Bożydar Wróbel'],
    ['pl', 'Prezes Zarządu – Bożydar Wróbel', 'Bożydar Wróbel'],
    ['sv', 'VD: Folke Ståhl', 'Folke Ståhl'],
    ['sv', 'Hjördis Ståhl, leg. naprapat', 'Hjördis Ståhl'],
    ['sv', 'Ägare och snickare: Folke Ståhl', 'Folke Ståhl'],
    ['sv', 'Ordförande Hjördis Ståhl', 'Hjördis Ståhl'],
  ])('in %s: %s', async (lang, text, name) => {
    expect((await namedOn(`<p>${text}</p>`, lang)).map((told) => told.split(':')[0])).toEqual([name])
  })
})

describe('a form that pages show people in', () => {
  test.each([
    [
      'a table with the name first',
      '<table><tr><td>Quast, Hedda</td><td>Einkauf</td><td>-24</td></tr><tr><td>Tietz, Jörn</td><td>Lager</td><td>-25</td></tr></table>',
      ['Hedda Quast: Einkauf', 'Jörn Tietz: Lager'],
    ],
    [
      'a table with the role first',
      '<table><tr><th>Inkoop</th><td>Sietske Bijl</td></tr><tr><th>Directie</th><td>Hielke Bijl</td></tr></table>',
      ['Sietske Bijl: Inkoop', 'Hielke Bijl: Directie'],
    ],
    [
      'a list of definitions',
      '<dl><dt>Acquisti</dt><dd>Fiorenza Zanon</dd><dt>Direzione</dt><dd>Ermete Zanon</dd></dl>',
      ['Fiorenza Zanon: Acquisti', 'Ermete Zanon: Direzione'],
    ],
    [
      'cards with a heading',
      '<div><div class="card"><h4>Apolline Caradec</h4><p>Cofondatrice, direction</p></div><div class="card"><h4>Samir Haddad</h4><p>Achats & atelier</p></div></div>',
      ['Apolline Caradec: Cofondatrice, direction', 'Samir Haddad: Achats & atelier'],
    ],
    [
      'headings with a role below, in one box',
      '<h4>Apolline Caradec</h4><p>Cofondatrice</p><h4>Samir Haddad</h4><p>Achats</p>',
      ['Apolline Caradec: Cofondatrice', 'Samir Haddad: Achats'],
    ],
    [
      'a label above several names',
      '<p><b>Geschäftsführung</b><br>Jörn Tietz<br>Hedda Quast</p>',
      ['Jörn Tietz: Geschäftsführung', 'Hedda Quast: Geschäftsführung'],
    ],
    [
      'a caption of a picture',
      '<figure><img src="a.jpg"><figcaption>Kajsa Ståhl<br>Butikschef</figcaption></figure>',
      ['Kajsa Ståhl: Butikschef'],
    ],
    [
      'a list where rarer names stand beside usual ones',
      '<ul><li>Anna Kern – Verwaltung</li><li>Thorwin Eckloff – Technik</li></ul>',
      ['Anna Kern: Verwaltung', 'Thorwin Eckloff: Technik'],
    ],
  ])('%s', async (_form, html, people) => {
    expect((await namedOn(html, 'de')).toSorted()).toEqual(people.toSorted())
  })

  test('a page of people names whom no list of first names has', async () => {
    const html = '<h3>Thorwin Eckloff</h3><p>Technik</p>'
    expect(await namedOn(html, 'de', '/unser-team')).toEqual(['Thorwin Eckloff: Technik'])
    expect(await namedOn('<h3>Runde Ecken</h3><p>Technik</p>', 'de', '/leistungen')).toEqual([])
  })
})

describe('nobody', () => {
  test.each([
    ['de', '“Alles bestens!” – Karl Meier, Geschäftsführer'],
    ['de', 'Fotos: Jana Licht, Fotografin'],
    ['de', 'Datenschutzbeauftragter: Lars Wollny, Rechtsanwalt'],
    ['de', 'Pressekontakt: Jana Licht, Beraterin, PR-Büro Licht'],
    ['de', 'Seele des Hauses, Einkauf'],
    ['it', 'Studio Dentistico Dott. Paolo Morselli'],
    ['it', 'Oggi la fondatrice de La Grastella'],
    ['fr', 'Cabinet Dentaire Solène Le Goff'],
    ['de', 'Küchen Design – Verkauf'],
    ['de', 'Einkauf: Ankauf von Gebrauchtmaschinen'],
    ['en', 'Kitchen Design – Sales'],
    ['en', '“Spot on.” Maureen Tully, café owner'],
    ['en', 'Website by Owen Pike, developer'],
    ['en', 'Press enquiries: Jemima Frost, Account Director, Frost & Byline PR'],
    ['fr', 'Bureau de presse Minuit : Clémence Aubry, attachée de presse'],
    ['fr', 'Médiateur : Pascal Brun, avocat'],
    ['es', 'Delegado de protección de datos: Lourdes Amat, abogada'],
    ['it', 'Ufficio stampa: Chiara Neri, giornalista'],
    ['nl', 'Fotografie: Ilse Vroom, fotograaf'],
    ['pl', 'Inspektor ochrony danych: Ewa Sroka, radca prawny'],
    ['sv', 'Dataskyddsombud: Lars Krok, jurist'],
  ])('of the company in %s: %s', async (lang, text) => {
    expect(await namedOn(`<p>${text}</p>`, lang)).toEqual([])
  })
})

describe('whose a role is, among names above and below', () => {
  const card = (...lines: string[]) => `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
  test.each([
    [
      'one’s own role counts, not the department above the name',
      card('Fuhrpark und Disposition', 'Thorsten Wieczorek', 'Leiter Disposition'),
      ['Thorsten Wieczorek: Leiter Disposition'],
    ],
    [
      'a role stays with its card where the name in it is not read',
      `${card('Amparo Ribalta Sales', 'Gerente')}${card('Josep Lluís Tirado', 'Proyectos y mediciones')}`,
      [],
    ],
    [
      'a nickname in quotation marks is no part of the name',
      `${card('Robert “Bob” Castellano', 'Owner')}${card('Shawna Whitehorse', 'Office manager')}`,
      ['Robert Castellano: Owner', 'Shawna Whitehorse: Office manager'],
    ],
    [
      'below a department, its head is told with it',
      '<h2>Einkauf</h2><p>Silke Baumgart (Leitung)</p>',
      ['Silke Baumgart: Einkauf (Leitung)'],
    ],
    [
      'a first letter is the person whose whole name is elsewhere',
      '<p>Chef d’exploitation : Patrice Legouttière</p><p>Exploitation : P. Legouttière</p>',
      ['Patrice Legouttière: Chef d’exploitation'],
    ],
    [
      'what follows a role says more of the person',
      '<p>Federica Mancinelli, titolare, che segue la vendita</p>',
      ['Federica Mancinelli: titolare'],
    ],
    [
      'a first name may stand in the mailbox alone',
      '<p>Éditeur responsable : X. Collignon, xavier@acme-werk.test</p>',
      ['Xavier Collignon: Éditeur responsable'],
    ],
    [
      'letters before a name are a title',
      '<p>Die Inhaber: ZTM Dirk Overrath und ZTM Svenja Pohl</p>',
      ['Dirk Overrath: Inhaber', 'Svenja Pohl: Inhaber'],
    ],
    [
      'the next sentence is no role',
      '<p>Zaakvoerders: P. Vandekerckhove en L. Cools. Ingeschreven op de tabel van de Orde van Architecten.</p>',
      ['P. Vandekerckhove: Zaakvoerder', 'L. Cools: Zaakvoerder'],
    ],
    ['a customer’s employer is no person', '<p>Brandi L., office manager at Foothills Vet</p>', []],
    ['who led first is not asked for', '<p>Alfio Magrini, parroco e primo presidente</p>', []],
    ['whose time is over is not told', '<p>Gilles Fortin, directeur de production jusqu’en décembre</p>', []],
    ['who answers for data alone', '<p>Administratorem danych jest Gabinet Łapka Agata Szymczyk</p>', []],
    [
      'a sentence goes on after the role',
      '<p>Matías Zabala, encargado de sistemas, cuenta cómo pasamos quince años de papeles a formato digital</p><p>matias.zabala@acme-werk.test</p>',
      ['Matías Zabala: encargado de sistemas'],
    ],
    [
      'a guest or a politician who is named in passing is nobody here',
      '<p>Mars 2024 – Visite de Mme Sylvie Montagnier, sous-préfète de Bonneville, dans nos ateliers</p><p>Elena Quirós, consejera de Bienestar, visitó nuestras nuevas instalaciones de fisioterapia</p>',
      [],
    ],
    [
      'who is named in passing is somebody here if another line says so',
      '<p>Elena Quirós, coordinadora de compras, visitó la feria con nuestros proveedores y clientes</p><p>Compras: Elena Quirós</p>',
      ['Elena Quirós: coordinadora de compras'],
    ],
    [
      'a company with its legal form is no person',
      '<p>Titular: Cosío Turismo Rural, C.B., NIF E39000000</p>',
      [],
    ],
    ['a practice’s name is no role', '<p>Tierarztpraxis am Stadtwald<br>Friederike Vogt</p>', []],
    ['an initial may be an M.', '<p>John M. Smith, owner</p>', ['John M. Smith: owner']],
    ['words like legal forms', '<p>Gérant : Jean Dupont, sa fille</p>', ['Jean Dupont: Gérant']],
    ['a surname may be a word of address elsewhere', '<p>Buyer: Jing Pan</p>', ['Jing Pan: Buyer']],
    ['a kin’s word is no name', '<p>Sonen Mikael Lindell är ägare</p>', ['Mikael Lindell: ägare']],
    ['an honour is no role', '<p>Ehrenvorsitzender: Karl Vogel</p>', []],
    ['a cheese may be called like a saint', '<h3>St Fionán</h3><p>Hard, cooked curd</p>', []],
    [
      'a link to a mailbox is no name',
      '<h2>Konstruktion</h2><p>Head of Engineering</p><p>Mejla Mehdi</p>',
      [],
    ],
    ['letters after a name', '<h4>BVSC MRCVS</h4><p>Senior vet</p>', []],
    ['a pointer is no role', '<p>Damkommittén: Gittan Almkvist – se kansliet</p>', []],
    ['an address is no role', '<p>Cosimo Lattarulo, lattarulo#acme-trasporti.it</p>', []],
    ['a sort of business is no role', '<p>PIEKARNIA MODRZEWINA<br>Grzegorz Sadlik</p>', []],
    [
      'a plural is of each',
      '<p>Titolari: Giuditta Ferri e Sandro Bevilacqua</p>',
      ['Giuditta Ferri: Titolare', 'Sandro Bevilacqua: Titolare'],
    ],
    [
      'a remark in brackets ends with its bracket',
      '<dl><dt>Administración (pagos, facturas)</dt><dd>C.P. Leticia Zavala</dd></dl>',
      ['Leticia Zavala: Administración (pagos, facturas)'],
    ],
    [
      'the author of a quotation in its row',
      '<table><tr><td>„Die Kirchgemeinde dankt für 32 Bankauflagen.“</td><td>Pfarrer Gottlob Nierade</td></tr></table>',
      [],
    ],
    ['who is retired', '<p>Pfarrer i. R. Gottlob Nierade</p>', []],
    [
      'a mailbox and a number follow the name or the role',
      `<dl><dt>Rektor</dt><dd>Cecilia Bjurström, 0510-48 61 01, cecilia@acme-werk.test</dd></dl>
        <h3>Daniel ”Danne” Forsell</h3><span>Ägare</span> <a href="mailto:danne@acme-werk.test">danne@acme-werk.test</a>`,
      ['Cecilia Bjurström: Rektor', 'Daniel Forsell: Ägare'],
    ],
    [
      'a term of a list is of what follows it',
      `<dl><dt>Schulbüro</dt><dd>Lena Kvist, 0511 486100</dd><dt>Rektor</dt><dd>Henrik Palmblad, 0511 486107</dd></dl>`,
      ['Henrik Palmblad: Rektor'],
    ],
    [
      'a list with dots and extensions',
      '<pre>Ext 11 Wade Kjelstrup ......... President\nExt 14 Marlys Huber ........... Office Manager</pre>',
      ['Wade Kjelstrup: President', 'Marlys Huber: Office Manager'],
    ],
    [
      'initials of a double name',
      '<p>Gesellschafter: H.-P. Rademichl</p>',
      ['H.-P. Rademichl: Gesellschafter'],
    ],
    [
      'an M. before a surname',
      '<p>Inhaberin: M. Hummler-Stitzenberg</p>',
      ['M. Hummler-Stitzenberg: Inhaberin'],
    ],
    [
      'a sentence that begins as a role',
      '<p>C. Zambonini</p><p>Il Presidente riceve su appuntamento</p>',
      [],
    ],
    ['the author of a recipe', '<p>Ein Rezept von Küchenchef Edmund Kainrath, Gasthof zur Post.</p>', []],
    [
      'a first name may begin as a trade does',
      '<p>Inhaber: Dieter Piepenbrink • Hafenstr. 112</p>',
      ['Dieter Piepenbrink: Inhaber'],
    ],
    ['a firm that is called after a family', '<h1>Garside Roofing</h1><p>Slates and stone</p>', []],
    [
      'an address in disguise is no role',
      '<p>Veronika Lamparter, leitung (at) acme-werk [punkt] test</p>',
      [],
    ],
    [
      'the mailbox of a colleague whose role is unknown is not theirs',
      `<div><h4>Brett Heinrichsen</h4><p>Owner / Manager. 0427 118 204</p></div>
        <div><h4>Kylie Heinrichsen</h4><p>Wrangler. kylie.h@acme-werk.test</p></div>`,
      ['Brett Heinrichsen: Owner / Manager'],
    ],
    [
      'plurals of two words are of each',
      '<p>Soci e gerenti: Fabrizio Bottinelli, Noemi Strozzi</p>',
      ['Fabrizio Bottinelli: Socio e gerente', 'Noemi Strozzi: Socio e gerente'],
    ],
    [
      'what an imprint must say is less than a role',
      '<p>Medieninhaberin: Notburga Waltl</p><h4>Notburga Waltl</h4><p>Wirtin</p>',
      ['Notburga Waltl: Wirtin'],
    ],
    [
      'a label between a name and a role',
      '<h2>Chris Pym</h2><div><div>Job title</div><div>IT and Prepress Manager</div></div>',
      ['Chris Pym: IT and Prepress Manager'],
    ],
    ['the author of a template', '<p>Impressum nach dem Muster von Rechtsanwalt Sören Siebrecht.</p>', []],
    [
      'the role is what precedes the verb, without words before it',
      '<p>Oggi il titolare è il nipote, Ivo Tognazzoli</p><p>ivo@acme-werk.test</p>',
      ['Ivo Tognazzoli: titolare'],
    ],
    [
      'the owner of a copyright is no part of a role',
      '<footer>© Språkbryggan i Örebro AB. Rektor och grundare: Mireille Sandgren</footer>',
      ['Mireille Sandgren: Rektor och grundare'],
    ],
    [
      'somebody introduces herself',
      '<p>Mi chiamo Letizia Sgarlini, sono la titolare e la terza della famiglia a tagliare tomaie.</p><p>letizia@acme-werk.test</p>',
      ['Letizia Sgarlini: titolare'],
    ],
    ['a department is no person', '<p>Purchasing &amp; Outside Processing</p>', []],
    [
      'sentences follow the role',
      '<dl><dt><strong>Fidelma Mealy</strong></dt><dd>Managing Partner. Qualified in 1993. Probate and tax.</dd></dl>',
      ['Fidelma Mealy: Managing Partner'],
    ],
    [
      'a bold role is of the heading above it',
      '<ul><li><h2>Denise Holroyd</h2><p><strong>Practice Manager</strong></p><p>She looks after the diary.</p></li></ul>',
      ['Denise Holroyd: Practice Manager'],
    ],
    ['letters after a trade', '<p>Projeteur BIM, responsable informatique</p>', []],
    ['a role of another body', '<p>Vittorio Semeraro, capo panel della Camera di commercio</p>', []],
    [
      'letters after a name belong to it, so that the role below is not of the next name',
      '<h4>Kyle Benning, VMD</h4><p>Associate Veterinarian</p><h4>Trish LaPlante</h4><p>Hospital Administrator</p>',
      ['Kyle Benning: Associate Veterinarian', 'Trish LaPlante: Hospital Administrator'],
    ],
    [
      'a title behind a name is less than the role below it',
      '<h3>Franco Gieco, Vet.</h3><p>Director médico</p>',
      ['Franco Gieco: Director médico'],
    ],
    [
      'whom they work with is no part of a role',
      '<p>Ann Poe, Chief Operating Officer, her crew</p>',
      ['Ann Poe: Chief Operating Officer'],
    ],
    ['a nurse’s work is no name', '<p>Lead Dental Nurse – GDC No. 140928</p>', []],
    ['a register with its number is no name', '<p>Planning: KvK Meppel</p>', []],
    ['a title of a book is no role', '<h3>Sale grosso</h3><div>Franco Abbrescia</div>', []],
    ['who planned a house that is shown', '<p>Casita, 320 m². Architect: Paul Siebert, AIA</p>', []],
    ['whom employees of any company may trust', '<p>Vertrouwenspersoon: mevr. Ingrid Bolhuis</p>', []],
    [
      'a verb before a name',
      '<p>Anything you would rather say to the owner reach Gwen Pryce at the desk.</p>',
      [],
    ],
    [
      'elements side by side without a space are set apart by their styles',
      '<figure><strong>Mei-Lin Corrigan</strong><span>Designer</span></figure><figure><strong>Tama Ruawai</strong><span>Wraps</span></figure>',
      ['Mei-Lin Corrigan: Designer'],
    ],
    [
      'a second surname may be left out',
      '<p>Antonio Belchí (gerencia): 629 47 18 56</p><table><tr><td>Antonio Belchí Ruiz</td><td>Gerente</td></tr></table>',
      ['Antonio Belchí Ruiz: Gerente'],
    ],
    [
      'a sentence after a bold role is no part of it',
      '<p><b>Ana Sepúlveda</b><br><b>Gerente de Operaciones</b>. A ella le reportan tráfico y comedor</p>',
      ['Ana Sepúlveda: Gerente de Operaciones'],
    ],
    [
      'degrees after a name belong to it',
      '<h2>Verena Rettenbacher, MSc</h2><p>Praxisinhaberin</p><h2>Lukas Eibl, BSc</h2><p>Physiotherapeut</p>',
      ['Verena Rettenbacher: Praxisinhaberin', 'Lukas Eibl: Physiotherapeut'],
    ],
    [
      'who leads a course leads no company',
      '<p>Acht Abende, Dienstag 18.30 Uhr, Leitung Samira Delić</p>',
      [],
    ],
    [
      'kin is less than the role before the name',
      '<p>Il titolare è <b>Ilario Bramanti</b>, figlio di Dino e maestro: la lega la giudica dal colore.</p>',
      ['Ilario Bramanti: titolare'],
    ],
    [
      'where somebody is reached is no part of a role',
      '<p>Anna Kern, general manager, at the office number below</p><p>Ask for Anna Kern.</p>',
      ['Anna Kern: general manager'],
    ],
    ['a company is no role', '<p>Polígono Industrial Oeste<br>Talleres Belchí Ruiz, S.L.</p>', []],
    [
      'who answers for the content by law is the owner all the same',
      '<p>Verena Rettenbacher, Inhaberin und für den Inhalt verantwortlich</p>',
      ['Verena Rettenbacher: Inhaberin'],
    ],
    ['kin is no role', '<p>Simonetta Bovati, nipote del fondatore</p>', []],
    ['a template’s role is none', '<p>Martin Oduya, Job title</p>', []],
    ['a sponsor', '<h2>Unsere Förderer</h2><p>Carsten Meinken, Geschäftsführer</p>', []],
  ])('%s', async (_what, html, people) => {
    expect(await namedOn(html, 'de')).toEqual(people)
  })
})

describe('who works for others', () => {
  const partner = '<h3>Scheldekoel Opslag B.V.</h3><p>Operationeel manager: Marloes Franse</p>'
  const club = '<h2>IJsvereniging Nooit Gedacht</h2><p>Voorzitter Jannes Hidding</p>'

  test.each([
    ['is below the name of another company', partner, []],
    ['is below the name of a club', club, []],
    [
      'is not below one’s own name',
      '<h3>Acme-Werk B.V.</h3><p>Directeur: Joost Kuijt</p>',
      ['Joost Kuijt: Directeur'],
    ],
  ])('%s', async (_what, html, people) => {
    expect(await namedOn(html, 'nl', '/diensten')).toEqual(people)
  })

  test('in an imprint, the company may be called otherwise than its site', async () => {
    expect(await namedOn(partner, 'nl', '/impressum')).toEqual(['Marloes Franse: Operationeel manager'])
  })
})

describe('a person in structured data', () => {
  const data = `<script type="application/ld+json">{"@type":"Winery","name":"Acme Werk","employee":[
    {"@type":"Person","name":"Juan Pérez","jobTitle":"CEO"}]}</script>`
  const text =
    '<p>Two siblings make our wine on the slopes above the river, as their parents did. </p>'.repeat(5)

  test('beside a text that does not name them is a sample', async () => {
    expect(await namedOn(data + text, 'en')).toEqual([])
  })

  test('who led until a year that a text names is former', async () => {
    const history = '<p>Juan Pérez, owner for forty-two years, ran the cellar with his wife until 2017.</p>'
    expect(await namedOn(data + text + history, 'en')).toEqual([])
  })

  test.each([
    ['beside a text that names them', `${data}${text}<p>Ask for Juan Pérez.</p>`],
    ['on a page that a script draws', data],
  ])('%s is told', async (_what, html) => {
    expect(await namedOn(html, 'en')).toEqual(['Juan Pérez: CEO'])
  })
})
