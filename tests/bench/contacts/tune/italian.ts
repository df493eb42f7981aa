import { entities, joomlaCloaked } from '../disguises.ts'
import { divi, diviPerson, handmade, joomla, module_, shopify } from '../frames.ts'
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
]
