import { cloudflared, joomlaCloaked } from '../disguises.ts'
import { elementor, gutenberg, handmade, joomla, next, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const cleaning = elementor({
  host: 'hollmann-reinigung.test',
  language: 'de',
  name: 'Hollmann Gebäudereinigung',
  nav: {
    '/': 'Start',
    '/leistungen/': 'Leistungen',
    '/ueber-uns/': 'Über uns',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
  foot: `<div class="elementor-widget-container"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><a href="tel:+492214710300"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-phone-alt"></i></span><span class="elementor-icon-list-text">(0221) 47 10-300</span></a></li><li class="elementor-icon-list-item"><a href="https://wa.me/491713920044"><span class="elementor-icon-list-text">WhatsApp</span></a></li><li class="elementor-icon-list-item">${cloudflared('info@hollmann-reinigung.test')}</li></ul></div>`,
})

const person = (name: string, role: string, more = '') =>
  `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img src="/wp-content/uploads/2022/09/team-300x300@2x.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${role}${more}</p></div></div>`

const furniture = joomla({
  host: 'www.wohnwerk-innsbruck.test',
  language: 'de',
  name: 'Wohnwerk Innsbruck',
  nav: {
    '/': 'Home',
    '/sortiment': 'Sortiment',
    '/index.php?option=com_contact&view=contact&id=1': 'So erreichen Sie uns',
    '/impressum': 'Impressum',
  },
  foot: '<p>Realisiert von <a href="http://alpinweb.test">AlpinWeb</a>, Tel. 0512 05 55 99</p>',
})
const cloaked =
  'Diese E-Mail-Adresse ist vor Spambots geschützt! Zur Anzeige muss JavaScript eingeschaltet sein!'

const lawyers = gutenberg({
  host: 'kanzlei-brockdorff.test',
  language: 'de',
  name: 'Brockdorff Rechtsanwälte',
  nav: {
    '/': 'Kanzlei',
    '/rechtsgebiete/': 'Rechtsgebiete',
    '/team/': 'Team',
    '/kontakt/': 'Kontakt',
    '/impressum/': 'Impressum',
  },
})

const lawyer = (name: string, role: string, file: string) =>
  `<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/${file}@2x.jpg" alt="${name}"></figure><div class="wp-block-media-text__content"><h3 class="wp-block-heading">${name}</h3><p><em>${role}</em></p><p><a href="/wp-content/uploads/${file}.vcf">vCard herunterladen</a></p></div></div>`

const pension = handmade({
  host: 'www.pension-uhlenhorst.test',
  language: 'de',
  name: 'Pension Uhlenhorst',
  nav: {
    'index.html': 'Willkommen',
    'zimmer.html': 'Zimmer',
    'preise.html': 'Preise',
    'kontakt.html': 'Kontakt',
  },
})

const machines = next(
  {
    host: 'www.kunz-verpackung.test',
    language: 'de',
    name: 'Kunz Verpackungsmaschinen AG',
    nav: { '/de': 'Start', '/de/maschinen': 'Maschinen', '/de/kontakt': 'Kontakt' },
  },
  {
    site: { title: 'Kunz Verpackungsmaschinen AG', founded: 1974, sku: 'KV-2400-555' },
    contact: {
      street: 'Industriestrasse 48',
      zip: '3123',
      city: 'Belp',
      phone: '+41 31 555 01 42',
      fax: '+41 31 555 01 43',
      email: 'verkauf@kunz-verpackung.test',
    },
    employees: [
      { name: 'Urs Kunz', jobTitle: 'CEO', email: 'urs.kunz@kunz-verpackung.test' },
      {
        name: 'Sandra Aebischer',
        jobTitle: 'Leiterin Beschaffung',
        email: 'sandra.aebischer@kunz-verpackung.test',
        phone: '+41 31 555 01 50',
      },
    ],
    footer: { agency: { name: 'Bärn Digital', email: 'hoi@baern-digital.test' } },
  },
)

export const german: readonly Site[] = [
  {
    host: 'hollmann-reinigung.test',
    language: 'de',
    country: 'DE',
    kind: 'elementor',
    about:
      'addresses hidden by Cloudflare; a link’s number unlike its text; WhatsApp; an outside data protection officer',
    pages: {
      '/': cleaning(
        'Gebäudereinigung in Köln',
        widget(
          `<h1 class="elementor-heading-title">Sauber. Pünktlich. Köln.</h1>${prose('de', 0, 2)}`,
          'heading',
        ) +
          widget(
            `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">Seit Jahren ein verlässlicher Partner.</div><div class="elementor-testimonial-name">Heike Sommerfeld</div><div class="elementor-testimonial-job">Facility Managerin, Rheinkontor</div></div>`,
            'testimonial',
          ),
      ),
      '/leistungen/': cleaning('Leistungen', widget(prose('de', 2, 3))),
      '/ueber-uns/': cleaning(
        'Über uns',
        widget(prose('de', 0, 2)) +
          widget(person('Frank Hollmann', 'Geschäftsführer'), 'image-box') +
          widget(
            person(
              'Ayse Demirtas',
              'Objektleitung',
              `<br>${cloudflared('a.demirtas@hollmann-reinigung.test', 0x2f)}`,
            ),
            'image-box',
          ) +
          widget(
            person(
              'Guido Pütz',
              'Materialwirtschaft &amp; Einkauf',
              `<br>${cloudflared('einkauf@hollmann-reinigung.test', 0x91)}<br>Durchwahl (0221) 47 10-312`,
            ),
            'image-box',
          ),
      ),
      '/kontakt/': cleaning(
        'Kontakt',
        widget(
          `<h2>Schreiben Sie uns</h2><p>Hollmann Gebäudereinigung GmbH<br>Maarweg 300, 50825 Köln</p><p>Telefon: <a href="tel:02214710300">0221 / 4710 - 300</a><br>Telefax: 0221 / 4710 - 399<br>E-Mail: ${cloudflared('info@hollmann-reinigung.test', 0x6c)}</p>`,
        ),
      ),
      '/impressum/': cleaning(
        'Impressum',
        widget(
          `<h1>Impressum</h1><p>Hollmann Gebäudereinigung GmbH, vertreten durch den Geschäftsführer Frank Hollmann. HRB 48123 Köln. USt-ID DE 812304771.</p><p>Datenschutzbeauftragte: Silke Rottmann, Rottmann Datenschutz UG, Tel.: 069 90009 410, Mail: ${cloudflared('kontakt@rottmann-datenschutz.test')}</p><p>Hosting: Wolkenheim GmbH, abuse@wolkenheim.test</p>`,
        ),
      ),
    },
    asked: 'procurement',
    best: ['einkauf@hollmann-reinigung.test'],
    fine: ['info@hollmann-reinigung.test', 'a.demirtas@hollmann-reinigung.test'],
    never: ['kontakt@rottmann-datenschutz.test', 'abuse@wolkenheim.test', '+492214710399', '+496990009410'],
    phones: ['+492214710300', '+492214710312', '+491713920044'],
    people: [
      {
        name: 'Guido Pütz',
        role: 'Materialwirtschaft & Einkauf',
        email: 'einkauf@hollmann-reinigung.test',
        phone: '+492214710312',
      },
      { name: 'Frank Hollmann', role: 'Geschäftsführer' },
      { name: 'Ayse Demirtas', role: 'Objektleitung', email: 'a.demirtas@hollmann-reinigung.test' },
    ],
    strangers: ['Silke Rottmann', 'Heike Sommerfeld'],
  },
  {
    host: 'www.wohnwerk-innsbruck.test',
    language: 'de',
    country: 'AT',
    kind: 'joomla',
    about:
      'addresses cloaked by Joomla’s script; a number with extensions; the contact page has no telling name',
    pages: {
      '/': furniture('Wohnen mit Holz', prose('de', 0, 4)),
      '/sortiment': furniture('Sortiment', prose('de', 2, 3)),
      '/index.php?option=com_contact&view=contact&id=1': furniture(
        'So erreichen Sie uns',
        `<dl class="contact-address dl-horizontal" itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><dt><span class="jicons-text">Adresse: </span></dt><dd><span class="contact-street" itemprop="streetAddress">Amraser Straße 555<br></span></dd><dd><span class="contact-postcode" itemprop="postalCode">6020<br></span></dd></dl>
<dl><dt><span class="jicons-text">E-Mail: </span></dt><dd><span class="contact-emailto">${joomlaCloaked('office@wohnwerk-innsbruck.test', cloaked)}</span></dd><dt><span class="jicons-text">Telefon: </span></dt><dd><span class="contact-telephone" itemprop="telephone">0512/55 50 12-0</span></dd><dt><span class="jicons-text">Fax: </span></dt><dd><span class="contact-fax" itemprop="faxNumber">0512/55 50 12-85</span></dd></dl>
<h3>Unsere Abteilungen</h3><table><tr><td>Küchenstudio</td><td>Gerlinde Mair, Abteilungsleiterin</td><td>DW 14</td></tr><tr><td>Wareneinkauf</td><td>Stefan Ladurner, Einkaufsleiter</td><td>DW 20</td></tr></table>`,
      ),
      '/impressum': furniture(
        'Impressum',
        `<p>Wohnwerk Innsbruck Handels GmbH<br>Geschäftsführerin: Mag. Theresia Unterrainer</p><p>Firmenbuchnummer: FN 488123 b, UID: ATU66969123</p><p>E-Mail: ${joomlaCloaked('office@wohnwerk-innsbruck.test', cloaked)}</p><p>Verbraucherschlichtung: office@schlichtung.test</p>`,
      ),
    },
    asked: 'procurement',
    best: ['office@wohnwerk-innsbruck.test'],
    never: ['office@schlichtung.test', '+4351255501285', '+43512055599'],
    phones: ['+435125550120', '+4351255501214', '+4351255501220', '+43512555012'],
    people: [
      { name: 'Stefan Ladurner', role: 'Einkaufsleiter', phone: '+4351255501220' },
      { name: 'Theresia Unterrainer', role: 'Geschäftsführerin' },
      { name: 'Gerlinde Mair', role: 'Abteilungsleiterin', phone: '+4351255501214' },
    ],
  },
  {
    host: 'kanzlei-brockdorff.test',
    language: 'de',
    country: 'DE',
    kind: 'gutenberg',
    about:
      'three lawyers, each with a vCard to load; the chamber in the imprint; the number in international writing',
    pages: {
      '/': lawyers('Ihre Kanzlei in Frankfurt', `<h1>Recht klar.</h1>${prose('de', 1, 2)}`),
      '/rechtsgebiete/': lawyers('Rechtsgebiete', prose('de', 2, 3)),
      '/team/': lawyers(
        'Team',
        lawyer('Dr. Henning Brockdorff', 'Rechtsanwalt und Notar, Partner', 'brockdorff') +
          lawyer('Friederike Achenbach', 'Rechtsanwältin, Fachanwältin für Arbeitsrecht', 'achenbach') +
          lawyer('Monika Zeis', 'Büroleitung', 'zeis'),
      ),
      '/kontakt/': lawyers(
        'Kontakt',
        '<p>Brockdorff Rechtsanwälte PartG mbB<br>Bockenheimer Anlage 900<br>60322 Frankfurt am Main</p><p>Fon +49.69.90009.150<br>Fax +49.69.90009.151</p><p>Parkhaus in der Tiefgarage.</p>',
      ),
      '/impressum/': lawyers(
        'Impressum',
        '<p>Zuständige Aufsichtsbehörde: Rechtsanwaltskammer Frankfurt am Main, Tel. 069 / 90009-700, E-Mail: kammer@rak-frankfurt.test</p><p>Berufshaftpflicht: Sicura Versicherung AG, schaden@sicura.test</p><p>E-Mail der Kanzlei: sekretariat@kanzlei-brockdorff.test</p>',
      ),
      '/wp-content/uploads/brockdorff.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Brockdorff;Henning;;Dr.;\r\nFN:Dr. Henning Brockdorff\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Rechtsanwalt und Notar\r\nTEL;TYPE=work,voice:+49 69 90009 152\r\nTEL;TYPE=fax:+49 69 90009 151\r\nEMAIL;TYPE=work:brockdorff@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
      '/wp-content/uploads/achenbach.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Friederike Achenbach\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Rechtsanwältin\r\nTEL;TYPE=work,voice:+49 69 90009 153\r\nEMAIL;TYPE=work:achenbach@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
      '/wp-content/uploads/zeis.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Monika Zeis\r\nORG:Brockdorff Rechtsanwälte\r\nTITLE:Büroleitung\r\nTEL;TYPE=work,voice:+49 69 90009 154\r\nEMAIL;TYPE=work:zeis@kanzlei-brockdorff.test\r\nEND:VCARD\r\n',
      },
    },
    asked: 'office',
    best: [
      'zeis@kanzlei-brockdorff.test',
      'sekretariat@kanzlei-brockdorff.test',
      'brockdorff@kanzlei-brockdorff.test',
    ],
    fine: ['achenbach@kanzlei-brockdorff.test'],
    never: ['kammer@rak-frankfurt.test', 'schaden@sicura.test', '+496990009151', '+496990009700'],
    phones: ['+496990009150', '+496990009152', '+496990009153', '+496990009154'],
    people: [
      {
        name: 'Monika Zeis',
        role: 'Büroleitung',
        email: 'zeis@kanzlei-brockdorff.test',
        phone: '+496990009154',
      },
      {
        name: 'Henning Brockdorff',
        role: 'Rechtsanwalt und Notar',
        email: 'brockdorff@kanzlei-brockdorff.test',
        phone: '+496990009152',
      },
      {
        name: 'Friederike Achenbach',
        role: 'Rechtsanwältin',
        email: 'achenbach@kanzlei-brockdorff.test',
        phone: '+496990009153',
      },
    ],
  },
  {
    host: 'www.pension-uhlenhorst.test',
    language: 'de',
    country: 'DE',
    kind: 'handmade',
    about:
      'tables of 2003; the address is an image only, so there is none to read; the number stands in the text',
    pages: {
      '/': { charset: 'latin1', body: pension('Willkommen', `<H3>Moin moin!</H3>${prose('de', 0, 2)}`) },
      '/index.html': {
        charset: 'latin1',
        body: pension('Willkommen', `<H3>Moin moin!</H3>${prose('de', 0, 2)}`),
      },
      '/zimmer.html': { charset: 'latin1', body: pension('Zimmer', prose('de', 3, 1)) },
      '/preise.html': {
        charset: 'latin1',
        body: pension(
          'Preise',
          '<TABLE BORDER="1"><TR><TD>EZ</TD><TD>58,00 - 72,00</TD></TR><TR><TD>DZ</TD><TD>89,00 - 104,00</TD></TR></TABLE><P>Bankverbindung: IBAN DE12 4881 2304 7712 3066 96</P>',
        ),
      },
      '/kontakt.html': {
        charset: 'latin1',
        body: pension(
          'Kontakt',
          '<B>Pension Uhlenhorst</B><BR>Familie Thomsen<BR>Hofweg 97, 22085 Hamburg<BR><BR>Telefon (0 40) 66 96 92 10<BR>Telefax (0 40) 66 96 92 11<BR><IMG SRC="bilder/emailadresse.gif" WIDTH="180" HEIGHT="14" ALT="E-Mail"><BR><BR>Gestaltung: Webservice Petersen, webmaster@petersen-web.test',
        ),
      },
    },
    asked: 'owner',
    never: ['webmaster@petersen-web.test', '+494066969211'],
    phones: ['+494066969210'],
  },
  {
    host: 'kunz-verpackung.test',
    alias: ['www.kunz-verpackung.test'],
    language: 'de',
    country: 'CH',
    kind: 'react',
    about:
      'Next.js without server rendering: all stands in the page’s data, the agency too; the front page leads to /de by meta refresh',
    pages: {
      '/': '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/de"><script>location.replace("/de")</script></head><body></body></html>',
      '/de': machines('Start', ''),
      '/de/maschinen': machines('Maschinen', ''),
      '/de/kontakt': machines('Kontakt', ''),
    },
    asked: 'procurement',
    best: ['sandra.aebischer@kunz-verpackung.test'],
    fine: ['verkauf@kunz-verpackung.test', 'urs.kunz@kunz-verpackung.test'],
    never: ['hoi@baern-digital.test', '+41315550143'],
    phones: ['+41315550142', '+41315550150'],
    people: [
      {
        name: 'Sandra Aebischer',
        role: 'Leiterin Beschaffung',
        email: 'sandra.aebischer@kunz-verpackung.test',
        phone: '+41315550150',
      },
      { name: 'Urs Kunz', role: 'CEO', email: 'urs.kunz@kunz-verpackung.test' },
    ],
  },
]
