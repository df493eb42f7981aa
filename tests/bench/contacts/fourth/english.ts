import { cloudflared } from '../disguises.ts'
import { divi, diviPerson, gutenberg, jsonLd, module_, squarespace, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { nextApp, wordpressRobots } from './frames.ts'

const accountants = gutenberg({
  host: 'www.hallamandfrost.test',
  language: 'en',
  name: 'Hallam & Frost',
  nav: {
    '/': 'Home',
    '/services/': 'Services',
    '/our-people/': 'Our people',
    '/news/': 'News',
    '/contact-us/': 'Contact us',
  },
  head: jsonLd({
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://www.hallamandfrost.test/#organization',
        name: 'Hallam & Frost Chartered Accountants',
        url: 'https://www.hallamandfrost.test/',
        logo: { '@type': 'ImageObject', url: 'https://www.hallamandfrost.test/wp-content/uploads/hf.png' },
        sameAs: ['https://www.linkedin.com/company/hallam-and-frost'],
      },
    ],
  }),
  foot: '<div class="wp-block-columns"><div class="wp-block-column"><p>Hallam &amp; Frost LLP<br>48 Park Row Court<br>Leeds LS1 5QX</p></div><div class="wp-block-column"><p>T: 0113 496 0182</p></div></div><p class="has-small-font-size">Hallam &amp; Frost LLP is a limited liability partnership registered in England and Wales, no. OC348812. VAT no. 248 8123 04. A list of members is available at our registered office.</p><p><a href="https://www.hallamandfrost.test/privacy-policy/">Privacy policy</a></p>',
})
const colleague = (name: string, role: string, about: string) =>
  `<div class="wp-block-column"><figure class="wp-block-image size-full"><img decoding="async" width="600" height="600" src="https://www.hallamandfrost.test/wp-content/uploads/2023/04/staff.jpg" alt=""/></figure><h3 class="wp-block-heading">${name}</h3><p><strong>${role}</strong></p><p>${about}</p></div>`

const groomer = wix({
  host: 'www.muckypupsmorpeth.test',
  language: 'en',
  name: 'Mucky Pups Morpeth',
  nav: { '/': 'Home', '/services-prices': 'Services & Prices', '/about': 'About', '/contact': 'Contact' },
  foot: wixText(
    'Mucky Pups, Unit 4, Coopies Yard, Morpeth NE61',
    '©2024 by Mucky Pups Morpeth. Proudly created with Wix.com',
  ),
})

const heating = divi({
  host: 'www.cardinalridgehvac.test',
  language: 'en',
  name: 'Cardinal Ridge Heating & Air',
  nav: {
    '/': 'Home',
    '/heating/': 'Heating',
    '/cooling/': 'Cooling',
    '/financing/': 'Financing',
    '/about-us/': 'About Us',
    '/contact/': 'Contact',
  },
  head: jsonLd({
    '@type': 'HVACBusiness',
    name: 'Cardinal Ridge Heating & Air',
    image: 'https://www.cardinalridgehvac.test/wp-content/uploads/2023/05/van.jpg',
    telephone: '(865) 555-0148',
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '4812 Middlebrook Pike',
      addressLocality: 'Knoxville',
      addressRegion: 'TN',
      postalCode: '37921',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '312' },
  }),
  foot: '<div class="et_pb_widget"><h4 class="title">Cardinal Ridge Heating &amp; Air</h4><div class="textwidget"><p>4812 Middlebrook Pike<br />Knoxville, TN 37921<br /><a href="tel:8655550148">(865) 555-0148</a><br />TN License #00048812</p></div></div>',
})

const joinery = squarespace({
  host: 'www.kilbrackjoinery.test',
  language: 'en',
  name: 'Kilbrack Joinery',
  nav: { '/': 'Home', '/projects': 'Projects', '/about': 'About', '/contact': 'Contact' },
  foot: '<p class="sqsrte-small">Kilbrack Joinery Ltd. Registered in Ireland No. 548123. Registered office: Kilbrack, Doneraile, Co. Cork, P51 X4N8. Directors: Pádraig Kilbride, Máire Kilbride.</p>',
})

const landscapes = nextApp({
  host: 'wattleandstone.test',
  language: 'en',
  name: 'Wattle & Stone Landscapes',
  nav: {
    '/': 'Home',
    '/commercial': 'Commercial',
    '/our-team': 'Our Team',
    '/locations': 'Locations',
    '/contact': 'Contact',
  },
  foot: '<div class="grid grid-cols-3"><div><p>Wattle &amp; Stone Landscapes Pty Ltd</p><p>ABN 48 123 048 812 · QBCC 15048812</p></div><div><a href="tel:1300975707">1300 975 707</a><br/><a href="mailto:hello@wattleandstone.test">hello@wattleandstone.test</a></div><div><p>We acknowledge the Traditional Custodians of the land on which we work.</p></div></div>',
})
const member = (name: string, role: string, more = '') =>
  `<li class="flex flex-col"><img alt="" loading="lazy" width="320" height="320" decoding="async" src="/_next/image?url=%2Fteam%2Fone.jpg&amp;w=640&amp;q=75"/><h3 class="mt-6 text-lg font-semibold">${name}</h3><p class="text-base text-slate-600">${role}</p>${more}</li>`

export const english: readonly Site[] = [
  {
    host: 'hallamandfrost.test',
    alias: ['www.hallamandfrost.test'],
    language: 'en',
    country: 'GB',
    kind: 'gutenberg',
    about: 'accountants with a page of people, the address as Cloudflare hides it',
    asked: 'office',
    pages: {
      '/robots.txt': wordpressRobots('www.hallamandfrost.test'),
      '/': accountants(
        'Chartered accountants in Leeds',
        `<h1 class="wp-block-heading">Straight answers about your numbers</h1>${prose('en', 1, 1)}<blockquote class="wp-block-quote"><p>They saved us more in the first year than they cost us in five.</p><cite>Gareth Pomfret, Managing Director, Pomfret Fabrications</cite></blockquote><p><a class="wp-block-button__link" href="https://www.hallamandfrost.test/contact-us/">Book a free call</a></p>`,
      ),
      '/services/': accountants(
        'Services',
        `<ul><li>Accounts and audit</li><li>Payroll</li><li>VAT and Making Tax Digital</li></ul>${prose('en', 1, 1)}`,
      ),
      '/our-people/': accountants(
        'Our people',
        `<h1 class="wp-block-heading">Our people</h1><div class="wp-block-columns">${colleague('Jonathan Hallam FCA', 'Partner', 'Jon founded the firm in 1996 and looks after owner-managed businesses.')}${colleague('Rebecca Frost ACA', 'Partner', 'Becky heads our audit team.')}</div><div class="wp-block-columns">${colleague('Sunita Dhillon', 'Practice Manager', 'Sunita keeps the office running: premises, systems and suppliers.')}${colleague('Callum Briggs', 'Payroll Manager', 'Callum makes sure that 1,800 people are paid each month.')}</div>`,
      ),
      '/news/': accountants(
        'News',
        '<article><h2><a href="https://www.hallamandfrost.test/spring-statement-2025/">Spring Statement 2025: what it means for you</a></h2><p>Posted on 27 March 2025 by Callum Briggs</p></article>',
      ),
      '/contact-us/': accountants(
        'Contact us',
        `<h1 class="wp-block-heading">Contact us</h1><p>Hallam &amp; Frost, 48 Park Row Court, Leeds LS1 5QX</p><p>Telephone: <a href="tel:01134960182">0113 496 0182</a><br>Email: ${cloudflared('hello@hallamandfrost.test')}</p><p>There is visitor parking behind the building. The nearest station is Leeds City.</p>`,
      ),
      '/privacy-policy/': accountants(
        'Privacy policy',
        `<p>The data controller is Hallam &amp; Frost LLP. Questions: ${cloudflared('privacy@hallamandfrost.test', 0x21)}. You may complain to the Information Commissioner’s Office.</p>`,
      ),
    },
    best: ['hello@hallamandfrost.test'],
    never: ['privacy@consentia.test', '+494066969440'],
    phones: ['+441134960182'],
    people: [
      { name: 'Sunita Dhillon', role: 'Practice Manager' },
      { name: 'Jonathan Hallam', role: 'Partner' },
      { name: 'Rebecca Frost', role: 'Partner' },
      { name: 'Jonathan Hallam FCA', role: 'Partner' },
      { name: 'Rebecca Frost ACA', role: 'Partner' },
      { name: 'Callum Briggs', role: 'Payroll Manager' },
    ],
    strangers: ['Gareth Pomfret'],
  },
  {
    host: 'muckypupsmorpeth.test',
    alias: ['www.muckypupsmorpeth.test'],
    language: 'en',
    country: 'GB',
    kind: 'wix',
    about: 'a dog groomer with a mobile alone',
    asked: 'owner',
    pages: {
      '/': groomer(
        'Dog Groomer in Morpeth',
        wixText(
          'Happy dogs, happy owners.',
          'One-to-one grooming in a calm salon, by appointment only.',
          'Call or text 07484 812304 to book.',
        ),
      ),
      '/services-prices': groomer(
        'Services & Prices',
        wixText(
          'Full groom, small dog: from £38',
          'Full groom, large dog: from £55',
          'Bath and brush: from £25',
          'Nails: £8',
        ),
      ),
      '/about': groomer(
        'About',
        wixText(
          'Hi, I’m Steph!',
          'Steph Rowell',
          'Owner & Head Groomer',
          'I have been grooming since 2011 and hold the City &amp; Guilds Level 3 diploma. When I am not at the salon I am out with my two cockapoos, Biscuit and Bo.',
        ),
      ),
      '/contact': groomer(
        'Contact',
        `${wixText('Get in touch', '<a href="tel:07484812304" class="wixui-rich-text__text">07484 812304</a>', '<a data-auto-recognition="true" href="mailto:steph@muckypupsmorpeth.test" class="wixui-rich-text__text">steph@muckypupsmorpeth.test</a>', 'Unit 4, Coopies Yard, Morpeth NE61', 'Tue - Sat 9am - 4.30pm')}<form id="comp-k9" class="JVi7i2"><input name="first-name" placeholder="First name"><input type="email" name="email" placeholder="Email"><textarea placeholder="Tell me about your dog"></textarea></form>`,
      ),
    },
    best: ['steph@muckypupsmorpeth.test'],
    phones: ['+447484812304'],
    people: [
      {
        name: 'Steph Rowell',
        role: 'Owner & Head Groomer',
        email: 'steph@muckypupsmorpeth.test',
        phone: '+447484812304',
      },
    ],
  },
  {
    host: 'cardinalridgehvac.test',
    alias: ['www.cardinalridgehvac.test'],
    language: 'en',
    country: 'US',
    kind: 'divi',
    about: "a heating contractor's: a lender's number on the page on financing, reviews by customers",
    asked: 'operations',
    pages: {
      '/robots.txt': wordpressRobots('www.cardinalridgehvac.test'),
      '/': heating(
        'Knoxville HVAC Contractor',
        `${module_('<h1>Comfort you can count on</h1><p><a class="et_pb_button" href="tel:8655550148">Call (865) 555-0148</a></p>')}${module_(prose('en', 0, 1))}${module_('<div class="ti-widget"><div class="ti-review-item"><div class="ti-name">Patricia Hensley</div><div class="ti-date">2 weeks ago</div><div class="ti-review-content">Dale and his crew replaced our unit in one day. Fair price!</div></div><div class="ti-review-item"><div class="ti-name">Marcus Odom</div><div class="ti-date">a month ago</div><div class="ti-review-content">On time, clean, friendly.</div></div></div>', 'code')}`,
      ),
      '/heating/': heating(
        'Heating',
        module_(
          '<h1>Heating repair &amp; installation</h1><p>Furnaces, heat pumps and mini splits. Call (865) 555-0148.</p>',
        ),
      ),
      '/financing/': heating(
        'Financing',
        module_(
          '<h1>Financing made easy</h1><p>We partner with Greenleaf Home Credit. Apply online or call Greenleaf at 1-800-555-0177 and mention merchant no. 10048812. Questions about an existing loan: support@greenleafcredit.test</p>',
        ),
      ),
      '/about-us/': heating(
        'About Us',
        `${module_('<h1>Meet the team</h1><p>Since 1998 we have kept East Tennessee comfortable.</p>')}${diviPerson('Dale Whitcomb', 'Founder &amp; Owner', '<p>Dale started Cardinal Ridge out of his garage.</p>')}${diviPerson('Renee Castillo', 'Operations Manager', '<p>Renee schedules the crews, buys the trucks and keeps us on track.</p>')}${diviPerson('Tyler Boggs', 'Lead Installer')}${diviPerson('Ashlyn Whitcomb', 'Office Coordinator')}`,
      ),
      '/contact/': heating(
        'Contact',
        `${module_('<h1>Contact us</h1><p><strong>Phone:</strong> <a href="tel:8655550148">(865) 555-0148</a><br /><strong>Fax:</strong> (865) 555-0149<br /><strong>Email:</strong> <a href="mailto:office@cardinalridgehvac.test">office@cardinalridgehvac.test</a></p><p>Mon-Fri 7:30am - 5:00pm</p>')}${module_('<form class="et_pb_contact_form" method="post"><input type="text" placeholder="Name"><input type="text" placeholder="Email Address"></form>', 'contact_form')}`,
      ),
    },
    best: ['office@cardinalridgehvac.test'],
    phones: ['+18655550148'],
    never: [
      'privacy@consentia.test',
      '+494066969440',
      '+18655550149',
      '+18005550177',
      'support@greenleafcredit.test',
    ],
    people: [
      { name: 'Renee Castillo', role: 'Operations Manager' },
      { name: 'Dale Whitcomb', role: 'Founder & Owner' },
      { name: 'Tyler Boggs', role: 'Lead Installer' },
      { name: 'Ashlyn Whitcomb', role: 'Office Coordinator' },
    ],
    strangers: ['Patricia Hensley', 'Marcus Odom'],
  },
  {
    host: 'kilbrackjoinery.test',
    alias: ['www.kilbrackjoinery.test'],
    language: 'en',
    country: 'IE',
    kind: 'squarespace',
    about: "a joiner's in the country: directors in the footer, as the law there has it",
    asked: 'owner',
    pages: {
      '/': joinery(
        'Bespoke joinery in Cork',
        `<h1>Made in Kilbrack</h1>${prose('en', 0, 1)}<p>Staircases, sash windows, kitchens.</p>`,
      ),
      '/projects': joinery(
        'Projects',
        '<h2>Georgian farmhouse, Mallow</h2><p>24 sash windows, 2023</p><h2>Library, Blackrock</h2><p>Oak shelving, 2024</p>',
      ),
      '/about': joinery(
        'About',
        '<h2>About us</h2><p>Pádraig Kilbride set up the workshop in 2004 after fifteen years as a joiner in Dublin. His wife Máire joined him in 2009 and looks after the books. Today nine people work in Kilbrack.</p>',
      ),
      '/contact': joinery(
        'Contact',
        '<h2>Contact</h2><p>Workshop: <a href="tel:+353214550148">021 455 0148</a></p><p>Pádraig: <a href="tel:+353875550121">087 555 0121</a></p><p><a href="mailto:info@kilbrackjoinery.test">info@kilbrackjoinery.test</a></p><p>Kilbrack, Doneraile, Co. Cork, P51 X4N8</p><p>Visitors by appointment, please.</p>',
      ),
    },
    best: ['info@kilbrackjoinery.test'],
    never: ['owner-of-template@example.com'],
    phones: ['+353214550148', '+353875550121'],
    people: [
      { name: 'Pádraig Kilbride', role: 'Directors', phone: '+353875550121' },
      { name: 'Pádraig Kilbride', role: 'Director' },
      { name: 'Máire Kilbride', role: 'Directors' },
      { name: 'Máire Kilbride', role: 'Director' },
    ],
  },
  {
    host: 'wattleandstone.test',
    language: 'en',
    country: 'AU',
    kind: 'react',
    about: 'landscapers with a number at local rates, two depots, and mobiles for those who run them',
    asked: 'owner',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-Agent: *\nAllow: /\n\nSitemap: https://wattleandstone.test/sitemap.xml\n',
      },
      '/': landscapes(
        'Commercial landscaping, Brisbane & Gold Coast',
        `<h1 class="text-5xl font-bold">Grounds that last.</h1>${prose('en', 1, 1)}<a class="btn" href="tel:1300975707">Call 1300 975 707</a>`,
      ),
      '/commercial': landscapes(
        'Commercial',
        '<h1>Commercial</h1><p>Body corporate, schools, retirement villages. Public liability cover of $20,000,000.</p>',
      ),
      '/our-team': landscapes(
        'Our Team',
        `<h1>Our Team</h1><ul role="list" class="grid gap-x-8">${member('Brodie Hackett', 'Managing Director')}${member('Priya Nair', 'General Manager')}${member('Liam Sorensen', 'Depot Manager, Brisbane', '<p><a href="tel:0491570156">0491 570 156</a></p>')}${member('Tahlia Munro', 'Depot Manager, Gold Coast', '<p><a href="tel:0491570157">0491 570 157</a></p>')}</ul>`,
      ),
      '/locations': landscapes(
        'Locations',
        '<h1>Locations</h1><section><h2>Brisbane</h2><address>48 Boundary Road, Rocklea QLD 4106</address><p>Phone: (07) 7010 0148</p></section><section><h2>Gold Coast</h2><address>12 Expo Court, Ashmore QLD 4214</address><p>Phone: (07) 5550 0148</p></section>',
      ),
      '/contact': landscapes(
        'Contact',
        '<h1>Contact</h1><p>Phone <a href="tel:1300975707">1300 975 707</a></p><p>Email <a href="mailto:hello@wattleandstone.test">hello@wattleandstone.test</a></p><p>Accounts <a href="mailto:accounts@wattleandstone.test">accounts@wattleandstone.test</a></p><p>PO Box 481, Rocklea QLD 4106</p>',
      ),
    },
    best: ['hello@wattleandstone.test'],
    fine: ['accounts@wattleandstone.test'],
    phones: ['+611300975707', '+61770100148', '+61755500148', '+61491570156', '+61491570157'],
    people: [
      { name: 'Brodie Hackett', role: 'Managing Director' },
      { name: 'Priya Nair', role: 'General Manager' },
      { name: 'Liam Sorensen', role: 'Depot Manager, Brisbane', phone: '+61491570156' },
      { name: 'Tahlia Munro', role: 'Depot Manager, Gold Coast', phone: '+61491570157' },
    ],
  },
]
