import { cloudflared, joomlaHidden } from '../../disguises.ts'
import { joomla, jsonLd, shopify, wix, wixText } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { mirrored, spelled } from './disguises.ts'
import { contao5, drupal10 } from './frames.ts'
import { chatter, privacy, privacyOthers } from './prose.ts'

const farm = joomla({
  host: 'www.poggiosereno.test',
  language: 'it',
  name: 'Agriturismo Poggio Sereno',
  nav: {
    '/': 'Home',
    '/camere': 'Camere',
    '/chi-siamo': 'Chi siamo',
    '/dintorni': 'I dintorni',
    '/contatti': 'Contatti',
  },
  foot: '<p>Az. agr. Poggio Sereno s.s. - P.IVA 04418230401 - CIN IT040012B504418230 - Credits: <a href="https://romagnaweb.test">Romagna Web</a> tel. 0543 044 990</p>',
})
const hidden = 'Questo indirizzo email è protetto dagli spambots.'

const workshop = drupal10(
  {
    host: 'www.omzanardelli.test',
    language: 'it',
    name: 'Officine Meccaniche Zanardelli',
    nav: {
      '/': 'Home',
      '/it/lavorazioni': 'Lavorazioni',
      '/it/azienda/organigramma': 'Organigramma',
      '/it/fornitori': 'Area fornitori',
      '/it/dove-siamo': 'Dove siamo',
    },
    foot: '<p>Officine Meccaniche Zanardelli S.r.l. – Via Industriale 44, 25036 Palazzolo sull’Oglio (BS) – Cap. soc. € 100.000 i.v. – REA BS 441823 – C.F./P.IVA 01823044170 – SDI M5UXCR1 – PEC omzanardelli@pec-imprese.test</p>',
  },
  '<div class="block block-contact"><p>Centralino<br>030 744 18 23</p></div>',
)

const plumber = contao5({
  host: 'www.idraulica-pedrazzini.test',
  language: 'it',
  name: 'Pedrazzini Impianti SA',
  nav: { '/': 'Home', '/servizi': 'Servizi', '/ditta': 'La ditta', '/recapiti': 'Recapiti' },
})

const dairy = shopify({
  host: 'caseificiomontelupo.test',
  language: 'it',
  name: 'Caseificio Montelupo',
  nav: {
    '/': 'Home',
    '/collections/formaggi': 'Formaggi',
    '/pages/la-nostra-storia': 'La nostra storia',
    '/pages/spedizioni': 'Spedizioni',
    '/policies/contact-information': 'Informazioni di contatto',
  },
  foot: '<ul><li><a href="/policies/privacy-policy">Informativa sulla privacy</a></li></ul>',
})

const lawyers = wix({
  host: 'www.studiolegaleferrero.test',
  language: 'it',
  name: 'Studio Legale Ferrero & Associati',
  nav: { '/': 'Studio', '/professionisti': 'Professionisti', '/attivita': 'Attività', '/sede': 'Sede' },
  foot: wixText('© 2025 Studio Legale Ferrero &amp; Associati - P.IVA 04418230018'),
})

export const italian: readonly Site[] = [
  {
    host: 'www.poggiosereno.test',
    alias: ['poggiosereno.test'],
    language: 'it',
    country: 'IT',
    kind: 'joomla',
    about:
      'addresses in elements of their own; a certified mailbox; neighbours who rent bicycles and a doctor on call',
    pages: {
      '/': farm('Home', chatter('it', 2, 1)),
      '/camere': farm(
        'Camere',
        '<p>Sei camere, da 85,00 € a notte. «Un angolo di pace», Famiglia Rinaldi.</p>',
      ),
      '/chi-siamo': farm(
        'Chi siamo',
        '<p>Titolare dell’azienda agricola: Serena Poggiali</p><p>In cucina c’è nonna Ines. Le fotografie sono di Marco Valbonesi, fotografo.</p>',
      ),
      '/dintorni': farm(
        'I dintorni',
        '<p>Noleggio e-bike: Daniele, 347 441 09 90. Guardia medica 0543 092 118. Terme della Fratta, prenotazioni 0543 460 911, info@termefratta.test</p>',
      ),
      '/contatti': farm(
        'Contatti',
        `<p>Via Poggio 18, 47014 Meldola (FC)</p><p>Tel. e fax 0543/044182<br>Cell. 347.4418230<br>E-mail ${joomlaHidden('info@poggiosereno.test', hidden)}<br>PEC ${joomlaHidden('poggiosereno@pec-agricola.test', hidden)}</p>${privacy('it')}`,
      ),
    },
    asked: 'owner',
    best: ['info@poggiosereno.test'],
    never: [
      ...privacyOthers.it,
      'info@termefratta.test',
      '+390543044990',
      '+393474410990',
      '+390543092118',
      '+390543460911',
    ],
    phones: ['+390543044182', '+393474418230'],
    people: [{ name: 'Serena Poggiali', role: 'Titolare' }],
    strangers: ['Marco Valbonesi'],
  },
  {
    host: 'www.omzanardelli.test',
    language: 'it',
    country: 'IT',
    kind: 'drupal',
    about:
      'surnames before names in a table of offices; a part for suppliers; a body of control from outside',
    pages: {
      '/': { status: 302, location: '/it' },
      '/it': workshop('Lavorazioni meccaniche di precisione', chatter('it', 1, 2)),
      '/it/lavorazioni': workshop('Lavorazioni', chatter('it', 0, 1)),
      '/it/azienda/organigramma': workshop(
        'Organigramma',
        `<table><thead><tr><th>Ufficio</th><th>Responsabile</th><th>Interno</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Amministratore unico</td><td>Zanardelli Giuseppe</td><td>030 744 18 20</td><td>${spelled('g.zanardelli@omzanardelli.test', ' [chiocciola] ')}</td></tr>
<tr><td>Responsabile ufficio acquisti</td><td>Bonetti Chiara</td><td>030 744 18 31</td><td>${spelled('c.bonetti@omzanardelli.test', ' [chiocciola] ')}</td></tr>
<tr><td>Responsabile produzione</td><td>Lancini Fabio</td><td>030 744 18 40</td><td>${spelled('f.lancini@omzanardelli.test', ' [chiocciola] ')}</td></tr>
</tbody></table><p>Organismo di vigilanza: avv. Paolo Treccani, odv@studiotreccani.test</p>`,
      ),
      '/it/fornitori': workshop(
        'Area fornitori',
        '<p>Le offerte vanno inviate a acquisti@omzanardelli.test indicando il codice ODA. Fatture: codice SDI M5UXCR1.</p>',
      ),
      '/it/dove-siamo': workshop(
        'Dove siamo',
        '<p>Via Industriale 44, 25036 Palazzolo sull’Oglio<br>Tel. +39 030 7441823<br>Fax +39 030 7441899<br>info@omzanardelli.test</p><p>Magazzino (ore 8-12 e 13.30-16): +39 030 7441860</p>',
      ),
    },
    asked: 'procurement',
    best: ['c.bonetti@omzanardelli.test', 'acquisti@omzanardelli.test'],
    fine: ['info@omzanardelli.test', 'g.zanardelli@omzanardelli.test', 'f.lancini@omzanardelli.test'],
    never: ['odv@studiotreccani.test', '+390307441899'],
    phones: ['+390307441831', '+390307441823', '+390307441820', '+390307441840', '+390307441860'],
    people: [
      {
        name: 'Chiara Bonetti',
        role: 'Responsabile ufficio acquisti',
        email: 'c.bonetti@omzanardelli.test',
        phone: '+390307441831',
      },
      {
        name: 'Giuseppe Zanardelli',
        role: 'Amministratore unico',
        email: 'g.zanardelli@omzanardelli.test',
        phone: '+390307441820',
      },
      {
        name: 'Fabio Lancini',
        role: 'Responsabile produzione',
        email: 'f.lancini@omzanardelli.test',
        phone: '+390307441840',
      },
    ],
    strangers: ['Paolo Treccani'],
  },
  {
    host: 'www.idraulica-pedrazzini.test',
    alias: ['idraulica-pedrazzini.test'],
    language: 'it',
    country: 'CH',
    kind: 'contao',
    about: 'Swiss figures in Italian, a picket at night; a boiler maker’s service; the address turned round',
    pages: {
      '/': plumber('Home', `<h1>Sanitari e riscaldamenti a Bellinzona</h1>${chatter('it', 0, 1)}`),
      '/servizi': plumber(
        'Servizi',
        '<p>Picchetto 24 ore su 24: 079 344 18 23. Bruciatori Elvatherm: servizio della fabbrica 0848 844 182.</p>',
      ),
      '/ditta': plumber(
        'La ditta',
        '<p>La ditta è stata fondata nel 1963 da Aldo Pedrazzini (†1998).</p><ul><li>Mauro Pedrazzini, titolare, maestro installatore dipl. fed.</li><li>Daniela Pedrazzini, amministrazione</li><li>Ivan Kovačić, capo montatore</li></ul>',
      ),
      '/recapiti': plumber(
        'Recapiti',
        `<p>Pedrazzini Impianti SA, Via Cantonale 44, 6512 Giubiasco</p><p>Tel. 091 682 44 18<br>Fax 091 682 44 19</p><p>${mirrored('ufficio@idraulica-pedrazzini.test')}</p><p>CHE-441.823.077 IVA. IBAN CH93 0076 2011 6238 5295 7. Sito: Ticinoweb Sagl, 091 682 09 90</p>`,
      ),
    },
    asked: 'owner',
    best: ['ufficio@idraulica-pedrazzini.test'],
    never: ['+41916824419', '+41916820990', '+41848844182'],
    phones: ['+41916824418', '+41793441823'],
    people: [
      { name: 'Mauro Pedrazzini', role: 'titolare, maestro installatore dipl. fed.' },
      { name: 'Daniela Pedrazzini', role: 'amministrazione' },
      { name: 'Ivan Kovačić', role: 'capo montatore' },
    ],
    strangers: ['Aldo Pedrazzini'],
  },
  {
    host: 'caseificiomontelupo.test',
    alias: ['www.caseificiomontelupo.test'],
    language: 'it',
    country: 'IT',
    kind: 'shopify',
    about: 'the shop’s page of contact details; a courier; a shepherd’s story',
    pages: {
      '/': dairy(
        'Home',
        chatter('it', 2, 1),
        jsonLd({
          '@type': 'Organization',
          name: 'Caseificio Montelupo',
          url: 'https://caseificiomontelupo.test',
          sameAs: ['https://www.facebook.com/caseificiomontelupo'],
        }),
      ),
      '/collections/formaggi': dairy('Formaggi', '<p>Pecorino 18 mesi, forma da 2,3 kg, lotto L104418</p>'),
      '/pages/la-nostra-storia': dairy(
        'La nostra storia',
        '<p>Il latte arriva dal gregge di Bachisio Murru, pastore a Fonni. In caseificio lavorano Gavino Deledda, casaro e titolare, e Maria Grazia Deledda, responsabile vendite.</p>',
      ),
      '/pages/spedizioni': dairy(
        'Spedizioni',
        '<p>Spediamo con Frescocorriere, assistenza 02 4418 0990, clienti@frescocorriere.test. Reso entro 14 giorni.</p>',
      ),
      '/policies/contact-information': dairy(
        'Informazioni di contatto',
        `<p>Nome commerciale: Caseificio Montelupo</p><p>Numero di telefono: +39 0784 441 823</p><p>Email: shop@caseificiomontelupo.test</p><p>Indirizzo fisico: Località Montelupo, 08023 Fonni NU, Italia</p><p>Partita IVA: 01044182309</p><p>Numero commerciale: REA NU-104418</p>`,
      ),
      '/policies/privacy-policy': dairy('Informativa sulla privacy', privacy('it')),
    },
    asked: 'owner',
    best: ['shop@caseificiomontelupo.test'],
    never: [...privacyOthers.it, 'clienti@frescocorriere.test', 'you@example.com', '+390244180990'],
    phones: ['+390784441823'],
    people: [
      { name: 'Gavino Deledda', role: 'casaro e titolare' },
      { name: 'Maria Grazia Deledda', role: 'responsabile vendite' },
    ],
    strangers: ['Bachisio Murru'],
  },
  {
    host: 'www.studiolegaleferrero.test',
    language: 'it',
    country: 'IT',
    kind: 'wix',
    about:
      'titles before each name, a secretary’s office; opponents’ counsel and a professor who are no partners',
    pages: {
      '/': lawyers(
        'Studio',
        `${wixText('Dal 1963 a Torino', 'Il presente sito ha carattere esclusivamente informativo, ai sensi del Codice deontologico forense.')}${chatter('it', 0, 1)}`,
      ),
      '/professionisti': lawyers(
        'Professionisti',
        `${wixText('Avv. Giovanni Ferrero', 'Socio fondatore')}${wixText('Avv. Elena Viglongo', 'Socia')}${wixText('Dott. Luca Bersano', 'Praticante avvocato')}${wixText('Ilaria Conti', 'Responsabile di segreteria')}`,
      ),
      '/attivita': lawyers(
        'Attività',
        wixText(
          'Lo studio ha curato con il Prof. Umberto Galli, docente di diritto civile, il convegno del 18 aprile 2025.',
        ),
      ),
      '/sede': lawyers(
        'Sede',
        `${wixText('Corso Re Umberto 44', '10128 Torino', 'T +39 011 441 8230', 'F +39 011 441 8239')}${wixText(cloudflared('segreteria@studiolegaleferrero.test', 0x77))}${wixText('Ordine degli Avvocati: 011 4330 118')}`,
      ),
    },
    asked: 'office',
    best: ['segreteria@studiolegaleferrero.test'],
    never: ['name@example.com', '+390114418239', '+390114330118'],
    phones: ['+390114418230'],
    people: [
      { name: 'Ilaria Conti', role: 'Responsabile di segreteria' },
      { name: 'Giovanni Ferrero', role: 'Socio fondatore' },
      { name: 'Elena Viglongo', role: 'Socia' },
      { name: 'Luca Bersano', role: 'Praticante avvocato' },
    ],
    strangers: ['Umberto Galli'],
  },
]
