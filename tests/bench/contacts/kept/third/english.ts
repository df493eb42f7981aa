import { jsonLd, shopify } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { rotated } from '../disguises.ts'
import { godaddy, nuxt } from '../frames.ts'
import { blockTheme, landing } from './frames.ts'
import { around } from './prose.ts'

const boxes = shopify({
  host: 'bristleconeboxes.test',
  language: 'en',
  name: 'Bristlecone Boxes',
  nav: {
    '/collections/mailers': 'Mailers',
    '/pages/our-story': 'Our story',
    '/pages/wholesale': 'Wholesale',
    '/pages/contact': 'Contact',
    '/policies/refund-policy': 'Refunds',
  },
  foot: '<p>Track a parcel with Redwing Freight: 1-800-555-0177</p>',
})

const driving = godaddy({
  host: 'firstgeardriving.test',
  language: 'en',
  name: 'First Gear Driving School',
  nav: { '/': 'Home', '/lessons': 'Lessons', '/instructors': 'Instructors', '/contact-us': 'Contact us' },
  foot: '<p>To change a test date please ring the test office on 0300 200 4812. We cannot do it for you.</p>',
})

const security = landing({
  host: 'www.chinookguard.test',
  language: 'en',
  name: 'Chinook Guard Services Ltd.',
  nav: {
    '#services': 'Services',
    '/team.html': 'Team',
    '/contact.html': 'Contact',
    '/privacy.html': 'Privacy',
  },
  foot: 'Licensed under the Security Services Act, licence 48-1230. Site by <a href="mailto:studio@prairiepixel.test">Prairie Pixel</a>, 587-555-0199',
})
const guard = (name: string, role: string, more: string) =>
  `<div class="col-lg-4"><div class="team-member"><img class="mx-auto rounded-circle" src="assets/img/team/${name.length}.jpg" alt="..." /><h4>${name}</h4><p class="text-muted">${role}</p><p>${more}</p></div></div>`

const software = nuxt(
  {
    host: 'tidewrack.test',
    language: 'en',
    name: 'Tidewrack Software',
    nav: { '/': 'Product', '/about': 'About', '/contact': 'Contact', '/privacy': 'Privacy' },
    foot: '<p>Tidewrack Software Ltd, registered in Ireland no. 481230. Directors: N. Keane, P. Lavelle (British).</p>',
  },
  ['Tidewrack Software', 'tw-481230477', '2026-02-17T06:45:12.048Z', '1048576', 'support@example.com'],
)

const accountants = blockTheme({
  host: 'www.haldenandpyke.test',
  language: 'en',
  name: 'Halden & Pyke',
  nav: {
    '/': 'Home',
    '/people/': 'People',
    '/insights/making-tax-simple/': 'Insights',
    '/contact/': 'Contact',
    '/complaints/': 'Complaints',
  },
  foot: '<p>Halden &amp; Pyke LLP, OC481230. Registered office: 48 Castle Street, Leeds. VAT 481 2304 77.</p>',
})
const accountant = (name: string, role: string, more = '') =>
  `<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/${name.length}.jpg" alt="Portrait"/></figure><h3 class="wp-block-heading">${name}</h3><p class="has-small-font-size">${role}</p>${more}</div>`

export const english: readonly Site[] = [
  {
    host: 'bristleconeboxes.test',
    language: 'en',
    country: 'US',
    kind: 'shopify',
    about:
      'a toll-free line, extensions, the carrier’s line in each footer; who buys is on the wholesale page',
    pages: {
      '/': boxes(
        'Packaging that grows back',
        `<h2>Mailers, boxes, tape</h2>${around('en', 2, 1)}<div class="spr-review"><span class="spr-review-header-byline"><strong>Kelsey Ott</strong>, owner of Otter Soap, on <strong>Mar 04, 2026</strong></span><p>Arrived flat and on time.</p></div>`,
      ),
      '/collections/mailers': boxes('Mailers', '<p>Kraft mailer 10 x 13, case of 250, item 503-48123-04</p>'),
      '/pages/our-story': boxes(
        'Our story',
        '<p>Dana Whitcomb, founder and CEO, folded the first hundred boxes on her kitchen table in Bend. Photos by Rory Blaine. Illustrations by June Osei.</p>',
      ),
      '/pages/wholesale': boxes(
        'Wholesale',
        '<p>Buying 500 or more? Talk to Theo Marsh, Wholesale Manager: theo@bristleconeboxes.test, (541) 555-0142 x 12.</p><p>Want to sell to us? Renee Castillo, Purchasing Manager, looks at paper, ink and adhesives: purchasing@bristleconeboxes.test, (541) 555-0142 x 14.</p>',
      ),
      '/pages/contact': boxes(
        'Contact',
        '<p>Bristlecone Boxes LLC, 48 NW Bond St, Bend, OR 97703</p><p>Toll free 1-888-555-0142<br>Local 541.555.0142<br>Fax 541.555.0149</p><p>hello@bristleconeboxes.test</p>',
      ),
      '/policies/refund-policy': boxes(
        'Refund policy',
        '<p>Email returns@bristleconeboxes.test within 30 days.</p>',
      ),
    },
    asked: 'procurement',
    best: ['purchasing@bristleconeboxes.test'],
    fine: ['hello@bristleconeboxes.test', 'theo@bristleconeboxes.test'],
    never: ['you@example.com', '+18005550177', '+15415550149'],
    phones: ['+18885550142', '+15415550142'],
    people: [
      {
        name: 'Renee Castillo',
        role: 'Purchasing Manager',
        email: 'purchasing@bristleconeboxes.test',
        phone: '+15415550142',
      },
      {
        name: 'Theo Marsh',
        role: 'Wholesale Manager',
        email: 'theo@bristleconeboxes.test',
        phone: '+15415550142',
      },
      { name: 'Dana Whitcomb', role: 'founder and CEO' },
    ],
    strangers: ['Kelsey Ott', 'Rory Blaine', 'June Osei'],
  },
  {
    host: 'firstgeardriving.test',
    language: 'en',
    country: 'GB',
    kind: 'godaddy',
    about:
      'the test office’s line in each footer; an instructor asks for calls from pupils alone; a free provider',
    pages: {
      '/': driving(
        'Driving lessons in Wakefield',
        `<h1>Pass with First Gear</h1>${around('en', 0, 1)}<p>Well done Callum Reid, first-time pass!</p>`,
      ),
      '/lessons': driving(
        'Lessons',
        '<p>10 hours for 348.00, 20 hours for 680.00. Theory app code 4812-3047.</p>',
      ),
      '/instructors': driving(
        'Instructors',
        '<div data-ux="ContentCard"><h4 data-ux="ContentCardHeading">Sandra Oakes</h4><p>Owner and ADI</p></div><div data-ux="ContentCard"><h4 data-ux="ContentCardHeading">Imran Sheikh</h4><p>Instructor, automatic. 07400 481231, for my pupils only please: no sales calls on this number.</p></div>',
      ),
      '/contact-us': driving(
        'Contact us',
        '<p data-aid="CONTACT_INFO_PHONE_REND">Office: (0113) 496 0481</p><p>Sandra&#39;s mobile 07400&nbsp;481&nbsp;230</p><p data-aid="CONTACT_INFO_EMAIL_REND">firstgear.wakefield AT broadbandmail DOT test</p>',
      ),
    },
    asked: 'owner',
    best: ['firstgear.wakefield@broadbandmail.test'],
    never: ['+443002004812', '+447400481231'],
    phones: ['+441134960481', '+447400481230'],
    people: [
      { name: 'Sandra Oakes', role: 'Owner and ADI', phone: '+447400481230' },
      { name: 'Imran Sheikh', role: 'Instructor, automatic' },
    ],
    strangers: ['Callum Reid'],
  },
  {
    host: 'chinookguard.test',
    alias: ['www.chinookguard.test'],
    language: 'en',
    country: 'CA',
    kind: 'bootstrap',
    about:
      'Canadian; dispatch day and night; branches in a table; the commissioner for complaints; an agency',
    pages: {
      '/': security(
        'Security in Alberta',
        `<section id="services" class="page-section">${around('en', 0, 2)}<p>Alarm ringing? Clients call dispatch, any hour: 1-877-555-0148 and have your site code ready.</p></section>`,
      ),
      '/team.html': security(
        'Team',
        `<section class="page-section"><div class="row">${guard('Marcus Blackwood', 'President', '')}${guard('Joanne Tremblay', 'Director of Operations', '<a href="mailto:jtremblay@chinookguard.test">jtremblay@chinookguard.test</a> | 403-555-0143')}${guard('Priya Nair', 'HR Coordinator', 'Send your resume to jobs@chinookguard.test')}</div></section>`,
      ),
      '/contact.html': security(
        'Contact',
        '<section class="page-section"><table class="table"><thead><tr><th>Branch</th><th>Telephone</th><th>Fax</th></tr></thead><tbody><tr><td>Calgary (head office)</td><td>403.555.0142</td><td>403.555.0149</td></tr><tr><td>Edmonton</td><td>780.555.0142</td><td>780.555.0149</td></tr></tbody></table><p>General enquiries: info@chinookguard.test</p></section>',
      ),
      '/privacy.html': security(
        'Privacy',
        '<section class="page-section"><p>Not satisfied? The provincial privacy commissioner can be reached at 780-555-0190 or intake@privacy-commissioner.test.</p></section>',
      ),
    },
    asked: 'operations',
    best: ['jtremblay@chinookguard.test'],
    fine: ['info@chinookguard.test'],
    never: [
      'studio@prairiepixel.test',
      'intake@privacy-commissioner.test',
      '+15875550199',
      '+17805550190',
      '+14035550149',
      '+17805550149',
    ],
    phones: ['+14035550142', '+14035550143', '+17805550142'],
    people: [
      {
        name: 'Joanne Tremblay',
        role: 'Director of Operations',
        email: 'jtremblay@chinookguard.test',
        phone: '+14035550143',
      },
      { name: 'Marcus Blackwood', role: 'President' },
      { name: 'Priya Nair', role: 'HR Coordinator' },
    ],
  },
  {
    host: 'tidewrack.test',
    language: 'en',
    country: 'IE',
    kind: 'nuxt',
    about:
      'Irish; an example address in its state; the British office; customers’ heads of IT; an outside officer for data',
    pages: {
      '/': software(
        'Booking software for marinas',
        '<h1>Every berth, booked</h1><p>"We were live in a week." Fergal Dunne, Head of IT, Kilmore Marina</p><p>Try it: log in as demo@example.com</p>',
      ),
      '/about': software(
        'About',
        '<ul class="people"><li><b>Niamh Keane</b> <i>Chief Executive</i></li><li><b>Paul Lavelle</b> <i>Chief Technology Officer</i> <a href="mailto:paul@tidewrack.test">paul@tidewrack.test</a></li><li><b>Aoife Brody</b> <i>Customer Success</i> <a href="mailto:aoife@tidewrack.test">aoife@tidewrack.test</a></li></ul><p>Backed by Saltmarsh Ventures (partner: Colm Hayes).</p>',
      ),
      '/contact': software(
        'Contact',
        '<p>Cork: <a href="tel:+353-21-481-2304">021 481 2304</a></p><p>Southampton: +44 (0)23 8048 1230</p><p>hello&#64;tidewrack&#46;test</p>',
      ),
      '/privacy': software(
        'Privacy',
        '<p>Our Data Protection Officer is Gráinne Folan of Clearview Privacy, dpo@clearview-privacy.test, 01 648 1230. You may complain to the regulator, 01 648 1277.</p>',
      ),
    },
    asked: 'it',
    best: ['paul@tidewrack.test'],
    fine: ['hello@tidewrack.test', 'aoife@tidewrack.test'],
    never: [
      'support@example.com',
      'demo@example.com',
      'dpo@clearview-privacy.test',
      '+35316481230',
      '+35316481277',
    ],
    phones: ['+353214812304', '+442380481230'],
    people: [
      { name: 'Paul Lavelle', role: 'Chief Technology Officer', email: 'paul@tidewrack.test' },
      { name: 'Niamh Keane', role: 'Chief Executive' },
      { name: 'Aoife Brody', role: 'Customer Success', email: 'aoife@tidewrack.test' },
    ],
    strangers: ['Fergal Dunne', 'Colm Hayes', 'Gráinne Folan'],
  },
  {
    host: 'haldenandpyke.test',
    alias: ['www.haldenandpyke.test'],
    language: 'en',
    country: 'GB',
    kind: 'gutenberg',
    about:
      'partners with letters after their names; an encoder of addresses; a consultant who retired; a body for complaints',
    pages: {
      '/': accountants(
        'Chartered accountants in Leeds',
        around('en', 0, 2),
        jsonLd({
          '@type': 'AccountingService',
          name: 'Halden & Pyke LLP',
          telephone: '+44 113 496 0500',
          faxNumber: '+44 113 496 0599',
        }),
      ),
      '/people/': accountants(
        'People',
        `<div class="wp-block-columns">${accountant('Gillian Pyke FCA', 'Managing Partner')}${accountant('Robert Achebe ACA', 'Tax Partner', `<p>${rotated('robert.achebe@haldenandpyke.test', 'Email Robert')}</p>`)}${accountant('Dawn Rushton', 'Practice Manager', `<p>0113 496 0504</p><p>${rotated('dawn.rushton@haldenandpyke.test', 'Email Dawn')}</p>`)}${accountant('Biscuit', 'Office dog')}</div><p>The firm was started by Arthur Halden in 1936.</p>`,
      ),
      '/insights/making-tax-simple/': accountants(
        'Making tax simple',
        '<p class="wp-block-post-author-name">Guest post by Louise Farrow, Ledgerly</p><p>Questions about the app? Ledgerly support is on 0161 496 0412 or help@ledgerly.test.</p>',
      ),
      '/contact/': accountants(
        'Contact',
        `<p>Tel: 0113 496 0500 (switchboard)<br>Fax: 0113 496 0599</p><p>${rotated('mail@haldenandpyke.test', 'Send us an email')}</p><p>HMRC helpline for taxpayers: 0300 200 4899</p>`,
      ),
      '/complaints/': accountants(
        'Complaints',
        '<p>Please write to Gillian Pyke first. If we cannot resolve it, contact the Institute&rsquo;s conduct department, 0121 496 0477.</p>',
      ),
    },
    asked: 'office',
    best: ['dawn.rushton@haldenandpyke.test'],
    fine: ['mail@haldenandpyke.test', 'robert.achebe@haldenandpyke.test'],
    never: ['help@ledgerly.test', '+441134960599', '+441614960412', '+443002004899', '+441214960477'],
    phones: ['+441134960500', '+441134960504'],
    people: [
      {
        name: 'Dawn Rushton',
        role: 'Practice Manager',
        email: 'dawn.rushton@haldenandpyke.test',
        phone: '+441134960504',
      },
      { name: 'Gillian Pyke', role: 'Managing Partner' },
      { name: 'Gillian Pyke FCA', role: 'Managing Partner' },
      { name: 'Robert Achebe', role: 'Tax Partner', email: 'robert.achebe@haldenandpyke.test' },
      { name: 'Robert Achebe ACA', role: 'Tax Partner', email: 'robert.achebe@haldenandpyke.test' },
    ],
    strangers: ['Louise Farrow', 'Arthur Halden'],
  },
]
