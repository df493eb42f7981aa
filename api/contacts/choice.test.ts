import { expect, test } from 'vitest'
import { jsonLd } from '#tests/fakes/bakery.ts'
import { chooseContact } from './choice.ts'
import { readPage } from './html/page.ts'
import type { Asked } from './read/roles.ts'

/** A small site, and the expected choice for a first letter. */
interface Case {
  host: string
  lang?: string
  title?: string
  /** By path; a single text is the front page. */
  pages: string | Record<string, string>
  asked?: Asked
  email?: string
  /** The other addresses, best first. */
  others?: string[]
  phone?: string
  person?: string
}

const cases: Record<string, Case> = {
  'what is told to applicants and authors alone is no address for an offer, whatever it is called': {
    host: 'bauer-werk.de',
    pages:
      '<p>info@bauer-werk.de</p><p>Allgemein: team@bauer-werk.de</p><h3>Join us</h3><p>Folios under 10 MB to folios@bauer-werk.de in August.</p><h3>Do you hire?</h3><p>Send your name to crew@bauer-werk.de.</p><h3>Texte</h3><p>Nur für Gedichte: lyrik@bauer-werk.de</p><h3>Jobba här</h3><p>Skriv till plats@bauer-werk.de</p><h3>Tabell</h3><table><tr><td>Candidatures d’été</td><td>ete@bauer-werk.de</td></tr></table>',
    email: 'info@bauer-werk.de',
    others: ['team@bauer-werk.de'],
  },
  'who made the site and who keeps the books write from free mail services': {
    host: 'fornoventricelli.it',
    lang: 'it',
    pages:
      '<p>info@fornoventricelli.it</p><p>Księgowość prowadzi Biuro Rachunkowe „Saldo”, saldo.trzupek@interia.pl</p><footer><p>Creato con Wix.com da Murgia Social (murgiasocial@gmail.com)</p><p>Hecho en Tres Arroyos por Molino – molinoweb3a@gmail.com</p></footer>',
    email: 'info@fornoventricelli.it',
    others: [],
  },
  'a sister company’s address and an author’s are not told where it has its own': {
    host: 'fletesvillarreal.mx',
    lang: 'es',
    title: 'Fletes Villarreal',
    pages: {
      '/': '<p>ventas@fletesvillarreal.mx, gruas@gruasvillarreal.mx</p><a href="/autores">Autores</a>',
      '/autores': '<p>Se le puede escribir a poemas.nieto@gmail.com</p>',
    },
    email: 'ventas@fletesvillarreal.mx',
    others: [],
  },
  'a mailbox below a label with a name is that person’s, and not told with another': {
    host: 'szkolka-debina.pl',
    lang: 'pl',
    pages: {
      '/kontakt':
        '<div><p>Sklep (Anna Kubiak):<br>33 845 92 17<br>sklep@szkolka-debina.pl</p></div><div><p>Hurt (Adam Kubiak):<br>602 783 419<br>hurt@szkolka-debina.pl</p></div>',
      '/o-nas': '<p>Adam Kubiak, właściciel</p>',
    },
    email: 'hurt@szkolka-debina.pl',
    others: ['sklep@szkolka-debina.pl'],
    phone: '+48 602 783 419',
    person: 'Adam Kubiak, właściciel',
  },
  'an owner after whom the company is called': {
    host: 'barreirolens.gal',
    lang: 'es',
    pages: {
      '/contacto':
        '<p>info@barreirolens.gal</p><table><tr><td>Sabela Barreiro Lens</td><td>Gerente</td><td>sabela@barreirolens.gal</td></tr></table>',
    },
    email: 'sabela@barreirolens.gal',
    others: ['info@barreirolens.gal'],
    person: 'Sabela Barreiro Lens, Gerente',
  },
  'whose seal a shop bears, and its own page for customers': {
    host: 'fietsenmaker-bos.nl',
    lang: 'nl',
    pages: {
      '/': '<a href="/klantenservice">Klantenservice</a><footer><p>Fietsenmaker Bos, KvK 55501230. Aangesloten bij Keurmerk Webshops, info@webshopkeur.nl, 020 240 11 10</p></footer>',
      '/klantenservice':
        '<p>Mail naar fiets@fietsenmaker-bos.nl of bel (0318) 480 480.</p><footer><p>Fietsenmaker Bos. Aangesloten bij Keurmerk Webshops, info@webshopkeur.nl, 020 240 11 10</p></footer>',
    },
    email: 'fiets@fietsenmaker-bos.nl',
    others: [],
    phone: '+31 318 480 480',
  },
  'to which federations it belongs, in a line': {
    host: 'menuiserie-brun.fr',
    lang: 'fr',
    pages:
      '<p>Atelier : 04 72 40 80 10</p><p>Membre de la Fédération du Bois, info@federation-bois.fr, 01 44 40 80 20</p><p>Lucie Brun, membre du conseil, lucie@menuiserie-brun.fr</p>',
    email: 'lucie@menuiserie-brun.fr',
    others: [],
    phone: '+33 4 72 40 80 10',
  },
  'a dialling code with a space in it, and the maker of the page below': {
    host: 'pension-elbblick.de',
    lang: 'de',
    pages:
      '<TABLE><TR><TD><B>Pension Elbblick</B><BR>Familie Thomsen<BR>Hofweg 97, 22085 Hamburg<BR><BR>Telefon (0 40) 66 96 92 10<BR>Telefax (0 40) 66 96 92 11<BR><BR>Gestaltung: Webservice Petersen, webmaster@petersen-web.de</TD></TR></TABLE>',
    email: '',
    phone: '+49 40 66969210',
  },
  'people in one sentence, with what they are in brackets': {
    host: 'estudio-arcos.es',
    lang: 'es',
    pages: {
      '/': '<a href="/estudio">Estudio</a><p>hola@estudio-arcos.es</p>',
      '/estudio':
        '<p>Fundado por Blanca Herrera (arquitecta, socia directora) y Hugo Saavedra (arquitecto técnico).</p>',
    },
    email: 'hola@estudio-arcos.es',
    person: 'Blanca Herrera, arquitecta, socia directora',
  },
  'a hint in seven languages beside the address itself': {
    host: 'zimmerei-rauh.de',
    pages: `<p>ihre.email@adresse.de, name@firma.de, votre@email.fr, nombre@correo.es, tuo@indirizzo.it, jan@przyklad.pl, uw.naam@bedrijf.nl, namn@exempel.se, user@mail.com, mail@ihre-domain.de</p>
      <p>vorname.nachname@zimmerei-rauh.de, v.nachname@zimmerei-rauh.de, buero@zimmerei-rauh.de</p>`,
    email: 'buero@zimmerei-rauh.de',
  },
  'an address of a share button': {
    host: 'fleurs-lot.fr',
    lang: 'fr',
    pages:
      '<a href="mailto:enteryour@addresshere.com?subject=Fleurs">Partager</a><a href="mailto:?to=contact@fleurs-lot.fr&subject=Bonjour">Mail</a>',
    email: 'contact@fleurs-lot.fr',
  },
  'links as people mistype them': {
    host: 'kerr-joinery.co.uk',
    lang: 'en-GB',
    pages: `<a href="mailto:info@kerr-joinery.co.uk&subject=Quote">Mail</a><a href="mailto://sales@kerr-joinery.co.uk">Sales</a>
      <a href="mailto:%20iain@kerr-joinery.co.uk.">Iain</a><a href="mailto:office(at)kerr-joinery.co.uk">Office</a><a href="http://yard@kerr-joinery.co.uk">Yard</a>`,
    email: 'sales@kerr-joinery.co.uk',
    others: [
      'info@kerr-joinery.co.uk',
      'office@kerr-joinery.co.uk',
      'iain@kerr-joinery.co.uk',
      'yard@kerr-joinery.co.uk',
    ],
  },
  'a word that ran into it, where the address is plain': {
    host: 'hof-wieser.at',
    lang: 'de-AT',
    pages: '<p>office@hof-wieser.at.Wir freuen uns! Tel: +43 662 480 12 30office@hof-wieser.atTelefon</p>',
    email: 'office@hof-wieser.at',
    phone: '+43 662 4801230',
  },
  'a site that ran into it': {
    host: 'hof-wieser.at',
    lang: 'de-AT',
    pages: '<p>office@hof-wieser.atwww.hof-wieser.at</p>',
    email: 'office@hof-wieser.at',
  },
  'words for the sign in other brackets, and none': {
    host: 'huta-szkla.pl',
    lang: 'pl',
    pages: '<p>biuro -at- huta-szkla.pl, zakupy *at* huta-szkla *dot* pl, serwis(małpa)huta-szkla.pl</p>',
    asked: 'procurement',
    email: 'zakupy@huta-szkla.pl',
    others: ['biuro@huta-szkla.pl', 'serwis@huta-szkla.pl'],
  },
  'a picture for the sign': {
    host: 'tapezierer-lenz.de',
    pages:
      '<p>lenz<img src="/img/at.gif" alt="@">tapezierer-lenz.de</p><p><img src="/img/mail.png" alt="@">info@tapezierer-lenz.de</p>',
    email: 'info@tapezierer-lenz.de',
    others: ['lenz@tapezierer-lenz.de'],
  },
  'words to be taken out': {
    host: 'nordhavn-marine.com',
    lang: 'en',
    pages: '<p>office@NOSPAM.nordhavn-marine.com, salesREMOVETHIS@nordhavn-marine.com</p>',
    email: 'sales@nordhavn-marine.com',
    others: ['office@nordhavn-marine.com'],
  },
  'traps for robots': {
    host: 'brouwerij-zwaan.nl',
    lang: 'nl',
    pages:
      '<p><a href="mailto:spamtrap@brouwerij-zwaan.nl">.</a> honeypot@brouwerij-zwaan.nl test@brouwerij-zwaan.nl wordpress@brouwerij-zwaan.nl niet-beantwoorden@brouwerij-zwaan.nl no.reply@brouwerij-zwaan.nl zwaan@brouwerij-zwaan.nl</p>',
    email: 'zwaan@brouwerij-zwaan.nl',
  },
  'an agency’s in a footer without a word of what it did': {
    host: 'dental-praxis-nord.de',
    title: 'Dental Praxis Nord | Kiel',
    pages:
      '<p>Dental Praxis Nord, 24103 Kiel, praxisnord@t-online.de</p><footer>© 2024 Dental Praxis Nord · <a href="mailto:moin@dentalmedia.de">dentalmedia</a></footer>',
    email: 'praxisnord@t-online.de',
  },
  'an agency’s and no other': {
    host: 'malermeister-ott.de',
    pages: {
      '/': '<p>Malermeister Ott, Tel. 0761 48 81 230</p><footer>Made with love by <a href="mailto:hallo@pixelkraft.studio">Pixelkraft</a></footer>',
      '/impressum':
        '<p>Malermeister Ott, 79098 Freiburg, Tel. 0761 48 81 230</p><footer>Made with love by <a href="mailto:hallo@pixelkraft.studio">Pixelkraft</a></footer>',
    },
    email: '',
    phone: '+49 761 4881230',
  },
  'the country’s own before those of its sisters': {
    host: 'filtrox.fr',
    lang: 'fr',
    pages:
      '<p>Deutschland: info@filtrox.de, +49 30 2312510</p><p>Italia: info@filtrox.it</p><p>France : info@filtrox.fr, 04 72 48 81 23</p>',
    email: 'info@filtrox.fr',
    others: ['info@filtrox.de', 'info@filtrox.it'],
    phone: '+33 4 72 48 81 23',
  },
  'a former name is the company’s only one': {
    host: 'lindqvist-plat.se',
    lang: 'sv',
    title: 'Lindqvist Plåt (f.d. Bergs Bleck)',
    pages: { '/kontakt': '<p>Välkommen att mejla oss: order@bergsbleck.se</p>' },
    email: 'order@bergsbleck.se',
  },
  'letters of a name that DNS writes otherwise': {
    host: 'xn--mller-bau-q9a.de',
    title: 'Müller Bau GmbH',
    pages: '<p>info@mueller-bau.de, bau@web-nord.de</p>',
    email: 'info@mueller-bau.de',
  },
  'a free mailbox of the company’s, not of who wrote on its page': {
    host: 'pension-seeblick.de',
    title: 'Pension Seeblick',
    pages: `<h3>Gästebuch</h3><p>Es war so schön bei Ihnen! Petra (petra.s@gmx.de)</p><footer>pension-seeblick@gmx.de, max.b@gmx.de</footer>`,
    email: 'pension-seeblick@gmx.de',
    others: ['max.b@gmx.de'],
  },
  'who holds an event, sells a thing or wrote a text': {
    host: 'vinothek-huber.at',
    pages: `${jsonLd({
      '@graph': [
        {
          '@type': 'Event',
          organizer: { email: 'tickets@messe.at' },
          location: { email: 'halle@messe.at' },
        },
        { '@type': 'Product', offers: { seller: { email: 'x@marktplatz.at' } } },
        {
          '@type': 'BlogPosting',
          author: { '@type': 'Person', name: 'Lea Text', email: 'lea@textwerk.at' },
        },
        {
          '@type': 'Winery',
          name: 'Vinothek Huber',
          parentOrganization: { email: 'konzern@holding.at' },
          sameAs: ['mailto:fan@seite.at'],
        },
      ],
    })}<p>wein.huber@aon.at</p>`,
    email: 'wein.huber@aon.at',
  },
  'mailboxes for the press last, none for applicants, bills and the law, in many languages': {
    host: 'stal-trans.eu',
    pages:
      '<p>rekrutacja@stal-trans.eu praca@stal-trans.eu rodo@stal-trans.eu iod@stal-trans.eu faktury@stal-trans.eu lavoraconnoi@stal-trans.eu emploi@stal-trans.eu rrhh@stal-trans.eu vacatures@stal-trans.eu jobb@stal-trans.eu admin@stal-trans.eu prensa@stal-trans.eu biuro@stal-trans.eu</p>',
    email: 'biuro@stal-trans.eu',
    others: ['admin@stal-trans.eu', 'prensa@stal-trans.eu'],
  },
  'front desks of other languages before what is for orders only': {
    host: 'olio-bassi.it',
    lang: 'it',
    pages:
      '<p>shop@olio-bassi.it, fatture@olio-bassi.it, amministrazione@olio-bassi.it, segreteria@olio-bassi.it, commerciale@olio-bassi.it</p>',
    email: 'commerciale@olio-bassi.it',
    others: ['segreteria@olio-bassi.it', 'shop@olio-bassi.it', 'amministrazione@olio-bassi.it'],
  },
  'a tool for newsletters, one for bookings and one for jobs': {
    host: 'surf-camp-mimizan.fr',
    lang: 'fr',
    pages: {
      '/contact':
        '<p>Newsletter envoyée avec Brevo : unsubscribe@brevo.com</p><p>Réservez sur Bokun : support@bokun.io</p><p>Postulez : surf@jobs.teamtailor-mail.com</p><p>surfcampmimizan@gmail.com</p>',
    },
    email: 'surfcampmimizan@gmail.com',
  },
  'figures in pairs that are an account’s, a tax office’s or a register’s': {
    host: 'svets-lund.se',
    lang: 'sv',
    pages:
      '<p>Org.nr 556123-4567 · Bankgiro 5050-1055 · Plusgiro 12 34 56-7 · Momsreg.nr SE556123456701 · Swish 123 456 78 90</p><p>046-12 34 500</p>',
    phone: '+46 46 123 45 00',
  },
  'French ones': {
    host: 'serrurerie-vidal.fr',
    lang: 'fr',
    pages:
      '<p>SIRET : 812 345 678 00019 · APE 4332B · Capital social 10 000 € · TVA FR 40 812345678 · RNE 812 345 678 · Orias 07 001 234</p><p>Télécopie : 04 67 48 81 24</p><p>04 67 48 81 23</p>',
    phone: '+33 4 67 48 81 23',
  },
  'British and American ones': {
    host: 'hale-roofing.com',
    lang: 'en-US',
    pages:
      '<p>License #602-555-0134 · EIN 12-3456789 · DOT 1234567 · Suite 602 555 · ISO 9001:2015</p><p>Fx 602-555-0135</p><p>602-555-0136</p>',
    phone: '+1 602 555 0136',
  },
  'a number to dial for free after the company’s own': {
    host: 'kachelofen-tausch.de',
    pages: '<p>Bestell-Hotline 0800 4881230</p><p>Telefon 08041 48812, Fax 08041 48813</p>',
    phone: '+49 8041 48812',
  },
  'two languages in one footer': {
    host: 'garage-favre.ch',
    lang: 'fr-CH',
    pages:
      '<p>Garage Favre SA, 1950 Sion</p><p>Tél. / Tel.: 027 488 12 30<br>Fax : 027 488 12 31<br>TVA CHE-123.456.789 TVA · IBAN CH93 0076 2011 6238 5295 7</p><p>garage(at)garage-favre.ch</p>',
    email: 'garage@garage-favre.ch',
    phone: '+41 27 488 12 30',
  },
  'a department’s mailbox with the person whose it is': {
    host: 'molkerei-egger.at',
    pages:
      '<p>Geschäftsführerin: Barbara Kogler</p><p>Käserei und Einkauf: Simon Laiminger, einkauf@molkerei-egger.at</p><p>info@molkerei-egger.at</p>',
    asked: 'procurement',
    email: 'einkauf@molkerei-egger.at',
    others: ['info@molkerei-egger.at'],
    person: 'Simon Laiminger, Käserei und Einkauf',
  },
  'a mailbox that may be somebody’s, without another’s name': {
    host: 'niemis-akeri.se',
    lang: 'sv',
    pages: {
      '/': '<a href="/kontakt">Kontakt</a><p>le@niemis-akeri.se</p>',
      '/kontakt': '<p>Verkstad: Tommy Kangas</p>',
    },
    email: 'le@niemis-akeri.se',
  },
  'who looks after applicants is not whom to ask for': {
    host: 'spedition-wolters.de',
    pages:
      '<p>Karriere: Nina Klein, Personalreferentin, n.klein@spedition-wolters.de</p><p>Geschäftsführer: Hauke Wolters</p><p>dispo@spedition-wolters.de</p>',
    email: 'dispo@spedition-wolters.de',
    others: ['n.klein@spedition-wolters.de'],
    person: 'Hauke Wolters, Geschäftsführer',
  },
  'who wrote an article, took a picture and praised the work': {
    host: 'wildfell-farm.co.uk',
    lang: 'en-GB',
    pages: `<p>Words by Lucy Marsh, Editor</p><p>Photography: Ben Hart</p><figure class="review"><p>Anna Cole, Director, Cole Ltd</p></figure><p>Mary Hebden – Owner</p><p>hello@wildfell-farm.co.uk</p>`,
    email: 'hello@wildfell-farm.co.uk',
    person: 'Mary Hebden, Owner',
  },
  'the best by their own address, whatever language it is in': {
    host: 'talleres-ibarra.es',
    lang: 'es',
    asked: 'procurement',
    pages:
      '<p>Ane Ibarra, Responsable de compras · a.ibarra@talleres-ibarra.es</p><p>José Ibarra, Gerente · gerencia@talleres-ibarra.es</p><p>empleo@talleres-ibarra.es</p>',
    email: 'a.ibarra@talleres-ibarra.es',
    others: ['gerencia@talleres-ibarra.es'],
    person: 'Ane Ibarra, Responsable de compras',
  },
  'the company as the holder of its own site': {
    host: 'ebanisteriaribalta.es',
    lang: 'es',
    pages:
      '<p>Se informa de que el titular de este sitio es <strong>Ebanistería Ribalta, S.L.</strong>, con CIF B12964550</p><p>info@ebanisteriaribalta.es</p>',
    email: 'info@ebanisteriaribalta.es',
  },
  'files, packages and sizes': {
    host: 'atelier-noon.com',
    lang: 'en',
    pages:
      '<p>logo@2x.png, hero@1.5x.jpg, icon@3x-retina, swiper@11.0.5, @noon, @atelier.noon, 5@2.50</p><p>Studio: noon @ atelier-noon.com</p>',
    email: 'noon@atelier-noon.com',
  },
  'addresses that plug-ins turn by their own alphabets': {
    host: 'glaserei-pohl.de',
    pages: `<a href="javascript:;" data-enc-email="vasb[at]tynfrerv-cbuy.qr">Mail</a><a href="javascript:DeCryptX('qpimAhmbtfsfj.qpim/ef')">Mail</a><a href="javascript:DeCryptX('1c2w0e3u1p0@0g1m1b0s2g0r1f0i0-1q0o2j0l0.2f1f')">Mail</a>`,
    email: 'info@glaserei-pohl.de',
    others: ['buero@glaserei-pohl.de', 'pohl@glaserei-pohl.de'],
  },
  'attributes that a script or a style joins': {
    host: 'smak-lund.se',
    lang: 'sv',
    pages: `<span class="email" data-name="boka" data-domain="smak-lund.se"></span><i class="js-mail" data-u="info" data-d="smak-lund" data-tld="se"></i>
      <a class="js-mail" data-mail="a29udG9yQHNtYWstbHVuZC5zZQ==">Mail</a><a data-item="x@smak-lund.se">x</a><a data-contact="es.dnul-kams@kok">x</a><a data-mail="ynzo@fznx-yhaq.fr">x</a>
      <div data-name="Buffet" data-site="smak-lund.se" class="card"></div>`,
    email: 'info@smak-lund.se',
    others: ['kontor@smak-lund.se', 'boka@smak-lund.se', 'kok@smak-lund.se', 'lamb@smak-lund.se'],
  },
  'what a script puts together of what it set before': {
    host: 'schlosserei-vogt.de',
    pages: `<script>var n = "post"; var d = 'schlosserei-vogt', t = "de";
      document.write('<a hr' + 'ef="mai' + 'lto:' + n + '@' + d + '.' + 'de' + '">' + n + '</a>');</script>
      <script>let u = 'vogt'; u += String.fromCharCode(64); el.innerHTML = u + 'schlosserei-vogt.de'</script>
      <script>document.getElementById('m').textContent = atob('d2Vya0BzY2hsb3NzZXJlaS12b2d0LmRl')</script>
      <script>x.href = 'mailto:' + 'ed.tgov-ieressolhcs@orebbeu'.split('').reverse().join('')</script>
      <script>var m = 'lager[at]schlosserei-vogt.de'.replace('[at]', '@'); $('#m').html(m)</script>
      <script>var n = prompt('x'); document.write(n + '@schlosserei-vogt.de')</script>`,
    email: 'post@schlosserei-vogt.de',
    others: [
      'vogt@schlosserei-vogt.de',
      'uebbero@schlosserei-vogt.de',
      'werk@schlosserei-vogt.de',
      'lager@schlosserei-vogt.de',
    ],
  },
  'a remark in brackets after a number, and the number of a tax': {
    host: 'crossley-bolts.be',
    lang: 'fr-BE',
    pages:
      '<p>TVA BE 0488.123.047 - BTW BE 0488.123.047</p><p>Tél. 04 355 48 12 (3 lignes) Fax 04 355 48 13</p>',
    phone: '+32 4 355 48 12',
  },
  'who is to be called at sea, in the mountains and in case of fire': {
    host: 'marina-faro.it',
    lang: 'it',
    pages:
      '<p>Guardia Costiera 0585 055 530</p><p>Seenotrettung 0585 055 531</p><p>Coast Guard: 0585 055 532</p><p>Capitaneria 0585 055 533</p><h3>Chiamaci</h3><p>0585.055.481</p>',
    phone: '+39 0585 055481',
  },
  'a webmaster by name before the address': {
    host: 'schlosserei-kern.de',
    pages:
      '<p>Schlosserei Kern, Tel. 030 23125710</p><p>Diese Seiten pflegt Uwe Klick, Webmaster, uwe@klick-und-fertig.de</p>',
    phone: '+49 30 23125710',
  },
  'another country in what a plug-in shows': {
    host: 'rowery-zebatka.eu',
    lang: 'pl',
    pages: '<p>Zadzwoń: <b>71 345 48 12</b></p><div class="cookie-banner"><p>+45 62 05 50 12</p></div>',
    phone: '71 345 48 12',
  },
  'an American number without a label on a site of measures': {
    host: 'prairie-parts.com',
    lang: 'en',
    pages: '<p>fits V8 5mm, x7 4ft</p><p>Parts desk: 785.555.0112 - Fax 785.555.0113</p>',
    phone: '785.555.0112',
  },
  'a department above a name with a title': {
    host: 'empaques-bajio.mx',
    lang: 'es-MX',
    asked: 'procurement',
    pages:
      '<div><h4>Compras</h4><p>Lic. Ximena Arredondo</p><p>xarredondo@empaques-bajio.mx</p></div><div><h4>Ventas</h4><p>ventas@empaques-bajio.mx</p></div>',
    email: 'xarredondo@empaques-bajio.mx',
    others: ['ventas@empaques-bajio.mx'],
    person: 'Ximena Arredondo, Compras',
  },
  'hosts by other words': {
    host: 'prastgarden-bb.se',
    lang: 'sv',
    pages: '<p>Värdinna: Gun-Britt Sjöö</p><p>hej@prastgarden-bb.se</p>',
    email: 'hej@prastgarden-bb.se',
    person: 'Gun-Britt Sjöö, Värdinna',
  },
  'a picture with the address for its text, and what the page says of itself to others': {
    host: 'nautik-hansen.de',
    pages: {
      '/kontakt':
        '<meta property="business:contact_data:email" content="werft@nautik-hansen.de"><p><img src="mail.png" alt="info@nautik-hansen.de"></p>',
    },
    email: 'info@nautik-hansen.de',
    others: ['werft@nautik-hansen.de'],
  },
  'below another’s name, a platform’s': {
    host: 'bistro-lumiere.jimdosite.com',
    lang: 'fr',
    title: 'Bistro Lumière à Nantes',
    pages: {
      '/contact':
        '<p>bistrolumiere44@orange.fr</p><p>Page créée avec Jimdo. Signaler : abuse@jimdo.com</p><p>Réservez avec Zenchef : hello@zenchef.com</p>',
    },
    email: 'bistrolumiere44@orange.fr',
  },
  'one of a group, with the group’s on the imprint': {
    host: 'kran-ostsee.de',
    title: 'Kran Ostsee',
    pages: {
      '/': '<p>Rufen Sie uns an: 0381 488 12 30</p>',
      '/impressum':
        '<p>Kran Ostsee, ein Unternehmen der Baltic Lift Gruppe<br>info@baltic-lift.com</p><p>Verantwortlich für den Inhalt: Presseteam, presse@baltic-lift.com</p><h3>Hosting</h3><p>help@serverhaus.de</p>',
    },
    email: 'info@baltic-lift.com',
    others: ['presse@baltic-lift.com'],
    phone: '+49 381 4881230',
  },
  'several houses, the first of which is the head office': {
    host: 'optik-wandel.ch',
    lang: 'de-CH',
    pages: {
      '/standorte':
        '<h3>Hauptsitz Zürich</h3><p>044 488 12 30<br>zuerich@optik-wandel.ch</p><h3>Bern</h3><p>031 488 12 31<br>bern@optik-wandel.ch</p><h3>Vaduz</h3><p>+423 232 12 30</p>',
      '/kontakt': '<p>Zentrale 044 488 12 30</p>',
    },
    email: 'zuerich@optik-wandel.ch',
    others: ['bern@optik-wandel.ch'],
    phone: '+41 44 488 12 30',
  },
  'letters for telephone and fax, hours and years in one line': {
    host: 'keramik-aalto.de',
    pages:
      '<p>© 1987 - 2024 · Mo-Fr 8.00-17.00 · 10115 Berlin · F 030 488 12 31 · T 030 488 12 30 · Kto 123 456 789 · BLZ 100 500 00 · ab 1 250 000 €</p><p>EORI DE 123 456 789 012 345 · D-U-N-S 31-234-5678 · WEEE-Reg.-Nr. DE 12345678</p>',
    phone: '+49 30 4881230',
  },
  'Spanish and Italian figures': {
    host: 'bodegas-luna.es',
    lang: 'es',
    pages:
      '<p>RGSEAA 30.012345/M · Nº RIA 12-3456 · Inscrita en el Registro Mercantil, tomo 1234, folio 567 · CCC ES12 2100 0418 4502 0005 1332 · WhatsApp 655 488 123 · Fijo 941 488 123 · Fax 941 488 124</p>',
    phone: '+34 655 48 81 23',
  },
  'a person’s mailbox at a free service, with their name': {
    host: 'imkerei-brandt.de',
    pages: {
      '/impressum':
        '<p>Imkerei Brandt, Inhaber: Jens Brandt<br>Tel. 04321 488123<br>jens.brandt@web.de</p><p>Aufsicht: Veterinäramt, vet@kreis.de</p>',
    },
    email: 'jens.brandt@web.de',
    phone: '+49 4321 488123',
    person: 'Jens Brandt, Inhaber',
  },
  'officers, brokers and lawyers of others in a line each': {
    host: 'immo-keller.at',
    lang: 'de-AT',
    title: 'Immo Keller',
    pages:
      '<p>Externer Datenschutzbeauftragter: Mag. Karl Fuchs, fuchs@datenrecht.at</p><p>Gewerbebehörde: BH Baden, post@bhbaden.gv.at</p><p>Versicherung: Allrisk AG, office@allrisk.at</p><p>Mag. Eva Keller, Geschäftsführerin, office@immo-keller.at</p>',
    email: 'office@immo-keller.at',
    person: 'Eva Keller, Geschäftsführerin',
  },
  'nobody but authorities and tools': {
    host: 'kiosk-emil.de',
    pages:
      '<p>Kiosk Emil, Tel. 040 488 12 30</p><p>poststelle@datenschutz.hessen.de, info@hwk-hamburg.de, help@mailchimp.com, post@bezirk.gv.at</p>',
    phone: '+49 40 4881230',
  },
  'spaces, sites and references where an address has none': {
    host: 'lack-berger.de',
    pages: '<p>info@ lack-berger.de, verkauf@www.lack-berger.de, berger&amp;#64;lack-berger&amp;#46;de</p>',
    email: 'verkauf@lack-berger.de',
    others: ['info@lack-berger.de', 'berger@lack-berger.de'],
  },
  'the head office before its branches, and these before people': {
    host: 'kuehl-nord.de',
    pages:
      '<p>p.sander@kuehl-nord.de, info-rostock@kuehl-nord.de, info2@kuehl-nord.de, info@kuehl-nord.de</p>',
    email: 'info@kuehl-nord.de',
    others: ['info-rostock@kuehl-nord.de', 'info2@kuehl-nord.de', 'p.sander@kuehl-nord.de'],
  },
}

test.each(Object.entries(cases))(
  '%s',
  async (_what, { host, lang = 'de', title = '', pages, asked = 'owner', ...wanted }) => {
    const read = Object.entries(typeof pages === 'string' ? { '/': pages } : pages).map(([path, html]) =>
      readPage(`<html lang="${lang}"><title>${title}</title>${html}`, `https://www.${host}${path}`),
    )
    const contact = await chooseContact(read, {
      hosts: [`www.${host}`],
      foundAt: '',
      marks: new Map(),
      asked,
    })
    const { email = '', others = [], phoneNumber = '', fullName = '', position = '' } = contact ?? {}
    expect({
      email,
      others,
      phone: phoneNumber,
      person: [fullName, position].filter(Boolean).join(', '),
    }).toEqual({ email: '', others: [], phone: '', person: '', ...wanted })
  },
)

test('what the company states of itself is kept after its addresses, with where and when it was read', async () => {
  const front = readPage('<p>info@huber.de</p>', 'https://huber.de/')
  const about = readPage('<p>Seit 1923 fertigt unser Betrieb Fenster aus Holz.</p>', 'https://huber.de/about')
  const foundAt = '2026-01-12T09:00:00.000Z'
  const contact = await chooseContact([front, about], {
    hosts: ['huber.de'],
    foundAt,
    marks: new Map(),
    asked: 'owner',
  })
  expect(contact?.found).toMatchObject([
    { field: 'email', value: 'info@huber.de' },
    {
      field: 'statement',
      value: 'Seit 1923 fertigt unser Betrieb Fenster aus Holz',
      source: 'website',
      sourceUrl: 'https://huber.de/about',
      foundAt,
    },
  ])
})
