import { joomlaHidden } from '../../disguises.ts'
import { joomla, jsonLd } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { godaddy, ionos } from '../frames.ts'
import { bakery, box, presta } from './frames.ts'
import { around } from './prose.ts'

const winery = godaddy({
  host: 'cantinavallescura.test',
  language: 'it',
  name: 'Cantina Vallescura',
  nav: { '/': 'Home', '/la-storia': 'La storia', '/i-vini': 'I vini', '/contatti': 'Contatti' },
  foot: '<p data-aid="FOOTER_TEXT">Società Agricola Vallescura s.s. - P.IVA 03481230477 - PEC: vallescura@pec-agricola.test</p>',
})

const turning = joomla({
  host: 'torneriabrusaferri.test',
  language: 'it',
  name: 'Torneria Brusaferri',
  nav: { '/': 'Azienda', '/lavorazioni': 'Lavorazioni', '/qualita': 'Qualità', '/contatti': 'Contatti' },
  foot: '<p>Torneria Brusaferri s.n.c. di Brusaferri Carlo e Daniela - Cod. Fisc. e P.IVA 01048123047 - REA CR-148123</p>',
})
const hidden =
  'Questo indirizzo email è protetto dagli spambots. È necessario abilitare JavaScript per vederlo.'

const bookshop = presta(
  {
    host: 'www.libreriasanclemente.test',
    language: 'it',
    name: 'Libreria San Clemente',
    nav: {
      '/3-bibbie': 'Bibbie',
      '/5-paramenti': 'Paramenti',
      '/content/1-chi-siamo': 'Chi siamo',
      '/content/2-dove-siamo': 'Dove siamo',
    },
    foot: '<p class="credits">Negozio online a cura di Bit &amp; Virgola s.r.l. - assistenza 02 4812 3099 - ticket@bitevirgola.test</p>',
  },
  '<p>Libreria San Clemente<br>Piazza del Duomo 4, 37121 Verona<br>Tel. 045 481230</p>',
)

const accountants = ionos({
  host: 'studiomarchesin.test',
  language: 'it',
  name: 'Studio Marchesin & Associati',
  nav: {
    '/': 'Studio',
    '/professionisti/': 'Professionisti',
    '/contatti/': 'Contatti',
    '/privacy/': 'Privacy',
  },
  foot: '<p>Studio Marchesin &amp; Associati - C.F./P.IVA 04812304771</p>',
})

const catering = bakery(
  {
    host: 'banchettiaurora.test',
    language: 'it',
    name: 'Banchetti Aurora',
    nav: { '/': 'Home', '/matrimoni/': 'Matrimoni', '/aziende/': 'Aziende', '/contatti/': 'Contatti' },
    foot: box('<p>Banchetti Aurora S.r.l. - Via dei Mille 48, 20900 Monza - P.IVA 10481230477</p>'),
    head: jsonLd({
      '@type': 'FoodEstablishment',
      name: 'Banchetti Aurora',
      telephone: '+39 039 481 2300',
      email: 'mailto:info@banchettiaurora.test',
      employee: { '@type': 'Person', name: 'Serena Fumagalli', jobTitle: 'Responsabile acquisti' },
    }),
  },
  '<a href="https://api.whatsapp.com/send?phone=393384812301">WhatsApp</a> | <a href="tel:0394812300">039 481 2300</a>',
)

export const italian: readonly Site[] = [
  {
    host: 'cantinavallescura.test',
    language: 'it',
    country: 'IT',
    kind: 'godaddy',
    about: 'a founder of 1921, an oenologist from outside, importers abroad; a certified address for the law',
    pages: {
      '/': winery('Vini dei Colli', `<h1>Vallescura</h1>${around('it', 0, 1)}${around('it', 2, 1)}`),
      '/la-storia': winery(
        'La storia',
        '<p>Nel 1921 Ettore Ballarin, mezzadro, compra i primi due ettari. Suo figlio Primo Ballarin costruisce la cantina nel 1954.</p><p>Oggi la conduce la titolare Chiara Ballarin, con l’enologo esterno dott. Sandro Pieri e con Luca Ferro, responsabile di cantina.</p><p>Foto di Giulia Mondini</p>',
      ),
      '/i-vini': winery(
        'I vini',
        '<p>Riserva 2019, lotto L48123, 14,5% vol. «93 punti» (Marco Valeri, Guida dei Vini)</p>',
      ),
      '/contatti': winery(
        'Contatti',
        `<div data-aid="CONTACT_INFO_CONTAINER_REND"><p data-aid="CONTACT_INFO_ADDRESS_REND">Via Vallescura 48, 35030 Vo’ (PD)</p><p>Cantina: <a href="tel:+390494812304">049 481 23 04</a></p><p>Chiara: 338 481 2304</p><p><a href="mailto:cantina@vallescuravini.test">cantina@vallescuravini.test</a></p></div><h4>Importatori</h4><p>Deutschland: Weinkontor Lahn, Herr Ulf Brandt, +49 6441 48123, info@weinkontor-lahn.test</p><p>Sverige: Druvhuset, +46 8 465 004 12</p>`,
      ),
    },
    asked: 'owner',
    best: ['cantina@vallescuravini.test'],
    never: ['info@weinkontor-lahn.test', '+49644148123', '+46846500412'],
    phones: ['+390494812304', '+393384812304'],
    people: [
      { name: 'Chiara Ballarin', role: 'titolare', phone: '+393384812304' },
      { name: 'Luca Ferro', role: 'responsabile di cantina' },
    ],
    strangers: ['Ettore Ballarin', 'Primo Ballarin', 'Giulia Mondini', 'Marco Valeri', 'Ulf Brandt'],
  },
  {
    host: 'torneriabrusaferri.test',
    language: 'it',
    country: 'IT',
    kind: 'joomla',
    about: 'names turned round, extensions behind one number, the certifier’s and the machine maker’s people',
    pages: {
      '/': turning('Azienda', `<p>Torniamo particolari da barra fino a 80 mm.</p>${around('it', 0, 2)}`),
      '/lavorazioni': turning(
        'Lavorazioni',
        '<p>CNC a 8 assi, modello 481-230. Installazione curata da Utensilmacchine (sig. Rota Piero, 030 481 2377).</p>',
      ),
      '/qualita': turning(
        'Qualità',
        '<p>Ente certificatore: Certitalia, n. 0481230. Lead auditor: ing. Paola Greco. Per segnalazioni: segnalazioni@certitalia.test</p>',
      ),
      '/contatti': turning(
        'Contatti',
        `<p>Via Cremona 48, 26013 Crema (CR)</p><p>Centralino 0373/48.12.30 r.a.<br>Telefax 0373/48.12.39<br>${joomlaHidden('info@torneriabrusaferri.test', hidden)}</p>
<p><strong>Amministrazione</strong>: Sig.ra Zani Ornella (int. 1)<br><strong>Responsabile acquisti</strong>: Sig.ra Brusaferri Daniela (int. 3), ${joomlaHidden('acquisti@torneriabrusaferri.test', hidden)}<br><strong>Titolare</strong>: Sig. Brusaferri Carlo (int. 5)</p>`,
      ),
    },
    asked: 'procurement',
    best: ['acquisti@torneriabrusaferri.test'],
    fine: ['info@torneriabrusaferri.test'],
    never: ['segnalazioni@certitalia.test', '+390373481239', '+390304812377'],
    phones: ['+390373481230'],
    people: [
      {
        name: 'Daniela Brusaferri',
        role: 'Responsabile acquisti',
        email: 'acquisti@torneriabrusaferri.test',
      },
      { name: 'Carlo Brusaferri', role: 'Titolare' },
      { name: 'Ornella Zani', role: 'Amministrazione' },
    ],
    strangers: ['Rota Piero', 'Paola Greco'],
  },
  {
    host: 'libreriasanclemente.test',
    alias: ['www.libreriasanclemente.test'],
    language: 'it',
    country: 'IT',
    kind: 'prestashop',
    about:
      'authors and a bishop in the catalogue; a distributor for priests’ orders; the shop’s software house in each footer',
    pages: {
      '/': bookshop(
        'Libri e oggetti sacri',
        '<h2>Novità</h2><ul><li>«Il silenzio del sabato» di Padre Anselmo Riva - 14,00 € - ISBN 978-88-481-2304-7</li><li>«Lettere dal lago» di mons. Fausto Belli, vescovo emerito</li></ul>',
      ),
      '/3-bibbie': bookshop('Bibbie', around('it', 2, 1)),
      '/5-paramenti': bookshop(
        'Paramenti',
        '<p>Casule su misura: risponde il laboratorio Ricami Santa Marta, Suor Agnese, 045 481277, ricami@santamarta.test</p>',
      ),
      '/content/1-chi-siamo': bookshop(
        'Chi siamo',
        '<p>Dal 1987 siamo la libreria della diocesi. La direttrice, Teresa Zanoni, e il libraio Michele Poli vi accolgono ogni giorno.</p>',
      ),
      '/content/2-dove-siamo': bookshop(
        'Dove siamo',
        '<p>Siamo accanto al Duomo. Orario 9.00-12.30 e 15.30-19.00. Scriveteci a <b>libreria<span>@</span>libreriasanclemente.test</b></p><p>Fax 045 481239</p>',
      ),
    },
    asked: 'owner',
    best: ['libreria@libreriasanclemente.test'],
    never: [
      'ticket@bitevirgola.test',
      'ricami@santamarta.test',
      '+39045481277',
      '+39045481239',
      '+390248123099',
    ],
    phones: ['+39045481230'],
    people: [
      { name: 'Teresa Zanoni', role: 'direttrice' },
      { name: 'Michele Poli', role: 'libraio' },
    ],
    strangers: ['Anselmo Riva', 'Fausto Belli'],
  },
  {
    host: 'studiomarchesin.test',
    language: 'it',
    country: 'IT',
    kind: 'ionos',
    about:
      'partners with titles and certified addresses; who runs the office; the authority and the controller of data',
    pages: {
      '/': accountants('Commercialisti a Treviso', around('it', 0, 1)),
      '/professionisti/': accountants(
        'Professionisti',
        `<h3>Dott. Renzo Marchesin</h3><p>Dottore commercialista e revisore legale, socio fondatore<br>Iscritto all’Ordine di Treviso n. 481<br>renzo.marchesin@pec-ordine.test</p><h3>Rag. Luisa De Biasi</h3><p>Ragioniere commercialista, socio<br>debiasi@studiomarchesin.test</p><h3>Dott.ssa Elena Visentin</h3><p>Praticante</p><h3>Marta Colombo</h3><p>Responsabile segreteria<br>segreteria@studiomarchesin.test</p>`,
      ),
      '/contatti/': accountants(
        'Contatti',
        '<table><tr><td>Tel.</td><td>0422.481230</td></tr><tr><td>Fax</td><td>0422.481239</td></tr><tr><td>E-mail</td><td>studio@studiomarchesin.test</td></tr><tr><td>Sede di Jesolo (solo il venerdì)</td><td>0421.481230</td></tr></table>',
      ),
      '/privacy/': accountants(
        'Privacy',
        '<p>Titolare del trattamento: Studio Marchesin &amp; Associati. Responsabile della protezione dei dati: avv. Ivo Nardi, dpo@legalnardi.test, tel. 0422.481288. Reclami: Garante, 06.48123044, protocollo@autorita-dati.test.</p>',
      ),
    },
    asked: 'office',
    best: ['segreteria@studiomarchesin.test'],
    fine: ['studio@studiomarchesin.test', 'debiasi@studiomarchesin.test'],
    never: [
      'dpo@legalnardi.test',
      'protocollo@autorita-dati.test',
      '+390422481239',
      '+390422481288',
      '+390648123044',
    ],
    phones: ['+390422481230', '+390421481230'],
    people: [
      { name: 'Marta Colombo', role: 'Responsabile segreteria', email: 'segreteria@studiomarchesin.test' },
      { name: 'Renzo Marchesin', role: 'Dottore commercialista e revisore legale, socio fondatore' },
      {
        name: 'Luisa De Biasi',
        role: 'Ragioniere commercialista, socio',
        email: 'debiasi@studiomarchesin.test',
      },
      { name: 'Elena Visentin', role: 'Praticante' },
    ],
    strangers: ['Ivo Nardi'],
  },
  {
    host: 'banchettiaurora.test',
    language: 'it',
    country: 'IT',
    kind: 'wpbakery',
    about:
      'who buys is told in structured data alone; brides, a photographer and a wedding planner with their own numbers',
    pages: {
      '/': catering('Catering in Brianza', box(`<h2>La festa la pensiamo noi</h2>${around('it', 0, 1)}`)),
      '/matrimoni/': catering(
        'Matrimoni',
        box(
          '<p>«Tutti ne parlano ancora!» Ilaria e Matteo, sposi a settembre</p><p>Lavoriamo volentieri con la wedding planner Bianca Riva (bianca@riva-eventi.test, 347 481 2377) e con il fotografo Tito Galli.</p>',
        ),
      ),
      '/aziende/': catering(
        'Aziende',
        box(
          '<p>Mense e buffet per riunioni. Referente: Davide Sala, responsabile commerciale, <a href="mailto:davide@banchettiaurora.test">davide@banchettiaurora.test</a>, 338 481 23 02</p>',
        ),
      ),
      '/contatti/': catering(
        'Contatti',
        box(
          '<p>Ufficio: 039 481 2300<br>Cucina (consegna merci, 6-9): 039 481 2305<br>info@banchettiaurora.test</p>',
        ),
      ),
    },
    asked: 'procurement',
    best: ['info@banchettiaurora.test'],
    fine: ['davide@banchettiaurora.test'],
    never: ['bianca@riva-eventi.test', '+393474812377'],
    phones: ['+390394812300', '+390394812305', '+393384812301', '+393384812302'],
    people: [
      { name: 'Serena Fumagalli', role: 'Responsabile acquisti' },
      {
        name: 'Davide Sala',
        role: 'responsabile commerciale',
        email: 'davide@banchettiaurora.test',
        phone: '+393384812302',
      },
    ],
    strangers: ['Bianca Riva', 'Tito Galli'],
  },
]
