import { entities } from '../disguises.ts'
import {
  divi,
  diviPerson,
  elementor,
  emptyRoot,
  gutenberg,
  handmade,
  jsonLd,
  module_,
  shopify,
  squarespace,
  webflow,
  widget,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const florist = squarespace({
  host: 'www.harbourandvale.test',
  language: 'en',
  name: 'Harbour & Vale Flowers',
  nav: { '/': 'Home', '/weddings': 'Weddings', '/say-hello': 'Get in touch' },
  foot: '<p>Harbour &amp; Vale Ltd. Registered in England no. 04812307.<br>Site by <a href="https://tidesandtype.test">Tides &amp; Type</a></p>',
})

const cooling = elementor({
  host: 'lonestar-cooling.test',
  language: 'en',
  name: 'Lone Star Cooling & Heating',
  nav: { '/': 'Home', '/services/': 'Services', '/our-team/': 'Our Team', '/contact-us/': 'Contact Us' },
  foot: '<p>TACLA48812C. Call <a href="tel:+15125550142">(512) 555-0142</a></p><p>Powered by Brightlead Marketing - <a href="mailto:support@brightlead.test">support@brightlead.test</a> - 1-888-555-0160</p>',
})

const card = (name: string, role: string, more: string) =>
  `<div class="eael-team-item eael-team-members-simple"><div class="eael-team-item-inner"><div class="eael-team-image"><figure><img src="https://lonestar-cooling.test/wp-content/uploads/2023/01/staff@2x.jpg" alt="${name}"></figure></div><div class="eael-team-content"><h2 class="eael-team-member-name">${name}</h2><h3 class="eael-team-member-position">${role}</h3><div class="eael-team-text">${more}</div></div></div></div>`

const candles = shopify({
  host: 'www.oldmillcandles.test',
  language: 'en',
  name: 'Old Mill Candles',
  nav: {
    '/collections/all': 'Shop',
    '/pages/our-story': 'Our story',
    '/pages/wholesale': 'Wholesale',
    '/pages/faq': 'FAQ',
  },
  foot: '<div class="footer-block"><h2>Need help?</h2><p>support@oldmillcandles.test<br>1-800-555-0199 (toll free)</p></div><ul><li><a href="/policies/privacy-policy">Privacy policy</a></li><li><a href="/policies/contact-information">Contact information</a></li></ul>',
})

const brewery = webflow({
  host: 'www.tenfathom.test',
  language: 'en',
  name: 'Ten Fathom Brewing',
  nav: { '/beers': 'Beers', '/about': 'About', '/people': 'The crew', '/contact': 'Contact' },
})

const joinery = gutenberg({
  host: 'pennineroofing.test',
  language: 'en',
  name: 'Pennine Roofing',
  nav: { '/': 'Home', '/gallery/': 'Gallery', '/contact/': 'Contact', '/about-us/': 'About us' },
})

const fencing = divi({
  host: 'www.aire-fencing.test',
  language: 'en',
  name: 'Aire Fencing & Timber',
  nav: { '/': 'Home', '/branches/': 'Branches', '/meet-the-team/': 'Meet the team', '/contact/': 'Contact' },
  foot: '<p>Aire Fencing &amp; Timber Ltd, VAT 488 1230 47</p><p>Website by <a href="mailto:hello@loudhailer.test">Loudhailer</a> 0161 496 0770</p>',
})

const software = emptyRoot({
  host: 'stacklane.test',
  language: 'en',
  name: 'Stacklane Logistics',
  nav: {},
  head: jsonLd({
    '@type': 'Organization',
    name: 'Stacklane Logistics, Inc.',
    url: 'https://stacklane.test',
    logo: 'https://stacklane.test/logo@2x.png',
    founder: { '@type': 'Person', name: 'Gwen Abara', jobTitle: 'Founder & CEO' },
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: '+1-303-555-0171',
        email: 'support@stacklane.test',
      },
      {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: '+1-303-555-0170',
        email: 'sales@stacklane.test',
      },
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1974 Blake St',
      addressLocality: 'Denver',
      addressRegion: 'CO',
      postalCode: '80202',
      addressCountry: 'US',
    },
    review: {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ted Malloy', jobTitle: 'COO', email: 'ted@bigboxer.test' },
    },
  }),
})

const valves = handmade({
  host: 'www.hudsonvalve.test',
  language: 'en',
  name: 'Hudson Valve & Fitting Co.',
  nav: {
    'index.htm': 'Home',
    'products.htm': 'Products',
    'linecard.htm': 'Line card',
    'contact.htm': 'Contact us',
  },
  foot: 'Last updated 11/03/2004. Best viewed in Netscape 4.7. Webmaster: <A HREF="mailto:bob@nethost.test">bob@nethost.test</A>',
})

const diner = wix({
  host: 'www.thesaltlarder.test',
  language: 'en',
  name: 'The Salt Larder',
  nav: { '/': 'Home', '/menu': 'Menu', '/book': 'Book', '/contact': 'Contact' },
  foot: wixText('14 Castle Arcade, Cardiff CF10 1ZZ', 'Tel: <a href="tel:+442920180155">029 2018 0155</a>'),
})

const parts = squarespace({
  host: 'prairieparts.test',
  language: 'en',
  name: 'Prairie Tractor Parts',
  nav: { '/': 'Catalog' },
  foot: '<h4>Contact</h4><p>Prairie Tractor Parts, 4881 County Rd 23, Salina, KS 67401<br>Parts desk: 785.555.0112 - Fax 785.555.0113<br><a href="mailto:parts@prairieparts.test">parts@prairieparts.test</a></p><p>Lyle Ostrander, Owner</p>',
})

/** More than a look-up reads from the front of a page. */
const catalogue = () =>
  Array.from(
    { length: 9000 },
    (_, at) =>
      `<div class="row part"><span class="no">PT-${(4_881_230 + at * 37).toString().padStart(8, '0')}</span><span class="what">Seal kit, hydraulic cylinder, ${30 + (at % 90)} x ${40 + (at % 70)} mm, fits models 10${at % 90}-20${at % 90}</span><span class="price">$${(12 + (at % 400) / 10).toFixed(2)}</span></div>`,
  ).join('\n')

export const english: readonly Site[] = [
  {
    host: 'www.harbourandvale.test',
    language: 'en',
    country: 'GB',
    kind: 'squarespace',
    about:
      'one address and one number in a sentence; the theme’s own address in a script; a web studio in the footer',
    pages: {
      '/': florist('Flowers for Bristol', `<h1>Grown near, gathered early.</h1>${prose('en', 0, 2)}`),
      '/weddings': florist('Weddings', prose('en', 1, 2)),
      '/say-hello': florist(
        'Get in touch',
        `<h2>Say hello</h2><p class="" style="white-space:pre-wrap;">Studio 4, Spike Quay, Bristol BS1 6ZZ. Ring Imogen on 0117 496 0123 or write to <a href="mailto:hello@harbourandvale.test?subject=Website%20enquiry">hello@harbourandvale.test</a>. We answer within two working days.</p><p>Owner &amp; florist: Imogen Tregarth</p>`,
      ),
    },
    asked: 'owner',
    best: ['hello@harbourandvale.test'],
    never: ['owner-of-template@example.com'],
    phones: ['+441174960123'],
    people: [{ name: 'Imogen Tregarth', role: 'Owner & florist' }],
  },
  {
    host: 'lonestar-cooling.test',
    language: 'en',
    country: 'US',
    kind: 'elementor',
    about:
      'team cards with extensions; a marketing agency’s mail and toll-free number in each footer; testimonials with names',
    pages: {
      '/': cooling(
        'AC Repair Austin TX',
        widget(`<h1>Austin's coolest crew since 1974</h1>${prose('en', 0, 2)}`) +
          widget(
            '<div class="elementor-testimonial-content">They came within the hour!</div><div class="elementor-testimonial-name">Rhonda Pickett</div><div class="elementor-testimonial-job">Property Manager</div>',
            'testimonial',
          ),
      ),
      '/services/': cooling('Services', widget(prose('en', 2, 3))),
      '/our-team/': cooling(
        'Our Team',
        widget(
          [
            card('Dale Hutchens', 'President', '<p>dale@lonestar-cooling.test</p>'),
            card(
              'Marisol Quintero',
              'Operations Manager',
              '<p>(512) 555-0142 x 204<br>marisol@lonestar-cooling.test</p>',
            ),
            card('Travis Boone', 'Service Technician', '<p>Truck 7</p>'),
          ].join(''),
          'eael-team-member',
        ),
      ),
      '/contact-us/': cooling(
        'Contact Us',
        widget(
          `<h2>Office</h2><p>4812 Burnet Rd, Austin, TX 78756</p><p>Phone: (512) 555-0142<br>Fax: (512) 555-0143<br>Email: <a href="mailto:office@lonestar-cooling.test">office@lonestar-cooling.test</a></p><p>Careers: jobs@lonestar-cooling.test</p>`,
        ) +
          widget(
            '<form class="elementor-form" method="post"><input size="1" type="email" name="form_fields[email]" placeholder="you@example.com"></form>',
            'form',
          ),
      ),
    },
    asked: 'operations',
    best: ['marisol@lonestar-cooling.test'],
    fine: ['office@lonestar-cooling.test', 'dale@lonestar-cooling.test'],
    never: ['support@brightlead.test', 'you@example.com', '+15125550143', '+18885550160'],
    phones: ['+15125550142'],
    people: [
      {
        name: 'Marisol Quintero',
        role: 'Operations Manager',
        email: 'marisol@lonestar-cooling.test',
        phone: '+15125550142',
      },
      { name: 'Dale Hutchens', role: 'President', email: 'dale@lonestar-cooling.test' },
      { name: 'Travis Boone', role: 'Service Technician' },
    ],
    strangers: ['Rhonda Pickett'],
  },
  {
    host: 'oldmillcandles.test',
    alias: ['www.oldmillcandles.test'],
    language: 'en',
    country: 'US',
    kind: 'shopify',
    about:
      'no contact page but a policy and a page for resellers; help desk’s address in the footer; redirects to www',
    pages: {
      '/': candles('Hand-poured soy candles', `<h1>Slow light</h1>${prose('en', 2, 1)}`),
      '/collections/all': candles(
        'All products',
        '<ul><li>Cedar No. 12 - $34.00 - SKU 4881230477</li><li>Fig No. 7 - $29.00 - SKU 4881230512</li></ul>',
      ),
      '/pages/our-story': candles(
        'Our story',
        `${prose('en', 0, 1)}<p>Founder Abigail Strand poured the first candle in her kitchen in Duluth.</p>`,
      ),
      '/pages/wholesale': candles(
        'Wholesale',
        '<p>Stock us! Nora Whitcombe, Wholesale &amp; Purchasing, will get back to you: <a href="mailto:nora@oldmillcandles.test">nora@oldmillcandles.test</a>, (218) 555-0118.</p>',
      ),
      '/pages/faq': candles('FAQ', prose('en', 2, 1)),
      '/policies/privacy-policy': candles(
        'Privacy policy',
        '<p>Data requests: privacy@oldmillcandles.test. Our store is hosted by Shopcloud Inc., dpo@shopcloud.test.</p>',
      ),
      '/policies/contact-information': candles(
        'Contact information',
        '<p>Trade name: Old Mill Candles LLC<br>Phone number: +1 218-555-0117<br>Email: hello@oldmillcandles.test<br>Physical address: 48 Mill Road, Duluth MN 55802, United States</p>',
      ),
    },
    asked: 'procurement',
    best: ['nora@oldmillcandles.test'],
    fine: ['hello@oldmillcandles.test', 'support@oldmillcandles.test'],
    never: ['dpo@shopcloud.test', 'you@example.com'],
    phones: ['+12185550118', '+12185550117', '+18005550199'],
    people: [
      {
        name: 'Nora Whitcombe',
        role: 'Wholesale & Purchasing',
        email: 'nora@oldmillcandles.test',
        phone: '+12185550118',
      },
      { name: 'Abigail Strand', role: 'Founder' },
    ],
  },
  {
    host: 'www.tenfathom.test',
    language: 'en',
    country: 'GB',
    kind: 'webflow',
    about: 'h-cards of the crew; microdata with the number; press and jobs addresses before the right one',
    pages: {
      '/': brewery(
        'Beer from Tynemouth',
        `<div class="section hero"><h1>Brewed by the sea.</h1>${prose('en', 0, 1)}</div>`,
      ),
      '/beers': brewery(
        'Beers',
        '<div class="section"><p>Drift 4.8% | Anchor 5.2% | 330 ml, 12-pack 28.80</p></div>',
      ),
      '/about': brewery('About', `<div class="section">${prose('en', 0, 2)}</div>`),
      '/people': brewery(
        'The crew',
        `<div class="w-layout-grid">
<div class="h-card"><img class="u-photo" src="/img/callum@2x.jpg" alt=""><h3 class="p-name">Callum Redpath</h3><p class="p-job-title">Head brewer</p><a class="u-email" href="mailto:callum@tenfathom.test">callum@tenfathom.test</a></div>
<div class="h-card"><h3 class="p-name">Priya Ahluwalia</h3><p class="p-job-title">Operations director</p><a class="u-email" href="mailto:priya@tenfathom.test">priya@tenfathom.test</a> <span class="p-tel">0191 498 0133</span></div>
<div class="h-card"><h3 class="p-name">Ollie Marsden</h3><p class="p-job-title">Taproom manager</p></div></div>`,
      ),
      '/contact': brewery(
        'Contact',
        `<div class="section" itemscope itemtype="https://schema.org/Brewery"><meta itemprop="name" content="Ten Fathom Brewing"><p>Press: <a href="mailto:press@tenfathom.test">press@tenfathom.test</a></p><p>Jobs: <a href="mailto:jobs@tenfathom.test">jobs@tenfathom.test</a></p><p>Everything else: <a itemprop="email" href="mailto:ahoy@tenfathom.test">ahoy@tenfathom.test</a></p><p>Brewery: <span itemprop="telephone">0191 498 0123</span></p><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Unit 4, Fish Quay</span>, <span itemprop="postalCode">NE30 1ZZ</span></p></div>`,
      ),
    },
    asked: 'operations',
    best: ['priya@tenfathom.test'],
    fine: ['ahoy@tenfathom.test', 'callum@tenfathom.test'],
    phones: ['+441914980123', '+441914980133'],
    people: [
      {
        name: 'Priya Ahluwalia',
        role: 'Operations director',
        email: 'priya@tenfathom.test',
        phone: '+441914980133',
      },
      { name: 'Callum Redpath', role: 'Head brewer', email: 'callum@tenfathom.test' },
      { name: 'Ollie Marsden', role: 'Taproom manager' },
    ],
  },
  {
    host: 'pennineroofing.test',
    language: 'en',
    country: 'GB',
    kind: 'gutenberg',
    about:
      'robots.txt closes the contact page and the one about the firm, and these alone say how to reach it',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /wp-admin/\nDisallow: /contact/\nDisallow: /about-us/\nAllow: /wp-admin/admin-ajax.php\n',
      },
      '/': joinery('Roofers in Leeds', `<h1>Dry since 1974</h1>${prose('en', 0, 4)}`),
      '/gallery/': joinery('Gallery', prose('en', 3, 1)),
      '/contact/': joinery('Contact', `<p>Tel 0113 496 0188, ${entities('office@pennineroofing.test')}</p>`),
      '/about-us/': joinery(
        'About us',
        `<p>Managing director: Keith Ollerton, keith@pennineroofing.test</p>${jsonLd({ '@type': 'RoofingContractor', telephone: '0113 496 0188' })}`,
      ),
    },
    asked: 'owner',
    never: ['office@pennineroofing.test', 'keith@pennineroofing.test', '+441134960188'],
    strangers: ['Keith Ollerton'],
    closed: ['/contact/', '/about-us/', '/wp-admin/'],
  },
  {
    host: 'aire-fencing.test',
    alias: ['www.aire-fencing.test'],
    language: 'en',
    country: 'GB',
    kind: 'divi',
    about:
      'three branches with a number and an address each; Divi’s team module; an agency’s number beside its mail',
    pages: {
      '/': fencing(
        'Fencing in Yorkshire',
        module_(`<h1>Good fences.</h1>${prose('en', 0, 2)}`) +
          module_('<p>“Superb.” Sheila Crowther, Head Teacher, Aireside Primary</p>', 'testimonial'),
      ),
      '/branches/': fencing(
        'Branches',
        module_(
          '<h2>Leeds (head office)</h2><p>Kirkstall Road, LS4 2ZZ<br>T 0113 496 0210 F 0113 496 0211<br><a href="mailto:leeds@aire-fencing.test">leeds@aire-fencing.test</a></p>',
        ) +
          module_(
            '<h2>Sheffield</h2><p>Attercliffe Common, S9 2ZZ<br>T 0114 496 0220<br><a href="mailto:sheffield@aire-fencing.test">sheffield@aire-fencing.test</a></p>',
          ) +
          module_(
            '<h2>Manchester</h2><p>Ashburton Road, M17 1ZZ<br>T (0161) 496 0230<br><a href="mailto:manchester@aire-fencing.test">manchester@aire-fencing.test</a></p>',
          ),
      ),
      '/meet-the-team/': fencing(
        'Meet the team',
        diviPerson('Graham Thackray', 'Managing Director', '<p>Graham took over from his father.</p>') +
          diviPerson(
            'Joanne Birtwhistle',
            'Purchasing Manager',
            '<p><a href="mailto:j.birtwhistle@aire-fencing.test">Email Joanne</a><br>DDI: +44 (0)113 496 0215</p>',
          ) +
          diviPerson('Sam Ackroyd', 'Yard Foreman'),
      ),
      '/contact/': fencing(
        'Contact',
        module_(
          '<p>General enquiries: <a href="mailto:enquiries@aire-fencing.test">enquiries@aire-fencing.test</a> or 0113 496 0210</p><form class="et_pb_contact_form"><input type="text" placeholder="Email Address"></form>',
        ),
      ),
    },
    asked: 'procurement',
    best: ['j.birtwhistle@aire-fencing.test'],
    fine: [
      'enquiries@aire-fencing.test',
      'leeds@aire-fencing.test',
      'sheffield@aire-fencing.test',
      'manchester@aire-fencing.test',
    ],
    never: ['hello@loudhailer.test', '+441614960770', '+441134960211'],
    phones: ['+441134960215', '+441134960210', '+441144960220', '+441614960230'],
    people: [
      {
        name: 'Joanne Birtwhistle',
        role: 'Purchasing Manager',
        email: 'j.birtwhistle@aire-fencing.test',
        phone: '+441134960215',
      },
      { name: 'Graham Thackray', role: 'Managing Director' },
      { name: 'Sam Ackroyd', role: 'Yard Foreman' },
    ],
    strangers: ['Sheila Crowther'],
  },
  {
    host: 'stacklane.test',
    language: 'en',
    country: 'US',
    kind: 'react',
    about:
      'an empty root; JSON-LD alone speaks, with a reviewer’s address in it; every path answers with the same page',
    pages: Object.fromEntries(
      ['/', '/contact', '/about', '/impressum'].map((path) => [path, software('Freight, stacked', '')]),
    ),
    asked: 'owner',
    best: ['sales@stacklane.test'],
    fine: ['support@stacklane.test'],
    never: ['ted@bigboxer.test'],
    phones: ['+13035550170', '+13035550171'],
    people: [{ name: 'Gwen Abara', role: 'Founder & CEO' }],
    strangers: ['Ted Malloy'],
  },
  {
    host: 'www.hudsonvalve.test',
    language: 'en',
    country: 'US',
    kind: 'handmade',
    about:
      'tables of 2004; addresses spelled with AT and DOT; dots in numbers; the host’s webmaster in the footer',
    pages: {
      '/': valves('Home', `<H2>Stocking distributor since 1974</H2>${prose('en', 0, 2)}`),
      '/index.htm': valves('Home', `<H2>Stocking distributor since 1974</H2>${prose('en', 0, 2)}`),
      '/products.htm': valves(
        'Products',
        '<TABLE><TR><TD>Part 212.555.7788-A</TD><TD>Gate valve 2"</TD></TR></TABLE>',
      ),
      '/linecard.htm': valves('Line card', prose('en', 3, 1)),
      '/contact.htm': valves(
        'Contact us',
        '<CENTER><B>Hudson Valve &amp; Fitting Co.</B><BR>4812 Hunters Point Ave<BR>Long Island City, NY 11101<BR><BR>212.555.0187 (voice)<BR>212.555.0188 (fax)<BR><BR>Quotes: sales AT hudsonvalve DOT test<BR>Payables: ap AT hudsonvalve DOT test<BR><BR>Walter Kosinski, Purchasing Agent, ext. 12<BR>Irene Kosinski, Office Manager, ext. 10</CENTER>',
      ),
    },
    asked: 'procurement',
    best: ['sales@hudsonvalve.test'],
    never: ['bob@nethost.test', '+12125550188'],
    phones: ['+12125550187'],
    people: [
      { name: 'Walter Kosinski', role: 'Purchasing Agent', phone: '+12125550187' },
      { name: 'Irene Kosinski', role: 'Office Manager', phone: '+12125550187' },
    ],
  },
  {
    host: 'www.thesaltlarder.test',
    language: 'en',
    country: 'GB',
    kind: 'wix',
    about: 'a form and a number, no address anywhere but the form’s hint',
    pages: {
      '/': diner('Restaurant Cardiff', wixText('Small plates, big salt.') + prose('en', 2, 1)),
      '/menu': diner('Menu', wixText('Laverbread 6.50', 'Cawl 9.00', 'Bara brith 4.80')),
      '/book': diner('Book', wixText('Tables of up to 8 online, larger parties by phone.')),
      '/contact': diner(
        'Contact',
        `${wixText('Head chef: Rhodri Pugh', 'Lunch 12:00 - 14:30, dinner 18:00 - 22:00')}<form><input type="email" placeholder="name@example.com"></form>`,
      ),
    },
    asked: 'owner',
    never: ['name@example.com'],
    phones: ['+442920180155'],
    people: [{ name: 'Rhodri Pugh', role: 'Head chef' }],
  },
  {
    host: 'prairieparts.test',
    language: 'en',
    country: 'US',
    kind: 'squarespace',
    about: 'one page over 1 MiB whose contact stands at its very end',
    pages: { '/': parts('Catalog', catalogue()) },
    asked: 'owner',
    best: ['parts@prairieparts.test'],
    never: ['owner-of-template@example.com', '+17855550113'],
    phones: ['+17855550112'],
    people: [{ name: 'Lyle Ostrander', role: 'Owner' }],
  },
]
