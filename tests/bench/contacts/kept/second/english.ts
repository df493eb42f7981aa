import { cloudflared } from '../../disguises.ts'
import { gutenberg, handmade, jsonLd, next, squarespace } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { spelled } from './disguises.ts'
import { registrar } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const brewery = squarespace({
  host: 'www.tarnbeckbrewery.test',
  language: 'en',
  name: 'Tarnbeck Brewery',
  nav: {
    '/': 'Home',
    '/beers': 'Beers',
    '/taproom': 'Taproom',
    '/us': 'Us',
    '/trade': 'Trade',
    '/press': 'Press',
  },
  foot: '<p>Tarnbeck Brewery Ltd, Unit 4 Canal Wharf, Leeds LS11 5PS. Company no. 08104418. VAT GB 144 1823 07. <a href="/privacy">Privacy</a></p><p>Always drink responsibly. drinkwise.test, 0808 157 0144</p>',
})

const cooling = registrar({
  host: 'www.delgadoandsonsair.test',
  language: 'en',
  name: 'Delgado & Sons Heating & Air',
  nav: { '/': 'Home', '/services': 'Services', '/financing': 'Financing', '/about-us': 'About Us' },
  foot: '<p data-aid="FOOTER_BUSINESS_NAME_RENDERED">Delgado &amp; Sons Heating &amp; Air</p><p>TACLA00044181C &middot; Regulated by the Texas Department of Licensing, (512) 555-0190</p>',
})

const school = gutenberg({
  host: 'stfachtnascollege.test',
  language: 'en',
  name: 'St. Fachtna’s College',
  nav: {
    '/': 'Home',
    '/our-school/': 'Our School',
    '/our-school/staff/': 'Staff',
    '/news/': 'News',
    '/parents/': 'Parents',
    '/contact-us/': 'Contact Us',
  },
  foot: '<p>Roll number 62441R &middot; Registered charity 20104418</p><p>School website by <a href="https://schoolsites.test">SchoolSites.test</a> &ndash; help desk 01 817 0455</p>',
})

const tooling = next(
  {
    host: 'www.kempenfelttool.test',
    language: 'en',
    name: 'Kempenfelt Tool & Die',
    nav: { '/': 'Home', '/capabilities': 'Capabilities', '/people': 'People', '/contact': 'Contact' },
    foot: '<p>Kempenfelt Tool &amp; Die Inc. | 118 Saunders Rd, Barrie ON L4N 9A7 | HST 10441 8230 RT0001</p>',
  },
  {
    directory: [
      {
        fullName: 'Grant Kowalchuk',
        title: 'President',
        ext: '201',
        mail: 'gkowalchuk@kempenfelttool.test',
      },
      {
        fullName: 'Dominique Tran',
        title: 'Purchasing Manager',
        ext: '214',
        mail: 'dtran@kempenfelttool.test',
      },
      {
        fullName: 'Shawna Beaucage',
        title: 'Plant Manager',
        ext: '220',
        mail: 'sbeaucage@kempenfelttool.test',
      },
      { fullName: 'Priit Saar', title: 'Estimator', ext: '231', mail: 'rfq@kempenfelttool.test' },
    ],
    agents: [
      {
        fullName: 'Bob Kessler',
        company: 'Lakeshore Industrial Reps',
        territory: 'Michigan',
        phone: '616-555-0188',
        mail: 'bkessler@lakeshore-reps.test',
      },
    ],
  },
)

const toolPerson = (name: string, title: string, extension: string) =>
  `<li class="sc-4a1"><h3>${name}</h3><p>${title}</p><p>Ext. ${extension}</p><button type="button">Email ${name.split(' ')[0]}</button></li>`

const farm = handmade({
  host: 'nabendfarm.test',
  language: 'en',
  name: 'Nab End Farm Bed & Breakfast',
  nav: {},
  head: `<SCRIPT LANGUAGE="JavaScript"><!--
var pages = new Array("index.htm","rooms.htm","prices.htm","where.htm");
var names = new Array("Welcome","Our Rooms","Prices","How to find us");
function menu() { for (i=0;i<pages.length;i++) document.write('<A HREF="'+pages[i]+'">'+names[i]+'</A> | '); }
//--></SCRIPT>`,
  foot: 'Page last updated 14/03/2004 by Kevin at Dales PC Repairs 01729 825 118',
})

export const english: readonly Site[] = [
  {
    host: 'www.tarnbeckbrewery.test',
    alias: ['tarnbeckbrewery.test'],
    language: 'en',
    country: 'GB',
    kind: 'squarespace',
    about:
      'an agency answers for the press; one of the founders has left; orders, the taproom and a helpline',
    pages: {
      '/': brewery('Home', `<h1>Beer from the beck.</h1>${chatter('en', 0, 2)}`),
      '/beers': brewery('Beers', chatter('en', 1, 1)),
      '/taproom': brewery(
        'Taproom',
        '<p>Wed to Sat, noon till late. Tables: 0113 496 0216 or bookings@tarnbeckbrewery.test</p>',
      ),
      '/us': brewery(
        'Us',
        `<p>Tarnbeck was started in a garage by Tom Askew and Beth Holroyd in 2012. Tom left in 2019 to grow hops in Oregon, and we still miss his playlists.</p>
<h3>Beth Holroyd</h3><p>Co-founder and Managing Director</p><h3>Priya Nandakumar</h3><p>Head of Marketing<br><a href="mailto:priya@tarnbeckbrewery.test">priya@tarnbeckbrewery.test</a></p><h3>Ollie Marsh</h3><p>Head Brewer</p>
<p>Pictures of the team by <a href="https://joewhitby.test">Joe Whitby</a>.</p>`,
      ),
      '/trade': brewery(
        'Trade',
        '<p>Stockists: order by Tuesday noon. Trade desk 0113 496 0217, sales@tarnbeckbrewery.test. Empty casks: Kegstar collections 0800 138 4418, please quote account 104418.</p>',
      ),
      '/press': brewery(
        'Press',
        '<p>Press enquiries: Hannah Frost at Loud &amp; Clear PR, 020 7946 0455, tarnbeck@loudclear.test</p>',
      ),
      '/privacy': brewery(
        'Privacy',
        `${privacy('en')}<p>Our address for all of this: hello [at] tarnbeckbrewery [dot] test</p>`,
      ),
    },
    asked: 'marketing',
    best: ['priya@tarnbeckbrewery.test'],
    fine: ['hello@tarnbeckbrewery.test', 'sales@tarnbeckbrewery.test', 'bookings@tarnbeckbrewery.test'],
    never: [
      ...privacyOthers.en,
      'tarnbeck@loudclear.test',
      'owner-of-template@example.com',
      '+442079460455',
      '+448001384418',
      '+448081570144',
    ],
    phones: ['+441134960217', '+441134960216'],
    people: [
      { name: 'Priya Nandakumar', role: 'Head of Marketing', email: 'priya@tarnbeckbrewery.test' },
      { name: 'Beth Holroyd', role: 'Co-founder and Managing Director' },
      { name: 'Ollie Marsh', role: 'Head Brewer' },
    ],
    strangers: ['Tom Askew', 'Joe Whitby', 'Hannah Frost'],
  },
  {
    host: 'www.delgadoandsonsair.test',
    language: 'en',
    country: 'US',
    kind: 'godaddy',
    about:
      'an address at a free provider; schema.org data of the template; a lender’s line, a realtor’s praise',
    pages: {
      '/': cooling(
        'Home',
        `<h1 data-aid="HEADER_TAGLINE_RENDERED">Keeping Austin cool since 1988</h1>${chatter('en', 0, 1)}<span data-ux="Element">Call or text us</span><span data-aid="CONTACT_PHONE"> (512) 555&#8209;0142</span>
<div data-ux="Review">“They came on a Sunday.” <b>Karen Whitlow</b>, Realtor, Lone Star Homes</div>`,
        jsonLd({
          '@type': 'HVACBusiness',
          name: 'Business Name',
          email: 'info@yourbusiness.example',
          address: { '@type': 'PostalAddress', streetAddress: '123 Main St' },
        }),
      ),
      '/services': cooling(
        'Services',
        `${chatter('en', 1, 1)}<p>Warranty claims go to the maker: Coolbreeze Corp. 1-800-555-0167.</p>`,
      ),
      '/financing': cooling(
        'Financing',
        '<p>0% for 18 months with approved credit. Apply with GreenRiver Bank at 1-888-555-0133 or apply@greenriverbank.test.</p>',
      ),
      '/about-us': cooling(
        'About Us',
        `<h4 data-ux="ContentHeading">Ray Delgado</h4><p>Owner &amp; Master Technician</p><h4 data-ux="ContentHeading">Marisol Delgado</h4><p>Office Manager</p><p>Rayʼs father, the late Ernesto Delgado, started the company with one truck.</p>
<div data-aid="CONTACT_INFO_CONTAINER_REND"><p>4418 Burleson Rd, Austin, TX 78744</p><p>Office: (512) 555-0142<br>Fax: (512) 555-0144</p><p>delgadoandsonsair.office@gmail.com</p></div>`,
      ),
    },
    asked: 'owner',
    best: ['delgadoandsonsair.office@gmail.com'],
    never: [
      'info@yourbusiness.example',
      'apply@greenriverbank.test',
      '+15125550144',
      '+15125550190',
      '+18005550167',
      '+18885550133',
    ],
    phones: ['+15125550142'],
    people: [
      { name: 'Ray Delgado', role: 'Owner & Master Technician' },
      { name: 'Marisol Delgado', role: 'Office Manager' },
    ],
    strangers: ['Karen Whitlow', 'Ernesto Delgado'],
  },
  {
    host: 'stfachtnascollege.test',
    language: 'en',
    country: 'IE',
    kind: 'gutenberg',
    about: 'titles before names with accents; a line for parents; a visiting author; helplines',
    pages: {
      '/': school('Home', `<h2>Fáilte</h2>${chatter('en', 2, 1)}`),
      '/our-school/': school('Our School', chatter('en', 0, 1)),
      '/our-school/staff/': school(
        'Staff',
        `<figure class="wp-block-table"><table><tbody><tr><td>Principal</td><td>Ms. Aoife Ní Dhálaigh</td></tr><tr><td>Deputy Principal</td><td>Mr. Fintan O’Shea</td></tr><tr><td>School Secretary</td><td>Mrs. Breda Twomey</td></tr><tr><td>Caretaker</td><td>Mr. Pat Cronin</td></tr></tbody></table></figure>`,
      ),
      '/news/': school(
        'News',
        '<p>Author Cormac Breslin visited our first years in March. Copies of his book from Lee Books, 021 427 4418.</p>',
      ),
      '/parents/': school(
        'Parents',
        '<p>If your child is sick, text the absence line before 9.15: 087 230 4418 (texts only, not monitored otherwise). Worried? The Teen Line is at 1800 441 823.</p>',
      ),
      '/contact-us/': school(
        'Contact Us',
        `<p>St. Fachtna’s College, Rock Road, Bandon, Co. Cork P72 XE44</p><p>Tel: <a href="tel:+353214304418">(021) 430 4418</a><br>Fax: (021) 430 4419</p><p>Office: ${cloudflared('office@stfachtnascollege.test', 0x3c)}<br>Principal: ${cloudflared('principal@stfachtnascollege.test', 0x3c)}</p><p>School hours 8.50 – 15.40</p>`,
      ),
    },
    asked: 'office',
    best: ['office@stfachtnascollege.test'],
    fine: ['principal@stfachtnascollege.test'],
    never: [
      ...consentOthers,
      '+35318170455',
      '+353214274418',
      '+353214304419',
      '+353872304418',
      '+3531800441823',
    ],
    phones: ['+353214304418'],
    people: [
      { name: 'Breda Twomey', role: 'School Secretary' },
      { name: 'Aoife Ní Dhálaigh', role: 'Principal' },
      { name: 'Fintan O’Shea', role: 'Deputy Principal' },
      { name: 'Pat Cronin', role: 'Caretaker' },
    ],
    strangers: ['Cormac Breslin'],
  },
  {
    host: 'www.kempenfelttool.test',
    language: 'en',
    country: 'CA',
    kind: 'react',
    about: 'addresses stand in the data alone, extensions on the page; an agency abroad among the data',
    pages: {
      '/': tooling('Home', `<h1>Dies, fixtures, grit.</h1>${chatter('en', 1, 2)}`),
      '/capabilities': tooling('Capabilities', chatter('en', 0, 1)),
      '/people': tooling(
        'People',
        `<h1>People</h1><p>Dial (705) 555-0110 and the extension.</p><ul>
${toolPerson('Grant Kowalchuk', 'President', '201')}
${toolPerson('Dominique Tran', 'Purchasing Manager', '214')}
${toolPerson('Shawna Beaucage', 'Plant Manager', '220')}
${toolPerson('Priit Saar', 'Estimator', '231')}
</ul>`,
      ),
      '/contact': tooling(
        'Contact',
        `<h1>Contact</h1><p>Main 705.555.0110<br>Toll-free 1.888.555.0171<br>Fax 705.555.0119</p><p>info@kempenfelttool.test</p><p>In Michigan our agent is Lakeshore Industrial Reps (Bob Kessler), 616-555-0188.</p>`,
      ),
    },
    asked: 'procurement',
    best: ['dtran@kempenfelttool.test'],
    fine: [
      'info@kempenfelttool.test',
      'gkowalchuk@kempenfelttool.test',
      'sbeaucage@kempenfelttool.test',
      'rfq@kempenfelttool.test',
    ],
    never: ['bkessler@lakeshore-reps.test', '+16165550188', '+17055550119'],
    phones: ['+17055550110', '+18885550171'],
    people: [
      {
        name: 'Dominique Tran',
        role: 'Purchasing Manager',
        email: 'dtran@kempenfelttool.test',
        phone: '+17055550110',
      },
      {
        name: 'Grant Kowalchuk',
        role: 'President',
        email: 'gkowalchuk@kempenfelttool.test',
        phone: '+17055550110',
      },
      {
        name: 'Shawna Beaucage',
        role: 'Plant Manager',
        email: 'sbeaucage@kempenfelttool.test',
        phone: '+17055550110',
      },
      { name: 'Priit Saar', role: 'Estimator', email: 'rfq@kempenfelttool.test', phone: '+17055550110' },
    ],
    strangers: ['Bob Kessler'],
  },
  {
    host: 'nabendfarm.test',
    alias: ['www.nabendfarm.test'],
    language: 'en',
    country: 'GB',
    kind: 'handmade',
    about: 'a menu that a script writes, in Latin 1; the neighbour’s cottage, the vet and who keeps the page',
    pages: {
      '/': { status: 302, location: '/index.htm' },
      '/index.htm': {
        charset: 'latin1',
        body: farm(
          'Welcome',
          `<SCRIPT>menu()</SCRIPT><H1>A warm Dales welcome</H1>${chatter('en', 2, 1)}<P>Full? Try our neighbour Mrs Edna Platt at Beck Cottage, 01729 825 206.</P>`.replaceAll(
            '’',
            "'",
          ),
        ),
      },
      '/rooms.htm': {
        charset: 'latin1',
        body: farm('Our Rooms', '<P>The Lambing Room, £85 per night. Café in the barn.</P>'),
      },
      '/prices.htm': {
        charset: 'latin1',
        body: farm(
          'Prices',
          '<P>From £85. Dogs £10. Deposit £30 to sort code 20-44-18, account 10441823.</P>',
        ),
      },
      '/where.htm': {
        charset: 'latin1',
        body: farm(
          'How to find us',
          `<SCRIPT>menu()</SCRIPT><P>Nab End Farm, Malham Road, Settle BD24 9PT. Grid ref SD 8441 6230.</P><P><B>Margaret Ollerenshaw</B>, proprietor<BR>Tel/Fax 01729 825 441 (evenings best)<BR>Mob. 07985 104 418<BR>${spelled('nabendfarm.settle@btinternet.com', ' AT ', ' DOT ')}</P><P>Walkers: if you see a sheep in trouble ring Bowland Vets, 01729 823 998.</P>`,
        ),
      },
    },
    asked: 'owner',
    best: ['nabendfarm.settle@btinternet.com'],
    never: ['+441729825118', '+441729825206', '+441729823998'],
    phones: ['+441729825441', '+447985104418'],
    people: [{ name: 'Margaret Ollerenshaw', role: 'proprietor' }],
    strangers: ['Edna Platt'],
  },
]
