import {
  divi,
  diviPerson,
  emptyRoot,
  handmade,
  jsonLd,
  module_,
  squarespace,
  wix,
  wixText,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
