import { divi, diviPerson, jsonLd, module_, webflow } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { bootstrap, drupal, nextApp, wordpressRobots } from './frames.ts'

const carpenter = divi({
  host: 'www.menuiserie-lagarde.test',
  language: 'fr',
  name: 'Menuiserie Lagarde',
  nav: {
    '/': 'Accueil',
    '/nos-realisations/': 'Nos réalisations',
    '/lentreprise/': 'L’entreprise',
    '/contact/': 'Contact',
  },
  foot: '<div class="et_pb_widget"><p>Menuiserie Lagarde<br />48 chemin de la Tuilerie<br />31140 Aucamville</p><p><a href="https://www.menuiserie-lagarde.test/mentions-legales/">Mentions légales</a> – <a href="https://www.menuiserie-lagarde.test/politique-de-confidentialite/">Politique de confidentialité</a></p></div>',
})

const printer = bootstrap({
  host: 'www.imprimerie-quatrevents.test',
  language: 'fr',
  name: 'Imprimerie des Quatre-Vents',
  top: '<div class="contact-info d-flex align-items-center"><i class="bi bi-phone d-flex align-items-center ms-4"><span>04 65 71 48 12</span></i></div>',
  nav: {
    '/': 'Accueil',
    '/offset.html': 'Offset',
    '/numerique.html': 'Numérique',
    '/contact/': 'Devis & contact',
  },
  foot: '<p>Imprimerie des Quatre-Vents, ZA des Platières, 69440 Mornant</p><p><a href="/mentions-legales.html">Mentions légales</a></p><p>Imprim’Vert® – PEFC/10-31-4812</p>',
})

const garage = drupal({
  host: 'www.garage-delvigne.test',
  language: 'fr',
  name: 'Garage Delvigne & Fils',
  nav: {
    '/': 'Accueil',
    '/vehicules-neufs': 'Véhicules neufs',
    '/atelier': 'Atelier',
    '/equipe': 'L’équipe',
    '/contact': 'Contact',
  },
  foot: '<p>Garage Delvigne &amp; Fils SRL – Chaussée de Dinant 481, 5100 Wépion (Namur)<br>BCE 0488.123.048 – RPM Liège, division Namur</p><p><a href="/mentions-legales">Mentions légales</a></p>',
})

const architects = webflow({
  host: 'www.moret-chevalley.test',
  language: 'fr',
  name: 'Moret Chevalley Architectes',
  nav: { '/projets': 'Projets', '/bureau': 'Bureau', '/contact': 'Contact' },
  foot: '<div>Moret Chevalley Architectes Sàrl, rue de Genève 148, 1004 Lausanne</div>',
})

const roofers = nextApp({
  host: 'toituresbeausejour.test',
  language: 'fr',
  name: 'Toitures Beauséjour',
  nav: {
    '/fr': 'Accueil',
    '/fr/services': 'Services',
    '/fr/a-propos': 'À propos',
    '/fr/nous-joindre': 'Nous joindre',
    '/en': 'EN',
  },
  head: jsonLd({
    '@type': 'RoofingContractor',
    name: 'Toitures Beauséjour inc.',
    telephone: '+1-418-555-0136',
    email: 'info@toituresbeausejour.test',
    faxNumber: '+1-418-555-0137',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1481, rue Cyrille-Duquet',
      addressLocality: 'Québec',
      addressRegion: 'QC',
      postalCode: 'G1N 2E6',
      addressCountry: 'CA',
    },
  }),
  foot: '<p>Toitures Beauséjour inc. – RBQ 5748-1230-01</p><p>418 555-0136 | Sans frais : 1 800 555-0122</p>',
})

export const french: readonly Site[] = [
  {
    host: 'menuiserie-lagarde.test',
    alias: ['www.menuiserie-lagarde.test'],
    language: 'fr',
    country: 'FR',
    kind: 'divi',
    about: 'a joiner whose legal notice names the host with a number, as the law asks for',
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.menuiserie-lagarde.test'),
      '/': carpenter(
        'Menuisier à Toulouse',
        `${module_('<h1>Le bois sur mesure</h1><p>Fenêtres, portes, escaliers, agencement.</p>')}${module_(prose('fr', 0, 2))}${module_('<a class="et_pb_button" href="tel:0536494812">05 36 49 48 12</a>', 'button_module')}`,
      ),
      '/nos-realisations/': carpenter(
        'Nos réalisations',
        module_('<h1>Nos réalisations</h1><p>Escalier quart tournant en chêne, Balma, 2023.</p>', 'gallery'),
      ),
      '/lentreprise/': carpenter(
        'L’entreprise',
        `${module_(prose('fr', 3, 1))}${diviPerson('Sébastien Lagarde', 'Gérant', '<p>Compagnon du Devoir, à la tête de l’atelier depuis 2008.</p>')}${diviPerson('Aurélie Lagarde', 'Secrétariat et comptabilité')}${diviPerson('Mickaël Pujol', 'Chef d’atelier')}`,
      ),
      '/contact/': carpenter(
        'Contact',
        `${module_('<h1>Contactez-nous</h1><p>48 chemin de la Tuilerie, 31140 Aucamville</p><p>Tél. : <a href="tel:0536494812">05 36 49 48 12</a><br />Port. : <a href="tel:0648123048">06 48 12 30 48</a><br />Mail : <a href="mailto:contact@menuiserie-lagarde.test">contact@menuiserie-lagarde.test</a></p>')}${module_('<form class="et_pb_contact_form"><input placeholder="Nom"><input placeholder="Adresse e-mail"></form>', 'contact_form')}`,
      ),
      '/mentions-legales/': carpenter(
        'Mentions légales',
        module_(
          '<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>SARL Menuiserie Lagarde au capital de 10 000 €<br />48 chemin de la Tuilerie, 31140 Aucamville<br />RCS Toulouse 488 123 048 – TVA FR 48 488123048<br />Tél. : 05 36 49 48 12<br />Directeur de la publication : Sébastien Lagarde</p><h2>Hébergeur</h2><p>Nuage Bleu SAS, 2 rue des Serveurs, 59100 Roubaix<br />Tél. : 09 72 10 48 12 – support@nuagebleu.test</p><h2>Création du site</h2><p>Agence Pastel &amp; Pixel, Toulouse – <a href="https://pastelpixel.test">pastelpixel.test</a></p><h2>Médiation de la consommation</h2><p>Médiateurs Réunis, 14 rue Saint-Jean, 75017 Paris – contact@mediateurs-reunis.test</p>',
        ),
      ),
      '/politique-de-confidentialite/': carpenter(
        'Politique de confidentialité',
        module_(
          '<p>Pour exercer vos droits : contact@menuiserie-lagarde.test. Vous pouvez saisir la CNIL, 3 place de Fontenoy, 75007 Paris.</p>',
        ),
      ),
    },
    best: ['contact@menuiserie-lagarde.test'],
    never: [
      'privacy@consentia.test',
      '+494066969440',
      'support@nuagebleu.test',
      'contact@mediateurs-reunis.test',
      '+33972104812',
    ],
    phones: ['+33536494812', '+33648123048'],
    people: [
      { name: 'Sébastien Lagarde', role: 'Gérant' },
      { name: 'Aurélie Lagarde', role: 'Secrétariat et comptabilité' },
      { name: 'Mickaël Pujol', role: 'Chef d’atelier' },
    ],
  },
  {
    host: 'imprimerie-quatrevents.test',
    alias: ['www.imprimerie-quatrevents.test'],
    language: 'fr',
    country: 'FR',
    kind: 'bootstrap',
    about: 'a printer whose robots.txt closes the page with the form; the legal notice is open',
    asked: 'procurement',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /contact/\nDisallow: /espace-client/\nDisallow: /tmp/\n',
      },
      '/': printer(
        'Imprimeur près de Lyon',
        `<section id="hero"><h2>Du papier, de l’encre et du savoir-faire</h2></section><section class="about"><div class="container">${prose('fr', 3, 1)}</div></section>`,
      ),
      '/offset.html': printer(
        'Offset',
        `<section class="inner-page"><div class="container"><h2>Offset</h2>${prose('fr', 1, 1)}</div></section>`,
      ),
      '/numerique.html': printer(
        'Numérique',
        '<section class="inner-page"><div class="container"><h2>Numérique</h2><p>Cartes, flyers, brochures dès 50 exemplaires, sous 48 h.</p></div></section>',
      ),
      '/contact/': printer(
        'Devis & contact',
        '<section id="contact" class="contact"><div class="container"><div class="info"><div class="email"><i class="bi bi-envelope"></i><h4>E-mail :</h4><p>devis@imprimerie-quatrevents.test</p></div><div class="phone"><i class="bi bi-phone"></i><h4>Tél. :</h4><p>04 65 71 48 12</p></div></div></div></section>',
      ),
      '/mentions-legales.html': printer(
        'Mentions légales',
        '<section class="inner-page"><div class="container"><h2>Mentions légales</h2><p>Imprimerie des Quatre-Vents, SAS au capital de 45 000 euros<br>ZA des Platières, 69440 Mornant<br>SIRET 488 123 048 00021 – RCS Lyon<br>Présidente : Mme Hélène Chabrol<br>Tél. 04 65 71 48 12 – Fax 04 65 71 48 13<br>accueil@imprimerie-quatrevents.test</p><p>Hébergement : Nuage Bleu SAS, 2 rue des Serveurs, 59100 Roubaix, 09 72 10 48 12</p></div></section>',
      ),
    },
    best: ['accueil@imprimerie-quatrevents.test'],
    never: ['+33972104812', '+33465714813'],
    phones: ['+33465714812'],
    people: [{ name: 'Hélène Chabrol', role: 'Présidente' }],
    closed: ['/contact/'],
  },
  {
    host: 'garage-delvigne.test',
    alias: ['www.garage-delvigne.test'],
    language: 'fr',
    country: 'BE',
    kind: 'drupal',
    about: "a garage with a number and an address by department, and an importer's line for breakdowns",
    asked: 'operations',
    pages: {
      '/': garage(
        'Votre garage à Wépion',
        `${prose('fr', 0, 1)}<p>Une panne ? Assistance du constructeur 24h/24 : 02 555 04 99 (Assistance Orlane Belux).</p>`,
      ),
      '/atelier': garage(
        'Atelier',
        '<p>Entretien, pneus, carrosserie, contrôle technique. Prenez rendez-vous au 081 55 04 82.</p>',
      ),
      '/equipe': garage(
        'L’équipe',
        '<div class="views-row"><div class="views-field views-field-title">Philippe Delvigne</div><div class="views-field views-field-field-fonction">Administrateur</div></div><div class="views-row"><div class="views-field views-field-title">Thomas Delvigne</div><div class="views-field views-field-field-fonction">Responsable des ventes</div></div><div class="views-row"><div class="views-field views-field-title">Benoît Lambrecht</div><div class="views-field views-field-field-fonction">Chef d’atelier</div></div><div class="views-row"><div class="views-field views-field-title">Isabelle Servais</div><div class="views-field views-field-field-fonction">Réception atelier</div></div>',
      ),
      '/contact': garage(
        'Contact',
        '<table class="table"><tbody><tr><td>Ventes</td><td><a href="tel:+3281550481">081 55 04 81</a></td><td><a href="mailto:ventes@garage-delvigne.test">ventes@garage-delvigne.test</a></td></tr><tr><td>Atelier</td><td><a href="tel:+3281550482">081 55 04 82</a></td><td><a href="mailto:atelier@garage-delvigne.test">atelier@garage-delvigne.test</a></td></tr><tr><td>Comptabilité</td><td><a href="tel:+3281550483">081 55 04 83</a></td><td><a href="mailto:compta@garage-delvigne.test">compta@garage-delvigne.test</a></td></tr></tbody></table><p>Ouvert du lundi au vendredi de 8h à 18h, samedi de 9h à 13h (ventes uniquement).</p>',
      ),
      '/mentions-legales': garage(
        'Mentions légales',
        '<p>Garage Delvigne &amp; Fils SRL, Chaussée de Dinant 481, 5100 Wépion. TVA BE 0488.123.048. Administrateur : Philippe Delvigne. Courtier en assurances accessoire inscrit à la FSMA.</p>',
      ),
    },
    best: ['atelier@garage-delvigne.test'],
    fine: ['ventes@garage-delvigne.test', 'compta@garage-delvigne.test'],
    never: ['+3225550499'],
    phones: ['+3281550482', '+3281550481', '+3281550483'],
    people: [
      { name: 'Benoît Lambrecht', role: 'Chef d’atelier' },
      { name: 'Philippe Delvigne', role: 'Administrateur' },
      { name: 'Thomas Delvigne', role: 'Responsable des ventes' },
      { name: 'Isabelle Servais', role: 'Réception atelier' },
    ],
  },
  {
    host: 'moret-chevalley.test',
    alias: ['www.moret-chevalley.test'],
    language: 'fr',
    country: 'CH',
    kind: 'webflow',
    about: 'architects: one number, one address, a list of all who work there',
    asked: 'office',
    pages: {
      '/': architects(
        'Architectes à Lausanne',
        '<div class="section"><div class="w-layout-grid"><a href="/projets" class="w-inline-block"><img src="https://assets.website-files.com/5f9c/p1.jpg" alt="École des Boveresses"/></a><a href="/projets" class="w-inline-block"><img src="https://assets.website-files.com/5f9c/p2.jpg" alt="Logements Sévelin"/></a></div></div>',
      ),
      '/projets': architects(
        'Projets',
        '<div class="section"><h1>Projets</h1><p>École des Boveresses, 2019–2023. Maître de l’ouvrage : Ville d’Epalinges. Photographe : Joël Tardin.</p></div>',
      ),
      '/bureau': architects(
        'Bureau',
        '<div class="section"><h1>Bureau</h1><p>Fondé en 2007 par Anne Moret et Vincent Chevalley, le bureau compte aujourd’hui douze personnes.</p><div class="team-list"><p>Anne Moret<br/>Architecte EPFL SIA, associée</p><p>Vincent Chevalley<br/>Architecte EPFL SIA, associé</p><p>Sandra Pittet<br/>Responsable administrative</p><p>Diogo Ferraz<br/>Chef de projet</p><p>Lena Aebischer<br/>Architecte HES</p></div></div>',
      ),
      '/contact': architects(
        'Contact',
        '<div class="section"><h1>Contact</h1><p>Moret Chevalley Architectes Sàrl<br/>rue de Genève 148<br/>1004 Lausanne</p><p>+41 21 555 04 12<br/><a href="mailto:bureau@moret-chevalley.test">bureau@moret-chevalley.test</a></p><p>Candidatures : <a href="mailto:jobs@moret-chevalley.test">jobs@moret-chevalley.test</a></p></div>',
      ),
    },
    best: ['bureau@moret-chevalley.test'],
    phones: ['+41215550412'],
    people: [
      { name: 'Sandra Pittet', role: 'Responsable administrative' },
      { name: 'Anne Moret', role: 'Architecte EPFL SIA, associée' },
      { name: 'Vincent Chevalley', role: 'Architecte EPFL SIA, associé' },
      { name: 'Diogo Ferraz', role: 'Chef de projet' },
      { name: 'Lena Aebischer', role: 'Architecte HES' },
    ],
    strangers: ['Joël Tardin'],
  },
  {
    host: 'toituresbeausejour.test',
    alias: ['www.toituresbeausejour.test'],
    language: 'fr',
    country: 'CA',
    kind: 'react',
    about: 'roofers in two languages: local, toll-free and fax',
    asked: 'owner',
    pages: {
      '/': { status: 307, location: 'https://www.toituresbeausejour.test/fr' },
      '/fr': roofers(
        'Couvreur à Québec',
        `<h1>Une toiture qui tient l’hiver</h1>${prose('fr', 1, 1)}<a href="tel:+14185550136">Soumission gratuite</a>`,
      ),
      '/en': roofers(
        'Roofer in Québec City',
        '<h1>A roof that makes it through winter</h1><p>Free quotes: 418-555-0136</p>',
      ),
      '/fr/services': roofers(
        'Services',
        '<h1>Services</h1><ul><li>Bardeaux d’asphalte</li><li>Membrane élastomère</li><li>Déneigement de toitures</li></ul>',
      ),
      '/fr/a-propos': roofers(
        'À propos',
        '<h1>À propos</h1><p>Fondée en 1987 par Réjean Beauséjour, l’entreprise est dirigée depuis 2015 par sa fille.</p><h2>Direction</h2><dl><dt>Karine Beauséjour</dt><dd>Présidente</dd><dt>Steve Tanguay</dt><dd>Directeur des opérations</dd><dt>Mélanie Roy</dt><dd>Estimatrice</dd></dl><p>Membre de l’Association des maîtres couvreurs.</p>',
      ),
      '/fr/nous-joindre': roofers(
        'Nous joindre',
        '<h1>Nous joindre</h1><p>1481, rue Cyrille-Duquet<br/>Québec (Québec) G1N 2E6</p><p>Téléphone : <a href="tel:+14185550136">418 555-0136</a><br/>Sans frais : <a href="tel:+18005550122">1 800 555-0122</a><br/>Télécopieur : 418 555-0137</p><p>Courriel : <a href="mailto:info@toituresbeausejour.test">info@toituresbeausejour.test</a></p>',
      ),
    },
    best: ['info@toituresbeausejour.test'],
    never: ['+14185550137'],
    phones: ['+14185550136', '+18005550122'],
    people: [
      { name: 'Karine Beauséjour', role: 'Présidente' },
      { name: 'Steve Tanguay', role: 'Directeur des opérations' },
      { name: 'Mélanie Roy', role: 'Estimatrice' },
    ],
  },
]
