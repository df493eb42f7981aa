import { joomlaHidden } from '../disguises.ts'
import { elementor, handmade, joomla, next, widget } from '../frames.ts'
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
]
