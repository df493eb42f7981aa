import { backwards, entities, joomlaHidden } from '../disguises.ts'
import {
  divi,
  diviPerson,
  elementor,
  handmade,
  joomla,
  module_,
  next,
  squarespace,
  typo3,
  widget,
} from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const bakery = elementor({
  host: 'fournil-des-arceaux.test',
  language: 'fr',
  name: 'Le Fournil des Arceaux',
  nav: {
    '/': 'Accueil',
    '/nos-pains/': 'Nos pains',
    '/qui-sommes-nous/': 'Qui sommes-nous ?',
    '/contactez-nous/': 'Contactez-nous',
  },
  foot: '<p><a href="https://fournil-des-arceaux.test/mentions-legales/">Mentions légales</a> – Création <a href="https://studio-garrigue.test">Studio Garrigue</a> : bonjour@studio-garrigue.test</p>',
})

const stove = joomla({
  host: 'www.foyersduquebec.test',
  language: 'fr',
  name: 'Foyers Boréal',
  nav: { '/': 'Accueil', '/produits': 'Produits', '/nous-joindre': 'Nous joindre' },
})
const protege =
  'Cette adresse courriel est protégée contre les robots spammeurs. Vous devez activer le JavaScript pour la visualiser.'

const winery = handmade({
  host: 'www.domaine-peyrac.test',
  language: 'fr',
  name: 'Domaine de Peyrac',
  nav: { 'index.html': 'Accueil', 'vins.html': 'Nos vins', 'acces.html': 'Accès &amp; visites' },
})

const gym = next(
  {
    host: 'mouvement-gym.test',
    language: 'fr',
    name: 'Mouvement',
    nav: { '/fr': 'Accueil', '/fr/clubs': 'Clubs', '/fr/contact': 'Contact' },
    foot: '<p>© Mouvement SAS – hébergé par Edgeo Inc., legal@edgeo.test</p>',
  },
  { menu: [{ label: 'Clubs' }], build: { commit: '4881230c7a1b99a1' } },
)

const printer = divi({
  host: 'www.imprimerie-valois.test',
  language: 'fr',
  name: 'Imprimerie Valois',
  nav: {
    '/': 'Accueil',
    '/savoir-faire/': 'Savoir-faire',
    '/l-equipe/': 'L’équipe',
    '/nous-contacter/': 'Nous contacter',
    '/mentions-legales/': 'Mentions légales',
  },
})

const cellar = typo3({
  host: 'www.cave-du-leman.test',
  language: 'fr',
  name: 'Cave du Léman',
  nav: {
    '/fr/accueil.html': 'Accueil',
    '/fr/vins.html': 'Vins',
    '/fr/a-propos.html': 'À propos',
    '/fr/contact.html': 'Contact',
  },
  head: '<style>.mail-inverse{unicode-bidi:bidi-override;direction:rtl}</style>',
})

const plumber = handmade({
  host: 'www.plomberie-ferrand.test',
  language: 'fr',
  name: 'Plomberie Ferrand',
  nav: {},
})

const broker = squarespace({
  host: 'www.cabinet-lesueur.test',
  language: 'fr',
  name: 'Cabinet Lesueur',
  nav: {
    '/': 'Le cabinet',
    '/metiers': 'Nos métiers',
    '/equipe': 'L’équipe',
    '/mentions-legales': 'Mentions légales',
  },
  foot: '<p>Cabinet Lesueur, 12 quai de la Fosse, 44000 Nantes – 02.61.91.12.34</p>',
})

export const french: readonly Site[] = [
  {
    host: 'fournil-des-arceaux.test',
    language: 'fr',
    country: 'FR',
    kind: 'elementor',
    about:
      '"arobase" in brackets; the host, its number and a mediator in the legal notice; the publication’s director is the owner',
    pages: {
      '/': bakery('Boulangerie à Montpellier', widget(`<h1>Du levain, du temps.</h1>${prose('fr', 0, 2)}`)),
      '/nos-pains/': bakery(
        'Nos pains',
        widget('<p>Tourte de seigle 5,80 € – Campagne 3,20 € – Épeautre 4,90 €</p>'),
      ),
      '/qui-sommes-nous/': bakery(
        'Qui sommes-nous ?',
        widget(
          `${prose('fr', 1, 1)}<p>Clémence Vidalou, boulangère et gérante, et Yanis Belhadj, responsable de production.</p>`,
        ),
      ),
      '/contactez-nous/': bakery(
        'Contactez-nous',
        widget(
          '<p>48 rue de la Croix Verte<br>34090 Montpellier</p><p>Tél. : 04 65 71 23 45</p><p>Courriel : contact (arobase) fournil-des-arceaux.test</p>',
        ),
      ),
      '/mentions-legales/': bakery(
        'Mentions légales',
        widget(
          `<h2>Éditeur</h2><p>SARL Le Fournil des Arceaux au capital de 8 000 €, RCS Montpellier 488 123 047, SIRET 488 123 047 00015, TVA FR 12 488123047. Directrice de la publication : Clémence Vidalou, gérante.</p><h2>Hébergement</h2><p>Nuagia SAS, 2 rue Kellermann, 59100 Roubaix – Tél. : 09 72 10 10 07 – support@nuagia.test</p><h2>Médiation</h2><p>Médiateur de la consommation : CMCM, 14 rue Saint-Jean, 75017 Paris, 01 99 00 48 12, litiges@mediateur.test</p><h2>CNIL</h2><p>3 place de Fontenoy, 75007 Paris, 01 99 00 22 22</p>`,
        ),
      ),
    },
    asked: 'owner',
    best: ['contact@fournil-des-arceaux.test'],
    never: [
      'bonjour@studio-garrigue.test',
      'support@nuagia.test',
      'litiges@mediateur.test',
      '+33972101007',
      '+33199004812',
      '+33199002222',
    ],
    phones: ['+33465712345'],
    people: [
      { name: 'Clémence Vidalou', role: 'gérante' },
      { name: 'Yanis Belhadj', role: 'responsable de production' },
    ],
  },
  {
    host: 'foyersduquebec.test',
    alias: ['www.foyersduquebec.test'],
    language: 'fr',
    country: 'CA',
    kind: 'joomla',
    about: '"Nous joindre" with extensions (poste) and a fax; addresses hidden in Joomla 4’s element',
    pages: {
      '/': stove('Foyers et poêles à bois', prose('fr', 0, 3)),
      '/produits': stove('Produits', '<p>Modèle BR-4188 : 75 000 BTU. Modèle BR-5550 : 92 000 BTU.</p>'),
      '/nous-joindre': stove(
        'Nous joindre',
        `<p>Foyers Boréal inc.<br>555, rue Saint-Vallier Ouest, Québec (Québec) G1K 1K1</p><p>Téléphone : 418 555-0134<br>Sans frais : 1 800 555-0135<br>Télécopieur : 418 555-0136</p><p>Courriel : ${joomlaHidden('info@foyersduquebec.test', protege)}</p><h3>Notre équipe</h3><ul><li>Louis-Philippe Gagnon, président, poste 221</li><li>Maude Tessier, directrice des achats, poste 225, ${joomlaHidden('mtessier@foyersduquebec.test', protege)}</li><li>Réal Bouchard, chef d’atelier</li></ul>`,
      ),
    },
    asked: 'procurement',
    best: ['mtessier@foyersduquebec.test'],
    fine: ['info@foyersduquebec.test'],
    never: ['+14185550136'],
    phones: ['+14185550134', '+18005550135'],
    people: [
      {
        name: 'Maude Tessier',
        role: 'directrice des achats',
        email: 'mtessier@foyersduquebec.test',
        phone: '+14185550134',
      },
      { name: 'Louis-Philippe Gagnon', role: 'président', phone: '+14185550134' },
      { name: 'Réal Bouchard', role: 'chef d’atelier' },
    ],
  },
  {
    host: 'mouvement-gym.test',
    language: 'fr',
    country: 'FR',
    kind: 'react',
    about:
      'Next.js drawn on the server; meta refresh to /fr; two clubs with their numbers; press and franchise addresses',
    pages: {
      '/': '<!DOCTYPE html><html><head><title>Mouvement</title><meta http-equiv="Refresh" content="0;URL=\'/fr\'"></head><body><a href="/fr">Français</a> <a href="/en">English</a></body></html>',
      '/fr': gym('Salle de sport', `<section class="sc-3a">${prose('fr', 1, 2)}</section>`),
      '/fr/clubs': gym(
        'Clubs',
        '<section><h3>Mouvement Toulouse</h3><p>05 36 49 11 10</p><h3>Mouvement Albi</h3><p>05 36 49 11 20</p></section>',
      ),
      '/fr/contact': gym(
        'Contact',
        '<section><p>Siège : 05 36 49 11 00</p><p>Presse : presse@mouvement-gym.test</p><p>Franchise : franchise@mouvement-gym.test</p><p>Nous écrire : <a href="mailto:bonjour@mouvement-gym.test">bonjour@mouvement-gym.test</a></p><p>Fondatrice et dirigeante : Leïla Fabre</p></section>',
      ),
    },
    asked: 'owner',
    best: ['bonjour@mouvement-gym.test'],
    never: ['legal@edgeo.test'],
    phones: ['+33536491100', '+33536491110', '+33536491120'],
    people: [{ name: 'Leïla Fabre', role: 'Fondatrice et dirigeante' }],
  },
  {
    host: 'www.domaine-peyrac.test',
    language: 'fr',
    country: 'FR',
    kind: 'handmade',
    about: 'tables in Latin-1; landline, mobile and fax in one line; a free mail address; links in capitals',
    pages: {
      '/': {
        charset: 'latin1',
        body: winery(
          'Accueil',
          `<H2>Vignerons de père en fille</H2>${prose('fr', 0, 2).replaceAll('’', "'").replaceAll('«', '"').replaceAll('»', '"')}`,
        ),
      },
      '/index.html': { charset: 'latin1', body: winery('Accueil', '<H2>Vignerons de père en fille</H2>') },
      '/vins.html': {
        charset: 'latin1',
        body: winery('Nos vins', '<P>Corbières rouge 2019, 75 cl, carton de 6 : 58,80 EUR</P>'),
      },
      '/acces.html': {
        charset: 'latin1',
        body: winery(
          'Accès et visites',
          '<P>Solange et Mathieu PEYRAC, vignerons<BR>11200 Lézignan-Corbières</P><P>Tél : 04-65-71-88-12 - Port : 06.12.34.00.55 - Fax : 04-65-71-88-13</P><P><A HREF="MAILTO:domainedepeyrac@orange.test">domainedepeyrac@orange.test</A></P><P>GPS : 43.2001, 2.7601</P>',
        ),
      },
    },
    asked: 'owner',
    best: ['domainedepeyrac@orange.test'],
    never: ['+33465718813'],
    phones: ['+33465718812', '+33612340055'],
    people: [
      { name: 'Solange Peyrac', role: 'vignerons' },
      { name: 'Mathieu Peyrac', role: 'vignerons' },
    ],
  },
  {
    host: 'www.imprimerie-valois.test',
    language: 'fr',
    country: 'FR',
    kind: 'divi',
    about:
      'Divi’s team module with the purchasing manager; tel: link without spaces; host and printer’s label body in the notice',
    pages: {
      '/': printer('Imprimeur à Reims', module_(`<h1>L’encre et le papier</h1>${prose('fr', 3, 2)}`)),
      '/savoir-faire/': printer('Savoir-faire', module_(prose('fr', 1, 2))),
      '/l-equipe/': printer(
        'L’équipe',
        diviPerson('Hervé Valois', 'Président') +
          diviPerson(
            'Sabine Crépin',
            'Responsable des achats',
            '<p><a href="mailto:achats@imprimerie-valois.test">achats@imprimerie-valois.test</a></p>',
          ) +
          diviPerson('Loïc Trémeur', 'Directeur de production', '<p>Ligne directe : 03 53 01 22 18</p>'),
      ),
      '/nous-contacter/': printer(
        'Nous contacter',
        module_(
          '<p>ZI Les Essillards, 51100 Reims</p><p><a href="tel:+33353012210">03 53 01 22 10</a></p><p><a href="mailto:devis@imprimerie-valois.test">devis@imprimerie-valois.test</a></p>',
        ),
      ),
      '/mentions-legales/': printer(
        'Mentions légales',
        module_(
          '<p>Imprimerie Valois SAS, SIREN 488 123 047. Hébergeur : Altonuage, 03 53 01 99 99, contact@altonuage.test. Imprim’Vert : info@label-vert.test.</p>',
        ),
      ),
    },
    asked: 'procurement',
    best: ['achats@imprimerie-valois.test'],
    fine: ['devis@imprimerie-valois.test'],
    never: ['contact@altonuage.test', 'info@label-vert.test', '+33353019999'],
    phones: ['+33353012210', '+33353012218'],
    people: [
      { name: 'Sabine Crépin', role: 'Responsable des achats', email: 'achats@imprimerie-valois.test' },
      { name: 'Loïc Trémeur', role: 'Directeur de production', phone: '+33353012218' },
      { name: 'Hervé Valois', role: 'Président' },
    ],
  },
  {
    host: 'cave-du-leman.test',
    alias: ['www.cave-du-leman.test'],
    language: 'fr',
    country: 'CH',
    kind: 'typo3',
    about:
      'leads to www and to /fr; the address runs from right to left by CSS; (0) within the international number',
    pages: {
      '/': { status: 302, location: 'https://www.cave-du-leman.test/fr/accueil.html' },
      '/fr/accueil.html': cellar('Accueil', `<h1>Chasselas et compagnie</h1>${prose('fr', 0, 2)}`),
      '/fr/vins.html': cellar('Vins', '<p>Chasselas AOC 2023, 70 cl : CHF 14.80</p>'),
      '/fr/a-propos.html': cellar(
        'À propos',
        `${prose('fr', 1, 1)}<table class="contenttable"><tr><td>Jean-Daniel Rochat</td><td>Directeur</td></tr><tr><td>Mireille Cuénod</td><td>Œnologue, responsable d’exploitation</td></tr></table>`,
      ),
      '/fr/contact.html': cellar(
        'Contact',
        `<p>Cave du Léman SA<br>Route du Vignoble 55<br>1096 Cully</p><p>Tél. +41 (0)21 555 01 77<br>Fax +41 (0)21 555 01 78<br><span class="mail-inverse">${backwards('info@cave-du-leman.test')}</span></p>`,
      ),
    },
    asked: 'operations',
    best: ['info@cave-du-leman.test'],
    never: ['+41215550178'],
    phones: ['+41215550177'],
    people: [
      { name: 'Mireille Cuénod', role: 'Œnologue, responsable d’exploitation' },
      { name: 'Jean-Daniel Rochat', role: 'Directeur' },
    ],
  },
  {
    host: 'www.plomberie-ferrand.test',
    language: 'fr',
    country: 'FR',
    kind: 'handmade',
    about: 'a frameset; "Nous contacter" in the menu’s frame; the address in character references',
    pages: {
      '/': '<HTML><HEAD><TITLE>Plomberie Ferrand</TITLE></HEAD><FRAMESET COLS="160,*"><FRAME NAME="menu" SRC="menu.htm"><FRAME NAME="page" SRC="accueil.htm"><NOFRAMES><BODY>Votre navigateur ne supporte pas les cadres.</BODY></NOFRAMES></FRAMESET></HTML>',
      '/menu.htm':
        '<HTML><BODY BGCOLOR="#CCDDEE"><A HREF="accueil.htm" TARGET="page">Accueil</A><BR><A HREF="travaux.htm" TARGET="page">Nos travaux</A><BR><A HREF="p4.htm" TARGET="page">Nous contacter</A></BODY></HTML>',
      '/accueil.htm': plumber('Accueil', `<H2>Dépannage 7j/7</H2>${prose('fr', 0, 2)}`),
      '/travaux.htm': plumber('Nos travaux', prose('fr', 3, 1)),
      '/p4.htm': plumber(
        'Nous contacter',
        `<P>Ets FERRAND Père et Fils<BR>Gérant : Didier Ferrand<BR>63000 Clermont-Ferrand</P><P>T&eacute;l. 04 65 71 63 00<BR>T&eacute;l&eacute;copie 04 65 71 63 01</P><P>E-mail : <A HREF="${entities('mailto:ferrand@plomberie-ferrand.test')}">${entities('ferrand@plomberie-ferrand.test')}</A></P>`,
      ),
    },
    asked: 'owner',
    best: ['ferrand@plomberie-ferrand.test'],
    never: ['+33465716301'],
    phones: ['+33465716300'],
    people: [{ name: 'Didier Ferrand', role: 'Gérant' }],
  },
  {
    host: 'www.cabinet-lesueur.test',
    language: 'fr',
    country: 'FR',
    kind: 'squarespace',
    about:
      'regulated brokers: the authority’s and the ombudsman’s numbers; direct lines with dots; complaints address',
    pages: {
      '/': broker('Courtage en assurances', `<h1>Assurer l’essentiel</h1>${prose('fr', 1, 2)}`),
      '/metiers': broker('Nos métiers', prose('fr', 2, 2)),
      '/equipe': broker(
        'L’équipe',
        `<h3>Armelle Lesueur</h3><p>Associée gérante</p><p>02.61.91.12.40 | <a href="mailto:a.lesueur@cabinet-lesueur.test">a.lesueur@cabinet-lesueur.test</a></p><h3>Gaël Kervadec</h3><p>Responsable informatique et moyens généraux</p><p>02.61.91.12.42 | <a href="mailto:g.kervadec@cabinet-lesueur.test">g.kervadec@cabinet-lesueur.test</a></p><h3>Inès Moreau-Daviaud</h3><p>Chargée de clientèle</p><p>02.61.91.12.44</p>`,
      ),
      '/mentions-legales': broker(
        'Mentions légales',
        '<p>Cabinet Lesueur SAS, ORIAS n° 07 048 812, sous le contrôle de l’ACPR, 4 place de Budapest, 75436 Paris, tél. 01 99 00 45 67. Réclamations : reclamations@cabinet-lesueur.test. Médiateur : la-mediation@assurance-mediateur.test. Délégué à la protection des données : dpo@cabinet-lesueur.test.</p>',
      ),
    },
    asked: 'it',
    best: ['g.kervadec@cabinet-lesueur.test'],
    fine: ['a.lesueur@cabinet-lesueur.test'],
    never: ['la-mediation@assurance-mediateur.test', 'owner-of-template@example.com', '+33199004567'],
    phones: ['+33261911234', '+33261911240', '+33261911242', '+33261911244'],
    people: [
      {
        name: 'Gaël Kervadec',
        role: 'Responsable informatique et moyens généraux',
        email: 'g.kervadec@cabinet-lesueur.test',
        phone: '+33261911242',
      },
      {
        name: 'Armelle Lesueur',
        role: 'Associée gérante',
        email: 'a.lesueur@cabinet-lesueur.test',
        phone: '+33261911240',
      },
      { name: 'Inès Moreau-Daviaud', role: 'Chargée de clientèle', phone: '+33261911244' },
    ],
  },
]
