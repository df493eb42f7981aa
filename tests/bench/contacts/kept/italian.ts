import { cloudflared } from '../disguises.ts'
import { elementor, gutenberg, widget, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
