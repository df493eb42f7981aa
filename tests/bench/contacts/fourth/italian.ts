import { joomlaCloaked } from '../disguises.ts'
import { gutenberg, joomla, shopify, typo3 } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { astra, container, iconList, wordpressRobots } from './frames.ts'

const carpentry = astra({
  host: 'www.falegnameriabertolasi.test',
  language: 'it',
  name: 'Falegnameria Bertolasi',
  nav: {
    '/': 'Home',
    '/chi-siamo/': 'Chi siamo',
    '/realizzazioni/': 'Realizzazioni',
    '/contatti/': 'Contatti',
  },
  foot: '<p><strong>Falegnameria Bertolasi di Bertolasi Claudio</strong><br>Via Ostigliese 48, 46030 Bigarello (MN)<br>P.IVA 02488120304 – C.F. BRTCLD68M12E897K – REA MN-248812<br>Tel. 0376 548120 – PEC: bertolasi@pec.falegnameriabertolasi.test</p><p><a href="https://www.falegnameriabertolasi.test/privacy-policy/">Privacy Policy</a></p>',
})

const workshop = joomla({
  host: 'www.officinevaldesina.test',
  language: 'it',
  name: 'Officine Valdesina S.r.l.',
  nav: {
    '/': 'Home',
    '/azienda.html': 'Azienda',
    '/lavorazioni.html': 'Lavorazioni',
    '/qualita.html': 'Qualità',
    '/contatti.html': 'Contatti',
  },
  foot: '<p>Officine Valdesina S.r.l. – Via Industriale 148, 25065 Lumezzane (BS) – P.IVA 03488120179 – Cap. Soc. € 100.000 i.v.</p>',
})
const NOTICE =
  'Questo indirizzo email è protetto dagli spambots. È necessario abilitare JavaScript per vederlo.'

const dentist = gutenberg({
  host: 'www.studiodentisticomorselli.test',
  language: 'it',
  name: 'Studio Dentistico Morselli',
  nav: { '/': 'Home', '/lo-studio/': 'Lo studio', '/trattamenti/': 'Trattamenti', '/contatti/': 'Contatti' },
  foot: '<p>Studio Dentistico Dott. Paolo Morselli – Via Emilia Est 481, 41124 Modena – P.IVA 02481230367<br>Direttore Sanitario Dott. Paolo Morselli, iscritto all’Ordine dei Medici Chirurghi e Odontoiatri di Modena n. 481</p>',
})

const pasta = shopify({
  host: 'www.pastificiolagrastella.test',
  language: 'it',
  name: 'Pastificio La Grastella',
  nav: {
    '/collections/pasta': 'Pasta',
    '/pages/la-nostra-storia': 'La nostra storia',
    '/pages/contatti': 'Contatti',
    '/policies/privacy-policy': 'Privacy',
  },
  foot: '<div class="footer-block"><h2 class="footer-block__heading">Pastificio La Grastella</h2><div class="footer-block__details-content rte"><p>La Grastella S.r.l.s. – Contrada Piano 48, 80054 Gragnano (NA)<br/>P.IVA 08481230631</p></div></div>',
})

const gardens = typo3({
  host: 'www.giardinibernasca.test',
  language: 'it',
  name: 'Giardini Bernasca SA',
  nav: {
    '/': 'Home',
    '/servizi': 'Servizi',
    '/chi-siamo/collaboratori': 'Collaboratori',
    '/sedi': 'Sedi',
    '/contatto': 'Contatto',
  },
  foot: '<p>Giardini Bernasca SA, Via Cantonale 48, 6928 Manno · Membro JardinSuisse</p>',
})

export const italian: readonly Site[] = [
  {
    host: 'falegnameriabertolasi.test',
    alias: ['www.falegnameriabertolasi.test'],
    language: 'it',
    country: 'IT',
    kind: 'elementor',
    about: 'a joiner with the address for registered mail that everybody has there, beside the ordinary one',
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.falegnameriabertolasi.test'),
      '/': carpentry(
        'Mobili su misura a Mantova',
        `${container('<h1 class="elementor-heading-title">Il legno, a regola d’arte</h1>', 'heading')}${container(prose('it', 0, 1))}${container('<a class="elementor-button" href="https://www.falegnameriabertolasi.test/contatti/">Chiedi un preventivo</a>', 'button')}`,
      ),
      '/chi-siamo/': carpentry(
        'Chi siamo',
        container(
          '<p>La falegnameria nasce nel 1974 dalla passione di nonno Arturo. Oggi il titolare Claudio Bertolasi la conduce con il figlio Andrea e tre collaboratori.</p>',
        ),
      ),
      '/realizzazioni/': carpentry(
        'Realizzazioni',
        container(
          '<div class="elementor-image-gallery"><figure class="gallery-item"><img src="https://www.falegnameriabertolasi.test/wp-content/uploads/2023/02/cucina-1.jpg" alt="Cucina in rovere"></figure></div>',
          'image-gallery',
        ),
      ),
      '/contatti/': carpentry(
        'Contatti',
        container(
          iconList(
            'Via Ostigliese 48, 46030 Bigarello (MN)',
            '<a href="tel:0376548120">0376 548120</a>',
            '<a href="tel:+393330548120">333 0548120</a> (Claudio)',
            '<a href="mailto:info@falegnameriabertolasi.test">info@falegnameriabertolasi.test</a>',
          ),
          'icon-list',
        ),
      ),
      '/privacy-policy/': carpentry(
        'Privacy Policy',
        container(
          '<p><strong>Titolare del Trattamento dei Dati</strong><br>Falegnameria Bertolasi di Bertolasi Claudio, Via Ostigliese 48, 46030 Bigarello (MN)<br>Indirizzo email del Titolare: info@falegnameriabertolasi.test</p>',
        ),
      ),
    },
    best: ['info@falegnameriabertolasi.test'],
    fine: ['bertolasi@pec.falegnameriabertolasi.test'],
    phones: ['+390376548120', '+393330548120'],
    people: [{ name: 'Claudio Bertolasi', role: 'titolare', phone: '+393330548120' }],
  },
  {
    host: 'officinevaldesina.test',
    alias: ['www.officinevaldesina.test'],
    language: 'it',
    country: 'IT',
    kind: 'joomla',
    about: 'a workshop whose offices have an address each, cloaked by Joomla',
    asked: 'procurement',
    pages: {
      '/': workshop(
        'Tornitura e fresatura CNC',
        `${prose('it', 3, 1)}<p>Da oltre quarant’anni al servizio dell’industria.</p>`,
      ),
      '/azienda.html': workshop('Azienda', prose('it', 0, 2)),
      '/lavorazioni.html': workshop(
        'Lavorazioni',
        '<ul><li>Tornitura da barra Ø 5–65 mm</li><li>Fresatura a 5 assi</li><li>Stampaggio a caldo di ottone</li></ul>',
      ),
      '/qualita.html': workshop('Qualità', '<p>Scarica il certificato ISO 9001 n. IT-48123 (PDF).</p>'),
      '/contatti.html': workshop(
        'Contatti',
        `<p>Officine Valdesina S.r.l.<br />Via Industriale 148<br />25065 Lumezzane (BS)</p><p>Tel. +39 030 5548120<br />Fax +39 030 5548129</p><p>Informazioni generali: ${joomlaCloaked('info@officinevaldesina.test', NOTICE)}</p><p>Ufficio acquisti – Sig.ra Ornella Ghidini, Responsabile Acquisti: ${joomlaCloaked('acquisti@officinevaldesina.test', NOTICE)}</p><p>Ufficio commerciale – Sig. Fabio Saleri, Responsabile Commerciale: ${joomlaCloaked('commerciale@officinevaldesina.test', NOTICE)}</p><p>Amministrazione: ${joomlaCloaked('amministrazione@officinevaldesina.test', NOTICE)}</p>`,
      ),
    },
    best: ['acquisti@officinevaldesina.test'],
    fine: [
      'info@officinevaldesina.test',
      'commerciale@officinevaldesina.test',
      'amministrazione@officinevaldesina.test',
    ],
    never: ['+390305548129'],
    phones: ['+390305548120'],
    people: [
      { name: 'Ornella Ghidini', role: 'Responsabile Acquisti', email: 'acquisti@officinevaldesina.test' },
      { name: 'Fabio Saleri', role: 'Responsabile Commerciale', email: 'commerciale@officinevaldesina.test' },
    ],
  },
  {
    host: 'studiodentisticomorselli.test',
    alias: ['www.studiodentisticomorselli.test'],
    language: 'it',
    country: 'IT',
    kind: 'gutenberg',
    about: 'a dentist with a front office and a mobile for messages',
    asked: 'office',
    pages: {
      '/robots.txt': wordpressRobots('www.studiodentisticomorselli.test'),
      '/': dentist(
        'Dentista a Modena',
        `<h1 class="wp-block-heading">Il sorriso, con calma</h1>${prose('it', 1, 1)}<div class="wp-block-button"><a class="wp-block-button__link" href="tel:+390595548120">Chiama lo studio</a></div>`,
      ),
      '/lo-studio/': dentist(
        'Lo studio',
        '<h2>L’équipe</h2><ul><li><strong>Dott. Paolo Morselli</strong> – Odontoiatra, Direttore Sanitario</li><li><strong>Dott.ssa Giulia Vandelli</strong> – Ortodontista</li><li><strong>Marta Ferrarini</strong> – Igienista dentale</li><li><strong>Cinzia Bonacini</strong> – Responsabile di segreteria</li></ul>',
      ),
      '/trattamenti/': dentist(
        'Trattamenti',
        '<ul><li>Implantologia</li><li>Ortodonzia</li><li>Igiene</li></ul>',
      ),
      '/contatti/': dentist(
        'Contatti',
        '<p>Via Emilia Est 481, 41124 Modena</p><p>Segreteria: <a href="tel:+390595548120">059 554 8120</a><br>WhatsApp (solo messaggi): <a href="https://wa.me/393330548121">333 054 8121</a><br>Email: <a href="mailto:segreteria@studiodentisticomorselli.test">segreteria@studiodentisticomorselli.test</a></p><p>Lun–Ven 9.00–13.00 / 14.30–19.00</p>',
      ),
    },
    best: ['segreteria@studiodentisticomorselli.test'],
    never: ['privacy@consentia.test', '+494066969440'],
    phones: ['+390595548120', '+393330548121'],
    people: [
      { name: 'Cinzia Bonacini', role: 'Responsabile di segreteria' },
      { name: 'Paolo Morselli', role: 'Direttore Sanitario' },
      { name: 'Paolo Morselli', role: 'Odontoiatra, Direttore Sanitario' },
      { name: 'Giulia Vandelli', role: 'Ortodontista' },
      { name: 'Marta Ferrarini', role: 'Igienista dentale' },
    ],
  },
  {
    host: 'pastificiolagrastella.test',
    alias: ['www.pastificiolagrastella.test'],
    language: 'it',
    country: 'IT',
    kind: 'shopify',
    about: "a pasta maker's shop: guests are written to, shops have an agent abroad",
    asked: 'marketing',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: '# we use Shopify as our ecommerce platform\nUser-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/\nDisallow: /search\nSitemap: https://www.pastificiolagrastella.test/sitemap.xml\n',
      },
      '/': pasta(
        'Pasta di Gragnano trafilata al bronzo',
        `<h1>Acqua, semola, tempo.</h1>${prose('it', 4, 1)}<p>Spedizione gratuita oltre 49 €</p>`,
      ),
      '/pages/la-nostra-storia': pasta(
        'La nostra storia',
        '<p>Nel 1936 Gennaro Schettino apre il primo forno. Oggi la fondatrice de La Grastella, Assunta Schettino, essicca ancora a bassa temperatura, per 48 ore.</p>',
      ),
      '/pages/contatti': pasta(
        'Contatti',
        '<p>Ordini e assistenza: <a href="mailto:ordini@pastificiolagrastella.test">ordini@pastificiolagrastella.test</a></p><p>Comunicazione e collaborazioni: <a href="mailto:comunicazione@pastificiolagrastella.test">comunicazione@pastificiolagrastella.test</a></p><p>Telefono: 081 554 8120 (lun–ven 9–16)</p><h3>Rivenditori in Germania</h3><p>Feinkost Ilmtal Vertrieb, Weimar, +49 30 23125 481, ilmtal@feinkost-ilmtal.test</p>',
      ),
      '/policies/privacy-policy': pasta(
        'Informativa sulla privacy',
        '<p>Titolare del trattamento: La Grastella S.r.l.s., Contrada Piano 48, 80054 Gragnano (NA), ordini@pastificiolagrastella.test.</p>',
      ),
    },
    best: ['comunicazione@pastificiolagrastella.test'],
    fine: ['ordini@pastificiolagrastella.test'],
    never: ['ilmtal@feinkost-ilmtal.test', '+493023125481'],
    phones: ['+390815548120'],
    people: [{ name: 'Assunta Schettino', role: 'fondatrice' }],
  },
  {
    host: 'giardinibernasca.test',
    alias: ['www.giardinibernasca.test'],
    language: 'it',
    country: 'CH',
    kind: 'typo3',
    about:
      'gardeners in the Ticino with two places, a line for snow in winter and everybody at their own number',
    asked: 'operations',
    pages: {
      '/': gardens(
        'Giardiniere a Lugano e Bellinzona',
        `<h1>Giardini vivi</h1>${prose('it', 1, 1)}<p>Picchetto neve (novembre–marzo, 24h/24): 079 555 04 81</p>`,
      ),
      '/servizi': gardens(
        'Servizi',
        '<h1>Servizi</h1><p>Costruzione, manutenzione, potature, sgombero neve.</p>',
      ),
      '/chi-siamo/collaboratori': gardens(
        'Collaboratori',
        '<h1>Collaboratori</h1><table class="contenttable"><thead><tr><th>Nome</th><th>Funzione</th><th>Telefono</th><th>E-mail</th></tr></thead><tbody><tr><td>Fabrizio Bernasca</td><td>Direttore</td><td>091 555 04 81</td><td><a href="mailto:f.bernasca@giardinibernasca.test">f.bernasca@giardinibernasca.test</a></td></tr><tr><td>Tiziana Rezzonico</td><td>Amministrazione</td><td>091 555 04 80</td><td><a href="mailto:t.rezzonico@giardinibernasca.test">t.rezzonico@giardinibernasca.test</a></td></tr><tr><td>Mattia Guglielmetti</td><td>Responsabile cantieri</td><td>091 555 04 83</td><td><a href="mailto:m.guglielmetti@giardinibernasca.test">m.guglielmetti@giardinibernasca.test</a></td></tr></tbody></table>',
      ),
      '/sedi': gardens(
        'Sedi',
        '<h1>Sedi</h1><h3>Manno</h3><p>Via Cantonale 48, 6928 Manno<br>Tel. 091 555 04 80</p><h3>Camorino</h3><p>Via Monda 12, 6528 Camorino<br>Tel. 091 555 04 90</p>',
      ),
      '/contatto': gardens(
        'Contatto',
        '<h1>Contatto</h1><p>Giardini Bernasca SA<br>Via Cantonale 48<br>6928 Manno</p><p>Tel. +41 91 555 04 80<br>Fax +41 91 555 04 89<br><a href="mailto:info@giardinibernasca.test">info@giardinibernasca.test</a></p>',
      ),
    },
    best: ['m.guglielmetti@giardinibernasca.test'],
    fine: [
      'info@giardinibernasca.test',
      'f.bernasca@giardinibernasca.test',
      't.rezzonico@giardinibernasca.test',
    ],
    never: ['+41795550481', '+41915550489'],
    phones: ['+41915550483', '+41915550480', '+41915550481', '+41915550490'],
    people: [
      {
        name: 'Mattia Guglielmetti',
        role: 'Responsabile cantieri',
        email: 'm.guglielmetti@giardinibernasca.test',
        phone: '+41915550483',
      },
      {
        name: 'Fabrizio Bernasca',
        role: 'Direttore',
        email: 'f.bernasca@giardinibernasca.test',
        phone: '+41915550481',
      },
      {
        name: 'Tiziana Rezzonico',
        role: 'Amministrazione',
        email: 't.rezzonico@giardinibernasca.test',
        phone: '+41915550480',
      },
    ],
  },
]
