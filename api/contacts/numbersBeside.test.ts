import { expect, test } from 'vitest'
import { chooseContact } from './choice.ts'
import { readPage } from './html/page.ts'
import { inE164, isCountry } from './read/numbering.ts'

/**
 * The peculiarity, country and language, the company's name, its pages by path, the numbers that may be
 * found.
 */
type Case = [string, string, string, string, Record<string, string>, string | string[]]

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** Companies' sites on which numbers of others, or other figures, are beside the company's own numbers. */
const sites: Case[] = [
  [
    'an importer’s line before the departments, and the register’s number in each footer',
    'BE',
    'fr',
    'Garage Thonnard',
    {
      '/': '<p>Assistance constructeur 24h/24 : 02 555 04 99</p><footer>Garage Thonnard SRL – BCE 0477.123.055 – RPM Liège</footer>',
      '/contact':
        '<table><tr><td>Ventes</td><td>04 355 04 81</td></tr><tr><td>Atelier</td><td>04 355 04 82</td></tr></table><footer>Garage Thonnard SRL – BCE 0477.123.055 – RPM Liège</footer>',
    },
    ['+3243550481', '+3243550482'],
  ],
  [
    'a register’s number that has no label where it stands again',
    'BE',
    'nl',
    'Schrijnwerkerij Claes',
    {
      '/': '<p>Ramen en deuren</p><footer>Schrijnwerkerij Claes BV · 0478.220.145</footer>',
      '/contact': '<p>Ondernemingsnummer: 0478.220.145</p><p>Bel 014 55 04 81</p>',
    },
    '+3214550481',
  ],
  [
    'a maker’s customer service for its machines',
    'DE',
    'de',
    'Küchen Reuter',
    {
      '/': '<p>Wir planen Küchen.</p>',
      '/service':
        '<h2>Reparatur</h2><p>Siemens Kundendienst<br>089 21751751</p><p>Miele Werkkundendienst: 0800 22 44 622</p>',
      '/kontakt': '<p>Küchen Reuter<br>Am Markt 4<br>35037 Marburg</p><p>06421 / 99 18-0</p>',
    },
    ['+496421991', '+49642199180'],
  ],
  [
    'only a maker’s customer service has a number',
    'DE',
    'de',
    'Elektro Wille',
    {
      '/': '<p>Hausgeräte</p>',
      '/kontakt':
        '<p>post@elektro-wille.test</p><h3>Werkskundendienst</h3><p>Bosch: 089 69 339 339</p><p>AEG: 0911 323 2000</p>',
    },
    '',
  ],
  [
    'an agent abroad with a landline and a mobile',
    'IT',
    'it',
    'Cantina Rovere',
    {
      '/': '<p>Vini del Collio</p>',
      '/contatti':
        '<h3>Export USA</h3><p>Vinum Imports Inc., New York<br>+1 212 555 0144</p><h3>Cantina</h3><p>Loc. Ruttars 4, 34070 Dolegna del Collio (GO)<br>+39 0481 60 112</p>',
    },
    '+39048160112',
  ],
  [
    'the holding’s switchboard above the company’s',
    'DE',
    'de',
    'Metallbau Kranz',
    {
      '/': '<p>Geländer</p>',
      '/impressum':
        '<h2>Impressum</h2><p>Metallbau Kranz GmbH<br>Industriestr. 8<br>59494 Soest<br>Tel. 02921 55 04 80</p><p>Ein Unternehmen der Nordstahl Holding AG, Kaiserallee 1, 40210 Düsseldorf, Tel. 0211 55 04 10</p>',
    },
    '+492921550480',
  ],
  [
    'a sister shop in the same footer',
    'GB',
    'en',
    'Thistle Yarns',
    {
      '/': '<p>Hand-dyed wool</p><footer><div><h4>Thistle Yarns</h4><p>01463 496 012</p></div><div><h4>Our sister shop Heather Tweeds</h4><p>01463 496 099</p></div></footer>',
      '/contact': '<p>Visit us in Inverness.</p>',
    },
    '+441463496012',
  ],
  [
    'a delivery platform’s help beside the kitchen’s number',
    'NL',
    'nl',
    'Pizzeria Gusto',
    {
      '/': '<p>Bestel via Thuisbezorgd. Vragen over je bestelling? Thuisbezorgd klantenservice 020 210 70 00</p>',
      '/contact': '<p>Lange Nering 4, 8302 EB Emmeloord</p><p>0527 61 22 33</p>',
    },
    '+31527612233',
  ],
  [
    'Doctolib’s support',
    'FR',
    'fr',
    'Cabinet dentaire des Tilleuls',
    {
      '/': '<p>Prenez rendez-vous sur Doctolib. Assistance Doctolib : 01 83 35 53 58</p>',
      '/contact': '<p>Secrétariat : 02 41 55 04 81</p>',
    },
    '+33241550481',
  ],
  [
    'only booking platforms have numbers',
    'PL',
    'pl',
    'Salon Urody Mela',
    {
      '/': '<p>Rezerwacja przez Booksy</p>',
      '/kontakt':
        '<p>mela@salonmela.test</p><p>Pomoc Booksy: 22 290 32 93</p><p>Treatwell: 020 3859 8100</p>',
    },
    '',
  ],
  [
    'a restaurant’s booking system',
    'ES',
    'es',
    'Asador Arriaga',
    {
      '/': '<p>Cocina vasca</p>',
      '/reservas': '<p>Reserva con TheFork (soporte 911 87 65 40) o llámanos: 943 55 04 81</p>',
    },
    '+34943550481',
  ],
  [
    'a leasing company’s advisor',
    'AT',
    'de',
    'Radhaus Pichler',
    {
      '/': '<p>Jobrad-Leasing: Fragen? Jobrad GmbH, Tel. 0720 55 04 81</p>',
      '/kontakt': '<p>Radhaus Pichler, Hauptplatz 2, 8650 Kindberg</p><p>03865 22 33 4</p>',
    },
    '+43386522334',
  ],
  [
    'a franchise’s head office in each footer, the shop’s own on its page',
    'DE',
    'de',
    'Fensterprofi Kassel',
    {
      '/': '<h1>Fensterprofi Kassel</h1><p>Ihr Partner vor Ort</p><footer>Fensterprofi Systemzentrale GmbH, Tel. 069 55 04 80</footer>',
      '/kontakt':
        '<h1>Fensterprofi Kassel</h1><p>Inh. Uwe Bolte, Leipziger Str. 9, 34125 Kassel</p><p>Tel. 0561 55 04 81</p><footer>Fensterprofi Systemzentrale GmbH, Tel. 069 55 04 80</footer>',
    },
    '+49561550481',
  ],
  [
    'branches with the head office first',
    'GB',
    'en',
    'Harrow Tool Hire',
    {
      '/': '<p>Tools</p>',
      '/branches':
        '<h3>Head Office</h3><p>Leeds: 0113 496 0100</p><h3>York</h3><p>01904 960 200</p><h3>Ripon</h3><p>01765 960 300</p>',
    },
    '+441134960100',
  ],
  [
    'departments in a table, the office after the workshop',
    'SE',
    'sv',
    'Bilverkstan Norr',
    {
      '/': '<p>Service</p>',
      '/kontakt':
        '<table><tr><td>Verkstad</td><td>090-55 04 81</td></tr><tr><td>Vägassistans (Assistanskåren)</td><td>020-912 912</td></tr><tr><td>Växel</td><td>090-55 04 80</td></tr></table>',
    },
    '+4690550480',
  ],
  [
    'a mobile and a landline of one owner',
    'IT',
    'it',
    'Idraulica Bassi',
    {
      '/': '<p>Pronto intervento</p>',
      '/contatti':
        '<p>Marco Bassi, titolare</p><p>Cell. 347 55 04 811</p><p>Tel. 0522 55 04 81</p><p>Fax 0522 55 04 82</p>',
    },
    ['+393475504811', '+390522550481'],
  ],
  [
    'a number for WhatsApp beside the landline',
    'ES',
    'es',
    'Ferretería Lozano',
    {
      '/': '<a href="https://wa.me/34600550481">WhatsApp</a>',
      '/contacto': '<p>WhatsApp: 600 55 04 81</p><p>Tienda: 957 55 04 81</p>',
    },
    ['+34957550481', '+34600550481'],
  ],
  [
    'a fax that is labelled behind it and an unlabelled one of a table',
    'DE',
    'de',
    'Spedition Hartl',
    {
      '/': '<p>Transporte</p>',
      '/kontakt':
        '<table><tr><th></th><th>Telefon</th><th>Fax</th></tr><tr><td>Zentrale</td><td>08631 55 04 80</td><td>08631 55 04 89</td></tr></table>',
    },
    '+498631550480',
  ],
  [
    'a freephone number in the header, the office in the footer',
    'US',
    'en',
    'Ridgeline Roofing',
    {
      '/': '<header>Call 1-800-555-0199</header><footer>Ridgeline Roofing, 12 Main St, Boise, ID 83702<br>(208) 555-0143</footer>',
      '/contact': '<header>Call 1-800-555-0199</header><p>Free estimates</p>',
    },
    '+12085550143',
  ],
  [
    'a premium-rate number for support',
    'FR',
    'fr',
    'Chaudières Morel',
    {
      '/': '<p>Dépannage : 0 892 55 04 81 (0,40 €/min)</p>',
      '/contact': '<p>Bureau : 03 84 55 04 81</p>',
    },
    '+33384550481',
  ],
  [
    'points of contact in data for machines',
    'DE',
    'de',
    'Solarhof Brandt',
    {
      '/': `${data({
        '@type': 'Organization',
        name: 'Solarhof Brandt',
        contactPoint: [
          { '@type': 'ContactPoint', contactType: 'technical support', telephone: '+49 800 5504811' },
          { '@type': 'ContactPoint', contactType: 'fax', telephone: '+49 4821 550489' },
          { '@type': 'ContactPoint', contactType: 'customer service', telephone: '+49 4821 550480' },
        ],
      })}<p>Photovoltaik</p>`,
    },
    '+494821550480',
  ],
  [
    'numbers of the publisher, the provider and a parent in data for machines',
    'IT',
    'it',
    'Trattoria Zucca',
    {
      '/': `${data({
        '@type': 'WebSite',
        name: 'Trattoria Zucca',
        publisher: { '@type': 'Organization', name: 'Web Lago', telephone: '+39 02 5550 4810' },
        provider: { '@type': 'Organization', name: 'Ristopro', telephone: '+39 06 5550 4810' },
        parentOrganization: {
          '@type': 'Organization',
          name: 'Gruppo Sapori',
          telephone: '+39 011 5550 481',
        },
      })}<p>Cucina mantovana</p>`,
      '/contatti': '<p>Prenotazioni 0376 55 04 81</p>',
    },
    '+390376550481',
  ],
  [
    'nothing but others’ numbers in data for machines',
    'NL',
    'nl',
    'Atelier Wolk',
    {
      '/': `${data({
        '@type': 'Article',
        author: { '@type': 'Organization', name: 'Tekstburo Pen', telephone: '+31 20 555 0481' },
        publisher: { '@type': 'Organization', name: 'Webbouwer Noord', telephone: '+31 50 555 0481' },
        review: { author: { name: 'Klant BV', telephone: '+31 10 555 0481' } },
      })}<p>Keramiek</p>`,
      '/contact': '<p>hallo@atelierwolk.test</p>',
    },
    '',
  ],
  [
    'a link that dials another number than one reads',
    'GB',
    'en',
    'Marsh Lane Dental',
    {
      '/': '<p>Dentists in Leeds</p>',
      '/contact': '<p>Call us: <a href="tel:+441234567890">0113 496 0481</a></p>',
    },
    '+441134960481',
  ],
  [
    'a theme’s number still behind the link',
    'DE',
    'de',
    'Café Lotte',
    {
      '/': '<p>Kuchen</p>',
      '/kontakt': '<p><a href="tel:+19292426868">0341 55 04 81</a></p>',
    },
    '+49341550481',
  ],
  [
    'a link left over from another business, read otherwise',
    'FR',
    'fr',
    'Fleurs Margaux',
    {
      '/': '<p>Bouquets</p>',
      '/contact': '<p>Téléphone : <a href="tel:+33145550499">05 56 55 04 81</a></p>',
    },
    '+33556550481',
  ],
  [
    'an agency’s number for tracking calls, free of charge',
    'DE',
    'de',
    'Dachbau Stein',
    {
      '/': '<header><a href="tel:08005504811">0800 55 04 811</a></header><p>Dächer</p>',
      '/impressum': '<p>Dachbau Stein, Ringstr. 4, 06108 Halle</p><p>Telefon: 0345 55 04 81</p>',
    },
    '+49345550481',
  ],
  [
    'figures of a tax’s, a bank’s and a register’s number alone',
    'PL',
    'pl',
    'Stolarnia Dąb',
    {
      '/': '<p>Meble</p>',
      '/kontakt':
        '<p>stolarnia@stolarniadab.test</p><p>NIP: 553 123 45 67, REGON: 240 123 456</p><p>Nr konta: 12 1020 1390 0000 6302 0123 4567</p><p>KRS 0000 123 456</p><p>BDO 000 123 456</p>',
    },
    '',
  ],
  [
    'opening hours, prices and dates beside the number',
    'CH',
    'de',
    'Coiffeur Rüegg',
    {
      '/': '<p>Schnitt 85.00 bis 120.50 CHF</p>',
      '/kontakt':
        '<p>Di-Fr 08.30-12.00 13.30-18.30<br>Sa 08.00 14.00 16.00</p><p>Ferien 24.12.2025-05.01.2026</p><p>044 555 04 81</p>',
    },
    '+41445550481',
  ],
  [
    'a table site of 2005 with images of telephones',
    'IT',
    'it',
    'Officina Gallo',
    {
      '/': '<table width="760" border="0"><tr><td bgcolor="#FFCC00"><font face="Verdana" size="1">Officina Gallo<br>Via Roma 4 - 15033 Casale Monferrato (AL)<br><img src="tel.gif" alt="telefono"> 0142/55.04.81 <img src="fax.gif" alt="fax"> 0142/55.04.82</font></td></tr><tr><td><font size="1">P.Iva 01234560067 - C.C.I.A.A. AL 123456</font></td></tr></table>',
    },
    '+390142550481',
  ],
  [
    'an icon of a fax in place of its label',
    'DE',
    'de',
    'Kanzlei Ahlers',
    {
      '/': '<p>Recht</p>',
      '/kontakt':
        '<p><i class="fa fa-fax" aria-hidden="true"></i> 0441 55 04 89</p><p><i class="fa fa-phone" aria-hidden="true"></i> 0441 55 04 80</p>',
    },
    '+49441550480',
  ],
  [
    'a school’s bus company and the parents’ council',
    'SE',
    'sv',
    'Förskolan Linden',
    {
      '/': '<p>Skolskjuts: Bergkvara Buss 0470-55 04 99</p>',
      '/kontakt': '<p>Expedition: 0470-55 04 81</p><p>Föräldrarådet: Sara Lind 070-555 04 99</p>',
    },
    '+46470550481',
  ],
  [
    'a notary’s bank and land registry',
    'ES',
    'es',
    'Inmobiliaria Costa Clara',
    {
      '/': '<p>Pisos en venta. Ref. 948 550 499</p>',
      '/contacto': '<p>Oficina: 950 55 04 81</p><p>Hipotecas con Banco Azul: Javier Mena, 950 55 04 99</p>',
    },
    '+34950550481',
  ],
  [
    'an online shop with a wholesaler’s hotline for returns',
    'DE',
    'de',
    'Spielzeug Lindner',
    {
      '/': '<p>Holzspielzeug</p><footer>Retouren wickelt unser Logistikpartner ab: 05251 55 04 99</footer>',
      '/impressum': '<p>Spielzeug Lindner e.K.<br>Rosenweg 1<br>33098 Paderborn</p><p>05251 55 04 81</p>',
    },
    '+495251550481',
  ],
  [
    'a club in a sports hall that others run',
    'NL',
    'nl',
    'Sportcentrum De Brug',
    {
      '/': '<p>Zalen</p>',
      '/contact':
        '<p>Receptie 0343 55 04 81</p><h3>Verenigingen</h3><p>Judoclub Hajime: 06 5504 8199</p><p>Fysio De Brug: 0343 55 04 99</p>',
    },
    '+31343550481',
  ],
  [
    'a doctor’s deputies while the practice is closed',
    'DE',
    'de',
    'Hausarztpraxis Wendt',
    {
      '/': '<p>Urlaub vom 04.08. bis 22.08. Vertretung: Dr. Anke Sommer, Tel. 04131 55 04 99, und Gemeinschaftspraxis am Sande, 04131 55 04 98</p>',
      '/kontakt': '<p>Praxis Dr. Wendt</p><p>Anmeldung 04131 55 04 81</p>',
    },
    '+494131550481',
  ],
  [
    'a lawyer’s number in the terms, a mediator’s in the footer',
    'FR',
    'fr',
    'Vélos Durance',
    {
      '/': '<p>Cycles</p><footer>Médiation : CM2C, 01 89 47 00 14</footer>',
      '/mentions-legales':
        '<p>Vélos Durance SAS, capital 10 000 €, RCS Manosque 481 230 477, TVA FR 12 481230477</p><p>Tél. 04 92 55 04 81</p><p>Conception : Studio Mistral, 04 92 55 04 99</p>',
    },
    '+33492550481',
  ],
  [
    'an American number with an extension beside a national hotline of the brand',
    'US',
    'en',
    'Carver Heating',
    {
      '/': '<p>Authorized Trane dealer. Trane customer care: (855) 555-0111</p>',
      '/contact': '<p>Carver Heating, Bend, OR 97701</p><p>541.555.0148 x2</p>',
    },
    '+15415550148',
  ],
  [
    'a holiday farm’s keys with neighbours',
    'IE',
    'en',
    'Slieve Farmhouse',
    {
      '/': '<p>Self catering in Co. Galway</p>',
      '/contact':
        '<p>Bookings: 091 555 048</p><p>Key holder when we are away: Mrs Joyce 087 555 0499</p><p>Local bike rental - Connemara Cycles 095 555 02</p>',
    },
    '+35391555048',
  ],
  [
    'a card of the agent of an insurance, whose head office is named first',
    'PL',
    'pl',
    'Agencja Nowicka Ubezpieczenia',
    {
      '/': '<p>Infolinia TU Warta: 502 308 308</p><p>Zgłoszenie szkody PZU: 801 102 102</p>',
      '/kontakt': '<p>Biuro Nowicka, ul. Długa 4, 62-800 Kalisz</p><p>tel. 62 755 04 81</p>',
    },
    '+48627550481',
  ],
  [
    'a photo studio on a theme’s demonstration, its own mobile beside the theme’s number',
    'SE',
    'sv',
    'Foto Lund',
    {
      '/': '<p>Bröllop</p><footer>Phone: +1 (234) 555-0199<br>Lorem ipsum dolor sit amet</footer>',
      '/kontakt':
        '<p>Ring 073-555 04 81</p><footer>Phone: +1 (234) 555-0199<br>Lorem ipsum dolor sit amet</footer>',
    },
    '+46735550481',
  ],
]

test.each(sites)(
  'the company’s own number is told beside %s',
  async (_about, country, lang, name, pages, phones) => {
    const host = `${name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')}.test`
    const read = Object.entries(pages).map(([path, html]) =>
      readPage(
        `<html lang="${lang}"><title>${path.slice(1)} – ${name}</title><header><a href="/">${name}</a></header><main>${html}</main></html>`,
        `https://${host}${path}`,
      ),
    )
    const contact = await chooseContact(read, {
      hosts: [host],
      foundAt: '',
      marks: new Map(),
      asked: 'owner',
    })
    const told = inE164(contact?.phoneNumber ?? '', isCountry(country) ? country : '')
    expect([phones].flat()).toContain(told)
  },
)
