import { joomlaCloaked } from '../disguises.ts'
import { gutenberg, joomla, jsonLd, shopify, webflow, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { band, bootstrapped, tables, wpRobots } from './shells.ts'

const plumber = gutenberg({
  host: 'www.vanhoutert-installatie.test',
  language: 'nl',
  name: 'Van Houtert Installatietechniek',
  nav: {
    '/': 'Home',
    '/diensten/': 'Diensten',
    '/over-ons/': 'Over ons',
    '/storing/': 'Storing',
    '/contact/': 'Contact',
  },
  foot: '<div class="wp-block-columns"><div class="wp-block-column"><h3>Contact</h3><p>Van Houtert Installatietechniek B.V.<br>Ringbaan-Noord 418<br>5046 AC Tilburg<br>T: <a href="tel:0135820471">013 – 582 04 71</a><br>E: <a href="mailto:info@vanhoutert-installatie.test">info@vanhoutert-installatie.test</a></p></div><div class="wp-block-column"><p>KvK 18048127<br>BTW NL810481271B01</p><p><a href="https://www.vanhoutert-installatie.test/algemene-voorwaarden/">Algemene voorwaarden</a><br><a href="https://www.vanhoutert-installatie.test/privacyverklaring/">Privacyverklaring</a></p></div></div>',
})

const accountants = webflow({
  host: 'dekkerswolthuis.test',
  language: 'nl',
  name: 'Dekkers & Wolthuis Accountants',
  nav: {
    '/diensten': 'Diensten',
    '/ons-team': 'Ons team',
    '/werken-bij': 'Werken bij',
    '/contact': 'Contact',
  },
  foot: '<div class="footer-grid w-layout-grid"><div>Dekkers &amp; Wolthuis Accountants<br/>Burgemeester Drijbersingel 118<br/>8021 JB Zwolle</div><div><a href="tel:+31384552810" class="footer-link">038 455 28 10</a><br/><a href="mailto:info@dekkerswolthuis.test" class="footer-link">info@dekkerswolthuis.test</a></div><div>KvK 05048812 · Aangesloten bij SRA</div></div>',
})
const colleague = (name: string, role: string, email: string) =>
  `<div role="listitem" class="team-card w-dyn-item"><img src="https://assets.website-files.com/61a2/portret.webp" loading="lazy" alt="${name}" class="team-image"/><h4 class="team-name">${name}</h4><p class="team-function">${role}</p><a href="mailto:${email}" class="team-link">${email}</a></div>`

const machinery = bootstrapped({
  host: 'www.machinefabriek-oldenkamp.test',
  language: 'nl',
  name: 'Machinefabriek Oldenkamp B.V.',
  nav: {
    '/': 'Home',
    '/over-ons': 'Over ons',
    '/producten': 'Producten',
    '/contact': 'Contact',
    '/medewerkers': 'Medewerkers',
  },
  foot: '<div class="col-md-4"><h5>Machinefabriek Oldenkamp B.V.</h5><p>Diamantstraat 48<br>7554 TA Hengelo</p></div><div class="col-md-4"><p>Tel: <a href="tel:+31742558140">074 - 255 81 40</a><br>E-mail: <a href="mailto:info@machinefabriek-oldenkamp.test">info@machinefabriek-oldenkamp.test</a></p></div><div class="col-md-4"><p>K.v.K. 06048120<br>BTW nr. NL004812066B01<br>Rabobank NL32 RABO 0312 4881 20</p></div>',
})
const employee = (name: string, role: string, direct: string, email: string) =>
  `<div class="col-md-3 mb-4"><div class="card h-100"><img src="/assets/img/team/${direct}.jpg" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title mb-0">${name}</h5><p class="text-muted">${role}</p><a href="tel:+3174255${direct}">074 - 255 ${direct.slice(0, 2)} ${direct.slice(2)}</a><br><a href="mailto:${email}">E-mail ${name.split(' ')[0]}</a></div></div></div>`

const hairdresser = wix({
  host: 'www.kapsalonlotte.test',
  language: 'nl',
  name: 'Kapsalon Lotte',
  nav: { '/': 'Home', '/prijzen': 'Prijzen', '/over': 'Over mij', '/contact': 'Contact' },
  foot: wixText('Kapsalon Lotte · Amsterdamsestraatweg 318 · Utrecht', '© 2023 Kapsalon Lotte'),
})

const teas = shopify({
  host: 'theehuisblauwvogel.test',
  language: 'nl',
  name: 'Theehuis Blauwvogel',
  nav: {
    '/': 'Home',
    '/collections/thee': 'Thee',
    '/pages/over-ons': 'Over ons',
    '/pages/zakelijk': 'Zakelijk',
    '/pages/contact': 'Contact',
  },
  foot: '<div class="footer-block grid__item"><h2 class="footer-block__heading">Klantenservice</h2><p>Ma t/m vr 09.00 – 17.00 uur<br>020 – 245 81 07<br>klantenservice@theehuisblauwvogel.test</p></div><div class="footer-block grid__item"><p>KvK 58120481 | BTW NL002481207B57</p><a href="/policies/privacy-policy">Privacybeleid</a></div>',
})

const builders = joomla({
  host: 'www.bouwwerken-claessens.test',
  language: 'nl',
  name: 'Bouwwerken Claessens bv',
  nav: {
    '/': 'Home',
    '/over-ons.html': 'Over ons',
    '/realisaties.html': 'Realisaties',
    '/contact.html': 'Contact',
  },
  foot: '<p>Bouwwerken Claessens bv - Diestersteenweg 218 - 3510 Kermt-Hasselt - BTW BE 0448.120.735</p>',
})
const NO_BOTS =
  'Dit e-mailadres wordt beveiligd tegen spambots. JavaScript dient ingeschakeld te zijn om het te bekijken.'

const printer = tables({
  host: 'www.drukkerij-seghers.test',
  language: 'nl',
  name: 'Drukkerij Seghers',
  nav: {
    'index.html': 'Home',
    'overons.html': 'Over ons',
    'drukwerk.html': 'Drukwerk',
    'contact.html': 'Contact',
  },
  foot: 'Drukkerij Seghers bvba | Gentsesteenweg 281 | 9300 Aalst | Tel. 053 77 48 12 | <a href="mailto:info@drukkerij-seghers.test">info@drukkerij-seghers.test</a>',
})

export const dutch: readonly Site[] = [
  {
    host: 'vanhoutert-installatie.test',
    alias: ['www.vanhoutert-installatie.test'],
    language: 'nl',
    country: 'NL',
    kind: 'gutenberg',
    about: 'a plumber with a line for breakdowns beside that of the office',
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('www.vanhoutert-installatie.test'),
      '/': plumber(
        'Loodgieter en installateur in Tilburg',
        `<h1 class="wp-block-heading">Uw installateur in Tilburg en omgeving</h1>
<p>Cv-ketels, warmtepompen, sanitair en dakwerk. Erkend door Techniek Nederland en CO-gecertificeerd.</p>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://www.vanhoutert-installatie.test/contact/">Offerte aanvragen</a></div></div>
${prose('nl', 1, 1)}
<p class="has-background">Storing buiten kantooruren? Bel onze storingsdienst: <a href="tel:+31653481207">06 – 53 48 12 07</a></p>`,
      ),
      '/diensten/': plumber(
        'Diensten',
        '<ul class="wp-block-list"><li>Cv-onderhoud</li><li>Warmtepompen</li><li>Badkamers</li><li>Zinkwerk en dakgoten</li></ul>',
      ),
      '/over-ons/': plumber(
        'Over ons',
        `${prose('nl', 0, 1)}<figure class="wp-block-image size-large"><img src="https://www.vanhoutert-installatie.test/wp-content/uploads/2022/06/team-1024x683.jpg" alt="Het team" /></figure><p>Rob van Houtert, eigenaar: “Mijn vader begon met een bakfiets. Nu rijden er negen bussen, maar de afspraak blijft de afspraak.”</p>`,
      ),
      '/storing/': plumber(
        'Storing',
        '<h1 class="wp-block-heading">Storing melden</h1><p>Op werkdagen tussen 8.00 en 17.00 uur belt u ons kantoor: <a href="tel:0135820471">013 – 582 04 71</a>.</p><p>’s Avonds en in het weekend belt u uitsluitend voor spoed (lekkage, geen verwarming) de storingsdienst: <a href="tel:+31653481207">06 – 53 48 12 07</a>. Voor werk buiten kantooruren geldt een toeslag.</p>',
      ),
      '/contact/': plumber(
        'Contact',
        `<h1 class="wp-block-heading">Contact</h1><p>Van Houtert Installatietechniek B.V.<br>Ringbaan-Noord 418<br>5046 AC Tilburg</p><p>Telefoon: <a href="tel:0135820471">013 – 582 04 71</a><br>E-mail: <a href="mailto:info@vanhoutert-installatie.test">info@vanhoutert-installatie.test</a><br>Facturen: <a href="mailto:facturen@vanhoutert-installatie.test">facturen@vanhoutert-installatie.test</a></p><div class="wpcf7 no-js" id="wpcf7-f61-p14-o1"><form action="/contact/#wpcf7-f61-p14-o1" method="post" class="wpcf7-form init"><input type="text" name="your-name" class="wpcf7-form-control wpcf7-text" /><input type="email" name="your-email" class="wpcf7-form-control wpcf7-email" /><textarea name="your-message"></textarea><input class="wpcf7-submit" type="submit" value="Verzenden" /></form></div>`,
      ),
      '/privacyverklaring/': plumber(
        'Privacyverklaring',
        '<p>Van Houtert Installatietechniek B.V., gevestigd aan Ringbaan-Noord 418, 5046 AC Tilburg, is verantwoordelijk voor de verwerking van persoonsgegevens zoals weergegeven in deze privacyverklaring. Vragen? Mail naar info@vanhoutert-installatie.test. U kunt een klacht indienen bij de Autoriteit Persoonsgegevens.</p>',
      ),
    },
    best: ['info@vanhoutert-installatie.test'],
    fine: ['facturen@vanhoutert-installatie.test'],
    never: ['+31653481207'],
    phones: ['+31135820471'],
    people: [{ name: 'Rob van Houtert', role: 'eigenaar' }],
  },
  {
    host: 'dekkerswolthuis.test',
    language: 'nl',
    country: 'NL',
    kind: 'webflow',
    about: 'accountants with a page of the team, each with an address',
    asked: 'owner',
    pages: {
      '/': accountants(
        'Accountants in Zwolle',
        '<section class="hero"><div class="w-container"><h1>Cijfers die u verder helpen</h1><p class="paragraph-large">Jaarrekening, fiscaal advies en salarisadministratie voor ondernemers in Overijssel.</p><a href="/contact" class="button w-button">Maak kennis</a></div></section><section class="reviews"><blockquote>“Eindelijk een accountant die uit zichzelf belt.”</blockquote><div>Jeroen Pals, Pals Interieurbouw</div></section>',
      ),
      '/diensten': accountants(
        'Diensten',
        '<div class="w-container"><h2>Diensten</h2><ul><li>Samenstellen jaarrekening</li><li>Fiscaal advies</li><li>Salarisadministratie</li><li>Bedrijfsopvolging</li></ul></div>',
      ),
      '/ons-team': accountants(
        'Ons team',
        `<div class="w-container"><h1>Ons team</h1><div role="list" class="team-list w-dyn-items">${colleague('Martijn Dekkers', 'Partner, AA-accountant', 'm.dekkers@dekkerswolthuis.test')}${colleague('Esther Wolthuis', 'Partner, fiscalist', 'e.wolthuis@dekkerswolthuis.test')}${colleague('Kevin Schutte', 'Assistent-accountant', 'k.schutte@dekkerswolthuis.test')}${colleague('Anja Bloemhof', 'Officemanager', 'a.bloemhof@dekkerswolthuis.test')}</div></div>`,
      ),
      '/werken-bij': accountants(
        'Werken bij',
        `<div class="w-container"><h2>Werken bij Dekkers &amp; Wolthuis</h2>${prose('nl', 5, 1)}</div>`,
      ),
      '/contact': accountants(
        'Contact',
        '<div class="w-container"><h1>Kom langs voor koffie</h1><p>Burgemeester Drijbersingel 118<br/>8021 JB Zwolle</p><p><a href="tel:+31384552810">038 455 28 10</a><br/><a href="mailto:info@dekkerswolthuis.test">info@dekkerswolthuis.test</a></p><div class="w-form"><form id="email-form" name="email-form" method="get"><input type="text" class="w-input" maxlength="256" name="naam" placeholder="Naam"/><input type="email" class="w-input" name="email" placeholder="E-mailadres"/><input type="submit" value="Verstuur" class="w-button"/></form></div></div>',
      ),
    },
    best: ['m.dekkers@dekkerswolthuis.test', 'e.wolthuis@dekkerswolthuis.test'],
    fine: ['info@dekkerswolthuis.test', 'k.schutte@dekkerswolthuis.test', 'a.bloemhof@dekkerswolthuis.test'],
    phones: ['+31384552810'],
    people: [
      { name: 'Martijn Dekkers', role: 'Partner, AA-accountant', email: 'm.dekkers@dekkerswolthuis.test' },
      { name: 'Esther Wolthuis', role: 'Partner, fiscalist', email: 'e.wolthuis@dekkerswolthuis.test' },
      { name: 'Kevin Schutte', role: 'Assistent-accountant', email: 'k.schutte@dekkerswolthuis.test' },
      { name: 'Anja Bloemhof', role: 'Officemanager', email: 'a.bloemhof@dekkerswolthuis.test' },
    ],
    strangers: ['Jeroen Pals'],
  },
  {
    host: 'machinefabriek-oldenkamp.test',
    alias: ['www.machinefabriek-oldenkamp.test'],
    language: 'nl',
    country: 'NL',
    kind: 'bootstrap',
    about: 'an engineering works with direct lines of its staff on cards, to be sold steel',
    asked: 'procurement',
    pages: {
      '/': machinery(
        'Transport- en doseersystemen',
        `${band('<h1>Bulkgoed in beweging</h1><p class="lead">Schroeftransporteurs, elevatoren en doseersystemen voor de food-, feed- en recyclingindustrie.</p>')}${band(prose('nl', 3, 1))}`,
      ),
      '/over-ons': machinery('Over ons', band(prose('nl', 0, 2))),
      '/producten': machinery(
        'Producten',
        band(
          '<div class="row"><div class="col-4">Schroeftransporteurs tot 800 m³/h</div><div class="col-4">Kettingtransporteurs</div><div class="col-4">Elevatoren</div></div>',
        ),
      ),
      '/medewerkers': machinery(
        'Medewerkers',
        `${band('<h2>Wie doet wat?</h2>')}${band(`<div class="row">${employee('Henk Oldenkamp', 'Directeur', '8141', 'h.oldenkamp@machinefabriek-oldenkamp.test')}${employee('Bianca Roelofs', 'Inkoop', '8144', 'inkoop@machinefabriek-oldenkamp.test')}${employee('Wouter ter Braak', 'Verkoop binnendienst', '8145', 'verkoop@machinefabriek-oldenkamp.test')}${employee('Gerda Nijhuis', 'Administratie', '8142', 'administratie@machinefabriek-oldenkamp.test')}</div>`)}`,
      ),
      '/contact': machinery(
        'Contact',
        `${band('<h2>Contact</h2><address>Machinefabriek Oldenkamp B.V.<br>Diamantstraat 48<br>7554 TA Hengelo</address><p>Telefoon: 074 - 255 81 40<br>E-mail: <a href="mailto:info@machinefabriek-oldenkamp.test">info@machinefabriek-oldenkamp.test</a></p><p>Leveranciers kunnen lossen van maandag t/m vrijdag tussen 7.30 en 15.30 uur.</p>')}`,
      ),
    },
    best: ['inkoop@machinefabriek-oldenkamp.test'],
    fine: [
      'info@machinefabriek-oldenkamp.test',
      'h.oldenkamp@machinefabriek-oldenkamp.test',
      'verkoop@machinefabriek-oldenkamp.test',
      'administratie@machinefabriek-oldenkamp.test',
    ],
    phones: ['+31742558140', '+31742558144', '+31742558141', '+31742558145', '+31742558142'],
    people: [
      {
        name: 'Bianca Roelofs',
        role: 'Inkoop',
        email: 'inkoop@machinefabriek-oldenkamp.test',
        phone: '+31742558144',
      },
      {
        name: 'Henk Oldenkamp',
        role: 'Directeur',
        email: 'h.oldenkamp@machinefabriek-oldenkamp.test',
        phone: '+31742558141',
      },
      {
        name: 'Wouter ter Braak',
        role: 'Verkoop binnendienst',
        email: 'verkoop@machinefabriek-oldenkamp.test',
        phone: '+31742558145',
      },
      {
        name: 'Gerda Nijhuis',
        role: 'Administratie',
        email: 'administratie@machinefabriek-oldenkamp.test',
        phone: '+31742558142',
      },
    ],
  },
  {
    host: 'kapsalonlotte.test',
    alias: ['www.kapsalonlotte.test'],
    language: 'nl',
    country: 'NL',
    kind: 'wix',
    about: "a hairdresser's on Wix with what everybody has: a number, an address, and who it is",
    asked: 'owner',
    pages: {
      '/': hairdresser(
        'Kapper in Utrecht',
        `${wixText('<h1 class="font_0">Kapsalon Lotte</h1>', 'Knippen, kleuren en een goed gesprek op de Amsterdamsestraatweg.')}${wixText('<a href="https://www.treatwell.test/kapsalon-lotte" target="_blank">Maak online een afspraak</a>')}`,
      ),
      '/prijzen': hairdresser(
        'Prijzen',
        wixText(
          'Knippen dames € 39,50',
          'Knippen heren € 29,50',
          'Kleuren vanaf € 55,00',
          'Kinderen t/m 12 jaar € 21,00',
        ),
      ),
      '/over': hairdresser(
        'Over mij',
        wixText(
          'Hoi! Ik ben Lotte Verhagen, eigenaresse van Kapsalon Lotte.',
          'Na twaalf jaar in loondienst opende ik in 2016 mijn eigen salon. Elke donderdag werk ik samen met Noor.',
        ),
      ),
      '/contact': hairdresser(
        'Contact',
        `${wixText('Amsterdamsestraatweg 318, 3551 CR Utrecht', 'Tel: <a href="tel:030-2441807">030-2441807</a>', 'Mail: <a href="mailto:hallo@kapsalonlotte.test">hallo@kapsalonlotte.test</a>', 'KvK: 66481207')}${wixText('Di – vr 9.00 – 18.00', 'Za 9.00 – 16.00', 'Zo en ma gesloten')}`,
      ),
    },
    best: ['hallo@kapsalonlotte.test'],
    phones: ['+31302441807'],
    people: [{ name: 'Lotte Verhagen', role: 'eigenaresse' }],
  },
  {
    host: 'theehuisblauwvogel.test',
    language: 'nl',
    country: 'NL',
    kind: 'shopify',
    about: "a tea seller's shop with its customers' service and an address for business customers",
    asked: 'owner',
    pages: {
      '/': teas(
        'Losse thee online',
        '<h1>Losse thee, direct van de tuin</h1><div class="product-grid"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/sencha">Sencha Kagoshima 100 g</a></h3><span class="price-item price-item--regular">€11,95</span></div><div class="card-wrapper"><h3 class="card__heading"><a href="/products/earl-grey">Earl Grey Blauw 100 g</a></h3><span class="price-item price-item--regular">€7,50</span></div></div><p>Voor 16.00 uur besteld, morgen in huis. Gratis verzending vanaf € 40.</p>',
      ),
      '/collections/thee': teas('Thee', '<h1>Thee</h1><p>86 producten</p>'),
      '/pages/over-ons': teas(
        'Over ons',
        '<h1>Over ons</h1><p>Marieke de Graaf, oprichter van Blauwvogel, dronk in 2011 in Darjeeling een kop thee die ze niet meer vergat. Een jaar later stond ze met twintig blikken op de Noordermarkt.</p><p>Inmiddels werken we met z’n zevenen vanuit Amsterdam-Noord.</p>',
      ),
      '/pages/zakelijk': teas(
        'Zakelijk',
        '<h1>Thee voor uw kantoor of horecazaak</h1><p>Vraag een proefpakket aan via zakelijk@theehuisblauwvogel.test.</p>',
      ),
      '/pages/contact': teas(
        'Contact',
        '<h1>Contact</h1><p>Theehuis Blauwvogel<br>Papaverweg 81<br>1032 KE Amsterdam</p><p>Telefoon: <a href="tel:+31202458107">020 – 245 81 07</a><br>E-mail: <a href="mailto:klantenservice@theehuisblauwvogel.test">klantenservice@theehuisblauwvogel.test</a></p><p>Retouradres: Papaverweg 81, unit 4</p>',
      ),
      '/policies/privacy-policy': teas(
        'Privacybeleid',
        '<h1>Privacybeleid</h1><p>Theehuis Blauwvogel verwerkt persoonsgegevens om bestellingen te leveren. Voor inzage: klantenservice@theehuisblauwvogel.test.</p>',
      ),
    },
    best: ['klantenservice@theehuisblauwvogel.test'],
    fine: ['zakelijk@theehuisblauwvogel.test'],
    phones: ['+31202458107'],
    people: [{ name: 'Marieke de Graaf', role: 'oprichter' }],
  },
  {
    host: 'bouwwerken-claessens.test',
    alias: ['www.bouwwerken-claessens.test'],
    language: 'nl',
    country: 'BE',
    kind: 'joomla',
    about: 'Flemish builders: telephone, fax and mobile of the managers, the address cloaked by Joomla 3',
    asked: 'owner',
    pages: {
      '/': builders(
        'Welkom',
        `<p>Bouwwerken Claessens is uw partner voor nieuwbouw, verbouwing en renovatie in Limburg en Vlaams-Brabant.</p>${prose('nl', 1, 1)}`,
        jsonLd({
          '@type': 'GeneralContractor',
          name: 'Bouwwerken Claessens bv',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Diestersteenweg 218',
            postalCode: '3510',
            addressLocality: 'Hasselt',
            addressCountry: 'BE',
          },
        }),
      ),
      '/over-ons.html': builders(
        'Over ons',
        '<p>Erkend aannemer klasse 3, categorie D. Zaakvoerders Dirk Claessens en Wim Claessens namen in 2004 de zaak van hun vader over.</p>',
      ),
      '/realisaties.html': builders(
        'Realisaties',
        '<ul><li>Woning in Zonhoven (2023)</li><li>Appartementen in Diest (2022)</li><li>Renovatie pastorie Stevoort (2021)</li></ul>',
      ),
      '/contact.html': builders(
        'Contact',
        `<p><strong>Bouwwerken Claessens bv</strong><br />Diestersteenweg 218<br />3510 Kermt-Hasselt</p><table><tbody><tr><td>Tel.</td><td>011 25 48 17</td></tr><tr><td>Fax</td><td>011 25 48 18</td></tr><tr><td>Gsm Dirk</td><td>0475 48 12 07</td></tr><tr><td>E-mail</td><td>${joomlaCloaked('info@bouwwerken-claessens.test', NO_BOTS)}</td></tr></tbody></table><p>BTW BE 0448.120.735 – RPR Antwerpen, afd. Hasselt – Registratienr. 04.81.20.7</p>`,
      ),
    },
    best: ['info@bouwwerken-claessens.test'],
    never: ['+3211254818'],
    phones: ['+3211254817', '+32475481207'],
    people: [
      { name: 'Dirk Claessens', role: 'Zaakvoerder', phone: '+32475481207' },
      { name: 'Wim Claessens', role: 'Zaakvoerder' },
      // Both are named in one breath, in the plural.
      { name: 'Dirk Claessens', role: 'Zaakvoerders' },
      { name: 'Wim Claessens', role: 'Zaakvoerders' },
    ],
  },
  {
    host: 'drukkerij-seghers.test',
    alias: ['www.drukkerij-seghers.test'],
    language: 'nl',
    country: 'BE',
    kind: 'handmade',
    about: "a printer's of long ago, whose page of contacts robots.txt closes",
    asked: 'owner',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /cgi-bin/\nDisallow: /contact.html\n',
      },
      '/': printer(
        'Home',
        '<h1>Drukkerij Seghers</h1><p>Al meer dan 50 jaar uw drukker in Aalst: briefpapier, folders, affiches, huwelijks- en geboortekaartjes.</p><p><img src="img/pers.jpg" width="320" height="240" alt="" /></p>',
      ),
      '/index.html': printer(
        'Home',
        '<h1>Drukkerij Seghers</h1><p>Al meer dan 50 jaar uw drukker in Aalst: briefpapier, folders, affiches, huwelijks- en geboortekaartjes.</p><p><img src="img/pers.jpg" width="320" height="240" alt="" /></p>',
      ),
      '/overons.html': printer(
        'Over ons',
        '<h1>Over ons</h1><p>In 1971 kocht Albert Seghers zijn eerste pers. Sinds 1999 staat zijn dochter aan het roer:</p><p><b>Ingrid Seghers</b>, zaakvoerster</p>',
      ),
      '/drukwerk.html': printer(
        'Drukwerk',
        '<h1>Drukwerk</h1><p>Offset tot 52 x 74 cm, digitaal in kleine oplagen vanaf 50 stuks.</p>',
      ),
      '/contact.html': printer(
        'Contact',
        '<h1>Contact</h1><p>Ingrid Seghers<br />Gsm 0478 20 48 17<br /><a href="mailto:ingrid@drukkerij-seghers.test">ingrid@drukkerij-seghers.test</a></p>',
      ),
    },
    best: ['info@drukkerij-seghers.test'],
    phones: ['+3253774812'],
    people: [{ name: 'Ingrid Seghers', role: 'zaakvoerster' }],
    closed: ['/contact.html'],
  },
]
