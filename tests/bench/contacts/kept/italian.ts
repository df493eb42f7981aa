import { cloudflared } from '../disguises.ts'
import { divi, diviPerson, handmade, jimdo, jsonLd, module_, wix, wixText } from '../frames.ts'
import type { Site } from '../site.ts'
import { escaped, withDecoy } from './disguises.ts'
import { bootstrap, others, prestashop, wpbakery } from './frames.ts'
import { filler } from './prose.ts'

const pastry = jimdo({
  host: 'www.pasticcerialozagara.test',
  language: 'it',
  name: 'Pasticceria Lo Zagara',
  nav: { '/': 'Home', '/dolci/': 'I nostri dolci', '/contatti/': 'Contatti' },
})

const joinery = wpbakery(
  {
    host: 'www.carpenteriazanon.test',
    language: 'it',
    name: 'Carpenteria Zanon S.r.l.',
    nav: {
      '/': 'Home',
      '/lavorazioni/': 'Lavorazioni',
      '/azienda/': 'Azienda',
      '/contatti/': 'Contatti',
      '/privacy/': 'Privacy',
    },
    foot: '<p>Cap. soc. € 48.000 i.v. – C.F. e P.IVA 04881230477 – SDI A4881BC – PEC carpenteriazanon@legalmail.test</p>',
  },
  '+39 0445 055 480',
)

const garage = handmade({
  host: 'www.autofficinamoro.test',
  language: 'it',
  name: 'Autofficina Moro',
  nav: { 'home.htm': 'Home', 'servizi.htm': 'Servizi', 'info.htm': 'Info e orari' },
})

const hardware = prestashop(
  {
    host: 'ferramentabrusa.test',
    language: 'it',
    name: 'Ferramenta Brusa',
    nav: {
      '/6-utensili': 'Utensili',
      '/content/4-chi-siamo': 'Chi siamo',
      '/content/8-rivenditori': 'Fornitori e rivenditori',
    },
  },
  'Ferramenta Brusa snc<br>Via Ficta 48<br>20900 Monza<br>Tel: <span>039 055 4812</span>',
)

const lawyers = divi({
  host: 'studiolegalegrimani.test',
  language: 'it',
  name: 'Studio Legale Grimani',
  nav: {
    '/': 'Studio',
    '/professionisti/': 'Professionisti',
    '/dove/': 'Dove siamo',
    '/note-legali/': 'Note legali',
  },
})

const marina = bootstrap(
  {
    host: 'www.marinadelfaro.test',
    language: 'it',
    name: 'Marina del Faro',
    nav: { '#home': 'Home', '#servizi': 'Servizi', '#contatti': 'Contatti' },
    head: jsonLd({
      '@graph': [
        { '@type': 'LocalBusiness', name: 'Marina del Faro', telephone: '0585 055 481' },
        {
          '@type': 'Organization',
          name: 'Gruppo Porti Tirreni',
          telephone: '06 5550 9480',
          email: 'gruppo@portitirreni.test',
        },
      ],
    }),
  },
  { 'https://www.velierisrl.test': 'Velieri', 'https://www.nodotti.test': 'Nodotti' },
)

const florist = wix({
  host: 'www.fioridiluna.test',
  language: 'it',
  name: 'Fiori di Luna',
  nav: { '/': 'Home', '/matrimoni': 'Matrimoni', '/contatti': 'Contatti' },
})

export const italian: readonly Site[] = [
  {
    host: 'www.pasticcerialozagara.test',
    language: 'it',
    country: 'IT',
    kind: 'jimdo',
    about: 'a plain contact page with landline and mobile; the owner named there',
    pages: {
      '/': pastry('Home', `<h1>Cannoli e cassate</h1>${filler('it', 0, 1)}`),
      '/dolci/': pastry('I nostri dolci', '<p>Cassata 1 kg 28,00 €</p>'),
      '/contatti/': pastry(
        'Contatti',
        '<p>Via Etnea 4812, Catania</p><p>Telefono: 095 055 480<br>Cellulare: 340 555 04 80<br>E-mail: <a href="mailto:info@pasticcerialozagara.test">info@pasticcerialozagara.test</a></p><p>Titolare: Agata Pulvirenti</p>',
      ),
      '/about/': pastry('Note legali', '<p>Pasticceria Lo Zagara di Pulvirenti Agata, P.IVA 04881230478</p>'),
    },
    asked: 'owner',
    best: ['info@pasticcerialozagara.test'],
    phones: ['+39095055480', '+393405550480'],
    people: [{ name: 'Agata Pulvirenti', role: 'Titolare' }],
  },
  {
    host: 'carpenteriazanon.test',
    alias: ['www.carpenteriazanon.test'],
    language: 'it',
    country: 'IT',
    kind: 'wpbakery',
    about:
      'offices by address, certified mail in each footer, a body of supervision outside; people in a sentence',
    pages: {
      '/': joinery('Carpenteria metallica', `<h1>Ferro ben fatto</h1>${filler('it', 0, 2)}`),
      '/lavorazioni/': joinery('Lavorazioni', '<p>Taglio laser fino a 20 mm, piegatura 4.000 x 320 t</p>'),
      '/azienda/': joinery(
        'Azienda',
        '<p>Oggi l’azienda è guidata da Luigi Zanon, amministratore unico, con Martina Zanon (ufficio acquisti) e Denis Carraro (responsabile produzione).</p><p>Organismo di Vigilanza 231: odv@studiobelfiore.test</p>',
      ),
      '/contatti/': joinery(
        'Contatti',
        '<p>Via dell’Industria 48, 36015 Schio (VI)</p><p>Centralino: +39 0445 055 480<br>Fax: +39 0445 055 481</p><p>Ufficio commerciale: commerciale@carpenteriazanon.test<br>Ufficio acquisti: acquisti@carpenteriazanon.test<br>Amministrazione: amministrazione@carpenteriazanon.test</p>',
      ),
      '/privacy/': joinery(
        'Privacy',
        '<p>Titolare del trattamento è Carpenteria Zanon S.r.l., privacy@carpenteriazanon.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['acquisti@carpenteriazanon.test'],
    fine: ['commerciale@carpenteriazanon.test', 'amministrazione@carpenteriazanon.test'],
    never: [...others, 'carpenteriazanon@legalmail.test', 'odv@studiobelfiore.test', '+390445055481'],
    phones: ['+390445055480'],
    people: [
      { name: 'Martina Zanon', role: 'ufficio acquisti' },
      { name: 'Denis Carraro', role: 'responsabile produzione' },
      { name: 'Luigi Zanon', role: 'amministratore unico' },
    ],
  },
  {
    host: 'www.autofficinamoro.test',
    language: 'it',
    country: 'IT',
    kind: 'handmade',
    about:
      'tables of 2003; one number for telephone and fax; the address escaped in a script; rescue’s free number',
    pages: {
      '/': garage(
        'Home',
        `<H2>Dal 1968</H2><P>Soccorso stradale nazionale: numero verde 800-055-803</P>${filler('it', 2, 1)}`,
      ),
      '/home.htm': garage('Home', '<H2>Dal 1968</H2>'),
      '/servizi.htm': garage('Servizi', '<P>Tagliandi, gomme, revisioni aut. n. 48/812 del 30.04.1977</P>'),
      '/info.htm': garage(
        'Info e orari',
        `<P>Autofficina MORO Silvano &amp; C. snc<BR>Tel. e Fax 0432 / 055480<BR>Cell. Silvano 348/0554812</P><P>${escaped('moro@autofficinamoro.test')}</P><P>Capofficina: Ivan Moro</P>`,
      ),
    },
    asked: 'owner',
    best: ['moro@autofficinamoro.test'],
    never: ['+39800055803'],
    phones: ['+390432055480', '+393480554812'],
    people: [{ name: 'Ivan Moro', role: 'Capofficina' }],
  },
  {
    host: 'ferramentabrusa.test',
    language: 'it',
    country: 'IT',
    kind: 'prestashop',
    about:
      'a shop without an address in its footer; a page for suppliers has one with a word for robots within',
    pages: {
      '/': hardware('Ferramenta online', filler('it', 1, 1)),
      '/6-utensili': hardware('Utensili', '<p>Trapano 18 V, cod. FB-488-1230, 148,00 €</p>'),
      '/content/4-chi-siamo': hardware('Chi siamo', filler('it', 0, 1)),
      '/content/8-rivenditori': hardware(
        'Fornitori e rivenditori',
        `<p>Per proposte e listini: Ettore Brusa, responsabile acquisti, ${withDecoy('ettore@ferramentabrusa.test', '<span class="hidden" style="display:none">NOSPAM</span>')}, tel. 039/0554814</p>`,
      ),
    },
    asked: 'procurement',
    best: ['ettore@ferramentabrusa.test'],
    never: [...others, 'jane@example.com'],
    phones: ['+390390554812', '+390390554814'],
    people: [
      {
        name: 'Ettore Brusa',
        role: 'responsabile acquisti',
        email: 'ettore@ferramentabrusa.test',
        phone: '+390390554814',
      },
    ],
  },
  {
    host: 'studiolegalegrimani.test',
    language: 'it',
    country: 'IT',
    kind: 'divi',
    about:
      'lawyers, each with an address behind Cloudflare and a certified one beside; two offices; the bar’s address',
    pages: {
      '/': lawyers('Studio Legale', module_(filler('it', 0, 1))),
      '/professionisti/': lawyers(
        'Professionisti',
        diviPerson(
          'Avv. Lodovico Grimani',
          'Socio fondatore',
          `<p>${cloudflared('l.grimani@studiolegalegrimani.test', 0x19)}<br>PEC: lodovico.grimani@pec-ordine.test</p>`,
        ) +
          diviPerson(
            'Avv. Noemi Barbaro',
            'Socia',
            `<p>${cloudflared('n.barbaro@studiolegalegrimani.test', 0x2a)}<br>PEC: noemi.barbaro@pec-ordine.test</p>`,
          ) +
          diviPerson(
            'Rosanna Foscarini',
            'Responsabile di segreteria',
            `<p>${cloudflared('segreteria@studiolegalegrimani.test', 0x3b)}</p>`,
          ),
      ),
      '/dove/': lawyers(
        'Dove siamo',
        module_(
          '<h4>Venezia</h4><p>San Marco 4881 – T 041 055 4812 – F 041 055 4813</p><h4>Padova</h4><p>Via Roma 48 – T 049 055 4812</p>',
        ),
      ),
      '/note-legali/': lawyers(
        'Note legali',
        module_(
          '<p>Ordine degli Avvocati: segreteria@ordine-laguna.test, 041 055 9900. P.IVA 04881230479</p>',
        ),
      ),
    },
    asked: 'office',
    best: ['segreteria@studiolegalegrimani.test'],
    fine: ['l.grimani@studiolegalegrimani.test', 'n.barbaro@studiolegalegrimani.test'],
    never: [
      'lodovico.grimani@pec-ordine.test',
      'noemi.barbaro@pec-ordine.test',
      'segreteria@ordine-laguna.test',
      'privacy@consentia.test',
      '+390410554813',
      '+390410559900',
    ],
    phones: ['+390410554812', '+390490554812'],
    people: [
      {
        name: 'Rosanna Foscarini',
        role: 'Responsabile di segreteria',
        email: 'segreteria@studiolegalegrimani.test',
      },
      { name: 'Lodovico Grimani', role: 'Socio fondatore', email: 'l.grimani@studiolegalegrimani.test' },
      { name: 'Noemi Barbaro', role: 'Socia', email: 'n.barbaro@studiolegalegrimani.test' },
    ],
  },
  {
    host: 'marinadelfaro.test',
    alias: ['www.marinadelfaro.test'],
    language: 'it',
    country: 'IT',
    kind: 'bootstrap',
    about:
      'one page; the group above it in JSON-LD; the radio channel and the coast guard beside the number; partners’ logos',
    pages: {
      '/': marina(
        'Porto turistico',
        `<section id="servizi">${filler('it', 0, 1)}<p>VHF canale 9, Guardia Costiera 1530 o 0585 055 530</p></section><section id="contatti"><div class="info-item"><h3>Uffici</h3><p>Molo 48, 54033 Carrara</p></div><div class="info-item"><h3>Chiamaci</h3><p>0585.055.481</p></div><div class="info-item"><h3>Scrivici</h3><p><a href="mailto:approdo@marinadelfaro.test">approdo@marinadelfaro.test</a></p></div><p>Direttore del porto: Com.te Ugo Bertoloni</p></section>`,
      ),
    },
    asked: 'operations',
    best: ['approdo@marinadelfaro.test'],
    never: ['templates@bootlab.test', '+390585055530'],
    phones: ['+390585055481'],
    people: [{ name: 'Ugo Bertoloni', role: 'Direttore del porto' }],
  },
  {
    host: 'www.fioridiluna.test',
    language: 'it',
    country: 'IT',
    kind: 'wix',
    about: 'a plain contact page; the owner’s name with her trade',
    pages: {
      '/': florist('Fiorista a Bergamo', wixText('Mazzi, bouquet, allestimenti') + filler('it', 0, 1)),
      '/matrimoni': florist('Matrimoni', wixText('Da 480 €, sopralluogo gratuito')),
      '/contatti': florist(
        'Contatti',
        wixText(
          'Via Borgo 48, 24121 Bergamo',
          'Tel. 035 055 480',
          'fiori@fioridiluna.test',
          'Sabrina Locatelli, titolare e fiorista',
        ),
      ),
    },
    asked: 'owner',
    best: ['fiori@fioridiluna.test'],
    never: ['name@example.com'],
    phones: ['+39035055480'],
    people: [{ name: 'Sabrina Locatelli', role: 'titolare e fiorista' }],
  },
]
