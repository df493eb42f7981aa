import { cloudflared, entities, joomlaCloaked } from '../disguises.ts'
import {
  divi,
  diviPerson,
  elementor,
  gutenberg,
  handmade,
  joomla,
  module_,
  shopify,
  widget,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const farm = divi({
  host: 'agriturismolequerce.test',
  language: 'it',
  name: 'Agriturismo Le Querce',
  nav: { '/': 'Home', '/camere/': 'Camere', '/chi-siamo/': 'Chi siamo', '/contatti/': 'Dove siamo' },
})

const mechanic = handmade({
  host: 'www.officinagrandi.test',
  language: 'it',
  name: 'Officina Grandi snc',
  nav: { 'index.htm': 'Home', 'lavori.htm': 'Lavorazioni', 'dove.htm': 'Contattateci' },
  foot: 'Sito realizzato da WebRapido - webmaster@webrapido.test - tel. 051 055 9900',
})

const coffee = shopify({
  host: 'torrefazionealba.test',
  language: 'it',
  name: 'Torrefazione Alba',
  nav: { '/collections/caffe': 'Caffè', '/pages/la-squadra': 'La squadra', '/pages/contatti': 'Contatti' },
  foot: '<p>Torrefazione Alba S.r.l., via dei Mestieri 48, 34100 Trieste, P.IVA 01488123047</p>',
})

const accountant = joomla({
  host: 'www.studiopagani.test',
  language: 'it',
  name: 'Studio Pagani',
  nav: { '/': 'Studio', '/professionisti': 'Professionisti', '/contatti': 'Contatti' },
})

const spam = 'Indirizzo email protetto dagli spambots. È necessario abilitare JavaScript per vederlo.'

const marble = elementor({
  host: 'marmicolonnata.test',
  language: 'it',
  name: 'Marmi Colonnata',
  nav: { '/': 'Home', '/materiali/': 'Materiali', '/il-team/': 'Il team', '/contattaci/': 'Contattaci' },
  foot: '<p>Agenzia web: Toscana Digitale, tel. 055 055 9901, info@toscana-digitale.test</p>',
})

const beach = wix({
  host: 'www.bagnonettuno.test',
  language: 'it',
  name: 'Bagno Nettuno',
  nav: { '/': 'Home', '/prezzi': 'Prezzi', '/contatti': 'Contatti' },
  foot: wixText('Bagno Nettuno di Ravaglia Loris, P.IVA 03488123047'),
})

const boats = gutenberg({
  host: 'nauticaferri.test',
  language: 'it',
  name: 'Nautica Ferri',
  nav: { '/': 'Home', '/usato/': 'Usato', '/contatti/': 'Contatti' },
  foot: '<p>Tel. 0185 055 480</p>',
})

const ceramics = gutenberg({
  host: 'www.ceramichebardelli.test',
  language: 'it',
  name: 'Ceramiche Bardelli',
  nav: { '/': 'Home', '/azienda/': 'Azienda', '/contatti/': 'Contatti', '/note-legali/': 'Note legali' },
  foot: '<p>Ceramiche Bardelli S.r.l. – P.IVA 04881230477 – REA MO 481230 – PEC: ceramichebardelli@pec.test</p><p>Credits: <a href="mailto:ciao@webbottega.test">WebBottega</a></p>',
})

export const italian: readonly Site[] = [
  {
    host: 'www.studiopagani.test',
    language: 'it',
    country: 'IT',
    kind: 'joomla',
    about:
      'partners with Joomla’s cloak; a professional order’s address; certified mail beside the usual one',
    pages: {
      '/': accountant('Commercialisti a Milano', prose('it', 1, 2)),
      '/professionisti': accountant(
        'Professionisti',
        `<h3>Dott.ssa Elena Pagani</h3><p>Commercialista e revisore legale, socia fondatrice</p><p>${joomlaCloaked('elena.pagani@studiopagani.test', spam)}</p><h3>Dott. Riccardo Sala</h3><p>Consulente del lavoro</p>`,
      ),
      '/contatti': accountant(
        'Contatti',
        `<p>Via Inesistente 55, 20121 Milano</p><p>Tel: 02.5550.0123<br>Fax: 02.5550.0124</p><p>Email: ${joomlaCloaked('segreteria@studiopagani.test', spam)}</p><p>PEC: ${joomlaCloaked('studiopagani@pec-milano.test', spam)}</p><p>Ordine dei Dottori Commercialisti: info@odcec.test</p>`,
      ),
    },
    asked: 'office',
    best: ['segreteria@studiopagani.test', 'elena.pagani@studiopagani.test'],
    never: ['info@odcec.test', 'studiopagani@pec-milano.test', '+390255500124'],
    phones: ['+390255500123'],
    people: [
      {
        name: 'Elena Pagani',
        role: 'Commercialista e revisore legale, socia fondatrice',
        email: 'elena.pagani@studiopagani.test',
      },
      { name: 'Riccardo Sala', role: 'Consulente del lavoro' },
    ],
  },
  {
    host: 'agriturismolequerce.test',
    language: 'it',
    country: 'IT',
    kind: 'divi',
    about: 'two mobiles of two people; chiocciola in brackets; a review portal’s people in quotations',
    pages: {
      '/': farm(
        'Agriturismo in Umbria',
        module_(`<h1>Silenzio e ulivi</h1>${prose('it', 1, 2)}`) +
          module_('<p>«Torneremo!» Donatella Ricci, Milano</p>', 'testimonial'),
      ),
      '/camere/': farm('Camere', module_('<p>Camera Quercia 88,00 € · Camera Rovere 104,00 €</p>')),
      '/chi-siamo/': farm(
        'Chi siamo',
        diviPerson('Assunta Baldini', 'Titolare', '<p>Cell. 340 555 01 23</p>') +
          diviPerson('Ettore Baldini', 'Cuoco', '<p>Cell. 340 555 01 24</p>'),
      ),
      '/contatti/': farm(
        'Dove siamo',
        module_(
          '<p>Loc. Le Querce 12, 06059 Todi (PG)</p><p>Tel/Fax 075 055 4812</p><p>info (chiocciola) agriturismolequerce.test</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['info@agriturismolequerce.test'],
    phones: ['+393405550123', '+393405550124', '+390750554812'],
    people: [
      { name: 'Assunta Baldini', role: 'Titolare', phone: '+393405550123' },
      { name: 'Ettore Baldini', role: 'Cuoco', phone: '+393405550124' },
    ],
    strangers: ['Donatella Ricci'],
  },
  {
    host: 'www.officinagrandi.test',
    language: 'it',
    country: 'IT',
    kind: 'handmade',
    about:
      '"Contattateci" at dove.htm; slashes in numbers; the address in character references; the webmaster on each page',
    pages: {
      '/': mechanic('Home', `<H2>Tornitura e fresatura</H2>${prose('it', 0, 2)}`),
      '/index.htm': mechanic('Home', `<H2>Tornitura e fresatura</H2>${prose('it', 0, 2)}`),
      '/lavori.htm': mechanic('Lavorazioni', '<P>Diametri da 12 a 480 mm. UNI EN 10204.</P>'),
      '/dove.htm': mechanic(
        'Contattateci',
        `<TABLE><TR><TD>OFFICINA GRANDI snc di Grandi Sergio &amp; C.</TD></TR><TR><TD>40138 Bologna</TD></TR><TR><TD>Tel. 051/0554812 - Fax 051/0554813</TD></TR><TR><TD>E-mail: <A HREF="mailto:${entities('officina@officinagrandi.test')}">${entities('officina@officinagrandi.test')}</A></TD></TR><TR><TD>Sig. Sergio Grandi (titolare)</TD></TR></TABLE>`,
      ),
    },
    asked: 'owner',
    best: ['officina@officinagrandi.test'],
    never: ['webmaster@webrapido.test', '+390510554813', '+390510559900'],
    phones: ['+390510554812'],
    people: [{ name: 'Sergio Grandi', role: 'titolare' }],
  },
  {
    host: 'torrefazionealba.test',
    language: 'it',
    country: 'IT',
    kind: 'shopify',
    about: 'customer care, shop help and wholesale side by side; a number with the country code by 0039',
    pages: {
      '/': coffee('Caffè tostato a legna', `<h1>Tostato a legna</h1>${prose('it', 2, 1)}`),
      '/collections/caffe': coffee('Caffè', '<p>Miscela Bora 250 g € 9,80</p>'),
      '/pages/la-squadra': coffee(
        'La squadra',
        '<h3>Matteo Cossutta</h3><p>Mastro torrefattore e fondatore</p><h3>Giada Zanier</h3><p>Responsabile logistica</p><p>giada@torrefazionealba.test</p>',
      ),
      '/pages/contatti': coffee(
        'Contatti',
        '<p>Assistenza ordini: ordini@torrefazionealba.test</p><p>Bar e ristoranti: horeca@torrefazionealba.test</p><p>Telefono: 0039 040 055 4812 (lun-ven 9-13)</p>',
      ),
    },
    asked: 'operations',
    best: ['giada@torrefazionealba.test'],
    fine: ['horeca@torrefazionealba.test', 'ordini@torrefazionealba.test'],
    never: ['you@example.com'],
    phones: ['+390400554812'],
    people: [
      { name: 'Giada Zanier', role: 'Responsabile logistica', email: 'giada@torrefazionealba.test' },
      { name: 'Matteo Cossutta', role: 'Mastro torrefattore e fondatore' },
    ],
  },
  {
    host: 'marmicolonnata.test',
    language: 'it',
    country: 'IT',
    kind: 'elementor',
    about:
      'team with the buyer; Cloudflare; the agency’s number in the footer of each page before the own one',
    pages: {
      '/': marble('Marmo di Carrara', widget(`<h1>Bianco, da sempre</h1>${prose('it', 0, 2)}`)),
      '/materiali/': marble(
        'Materiali',
        widget('<p>Statuario, lastre 300 x 180 cm, spessore 2 cm, codice 488-1230-477</p>'),
      ),
      '/il-team/': marble(
        'Il team',
        [
          `<h3>Alberto Vanelli</h3><p>Presidente</p>`,
          `<h3>Chiara Dell’Amico</h3><p>Ufficio acquisti</p><p>${cloudflared('c.dellamico@marmicolonnata.test', 0x33)}</p><p>+39 0585 055 133</p>`,
          `<h3>Fabio Menconi</h3><p>Responsabile commerciale estero</p><p>${cloudflared('f.menconi@marmicolonnata.test', 0x44)}</p>`,
        ]
          .map((html) => widget(html, 'image-box'))
          .join(''),
      ),
      '/contattaci/': marble(
        'Contattaci',
        widget(
          `<p>Via Piave 48, 54033 Carrara (MS)</p><p>T. +39 0585 055 130</p><p>${cloudflared('info@marmicolonnata.test', 0x55)}</p>`,
        ),
      ),
    },
    asked: 'procurement',
    best: ['c.dellamico@marmicolonnata.test'],
    fine: ['info@marmicolonnata.test', 'f.menconi@marmicolonnata.test'],
    never: ['info@toscana-digitale.test', '+390550559901'],
    phones: ['+390585055133', '+390585055130'],
    people: [
      {
        name: 'Chiara Dell’Amico',
        role: 'Ufficio acquisti',
        email: 'c.dellamico@marmicolonnata.test',
        phone: '+390585055133',
      },
      {
        name: 'Fabio Menconi',
        role: 'Responsabile commerciale estero',
        email: 'f.menconi@marmicolonnata.test',
      },
      { name: 'Alberto Vanelli', role: 'Presidente' },
    ],
  },
  {
    host: 'ceramichebardelli.test',
    alias: ['www.ceramichebardelli.test'],
    language: 'it',
    country: 'IT',
    kind: 'gutenberg',
    about:
      'certified mail (PEC) in each footer, not to be written to; offices with their own addresses; the privacy authority',
    pages: {
      '/': ceramics('Piastrelle dal 1974', `<h1>Terra, fuoco, colore</h1>${prose('it', 0, 2)}`),
      '/azienda/': ceramics(
        'Azienda',
        `${prose('it', 3, 1)}<ul><li>Amministratore delegato: <strong>Corrado Bardelli</strong></li><li>Responsabile acquisti: <strong>Ilaria Fontanesi</strong></li><li>Direttore di stabilimento: <strong>Nicola Gualtieri</strong></li></ul>`,
      ),
      '/contatti/': ceramics(
        'Contatti',
        '<p>Via Inventata 48, 41049 Sassuolo (MO)</p><p>Tel. +39 0536 055 120 r.a.<br>Fax +39 0536 055 121</p><p>Informazioni: <a href="mailto:info@ceramichebardelli.test">info@ceramichebardelli.test</a><br>Acquisti: <a href="mailto:acquisti@ceramichebardelli.test">acquisti@ceramichebardelli.test</a><br>Lavora con noi: <a href="mailto:cv@ceramichebardelli.test">cv@ceramichebardelli.test</a></p>',
      ),
      '/note-legali/': ceramics(
        'Note legali',
        '<p>Titolare del trattamento: Ceramiche Bardelli S.r.l. Reclami al Garante, piazza Inventata 11, Roma, tel. 06 5550 9677, garante@autorita.test. Responsabile della protezione dei dati: avv. Silvio Monti, dpo@studiomonti.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['acquisti@ceramichebardelli.test'],
    fine: ['info@ceramichebardelli.test'],
    never: [
      'ceramichebardelli@pec.test',
      'ciao@webbottega.test',
      'garante@autorita.test',
      'dpo@studiomonti.test',
      '+390536055121',
      '+390655509677',
    ],
    phones: ['+390536055120'],
    people: [
      { name: 'Ilaria Fontanesi', role: 'Responsabile acquisti' },
      { name: 'Nicola Gualtieri', role: 'Direttore di stabilimento' },
      { name: 'Corrado Bardelli', role: 'Amministratore delegato' },
    ],
    strangers: ['Silvio Monti'],
  },
  {
    host: 'www.bagnonettuno.test',
    language: 'it',
    country: 'IT',
    kind: 'wix',
    about: 'a mobile by WhatsApp alone and a free mail address; the coast guard’s number on the front page',
    pages: {
      '/': beach(
        'Spiaggia',
        wixText('Il mare a Cervia', 'Emergenze in mare: Capitaneria 0544 055 530') + prose('it', 2, 1),
      ),
      '/prezzi': beach('Prezzi', wixText('Ombrellone e 2 lettini: 28,00 €', 'Settimana: 148,00 €')),
      '/contatti': beach(
        'Contatti',
        `${wixText('Loris Ravaglia, gestore', 'bagnonettuno@libero.test')}<a href="https://wa.me/393405550188" target="_blank" class="wixui-button"><span>Scrivici su WhatsApp</span></a>`,
      ),
    },
    asked: 'owner',
    best: ['bagnonettuno@libero.test'],
    never: ['name@example.com', '+390544055530'],
    phones: ['+393405550188'],
    people: [{ name: 'Loris Ravaglia', role: 'gestore' }],
  },
  {
    host: 'nauticaferri.test',
    language: 'it',
    country: 'IT',
    kind: 'gutenberg',
    about: 'robots.txt closes the contact page to Rove by name; the footer’s number is all that may be read',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: Googlebot\nAllow: /\n\nUser-agent: RoveBot\nDisallow: /contatti\nDisallow: /chi-siamo\n\nUser-agent: *\nAllow: /\n',
      },
      '/': boats('Barche e motori', `${prose('it', 0, 2)}<p><a href="/chi-siamo/">Chi siamo</a></p>`),
      '/usato/': boats('Usato', '<p>Gozzo 5,50 m, 2019, 18.800 €</p>'),
      '/contatti/': boats('Contatti', '<p>info@nauticaferri.test, cell. 340 555 01 90</p>'),
      '/chi-siamo/': boats('Chi siamo', '<p>Giacomo Ferri, titolare, giacomo@nauticaferri.test</p>'),
    },
    asked: 'owner',
    never: ['info@nauticaferri.test', 'giacomo@nauticaferri.test', '+393405550190'],
    phones: ['+390185055480'],
    strangers: ['Giacomo Ferri'],
    closed: ['/contatti', '/chi-siamo'],
  },
]
