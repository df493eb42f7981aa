import { elementor, emptyRoot, jsonLd, shopify, webflow, widget } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { mirrored, named, spelled } from './disguises.ts'
import { dolphin } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const builder = elementor({
  host: 'www.lindmansbygg.test',
  language: 'sv',
  name: 'Lindmans Bygg i Kiruna AB',
  nav: {
    '/': 'Hem',
    '/tjanster/': 'Tjänster',
    '/om-oss/': 'Om oss',
    '/kontakta-oss/': 'Kontakta oss',
    '/integritetspolicy/': 'Integritetspolicy',
  },
  foot: '<p>Org.nr 556104-4182 · Innehar F-skattsedel · Bankgiro 441-8230</p><p>Webb: Malmfältens Webbyrå, 0980-319 288</p>',
})

const club = dolphin({
  host: 'www.havstensibf.test',
  language: 'sv',
  name: 'Havstens IBF',
  nav: {
    '/': 'Hem',
    '/foreningen/': 'Föreningen',
    '/lag/': 'Lag',
    '/kansli/': 'Kansli',
    '/sponsorer/': 'Sponsorer',
  },
  foot: '<p>Medlem i förbundet, nummer 104418</p>',
})

const machines = emptyRoot({
  host: 'www.wallinhydraulik.test',
  language: 'sv',
  name: 'Wallin Hydraulik',
  nav: {},
  head: jsonLd({
    '@type': 'Organization',
    name: 'Wallin Hydraulik AB',
    telephone: '+46 31 390 06 20',
    email: 'info@wallinhydraulik.test',
    address: { '@type': 'PostalAddress', addressLocality: 'Göteborg' },
  }),
})

const brewery = shopify({
  host: 'bryggerinorrvik.test',
  language: 'sv',
  name: 'Bryggeri Norrvik',
  nav: {
    '/': 'Start',
    '/collections/ol': 'Öl',
    '/pages/om-bryggeriet': 'Om bryggeriet',
    '/pages/kopvillkor': 'Köpvillkor',
    '/pages/kontakt': 'Kontakt',
  },
  foot: '<p>Finns på butiken, art.nr 10441-82. Stödlinjen för alkohol: 020-84 44 18</p>',
})

const estates = webflow({
  host: 'www.kajplatsfastigheter.test',
  language: 'sv',
  name: 'Kajplats Fastigheter',
  nav: {
    '/': 'Start',
    '/lediga-lokaler': 'Lediga lokaler',
    '/felanmalan': 'Felanmälan',
    '/medarbetare': 'Medarbetare',
    '/leverantorer': 'För leverantörer',
    '/integritet': 'Integritet',
  },
  foot: '<p>Kajplats Fastigheter AB, Norra Vallgatan 44, 211 22 Malmö, växel 040-628 04 10</p>',
})

const employee = (name: string, role: string, phone: string, email: string) =>
  `<div class="employee"><h3>${name}</h3><p>${role}</p>${phone && `<p>Direkt: ${phone}</p>`}${email && `<p>${email}</p>`}</div>`

export const swedish: readonly Site[] = [
  {
    host: 'lindmansbygg.test',
    alias: ['www.lindmansbygg.test'],
    language: 'sv',
    country: 'SE',
    kind: 'elementor',
    about:
      'leads to www; an owner with a mobile, an inspector and a client with their titles; a supplier’s help',
    pages: {
      '/': builder(
        'Byggfirma i Kiruna',
        widget(
          `<h1>Vi bygger för kyla</h1>${chatter('sv', 0, 1)}<blockquote>”Höll tiden!” <cite>Gun Stålnacke, rektor Triangelskolan</cite></blockquote>`,
        ),
      ),
      '/tjanster/': builder(
        'Tjänster',
        widget(
          '<p>Fönster från Isrutan. Reklamation: Isrutans kundservice 0771-44 18 23, kund@isrutan.test</p>',
        ),
      ),
      '/om-oss/': builder(
        'Om oss',
        widget(
          `<h3>Håkan Lindman</h3><p>Ägare och VD</p><p>Mobil 070-174 06 18</p><h3>Malin Niia</h3><p>Ekonomi</p><h3>Jussi Lantto</h3><p>Platschef</p><p>Kvalitetsansvarig enligt PBL: extern kontrollant Rolf Enbuske, 070-174 06 90</p>`,
          'image-box',
        ),
      ),
      '/kontakta-oss/': builder(
        'Kontakta oss',
        widget(
          `<p>Lindmans Bygg i Kiruna AB<br>Forvägen 44<br>981 47 Kiruna</p><p>Tel: 0980-319 218<br>Fax: 0980-319 219<br>E-post: ${spelled('info@lindmansbygg.test', ' (snabel-a) ')}</p>`,
        ),
      ),
      '/integritetspolicy/': builder('Integritetspolicy', widget(privacy('sv'))),
    },
    asked: 'owner',
    best: ['info@lindmansbygg.test'],
    never: [
      ...privacyOthers.sv,
      ...consentOthers,
      'kund@isrutan.test',
      '+46980319288',
      '+46771441823',
      '+46701740690',
      '+46980319219',
    ],
    phones: ['+46980319218', '+46701740618'],
    people: [
      { name: 'Håkan Lindman', role: 'Ägare och VD', phone: '+46701740618' },
      { name: 'Malin Niia', role: 'Ekonomi' },
      { name: 'Jussi Lantto', role: 'Platschef' },
    ],
    strangers: ['Gun Stålnacke', 'Rolf Enbuske'],
  },
  {
    host: 'www.havstensibf.test',
    language: 'sv',
    country: 'SE',
    kind: 'jimdo',
    about:
      'a club’s office and board; coaches whose mobiles are for players and parents; sponsors with their people',
    pages: {
      '/': club('Innebandy i Uddevalla', chatter('sv', 2, 1)),
      '/foreningen/': club(
        'Föreningen',
        '<h2>Styrelsen 2025</h2><table><tr><td>Ordförande</td><td>Ulrika Fagerström</td></tr><tr><td>Kassör</td><td>Nils Hedberg</td></tr><tr><td>Sekreterare</td><td>Amina Warsame</td></tr></table>',
      ),
      '/lag/': club(
        'Lag',
        '<p>P12: frågor om träning, endast för spelare och föräldrar: 070-174 06 55, p12pappan@hotmail.test</p>',
      ),
      '/kansli/': club(
        'Kansli',
        `<p>Kanslist: Birgitta Ohlsson</p><p>Öppet tisdag och torsdag 13-16. Telefon 0522-44 18 23, ${mirrored('kansli@havstensibf.test')}</p><p>Rimnershallen (kommunen): 0522-69 60 00, fritid@uddevalla-kommun.test</p>`,
      ),
      '/sponsorer/': club(
        'Sponsorer',
        '<p>Huvudsponsor Bohus Rör: ”Vi älskar HIBF”, säger Conny Sandell, VD. Tel 0522-60 44 18.</p>',
      ),
    },
    asked: 'office',
    best: ['kansli@havstensibf.test'],
    never: [
      'p12pappan@hotmail.test',
      'fritid@uddevalla-kommun.test',
      '+46701740655',
      '+46522696000',
      '+46522604418',
    ],
    phones: ['+46522441823'],
    people: [
      { name: 'Birgitta Ohlsson', role: 'Kanslist' },
      { name: 'Ulrika Fagerström', role: 'Ordförande' },
      { name: 'Nils Hedberg', role: 'Kassör' },
      { name: 'Amina Warsame', role: 'Sekreterare' },
    ],
    strangers: ['Conny Sandell'],
  },
  {
    host: 'www.wallinhydraulik.test',
    alias: ['wallinhydraulik.test'],
    language: 'sv',
    country: 'SE',
    kind: 'react',
    about:
      'an empty root; people stand in the script that draws them, number and address in the schema.org data',
    pages: {
      '/': machines('Cylindrar och aggregat', ''),
      '/assets/index-4881230c.js': {
        type: 'text/javascript; charset=utf-8',
        body: `import{r as e,j as t}from"./vendor-91f2ab30.js";const n="https://api.wallinhydraulik.test/v1",o=[{id:1,name:"Per Wallin",title:"VD",phone:"031-390 06 21",mail:"per.wallin@wallinhydraulik.test"},{id:2,name:"Kristina Bohlin",title:"Inköpschef",phone:"031-390 06 34",mail:"kristina.bohlin@wallinhydraulik.test"},{id:3,name:"Jonas Ek",title:"Produktionschef",phone:"031-390 06 40",mail:"jonas.ek@wallinhydraulik.test"}],i={switchboard:"031-390 06 20",fax:"031-390 06 29",street:"Ringögatan 44",city:"417 07 Göteborg"};function a(){return t.jsx("ul",{children:o.map(s=>t.jsxs("li",{children:[t.jsx("h3",{children:s.name}),t.jsx("p",{children:s.title}),t.jsx("a",{href:"tel:"+s.phone,children:s.phone}),t.jsx("a",{href:"mailto:"+s.mail,children:s.mail})]},s.id))})}e.createRoot(document.getElementById("root")).render(t.jsx(a,{}));`,
      },
    },
    asked: 'procurement',
    best: ['kristina.bohlin@wallinhydraulik.test'],
    fine: ['info@wallinhydraulik.test', 'per.wallin@wallinhydraulik.test', 'jonas.ek@wallinhydraulik.test'],
    never: ['+46313900629'],
    phones: ['+46313900634', '+46313900620', '+46313900621', '+46313900640'],
    people: [
      {
        name: 'Kristina Bohlin',
        role: 'Inköpschef',
        email: 'kristina.bohlin@wallinhydraulik.test',
        phone: '+46313900634',
      },
      { name: 'Per Wallin', role: 'VD', email: 'per.wallin@wallinhydraulik.test', phone: '+46313900621' },
      {
        name: 'Jonas Ek',
        role: 'Produktionschef',
        email: 'jonas.ek@wallinhydraulik.test',
        phone: '+46313900640',
      },
    ],
  },
  {
    host: 'bryggerinorrvik.test',
    alias: ['www.bryggerinorrvik.test'],
    language: 'sv',
    country: 'SE',
    kind: 'shopify',
    about:
      'a list of terms and definitions; an artist who draws the labels; a carrier; an address with references',
    pages: {
      '/': brewery('Start', chatter('sv', 0, 1)),
      '/collections/ol': brewery(
        'Öl',
        '<p>Norrvik IPA 6,2 %, 33 cl, 24-pack. Etikett av konstnären Saga Lundkvist.</p>',
      ),
      '/pages/om-bryggeriet': brewery(
        'Om bryggeriet',
        '<dl><dt>Erik Norrby</dt><dd>Grundare och bryggmästare</dd><dt>Fatima Haddad</dt><dd>Marknadschef</dd><dt>Oskar Vik</dt><dd>Försäljning restaurang</dd></dl>',
      ),
      '/pages/kopvillkor': brewery(
        'Köpvillkor',
        '<p>Leverans med Budis, kundtjänst 0770-44 18 23, hej@budis.test. Ångerrätt 14 dagar. Tvist: Konsumentnämnden, 08-465 004 44.</p>',
      ),
      '/pages/kontakt': brewery(
        'Kontakt',
        `<p>Bryggeri Norrvik AB, Industrigatan 18, 112 46 Stockholm</p><p>Telefon: 08-465 004 18</p><p>Allmänt: ${named('hej@bryggerinorrvik.test')}<br>Marknad och samarbeten: ${named('marknad@bryggerinorrvik.test')}</p>`,
      ),
    },
    asked: 'marketing',
    best: ['marknad@bryggerinorrvik.test'],
    fine: ['hej@bryggerinorrvik.test'],
    never: ['hej@budis.test', 'you@example.com', '+46770441823', '+46846500444', '+4620844418'],
    phones: ['+46846500418'],
    people: [
      { name: 'Fatima Haddad', role: 'Marknadschef' },
      { name: 'Erik Norrby', role: 'Grundare och bryggmästare' },
      { name: 'Oskar Vik', role: 'Försäljning restaurang' },
    ],
    strangers: ['Saga Lundkvist'],
  },
  {
    host: 'www.kajplatsfastigheter.test',
    language: 'sv',
    country: 'SE',
    kind: 'webflow',
    about:
      'direct lines; a chief who wants no calls from salespeople; a guard’s number at night; tenants with names',
    pages: {
      '/': estates(
        'Lokaler i Malmö',
        `${chatter('sv', 1, 1)}<p>”Bästa läget.” Leila Karimi, ägare av Café Kajen</p>`,
      ),
      '/lediga-lokaler': estates('Lediga lokaler', '<p>Objekt 1044-18, 230 m², 1 850 kr/m² och år</p>'),
      '/felanmalan': estates(
        'Felanmälan',
        '<p>Dagtid: 040-628 04 30, felanmalan@kajplatsfastigheter.test. Akut efter kl. 16: Nattvakten Syd, 040-628 04 99.</p>',
      ),
      '/medarbetare': estates(
        'Medarbetare',
        `${employee('Gunnar Tegnér', 'VD', '', 'Undanber sig kontakt från säljare.')}
${employee('Sofia Dahlin', 'IT-ansvarig', '040-628 04 22', '<a href="mailto:sofia.dahlin@kajplatsfastigheter.test">E-post</a>')}
${employee('Bo Ahlm', 'Förvaltare', '040-628 04 24', '<a href="mailto:bo.ahlm@kajplatsfastigheter.test">E-post</a>')}`,
      ),
      '/leverantorer': estates(
        'För leverantörer',
        '<p>Fakturor: faktura@kajplatsfastigheter.test, referens krävs. Vår växel kopplar er rätt, 040-628 04 10, info@kajplatsfastigheter.test.</p>',
      ),
      '/integritet': estates(
        'Integritet',
        `<p>Dataskyddsombud: Advokat Lena Brorsson, dso@brorssonjuridik.test, 040-628 04 88.</p>${privacy('sv')}`,
      ),
    },
    asked: 'it',
    best: ['sofia.dahlin@kajplatsfastigheter.test'],
    fine: ['info@kajplatsfastigheter.test', 'bo.ahlm@kajplatsfastigheter.test'],
    never: [...privacyOthers.sv, 'dso@brorssonjuridik.test', '+46406280488', '+46406280499'],
    phones: ['+46406280422', '+46406280410', '+46406280424', '+46406280430'],
    people: [
      {
        name: 'Sofia Dahlin',
        role: 'IT-ansvarig',
        email: 'sofia.dahlin@kajplatsfastigheter.test',
        phone: '+46406280422',
      },
      { name: 'Gunnar Tegnér', role: 'VD' },
      {
        name: 'Bo Ahlm',
        role: 'Förvaltare',
        email: 'bo.ahlm@kajplatsfastigheter.test',
        phone: '+46406280424',
      },
    ],
    strangers: ['Leila Karimi', 'Lena Brorsson'],
  },
]
