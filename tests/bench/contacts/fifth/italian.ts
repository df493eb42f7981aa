import { joomlaHidden } from '../disguises.ts'
import { divi, diviPerson, joomla, jsonLd, module_, shopify, squarespace, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { band, bootstrapped, con, icons, themed, wpRobots } from './shells.ts'

const plumber = themed({
  host: 'www.termoidraulicabenassi.test',
  language: 'it',
  name: 'Termoidraulica Benassi',
  top: `<div class="elementor-element e-flex e-con-boxed e-con e-parent topbar"><div class="e-con-inner"><a href="tel:+39059884127">059 884127</a> <a href="mailto:info@termoidraulicabenassi.test">info@termoidraulicabenassi.test</a></div></div>`,
  nav: { '/': 'Home', '/chi-siamo/': 'Chi siamo', '/servizi/': 'Servizi', '/contatti/': 'Contatti' },
  foot: `${con('<p><strong>Termoidraulica Benassi S.n.c.</strong><br>di Davide e Luca Benassi<br>Via Giardini Sud 118<br>41043 Formigine (MO)</p><p>P.IVA e C.F. 02884120367 – REA MO-338412<br>PEC: termoidraulicabenassi@pec-imprese.test</p>')}${con('<p><a href="https://www.termoidraulicabenassi.test/privacy-policy/">Privacy Policy</a> | <a href="https://www.termoidraulicabenassi.test/cookie-policy/">Cookie Policy</a></p>')}`,
})

const dentist = divi({
  host: 'www.studiodentisticosalvi.test',
  language: 'it',
  name: 'Studio Dentistico Salvi',
  nav: {
    '/': 'Home',
    '/lo-studio/': 'Lo studio',
    '/equipe/': 'L’équipe',
    '/trattamenti/': 'Trattamenti',
    '/contatti/': 'Contatti',
  },
  foot: '<div class="fwidget et_pb_widget widget_text"><h4 class="title">Studio Dentistico Salvi</h4><div class="textwidget"><p>Via Carlo Cattaneo 31 – 37121 Verona<br>Tel. <a href="tel:0458034412">045 8034412</a><br>P.IVA 03814450239<br>Direttore Sanitario: Dott.ssa Laura Salvi – Iscr. Albo Odontoiatri di Verona n. 1148</p></div></div><div class="fwidget et_pb_widget widget_text"><div class="textwidget"><p><a href="https://www.studiodentisticosalvi.test/privacy/">Privacy</a> – Sito realizzato da <a href="https://www.pixelscaligero.test">Pixel Scaligero</a>, tel. 045 596 2208, <a href="mailto:hello@pixelscaligero.test">hello@pixelscaligero.test</a></p></div></div>',
})

const workshop = bootstrapped({
  host: 'www.officinetarantelli.test',
  language: 'it',
  name: 'Officine Tarantelli S.r.l.',
  top: '<span>Lavorazioni meccaniche di precisione dal 1968</span><span><i class="fa fa-phone"></i> <a class="text-white" href="tel:+390302198410">+39 030 2198410</a></span>',
  nav: {
    '/': 'Home',
    '/azienda.html': 'Azienda',
    '/lavorazioni.html': 'Lavorazioni',
    '/parco-macchine.html': 'Parco macchine',
    '/contatti.html': 'Contatti',
  },
  foot: '<div class="col-md-6"><p><b>Officine Tarantelli S.r.l.</b><br>Via dell’Artigianato 44 – 25030 Castel Mella (BS)<br>Tel. 030 2198410 – Fax 030 2198411<br>Cod. Fisc. e P. IVA 01884120983 – Cap. Soc. € 100.000,00 i.v.</p></div><div class="col-md-6 text-end"><a href="/privacy.html">Privacy</a> · <a href="/condizioni-acquisto.pdf">Condizioni generali di acquisto</a></div>',
})
const department = (name: string, who: string, phone: string, email: string) =>
  `<tr><th scope="row">${name}</th><td>${who}</td><td>${phone}</td><td><a href="mailto:${email}">${email}</a></td></tr>`

const inn = wix({
  host: 'www.locandadeicarpini.test',
  language: 'it',
  name: 'Locanda dei Carpini',
  nav: {
    '/': 'Home',
    '/camere': 'Camere',
    '/ristorante': 'Ristorante',
    '/dintorni': 'Dintorni',
    '/contatti': 'Contatti',
  },
  foot: wixText(
    'Locanda dei Carpini – Loc. San Galgano 12, 53012 Chiusdino (SI)',
    '<a href="tel:+390577750214">+39 0577 750214</a>',
    '<a href="mailto:info@locandadeicarpini.test" target="_self">info@locandadeicarpini.test</a>',
    'P.IVA 01348120528 – CIN IT052008B4XQ81K2ZT',
    '©2024 Locanda dei Carpini. Creato con Wix.com',
  ),
})

const roaster = shopify({
  host: 'torrefazionelunardi.test',
  language: 'it',
  name: 'Torrefazione Lunardi',
  nav: {
    '/': 'Home',
    '/collections/all': 'Shop',
    '/pages/la-nostra-storia': 'La nostra storia',
    '/pages/contatti': 'Contatti',
  },
  foot: '<div class="footer-block grid__item"><h2 class="footer-block__heading">Info</h2><ul class="footer-block__details-content list-unstyled"><li><a href="/policies/privacy-policy" class="link link--text list-menu__item">Informativa sulla privacy</a></li><li><a href="/policies/refund-policy" class="link link--text list-menu__item">Resi e rimborsi</a></li><li><a href="/policies/legal-notice" class="link link--text list-menu__item">Note legali</a></li></ul></div>',
})

const trustees = squarespace({
  host: 'www.rivabernasconi.test',
  language: 'it',
  name: 'Riva Bernasconi Fiduciaria SA',
  nav: { '/': 'Home', '/servizi': 'Servizi', '/team': 'Team', '/contatti': 'Contatti' },
  foot: '<p class="sqsrte-small">Riva Bernasconi Fiduciaria SA<br>Via Pretorio 118, 6900 Lugano<br>T <a href="tel:+41919224810">+41 91 922 48 10</a><br><a href="mailto:info@rivabernasconi.test">info@rivabernasconi.test</a></p><p class="sqsrte-small">CHE-114.881.207 IVA · Membro FIDUCIARI|SUISSE</p>',
})
const trustee = (name: string, role: string, email: string, phone: string) =>
  `<div class="list-item-content"><h2 class="list-item-content__title">${name}</h2><div class="list-item-content__description"><p>${role}</p><p>${phone}<br><a href="mailto:${email}">${email}</a></p></div></div>`

const garage = joomla({
  host: 'www.garagepedrazzi.test',
  language: 'it',
  name: 'Garage Pedrazzi SA',
  nav: {
    '/': 'Home',
    '/vendita': 'Vendita',
    '/officina': 'Officina',
    '/chi-siamo': 'Chi siamo',
    '/contatti': 'Contatti',
  },
  foot: '<p>Garage Pedrazzi SA – Bellinzona · Locarno</p>',
})
const NO_BOTS =
  'Questo indirizzo email è protetto dagli spambots. È necessario abilitare JavaScript per vederlo.'

export const italian: readonly Site[] = [
  {
    host: 'termoidraulicabenassi.test',
    alias: ['www.termoidraulicabenassi.test'],
    language: 'it',
    country: 'IT',
    kind: 'elementor',
    about: "a plumber's, the ordinary way: a bar with number and address, mobiles of the brothers who own it",
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('www.termoidraulicabenassi.test'),
      '/': plumber(
        'Idraulico a Formigine e Modena',
        `${con('<h1 class="elementor-heading-title elementor-size-default">Impianti idraulici, termici e di climatizzazione</h1>', 'heading')}${con('<p>Da oltre trent’anni a Formigine, Maranello, Sassuolo e Modena. Caldaie a condensazione, pompe di calore, bagni chiavi in mano.</p>')}${con('<a class="elementor-button elementor-button-link elementor-size-sm" href="https://www.termoidraulicabenassi.test/contatti/"><span class="elementor-button-text">Richiedi un preventivo</span></a>', 'button')}${con(prose('it', 1, 1))}${con('<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">Puntuali e precisi, hanno rifatto il bagno in otto giorni.</div><div class="elementor-testimonial-name">Federica M.</div><div class="elementor-testimonial-job">Maranello</div></div>', 'testimonial')}`,
      ),
      '/chi-siamo/': plumber(
        'Chi siamo',
        `${con('<h1 class="elementor-heading-title">Due fratelli, un mestiere</h1>', 'heading')}${con('<p>L’azienda nasce nel 1991 dall’esperienza di Ermes Benassi. Dal 2012 la guidano i figli, con una squadra di sei tecnici.</p>')}${con('<figure class="elementor-image-box-img"><img src="https://www.termoidraulicabenassi.test/wp-content/uploads/2024/01/davide.webp" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Davide Benassi</h3><p class="elementor-image-box-description">Titolare, responsabile preventivi</p></div>', 'image-box')}${con('<figure class="elementor-image-box-img"><img src="https://www.termoidraulicabenassi.test/wp-content/uploads/2024/01/luca.webp" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Luca Benassi</h3><p class="elementor-image-box-description">Titolare, responsabile cantieri</p></div>', 'image-box')}`,
      ),
      '/servizi/': plumber(
        'Servizi',
        `${con('<ul><li>Caldaie e manutenzione con bollino</li><li>Climatizzatori</li><li>Ristrutturazione bagni</li><li>Impianti solari termici</li></ul>')}${con(prose('it', 2, 1))}`,
      ),
      '/contatti/': plumber(
        'Contatti',
        `${con('<h1 class="elementor-heading-title">Contatti</h1>', 'heading')}${icons('Via Giardini Sud 118, 41043 Formigine (MO)', '<a href="tel:+39059884127">Ufficio 059 884127</a>', '<a href="tel:+393358412790">Davide 335 8412790</a>', '<a href="tel:+393358412791">Luca 335 8412791</a>', '<a href="mailto:info@termoidraulicabenassi.test">info@termoidraulicabenassi.test</a>')}${con('<form class="elementor-form" method="post" name="Nuovo modulo"><input type="text" name="form_fields[name]" placeholder="Nome"><input type="email" name="form_fields[email]" placeholder="Email"><textarea name="form_fields[message]" placeholder="Messaggio"></textarea><button type="submit">Invia</button></form>', 'form')}`,
      ),
      '/privacy-policy/': plumber(
        'Privacy Policy',
        con(
          '<h2>Informativa ai sensi dell’art. 13 del Regolamento UE 2016/679</h2><p>Titolare del trattamento è Termoidraulica Benassi S.n.c. di Davide e Luca Benassi, Via Giardini Sud 118, 41043 Formigine (MO), info@termoidraulicabenassi.test.</p><p>L’interessato può proporre reclamo al Garante per la protezione dei dati personali.</p>',
        ),
      ),
    },
    best: ['info@termoidraulicabenassi.test'],
    phones: ['+39059884127', '+393358412790', '+393358412791'],
    people: [
      { name: 'Davide Benassi', role: 'Titolare, responsabile preventivi', phone: '+393358412790' },
      { name: 'Luca Benassi', role: 'Titolare, responsabile cantieri', phone: '+393358412791' },
    ],
  },
  {
    host: 'studiodentisticosalvi.test',
    alias: ['www.studiodentisticosalvi.test'],
    language: 'it',
    country: 'IT',
    kind: 'divi',
    about: "a dentist's, whose footer tells how to reach the agency that made the site",
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('www.studiodentisticosalvi.test'),
      '/': dentist(
        'Dentista a Verona',
        `${module_('<h1>Il sorriso, con calma</h1><p>Ortodonzia invisibile, implantologia e odontoiatria pediatrica nel centro di Verona. Prima visita senza impegno.</p>')}${module_('<h4 class="et_pb_module_header">Orari</h4><p>Lun – Ven 9.00 – 13.00 / 14.30 – 19.00<br>Sabato su appuntamento</p>', 'blurb')}`,
      ),
      '/lo-studio/': dentist('Lo studio', module_(prose('it', 0, 2))),
      '/equipe/': dentist(
        'L’équipe',
        `${module_('<h1>Chi si prende cura di voi</h1>')}${diviPerson('Dott.ssa Laura Salvi', 'Titolare e Direttore Sanitario', '<p>Laureata a Padova nel 1998, si occupa di implantologia e protesi.</p>')}${diviPerson('Dott. Pietro Salvi', 'Odontoiatra, ortodonzia', '<p>Specializzato in ortodonzia a Ferrara.</p>')}${diviPerson('Dott.ssa Irene Zorzi', 'Igienista dentale')}${diviPerson('Giulia Ferrarin', 'Segreteria e accoglienza')}`,
      ),
      '/trattamenti/': dentist(
        'Trattamenti',
        module_(
          '<ul><li>Implantologia</li><li>Ortodonzia invisibile</li><li>Igiene e sbiancamento</li><li>Pedodonzia</li></ul>',
        ),
      ),
      '/contatti/': dentist(
        'Contatti',
        `${module_('<h1>Prenota una visita</h1><p><strong>Studio Dentistico Salvi</strong><br>Via Carlo Cattaneo 31, 37121 Verona</p><p>Telefono: <a href="tel:0458034412">045 8034412</a><br>WhatsApp: <a href="https://wa.me/393514480217">351 4480217</a><br>E-mail: <a href="mailto:segreteria@studiodentisticosalvi.test">segreteria@studiodentisticosalvi.test</a></p>')}${module_('<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2800.348!2d10.9905!3d45.4408" width="600" height="450"></iframe>', 'code')}`,
      ),
      '/privacy/': dentist(
        'Privacy',
        module_(
          '<p>Titolare del trattamento: Dott.ssa Laura Salvi, Via Carlo Cattaneo 31, 37121 Verona, segreteria@studiodentisticosalvi.test.</p><p>Responsabile esterno per la gestione tecnica del sito: Pixel Scaligero S.r.l.s., Viale del Lavoro 9, 37135 Verona, hello@pixelscaligero.test.</p>',
        ),
      ),
    },
    best: ['segreteria@studiodentisticosalvi.test'],
    never: ['hello@pixelscaligero.test', '+390455962208'],
    phones: ['+390458034412', '+393514480217'],
    people: [
      { name: 'Laura Salvi', role: 'Titolare e Direttore Sanitario' },
      { name: 'Pietro Salvi', role: 'Odontoiatra, ortodonzia' },
      { name: 'Irene Zorzi', role: 'Igienista dentale' },
      { name: 'Giulia Ferrarin', role: 'Segreteria e accoglienza' },
    ],
  },
  {
    host: 'officinetarantelli.test',
    alias: ['www.officinetarantelli.test'],
    language: 'it',
    country: 'IT',
    kind: 'bootstrap',
    about: 'a machine shop with a table of departments and a fax, to be sold tools',
    asked: 'procurement',
    pages: {
      '/': workshop(
        'Tornitura e fresatura CNC a Brescia',
        `${band('<h1 class="display-5">Precisione al centesimo, puntualità al giorno</h1><p class="lead">Tornitura, fresatura a 5 assi e montaggio di gruppi meccanici per oleodinamica, packaging e automotive.</p>')}${band(prose('it', 3, 1))}`,
      ),
      '/azienda.html': workshop(
        'Azienda',
        band(
          `<h2>La nostra storia</h2>${prose('it', 0, 1)}<p>Oggi l’azienda conta 42 dipendenti ed è guidata da Silvia Tarantelli, amministratore delegato e figlia del fondatore.</p>`,
        ),
      ),
      '/lavorazioni.html': workshop(
        'Lavorazioni',
        band('<ul><li>Tornitura da barra Ø 4 – 65</li><li>Fresatura 5 assi</li><li>Rettifica</li></ul>'),
      ),
      '/parco-macchine.html': workshop(
        'Parco macchine',
        band(
          '<table class="table"><tr><td>Centro di lavoro 5 assi</td><td>1000 x 800 x 600</td><td>4</td></tr><tr><td>Tornio bimandrino</td><td>Ø 65</td><td>7</td></tr></table>',
        ),
      ),
      '/contatti.html': workshop(
        'Contatti',
        `${band('<h2>Contatti</h2><p>Officine Tarantelli S.r.l.<br>Via dell’Artigianato 44, 25030 Castel Mella (BS)<br>Tel. +39 030 2198410<br>Fax +39 030 2198411<br>E-mail: <a href="mailto:info@officinetarantelli.test">info@officinetarantelli.test</a></p>')}${band(`<table class="table table-striped"><thead><tr><th>Ufficio</th><th>Referente</th><th>Telefono</th><th>E-mail</th></tr></thead><tbody>${department('Ufficio commerciale', 'Paolo Bertoletti', '030 2198413', 'commerciale@officinetarantelli.test')}${department('Ufficio acquisti', 'Marco Pedrini', '030 2198415', 'acquisti@officinetarantelli.test')}${department('Qualità', 'Elena Gozio', '030 2198417', 'qualita@officinetarantelli.test')}${department('Amministrazione', 'Daniela Rizzi', '030 2198419', 'amministrazione@officinetarantelli.test')}</tbody></table>`)}`,
      ),
      '/privacy.html': workshop(
        'Privacy',
        band(
          '<p>Il titolare del trattamento è Officine Tarantelli S.r.l., Via dell’Artigianato 44, 25030 Castel Mella (BS). Per esercitare i diritti di cui agli artt. 15-22 scrivere a info@officinetarantelli.test.</p>',
        ),
      ),
    },
    best: ['acquisti@officinetarantelli.test'],
    fine: [
      'info@officinetarantelli.test',
      'commerciale@officinetarantelli.test',
      'qualita@officinetarantelli.test',
      'amministrazione@officinetarantelli.test',
    ],
    never: ['+390302198411'],
    phones: ['+390302198410', '+390302198415', '+390302198413', '+390302198417', '+390302198419'],
    people: [
      {
        name: 'Marco Pedrini',
        role: 'Ufficio acquisti',
        email: 'acquisti@officinetarantelli.test',
        phone: '+390302198415',
      },
      { name: 'Silvia Tarantelli', role: 'amministratore delegato' },
      {
        name: 'Paolo Bertoletti',
        role: 'Ufficio commerciale',
        email: 'commerciale@officinetarantelli.test',
        phone: '+390302198413',
      },
      {
        name: 'Elena Gozio',
        role: 'Qualità',
        email: 'qualita@officinetarantelli.test',
        phone: '+390302198417',
      },
      {
        name: 'Daniela Rizzi',
        role: 'Amministrazione',
        email: 'amministrazione@officinetarantelli.test',
        phone: '+390302198419',
      },
    ],
  },
  {
    host: 'locandadeicarpini.test',
    alias: ['www.locandadeicarpini.test'],
    language: 'it',
    country: 'IT',
    kind: 'wix',
    about: 'an inn that tells its hosts by their first names alone',
    asked: 'owner',
    pages: {
      '/': inn(
        'Agriturismo vicino a San Galgano',
        `${wixText('<h1 class="font_0">Locanda dei Carpini</h1>', 'Sei camere e una cucina di casa tra i boschi della Val di Merse.', 'Vi accolgono Anna e Stefano, che dieci anni fa hanno lasciato Milano per ristrutturare questo casale.')}${wixText('“Colazione indimenticabile, silenzio assoluto.” – Marta e Giorgio, Torino')}`,
      ),
      '/camere': inn(
        'Camere',
        wixText(
          'Camera doppia: da 95 € a notte, colazione inclusa',
          'Camera familiare: da 140 €',
          'Check-in 15:00 – 19:00, check-out entro le 10:30',
        ),
      ),
      '/ristorante': inn(
        'Ristorante',
        wixText(
          'Aperto a cena dal giovedì alla domenica, solo su prenotazione.',
          'Menù degustazione 38 € bevande escluse.',
        ),
      ),
      '/dintorni': inn(
        'Dintorni',
        wixText('Abbazia di San Galgano 2 km', 'Siena 35 km', 'Terme di Petriolo 18 km'),
      ),
      '/contatti': inn(
        'Contatti',
        `${wixText('Come raggiungerci', 'Loc. San Galgano 12, 53012 Chiusdino (SI)', 'GPS 43.1523, 11.1541')}${wixText('Telefono: <a href="tel:+390577750214">+39 0577 750214</a>', 'Cellulare: <a href="tel:+393384120786">+39 338 412 0786</a>', '<a href="mailto:info@locandadeicarpini.test" target="_self">info@locandadeicarpini.test</a>')}<form id="comp-f1" class="form"><input type="text" placeholder="Nome"><input type="email" placeholder="Email"><button>Invia</button></form>`,
      ),
    },
    best: ['info@locandadeicarpini.test'],
    phones: ['+390577750214', '+393384120786'],
  },
  {
    host: 'torrefazionelunardi.test',
    language: 'it',
    country: 'IT',
    kind: 'shopify',
    about: "a coffee roaster's shop that is reached by writing alone: no number stands anywhere",
    asked: 'office',
    pages: {
      '/': roaster(
        'Caffè artigianale dal 1957',
        '<h1>Caffè tostato a legna, spedito il giorno stesso</h1><div class="product-grid"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/miscela-oro">Miscela Oro 1 kg</a></h3><span class="price-item price-item--regular">€18,90 EUR</span></div><div class="card-wrapper"><h3 class="card__heading"><a href="/products/decaffeinato">Decaffeinato 250 g</a></h3><span class="price-item price-item--regular">€6,40 EUR</span></div></div>',
      ),
      '/collections/all': roaster('Shop', '<h1>Prodotti</h1><p>14 prodotti</p>'),
      '/pages/la-nostra-storia': roaster(
        'La nostra storia',
        '<h1>La nostra storia</h1><p>Nel 1957 nonno Gino comprò la sua prima tostatrice da 5 kg. Oggi lavoriamo gli stessi caffè nello stesso laboratorio di Schio, con la stessa pazienza: tre generazioni, un solo profumo.</p>',
      ),
      '/pages/contatti': roaster(
        'Contatti',
        '<h1>Contatti</h1><p>Per ordini e spedizioni: <a href="mailto:ordini@torrefazionelunardi.test">ordini@torrefazionelunardi.test</a><br>Per tutto il resto: <a href="mailto:info@torrefazionelunardi.test">info@torrefazionelunardi.test</a></p><p>Rispondiamo entro 24 ore lavorative.</p><form method="post" action="/contact#ContactForm" id="ContactForm" class="isolate"><input autocomplete="name" type="text" name="contact[Nome]" placeholder="Nome"><input type="email" name="contact[email]" placeholder="E-mail"><input type="tel" name="contact[phone]" placeholder="Numero di telefono"><textarea name="contact[body]"></textarea><button type="submit" class="button">Invia</button></form>',
      ),
      '/policies/legal-notice': roaster(
        'Note legali',
        '<h1>Note legali</h1><p>Torrefazione Lunardi S.r.l.<br>Via Lago di Garda 71, 36015 Schio (VI)<br>P. IVA IT03348120245<br>REA VI-318842<br>Capitale sociale € 20.000 i.v.</p>',
      ),
      '/policies/privacy-policy': roaster(
        'Informativa sulla privacy',
        '<h1>Informativa sulla privacy</h1><p>La presente informativa descrive come Torrefazione Lunardi (il “Sito”) raccoglie, utilizza e divulga i dati personali dell’utente quando visita il Sito o effettua un acquisto.</p><p>Per domande scrivere a info@torrefazionelunardi.test o per posta a Via Lago di Garda 71, Schio, VI, 36015, IT.</p>',
      ),
    },
    best: ['info@torrefazionelunardi.test'],
    fine: ['ordini@torrefazionelunardi.test'],
  },
  {
    host: 'rivabernasconi.test',
    alias: ['www.rivabernasconi.test'],
    language: 'it',
    country: 'CH',
    kind: 'squarespace',
    about: 'trustees in Lugano, each with address and direct line on the page of the team',
    asked: 'owner',
    pages: {
      '/': trustees(
        'Fiduciaria a Lugano',
        `<h1>Conti in ordine, decisioni serene.</h1><p class="sqsrte-large">Contabilità, fiscalità e revisione per PMI e privati nel Canton Ticino dal 1986.</p><p><a href="/contatti" class="sqs-block-button-element">Fissa un colloquio</a></p>`,
      ),
      '/servizi': trustees(
        'Servizi',
        '<h2>Servizi</h2><ul><li>Contabilità e bilanci</li><li>Consulenza fiscale</li><li>Amministrazione del personale</li><li>Revisione limitata</li></ul>',
      ),
      '/team': trustees(
        'Team',
        `<h1>Team</h1>${trustee('Claudio Riva', 'Socio e direttore, fiduciario commercialista', 'c.riva@rivabernasconi.test', '+41 91 922 48 11')}${trustee('Nadia Bernasconi', 'Socia, esperta fiscale diplomata', 'n.bernasconi@rivabernasconi.test', '+41 91 922 48 12')}${trustee('Matteo Fontana', 'Contabile', 'm.fontana@rivabernasconi.test', '+41 91 922 48 15')}${trustee('Sara Guidotti', 'Segretariato', 's.guidotti@rivabernasconi.test', '+41 91 922 48 10')}`,
      ),
      '/contatti': trustees(
        'Contatti',
        '<h1>Contatti</h1><p>Riva Bernasconi Fiduciaria SA<br>Via Pretorio 118<br>6900 Lugano</p><p>Telefono +41 91 922 48 10<br>Fax +41 91 922 48 20<br><a href="mailto:info@rivabernasconi.test">info@rivabernasconi.test</a></p><p>Lunedì – venerdì 08.30 – 12.00, 13.30 – 17.30</p>',
      ),
    },
    best: ['c.riva@rivabernasconi.test'],
    fine: [
      'info@rivabernasconi.test',
      'n.bernasconi@rivabernasconi.test',
      'm.fontana@rivabernasconi.test',
      's.guidotti@rivabernasconi.test',
    ],
    never: ['+41919224820'],
    phones: ['+41919224810', '+41919224811', '+41919224812', '+41919224815'],
    people: [
      {
        name: 'Claudio Riva',
        role: 'Socio e direttore, fiduciario commercialista',
        email: 'c.riva@rivabernasconi.test',
        phone: '+41919224811',
      },
      {
        name: 'Nadia Bernasconi',
        role: 'Socia, esperta fiscale diplomata',
        email: 'n.bernasconi@rivabernasconi.test',
        phone: '+41919224812',
      },
      {
        name: 'Matteo Fontana',
        role: 'Contabile',
        email: 'm.fontana@rivabernasconi.test',
        phone: '+41919224815',
      },
      {
        name: 'Sara Guidotti',
        role: 'Segretariato',
        email: 's.guidotti@rivabernasconi.test',
        phone: '+41919224810',
      },
    ],
  },
  {
    host: 'garagepedrazzi.test',
    alias: ['www.garagepedrazzi.test'],
    language: 'it',
    country: 'CH',
    kind: 'joomla',
    about: 'a garage with its seat in Bellinzona and a branch in Locarno, addresses cloaked by Joomla 4',
    asked: 'owner',
    pages: {
      '/': garage(
        'Benvenuti',
        '<p>Concessionaria e officina multimarca in Ticino dal 1979. Due sedi, oltre 120 veicoli nuovi e d’occasione sempre disponibili.</p><p>Orari vendita: lu–ve 08.00–12.00 / 13.30–18.30, sa 09.00–16.00</p>',
        jsonLd({
          '@type': 'AutoDealer',
          name: 'Garage Pedrazzi SA',
          telephone: '+41 91 825 41 70',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Via San Gottardo 148',
            postalCode: '6500',
            addressLocality: 'Bellinzona',
            addressCountry: 'CH',
          },
        }),
      ),
      '/vendita': garage('Vendita', prose('it', 1, 1)),
      '/officina': garage(
        'Officina',
        '<ul><li>Tagliandi</li><li>Gomme e deposito</li><li>Collaudo</li><li>Carrozzeria</li></ul>',
      ),
      '/chi-siamo': garage(
        'Chi siamo',
        '<p>Fondato da Renzo Pedrazzi, il garage è oggi diretto dal figlio <strong>Fabio Pedrazzi</strong>, direttore e titolare. Con noi lavorano 23 persone, tra cui quattro apprendisti.</p>',
      ),
      '/contatti': garage(
        'Contatti',
        `<h3>Sede principale – Bellinzona</h3><p>Via San Gottardo 148, 6500 Bellinzona<br />Tel. 091 825 41 70<br />${joomlaHidden('info@garagepedrazzi.test', NO_BOTS)}</p><h3>Filiale – Locarno</h3><p>Via Vallemaggia 87, 6600 Locarno<br />Tel. 091 751 41 72<br />${joomlaHidden('locarno@garagepedrazzi.test', NO_BOTS)}</p>`,
      ),
    },
    best: ['info@garagepedrazzi.test'],
    fine: ['locarno@garagepedrazzi.test'],
    phones: ['+41918254170'],
    people: [{ name: 'Fabio Pedrazzi', role: 'direttore e titolare' }],
  },
]
