import { shopify, squarespace } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { bakery, box, page2003, shell } from './frames.ts'
import { around } from './prose.ts'

const electrician = squarespace({
  host: 'www.nordvallsel.test',
  language: 'sv',
  name: 'Nordvalls El & Larm AB',
  nav: { '/': 'Hem', '/tjanster': 'Tjänster', '/om': 'Vilka vi är', '/kontakt': 'Kontakt' },
  foot: '<p class="sqsrte-small">Nordvalls El &amp; Larm AB, org.nr 556481-2304 · Foto: Lisa Strandmark · Hemsidan är gjord av <a href="https://byrasju.test">Byrå Sju</a>, 08-465 004 20, <a href="mailto:hej@byrasju.test">hej@byrasju.test</a></p>',
})

const electricianCard = (name: string, role: string, more: string) =>
  `<figure class="sqs-block-image-figure"><img src="//images.squarespace-cdn.com/content/v1/${name.length}/portratt.jpg" alt="" /><figcaption class="image-caption-wrapper"><div class="image-caption"><p><strong>${name}</strong></p><p>${role}<br>${more}</p></div></figcaption></figure>`

const dental = bakery(
  {
    host: 'brannstromdental.test',
    language: 'sv',
    name: 'Brännström Dentalteknik',
    nav: {
      '/': 'Start',
      '/produkter/': 'Produkter',
      '/personal/': 'Personal',
      '/kontakta-oss/': 'Kontakta oss',
    },
    foot: box(
      '<p>Brännström Dentalteknik AB, Kvarngatan 8, Kiruna<br>Registrerad hos Läkemedelsverket nr 4812-30</p>',
    ),
  },
  '<span class="sc_layouts_item_details_line1">Hämtning av avtryck: bud via Norrbudet 0980-319 240</span>',
)

const dentalRow = (name: string, role: string, local: string, phone: string) =>
  `<tr><td>${name}</td><td>${role}</td><td>${local} (snabel-a) brannstromdental.test</td><td>${phone}</td></tr>`

const camping = page2003(
  {
    host: 'sjovikenscamping.test',
    language: 'sv',
    name: 'Sjövikens Camping',
    nav: {
      './': 'Start',
      'stugor.htm': 'Stugor',
      'priser.htm': 'Priser',
      'hitta.htm': 'Hitta hit &amp; boka',
    },
    foot: 'Tur&shy;istbyr&aring;n<br>0980-319 230<br><br>Giftinformation<br>08-465 004 91<br><br>Webmaster: <a href="mailto:kenta.webb@telekom.test">Kenta Blom</a>',
  },
  true,
)

const nursery = shopify({
  host: 'ekhagaplantskola.test',
  language: 'sv',
  name: 'Ekhaga Plantskola',
  nav: {
    '/collections/trad': 'Träd',
    '/collections/perenner': 'Perenner',
    '/blogs/odlarbloggen': 'Odlarbloggen',
    '/pages/teamet': 'Vi på Ekhaga',
    '/policies/contact-information': 'Kontaktuppgifter',
  },
  foot: '<div class="footer-block__details-content rte"><p>Fri frakt över 795 kr. Växtakuten svarar på <a href="/pages/teamet">torsdagar</a>.</p></div>',
})

const software = {
  host: 'fjordlogik.test',
  language: 'sv',
  name: 'Fjordlogik AB',
  nav: {},
} as const
const SOFTWARE = '/static/js/main.5d1c3a77.js'
const softwareShell = shell(
  software,
  SOFTWARE,
  '<meta name="description" content="Fjordlogik bygger orderflöden för hamnar och terminaler."/>',
)
const softwareScript = `/*! For license information please see main.5d1c3a77.js.LICENSE.txt */
(()=>{"use strict";var e={110:(e,t,n)=>{var r=n(441),a={childContextTypes:!0,contextType:!0,displayName:!0}},463:(e,t,n)=>{function o(e){for(var t="https://reactjs.org/docs/error-decoder.html?invariant="+e,n=1;n<arguments.length;n++)t+="&args[]="+encodeURIComponent(arguments[n]);return"Minified React error #"+e}var i=5368709120,s=4194304,u=[2147483647,1073741823,4812304771]}};
const w="Nordic HR Rekrytering",p=[{id:1,name:"Maja Lindqvist",title:"VD och grundare",mail:"maja@fjordlogik.test",phone:"040-628 04 11"},{id:2,name:"Erik Wall",title:"Teknikchef",mail:"erik@fjordlogik.test",phone:"040-628 04 12"},{id:3,name:"Noor Haddad",title:"Systemutvecklare",mail:null,phone:null},{id:4,name:"Tove Ask",title:"Kundansvarig",mail:"tove@fjordlogik.test",phone:"070-174 06 31"}],q=[{text:"Vi halverade tiden i gaten.",who:"Henrik Sund",what:"IT-chef, Hamnkraft Norr"}];
function H(){return(0,d.jsxs)("section",{className:"hero",children:[(0,d.jsx)("h1",{children:"Ordning i hamnen"}),(0,d.jsx)("p",{children:"Fjordlogik bygger orderfl\\xf6den f\\xf6r hamnar och terminaler."})]})}
function T(){return(0,d.jsx)("div",{className:"team",children:p.map((e=>(0,d.jsxs)("article",{children:[(0,d.jsx)("h3",{children:e.name}),(0,d.jsx)("p",{children:e.title}),e.mail&&(0,d.jsx)("a",{href:"mailto:".concat(e.mail),children:e.mail})]},e.id)))})}
function F(){return(0,d.jsxs)("footer",{children:[(0,d.jsx)("p",{children:"Fjordlogik AB, Nordenskiöldsgatan 48, 211 19 Malmö"}),(0,d.jsxs)("p",{children:["V\\xe4xel: ",(0,d.jsx)("a",{href:"tel:+46406280410",children:"040-628 04 10"})]}),(0,d.jsx)("a",{href:"mailto:hej@fjordlogik.test",children:"hej@fjordlogik.test"}),(0,d.jsx)("p",{children:"Dataskyddsombud: Ulrika Frost, Integritetsbyr\\xe5n Klar, dso@integritetklar.test, 08-465 004 77"})]})}
(0,l.createRoot)(document.getElementById("root")).render((0,d.jsx)(A,{}))})();
//# sourceMappingURL=main.5d1c3a77.js.map`

export const swedish: readonly Site[] = [
  {
    host: 'nordvallsel.test',
    alias: ['www.nordvallsel.test'],
    language: 'sv',
    country: 'SE',
    kind: 'squarespace',
    about: 'emergency line in a banner; the alarm centre and the agency with numbers; the owner with his own',
    pages: {
      '/': electrician(
        'Elektriker i Mölndal',
        `<p class="preFlex">Akut elfel utanför arbetstid? Ring joursamordnaren 070-174 06 05</p><h2>El, larm och laddboxar</h2>${around('sv', 0, 3)}`,
      ),
      '/tjanster': electrician(
        'Tjänster',
        `<h2>Larm</h2><p>Våra larm är kopplade till Vaktia larmcentral. Vid falsklarm ringer du dem direkt på 08-465 004 44.</p><h2>Laddboxar</h2>${around('sv', 1, 2)}`,
      ),
      '/om': electrician(
        'Vilka vi är',
        `<h2>Vi som jobbar här</h2>${electricianCard('Johan Nordvall', 'Ägare och VD', '070-174 06 11<br><a href="mailto:johan@nordvallsel.test">johan@nordvallsel.test</a>')}
${electricianCard('Sara Ek', 'Projektledare', '070-174 06 12<br><a href="mailto:sara@nordvallsel.test">sara@nordvallsel.test</a>')}
${electricianCard('Per Holm', 'Elektriker', '')}
<blockquote>”De kom samma dag.”<br>— Göran Palm, ordförande i Brf Lyktan</blockquote>`,
      ),
      '/kontakt': electrician(
        'Kontakt',
        `<h2>Hör av dig</h2><p>Kontoret: <a href="tel:+46313900610">031-390 06 10</a> (vardagar 7–16)<br>E-post: <a href="mailto:info@nordvallsel.test">info@nordvallsel.test</a></p><p>Fakturor i PDF: faktura@nordvallsel.test (läses av en maskin)</p><p>Bankgiro 5481-2304</p><p>Skälbyvägen 4, 431 53 Mölndal</p>`,
      ),
    },
    asked: 'owner',
    best: ['johan@nordvallsel.test'],
    fine: ['info@nordvallsel.test', 'sara@nordvallsel.test'],
    never: ['owner-of-template@example.com', 'hej@byrasju.test', '+46846500420', '+46846500444'],
    phones: ['+46313900610', '+46701740611', '+46701740612'],
    people: [
      {
        name: 'Johan Nordvall',
        role: 'Ägare och VD',
        email: 'johan@nordvallsel.test',
        phone: '+46701740611',
      },
      { name: 'Sara Ek', role: 'Projektledare', email: 'sara@nordvallsel.test', phone: '+46701740612' },
      { name: 'Per Holm', role: 'Elektriker' },
    ],
    strangers: ['Lisa Strandmark', 'Göran Palm'],
  },
  {
    host: 'brannstromdental.test',
    language: 'sv',
    country: 'SE',
    kind: 'wpbakery',
    about:
      'a table of staff with "(snabel-a)"; the buyer is on leave and names who stands in; a courier in the bar',
    pages: {
      '/': dental('Tandteknik sedan 1983', box(`<h2>Kronor, broar och proteser</h2>${around('sv', 0, 2)}`)),
      '/produkter/': dental(
        'Produkter',
        box(
          `<h3>Implantat</h3><p>Vi är certifierade av Zirkonia Nordic. Teknisk support på deras system: 08-465 004 55, support@zirkonianordic.test.</p>${around('sv', 1, 1)}`,
        ),
      ),
      '/personal/': dental(
        'Personal',
        box(`<table><thead><tr><th>Namn</th><th>Befattning</th><th>E-post</th><th>Direkt</th></tr></thead><tbody>
${dentalRow('Anders Brännström', 'Verkställande direktör', 'anders', '0980-319 211')}
${dentalRow('Lena Kvist', 'Tandtekniker', 'lena', '&ndash;')}
${dentalRow('Mattias Öberg', 'Inköp och lager', 'mattias', '0980-319 213')}
${dentalRow('Birgitta Sjöö', 'Ekonomi', 'birgitta', '0980-319 214')}
</tbody></table><p>Mia Hallgren, vår inköpschef, är föräldraledig till augusti 2027. Mattias Öberg tar hand om alla leverantörer så länge.</p>`),
      ),
      '/kontakta-oss/': dental(
        'Kontakta oss',
        box(
          '<dl><dt>Telefon</dt><dd>0980-319 210</dd><dt>Fax</dt><dd>0980-319 219</dd><dt>E-post</dt><dd>lab (snabel-a) brannstromdental.test</dd><dt>Org.nr</dt><dd>556304-8127</dd></dl><p>Vill du anmäla ett tillbud? Vänd dig till Läkemedelsverket, 08-465 004 66.</p>',
        ),
      ),
    },
    asked: 'procurement',
    best: ['mattias@brannstromdental.test'],
    fine: [
      'lab@brannstromdental.test',
      'anders@brannstromdental.test',
      'lena@brannstromdental.test',
      'birgitta@brannstromdental.test',
    ],
    never: ['support@zirkonianordic.test', '+46846500455', '+46846500466', '+46980319219', '+46980319240'],
    phones: ['+46980319210', '+46980319211', '+46980319213', '+46980319214'],
    people: [
      {
        name: 'Mattias Öberg',
        role: 'Inköp och lager',
        email: 'mattias@brannstromdental.test',
        phone: '+46980319213',
      },
      {
        name: 'Anders Brännström',
        role: 'Verkställande direktör',
        email: 'anders@brannstromdental.test',
        phone: '+46980319211',
      },
      { name: 'Lena Kvist', role: 'Tandtekniker', email: 'lena@brannstromdental.test' },
      {
        name: 'Birgitta Sjöö',
        role: 'Ekonomi',
        email: 'birgitta@brannstromdental.test',
        phone: '+46980319214',
      },
    ],
  },
  {
    host: 'sjovikenscamping.test',
    language: 'sv',
    country: 'SE',
    kind: 'handmade',
    about:
      'Latin 1, a menu by script, the address at a free provider; others’ numbers beside the text; a private number',
    pages: {
      '/': {
        charset: 'latin1',
        body: camping(
          'Start',
          `<h2>Välkommen till sjön!</h2><p>68 tomter, 14 stugor och en bastu med utsikt. Öppet 1 maj - 20 september.</p>${around('sv', 2, 1)}`,
        ),
      },
      '/stugor.htm': {
        charset: 'latin1',
        body: camping(
          'Stugor',
          '<p>Stuga 1-8: 480 kr/dygn. Stuga 9-14: 720 kr/dygn. Slutstädning 600 kr.</p>',
        ),
      },
      '/priser.htm': {
        charset: 'latin1',
        body: camping('Priser', '<p>Tomt med el 310 kr, utan el 250 kr.</p>'),
      },
      '/hitta.htm': {
        charset: 'latin1',
        body: camping(
          'Hitta hit',
          `<p><b>Sjövikens Camping</b><br>Sjövägen 48, 981 91 Jukkasjärvi</p><p>Bokning och reception: 0980/31 92 20<br>Fax: 0980/31 92 21</p><p>E-mail: <a href="mailto:sjovikens.camping@telekom.test">sjovikens.camping@telekom.test</a></p><p>Ägare: Bertil Stenmark<br>Receptionschef: Gun Stenmark</p><p>Hem till Bertil och Gun (bara om det brinner): 0980-319 225</p>`,
        ),
      },
    },
    asked: 'owner',
    best: ['sjovikens.camping@telekom.test'],
    never: ['kenta.webb@telekom.test', '+46980319221', '+46980319225', '+46980319230', '+46846500491'],
    phones: ['+46980319220'],
    people: [
      { name: 'Bertil Stenmark', role: 'Ägare' },
      { name: 'Gun Stenmark', role: 'Receptionschef' },
    ],
    strangers: ['Kenta Blom'],
  },
  {
    host: 'ekhagaplantskola.test',
    language: 'sv',
    country: 'SE',
    kind: 'shopify',
    about:
      'the shop’s own page of contact information; an author and reviewers; a press agency for journalists',
    pages: {
      '/': nursery(
        'Träd och perenner på nätet',
        `<h2>Nyheter till våren</h2><div class="card__content"><h3>Äpple 'Aroma', barrot</h3><p>SKU 48123-0477 · 349,00 kr</p></div><div class="jdgm-rev"><span class="jdgm-rev__author">Annika Wiberg</span><p>Fina plantor, snabb leverans.</p></div>${around('sv', 1, 1)}`,
      ),
      '/collections/trad': nursery('Träd', around('sv', 1, 2)),
      '/collections/perenner': nursery('Perenner', around('sv', 2, 2)),
      '/blogs/odlarbloggen': nursery(
        'Odlarbloggen',
        '<article><h2>Så beskär du ditt äppelträd</h2><p class="article-template__author">Text: Lena Ahlgren, trädgårdsjournalist, lena@gronapennan.test</p><p>Börja i mars, innan saven stiger.</p></article>',
      ),
      '/pages/teamet': nursery(
        'Vi på Ekhaga',
        `<div class="multicolumn-card"><h3>Carl-Axel Ekhagen</h3><p>Ägare, tredje generationen</p></div><div class="multicolumn-card"><h3>Ida Ros</h3><p>Marknad och sociala medier</p><p><a href="mailto:ida@ekhagaplantskola.test">ida@ekhagaplantskola.test</a><br>031-390 06 42</p></div><div class="multicolumn-card"><h3>Stefan Lövgren</h3><p>Trädgårdsmästare, Växtakuten</p></div><p>Plantskolan grundades 1931 av Axel Ekhagen, som lämnade över 1968.</p><p>Press: Kampanjbyrån, Olle Frisk, 08-465 004 61, olle@kampanjbyran.test</p>`,
      ),
      '/policies/contact-information': nursery(
        'Kontaktuppgifter',
        '<div class="shopify-policy__body"><p>Handelsnamn: Ekhaga Plantskola Handelsbolag</p><p>Telefonnummer: 031-3900640</p><p>E-post: kundtjanst@ekhagaplantskola.test</p><p>Fysisk adress: Ekhagavägen 12, 443 50 Lerum, Sverige</p><p>Momsregistreringsnummer: SE969481230401</p><p>Handelsregisternummer: 969481-2304</p></div>',
      ),
    },
    asked: 'marketing',
    best: ['ida@ekhagaplantskola.test'],
    fine: ['kundtjanst@ekhagaplantskola.test'],
    never: ['you@example.com', 'lena@gronapennan.test', 'olle@kampanjbyran.test', '+46846500461'],
    phones: ['+46313900640', '+46313900642'],
    people: [
      {
        name: 'Ida Ros',
        role: 'Marknad och sociala medier',
        email: 'ida@ekhagaplantskola.test',
        phone: '+46313900642',
      },
      { name: 'Carl-Axel Ekhagen', role: 'Ägare, tredje generationen' },
      { name: 'Stefan Lövgren', role: 'Trädgårdsmästare, Växtakuten' },
    ],
    strangers: ['Annika Wiberg', 'Lena Ahlgren', 'Olle Frisk', 'Axel Ekhagen'],
  },
  {
    host: 'fjordlogik.test',
    language: 'sv',
    country: 'SE',
    kind: 'react',
    about:
      'everything in the script that draws it; a client’s head of IT is quoted; an outside data protection officer',
    pages: {
      '/': softwareShell,
      '/kontakt': softwareShell,
      '/om-oss': softwareShell,
      [SOFTWARE]: { type: 'application/javascript', body: softwareScript },
    },
    asked: 'it',
    best: ['erik@fjordlogik.test'],
    fine: ['hej@fjordlogik.test', 'maja@fjordlogik.test', 'tove@fjordlogik.test'],
    never: ['dso@integritetklar.test', '+46846500477'],
    phones: ['+46406280410', '+46406280411', '+46406280412', '+46701740631'],
    people: [
      { name: 'Erik Wall', role: 'Teknikchef', email: 'erik@fjordlogik.test', phone: '+46406280412' },
      {
        name: 'Maja Lindqvist',
        role: 'VD och grundare',
        email: 'maja@fjordlogik.test',
        phone: '+46406280411',
      },
      { name: 'Tove Ask', role: 'Kundansvarig', email: 'tove@fjordlogik.test', phone: '+46701740631' },
      { name: 'Noor Haddad', role: 'Systemutvecklare' },
    ],
    strangers: ['Henrik Sund', 'Ulrika Frost'],
  },
]
