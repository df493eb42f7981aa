import { elementor, gutenberg, handmade, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Answer, Site } from '../site.ts'
import { bootstrap, nuxt, wordpressRobots } from './frames.ts'

const gardener = gutenberg({
  host: 'www.hoveniersbedrijf-dekker.test',
  language: 'nl',
  name: 'Hoveniersbedrijf Dekker',
  nav: {
    '/': 'Home',
    '/tuinaanleg/': 'Tuinaanleg',
    '/onderhoud/': 'Onderhoud',
    '/over-ons/': 'Over ons',
    '/contact/': 'Contact',
  },
  foot: '<div itemscope itemtype="https://schema.org/LocalBusiness"><p><strong itemprop="name">Hoveniersbedrijf Dekker</strong><br><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Arnhemseweg 1481</span>, <span itemprop="postalCode">7361 TR</span> <span itemprop="addressLocality">Beekbergen</span></span><br>Tel. <span itemprop="telephone">055 - 505 48 12</span><br><a itemprop="email" href="mailto:info@hoveniersbedrijf-dekker.test">info@hoveniersbedrijf-dekker.test</a></p></div><p>KvK 08048123 | BTW NL001248123B48 | <a href="https://www.hoveniersbedrijf-dekker.test/algemene-voorwaarden/">Algemene voorwaarden</a></p>',
})

const architects = nuxt({
  host: 'www.bureaulindegracht.test',
  language: 'nl',
  name: 'Bureau Lindegracht',
  nav: { '/': 'Werk', '/bureau': 'Bureau', '/vacatures': 'Vacatures', '/contact': 'Contact' },
  foot: '<p>Bureau Lindegracht architecten</p><p>020 505 48 12 — post@bureaulindegracht.test</p>',
})

const butcher = elementor({
  host: 'slagerijvanrossum.test',
  language: 'nl',
  name: 'Slagerij van Rossum',
  nav: { '/': 'Home', '/about-us/': 'About Us', '/contact/': 'Contact' },
  foot: widget('<p>123 Fifth Avenue, New York, NY 10160</p><p>+1 929-242-6868</p><p>contact@info.test</p>'),
})

const carrier = bootstrap({
  host: 'www.vanoeffelt-transport.test',
  language: 'nl',
  name: 'Van Oeffelt Transport',
  top: '<div class="contact-info d-flex align-items-center"><i class="bi bi-phone"><span><a href="tel:+31773505480">+31 (0)77 350 54 80</a></span></i></div>',
  nav: {
    '/': 'Home',
    '/diensten': 'Diensten',
    '/over-ons': 'Over ons',
    '/werken-bij': 'Werken bij',
    '/contact': 'Contact',
  },
  foot: '<div class="row"><div class="col-lg-4"><h4>Van Oeffelt Transport B.V.</h4><p>Columbusweg 148<br>5928 LC Venlo</p></div><div class="col-lg-4"><p>KvK 12048123<br>BTW NL804812304B01</p><p>Op al onze transporten zijn de AVC 2002 van toepassing, gedeponeerd door de Stichting Vervoeradres.</p></div></div>',
})

const baker = handmade({
  host: 'www.bakkerij-verstraeten.test',
  language: 'nl',
  name: 'Bakkerij Verstraeten',
  nav: {
    'index.html': 'Welkom',
    'brood.html': 'Brood',
    'horeca.html': 'Voor horeca',
    'contact.html': 'Contact',
  },
})
const latin1 = (body: string): Answer => ({ charset: 'latin1', body })

export const dutch: readonly Site[] = [
  {
    host: 'hoveniersbedrijf-dekker.test',
    alias: ['www.hoveniersbedrijf-dekker.test'],
    language: 'nl',
    country: 'NL',
    kind: 'gutenberg',
    about: 'a gardener with microdata in the footer and himself in the text',
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.hoveniersbedrijf-dekker.test'),
      '/': gardener(
        'Hovenier in Apeldoorn en omgeving',
        `<h1 class="wp-block-heading">Uw tuin, ons vak</h1>${prose('nl', 1, 1)}<figure class="wp-block-image"><img src="https://www.hoveniersbedrijf-dekker.test/wp-content/uploads/2022/06/tuin.jpg" alt="Tuin in Ugchelen"></figure>`,
      ),
      '/tuinaanleg/': gardener('Tuinaanleg', prose('nl', 3, 1)),
      '/onderhoud/': gardener(
        'Onderhoud',
        '<p>Snoeien, gazon, bemesting. Vanaf € 48,12 per uur excl. btw.</p>',
      ),
      '/over-ons/': gardener(
        'Over ons',
        '<h1 class="wp-block-heading">Over ons</h1><p>Martijn Dekker (eigenaar) begon in 2006 met een aanhanger en een grasmaaier. Nu werken we met zes vakmensen in de hele Veluwe.</p><p>Wij zijn aangesloten bij Branchevereniging VHG.</p>',
      ),
      '/contact/': gardener(
        'Contact',
        '<h1 class="wp-block-heading">Contact</h1><p>Bel of app ons gerust: <a href="tel:0555054812">055 - 505 48 12</a> / <a href="tel:0648123055">06 - 4812 3055</a></p><p>Mail: <a href="mailto:info@hoveniersbedrijf-dekker.test">info@hoveniersbedrijf-dekker.test</a></p><p>Arnhemseweg 1481, 7361 TR Beekbergen</p>',
      ),
      '/algemene-voorwaarden/': gardener(
        'Algemene voorwaarden',
        '<p>Geschillen worden voorgelegd aan de Geschillencommissie Groen, Postbus 90600, 2509 LP Den Haag.</p>',
      ),
    },
    best: ['info@hoveniersbedrijf-dekker.test'],
    never: ['privacy@consentia.test', '+494066969440'],
    phones: ['+31555054812', '+31648123055'],
    people: [{ name: 'Martijn Dekker', role: 'eigenaar' }],
  },
  {
    host: 'bureaulindegracht.test',
    alias: ['www.bureaulindegracht.test'],
    language: 'nl',
    country: 'NL',
    kind: 'nuxt',
    about: 'architects: one number and one address in each footer, everybody in a list',
    asked: 'office',
    pages: {
      '/': architects(
        'Werk',
        '<section class="grid"><article><h2>Houten school, Almere</h2><span>2024</span></article><article><h2>Pakhuis Oost</h2><span>2022</span></article></section>',
      ),
      '/bureau': architects(
        'Bureau',
        `<h1>Bureau</h1>${prose('nl', 1, 1)}<ul class="team"><li><h3>Femke Lindegracht</h3><span>architect-directeur</span></li><li><h3>Ruben Oosterveld</h3><span>architect, partner</span></li><li><h3>Yasmina el Idrissi</h3><span>officemanager</span></li><li><h3>Tom Brakman</h3><span>projectleider</span></li><li><h3>Saar Wiegers</h3><span>bouwkundig tekenaar</span></li></ul>`,
      ),
      '/vacatures': architects(
        'Vacatures',
        '<h1>Vacatures</h1><p>Wij zoeken een BIM-modelleur. Stuur je portfolio (max. 10 MB) naar werk@bureaulindegracht.test.</p>',
      ),
      '/contact': architects(
        'Contact',
        '<h1>Contact</h1><p>Bureau Lindegracht architecten<br>Lindengracht 481 hs<br>1015 KH Amsterdam</p><p><a href="tel:+31205054812">020 505 48 12</a><br><a href="mailto:post@bureaulindegracht.test">post@bureaulindegracht.test</a></p><p>Pers: <a href="mailto:pers@bureaulindegracht.test">pers@bureaulindegracht.test</a></p>',
      ),
    },
    best: ['post@bureaulindegracht.test'],
    fine: ['pers@bureaulindegracht.test'],
    phones: ['+31205054812'],
    people: [
      { name: 'Yasmina el Idrissi', role: 'officemanager' },
      { name: 'Femke Lindegracht', role: 'architect-directeur' },
      { name: 'Ruben Oosterveld', role: 'architect, partner' },
      { name: 'Tom Brakman', role: 'projectleider' },
      { name: 'Saar Wiegers', role: 'bouwkundig tekenaar' },
    ],
  },
  {
    host: 'slagerijvanrossum.test',
    language: 'nl',
    country: 'NL',
    kind: 'elementor',
    about: "a butcher's site that is still the demonstration of its theme",
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('slagerijvanrossum.test'),
      '/': butcher(
        'Binnenkort online',
        `${widget('<h1 class="elementor-heading-title">Binnenkort vindt u hier onze nieuwe website</h1>', 'heading')}${widget('<p>Loop gerust binnen in de winkel aan de Voorstraat 48 in Tiel.</p>')}`,
      ),
      '/about-us/': butcher(
        'About Us',
        `${widget('<h2>We are a team of creatives</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut elit tellus, luctus nec ullamcorper mattis, pulvinar dapibus leo.</p>')}${widget('<h3>John Doe</h3><p>Founder &amp; CEO</p>', 'image-box')}${widget('<h3>Jane Smith</h3><p>Marketing Manager</p>', 'image-box')}`,
      ),
      '/contact/': butcher(
        'Contact',
        widget(
          '<h2>Get In Touch</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p><p>+1 929-242-6868</p><p>contact@info.test</p><p>123 Fifth Avenue, New York, NY 10160</p>',
        ),
      ),
    },
    never: ['privacy@consentia.test', '+494066969440', 'contact@info.test', '+19292426868'],
    strangers: ['John Doe', 'Jane Smith'],
  },
  {
    host: 'vanoeffelt-transport.test',
    alias: ['www.vanoeffelt-transport.test'],
    language: 'nl',
    country: 'NL',
    kind: 'bootstrap',
    about: 'a carrier with two places, numbers by desk, and an agency that hires for it',
    asked: 'operations',
    pages: {
      '/': carrier(
        'Transport en opslag',
        `<section id="hero"><h1>Van Venlo tot Verona</h1></section><section>${prose('nl', 0, 1)}</section>`,
      ),
      '/diensten': carrier(
        'Diensten',
        '<section><h2>Geconditioneerd transport</h2><p>48 trekkers, 120 trailers, 12.000 m² opslag.</p></section>',
      ),
      '/over-ons': carrier(
        'Over ons',
        `<section class="inner-page">${prose('nl', 0, 1)}<h3>Management</h3><table class="table"><tr><td>Huub van Oeffelt</td><td>Algemeen directeur</td></tr><tr><td>Carla Geraedts</td><td>Financieel directeur</td></tr><tr><td>Roel Nijssen</td><td>Operationeel manager</td></tr></table></section>`,
      ),
      '/werken-bij': carrier(
        'Werken bij',
        '<section class="inner-page"><h2>Chauffeur CE (dag)</h2><p>De werving voor deze functie verloopt via Vrachtkracht Uitzendbureau. Bel Kim Teeuwen, recruiter, op 06 - 4812 3099 of mail kim@vrachtkracht.test.</p></section>',
      ),
      '/contact': carrier(
        'Contact',
        '<section id="contact" class="contact"><div class="row"><div class="col-lg-6"><h3>Hoofdkantoor Venlo</h3><p>Columbusweg 148, 5928 LC Venlo</p><p>Algemeen: <a href="tel:+31773505480">+31 (0)77 350 54 80</a><br>Planning: <a href="tel:+31773505482">+31 (0)77 350 54 82</a><br>Administratie: <a href="tel:+31773505484">+31 (0)77 350 54 84</a></p></div><div class="col-lg-6"><h3>Vestiging Tilburg</h3><p>Ledeboerstraat 48, 5048 AD Tilburg</p><p>Telefoon: <a href="tel:+31135054812">+31 (0)13 505 48 12</a></p></div></div><p>Planning: <a href="mailto:planning@vanoeffelt-transport.test">planning@vanoeffelt-transport.test</a><br>Algemeen: <a href="mailto:info@vanoeffelt-transport.test">info@vanoeffelt-transport.test</a><br>Facturen: <a href="mailto:facturen@vanoeffelt-transport.test">facturen@vanoeffelt-transport.test</a></p></section>',
      ),
    },
    best: ['planning@vanoeffelt-transport.test', 'info@vanoeffelt-transport.test'],
    fine: ['facturen@vanoeffelt-transport.test'],
    never: ['kim@vrachtkracht.test', '+31648123099'],
    phones: ['+31773505480', '+31773505482', '+31773505484', '+31135054812'],
    people: [
      { name: 'Roel Nijssen', role: 'Operationeel manager' },
      { name: 'Huub van Oeffelt', role: 'Algemeen directeur' },
      { name: 'Carla Geraedts', role: 'Financieel directeur' },
    ],
    strangers: ['Kim Teeuwen'],
  },
  {
    host: 'bakkerij-verstraeten.test',
    alias: ['www.bakkerij-verstraeten.test'],
    language: 'nl',
    country: 'BE',
    kind: 'handmade',
    about: "a baker's pages of 2004, in Latin-1, a fax beside the number",
    asked: 'owner',
    pages: {
      '/': latin1(
        baker(
          'Welkom',
          `<CENTER><H2>Welkom bij Bakkerij Verstraeten</H2></CENTER>${prose('nl', 0, 1).replaceAll('“', '"').replaceAll('”', '"')}`,
        ),
      ),
      '/index.html': latin1(
        baker(
          'Welkom',
          '<CENTER><H2>Welkom bij Bakkerij Verstraeten</H2></CENTER><P>Ambachtelijk brood sinds 1961.</P>',
        ),
      ),
      '/brood.html': latin1(baker('Brood', '<UL><LI>Boerenbrood 800 g<LI>Volkoren<LI>Rogge</UL>')),
      '/horeca.html': latin1(
        baker(
          'Voor horeca',
          '<P>Wij leveren dagelijks aan cafés, hotels en scholen in de streek van Aalst. Vraag onze prijslijst.</P>',
        ),
      ),
      '/contact.html': latin1(
        baker(
          'Contact',
          '<P><B>BVBA Bakkerij Verstraeten</B><BR>Gentsesteenweg 481<BR>9300 Aalst<BR><BR>Tel.: 053/50.54.81<BR>Fax: 053/50.54.82<BR>E-mail: <A HREF="mailto:bakkerij@bakkerij-verstraeten.test">bakkerij@bakkerij-verstraeten.test</A><BR><BR>Zaakvoerder: Luc Verstraeten<BR>BTW BE 0448.123.048</P><P>Zondag gesloten. Jaarlijks verlof: laatste drie weken van juli.</P>',
        ),
      ),
    },
    best: ['bakkerij@bakkerij-verstraeten.test'],
    never: ['+3253505482'],
    phones: ['+3253505481'],
    people: [{ name: 'Luc Verstraeten', role: 'Zaakvoerder' }],
  },
]
