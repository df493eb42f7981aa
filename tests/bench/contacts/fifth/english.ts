import { cloudflared } from '../disguises.ts'
import {
  divi,
  diviPerson,
  jsonLd,
  module_,
  next,
  shopify,
  squarespace,
  webflow,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { astra, bootstrap } from './westernFrames.ts'

const CONSENT = ['privacy@consentia.test', '+494066969440']

const accountants = divi({
  host: 'www.penhallowreed.test',
  language: 'en',
  name: 'Penhallow Reed Chartered Accountants',
  nav: {
    '/': 'Home',
    '/services/': 'Services',
    '/our-people/': 'Our people',
    '/news/': 'News',
    '/contact-us/': 'Contact us',
  },
  foot: '<div class="footer-widget"><div class="textwidget"><p>Penhallow Reed LLP<br>4 Castle Court, Cardiff CF10 1BS<br>Tel: 029 2018 0336</p></div></div><div class="footer-widget"><p>Registered to carry on audit work and regulated for a range of investment business activities by the Institute of Chartered Accountants in England and Wales. Registered in Wales no. OC390336.</p><p><a href="https://www.penhallowreed.test/privacy-policy/">Privacy policy</a></p></div>',
})

const bakery = squarespace({
  host: 'www.thistleandcrumb.test',
  language: 'en',
  name: 'Thistle & Crumb',
  nav: { '/bread': 'Bread', '/wholesale': 'Wholesale', '/our-story': 'Our Story', '/find-us': 'Find Us' },
  foot: '<p>Thistle &amp; Crumb, 88 Great Junction Street, Leith, Edinburgh EH6 5LD</p><p><a href="mailto:hello@thistleandcrumb.test">hello@thistleandcrumb.test</a> · <a href="tel:01314960715">0131 496 0715</a></p>',
})

const roofing = bootstrap({
  host: 'www.garforthroofing.test',
  language: 'en',
  name: 'Garforth Roofing & Guttering Ltd',
  nav: {
    '/': 'Home',
    '/services.html': 'Services',
    '/gallery.html': 'Gallery',
    '/reviews.html': 'Reviews',
    '/contact.html': 'Contact',
  },
  bar: '<div class="contact-info d-flex align-items-center"><i class="bi bi-envelope d-flex align-items-center"><a href="mailto:office@garforthroofing.test">office@garforthroofing.test</a></i><i class="bi bi-phone d-flex align-items-center ms-4"><span>0113 496 0284</span></i></div>',
  foot: '<div class="row gy-4"><div class="col-lg-4 footer-about"><p>Unit 6, Ash Lane, Garforth, Leeds LS25 2AB</p><p class="mt-3"><strong>Phone:</strong> <span>0113 496 0284</span></p><p><strong>Email:</strong> <span>office@garforthroofing.test</span></p></div><div class="col-lg-4"><p>Company number 09602846. VAT no. GB 296 0284 12.</p></div></div>',
})

const landscaper = wix({
  host: 'www.cedarforklandscapes.test',
  language: 'en',
  name: 'Cedar Fork Landscapes',
  nav: {
    '/': 'Home',
    '/services': 'Services',
    '/portfolio': 'Portfolio',
    '/about': 'About',
    '/contact': 'Contact',
  },
  foot: wixText(
    'Serving Raleigh, Durham, Cary and Apex',
    '<a href="tel:+19195550173">(919) 555-0173</a>',
    '<a href="mailto:cedarforklandscapes.nc@gmail.com">cedarforklandscapes.nc@gmail.com</a>',
    '©2024 by Cedar Fork Landscapes LLC.',
  ),
})

const valves = next(
  {
    host: 'www.brannockvalve.test',
    language: 'en',
    name: 'Brannock Valve & Fitting',
    nav: {
      '/': 'Home',
      '/products': 'Products',
      '/about': 'About',
      '/leadership': 'Leadership',
      '/contact': 'Contact',
    },
    foot: '<div><p>Brannock Valve &amp; Fitting, Inc.<br/>2750 Commerce Parkway, Dayton, OH 45404</p><p>Phone <a href="tel:+19375550126">(937) 555-0126</a></p><p><a href="/terms">Terms of Sale</a></p></div>',
    head: jsonLd({
      '@type': 'Organization',
      name: 'Brannock Valve & Fitting, Inc.',
      url: 'https://www.brannockvalve.test/',
      logo: 'https://www.brannockvalve.test/img/logo.svg',
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: '+1-937-555-0126',
        contactType: 'customer service',
        email: 'info@brannockvalve.test',
      },
    }),
  },
  { menu: ['Products', 'About', 'Leadership', 'Contact'] },
)

const roaster = shopify({
  host: 'nightheroncoffee.test',
  language: 'en',
  name: 'Night Heron Coffee',
  nav: {
    '/collections/all': 'Shop',
    '/pages/subscriptions': 'Subscriptions',
    '/pages/about': 'About',
    '/pages/contact': 'Contact',
  },
  foot: '<ul class="footer-block__details-content list-unstyled"><li><a href="/policies/refund-policy">Refund policy</a></li><li><a href="/policies/privacy-policy">Privacy policy</a></li><li><a href="/policies/terms-of-service">Terms of service</a></li><li><a href="/pages/wholesale">Wholesale</a></li></ul>',
})

const hire = astra({
  host: 'www.ballincolligplanthire.test',
  language: 'en',
  name: 'Lee Valley Plant Hire',
  nav: {
    '/': 'Home',
    '/machinery/': 'Machinery',
    '/about/': 'About',
    '/careers/': 'Careers',
    '/contact/': 'Contact',
  },
  graph: [
    {
      '@type': 'Organization',
      '@id': 'https://www.ballincolligplanthire.test/#organization',
      name: 'Lee Valley Plant Hire',
      url: 'https://www.ballincolligplanthire.test/',
      sameAs: ['https://www.facebook.com/leevalleyplanthire.test'],
    },
  ],
  foot: '<section class="widget"><h2 class="widget-title">Get in touch</h2><p>Lee Valley Plant Hire Ltd<br>Maglin Business Park, Ballincollig, Co. Cork P31 XY48</p><p>Tel: <a href="tel:+353210557340">021 055 7340</a></p></section>',
})

const vet = webflow({
  host: 'www.stringybarkvets.test',
  language: 'en',
  name: 'Stringybark Vets',
  nav: {
    '/': 'Home',
    '/services': 'Services',
    '/our-team': 'Our team',
    '/fees': 'Fees',
    '/contact': 'Contact',
  },
  foot: '<div class="w-layout-grid footer-grid"><div><p>212 Maroondah Highway<br>Healesville VIC 3777</p></div><div><a href="tel:0355506184" class="footer-link">(03) 5550 6184</a><a href="mailto:reception@stringybarkvets.test" class="footer-link">reception@stringybarkvets.test</a></div><div><p>We acknowledge the Wurundjeri people as the Traditional Owners of this land.</p></div></div>',
})

export const english: readonly Site[] = [
  {
    host: 'penhallowreed.test',
    alias: ['www.penhallowreed.test'],
    language: 'en',
    country: 'GB',
    kind: 'divi',
    about: 'accountants with their partners and managers as a page of cards',
    asked: 'office',
    pages: {
      '/': accountants(
        'Accountants in Cardiff',
        module_(`<h1>Clear advice for growing businesses</h1>${prose('en', 1, 1)}`),
      ),
      '/services/': accountants(
        'Services',
        module_(
          '<ul><li>Accounts &amp; audit</li><li>Payroll from £48 a month</li><li>Making Tax Digital</li></ul>',
        ),
      ),
      '/our-people/': accountants(
        'Our people',
        `${module_('<h1>Our people</h1>')}${diviPerson('Gareth Penhallow', 'Managing Partner', '<p>Gareth trained in Bristol and has led the firm since 2011.</p>')}${diviPerson('Susan Reed', 'Partner', '<p>Susan looks after our charity clients.</p>')}${diviPerson('Iwan Tudor', 'Tax Manager')}${diviPerson('Carys Bevan-Lloyd', 'Practice Manager', '<p>Carys keeps the office running.</p>')}${diviPerson('Tom Achebe', 'Payroll Supervisor')}`,
      ),
      '/news/': accountants(
        'News',
        module_('<h2>Spring Budget: what it means for you</h2><p>6 March 2025</p>'),
      ),
      '/contact-us/': accountants(
        'Contact us',
        module_(
          '<h1>Contact us</h1><p>Penhallow Reed LLP<br>4 Castle Court<br>Cardiff<br>CF10 1BS</p><p>Telephone: <a href="tel:+442920180336">029 2018 0336</a></p><p>Email: <a href="mailto:enquiries@penhallowreed.test">enquiries@penhallowreed.test</a></p><p>We are open 9.00am to 5.30pm Monday to Thursday and 9.00am to 5.00pm on Fridays.</p>',
        ),
      ),
      '/privacy-policy/': accountants(
        'Privacy policy',
        module_(
          '<p>You have the right to complain to the Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow.</p>',
        ),
      ),
    },
    best: ['enquiries@penhallowreed.test'],
    never: CONSENT,
    phones: ['+442920180336'],
    people: [
      { name: 'Carys Bevan-Lloyd', role: 'Practice Manager' },
      { name: 'Gareth Penhallow', role: 'Managing Partner' },
      { name: 'Susan Reed', role: 'Partner' },
      { name: 'Iwan Tudor', role: 'Tax Manager' },
      { name: 'Tom Achebe', role: 'Payroll Supervisor' },
    ],
  },
  {
    host: 'thistleandcrumb.test',
    alias: ['www.thistleandcrumb.test'],
    language: 'en',
    country: 'GB',
    kind: 'squarespace',
    about: 'a bakery that tells its story, with a second address for trade',
    asked: 'owner',
    pages: {
      '/': bakery(
        'Sourdough in Leith',
        '<h1>Baked before you wake</h1><p>Open Tuesday to Sunday, 8 till we run out.</p>',
      ),
      '/bread': bakery('Bread', '<p>Leith sour 800g £4.60, seeded rye £5.20, cardamom bun £3.10</p>'),
      '/wholesale': bakery(
        'Wholesale',
        '<p>We bake for some forty cafés and restaurants in Edinburgh. For a price list write to <a href="mailto:wholesale@thistleandcrumb.test">wholesale@thistleandcrumb.test</a>.</p>',
      ),
      '/our-story': bakery(
        'Our Story',
        '<h1>Our Story</h1><p>Thistle &amp; Crumb was started by Fiona Drummond, founder and head baker, in a borrowed pizza oven in 2015. There are eleven of us now.</p>',
      ),
      '/find-us': bakery(
        'Find Us',
        '<h1>Find Us</h1><p>88 Great Junction Street<br>Leith<br>Edinburgh EH6 5LD</p><p>0131 496 0715<br><a href="mailto:hello@thistleandcrumb.test">hello@thistleandcrumb.test</a></p><p>Buses 7, 10, 14 and 21 stop outside.</p>',
      ),
    },
    best: ['hello@thistleandcrumb.test'],
    fine: ['wholesale@thistleandcrumb.test'],
    never: ['owner-of-template@example.com'],
    phones: ['+441314960715'],
    people: [{ name: 'Fiona Drummond', role: 'founder and head baker' }],
  },
  {
    host: 'garforthroofing.test',
    alias: ['www.garforthroofing.test'],
    language: 'en',
    country: 'GB',
    kind: 'bootstrap',
    about: 'roofers with an office number, a freephone number and customers who sign their reviews',
    asked: 'owner',
    pages: {
      '/': roofing(
        'Roofers in Leeds',
        '<h2>Leaking roof? We can help.</h2><p>Free, no-obligation quotes. Call FREE on <a href="tel:08081570284">0808 157 0284</a>.</p>',
      ),
      '/services.html': roofing(
        'Services',
        '<h2>Services</h2><ul><li>Re-roofs</li><li>Flat roofs (EPDM, 20 year guarantee)</li><li>Lead work</li><li>Guttering</li></ul>',
      ),
      '/gallery.html': roofing(
        'Gallery',
        '<img src="assets/img/portfolio/1.jpg" alt="Slate roof in Kippax">',
      ),
      '/reviews.html': roofing(
        'Reviews',
        '<h2>What our customers say</h2><div class="testimonial-item"><p>Turned up when they said and left it spotless.</p><h3>Margaret Illingworth</h3><h4>Headteacher</h4></div><div class="testimonial-item"><p>Third time we have used them across our properties.</p><h3>Sanjay Mistry</h3><h4>Property Manager</h4></div>',
      ),
      '/contact.html': roofing(
        'Contact',
        '<h2>Contact us</h2><div class="info-item d-flex"><i class="bi bi-geo-alt"></i><div><h3>Address</h3><p>Unit 6, Ash Lane, Garforth, Leeds LS25 2AB</p></div></div><div class="info-item d-flex"><i class="bi bi-telephone"></i><div><h3>Call us</h3><p>Office 0113 496 0284</p><p>Freephone 0808 157 0284</p></div></div><div class="info-item d-flex"><i class="bi bi-envelope"></i><div><h3>Email us</h3><p>office@garforthroofing.test</p></div></div><p>Ask for Darren Whitlock, Director, and he will come out and have a look.</p>',
      ),
    },
    best: ['office@garforthroofing.test'],
    phones: ['+441134960284', '+448081570284'],
    people: [{ name: 'Darren Whitlock', role: 'Director' }],
    strangers: ['Margaret Illingworth', 'Sanjay Mistry'],
  },
  {
    host: 'cedarforklandscapes.test',
    alias: ['www.cedarforklandscapes.test'],
    language: 'en',
    country: 'US',
    kind: 'wix',
    about: 'a landscaper who writes from a free mailbox',
    asked: 'owner',
    pages: {
      '/': landscaper(
        'Landscaping in Raleigh, NC',
        wixText('Yards worth coming home to', 'Call or text for a free estimate'),
      ),
      '/services': landscaper(
        'Services',
        wixText('Design &amp; Build', 'Irrigation', 'Weekly maintenance from $48', 'Mulch &amp; pine straw'),
      ),
      '/portfolio': landscaper('Portfolio', wixText('Paver patio, Cary', 'Native garden, Durham')),
      '/about': landscaper(
        'About',
        wixText(
          'Hi, I’m Luke Sandoval, owner of Cedar Fork Landscapes. I grew up working on my uncle’s tree farm and started the company in 2013 with one truck.',
          'Fully insured. NC Landscape Contractor License CL0173.',
        ),
      ),
      '/contact': landscaper(
        'Contact',
        `${wixText('Get a free estimate', '(919) 555-0173', 'cedarforklandscapes.nc@gmail.com', 'Mon – Sat 7am – 6pm')}<form><label>First name</label><input><label>Email *</label><input type="email" placeholder="name@example.com"><button>Submit</button></form>`,
      ),
    },
    best: ['cedarforklandscapes.nc@gmail.com'],
    never: ['name@example.com'],
    phones: ['+19195550173'],
    people: [{ name: 'Luke Sandoval', role: 'owner' }],
  },
  {
    host: 'brannockvalve.test',
    alias: ['www.brannockvalve.test'],
    language: 'en',
    country: 'US',
    kind: 'react',
    about: 'a manufacturer with its leadership by name and departments by address',
    asked: 'procurement',
    pages: {
      '/': valves(
        'Industrial Valves Made in Ohio',
        '<h1>Flow control you can count on</h1><p>Ball, gate, globe and check valves from 1/4&quot; to 12&quot;. Same-day shipping on 4,800 SKUs.</p>',
      ),
      '/products': valves('Products', '<ul><li>BV-150 ball valve</li><li>GV-300 gate valve</li></ul>'),
      '/about': valves('About', `<h1>About</h1>${prose('en', 3, 1)}`),
      '/leadership': valves(
        'Leadership',
        '<h1>Leadership</h1><div class="sc-3c1"><h3>Patricia Brannock</h3><p>President &amp; CEO</p></div><div class="sc-3c1"><h3>Kevin O’Malley</h3><p>Vice President, Operations</p></div><div class="sc-3c1"><h3>Denise Krajewski</h3><p>Purchasing Manager</p></div><div class="sc-3c1"><h3>Marcus Tillman</h3><p>Director of Sales</p></div>',
      ),
      '/contact': valves(
        'Contact',
        '<h1>Contact</h1><p>Brannock Valve &amp; Fitting, Inc.<br/>2750 Commerce Parkway<br/>Dayton, OH 45404</p><p>Main: (937) 555-0126<br/>Fax: (937) 555-0127</p><table><tbody><tr><td>General inquiries</td><td><a href="mailto:info@brannockvalve.test">info@brannockvalve.test</a></td></tr><tr><td>Sales &amp; quotes</td><td><a href="mailto:sales@brannockvalve.test">sales@brannockvalve.test</a></td></tr><tr><td>Purchasing</td><td><a href="mailto:purchasing@brannockvalve.test">purchasing@brannockvalve.test</a></td></tr></tbody></table>',
      ),
      '/terms': valves('Terms of Sale', '<p>All sales are subject to the laws of the State of Ohio.</p>'),
    },
    best: ['purchasing@brannockvalve.test'],
    fine: ['info@brannockvalve.test', 'sales@brannockvalve.test'],
    never: ['+19375550127'],
    phones: ['+19375550126'],
    people: [
      { name: 'Denise Krajewski', role: 'Purchasing Manager' },
      { name: 'Patricia Brannock', role: 'President & CEO' },
      { name: 'Kevin O’Malley', role: 'Vice President, Operations' },
      { name: 'Marcus Tillman', role: 'Director of Sales' },
    ],
  },
  {
    host: 'nightheroncoffee.test',
    language: 'en',
    country: 'US',
    kind: 'shopify',
    about: 'a roaster that can be written to and publishes no number',
    asked: 'owner',
    pages: {
      '/': roaster('Night Heron Coffee', '<h1>Small-batch coffee, roasted in Savannah</h1>'),
      '/collections/all': roaster(
        'Shop',
        '<ul><li>Marsh Blend 12oz $18.00</li><li>Ethiopia Guji 12oz $21.50</li></ul>',
      ),
      '/pages/subscriptions': roaster('Subscriptions', '<p>Skip or cancel anytime.</p>'),
      '/pages/about': roaster(
        'About',
        '<h1>About</h1><p>We are Amelia Guerin and Desmond Pruitt, co-owners of Night Heron. We roast twice a week on a 1960s Probat and ship the same day.</p>',
      ),
      '/pages/wholesale': roaster(
        'Wholesale',
        '<p>Want to serve our coffee? Tell us about your shop at <a href="mailto:hello@nightheroncoffee.test">hello@nightheroncoffee.test</a>.</p>',
      ),
      '/pages/contact': roaster(
        'Contact',
        '<h1>Contact</h1><p>The fastest way to reach us is email: <a href="mailto:hello@nightheroncoffee.test">hello@nightheroncoffee.test</a></p><form method="post" action="/contact#ContactForm"><input type="text" name="contact[Name]" placeholder="Name"><input type="email" name="contact[email]" placeholder="Email *"><input type="tel" name="contact[phone]" placeholder="Phone number"><textarea name="contact[Comment]"></textarea></form>',
      ),
      '/policies/refund-policy': roaster(
        'Refund policy',
        '<p>We have a 30-day return policy. To start a return, you can contact us at hello@nightheroncoffee.test.</p>',
      ),
      '/policies/privacy-policy': roaster(
        'Privacy policy',
        '<p>Should you have any questions about our privacy practices please email us at hello@nightheroncoffee.test or contact us at 31 Bull Street, Savannah, GA, 31401, US.</p>',
      ),
      '/policies/terms-of-service': roaster(
        'Terms of service',
        '<p>This website is operated by Night Heron Coffee. Our store is hosted on Shopify Inc.</p>',
      ),
    },
    best: ['hello@nightheroncoffee.test'],
    never: ['you@example.com'],
    people: [
      { name: 'Amelia Guerin', role: 'co-owners' },
      { name: 'Amelia Guerin', role: 'co-owner' },
      { name: 'Desmond Pruitt', role: 'co-owners' },
      { name: 'Desmond Pruitt', role: 'co-owner' },
    ],
  },
  {
    host: 'ballincolligplanthire.test',
    alias: ['www.ballincolligplanthire.test'],
    language: 'en',
    country: 'IE',
    kind: 'gutenberg',
    about: 'plant hire whose job advert names the recruiters who handle it',
    asked: 'operations',
    pages: {
      '/': hire('Plant Hire in Cork', `<h1>Mini diggers, dumpers, telehandlers</h1>${prose('en', 1, 1)}`),
      '/machinery/': hire(
        'Machinery',
        '<table><tr><td>1.5t mini digger</td><td>€95 / day</td></tr><tr><td>6t dumper</td><td>€120 / day</td></tr></table>',
      ),
      '/about/': hire(
        'About',
        '<h1>About us</h1><p>Lee Valley Plant Hire was set up in 1998 by brothers John and Declan Twomey.</p><h2>Meet the team</h2><ul><li><strong>John Twomey</strong> – Managing Director</li><li><strong>Declan Twomey</strong> – Operations Director</li><li><strong>Aoife Kelleher</strong> – Hire Desk</li></ul>',
      ),
      '/careers/': hire(
        'Careers',
        '<h1>Careers</h1><h2>Plant Fitter, Ballincollig</h2><p>Full-time, own van, 39 hours. Applications for this role are handled by our recruitment partner Harbour Talent: contact Niamh Cotter, Senior Recruiter, at <a href="mailto:niamh.cotter@harbourtalent.test">niamh.cotter@harbourtalent.test</a> or on 021 055 9921.</p>',
      ),
      '/contact/': hire(
        'Contact',
        '<h1>Contact</h1><p>Hire desk: <a href="tel:+353210557340">021 055 7340</a><br>Mobile: <a href="tel:+353870557341">087 055 7341</a><br>Email: <a href="mailto:hire@ballincolligplanthire.test">hire@ballincolligplanthire.test</a></p><p>Maglin Business Park, Ballincollig, Co. Cork. Yard open 7am to 5.30pm, Saturdays until 1pm.</p>',
      ),
    },
    best: ['hire@ballincolligplanthire.test'],
    never: ['niamh.cotter@harbourtalent.test', '+353210559921'],
    phones: ['+353210557340', '+353870557341'],
    people: [
      { name: 'Declan Twomey', role: 'Operations Director' },
      { name: 'John Twomey', role: 'Managing Director' },
      { name: 'Aoife Kelleher', role: 'Hire Desk' },
    ],
    strangers: ['Niamh Cotter'],
  },
  {
    host: 'stringybarkvets.test',
    alias: ['www.stringybarkvets.test'],
    language: 'en',
    country: 'AU',
    kind: 'webflow',
    about: 'a vet clinic with its vets, nurses and the practice manager',
    asked: 'office',
    pages: {
      '/': vet(
        'Vet in Healesville',
        '<div class="section"><div class="w-container"><h1>Caring for Yarra Valley pets since 1989</h1><a href="/contact" class="button w-button">Book a visit</a></div></div>',
      ),
      '/services': vet(
        'Services',
        '<div class="section"><div class="w-container w-richtext"><ul><li>Consultations and vaccinations</li><li>Desexing</li><li>Dental</li><li>House calls</li></ul></div></div>',
      ),
      '/our-team': vet(
        'Our team',
        '<div class="section"><div class="w-container"><div class="w-dyn-list"><div role="list" class="w-dyn-items"><div role="listitem" class="w-dyn-item"><h3 class="team-name">Dr Helen Marchetti</h3><div class="team-role">Principal Veterinarian</div></div><div role="listitem" class="w-dyn-item"><h3 class="team-name">Dr Rohan Fernando</h3><div class="team-role">Veterinarian</div></div><div role="listitem" class="w-dyn-item"><h3 class="team-name">Kylie Bassett</h3><div class="team-role">Practice Manager</div></div><div role="listitem" class="w-dyn-item"><h3 class="team-name">Jess Noonan</h3><div class="team-role">Senior Nurse</div></div></div></div></div></div>',
      ),
      '/fees': vet('Fees', '<div class="w-container"><p>Standard consult $92, revisit $68.</p></div>'),
      '/contact': vet(
        'Contact',
        `<div class="section"><div class="w-container"><h1>Contact</h1><p>Phone <a href="tel:0355506184">(03) 5550 6184</a></p><p>${cloudflared('reception@stringybarkvets.test')}</p><p>Mon–Fri 8am–6.30pm, Sat 9am–12pm</p><p>212 Maroondah Highway, Healesville VIC 3777</p></div></div>`,
      ),
    },
    best: ['reception@stringybarkvets.test'],
    phones: ['+61355506184'],
    people: [
      { name: 'Kylie Bassett', role: 'Practice Manager' },
      { name: 'Helen Marchetti', role: 'Principal Veterinarian' },
      { name: 'Rohan Fernando', role: 'Veterinarian' },
      { name: 'Jess Noonan', role: 'Senior Nurse' },
    ],
  },
]
