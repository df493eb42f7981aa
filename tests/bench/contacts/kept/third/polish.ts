import { cloudflared, joomlaCloaked } from '../../disguises.ts'
import { elementor, joomla, jsonLd, widget } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { drupal, drupalField } from '../frames.ts'
import { landing, presta } from './frames.ts'
import { around } from './prose.ts'

const metal = joomla({
  host: 'www.kuzniar-metal.test',
  language: 'pl',
  name: 'Zakład Obróbki Metali Kuźniar Sp. z o.o.',
  nav: { '/': 'O firmie', '/park-maszynowy': 'Park maszynowy', '/dzialy': 'Działy', '/kontakt': 'Kontakt' },
  foot: '<p>NIP 813-04-77-148, REGON 481230477, KRS 0000481230 | Realizacja: <a href="https://studio-klik.test">Studio Klik</a>, tel. 22 481 23 90</p>',
})
const hiddenMail = 'Adres pocztowy jest chroniony przed robotami. Włącz JavaScript, aby go zobaczyć.'
const metalRow = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const packaging = presta(
  {
    host: 'pakunex.test',
    language: 'pl',
    name: 'Pakunex',
    nav: {
      '/12-kartony': 'Kartony',
      '/content/4-o-nas': 'O nas',
      '/content/7-kontakt': 'Kontakt',
      '/content/9-polityka-prywatnosci': 'Polityka prywatności',
    },
    foot: '<section class="footer-block"><p>Status przesyłki sprawdzisz u przewoźnika: infolinia Szybka Paczka 801 481 230</p></section>',
  },
  '<ul><li>Pakunex S.J. Szulc i Pakuła, ul. Fabryczna 48, 31-553 Kraków</li><li>Zamówienia: <span>+48 12 481 23 10</span></li><li>E-mail: <span><a href="mailto:%73%6b%6c%65%70@pakunex.test">sklep@pakunex.test</a></span></li></ul>',
)

const driving = elementor({
  host: 'oskzakret.test',
  language: 'pl',
  name: 'OSK Zakręt',
  nav: { '/': 'Start', '/kursy/': 'Kursy', '/kadra/': 'Kadra', '/kontakt/': 'Kontakt' },
  foot: '<p>Egzaminy: Wojewódzki Ośrodek Ruchu Drogowego, tel. 32 748 12 99, word@osrodek.test</p>',
})
const instructor = (name: string, role: string, more: string) =>
  widget(
    `<div class="elementor-testimonial-content">${more}</div><div class="elementor-testimonial-name">${name}</div><div class="elementor-testimonial-job">${role}</div>`,
    'testimonial',
  )

const security = landing({
  host: 'tarcza-ochrona.test',
  language: 'pl',
  name: 'Tarcza Ochrona',
  nav: { '#oferta': 'Oferta', '#ludzie': 'Ludzie', '#oddzialy': 'Oddziały', '/rodo.html': 'RODO' },
  foot: '<a href="/rodo.html">RODO</a> &middot; koncesja MSWiA nr L-0481/23',
  head: jsonLd({
    '@type': 'LocalBusiness',
    name: 'Tarcza Ochrona',
    telephone: '+48 61 481 23 00',
    email: 'biuro@tarcza-ochrona.test',
    address: { '@type': 'PostalAddress', streetAddress: 'ul. Stara 1', addressLocality: 'Poznań' },
    foundingDate: '2004',
  }),
})

const printers = drupal({
  host: 'www.drukarniakolofon.test',
  language: 'pl',
  name: 'Drukarnia Kolofon',
  nav: { '/oferta': 'Oferta', '/zespol': 'Zespół', '/blog/papier': 'Blog', '/kontakt': 'Kontakt' },
  foot: '<p>Drukarnia Kolofon Marek Rogala, ul. Zecerska 8, 20-002 Lublin</p>',
})
const printer = (name: string, role: string, phone: string, email: string) =>
  `<article class="node node--type-person node--view-mode-teaser">${drupalField('name', name)}${drupalField('job-title', role)}${phone && drupalField('phone', phone, 'Telefon')}${email && drupalField('email', `<a href="mailto:${email}">${email}</a>`, 'E-mail')}</article>`

export const polish: readonly Site[] = [
  {
    host: 'www.kuzniar-metal.test',
    language: 'pl',
    country: 'PL',
    kind: 'joomla',
    about:
      'a table of departments with extensions, cloaked addresses, a cashier’s fax and an agency’s number',
    pages: {
      '/': metal('O firmie', `<h3>Toczenie i frezowanie CNC</h3>${around('pl', 0, 3)}`),
      '/park-maszynowy': metal(
        'Park maszynowy',
        '<p>Tokarka 481-2304, frezarka 5-osiowa, szlifierka 0477. Serwis obrabiarek: Obrabex Katowice, tel. 32 748 12 40.</p>',
      ),
      '/dzialy': metal(
        'Działy',
        `<table class="table"><tbody>${metalRow(['<b>Dział</b>', '<b>Osoba</b>', '<b>Telefon</b>', '<b>E-mail</b>'])}
${metalRow(['Prezes Zarządu', 'Stanisław Kuźniar', '(14) 648 12 30', ''])}
${metalRow(['Kierownik działu zaopatrzenia', 'Tomasz Bielak', '(14) 648 12 34', joomlaCloaked('zaopatrzenie@kuzniar-metal.test', hiddenMail)])}
${metalRow(['Kierownik produkcji', 'inż. Renata Sowa', '(14) 648 12 36', joomlaCloaked('produkcja@kuzniar-metal.test', hiddenMail)])}
${metalRow(['Kadry', 'Ewelina Mazur', '(14) 648 12 38', ''])}</tbody></table>`,
      ),
      '/kontakt': metal(
        'Kontakt',
        `<p>ul. Hutnicza 48, 33-100 Tarnów</p><p>tel./fax sekretariat: (14) 648 12 30<br>fax: (14) 648 12 39<br>${joomlaCloaked('sekretariat@kuzniar-metal.test', hiddenMail)}</p><p>Bank Spółdzielczy, ul. Rynek 4, tel. 14 648 12 77<br>48 8589 0006 0000 0048 1230 4771</p>`,
      ),
    },
    asked: 'procurement',
    best: ['zaopatrzenie@kuzniar-metal.test'],
    fine: ['sekretariat@kuzniar-metal.test', 'produkcja@kuzniar-metal.test'],
    never: ['+48146481239', '+48146481277', '+48224812390', '+48327481240'],
    phones: ['+48146481230', '+48146481234', '+48146481236', '+48146481238'],
    people: [
      {
        name: 'Tomasz Bielak',
        role: 'Kierownik działu zaopatrzenia',
        email: 'zaopatrzenie@kuzniar-metal.test',
        phone: '+48146481234',
      },
      { name: 'Stanisław Kuźniar', role: 'Prezes Zarządu', phone: '+48146481230' },
      {
        name: 'Renata Sowa',
        role: 'Kierownik produkcji',
        email: 'produkcja@kuzniar-metal.test',
        phone: '+48146481236',
      },
      { name: 'Ewelina Mazur', role: 'Kadry', phone: '+48146481238' },
    ],
  },
  {
    host: 'pakunex.test',
    language: 'pl',
    country: 'PL',
    kind: 'prestashop',
    about:
      'the carrier’s hotline in each footer; a data protection officer of a law firm; the authority’s hotline',
    pages: {
      '/': packaging('Kartony i folie', `<h1>Opakowania od ręki</h1>${around('pl', 2, 2)}`),
      '/12-kartony': packaging('Kartony', around('pl', 2, 1)),
      '/content/4-o-nas': packaging(
        'O nas',
        `<h1>O nas</h1><p>Pakunex założyły w 2009 roku dwie rodziny. Spółkę prowadzą Dorota Pakuła, wspólniczka, i Wiesław Szulc, wspólnik.</p><p>Za magazyn i wysyłkę odpowiada Rafał Szulc, kierownik operacyjny (kom. 608 481 232, rafal.szulc@pakunex.test).</p><p>„Kartony zawsze na czas.” – Katarzyna Lis, właścicielka Kwiaciarni Mak</p>`,
      ),
      '/content/7-kontakt': packaging(
        'Kontakt',
        '<h1>Kontakt</h1><p>Biuro czynne 8-16: 12 481 23 11, biuro@pakunex.test</p><p>Zwroty i reklamacje: zwroty@pakunex.test</p>',
      ),
      '/content/9-polityka-prywatnosci': packaging(
        'Polityka prywatności',
        '<h1>Polityka prywatności</h1><p>Inspektorem Ochrony Danych jest adw. Marek Zięba, Kancelaria Zięba, iod@kancelaria-zieba.test, tel. 12 481 23 88.</p><p>Skargę można wnieść do organu nadzorczego: Urząd Ochrony Danych, infolinia 22 481 23 66, kancelaria@urzad-danych.test.</p>',
      ),
    },
    asked: 'operations',
    best: ['rafal.szulc@pakunex.test'],
    fine: ['biuro@pakunex.test', 'sklep@pakunex.test'],
    never: [
      'iod@kancelaria-zieba.test',
      'kancelaria@urzad-danych.test',
      '+48801481230',
      '+48124812388',
      '+48224812366',
    ],
    phones: ['+48124812310', '+48124812311', '+48608481232'],
    people: [
      {
        name: 'Rafał Szulc',
        role: 'kierownik operacyjny',
        email: 'rafal.szulc@pakunex.test',
        phone: '+48608481232',
      },
      { name: 'Dorota Pakuła', role: 'wspólniczka' },
      { name: 'Wiesław Szulc', role: 'wspólnik' },
    ],
    strangers: ['Marek Zięba', 'Katarzyna Lis'],
  },
  {
    host: 'oskzakret.test',
    language: 'pl',
    country: 'PL',
    kind: 'elementor',
    about:
      'an address at a free provider, mobiles written in four ways, the examination centre in the footer',
    pages: {
      '/': driving('Prawo jazdy w Gliwicach', widget(`<h1>Zdasz z nami!</h1>${around('pl', 0, 1)}`)),
      '/kursy/': driving(
        'Kursy',
        widget('<p>Kategoria B: 3 200 zł, 30 h jazdy. Kategoria A: 2 900 zł. PKK 4812 3047 7100 0104.</p>'),
      ),
      '/kadra/': driving(
        'Kadra',
        `${instructor('Grzegorz Pyka', 'właściciel, instruktor kat. A, B', 'Uczy od 1999 roku. tel. 608-481-241')}
${instructor('Aneta Duda', 'instruktorka kat. B', 'Cierpliwa jak mało kto. tel. 608.48.12.42')}
${instructor('Oliwia', 'kursantka', 'Zdałam za pierwszym razem!')}`,
      ),
      '/kontakt/': driving(
        'Kontakt',
        widget(
          '<p>OSK Zakręt Grzegorz Pyka<br>ul. Boczna 4/8, 44-100 Gliwice<br>NIP 631-048-12-30</p><p>Zapisy: (32) 748-12-44<br>WhatsApp: <a href="https://wa.me/48608481241">napisz</a></p><p>osk.zakret(małpa)poczta-polska24.test</p>',
        ),
      ),
    },
    asked: 'owner',
    best: ['osk.zakret@poczta-polska24.test'],
    never: ['word@osrodek.test', 'privacy@consentia.test', '+48327481299', '+494066969440'],
    phones: ['+48327481244', '+48608481241', '+48608481242'],
    people: [
      { name: 'Grzegorz Pyka', role: 'właściciel, instruktor kat. A, B', phone: '+48608481241' },
      { name: 'Aneta Duda', role: 'instruktorka kat. B', phone: '+48608481242' },
    ],
  },
  {
    host: 'tarcza-ochrona.test',
    language: 'pl',
    country: 'PL',
    kind: 'bootstrap',
    about:
      'the structured data still tell the former number; a station for alarms; two branches; roles on one page',
    pages: {
      '/': security(
        'Ochrona osób i mienia',
        `<div class="alert alert-warning">Uwaga! Zmieniliśmy siedzibę i numer telefonu. Numer 61 481 23 00 nie należy już do nas.</div>
<section id="oferta" class="page-section"><h2>Oferta</h2>${around('pl', 0, 1)}<p>Stacja monitorowania, tylko dla abonentów: 61 481 23 99</p></section>
<section id="ludzie" class="page-section bg-light"><h2>Ludzie</h2><div class="row"><div class="col-lg-4"><div class="team-member"><h4>Iwona Tarczyńska</h4><p class="text-muted">Prezes Zarządu</p><a class="btn btn-dark btn-social" href="mailto:i.tarczynska@tarcza-ochrona.test"><i class="fas fa-envelope"></i></a></div></div>
<div class="col-lg-4"><div class="team-member"><h4>Jerzy Wrona</h4><p class="text-muted">Dyrektor operacyjny</p><a class="btn btn-dark btn-social" href="mailto:j.wrona@tarcza-ochrona.test"><i class="fas fa-envelope"></i></a><a class="btn btn-dark btn-social" href="tel:+48608481252"><i class="fas fa-phone"></i></a></div></div></div></section>
<section id="oddzialy" class="page-section"><h2>Oddziały</h2><p><b>Poznań (centrala)</b><br>ul. Nowa 48<br>tel. 61 481 23 50<br>biuro@tarcza-ochrona.test</p><p><b>Konin</b><br>tel. 63 481 23 51<br>konin@tarcza-ochrona.test</p><form><input type="email" placeholder="name@example.com"></form></section>`,
      ),
      '/rodo.html': security(
        'RODO',
        '<section class="page-section"><h2>RODO</h2><p>Administratorem danych jest Tarcza Ochrona Sp. z o.o. W sprawach danych osobowych: rodo@tarcza-ochrona.test.</p></section>',
      ),
    },
    asked: 'operations',
    best: ['j.wrona@tarcza-ochrona.test'],
    fine: ['biuro@tarcza-ochrona.test', 'konin@tarcza-ochrona.test', 'i.tarczynska@tarcza-ochrona.test'],
    never: ['name@example.com', '+48614812300'],
    phones: ['+48614812350', '+48634812351', '+48608481252'],
    people: [
      {
        name: 'Jerzy Wrona',
        role: 'Dyrektor operacyjny',
        email: 'j.wrona@tarcza-ochrona.test',
        phone: '+48608481252',
      },
      { name: 'Iwona Tarczyńska', role: 'Prezes Zarządu', email: 'i.tarczynska@tarcza-ochrona.test' },
    ],
  },
  {
    host: 'drukarniakolofon.test',
    alias: ['www.drukarniakolofon.test'],
    language: 'pl',
    country: 'PL',
    kind: 'drupal',
    about: 'who buys asks not to be called by salespeople; robots.txt closes the intranet; a blog by a guest',
    pages: {
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /intranet\nDisallow: /user/\n' },
      '/': printers('Drukujemy książki', around('pl', 0, 2)),
      '/oferta': printers(
        'Oferta',
        `${around('pl', 2, 2)}<p><a href="/intranet/telefony">Spis telefonów</a></p>`,
      ),
      '/intranet/telefony': printers(
        'Spis telefonów',
        '<p>Maszyna 4: Zenon Kurek, brygadzista, 608 481 269, z.kurek@drukarniakolofon.test</p>',
      ),
      '/zespol': printers(
        'Zespół',
        `${printer('Marek Rogala', 'Właściciel', '81 481 23 61', 'marek@drukarniakolofon.test')}
${printer('Beata Rogala', 'Zakup papieru', '', '')}<p>Beata nie rozmawia z handlowcami przez telefon. Oferty papieru prosimy wysyłać wyłącznie na ${cloudflared('papier@drukarniakolofon.test')}.</p>
${printer('Paweł Gil', 'Przygotowalnia', '81 481 23 63', 'dtp@drukarniakolofon.test')}`,
      ),
      '/blog/papier': printers(
        'Papier nie jest biały',
        '<p class="submitted">Autor: dr hab. Joanna Wrzos, Akademia Sztuk, joanna.wrzos@akademia.test</p><p>O bieli decyduje światło.</p>',
      ),
      '/kontakt': printers(
        'Kontakt',
        '<p>Sekretariat: tel. +48 (81) 481-23-60, e-mail: <a href="mailto:kolofon@drukarniakolofon.test">kolofon@drukarniakolofon.test</a></p>',
      ),
    },
    asked: 'procurement',
    best: ['papier@drukarniakolofon.test'],
    fine: ['kolofon@drukarniakolofon.test', 'marek@drukarniakolofon.test', 'dtp@drukarniakolofon.test'],
    never: ['joanna.wrzos@akademia.test', 'z.kurek@drukarniakolofon.test', '+48608481269'],
    phones: ['+48814812360', '+48814812361', '+48814812363'],
    people: [
      { name: 'Beata Rogala', role: 'Zakup papieru', email: 'papier@drukarniakolofon.test' },
      {
        name: 'Marek Rogala',
        role: 'Właściciel',
        email: 'marek@drukarniakolofon.test',
        phone: '+48814812361',
      },
      {
        name: 'Paweł Gil',
        role: 'Przygotowalnia',
        email: 'dtp@drukarniakolofon.test',
        phone: '+48814812363',
      },
    ],
    strangers: ['Joanna Wrzos', 'Zenon Kurek'],
    closed: ['/intranet'],
  },
]
