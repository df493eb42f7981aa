import { entities } from '../disguises.ts'
import { elementor, gutenberg, jsonLd, shopify, squarespace, webflow, widget } from '../frames.ts'
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
]
