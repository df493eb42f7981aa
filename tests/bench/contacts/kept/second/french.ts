import { joomlaCloaked, typo3Script } from '../../disguises.ts'
import { divi, diviPerson, joomla, jsonLd, module_, typo3 } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { breakable, mirrored } from './disguises.ts'
import { hosted, prestashop8 } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const cellar = prestashop8(
  {
    host: 'www.cave-vigouroux.test',
    language: 'fr',
    name: 'Cave Vigouroux',
    nav: {
      '/': 'Accueil',
      '/3-vins-rouges': 'Vins rouges',
      '/content/4-nos-vignerons': 'Nos vignerons',
      '/content/1-livraison': 'Livraison',
    },
    foot: '<ul><li><a href="/content/2-mentions-legales">Mentions légales</a></li><li><a href="/content/3-conditions-generales">CGV</a></li></ul>',
  },
  `<div itemprop="address">Cave Vigouroux<br />12 place de la Halle<br />63000 Clermont-Ferrand<br />France<br />Appelez-nous : <span>04 65 71 04 18</span></div>`,
)

const workshop = typo3({
  host: 'www.ateliers-delcourt.test',
  language: 'fr',
  name: 'Ateliers Delcourt SA',
  nav: {
    '/': 'Accueil',
    '/metiers': 'Nos métiers',
    '/qui-fait-quoi': 'Qui fait quoi',
    '/acces': 'Accès et horaires',
    '/conditions': 'Mentions et conditions',
  },
  foot: '<p>Ateliers Delcourt SA, rue des Forges 41, 4040 Herstal, TVA BE 0441.823.077, RPM Liège</p>',
})

const vets = divi({
  host: 'veto-troisormes.test',
  language: 'fr',
  name: 'Clinique vétérinaire des Trois Ormes',
  nav: {
    '/': 'La clinique',
    '/equipe/': 'L’équipe',
    '/urgences/': 'Urgences',
    '/mentions-legales/': 'Mentions légales',
  },
})

const hotel = hosted({
  host: 'www.hotel-des-tilleuls.test',
  language: 'fr',
  name: 'Hôtel des Tilleuls',
  nav: {
    '/': 'Bienvenue',
    '/chambres': 'Chambres',
    '/seminaires': 'Séminaires',
    '/la-maison': 'La maison',
    '/nous-trouver': 'Nous trouver',
  },
  foot: '<p>Hôtel des Tilleuls SA, Grand-Rue 18, 1470 Estavayer-le-Lac</p>',
})

const carrier = joomla({
  host: 'www.transports-guillemot.test',
  language: 'fr',
  name: 'Transports Guillemot',
  nav: {
    '/': 'Accueil',
    '/index.php/nos-agences': 'Nos agences',
    '/index.php/vos-interlocuteurs': 'Vos interlocuteurs',
    '/index.php/recrutement': 'Recrutement',
    '/index.php/infos-legales': 'Infos légales',
  },
  foot: '<p>Site réalisé par <a href="https://webarmor.test">Web Armor</a> &ndash; 02 61 91 08 80</p>',
})
const notice =
  'Cette adresse e-mail est protégée contre les robots spammeurs. Vous devez activer le JavaScript pour la visualiser.'

export const french: readonly Site[] = [
  {
    host: 'www.cave-vigouroux.test',
    alias: ['cave-vigouroux.test'],
    language: 'fr',
    country: 'FR',
    kind: 'prestashop',
    about: 'a host, a mediator and a carrier beside the own; growers with names and professions',
    pages: {
      '/': cellar('Accueil', chatter('fr', 0, 2)),
      '/3-vins-rouges': cellar('Vins rouges', '<p>Réf. 104418-75, 12,90 € TTC la bouteille, lot de 6.</p>'),
      '/content/4-nos-vignerons': cellar(
        'Nos vignerons',
        '<h3>Jean-Marc Pagès</h3><p>Vigneron à Boudes, 06 84 41 82 30</p><h3>Élise Chabrol</h3><p>Gérante du domaine des Orgues</p>',
      ),
      '/content/1-livraison': cellar(
        'Livraison',
        '<p>Colis expédiés par Transexpress. Suivi : 09 69 39 41 82, suivi@transexpress.test.</p>',
      ),
      '/content/2-mentions-legales': cellar(
        'Mentions légales',
        `<p>Le présent site est édité par la SARL Cave Vigouroux au capital de 8 000 €, RCS Clermont-Ferrand 441 823 077, SIRET 441 823 077 00018, TVA FR 41 441823077.</p><p>Directrice de la publication : Solène Vigouroux, gérante<br>Courriel : ${breakable('boutique@cave-vigouroux.test')}<br>Téléphone : +33 (0)4 65 71 04 18</p>${privacy('fr')}`,
      ),
      '/content/3-conditions-generales': cellar(
        'Conditions générales de vente',
        '<p>Médiateur de la consommation : Médiation Centre, 27 avenue de la Libération, 04 65 71 09 90, saisine@mediation-centre.test. L’abus d’alcool est dangereux pour la santé.</p>',
      ),
    },
    asked: 'owner',
    best: ['boutique@cave-vigouroux.test'],
    never: [
      ...privacyOthers.fr,
      'suivi@transexpress.test',
      'saisine@mediation-centre.test',
      'you@shop.example',
      '+33684418230',
      '+33969394182',
      '+33465710990',
    ],
    phones: ['+33465710418'],
    people: [{ name: 'Solène Vigouroux', role: 'gérante' }],
    strangers: ['Jean-Marc Pagès', 'Élise Chabrol'],
  },
  {
    host: 'www.ateliers-delcourt.test',
    language: 'fr',
    country: 'BE',
    kind: 'typo3',
    about: 'Belgian figures with slashes and points; links of an older script; an adviser from outside',
    pages: {
      '/': workshop('Accueil', `<h1>Mécano-soudure depuis 1963</h1>${chatter('fr', 0, 2)}`),
      '/metiers': workshop('Nos métiers', chatter('fr', 1, 1)),
      '/qui-fait-quoi': workshop(
        'Qui fait quoi',
        `<h1>Qui fait quoi</h1><table class="contenttable"><tbody>
<tr><td><p>Benoît Delcourt</p></td><td><p>Administrateur délégué</p></td><td><p>04/248.44.10</p></td><td><p>${typo3Script('b.delcourt@ateliers-delcourt.test', '(arobase)')}</p></td></tr>
<tr><td><p>Nathalie Simonis</p></td><td><p>Responsable achats</p></td><td><p>04/248.44.18<br>0475/44.18.23</p></td><td><p>${typo3Script('n.simonis@ateliers-delcourt.test', '(arobase)')}</p></td></tr>
<tr><td><p>Yves Lambrecht</p></td><td><p>Chef d’atelier</p></td><td><p>04/248.44.22</p></td><td><p>${typo3Script('y.lambrecht@ateliers-delcourt.test', '(arobase)')}</p></td></tr>
<tr><td><p>Carine Wauters</p></td><td><p>Comptabilité fournisseurs</p></td><td><p>04/248.44.30</p></td><td><p>${typo3Script('factures@ateliers-delcourt.test', '(arobase)')}</p></td></tr>
</tbody></table><p>Conseiller en prévention externe : Luc Thiry, Prévenco asbl, 04/344.51.18</p>`,
      ),
      '/acces': workshop(
        'Accès et horaires',
        '<p>Réception des marchandises : lundi au vendredi 7h00-15h00, quai 2. Accueil 04/248.44.00, fax 04/248.44.01. Prévenir une demi-heure avant.</p>',
      ),
      '/conditions': workshop(
        'Mentions et conditions',
        `<p>IBAN BE68 5390 0754 7034. ${typo3Script('info@ateliers-delcourt.test', '(arobase)')}. Réalisation : Studio Meuse, 04/344.09.12, bonjour@studiomeuse.test</p>`,
      ),
    },
    asked: 'procurement',
    best: ['n.simonis@ateliers-delcourt.test'],
    fine: [
      'info@ateliers-delcourt.test',
      'b.delcourt@ateliers-delcourt.test',
      'y.lambrecht@ateliers-delcourt.test',
    ],
    never: ['bonjour@studiomeuse.test', '+3243440912', '+3243445118', '+3242484401'],
    phones: ['+3242484418', '+32475441823', '+3242484400', '+3242484410', '+3242484422', '+3242484430'],
    people: [
      {
        name: 'Nathalie Simonis',
        role: 'Responsable achats',
        email: 'n.simonis@ateliers-delcourt.test',
        phone: '+3242484418',
      },
      {
        name: 'Benoît Delcourt',
        role: 'Administrateur délégué',
        email: 'b.delcourt@ateliers-delcourt.test',
        phone: '+3242484410',
      },
      {
        name: 'Yves Lambrecht',
        role: 'Chef d’atelier',
        email: 'y.lambrecht@ateliers-delcourt.test',
        phone: '+3242484422',
      },
      { name: 'Carine Wauters', role: 'Comptabilité fournisseurs', phone: '+3242484430' },
    ],
    strangers: ['Luc Thiry'],
  },
  {
    host: 'veto-troisormes.test',
    alias: ['www.veto-troisormes.test'],
    language: 'fr',
    country: 'FR',
    kind: 'divi',
    about:
      'another practice answers at night; no address but a form; the schema.org data has the number alone',
    pages: {
      '/': vets(
        'Clinique vétérinaire à Metz',
        module_(
          `<h1>La clinique</h1>${chatter('fr', 0, 1)}<p>Prenez rendez-vous en ligne ou par téléphone.</p>`,
        ),
        jsonLd({
          '@type': 'VeterinaryCare',
          name: 'Clinique vétérinaire des Trois Ormes',
          telephone: '+33353010418',
          address: { '@type': 'PostalAddress', addressLocality: 'Metz', postalCode: '57000' },
        }),
      ),
      '/equipe/': vets(
        'L’équipe',
        `${diviPerson('Dr Claire Mazet', 'Vétérinaire, gérante')}${diviPerson('Dr Hugo Ferrand', 'Vétérinaire collaborateur libéral')}${diviPerson('Julie Roux', 'Auxiliaire spécialisée vétérinaire')}${module_('<p>Le cabinet a été fondé en 1981 par le Dr André Schmitt, aujourd’hui à la retraite.</p>')}`,
      ),
      '/urgences/': vets(
        'Urgences',
        module_(
          '<p>La nuit et le dimanche, le service Véto-Garde prend le relais : <strong>03 53 01 09 11</strong> (consultation majorée). Centre antipoison animal : 04 78 87 41 82.</p>',
        ),
      ),
      '/mentions-legales/': vets(
        'Mentions légales',
        module_(
          `<p>SELARL des Trois Ormes, 8 rue des Tanneurs, 57000 Metz, SIRET 44182307700026. Ordre régional : 03 53 01 07 70, grandest@ordre-veterinaire.test.</p>${privacy('fr')}<p>Pour nous écrire, utilisez le formulaire de la page d’accueil.</p>`,
        ),
      ),
    },
    asked: 'owner',
    never: [
      ...privacyOthers.fr,
      ...consentOthers,
      'grandest@ordre-veterinaire.test',
      '+33353010911',
      '+33478874182',
      '+33353010770',
    ],
    phones: ['+33353010418'],
    people: [
      { name: 'Claire Mazet', role: 'Vétérinaire, gérante' },
      { name: 'Hugo Ferrand', role: 'Vétérinaire collaborateur libéral' },
      { name: 'Julie Roux', role: 'Auxiliaire spécialisée vétérinaire' },
    ],
    strangers: ['André Schmitt'],
  },
  {
    host: 'www.hotel-des-tilleuls.test',
    language: 'fr',
    country: 'CH',
    kind: 'ionos',
    about:
      'an address that a style turns round; a landing stage’s and a tourist office’s numbers; a painter of 1890',
    pages: {
      '/': hotel('Bienvenue', `${chatter('fr', 2, 1)}<p>Réservations : +41 26 663 44 18</p>`),
      '/chambres': hotel(
        'Chambres',
        '<p>22 chambres. La suite porte le nom du peintre Ferdinand Aebischer, hôte de la maison en 1890.</p>',
      ),
      '/seminaires': hotel(
        'Séminaires',
        '<p>Votre interlocutrice : Léa Corminboeuf, responsable séminaires et banquets, +41 26 663 44 25</p>',
      ),
      '/la-maison': hotel(
        'La maison',
        `<p>L’hôtel appartient à la famille Bersier.</p><p><b>Philippe Bersier</b><br>Propriétaire</p><p><b>Sandrine Bersier</b><br>Directrice d’exploitation</p><p><b>Karim Benali</b><br>Chef de cuisine</p>`,
      ),
      '/nous-trouver': hotel(
        'Nous trouver',
        `<p>Grand-Rue 18, 1470 Estavayer-le-Lac<br>Tél. 026 663 44 18<br>Fax 026 663 44 19<br>${mirrored('accueil@hotel-des-tilleuls.test')}</p><p>Bateaux : Navigation du Lac, 032 729 96 01. Office du tourisme : 026 662 66 80, office@estavayer-tourisme.test.</p>`,
      ),
    },
    asked: 'operations',
    best: ['accueil@hotel-des-tilleuls.test'],
    never: ['office@estavayer-tourisme.test', '+41266634419', '+41327299601', '+41266626680'],
    phones: ['+41266634418', '+41266634425'],
    people: [
      { name: 'Sandrine Bersier', role: 'Directrice d’exploitation' },
      { name: 'Philippe Bersier', role: 'Propriétaire' },
      { name: 'Léa Corminboeuf', role: 'responsable séminaires et banquets', phone: '+41266634425' },
      { name: 'Karim Benali', role: 'Chef de cuisine' },
    ],
    strangers: ['Ferdinand Aebischer'],
  },
  {
    host: 'www.transports-guillemot.test',
    language: 'fr',
    country: 'FR',
    kind: 'joomla',
    about:
      'two branches, cloaked addresses, an owner who asks not to be called; robots.txt closes the customers’ part',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /administrator/\nDisallow: /index.php/espace-client\nDisallow: /tmp/\n',
      },
      '/': carrier(
        'Accueil',
        `${chatter('fr', 0, 1)}<p><a href="/index.php/espace-client">Espace client</a></p>`,
      ),
      '/index.php/espace-client': carrier(
        'Espace client',
        '<p>Astreinte clients sous contrat : 06 84 41 09 77, astreinte@transports-guillemot.test</p>',
      ),
      '/index.php/nos-agences': carrier(
        'Nos agences',
        '<h3>Siège – Quimper</h3><p>ZI de l’Hippodrome, 29000 Quimper<br>Tél : 02.61.91.04.10 – Fax : 02.61.91.04.19</p><h3>Agence de Lorient</h3><p>Port de commerce, 56100 Lorient<br>Tél : 02.61.91.04.60</p>',
      ),
      '/index.php/vos-interlocuteurs': carrier(
        'Vos interlocuteurs',
        `<p><strong>Loïc Le Guen</strong>, responsable d’exploitation<br>Ligne directe 02.61.91.04.12<br>${joomlaCloaked('l.leguen@transports-guillemot.test', notice)}</p>
<p><strong>Anne Guillemot</strong>, présidente<br>Ne souhaite pas être démarchée : merci de passer par l’exploitation.</p>
<p><strong>Morgane Riou</strong>, affrètement<br>02.61.91.04.14<br>${joomlaCloaked('m.riou@transports-guillemot.test', notice)}</p>`,
      ),
      '/index.php/recrutement': carrier('Recrutement', '<p>CV à rh@transports-guillemot.test</p>'),
      '/index.php/infos-legales': carrier(
        'Infos légales',
        `<p>SAS Transports Guillemot, RCS Quimper 441 823 770. Directrice de la publication : Anne Guillemot. ${joomlaCloaked('contact@transports-guillemot.test', notice)}</p>${privacy('fr')}<p>Crédits photos : Yann Kerdoncuff</p>`,
      ),
    },
    asked: 'operations',
    best: ['l.leguen@transports-guillemot.test'],
    fine: ['contact@transports-guillemot.test', 'm.riou@transports-guillemot.test'],
    never: [
      ...privacyOthers.fr,
      'astreinte@transports-guillemot.test',
      '+33684410977',
      '+33261910880',
      '+33261910419',
    ],
    phones: ['+33261910412', '+33261910410', '+33261910414', '+33261910460'],
    people: [
      {
        name: 'Loïc Le Guen',
        role: 'responsable d’exploitation',
        email: 'l.leguen@transports-guillemot.test',
        phone: '+33261910412',
      },
      {
        name: 'Morgane Riou',
        role: 'affrètement',
        email: 'm.riou@transports-guillemot.test',
        phone: '+33261910414',
      },
      { name: 'Anne Guillemot', role: 'présidente' },
    ],
    strangers: ['Yann Kerdoncuff'],
    closed: ['/administrator/', '/index.php/espace-client', '/tmp/'],
  },
]
