import { backwards, entities } from '../disguises.ts'
import { divi, diviPerson, handmade, module_, squarespace, typo3 } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
