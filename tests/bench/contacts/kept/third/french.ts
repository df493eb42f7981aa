import { cloudflared, entities, typo3Link } from '../../disguises.ts'
import { elementor, jimdo, typo3, widget } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { attributes } from '../disguises.ts'
import { contao } from '../frames.ts'
import { page2003 } from './frames.ts'
import { around } from './prose.ts'

const caterer = elementor({
  host: 'www.traiteur-maison-lavigne.test',
  language: 'fr',
  name: 'Maison Lavigne Traiteur',
  nav: {
    '/': 'Accueil',
    '/carte/': 'La carte',
    '/a-propos/': 'À propos',
    '/contact/': 'Contact',
    '/mentions-legales/': 'Mentions légales',
  },
  foot: '<p>SIRET 481 230 477 00012 · TVA FR 48 481230477</p>',
})

const nursery = jimdo({
  host: 'pepinieres-du-hoyoux.test',
  language: 'fr',
  name: 'Pépinières du Hoyoux',
  nav: { '/': 'Accueil', '/arbres/': 'Arbres', '/équipe/': 'Équipe', '/contact/': 'Contact' },
  foot: '<p>TVA BE 0481.230.477 – ING 363-0481230-47</p>',
})

const dental = typo3({
  host: 'www.labo-ceramident.test',
  language: 'fr',
  name: 'Céramident SA',
  nav: {
    '/': 'Laboratoire',
    '/prestations.html': 'Prestations',
    '/equipe.html': 'Équipe',
    '/contact.html': 'Contact',
  },
  foot: '<p>Céramident SA · CHE-481.230.477 TVA · Réalisation : Lémanweb Sàrl, +41 22 548 12 99</p>',
})
const dentalPerson = (name: string, role: string, phone: string, email: string) =>
  `<div class="col-sm-6 team"><h3>${name}</h3><p>${role}</p><p>${phone && `Ligne directe ${phone}<br>`}${email && typo3Link(email, '(arobase)')}</p></div>`

const joiners = page2003({
  host: 'menuiserie-guivarch.test',
  language: 'fr',
  name: 'Menuiserie Guivarch',
  nav: {
    'accueil.htm': 'Accueil',
    'realisations.htm': 'R&eacute;alisations',
    'contact.htm': 'Nous contacter',
  },
  foot: 'Nos fournisseurs<br><br>Bois d&#146;Armor<br>02 96 48 12 77<br><br>Quincaillerie Le Goff<br>02 96 48 12 88',
})

const boxes = contao({
  host: 'cartonnages-delmotte.test',
  language: 'fr',
  name: 'Cartonnages Delmotte',
  nav: {
    '/': 'Accueil',
    'savoir-faire.html': 'Savoir-faire',
    'interlocuteurs.html': 'Vos interlocuteurs',
    'contact.html': 'Contact',
    'mentions-legales.html': 'Mentions légales',
  },
  foot: '<p>Cartonnages Delmotte SAS, 48 rue du Moulin, 59200 Tourcoing – Standard 03 53 01 48 10</p>',
})

export const french: readonly Site[] = [
  {
    host: 'traiteur-maison-lavigne.test',
    alias: ['www.traiteur-maison-lavigne.test'],
    language: 'fr',
    country: 'FR',
    kind: 'elementor',
    about:
      'the legal notice names the publisher, the host and a mediator; a photographer; places that it works with',
    pages: {
      '/': caterer('Traiteur à Angers', widget(`<h1>Recevoir, tout simplement</h1>${around('fr', 0, 1)}`)),
      '/carte/': caterer(
        'La carte',
        widget('<p>Cocktail dînatoire dès 48 € par personne, 12 pièces. Allergènes sur demande.</p>'),
      ),
      '/a-propos/': caterer(
        'À propos',
        `${widget('<p>En cuisine : Baptiste Lavigne, chef et cofondateur. En salle : Claire Lavigne, gérante, votre interlocutrice pour tous les devis.</p>')}${widget('<p>Nos lieux préférés : Château de la Roncière (Mme de Brécy, 02 61 91 48 77, reception@laronciere.test), Les Granges du Lys.</p><p>Crédit photo : Solène Hardouin</p>')}`,
      ),
      '/contact/': caterer(
        'Contact',
        `${widget('<ul class="elementor-icon-list-items"><li><span class="elementor-icon-list-text">02.61.91.48.12</span></li><li><span class="elementor-icon-list-text">06.12.48.12.30 (Claire)</span></li></ul>', 'icon-list')}${widget(`<p>Écrivez-nous : ${cloudflared('bonjour@traiteur-maison-lavigne.test', 0x17)}</p>`)}`,
      ),
      '/mentions-legales/': caterer(
        'Mentions légales',
        widget(
          '<p>Éditeur : SARL Maison Lavigne au capital de 8 000 €, RCS Angers 481 230 477. Directrice de la publication : Claire Lavigne.</p><p>Hébergeur : Nuagis SAS, 2 quai des Données, 59100 Roubaix, 09 72 48 12 30, abuse@nuagis.test</p><p>Médiateur de la consommation : Maître Yves Corbin, mediateur@accord-amiable.test, 01 99 00 48 12</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['bonjour@traiteur-maison-lavigne.test'],
    never: [
      'reception@laronciere.test',
      'abuse@nuagis.test',
      'mediateur@accord-amiable.test',
      'privacy@consentia.test',
      '+33261914877',
      '+33972481230',
      '+33199004812',
      '+494066969440',
    ],
    phones: ['+33261914812', '+33612481230'],
    people: [
      { name: 'Claire Lavigne', role: 'gérante', phone: '+33612481230' },
      { name: 'Baptiste Lavigne', role: 'chef et cofondateur' },
      { name: 'Claire Lavigne', role: 'Directrice de la publication' },
    ],
    strangers: ['Solène Hardouin', 'Yves Corbin'],
  },
  {
    host: 'pepinieres-du-hoyoux.test',
    language: 'fr',
    country: 'BE',
    kind: 'jimdo',
    about:
      'Belgian ways to write; a VAT and an account number like phones; a page with an accent in its address',
    pages: {
      '/': nursery('Arbres et haies', `<p>Douze hectares de cultures.</p>${around('fr', 2, 1)}`),
      '/arbres/': nursery('Arbres', '<p>Charme 125/150, racines nues : 4,80 €. Hêtre 0481-230.</p>'),
      '/%C3%A9quipe/': nursery(
        'Équipe',
        '<div class="j-module j-textWithImage"><p><strong>Benoît Lambermont</strong> – administrateur délégué</p><p><strong>Sabine Noël</strong> – responsable des achats et des cultures, sabine.noel@pepinieres-du-hoyoux.test</p><p><strong>Thierry</strong> – chauffeur</p></div>',
      ),
      '/contact/': nursery(
        'Contact',
        `<p>Chaussée de Huy 48, 4577 Modave<br>Tél. 085/41.48.12 – Fax 085/41.48.13 – GSM 0475/48.12.30</p><p>${entities('info@pepinieres-du-hoyoux.test')}</p><p>Certificat phytosanitaire : Agence alimentaire, unité de Liège, 04/224.59.11</p>`,
      ),
    },
    asked: 'procurement',
    best: ['sabine.noel@pepinieres-du-hoyoux.test'],
    fine: ['info@pepinieres-du-hoyoux.test'],
    never: ['+3285414813', '+3242245911'],
    phones: ['+3285414812', '+32475481230'],
    people: [
      {
        name: 'Sabine Noël',
        role: 'responsable des achats et des cultures',
        email: 'sabine.noel@pepinieres-du-hoyoux.test',
      },
      { name: 'Benoît Lambermont', role: 'administrateur délégué' },
    ],
  },
  {
    host: 'labo-ceramident.test',
    alias: ['www.labo-ceramident.test'],
    language: 'fr',
    country: 'CH',
    kind: 'typo3',
    about: 'Swiss; "(arobase)" beside rotated links; two laboratories; dentists who praise it',
    pages: {
      '/': dental(
        'Prothèse dentaire',
        `${around('fr', 0, 1)}<blockquote>« Une précision rare. » Dr méd. dent. Alain Perrin, Nyon</blockquote>`,
      ),
      '/prestations.html': dental(
        'Prestations',
        '<p>Scanner Optiline : assistance du fabricant 0800 481 230, hotline@optiline-scan.test.</p>',
      ),
      '/equipe.html': dental(
        'Équipe',
        `${dentalPerson('Fabienne Rochat', 'Directrice', '021 648 12 31', 'f.rochat@labo-ceramident.test')}
${dentalPerson('Pascal Bonvin', 'Chef de laboratoire', '021 648 12 32', 'p.bonvin@labo-ceramident.test')}
${dentalPerson('Aurélie Favre', 'Céramiste', '', '')}`,
      ),
      '/contact.html': dental(
        'Contact',
        `<dl><dt>Lausanne</dt><dd>Avenue de la Gare 48, 1003 Lausanne<br>Tél. +41 (0)21 648 12 30<br>Fax +41 (0)21 648 12 39</dd><dt>Genève</dt><dd>Rue du Rhône 12, 1204 Genève<br>Tél. +41 (0)22 548 12 30</dd></dl><p>${typo3Link('info@labo-ceramident.test', '(arobase)')}</p>`,
      ),
    },
    asked: 'operations',
    best: ['p.bonvin@labo-ceramident.test'],
    fine: ['info@labo-ceramident.test', 'f.rochat@labo-ceramident.test'],
    never: ['hotline@optiline-scan.test', '+41800481230', '+41216481239', '+41225481299'],
    phones: ['+41216481230', '+41216481231', '+41216481232', '+41225481230'],
    people: [
      {
        name: 'Pascal Bonvin',
        role: 'Chef de laboratoire',
        email: 'p.bonvin@labo-ceramident.test',
        phone: '+41216481232',
      },
      {
        name: 'Fabienne Rochat',
        role: 'Directrice',
        email: 'f.rochat@labo-ceramident.test',
        phone: '+41216481231',
      },
      { name: 'Aurélie Favre', role: 'Céramiste' },
    ],
    strangers: ['Alain Perrin'],
  },
  {
    host: 'menuiserie-guivarch.test',
    language: 'fr',
    country: 'FR',
    kind: 'handmade',
    about: 'a frameset in Latin 1; suppliers beside each page; a free provider; the founder has handed over',
    pages: {
      '/': {
        charset: 'latin1',
        body: '<html><head><title>Menuiserie Guivarch</title></head><frameset rows="80,*" border="0"><frame src="haut.htm" name="haut" noresize scrolling="no"><frame src="accueil.htm" name="corps"><noframes><body>Votre navigateur ne supporte pas les cadres.</body></noframes></frameset></html>',
      },
      '/haut.htm': {
        charset: 'latin1',
        body: '<html><body bgcolor="#663300"><a href="accueil.htm" target="corps">Accueil</a> <a href="realisations.htm" target="corps">Réalisations</a> <a href="contact.htm" target="corps">Nous contacter</a></body></html>',
      },
      '/accueil.htm': {
        charset: 'latin1',
        body: joiners(
          'Accueil',
          '<h1>Escaliers, portes, fenêtres</h1><p>L&#146;atelier a été fondé en 1961 par René Guivarch. Depuis 2008, Yann Guivarch, maître artisan, en est le gérant.</p>',
        ),
      },
      '/realisations.htm': {
        charset: 'latin1',
        body: joiners(
          'Réalisations',
          '<p>Escalier en chêne, Mairie de Plouaret (architecte : Anne Le Bihan)</p><p>Verrière, chez M. et Mme Kerloc&#39;h</p>',
        ),
      },
      '/contact.htm': {
        charset: 'latin1',
        body: joiners(
          'Nous contacter',
          '<p>Z.A. de Kerbol, 22420 Plouaret</p><p>Tél&nbsp;: 02&nbsp;96&nbsp;48&nbsp;12&nbsp;30<br>Télécopie&nbsp;: 02&nbsp;96&nbsp;48&nbsp;12&nbsp;39<br>Portable de Yann&nbsp;: 06-12-48-12-31</p><p>Courriel&nbsp;: menuiserie.guivarch<img src="at.gif" alt="@">messagerie-ouest.test</p>',
        ),
      },
    },
    asked: 'owner',
    best: ['menuiserie.guivarch@messagerie-ouest.test'],
    never: ['+33296481239', '+33296481277', '+33296481288'],
    phones: ['+33296481230', '+33612481231'],
    people: [{ name: 'Yann Guivarch', role: 'gérant', phone: '+33612481231' }],
    strangers: ['René Guivarch', 'Anne Le Bihan'],
  },
  {
    host: 'cartonnages-delmotte.test',
    language: 'fr',
    country: 'FR',
    kind: 'contao',
    about:
      'addresses in attributes; robots.txt closes the suppliers’ area; the group’s buyer in another company',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /contao\nDisallow: /espace-fournisseurs\n\nSitemap: https://cartonnages-delmotte.test/sitemap.xml',
      },
      '/': boxes('Coffrets et étuis', around('fr', 0, 2)),
      '/savoir-faire.html': boxes(
        'Savoir-faire',
        `${around('fr', 2, 1)}<p><a href="espace-fournisseurs.html">Espace fournisseurs</a></p>`,
      ),
      '/espace-fournisseurs.html': boxes(
        'Espace fournisseurs',
        '<p>Quais : Mickaël Brun, 03 53 01 48 66, quais@cartonnages-delmotte.test</p>',
      ),
      '/interlocuteurs.html': boxes(
        'Vos interlocuteurs',
        `<table><tr><th>Hélène Delmotte</th><td>Présidente</td><td></td><td>poste 11</td></tr>
<tr><th>Samir Benali</th><td>Responsable achats</td><td>${attributes('s.benali@cartonnages-delmotte.test')}</td><td>03 53 01 48 14</td></tr>
<tr><th>Corinne Wattel</th><td>Assistante commerciale</td><td>${attributes('commercial@cartonnages-delmotte.test')}</td><td>03 53 01 48 15</td></tr></table>
<p>Papiers pour tout le groupe Nordpack : Frank Verhulst, acheteur groupe chez Nordpack NV, +32 56 48 12 30, frank@nordpack-group.test (ne traite pas nos autres achats).</p>`,
      ),
      '/contact.html': boxes(
        'Contact',
        `<p>Standard : 03 53 01 48 10 – Fax : 03 53 01 48 19</p><p>Courriel : ${attributes('contact@cartonnages-delmotte.test')}</p>`,
      ),
      '/mentions-legales.html': boxes(
        'Mentions légales',
        '<p>Directrice de la publication : Hélène Delmotte. Hébergement : Nuagis SAS, 09 72 48 12 30.</p><p>Réclamations CNIL.</p>',
      ),
    },
    asked: 'procurement',
    best: ['s.benali@cartonnages-delmotte.test'],
    fine: ['contact@cartonnages-delmotte.test', 'commercial@cartonnages-delmotte.test'],
    never: [
      'frank@nordpack-group.test',
      'quais@cartonnages-delmotte.test',
      '+3256481230',
      '+33353014866',
      '+33353014819',
      '+33972481230',
    ],
    phones: ['+33353014810', '+33353014814', '+33353014815'],
    people: [
      {
        name: 'Samir Benali',
        role: 'Responsable achats',
        email: 's.benali@cartonnages-delmotte.test',
        phone: '+33353014814',
      },
      { name: 'Hélène Delmotte', role: 'Présidente' },
      {
        name: 'Corinne Wattel',
        role: 'Assistante commerciale',
        email: 'commercial@cartonnages-delmotte.test',
        phone: '+33353014815',
      },
      { name: 'Hélène Delmotte', role: 'Directrice de la publication' },
    ],
    strangers: ['Frank Verhulst', 'Mickaël Brun'],
    closed: ['/espace-fournisseurs'],
  },
]
