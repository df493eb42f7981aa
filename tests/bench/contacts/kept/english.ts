import { cloudflared } from '../disguises.ts'
import {
  elementor,
  emptyRoot,
  gutenberg,
  handmade,
  jsonLd,
  shopify,
  squarespace,
  widget,
  wix,
  wixText,
} from '../frames.ts'
import type { Site } from '../site.ts'
import { attributes, escaped, packed } from './disguises.ts'
import { bootstrap, drupal, drupalField, godaddy, nuxt, others, wpbakery } from './frames.ts'
import { filler } from './prose.ts'

const architects = squarespace({
  host: 'www.kestrelarchitects.test',
  language: 'en',
  name: 'Kestrel Architects',
  nav: { '/': 'Work', '/practice': 'Practice', '/contact': 'Contact' },
})

const haulage = drupal({
  host: 'www.marlowehaulage.test',
  language: 'en',
  name: 'Marlowe Haulage Ltd',
  nav: { '/services': 'Services', '/depots': 'Depots', '/who-we-are': 'Who we are', '/media': 'Media' },
  foot: '<p>Marlowe Haulage Ltd. Company no. 04881230. VAT GB 488 1230 47. Operator licence OF0481230.</p>',
  head: jsonLd({
    '@graph': [
      { '@type': 'LocalBusiness', name: 'Marlowe Haulage, Leeds', telephone: '0113 496 0410' },
      { '@type': 'LocalBusiness', name: 'Marlowe Haulage, Cardiff', telephone: '029 2018 0410' },
    ],
  }),
})
const staff = (name: string, title: string, more = '') =>
  `<article class="node node--type-staff node--view-mode-teaser"><h3>${name}</h3>${drupalField('job-title', title)}${more}</article>`

const gardens = godaddy({
  host: 'blueherongardens.test',
  language: 'en',
  name: 'Blue Heron Gardens',
  nav: { '/': 'Home', '/services': 'Services', '/contact-us': 'Contact Us' },
})

const lab = nuxt(
  {
    host: 'cobaltdentallab.test',
    language: 'en',
    name: 'Cobalt Dental Lab',
    nav: { '/': 'Home', '/cases': 'Send a case', '/people': 'People', '/find-us': 'Find us' },
  },
  ['Cobalt Dental Lab', 'hello@northpier-studio.test', 'https://northpier-studio.test/', '#0047ab'],
)

const stone = wix({
  host: 'www.odowdstone.test',
  language: 'en',
  name: 'O’Dowd Stonework',
  nav: { '/': 'Home', '/gallery': 'Gallery', '/talk-to-us': 'Talk to us' },
  foot: wixText('O’Dowd Stonework Ltd, CRO 488123, VAT IE4881230T'),
})

const care = gutenberg({
  host: 'pemburycare.test',
  language: 'en',
  name: 'Pembury Care Homes',
  nav: {
    '/': 'Home',
    '/our-homes/': 'Our homes',
    '/our-people/': 'Our people',
    '/jobs/': 'Jobs',
    '/enquire/': 'Enquire',
    '/privacy/': 'Privacy',
  },
  foot: '<p>Regulated by the Care Quality Board, provider ID 1-488123047, 0300 061 6161, feedback@cqb.test</p>',
})

const tackle = shopify({
  host: 'saltwatertackle.test',
  language: 'en',
  name: 'Saltwater Tackle Co.',
  nav: { '/collections/reels': 'Reels', '/pages/about': 'About', '/pages/contact': 'Contact' },
  foot: '<p>Lines open Mon-Fri 9-5 ET: <a href="tel:18005550142">1 (800) 555-0142</a></p><p>Shop with: ShopPay, Klarna. Reviews by <a href="https://starboard-reviews.test">Starboard</a></p>',
})

const engineers = handmade({
  host: 'www.crossley-engineers.test',
  language: 'en',
  name: 'Crossley & Sons',
  nav: { 'home.html': 'Home', 'plant.html': 'Plant list', 'enq.html': 'Enquiries' },
})

const telemetry = emptyRoot({ host: 'app.gaugewise.test', language: 'en', name: 'Gaugewise', nav: {} })

const fasteners = bootstrap({
  host: 'fenwickfasteners.test',
  language: 'en',
  name: 'Fenwick Fasteners',
  nav: { '#stock': 'Stock list', '#trade': 'Trade counter' },
})

/** More than a look-up reads of a page at once: a stock list of 1.3 MiB. */
const stockList = () =>
  Array.from(
    { length: 11_000 },
    (_, at) =>
      `<tr><td>FF-${(at * 41 + 488_123).toString().padStart(7, '0')}</td><td>Hex bolt A4-70 M${4 + (at % 20)} x ${20 + (at % 130)}, DIN 933</td><td>${(at % 90) * 10} pcs</td><td>&pound;${((at % 300) / 100 + 0.4).toFixed(2)}</td></tr>`,
  ).join('\n')

const roofing = elementor({
  host: 'cedarridgeroofing.test',
  language: 'en',
  name: 'Cedar Ridge Roofing',
  nav: { '/': 'Home', '/about/': 'About', '/contact/': 'Contact' },
  foot: '<p>Call or text (541) 555-0148 | CCB# 488123</p>',
})

const dance = wpbakery(
  {
    host: 'claddaghdance.test',
    language: 'en',
    name: 'Claddagh Dance School',
    nav: { '/': 'Home', '/classes/': 'Classes', '/contact/': 'Contact' },
  },
  'Ring us: 091 055 480',
)

export const english: readonly Site[] = [
  {
    host: 'www.kestrelarchitects.test',
    language: 'en',
    country: 'GB',
    kind: 'squarespace',
    about: 'a short contact page; two directors in sentences; a trade body’s number in the text',
    pages: {
      '/': architects('Work', `<h1>Houses that settle in</h1>${filler('en', 0, 1)}`),
      '/practice': architects(
        'Practice',
        '<p><strong>Harriet Quill</strong>, Director, founded the practice in 2009. <strong>Dev Anand Rao</strong>, Associate Director, joined in 2015.</p><p>Chartered practice of the Institute of Building Design, 020 7946 0999.</p>',
      ),
      '/contact': architects(
        'Contact',
        '<h2>Contact</h2><p>12 Harbour Yard, Bristol BS1 6ZZ</p><p>0117 496 0520</p><p><a href="mailto:studio@kestrelarchitects.test">studio@kestrelarchitects.test</a></p>',
      ),
    },
    asked: 'owner',
    best: ['studio@kestrelarchitects.test'],
    never: ['owner-of-template@example.com', '+442079460999'],
    phones: ['+441174960520'],
    people: [
      { name: 'Harriet Quill', role: 'Director' },
      { name: 'Dev Anand Rao', role: 'Associate Director' },
    ],
  },
  {
    host: 'marlowehaulage.test',
    alias: ['www.marlowehaulage.test'],
    language: 'en',
    country: 'GB',
    kind: 'drupal',
    about: 'two depots in JSON-LD and on a page; press officer of an agency; the fleet engineer among people',
    pages: {
      '/': haulage('Freight across the UK', filler('en', 0, 2)),
      '/services': haulage('Services', filler('en', 1, 1)),
      '/depots': haulage(
        'Depots',
        `<h2>Leeds (registered office)</h2><p>Unit 4, Cross Green Way, LS9 0ZZ</p>${drupalField('phone', '<a href="tel:0113%20496%200410">0113 496 0410</a>', 'Phone')}${drupalField('email', '<a href="mailto:leeds@marlowehaulage.test">leeds@marlowehaulage.test</a>', 'Email')}<h2>Cardiff</h2>${drupalField('phone', '029 2018 0410', 'Phone')}${drupalField('fax', '029 2018 0411', 'Fax')}${drupalField('email', 'cardiff@marlowehaulage.test', 'Email')}`,
      ),
      '/who-we-are': haulage(
        'Who we are',
        staff('Colin Marlowe', 'Managing Director') +
          staff(
            'Patience Okonjo',
            'Head of Fleet & Engineering',
            drupalField('email', 'fleet@marlowehaulage.test'),
          ) +
          staff('Lee Garside', 'Transport Manager'),
      ),
      '/media': haulage(
        'Media',
        '<p>Press office: Jemima Frost, Account Director, Frost &amp; Byline PR, 020 7946 0610, jemima@frostbyline.test</p>',
      ),
    },
    asked: 'operations',
    best: ['fleet@marlowehaulage.test'],
    fine: ['leeds@marlowehaulage.test', 'cardiff@marlowehaulage.test'],
    never: ['jemima@frostbyline.test', '+442079460610', '+442920180411'],
    phones: ['+441134960410', '+442920180410'],
    people: [
      { name: 'Patience Okonjo', role: 'Head of Fleet & Engineering', email: 'fleet@marlowehaulage.test' },
      { name: 'Lee Garside', role: 'Transport Manager' },
      { name: 'Colin Marlowe', role: 'Managing Director' },
    ],
    strangers: ['Jemima Frost'],
  },
  {
    host: 'blueherongardens.test',
    language: 'en',
    country: 'US',
    kind: 'godaddy',
    about: 'a registrar’s builder with its contact section; name and title in a sentence',
    pages: {
      '/': gardens(
        'Blue Heron Gardens',
        `<h1 data-ux="Heading">Native plants, low water</h1>${filler('en', 2, 1)}`,
      ),
      '/services': gardens(
        'Services',
        '<p data-ux="ContentText">Design from $1,290. Weekly care from $148 a visit.</p>',
      ),
      '/contact-us': gardens(
        'Contact Us',
        '<h4 data-ux="ContentHeading" data-aid="CONTACT_INFO_BIZ_NAME_REND">Blue Heron Gardens</h4><p data-aid="CONTACT_INFO_ADDRESS_REND">48 Marsh Lane, Beaufort, South Carolina 29902, United States</p><p><a rel="" data-ux="Link" data-aid="CONTACT_INFO_PHONE_REND" href="tel:843-555-0136" class="x-el x-el-a">843-555-0136</a></p><p>Email Della at <a data-aid="CONTACT_INFO_EMAIL_REND" href="mailto:della@blueherongardens.test">della@blueherongardens.test</a></p><p data-ux="ContentText">Della Ravenel, owner and landscape designer</p><form><input data-aid="CONTACT_FORM_EMAIL" placeholder="Email*"></form>',
      ),
    },
    asked: 'owner',
    best: ['della@blueherongardens.test'],
    phones: ['+18435550136'],
    people: [
      { name: 'Della Ravenel', role: 'owner and landscape designer', email: 'della@blueherongardens.test' },
    ],
  },
  {
    host: 'cobaltdentallab.test',
    language: 'en',
    country: 'US',
    kind: 'nuxt',
    about:
      'the page’s state holds its studio’s address; the lab’s own is packed in base64; extension and fax beside the number',
    pages: {
      '/': lab('Crowns in five days', filler('en', 0, 1)),
      '/cases': lab('Send a case', '<p>Ship to: Case Desk, Box 488123. UPS account 48-812-304.</p>'),
      '/people': lab(
        'People',
        '<div class="c-person"><strong>Marguerite Toussaint, CDT</strong><em>General Manager</em></div><div class="c-person"><strong>Alan Yee</strong><em>Materials &amp; Purchasing Lead</em><span>ext. 14</span></div>',
      ),
      '/find-us': lab(
        'Find us',
        `<p>4881 Bayview Ave, Tacoma, WA 98402</p><p>Ph 253.555.0161 / Fx 253.555.0162</p><p>${packed('front@cobaltdentallab.test', 'Write to the front desk')}</p>`,
      ),
    },
    asked: 'procurement',
    best: ['front@cobaltdentallab.test'],
    never: ['hello@northpier-studio.test', '+12535550162'],
    phones: ['+12535550161'],
    people: [
      { name: 'Alan Yee', role: 'Materials & Purchasing Lead', phone: '+12535550161' },
      { name: 'Marguerite Toussaint CDT', role: 'General Manager' },
      { name: 'Marguerite Toussaint', role: 'General Manager' },
    ],
  },
  {
    host: 'www.odowdstone.test',
    language: 'en',
    country: 'IE',
    kind: 'wix',
    about:
      'Irish numbers with (0) and a mobile; free mail; the quarry’s address in the gallery; an apostrophe in the name',
    pages: {
      '/': stone('Stonemasons in Galway', wixText('Dry stone, lime mortar, headstones') + filler('en', 0, 1)),
      '/gallery': stone(
        'Gallery',
        wixText('Limestone from Corrib Quarries, sales@corribquarries.test, 091 055 990'),
      ),
      '/talk-to-us': stone(
        'Talk to us',
        wixText(
          'Fergal O’Dowd, master stonemason',
          'Office: +353 (0)91 055 120',
          'Mobile: 087 055 0121',
          'odowdstone@eirmail.test',
          'Eircode H91 Z48Z',
        ),
      ),
    },
    asked: 'owner',
    best: ['odowdstone@eirmail.test'],
    never: ['sales@corribquarries.test', 'name@example.com', '+35391055990'],
    phones: ['+35391055120', '+353870550121'],
    people: [{ name: 'Fergal O’Dowd', role: 'master stonemason' }],
  },
  {
    host: 'pemburycare.test',
    language: 'en',
    country: 'GB',
    kind: 'gutenberg',
    about:
      'robots.txt closes the page of people; three homes by Cloudflare; the regulator in each footer; jobs and privacy addresses first',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: '# staff asked for this\nUser-agent: *\nDisallow: /our-people/\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
      },
      '/': care('Care in Kent', `<p>Vacancies? careers@pemburycare.test</p>${filler('en', 0, 1)}`),
      '/our-homes/': care(
        'Our homes',
        `<h2>The Limes</h2><p>Home Manager: Sunita Rawal. Tel 01632 960 410. ${cloudflared('thelimes@pemburycare.test', 0x21)}</p><h2>Orchard House</h2><p>Home Manager: Bryony Sadler. Tel 01632 960 420. ${cloudflared('orchard@pemburycare.test', 0x42)}</p>`,
      ),
      '/our-people/': care(
        'Our people',
        '<p>Rupert Pembury, Chief Executive, rupert@pemburycare.test, 07700 900 481</p>',
      ),
      '/jobs/': care('Jobs', '<p>Send your CV to careers@pemburycare.test</p>'),
      '/enquire/': care(
        'Enquire',
        `<p>Central office: 01632 960 400 (fax 01632 960 409)</p><p>${cloudflared('enquiries@pemburycare.test', 0x77)}</p>`,
      ),
      '/privacy/': care('Privacy', '<p>dpo@pemburycare.test, or the regulator at 0303 123 0000.</p>'),
    },
    asked: 'operations',
    best: ['enquiries@pemburycare.test', 'thelimes@pemburycare.test', 'orchard@pemburycare.test'],
    never: [
      'feedback@cqb.test',
      'rupert@pemburycare.test',
      'privacy@consentia.test',
      '+441632960409',
      '+443000616161',
      '+443031230000',
      '+447700900481',
    ],
    phones: ['+441632960400', '+441632960410', '+441632960420'],
    people: [
      {
        name: 'Sunita Rawal',
        role: 'Home Manager',
        email: 'thelimes@pemburycare.test',
        phone: '+441632960410',
      },
      {
        name: 'Bryony Sadler',
        role: 'Home Manager',
        email: 'orchard@pemburycare.test',
        phone: '+441632960420',
      },
    ],
    strangers: ['Rupert Pembury'],
    closed: ['/our-people/', '/wp-admin/'],
  },
  {
    host: 'saltwatertackle.test',
    language: 'en',
    country: 'US',
    kind: 'shopify',
    about:
      'a shop with a form and a toll-free number only; reviewers’ names; a placeholder in the newsletter’s field',
    pages: {
      '/': tackle(
        'Reels that last',
        '<p>“Best drag I ever had.” – Capt. Roy Delacroix, charter captain, Venice LA</p>',
      ),
      '/collections/reels': tackle('Reels', '<p>SW-4881 $230.47, SW-5500 $312.00</p>'),
      '/pages/about': tackle('About', filler('en', 2, 1)),
      '/pages/contact': tackle(
        'Contact',
        '<form method="post" action="/contact#ContactForm"><input type="text" name="contact[name]"><input type="email" name="contact[email]" autocorrect="off"><textarea></textarea><button>Send</button></form>',
      ),
    },
    asked: 'owner',
    never: ['you@example.com'],
    phones: ['+18005550142'],
    strangers: ['Roy Delacroix'],
  },
  {
    host: 'www.crossley-engineers.test',
    language: 'en',
    country: 'GB',
    kind: 'handmade',
    about:
      'a splash page that moves on by itself; the address escaped in a script; telex and fax beside the number',
    pages: {
      '/': '<HTML><HEAD><TITLE>Crossley &amp; Sons</TITLE><META HTTP-EQUIV="Refresh" CONTENT="3;URL=home.html"></HEAD><BODY BGCOLOR="#000000"><CENTER><A HREF="home.html"><IMG SRC="splash.jpg" ALT="Enter"></A></CENTER></BODY></HTML>',
      '/home.html': engineers('Home', `<H2>Precision since 1922</H2>${filler('en', 0, 1)}`),
      '/plant.html': engineers(
        'Plant list',
        '<TABLE BORDER=1><TR><TD>Horizontal borer</TD><TD>4881 x 2304 mm</TD></TR></TABLE>',
      ),
      '/enq.html': engineers(
        'Enquiries',
        `<P>Crossley &amp; Sons (Engineers) Ltd., Victoria Works, Halifax</P><P>Tel: 0113-496-0630 (3 lines) Fax: 0113-496-0631 Telex: 48812 CROSS G</P><P>E-mail: ${escaped('works@crossley-engineers.test')}</P><P>Buyer: Mr. Desmond Hirst<BR>Works Director: Mr. Neil Crossley</P>`,
      ),
    },
    asked: 'procurement',
    best: ['works@crossley-engineers.test'],
    never: ['+441134960631'],
    phones: ['+441134960630'],
    people: [
      { name: 'Desmond Hirst', role: 'Buyer' },
      { name: 'Neil Crossley', role: 'Works Director' },
    ],
  },
  {
    host: 'app.gaugewise.test',
    language: 'en',
    country: 'US',
    kind: 'react',
    about:
      'a single-page app whose noscript text and attributes hold the contact; an error reporter’s key looks like an address',
    pages: {
      '/': telemetry(
        'Tank levels',
        `<noscript><h1>Gaugewise</h1><p>Tank monitoring for fuel dealers. Call (719) 555-0175 or ask ${attributes('hello@gaugewise.test')} for a demo. Priya Natarajan, Co-founder and CEO.</p></noscript>`,
        '<script>Sentry.init({dsn:"https://4881230c7a1b99a1e66969123aa909c1@o48812.errors.test/304771"})</script>',
      ),
    },
    asked: 'it',
    best: ['hello@gaugewise.test'],
    never: ['4881230c7a1b99a1e66969123aa909c1@o48812.errors.test'],
    phones: ['+17195550175'],
    people: [{ name: 'Priya Natarajan', role: 'Co-founder and CEO' }],
  },
  {
    host: 'fenwickfasteners.test',
    language: 'en',
    country: 'GB',
    kind: 'bootstrap',
    about:
      'one page over 1 MiB: the counter’s contact stands below the stock list, the maker of the template above',
    pages: {
      '/': fasteners(
        'Stainless fasteners',
        `<section id="stock"><table>${stockList()}</table></section><section id="trade"><h2>Trade counter</h2><p>Unit 48, Fenwick Way, Manchester</p><p>0161 496 0481 (counter) or 0161 496 0482 (fax)</p><p><a href="mailto:counter@fenwickfasteners.test">counter@fenwickfasteners.test</a></p><p>Branch manager: Kelly-Ann Duffy</p></section>`,
      ),
    },
    asked: 'operations',
    best: ['counter@fenwickfasteners.test'],
    never: ['templates@bootlab.test', '+441614960482'],
    phones: ['+441614960481'],
    people: [{ name: 'Kelly-Ann Duffy', role: 'Branch manager' }],
  },
  {
    host: 'cedarridgeroofing.test',
    language: 'en',
    country: 'US',
    kind: 'elementor',
    about: 'one number in each footer, one address on the contact page, the owner under About',
    pages: {
      '/': roofing('Roofing in Bend, OR', widget(filler('en', 0, 1))),
      '/about/': roofing('About', widget('<h3>Walt Sorensen</h3><p>Owner</p>')),
      '/contact/': roofing(
        'Contact',
        widget(
          '<p>48 Cedar Ridge Rd, Bend, OR 97702</p><p>Email: <a href="mailto:walt@cedarridgeroofing.test">walt@cedarridgeroofing.test</a></p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['walt@cedarridgeroofing.test'],
    never: ['privacy@consentia.test'],
    phones: ['+15415550148'],
    people: [{ name: 'Walt Sorensen', role: 'Owner', email: 'walt@cedarridgeroofing.test' }],
  },
  {
    host: 'claddaghdance.test',
    language: 'en',
    country: 'IE',
    kind: 'wpbakery',
    about: 'a plain contact page; the number in a bar above each page',
    pages: {
      '/': dance('Dance in Galway', filler('en', 2, 1)),
      '/classes/': dance('Classes', '<p>Tue 18:30, Sat 10:00, from 12.80 a class</p>'),
      '/contact/': dance(
        'Contact',
        '<p>Principal: Aoife Conneely</p><p>Phone 091 055 480, email <a href="mailto:info@claddaghdance.test">info@claddaghdance.test</a></p>',
      ),
    },
    asked: 'owner',
    best: ['info@claddaghdance.test'],
    never: [...others],
    phones: ['+35391055480'],
    people: [{ name: 'Aoife Conneely', role: 'Principal' }],
  },
]
