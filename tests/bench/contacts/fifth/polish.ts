import { gutenberg, jsonLd, next, webflow, wix, wixText } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { band, bootstrapped, con, icons, tables, themed, wpRobots } from './shells.ts'

const joiner = themed({
  host: 'meble-kowalczuk.test',
  language: 'pl',
  name: 'Meble Kowalczuk',
  nav: { '/': 'Strona główna', '/o-nas/': 'O nas', '/realizacje/': 'Realizacje', '/kontakt/': 'Kontakt' },
  foot: `${con('<h4>Meble Kowalczuk</h4><p>ul. Stolarska 14<br>62-020 Swarzędz</p>')}${icons('<a href="tel:+48607481205">607 481 205</a>', '<a href="mailto:biuro@meble-kowalczuk.test">biuro@meble-kowalczuk.test</a>')}${con('<p>© 2024 Meble Kowalczuk. Wszelkie prawa zastrzeżone. <a href="https://meble-kowalczuk.test/polityka-prywatnosci/">Polityka prywatności</a></p>')}`,
})

const bookkeeper = wix({
  host: 'www.saldo-wrona.test',
  language: 'pl',
  name: 'Biuro Rachunkowe Saldo',
  nav: { '/': 'Start', '/uslugi': 'Usługi', '/o-mnie': 'O mnie', '/kontakt': 'Kontakt' },
  foot: wixText(
    'Biuro Rachunkowe SALDO Agnieszka Wrona',
    'ul. Wierzbięcice 48/7, 61-558 Poznań',
    'NIP 783-148-12-07, REGON 300481207',
  ),
})

const metal = bootstrapped({
  host: 'www.metalwid.test',
  language: 'pl',
  name: 'Metalwid Sp. z o.o.',
  top: '<span><i class="bi bi-telephone"></i> +48 44 647 81 20</span><span><i class="bi bi-envelope"></i> biuro@metalwid.test</span>',
  nav: {
    '/': 'Start',
    '/o-firmie': 'O firmie',
    '/oferta': 'Oferta',
    '/do-pobrania': 'Do pobrania',
    '/kontakt': 'Kontakt',
  },
  foot: '<div class="col-lg-6"><p><strong>Metalwid Sp. z o.o.</strong><br>ul. Przemysłowa 48, 97-400 Bełchatów</p></div><div class="col-lg-6"><p>NIP: 769-204-81-27, REGON: 100481207, KRS: 0000348120<br>Sąd Rejonowy dla Łodzi-Śródmieścia w Łodzi, XX Wydział Gospodarczy KRS, kapitał zakładowy: 500 000 zł</p></div>',
})
const line = (department: string, who: string, phone: string, email: string) =>
  `<div class="col-md-6 col-lg-4 mb-4"><div class="contact-box"><h5>${department}</h5><p>${who}<br>tel. <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a><br>e-mail: <a href="mailto:${email}">${email}</a></p></div></div>`

const mechanic = tables({
  host: 'www.autoserwis-bielak.test',
  language: 'pl',
  name: 'Auto-Serwis Bielak',
  nav: {
    'index.html': 'Strona główna',
    'uslugi.html': 'Usługi',
    'galeria.html': 'Galeria',
    'kontakt.html': 'Kontakt',
  },
  foot: '&copy; Auto-Serwis Bielak 2006-2019',
})

const clinicData = {
  company: 'Klinika Nova Vita',
  phone: '+48 12 648 12 70',
  mail: 'rejestracja@nova-vita.test',
  opening: [
    { day: 'pn-pt', from: '8:00', to: '20:00' },
    { day: 'sb', from: '9:00', to: '14:00' },
  ],
}
const clinic = next(
  {
    host: 'nova-vita.test',
    language: 'pl',
    name: 'Klinika Nova Vita',
    nav: {
      '/': 'Start',
      '/specjalisci': 'Specjaliści',
      '/cennik': 'Cennik',
      '/kontakt': 'Kontakt',
    },
    head: jsonLd({
      '@type': 'MedicalClinic',
      name: 'Klinika Nova Vita',
      url: 'https://nova-vita.test',
      telephone: '+48126481270',
      email: 'rejestracja@nova-vita.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'ul. Królewska 148',
        postalCode: '30-079',
        addressLocality: 'Kraków',
        addressCountry: 'PL',
      },
      openingHours: ['Mo-Fr 08:00-20:00', 'Sa 09:00-14:00'],
    }),
    foot: '<div>Klinika Nova Vita Sp. z o.o., ul. Królewska 148, 30-079 Kraków</div><div>NIP 677-248-12-07</div><div><a href="/rodo">RODO</a></div>',
  },
  clinicData,
)

const manor = gutenberg({
  host: 'dworekpodlipami.test',
  language: 'pl',
  name: 'Dworek pod Lipami',
  nav: {
    '/': 'Strona główna',
    '/pokoje/': 'Pokoje',
    '/wesela/': 'Wesela i przyjęcia',
    '/kontakt/': 'Kontakt',
  },
  foot: '<p>Dworek pod Lipami, Lipowa 8, 24-120 Kazimierz Dolny<br>Recepcja (całodobowo): <a href="tel:+48818810427">81 881 04 27</a></p>',
})

const studio = webflow({
  host: 'www.pikselownia-studio.test',
  language: 'pl',
  name: 'Pikselownia',
  nav: { '/uslugi': 'Usługi', '/portfolio': 'Portfolio', '/zespol': 'Zespół', '/kontakt': 'Kontakt' },
  foot: '<div class="footer-wrap"><div>Pikselownia sp. z o.o.<br/>ul. Ruska 48a<br/>50-079 Wrocław</div><div>NIP 8971812074<br/>KRS 0000481207</div><div><a href="mailto:hej@pikselownia-studio.test">hej@pikselownia-studio.test</a></div></div>',
})
const member = (name: string, role: string) =>
  `<div class="w-layout-cell team-cell"><img src="https://assets.website-files.com/64b1/foto.avif" loading="lazy" alt="" class="team-pic"/><div class="heading-small">${name}</div><div class="text-muted">${role}</div></div>`

export const polish: readonly Site[] = [
  {
    host: 'meble-kowalczuk.test',
    language: 'pl',
    country: 'PL',
    kind: 'elementor',
    about: "a joiner's, the ordinary way: a mobile, an address and who owns it",
    asked: 'owner',
    pages: {
      '/robots.txt': wpRobots('meble-kowalczuk.test'),
      '/': joiner(
        'Meble na wymiar Swarzędz, Poznań',
        `${con('<h1 class="elementor-heading-title elementor-size-default">Meble na wymiar, które zostają na lata</h1>', 'heading')}${con('<p>Kuchnie, szafy, zabudowy i meble biurowe. Bezpłatny pomiar w Poznaniu i okolicach.</p>')}${con('<div class="elementor-counter"><div class="elementor-counter-title">zrealizowanych kuchni</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number" data-to-value="1480">0</span></div></div>', 'counter')}${con(prose('pl', 4, 1))}`,
      ),
      '/o-nas/': joiner(
        'O nas',
        `${con('<h2 class="elementor-heading-title">Stolarnia z tradycją</h2>', 'heading')}${con('<p>Nazywam się Tomasz Kowalczuk i jestem właścicielem stolarni, którą w 1988 roku założył mój ojciec. Razem z ośmioosobową ekipą robimy meble, z których sami chcielibyśmy korzystać.</p>')}${con('<p><strong>Tomasz Kowalczuk</strong><br>właściciel</p>')}`,
      ),
      '/realizacje/': joiner(
        'Realizacje',
        con(
          '<div class="elementor-gallery__container"><a class="e-gallery-item elementor-gallery-item" href="https://meble-kowalczuk.test/wp-content/uploads/2024/03/kuchnia-1.webp"></a></div>',
          'gallery',
        ),
      ),
      '/kontakt/': joiner(
        'Kontakt',
        `${con('<h1 class="elementor-heading-title">Kontakt</h1>', 'heading')}${con('<p><strong>Meble Kowalczuk Tomasz Kowalczuk</strong><br>ul. Stolarska 14<br>62-020 Swarzędz<br>NIP: 777-148-12-07<br>REGON: 634812074</p><p>tel. kom. <a href="tel:+48607481205">+48 607 481 205</a><br>e-mail: <a href="mailto:biuro@meble-kowalczuk.test">biuro@meble-kowalczuk.test</a></p><p>nr konta: 12 1020 4027 0000 1802 1148 1207</p>')}`,
      ),
      '/polityka-prywatnosci/': joiner(
        'Polityka prywatności',
        con(
          '<p>Administratorem danych osobowych jest Tomasz Kowalczuk prowadzący działalność gospodarczą pod firmą Meble Kowalczuk, ul. Stolarska 14, 62-020 Swarzędz. Kontakt: biuro@meble-kowalczuk.test. Przysługuje Państwu prawo wniesienia skargi do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa.</p>',
        ),
      ),
    },
    best: ['biuro@meble-kowalczuk.test'],
    phones: ['+48607481205'],
    people: [{ name: 'Tomasz Kowalczuk', role: 'właściciel' }],
  },
  {
    host: 'saldo-wrona.test',
    alias: ['www.saldo-wrona.test'],
    language: 'pl',
    country: 'PL',
    kind: 'wix',
    about: 'a bookkeeper on her own, on Wix',
    asked: 'owner',
    pages: {
      '/': bookkeeper(
        'Księgowość w Poznaniu',
        `${wixText('<h1 class="font_0">Księgowość bez stresu</h1>', 'Pełna księgowość, KPiR, ryczałt, kadry i płace dla małych firm w Poznaniu.')}${wixText('Umów bezpłatną konsultację: <a href="tel:+48618334817">61 833 48 17</a>')}`,
      ),
      '/uslugi': bookkeeper(
        'Usługi',
        wixText(
          'KPiR od 250 zł netto',
          'Księgi handlowe od 900 zł netto',
          'Kadry i płace od 50 zł za pracownika',
        ),
      ),
      '/o-mnie': bookkeeper(
        'O mnie',
        wixText(
          'Agnieszka Wrona – doradca podatkowy nr wpisu 11481, właścicielka biura.',
          'Od 2003 roku pomagam przedsiębiorcom. Prywatnie mama dwójki dzieci i miłośniczka gór.',
        ),
      ),
      '/kontakt': bookkeeper(
        'Kontakt',
        `${wixText('Biuro Rachunkowe SALDO', 'ul. Wierzbięcice 48/7', '61-558 Poznań')}${wixText('tel. <a href="tel:+48618334817">61 833 48 17</a>', 'kom. <a href="tel:+48505481270">505 481 270</a>', '<a href="mailto:kontakt@saldo-wrona.test" target="_self">kontakt@saldo-wrona.test</a>', 'poniedziałek – piątek 8:00 – 16:00')}`,
      ),
    },
    best: ['kontakt@saldo-wrona.test'],
    phones: ['+48618334817', '+48505481270'],
    people: [{ name: 'Agnieszka Wrona', role: 'doradca podatkowy nr wpisu 11481, właścicielka biura' }],
  },
  {
    host: 'metalwid.test',
    alias: ['www.metalwid.test'],
    language: 'pl',
    country: 'PL',
    kind: 'bootstrap',
    about: 'a maker of welded parts with boxes of departments and a fax, to be sold steel',
    asked: 'procurement',
    pages: {
      '/': metal(
        'Konstrukcje spawane, cięcie laserem',
        `${band('<h1>Konstrukcje spawane i cięcie laserem</h1><p class="lead">Od pojedynczej sztuki do serii 10 000. Certyfikat EN 1090-2 EXC3.</p>')}${band(prose('pl', 3, 1))}`,
      ),
      '/o-firmie': metal(
        'O firmie',
        band(
          `${prose('pl', 0, 1)}<h3>Zarząd</h3><p>Grzegorz Widawski – Prezes Zarządu<br>Joanna Widawska – Wiceprezes Zarządu</p>`,
        ),
      ),
      '/oferta': metal(
        'Oferta',
        band('<ul><li>Cięcie laserem do 25 mm</li><li>Gięcie CNC</li><li>Spawanie MIG/MAG i TIG</li></ul>'),
      ),
      '/do-pobrania': metal(
        'Do pobrania',
        band('<a href="/pliki/ows.pdf">Ogólne warunki sprzedaży</a> <a href="/pliki/iso.pdf">ISO 9001</a>'),
      ),
      '/kontakt': metal(
        'Kontakt',
        `${band('<h2>Kontakt</h2><p>Metalwid Sp. z o.o.<br>ul. Przemysłowa 48<br>97-400 Bełchatów</p><p>Sekretariat: tel. +48 44 647 81 20, fax +48 44 647 81 29<br><a href="mailto:biuro@metalwid.test">biuro@metalwid.test</a></p>')}${band(`<div class="row">${line('Dział handlowy', 'Rafał Cieślak', '+48 695 481 201', 'handlowy@metalwid.test')}${line('Dział zaopatrzenia', 'Monika Staniszewska', '+48 695 481 203', 'zaopatrzenie@metalwid.test')}${line('Kontrola jakości', 'Piotr Gala', '+48 695 481 205', 'jakosc@metalwid.test')}${line('Księgowość', 'Halina Bednarek', '+48 44 647 81 22', 'ksiegowosc@metalwid.test')}</div>`)}`,
      ),
    },
    best: ['zaopatrzenie@metalwid.test'],
    fine: [
      'biuro@metalwid.test',
      'handlowy@metalwid.test',
      'jakosc@metalwid.test',
      'ksiegowosc@metalwid.test',
    ],
    never: ['+48446478129'],
    phones: ['+48695481203', '+48446478120', '+48695481201', '+48695481205', '+48446478122'],
    people: [
      {
        name: 'Monika Staniszewska',
        role: 'Dział zaopatrzenia',
        email: 'zaopatrzenie@metalwid.test',
        phone: '+48695481203',
      },
      { name: 'Grzegorz Widawski', role: 'Prezes Zarządu' },
      { name: 'Joanna Widawska', role: 'Wiceprezes Zarządu' },
      {
        name: 'Rafał Cieślak',
        role: 'Dział handlowy',
        email: 'handlowy@metalwid.test',
        phone: '+48695481201',
      },
      {
        name: 'Piotr Gala',
        role: 'Kontrola jakości',
        email: 'jakosc@metalwid.test',
        phone: '+48695481205',
      },
      {
        name: 'Halina Bednarek',
        role: 'Księgowość',
        email: 'ksiegowosc@metalwid.test',
        phone: '+48446478122',
      },
    ],
  },
  {
    host: 'autoserwis-bielak.test',
    alias: ['www.autoserwis-bielak.test'],
    language: 'pl',
    country: 'PL',
    kind: 'handmade',
    about: "a car mechanic's of tables, with two mobiles",
    asked: 'owner',
    pages: {
      '/': mechanic(
        'Strona główna',
        '<h2>Witamy!</h2><p>Oferujemy kompleksową obsługę samochodów osobowych i dostawczych. Mechanika, wulkanizacja, klimatyzacja, diagnostyka komputerowa.</p><p><b>Zadzwoń: 604 812 071</b></p>',
      ),
      '/index.html': mechanic(
        'Strona główna',
        '<h2>Witamy!</h2><p>Oferujemy kompleksową obsługę samochodów osobowych i dostawczych. Mechanika, wulkanizacja, klimatyzacja, diagnostyka komputerowa.</p><p><b>Zadzwoń: 604 812 071</b></p>',
      ),
      '/uslugi.html': mechanic(
        'Usługi',
        '<h2>Usługi</h2><p>- wymiana olejów i filtrów<br />- zawieszenia i hamulce<br />- rozrządy<br />- nabijanie klimatyzacji 150 zł</p>',
      ),
      '/galeria.html': mechanic('Galeria', '<h2>Galeria</h2><img src="img/1.jpg" /><img src="img/2.jpg" />'),
      '/kontakt.html': mechanic(
        'Kontakt',
        '<h2>Kontakt</h2><p>Auto-Serwis Bielak<br />ul. Kolejowa 48<br />37-500 Jarosław<br />NIP 792-048-12-07</p><p>Właściciel: Zbigniew Bielak<br />tel. 604 812 071<br />tel. 604 812 072 (warsztat)<br />e-mail: serwis@autoserwis-bielak.test</p><p>Czynne pn-pt 8-17, sob 8-13</p>',
      ),
    },
    best: ['serwis@autoserwis-bielak.test'],
    phones: ['+48604812071', '+48604812072'],
    people: [{ name: 'Zbigniew Bielak', role: 'Właściciel', phone: '+48604812071' }],
  },
  {
    host: 'nova-vita.test',
    language: 'pl',
    country: 'PL',
    kind: 'react',
    about: "a clinic drawn by Next.js, whose protection of data is another house's business",
    asked: 'office',
    pages: {
      '/': clinic(
        'Prywatna klinika w Krakowie',
        '<section><h1>Zdrowie w dobrych rękach</h1><p>Ortopedia, rehabilitacja i medycyna sportowa w jednym miejscu.</p><a class="sc-4f-0 bTnvwx" href="tel:+48126481270">Zadzwoń: 12 648 12 70</a></section>',
      ),
      '/specjalisci': clinic(
        'Specjaliści',
        '<section><h1>Specjaliści</h1><article><h3>dr n. med. Andrzej Sowiński</h3><p>ortopeda</p></article><article><h3>lek. Katarzyna Pietras</h3><p>lekarz rehabilitacji medycznej</p></article><article><h3>mgr Jakub Lasota</h3><p>fizjoterapeuta</p></article></section>',
      ),
      '/cennik': clinic(
        'Cennik',
        '<table><tr><td>Konsultacja ortopedyczna</td><td>250 zł</td></tr><tr><td>USG stawu</td><td>200 zł</td></tr></table>',
      ),
      '/kontakt': clinic(
        'Kontakt',
        '<section><h1>Kontakt</h1><h3>Rejestracja</h3><p>tel. <a href="tel:+48126481270">12 648 12 70</a><br/><a href="mailto:rejestracja@nova-vita.test">rejestracja@nova-vita.test</a></p><h3>Administracja</h3><p>Ewa Malinowska, kierownik administracji<br/><a href="mailto:administracja@nova-vita.test">administracja@nova-vita.test</a></p><p>ul. Królewska 148, 30-079 Kraków</p></section>',
      ),
      '/rodo': clinic(
        'RODO',
        '<section><h1>Klauzula informacyjna</h1><p>Administratorem Państwa danych jest Klinika Nova Vita Sp. z o.o., ul. Królewska 148, 30-079 Kraków.</p><p>Administrator wyznaczył Inspektora Ochrony Danych: Karolina Majcher, Bezpieczne Dane s.c., tel. 12 350 48 21, e-mail: <a href="mailto:iod@bezpieczne-dane.test">iod@bezpieczne-dane.test</a>.</p></section>',
      ),
    },
    best: ['administracja@nova-vita.test'],
    fine: ['rejestracja@nova-vita.test'],
    never: ['iod@bezpieczne-dane.test', '+48123504821'],
    phones: ['+48126481270'],
    people: [
      {
        name: 'Ewa Malinowska',
        role: 'kierownik administracji',
        email: 'administracja@nova-vita.test',
      },
      { name: 'Andrzej Sowiński', role: 'ortopeda' },
      { name: 'Katarzyna Pietras', role: 'lekarz rehabilitacji medycznej' },
      { name: 'Jakub Lasota', role: 'fizjoterapeuta' },
    ],
    strangers: ['Karolina Majcher'],
  },
  {
    host: 'dworekpodlipami.test',
    language: 'pl',
    country: 'PL',
    kind: 'gutenberg',
    about: 'a manor of rooms and weddings: a reception, and a manager of events',
    asked: 'marketing',
    pages: {
      '/robots.txt': wpRobots('dworekpodlipami.test'),
      '/': manor(
        'Noclegi i wesela w Kazimierzu Dolnym',
        `<h1 class="wp-block-heading has-text-align-center">Dworek pod Lipami</h1><p>Czternaście pokoi, stary sad i restauracja z kuchnią lubelską. Dziesięć minut spacerem od rynku.</p><blockquote class="wp-block-quote"><p>Wesele marzeń, obsługa na medal!</p><cite>Ola i Kuba</cite></blockquote>`,
      ),
      '/pokoje/': manor(
        'Pokoje',
        '<table class="wp-block-table"><tbody><tr><td>Pokój 2-osobowy</td><td>320 zł</td></tr><tr><td>Apartament</td><td>520 zł</td></tr></tbody></table><p>Doba hotelowa 15:00 – 11:00</p>',
      ),
      '/wesela/': manor(
        'Wesela i przyjęcia',
        '<p>Sala do 140 osób, ogród, noclegi dla gości. O szczegóły proszę pytać panią Beatę Kruk, menedżer ds. przyjęć: <a href="tel:+48691048127">691 048 127</a>, <a href="mailto:wesela@dworekpodlipami.test">wesela@dworekpodlipami.test</a></p>',
      ),
      '/kontakt/': manor(
        'Kontakt',
        '<p>Dworek pod Lipami<br>Lipowa 8<br>24-120 Kazimierz Dolny</p><p>Recepcja: <a href="tel:+48818810427">81 881 04 27</a><br>E-mail: <a href="mailto:recepcja@dworekpodlipami.test">recepcja@dworekpodlipami.test</a></p><p>Wesela i przyjęcia – <strong>Beata Kruk</strong>, menedżer ds. przyjęć<br>tel. <a href="tel:+48691048127">691 048 127</a><br><a href="mailto:wesela@dworekpodlipami.test">wesela@dworekpodlipami.test</a></p>',
      ),
    },
    best: ['recepcja@dworekpodlipami.test'],
    fine: ['wesela@dworekpodlipami.test'],
    phones: ['+48818810427', '+48691048127'],
    people: [
      {
        name: 'Beata Kruk',
        role: 'menedżer ds. przyjęć',
        email: 'wesela@dworekpodlipami.test',
        phone: '+48691048127',
      },
    ],
  },
  {
    host: 'pikselownia-studio.test',
    alias: ['www.pikselownia-studio.test'],
    language: 'pl',
    country: 'PL',
    kind: 'webflow',
    about: 'a studio for sites with a team of cards and one number for all',
    asked: 'it',
    pages: {
      '/': studio(
        'Strony i sklepy internetowe',
        '<section class="section hero"><div class="w-container"><h1>Robimy strony, które sprzedają.</h1><p>UX, design i development dla firm, które nie lubią szablonów.</p><a href="/kontakt" class="btn w-button">Porozmawiajmy</a></div></section>',
      ),
      '/uslugi': studio(
        'Usługi',
        '<div class="w-container"><h2>Usługi</h2><div>Projektowanie UX/UI</div><div>Webflow i Shopify</div><div>Opieka i SEO</div></div>',
      ),
      '/portfolio': studio(
        'Portfolio',
        '<div class="w-container"><h2>Portfolio</h2><div class="w-dyn-list"><div>Browar Odra – sklep</div><div>Centrum Stomatologii Biskupin – strona</div></div></div>',
      ),
      '/zespol': studio(
        'Zespół',
        `<div class="w-container"><h1>Zespół</h1><div class="w-layout-layout">${member('Michał Zawada', 'CEO, współzałożyciel')}${member('Natalia Hojka', 'Head of Design, współzałożycielka')}${member('Bartek Rusin', 'CTO')}${member('Zuzanna Pol', 'Project Manager')}</div></div>`,
      ),
      '/kontakt': studio(
        'Kontakt',
        '<div class="w-container"><h1>Napisz albo zadzwoń</h1><p><a href="mailto:hej@pikselownia-studio.test">hej@pikselownia-studio.test</a><br/><a href="tel:+48713481207">+48 71 348 12 07</a></p><p>Szukasz pracy? <a href="mailto:praca@pikselownia-studio.test">praca@pikselownia-studio.test</a></p></div>',
      ),
    },
    best: ['hej@pikselownia-studio.test'],
    phones: ['+48713481207'],
    people: [
      { name: 'Bartek Rusin', role: 'CTO' },
      { name: 'Michał Zawada', role: 'CEO, współzałożyciel' },
      { name: 'Natalia Hojka', role: 'Head of Design, współzałożycielka' },
      { name: 'Zuzanna Pol', role: 'Project Manager' },
    ],
  },
]
