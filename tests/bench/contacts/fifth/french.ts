import { entities, joomlaCloaked } from '../disguises.ts'
import { elementor, gutenberg, jimdo, joomla, jsonLd, webflow, widget, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { drupal, prestashop } from './westernFrames.ts'

const CONSENT = ['privacy@consentia.test', '+494066969440']

const carpenter = gutenberg({
  host: 'www.menuiserie-lescure.test',
  language: 'fr',
  name: 'Menuiserie Lescure',
  nav: {
    '/': 'Accueil',
    '/realisations/': 'Réalisations',
    '/entreprise/': 'L’entreprise',
    '/contact/': 'Contact',
  },
  foot: '<p>Menuiserie Lescure – ZA du Garric, 15000 Aurillac – <a href="tel:0465714428">04 65 71 44 28</a></p><p><a href="https://www.menuiserie-lescure.test/mentions-legales/">Mentions légales</a></p>',
})

const florist = wix({
  host: 'www.atelier-pivoine.test',
  language: 'fr',
  name: 'Atelier Pivoine',
  nav: { '/': 'Accueil', '/mariages': 'Mariages', '/abonnements': 'Abonnements', '/contact': 'Contact' },
  foot: wixText(
    'Atelier Pivoine, 14 rue du Mirail, 33000 Bordeaux',
    'Du mardi au samedi, 10h – 19h',
    '© 2023 Atelier Pivoine',
  ),
})

const knives = prestashop({
  host: 'www.coutellerie-besset.test',
  language: 'fr',
  name: 'Coutellerie Besset',
  nav: {
    '/': 'Accueil',
    '/3-couteaux-de-cuisine': 'Couteaux de cuisine',
    '/content/4-la-maison': 'La maison',
    '/nous-contacter': 'Contactez-nous',
  },
  foot: '<div class="block-contact"><h4>Informations</h4>Coutellerie Besset<br>28 rue des Forges<br>63300 Thiers<br>France<br>Appelez-nous : <span>04 65 71 80 15</span><br>Écrivez-nous : <a href="mailto:contact@coutellerie-besset.test">contact@coutellerie-besset.test</a></div><ul><li><a href="/content/2-mentions-legales">Mentions légales</a></li><li><a href="/content/3-conditions-generales-de-vente">CGV</a></li></ul>',
})

const plastics = drupal({
  host: 'www.delvaux-plasturgie.test',
  language: 'fr',
  name: 'Delvaux Plasturgie',
  nav: {
    '/': 'Accueil',
    '/savoir-faire': 'Savoir-faire',
    '/marches': 'Marchés',
    '/equipe': 'Notre équipe',
    '/contact': 'Contact',
  },
  foot: '<p>Delvaux Plasturgie SAS, 6 rue de l’Industrie, 01100 Oyonnax. Tél. : 04 65 71 26 00. <a href="/mentions-legales">Mentions légales</a> – <a href="/politique-de-confidentialite">Politique de confidentialité</a></p>',
})

const estate = joomla({
  host: 'www.immobiliere-des-remparts.test',
  language: 'fr',
  name: 'Immobilière des Remparts',
  nav: {
    '/': 'Accueil',
    '/index.php/ventes': 'Ventes',
    '/index.php/locations': 'Locations',
    '/index.php/syndic': 'Syndic',
    '/index.php/l-agence': 'L’agence',
    '/index.php/contact': 'Contact',
    '/index.php/mentions-legales': 'Mentions légales',
  },
  foot: '<p>Immobilière des Remparts, 3 place du Marché, 35400 Saint-Malo – 02 61 91 57 30</p>',
})

const garage = elementor({
  host: 'garage-marchandise.test',
  language: 'fr',
  name: 'Garage Marchandise',
  nav: {
    '/': 'Accueil',
    '/atelier/': 'Atelier',
    '/vehicules/': 'Véhicules',
    '/contact/': 'Contact',
  },
  foot: widget(
    '<p>Garage Marchandise SRL<br>Chaussée de Dinant 311, 5000 Namur<br>TVA BE 0481 057 712</p><p>Tél. <a href="tel:+3281057712">081 05 77 12</a></p>',
  ),
})

const fiduciary = jimdo({
  host: 'www.fiduciaire-perroud.test',
  language: 'fr',
  name: 'Fiduciaire Perroud Sàrl',
  nav: { '/': 'Accueil', '/prestations/': 'Prestations', '/a-propos/': 'À propos', '/contact/': 'Contact' },
  foot: '<div class="j-module n j-text"><p>Fiduciaire Perroud Sàrl · Avenue du Général-Guisan 58 · 1800 Vevey · 021 055 93 40</p></div>',
})

const builder = webflow({
  host: 'www.constructions-beaurivage.test',
  language: 'fr',
  name: 'Constructions Beaurivage',
  nav: {
    '/': 'Accueil',
    '/projets': 'Projets',
    '/equipe': 'Équipe',
    '/carrieres': 'Carrières',
    '/nous-joindre': 'Nous joindre',
  },
  foot: '<div class="footer-col"><div>1480, boulevard Hamel, bureau 200<br>Québec (Québec) G1N 3Y6</div><a href="tel:+14185550139" class="footer-link">418 555-0139</a></div><div class="footer-col"><div>RBQ : 5618-0139-01</div></div>',
  head: jsonLd({
    '@type': 'GeneralContractor',
    name: 'Constructions Beaurivage inc.',
    telephone: '+1 418 555-0139',
    address: { '@type': 'PostalAddress', streetAddress: '1480, boulevard Hamel', addressLocality: 'Québec' },
  }),
})

export const french: readonly Site[] = [
  {
    host: 'menuiserie-lescure.test',
    alias: ['www.menuiserie-lescure.test'],
    language: 'fr',
    country: 'FR',
    kind: 'gutenberg',
    about: 'a joiner whose legal notice names the host and the agency, as French ones do',
    asked: 'owner',
    pages: {
      '/': carpenter(
        'Menuisier à Aurillac',
        `<h1 class="wp-block-heading">Menuiserie bois, alu et PVC</h1>${prose('fr', 1, 1)}`,
      ),
      '/realisations/': carpenter(
        'Réalisations',
        '<figure class="wp-block-gallery"><img src="https://www.menuiserie-lescure.test/wp-content/uploads/2021/05/escalier.jpg" alt="Escalier en chêne à Vic-sur-Cère"></figure>',
      ),
      '/entreprise/': carpenter(
        'L’entreprise',
        `<h1 class="wp-block-heading">L’entreprise</h1><p>Thierry Lescure, artisan menuisier et gérant, travaille avec cinq compagnons.</p>${prose('fr', 0, 1)}`,
      ),
      '/contact/': carpenter(
        'Contact',
        '<h1 class="wp-block-heading">Contact</h1><p>ZA du Garric<br>15000 Aurillac</p><p>Téléphone : <a href="tel:0465714428">04 65 71 44 28</a><br>Courriel : <a href="mailto:contact@menuiserie-lescure.test">contact@menuiserie-lescure.test</a></p><p>Devis gratuit sous 8 jours.</p>',
      ),
      '/mentions-legales/': carpenter(
        'Mentions légales',
        '<h1 class="wp-block-heading">Mentions légales</h1><p><strong>Éditeur</strong><br>SARL Menuiserie Lescure au capital de 8 000 €<br>ZA du Garric, 15000 Aurillac<br>RCS Aurillac 481 204 428<br>Directeur de la publication : Thierry Lescure</p><p><strong>Hébergement</strong><br>Nuagéo SAS, 2 quai des Serveurs, 59100 Roubaix – Tél. 03 53 01 00 75</p><p><strong>Conception</strong><br>Agence Puy Vert – <a href="https://www.agence-puyvert.test">www.agence-puyvert.test</a> – bonjour@agence-puyvert.test</p>',
      ),
    },
    best: ['contact@menuiserie-lescure.test'],
    never: [...CONSENT, '+33353010075', 'bonjour@agence-puyvert.test'],
    phones: ['+33465714428'],
    people: [
      { name: 'Thierry Lescure', role: 'artisan menuisier et gérant' },
      { name: 'Thierry Lescure', role: 'Directeur de la publication' },
    ],
  },
  {
    host: 'atelier-pivoine.test',
    alias: ['www.atelier-pivoine.test'],
    language: 'fr',
    country: 'FR',
    kind: 'wix',
    about: 'a florist with a free mailbox and a number, and nobody by name',
    asked: 'owner',
    pages: {
      '/': florist(
        'Fleuriste à Bordeaux',
        wixText('Fleurs de saison, bouquets champêtres', 'Livraison à vélo dans Bordeaux dès 35 €'),
      ),
      '/mariages': florist('Mariages', wixText('Racontez-nous votre journée : devis sous une semaine.')),
      '/abonnements': florist(
        'Abonnements',
        wixText('Entreprises et particuliers, à partir de 48 € par mois.'),
      ),
      '/contact': florist(
        'Contact',
        `${wixText('Passez nous voir !', '14 rue du Mirail, Bordeaux', '<a href="tel:0536495217">05 36 49 52 17</a>', '<a href="mailto:atelierpivoine.bordeaux@gmail.com">atelierpivoine.bordeaux@gmail.com</a>', 'Instagram : @atelierpivoine')}`,
      ),
    },
    best: ['atelierpivoine.bordeaux@gmail.com'],
    never: ['name@example.com'],
    phones: ['+33536495217'],
  },
  {
    host: 'coutellerie-besset.test',
    alias: ['www.coutellerie-besset.test'],
    language: 'fr',
    country: 'FR',
    kind: 'prestashop',
    about: 'a cutler’s shop, its maker named on the page about the house',
    asked: 'owner',
    pages: {
      '/': knives('Accueil', '<p>Forgés à Thiers depuis 1932. Livraison offerte dès 90 €.</p>'),
      '/3-couteaux-de-cuisine': knives(
        'Couteaux de cuisine',
        '<div class="product-description">Couteau d’office 9 cm, 32,00 €</div><div class="product-description">Couteau de chef 20 cm, 118,00 €</div>',
      ),
      '/content/4-la-maison': knives(
        'La maison',
        '<p>Quatre générations se sont succédé rue des Forges. Depuis 2016, Camille Besset dirige la maison et forge elle-même la série « Durolle ».</p>',
      ),
      '/nous-contacter': knives(
        'Contactez-nous',
        '<form action="/nous-contacter" method="post"><select name="id_contact"><option value="2">Service client</option><option value="1">Webmaster</option></select><input name="from" type="email" placeholder="votre@email.com"><textarea name="message"></textarea></form>',
      ),
      '/content/2-mentions-legales': knives(
        'Mentions légales',
        '<h2>Éditeur du site</h2><p>EURL Coutellerie Besset, 28 rue des Forges, 63300 Thiers<br>SIRET 481 571 801 00015<br>Téléphone : 04 65 71 80 15<br>Email : contact@coutellerie-besset.test<br>Gérante : Camille Besset</p><h2>Hébergeur</h2><p>Nuagéo SAS, 2 quai des Serveurs, 59100 Roubaix, support@nuageo.test</p>',
      ),
      '/content/3-conditions-generales-de-vente': knives(
        'Conditions générales de vente',
        '<p>Article 9 – Rétractation. Vous disposez de 14 jours pour retourner votre commande.</p>',
      ),
    },
    best: ['contact@coutellerie-besset.test'],
    never: ['support@nuageo.test', 'votre@email.com'],
    phones: ['+33465718015'],
    people: [{ name: 'Camille Besset', role: 'Gérante' }],
  },
  {
    host: 'delvaux-plasturgie.test',
    alias: ['www.delvaux-plasturgie.test'],
    language: 'fr',
    country: 'FR',
    kind: 'drupal',
    about: 'a moulder with its team in a table, the buyer with a direct line',
    asked: 'procurement',
    pages: {
      '/': plastics('Injection plastique', prose('fr', 3, 1)),
      '/savoir-faire': plastics(
        'Savoir-faire',
        '<p>28 presses de 50 à 800 tonnes, bi-injection, surmoulage, assemblage.</p>',
      ),
      '/marches': plastics('Marchés', '<ul><li>Automobile</li><li>Médical</li><li>Cosmétique</li></ul>'),
      '/equipe': plastics(
        'Notre équipe',
        '<table class="table"><thead><tr><th>Nom</th><th>Fonction</th><th>Téléphone</th><th>E-mail</th></tr></thead><tbody><tr><td>Olivier Delvaux</td><td>Président</td><td>04 65 71 26 00</td><td><a href="mailto:o.delvaux@delvaux-plasturgie.test">o.delvaux@delvaux-plasturgie.test</a></td></tr><tr><td>Sophie Mermet</td><td>Directrice commerciale</td><td>04 65 71 26 12</td><td><a href="mailto:s.mermet@delvaux-plasturgie.test">s.mermet@delvaux-plasturgie.test</a></td></tr><tr><td>Karim Benali</td><td>Responsable achats</td><td>04 65 71 26 20</td><td><a href="mailto:k.benali@delvaux-plasturgie.test">k.benali@delvaux-plasturgie.test</a></td></tr><tr><td>Laurence Pochet</td><td>Responsable qualité</td><td>04 65 71 26 31</td><td><a href="mailto:l.pochet@delvaux-plasturgie.test">l.pochet@delvaux-plasturgie.test</a></td></tr></tbody></table>',
      ),
      '/contact': plastics(
        'Contact',
        '<p>Delvaux Plasturgie<br>6 rue de l’Industrie<br>01100 Oyonnax</p><p>Tél. : 04 65 71 26 00<br>Fax : 04 65 71 26 09</p><p><a href="mailto:contact@delvaux-plasturgie.test">contact@delvaux-plasturgie.test</a></p>',
      ),
      '/mentions-legales': plastics(
        'Mentions légales',
        '<p>Delvaux Plasturgie, SAS au capital de 250 000 €, RCS Bourg-en-Bresse 301 265 712.</p><p>Directeur de la publication : Olivier Delvaux</p><p>Hébergeur : Nuagéo SAS, Roubaix, 03 53 01 00 75.</p>',
      ),
      '/politique-de-confidentialite': plastics(
        'Politique de confidentialité',
        '<p>Vous pouvez exercer vos droits en écrivant à rgpd@delvaux-plasturgie.test. Vous pouvez également saisir la CNIL, 3 place de Fontenoy, 75334 Paris.</p>',
      ),
    },
    best: ['k.benali@delvaux-plasturgie.test'],
    fine: [
      'contact@delvaux-plasturgie.test',
      'o.delvaux@delvaux-plasturgie.test',
      's.mermet@delvaux-plasturgie.test',
      'l.pochet@delvaux-plasturgie.test',
    ],
    never: ['+33465712609', '+33353010075'],
    phones: ['+33465712600', '+33465712612', '+33465712620', '+33465712631'],
    people: [
      {
        name: 'Karim Benali',
        role: 'Responsable achats',
        email: 'k.benali@delvaux-plasturgie.test',
        phone: '+33465712620',
      },
      { name: 'Olivier Delvaux', role: 'Président', email: 'o.delvaux@delvaux-plasturgie.test' },
      {
        name: 'Olivier Delvaux',
        role: 'Directeur de la publication',
        email: 'o.delvaux@delvaux-plasturgie.test',
      },
      {
        name: 'Sophie Mermet',
        role: 'Directrice commerciale',
        email: 's.mermet@delvaux-plasturgie.test',
        phone: '+33465712612',
      },
      {
        name: 'Laurence Pochet',
        role: 'Responsable qualité',
        email: 'l.pochet@delvaux-plasturgie.test',
        phone: '+33465712631',
      },
    ],
  },
  {
    host: 'immobiliere-des-remparts.test',
    alias: ['www.immobiliere-des-remparts.test'],
    language: 'fr',
    country: 'FR',
    kind: 'joomla',
    about: 'an estate agent whose legal notice names the mediator and the guarantor it must name',
    asked: 'owner',
    pages: {
      '/': estate('Accueil', '<p>Votre agence de quartier, intra-muros, depuis 1987.</p>'),
      '/index.php/ventes': estate(
        'Ventes',
        '<p>Appartement T3, 62 m², vue mer : 348 000 € FAI. Réf. 2841.</p><p>Maison à Rothéneuf : 612 000 €. Réf. 2790.</p>',
      ),
      '/index.php/locations': estate('Locations', '<p>T2 meublé, 740 € charges comprises.</p>'),
      '/index.php/syndic': estate('Syndic', '<p>Nous gérons 64 copropriétés à Saint-Malo et Dinard.</p>'),
      '/index.php/l-agence': estate(
        'L’agence',
        '<p><strong>Anne-Sophie Tréhorel</strong>, directrice de l’agence</p><p><strong>Mathieu Guégan</strong>, négociateur</p><p><strong>Élodie Rault</strong>, gestionnaire de copropriété</p>',
      ),
      '/index.php/contact': estate(
        'Contact',
        `<p>3 place du Marché<br />35400 Saint-Malo<br />Tél : 02 61 91 57 30</p><p>${joomlaCloaked('agence@immobiliere-des-remparts.test', 'Cette adresse e-mail est protégée contre les robots spammeurs. Vous devez activer le JavaScript pour la visualiser.')}</p>`,
      ),
      '/index.php/mentions-legales': estate(
        'Mentions légales',
        '<p>SARL Immobilière des Remparts, 3 place du Marché, 35400 Saint-Malo. RCS Saint-Malo 341 915 730. Carte professionnelle CPI 3502 2018 000 028 415 délivrée par la CCI d’Ille-et-Vilaine.</p><p>Garantie financière : Caisse Armor de Garantie, 12 rue Taitbout, 75009 Paris, tél. 01 99 00 62 18.</p><p>Médiateur de la consommation : Médiation Conso Ouest, 27 avenue Janvier, 35000 Rennes, contact@mediation-conso-ouest.test, 02 61 91 02 44.</p><p>Hébergeur : Nuagéo SAS, 59100 Roubaix.</p>',
      ),
    },
    best: ['agence@immobiliere-des-remparts.test'],
    never: ['contact@mediation-conso-ouest.test', '+33199006218', '+33261910244'],
    phones: ['+33261915730'],
    people: [
      { name: 'Anne-Sophie Tréhorel', role: 'directrice de l’agence' },
      { name: 'Mathieu Guégan', role: 'négociateur' },
      { name: 'Élodie Rault', role: 'gestionnaire de copropriété' },
    ],
  },
  {
    host: 'garage-marchandise.test',
    alias: ['www.garage-marchandise.test'],
    language: 'fr',
    country: 'BE',
    kind: 'elementor',
    about: 'a garage with a landline, a mobile and the manager beside it',
    asked: 'owner',
    pages: {
      '/': garage(
        'Garage à Namur',
        `${widget('<h1 class="elementor-heading-title elementor-size-default">Toutes marques, depuis 1994</h1>', 'heading')}${widget(prose('fr', 0, 1))}`,
      ),
      '/atelier/': garage(
        'Atelier',
        widget('<p>Entretien, pneus, clim, diagnostic, contrôle technique.</p>'),
      ),
      '/vehicules/': garage(
        'Véhicules',
        widget('<p>Citadine 1.2 essence, 2019, 48 200 km, 11 900 €</p><p>Utilitaire 2.0, 2017, 9 750 €</p>'),
      ),
      '/contact/': garage(
        'Contact',
        `${widget('<h2 class="elementor-heading-title">Contactez-nous</h2>', 'heading')}${widget(`<p>Chaussée de Dinant 311<br>5000 Namur</p><p>Tél. : 081 05 77 12<br>GSM : 0470 05 77 13 (Philippe Marchandise, gérant)</p><p>E-mail : <a href="mailto:${entities('info@garage-marchandise.test')}">${entities('info@garage-marchandise.test')}</a></p>`)}${widget('<form class="elementor-form" method="post" name="Contact"><input type="text" name="form_fields[name]" placeholder="Nom"><input type="email" name="form_fields[email]" placeholder="E-mail"></form>', 'form')}`,
      ),
    },
    best: ['info@garage-marchandise.test'],
    never: CONSENT,
    phones: ['+3281057712', '+32470057713'],
    people: [{ name: 'Philippe Marchandise', role: 'gérant', phone: '+32470057713' }],
  },
  {
    host: 'fiduciaire-perroud.test',
    alias: ['www.fiduciaire-perroud.test'],
    language: 'fr',
    country: 'CH',
    kind: 'jimdo',
    about: 'a fiduciary whose address stands on the one page that robots are not to read',
    asked: 'owner',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /contact/\nDisallow: /login\n\nSitemap: https://www.fiduciaire-perroud.test/sitemap.xml\n',
      },
      '/': fiduciary(
        'Accueil',
        '<div class="j-module n j-header"><h1>Votre fiduciaire à Vevey</h1></div><div class="j-module n j-text"><p>Comptabilité, fiscalité, salaires pour PME et indépendants.</p></div>',
      ),
      '/prestations/': fiduciary(
        'Prestations',
        '<div class="j-module n j-text"><ul><li>Tenue de comptabilité</li><li>Déclarations d’impôt dès CHF 120.–</li><li>Révision restreinte</li></ul></div>',
      ),
      '/a-propos/': fiduciary(
        'À propos',
        '<div class="j-module n j-text"><h2>À propos</h2><p><strong>Nicolas Perroud</strong><br>Associé-gérant, expert-comptable diplômé</p><p><strong>Valérie Chollet</strong><br>Comptable</p><p>Membre de Fiduciaire|Suisse, section vaudoise.</p></div>',
      ),
      '/contact/': fiduciary(
        'Contact',
        '<div class="j-module n j-text"><p>Avenue du Général-Guisan 58, 1800 Vevey</p><p>Tél. 021 055 93 40<br><a href="mailto:info@fiduciaire-perroud.test">info@fiduciaire-perroud.test</a></p></div>',
      ),
      '/about/': fiduciary(
        'Impressum',
        '<div class="j-module n j-text"><p>Fiduciaire Perroud Sàrl, Avenue du Général-Guisan 58, 1800 Vevey<br>IDE CHE-148.055.934</p></div>',
      ),
    },
    phones: ['+41210559340'],
    people: [
      { name: 'Nicolas Perroud', role: 'Associé-gérant, expert-comptable diplômé' },
      { name: 'Valérie Chollet', role: 'Comptable' },
    ],
    closed: ['/contact/'],
  },
  {
    host: 'constructions-beaurivage.test',
    alias: ['www.constructions-beaurivage.test'],
    language: 'fr',
    country: 'CA',
    kind: 'webflow',
    about: 'a contractor in Québec with extensions and addresses beside its people',
    asked: 'operations',
    pages: {
      '/': builder(
        'Entrepreneur général à Québec',
        '<section class="hero"><div class="w-container"><h1>Bâtir juste, depuis 1984</h1><p>Commercial, institutionnel et multirésidentiel.</p></div></section>',
      ),
      '/projets': builder(
        'Projets',
        '<div class="w-container"><h3>École des Berges</h3><p>14,2 M$, 2023</p><h3>Aréna de Beauport</h3><p>8,6 M$, 2021</p></div>',
      ),
      '/equipe': builder(
        'Équipe',
        '<div class="w-container"><h1>Équipe</h1><div class="team-grid"><div class="team-card"><h4>Martin Beaurivage</h4><p>Président</p><p>418 555-0139, poste 201</p><a href="mailto:mbeaurivage@constructions-beaurivage.test">mbeaurivage@constructions-beaurivage.test</a></div><div class="team-card"><h4>Geneviève Thibault</h4><p>Directrice des opérations</p><p>418 555-0139, poste 204</p><a href="mailto:gthibault@constructions-beaurivage.test">gthibault@constructions-beaurivage.test</a></div><div class="team-card"><h4>Simon Lachance</h4><p>Chargé de projets</p><p>418 555-0139, poste 210</p><a href="mailto:slachance@constructions-beaurivage.test">slachance@constructions-beaurivage.test</a></div></div></div>',
      ),
      '/carrieres': builder(
        'Carrières',
        '<div class="w-container"><p>Envoyez votre CV à <a href="mailto:rh@constructions-beaurivage.test">rh@constructions-beaurivage.test</a>.</p></div>',
      ),
      '/nous-joindre': builder(
        'Nous joindre',
        '<div class="w-container"><h1>Nous joindre</h1><p>1480, boulevard Hamel, bureau 200<br>Québec (Québec) G1N 3Y6</p><p>Téléphone : <a href="tel:+14185550139">418 555-0139</a><br>Télécopieur : 418 555-0140<br>Courriel : <a href="mailto:info@constructions-beaurivage.test">info@constructions-beaurivage.test</a></p></div>',
      ),
    },
    best: ['gthibault@constructions-beaurivage.test'],
    fine: [
      'info@constructions-beaurivage.test',
      'mbeaurivage@constructions-beaurivage.test',
      'slachance@constructions-beaurivage.test',
    ],
    never: ['+14185550140'],
    phones: ['+14185550139'],
    people: [
      {
        name: 'Geneviève Thibault',
        role: 'Directrice des opérations',
        email: 'gthibault@constructions-beaurivage.test',
        phone: '+14185550139',
      },
      {
        name: 'Martin Beaurivage',
        role: 'Président',
        email: 'mbeaurivage@constructions-beaurivage.test',
        phone: '+14185550139',
      },
      {
        name: 'Simon Lachance',
        role: 'Chargé de projets',
        email: 'slachance@constructions-beaurivage.test',
        phone: '+14185550139',
      },
    ],
  },
]
