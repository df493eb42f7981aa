import { backwards, joomlaCloaked } from '../disguises.ts'
import { divi, elementor, gutenberg, joomla, jsonLd, module_, webflow, widget } from '../frames.ts'
import type { Site } from '../site.ts'
import { charCodes, pictured } from './disguises.ts'
import { drupal, drupalField, ionos, others, prestashop } from './frames.ts'
import { filler } from './prose.ts'

const carpenter = gutenberg({
  host: 'menuiserie-caradec.test',
  language: 'fr',
  name: 'Menuiserie Caradec',
  nav: {
    '/': 'Accueil',
    '/realisations/': 'Réalisations',
    '/contact/': 'Contact',
    '/mentions-legales/': 'Mentions légales',
  },
})

const teaShop = prestashop(
  {
    host: 'www.feuilles-et-vapeur.test',
    language: 'fr',
    name: 'Feuilles & Vapeur',
    nav: {
      '/12-thes': 'Thés',
      '/content/4-a-propos': 'À propos',
      '/content/7-espace-pro': 'Espace pro',
      '/content/2-mentions-legales': 'Mentions légales',
    },
  },
  'Feuilles &amp; Vapeur<br />8 rue des Cordeliers<br />64100 Bayonne<br />France<br />Appelez-nous : <span>05 36 49 12 20</span><br />Écrivez-nous : <a href="mailto:sav@feuilles-et-vapeur.test" class="dropdown">sav@feuilles-et-vapeur.test</a>',
)

const garage = joomla({
  host: 'www.garage-delmas.test',
  language: 'fr',
  name: 'Garage Delmas',
  nav: { '/': 'Garage', '/atelier': 'Atelier', '/acces-et-horaires': 'Accès et horaires' },
  foot: '<p>Réparateur agréé. Assistance constructeur 24 h/24 : 0 800 05 51 12</p>',
})
const cloak =
  'Cette adresse e-mail est protégée contre les robots spammeurs. Vous devez activer le JavaScript pour la visualiser.'

const bolts = drupal({
  host: 'www.boulonnerie-mosane.test',
  language: 'fr',
  name: 'Boulonnerie Mosane SA',
  nav: {
    '/fr/produits': 'Produits',
    '/fr/qui-fait-quoi': 'Qui fait quoi ?',
    '/fr/coordonnees': 'Coordonnées',
  },
  foot: '<p>TVA BE 0488.123.047 – RPM Liège – IBAN BE48 8123 0477 1230</p><p>Réalisation : Wallweb, 04 055 99 10, info@wallweb.test</p>',
})

const trustee = ionos({
  host: 'www.fiduciaire-monnard.test',
  language: 'fr',
  name: 'Fiduciaire Monnard Sàrl',
  nav: { '/': 'Accueil', '/prestations/': 'Prestations', '/adresse/': 'Adresse' },
})

const camping = elementor({
  host: 'camping-tamaris.test',
  language: 'fr',
  name: 'Camping Les Tamaris',
  nav: { '#emplacements': 'Emplacements', '#acces': 'Accès', '/mentions-legales/': 'Mentions légales' },
  head: '<style>.rtl{unicode-bidi:bidi-override;direction:rtl}</style>',
})

const workshop = webflow({
  host: 'www.ateliers-rivoire.test',
  language: 'fr',
  name: 'Ateliers Rivoire',
  nav: { '/': 'Ateliers', '/equipe': 'Les gens', '/presse': 'Presse', '/bonjour': 'Bonjour' },
  foot: '<a href="https://www.instagram.com/ateliersrivoire">Instagram</a>',
})

const roofer = divi({
  host: 'couverture-blanchet.test',
  language: 'fr',
  name: 'Couverture Blanchet',
  nav: { '/': 'Accueil', '/toiture/': 'Toiture', '/devis-gratuit/': 'Devis gratuit' },
  foot: '<p>Couverture Blanchet – 03 53 01 48 30 – blanchet@couverture-blanchet.test</p>',
})

export const french: readonly Site[] = [
  {
    host: 'menuiserie-caradec.test',
    language: 'fr',
    country: 'FR',
    kind: 'gutenberg',
    about: 'a plain contact page; landline and mobile; the host in the legal notice',
    pages: {
      '/': carpenter(
        'Menuisier à Quimper',
        `<h1>Le bois, de la forêt à la fenêtre</h1>${filler('fr', 0, 2)}`,
      ),
      '/realisations/': carpenter('Réalisations', '<p>Escalier chêne, 2024, 14 marches, 4 881 € HT</p>'),
      '/contact/': carpenter(
        'Contact',
        '<p>Menuiserie Caradec, 48 route de Brest, 29000 Quimper</p><p>Tél. : 02 61 91 48 12<br>Port. : 06 39 98 48 12<br>Courriel : <a href="mailto:contact@menuiserie-caradec.test">contact@menuiserie-caradec.test</a></p>',
      ),
      '/mentions-legales/': carpenter(
        'Mentions légales',
        '<p>Éditeur : EURL Caradec, gérant : Yann Caradec, SIRET 488 123 047 00012, RCS Quimper, capital 8 000 €.</p><p>Hébergement : Nuage Océan, 2 rue Kermaria, 59100 Roubaix, tél. 01 99 00 48 12, support@nuage-ocean.test</p>',
      ),
    },
    asked: 'owner',
    best: ['contact@menuiserie-caradec.test'],
    never: ['support@nuage-ocean.test', 'privacy@consentia.test', '+33199004812'],
    phones: ['+33261914812', '+33639984812'],
    people: [{ name: 'Yann Caradec', role: 'gérant' }],
  },
  {
    host: 'feuilles-et-vapeur.test',
    alias: ['www.feuilles-et-vapeur.test'],
    language: 'fr',
    country: 'FR',
    kind: 'prestashop',
    about:
      'store information in each footer; a page for professionals with a buyer; mediator and host in the notice',
    pages: {
      '/': teaShop('Thés et infusions', filler('fr', 1, 1)),
      '/12-thes': teaShop('Thés', '<p>Sencha 100 g, 12,80 €, réf. FV-048812</p>'),
      '/content/4-a-propos': teaShop('À propos', '<p>Fondatrice : Maylis Etcheverry.</p>'),
      '/content/7-espace-pro': teaShop(
        'Espace pro',
        '<p>Vous êtes producteur ou torréfacteur ? Écrivez à Bastien Larralde, responsable achats et référencement : <a href="mailto:bastien@feuilles-et-vapeur.test">bastien@feuilles-et-vapeur.test</a>, ligne directe 05.36.49.12.24.</p>',
      ),
      '/content/2-mentions-legales': teaShop(
        'Mentions légales',
        '<p>Directrice de la publication : Maylis Etcheverry. Médiateur de la consommation : saisine@mediation-conso.test. Hébergeur : Boutiquenligne SAS, 01 99 00 55 10.</p>',
      ),
    },
    asked: 'procurement',
    best: ['bastien@feuilles-et-vapeur.test'],
    fine: ['sav@feuilles-et-vapeur.test'],
    never: [...others, 'saisine@mediation-conso.test', 'jane@example.com', '+33199005510'],
    phones: ['+33536491220', '+33536491224'],
    people: [
      {
        name: 'Bastien Larralde',
        role: 'responsable achats et référencement',
        email: 'bastien@feuilles-et-vapeur.test',
        phone: '+33536491224',
      },
      { name: 'Maylis Etcheverry', role: 'Fondatrice' },
      { name: 'Maylis Etcheverry', role: 'Directrice de la publication' },
    ],
  },
  {
    host: 'www.garage-delmas.test',
    language: 'fr',
    country: 'FR',
    kind: 'joomla',
    about: 'the maker’s hotline in each footer; cloaked addresses of workshop and parts; fax in brackets',
    pages: {
      '/': garage('Garage à Albi', filler('fr', 0, 1)),
      '/atelier': garage(
        'Atelier',
        `<p>Chef d’atelier : Thierry Delmas<br>Magasin pièces : Kévin Roques<br>${joomlaCloaked('pieces@garage-delmas.test', cloak)}</p>`,
      ),
      '/acces-et-horaires': garage(
        'Accès et horaires',
        `<p>Garage Delmas, 48 av. de Carmaux, 81000 Albi</p><p>+33 (0)5.36.49.48.12 (fax : +33 (0)5.36.49.48.13)</p><p>Accueil : ${joomlaCloaked('accueil@garage-delmas.test', cloak)}</p><p>lun.-ven. 8h-12h / 14h-18h30</p>`,
      ),
    },
    asked: 'operations',
    best: ['accueil@garage-delmas.test', 'pieces@garage-delmas.test'],
    never: ['+33536494813', '+33800055112'],
    phones: ['+33536494812'],
    people: [
      { name: 'Thierry Delmas', role: 'Chef d’atelier' },
      { name: 'Kévin Roques', role: 'Magasin pièces' },
    ],
  },
  {
    host: 'www.boulonnerie-mosane.test',
    language: 'fr',
    country: 'BE',
    kind: 'drupal',
    about:
      'a page to choose French or Dutch; Belgian numbers with slash and dots; departments with addresses; maker in each footer',
    pages: {
      '/': '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Boulonnerie Mosane</title></head><body class="splash"><ul><li><a href="/fr/accueil" hreflang="fr">Français</a></li><li><a href="/nl/onthaal" hreflang="nl">Nederlands</a></li></ul></body></html>',
      '/fr/accueil': bolts('Accueil', filler('fr', 0, 2)),
      '/nl/onthaal': bolts('Onthaal', '<p>Bouten en moeren sinds 1952.</p>'),
      '/fr/produits': bolts('Produits', '<p>DIN 931 M12 x 80, boîte de 100, 48,81 € HTVA</p>'),
      '/fr/qui-fait-quoi': bolts(
        'Qui fait quoi ?',
        `<h3>Achats</h3><p>Véronique Lambrechts</p>${drupalField('mail', '<a href="mailto:achats@boulonnerie-mosane.test">achats@boulonnerie-mosane.test</a>')}${drupalField('tel', '04/055.48.14')}<h3>Ventes</h3><p>Michaël Dossin</p>${drupalField('mail', '<a href="mailto:ventes@boulonnerie-mosane.test">ventes@boulonnerie-mosane.test</a>')}<h3>Administrateur délégué</h3><p>Baudouin Closset</p>`,
      ),
      '/fr/coordonnees': bolts(
        'Coordonnées',
        '<p>Parc des Hauts-Sarts, 4040 Herstal</p><p>Tél. +32 (0)4 055 48 12<br>Fax +32 (0)4 055 48 13<br>info@boulonnerie-mosane.test</p>',
      ),
    },
    asked: 'procurement',
    best: ['achats@boulonnerie-mosane.test'],
    fine: ['ventes@boulonnerie-mosane.test', 'info@boulonnerie-mosane.test'],
    never: ['info@wallweb.test', '+3240559910', '+3240554813'],
    phones: ['+3240554812', '+3240554814'],
    people: [
      {
        name: 'Véronique Lambrechts',
        role: 'Achats',
        email: 'achats@boulonnerie-mosane.test',
        phone: '+3240554814',
      },
      { name: 'Michaël Dossin', role: 'Ventes', email: 'ventes@boulonnerie-mosane.test' },
      { name: 'Baudouin Closset', role: 'Administrateur délégué' },
    ],
  },
  {
    host: 'www.fiduciaire-monnard.test',
    language: 'fr',
    country: 'CH',
    kind: 'ionos',
    about: 'a hoster’s builder; the address with a picture for the sign; the number without a country code',
    pages: {
      '/': trustee('Accueil', filler('fr', 0, 1)),
      '/prestations/': trustee('Prestations', '<p>Comptabilité, TVA, salaires. IDE CHE-488.123.047</p>'),
      '/adresse/': trustee(
        'Adresse',
        `<p>Rue du Lac 48, 1800 Vevey</p><p>Téléphone 021 555 48 12 – Télécopieur 021 555 48 13</p><p>${pictured('bureau@fiduciaire-monnard.test')}</p><p>Pascal Monnard, expert fiscal diplômé, associé gérant</p>`,
      ),
    },
    asked: 'owner',
    best: ['bureau@fiduciaire-monnard.test'],
    never: ['+41215554813'],
    phones: ['+41215554812'],
    people: [{ name: 'Pascal Monnard', role: 'expert fiscal diplômé, associé gérant' }],
  },
  {
    host: 'camping-tamaris.test',
    language: 'fr',
    country: 'FR',
    kind: 'elementor',
    about:
      'one page whose address runs from right to left; rescue services and the town hall named; JSON-LD with the number',
    pages: {
      '/': camping(
        'Camping au bord de l’eau',
        widget(`<h1>Les pieds dans l’eau</h1>${filler('fr', 0, 1)}`) +
          widget(
            '<div id="acces"><p>En cas d’urgence : CROSS 05 36 49 99 16. Mairie : mairie@bourg-sur-mer.test</p><p>GPS 44.6589, -1.1627</p></div>',
          ) +
          widget(
            `<p>Réservations : <span class="rtl">${backwards('resa@camping-tamaris.test')}</span></p><p>Vos hôtes, Solène et Marc Guichard</p>`,
          ),
        jsonLd({
          '@type': 'Campground',
          name: 'Camping Les Tamaris',
          telephone: '+33 5 36 49 60 10',
          checkinTime: '14:00',
        }),
      ),
      '/mentions-legales/': camping(
        'Mentions légales',
        widget(
          '<p>SARL Guichard, SIREN 488 123 047. Directrice de la publication : Solène Guichard. Site : Agence Écume, bonjour@agence-ecume.test</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['resa@camping-tamaris.test'],
    never: [
      'mairie@bourg-sur-mer.test',
      'bonjour@agence-ecume.test',
      'privacy@consentia.test',
      '+33536499916',
    ],
    phones: ['+33536496010'],
    people: [
      { name: 'Solène Guichard', role: 'Directrice de la publication' },
      { name: 'Solène Guichard', role: 'hôtes' },
      { name: 'Marc Guichard', role: 'hôtes' },
    ],
  },
  {
    host: 'www.ateliers-rivoire.test',
    language: 'fr',
    country: 'FR',
    kind: 'webflow',
    about:
      'the address is made of letters’ codes; press office of an agency in plain text; first names with roles elsewhere',
    pages: {
      '/': workshop('Luminaires', `<div class="section">${filler('fr', 0, 1)}</div>`),
      '/equipe': workshop(
        'Les gens',
        '<div class="team-card"><h4 class="name">Apolline Rivoire</h4><div class="job">Cofondatrice, direction</div></div><div class="team-card"><h4 class="name">Samir Haddad</h4><div class="job">Achats matières &amp; atelier</div></div>',
      ),
      '/presse': workshop(
        'Presse',
        '<p>Bureau de presse Minuit : Clémence Aubry, attachée de presse, clemence@minuit-presse.test, 01 99 00 48 90</p>',
      ),
      '/bonjour': workshop(
        'Bonjour',
        `<p>Passez à l’atelier, 48 rue Oberkampf, Paris.</p><p id="m"></p>${charCodes('bonjour@ateliers-rivoire.test')}<p>01 99 00 48 81</p>`,
      ),
    },
    asked: 'procurement',
    best: ['bonjour@ateliers-rivoire.test'],
    never: ['clemence@minuit-presse.test', '+33199004890'],
    phones: ['+33199004881'],
    people: [
      { name: 'Samir Haddad', role: 'Achats matières & atelier' },
      { name: 'Apolline Rivoire', role: 'Cofondatrice, direction' },
    ],
    strangers: ['Clémence Aubry'],
  },
  {
    host: 'couverture-blanchet.test',
    language: 'fr',
    country: 'FR',
    kind: 'divi',
    about: 'number and address in each footer; the page of estimates has a form and the master’s name',
    pages: {
      '/': roofer('Couvreur à Troyes', module_(filler('fr', 0, 2))),
      '/toiture/': roofer('Toiture', module_('<p>Tuile plate, zinc, ardoise 32 x 22</p>')),
      '/devis-gratuit/': roofer(
        'Devis gratuit',
        module_(
          '<p>Patrick Blanchet, artisan couvreur, vous rappelle.</p><form><input type="email" placeholder="Adresse e-mail"></form>',
        ),
      ),
    },
    asked: 'owner',
    best: ['blanchet@couverture-blanchet.test'],
    never: ['privacy@consentia.test'],
    phones: ['+33353014830'],
    people: [{ name: 'Patrick Blanchet', role: 'artisan couvreur' }],
  },
]
