import { gutenberg, jsonLd } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'
import { bootstrap, godaddy, prestashop, row, wordpressRobots, wpbakery } from './frames.ts'

const joiner = gutenberg({
  host: 'www.stolarnia-wierzbowscy.test',
  language: 'pl',
  name: 'Stolarnia Wierzbowscy',
  nav: {
    '/': 'Start',
    '/oferta/': 'Oferta',
    '/realizacje/': 'Realizacje',
    '/o-nas/': 'O nas',
    '/kontakt/': 'Kontakt',
  },
  foot: '<p>Stolarnia Wierzbowscy, ul. Leśna 48, 11-034 Stawiguda</p><p>tel. 605 481 230</p>',
})

const metal = wpbakery({
  host: 'www.zom-zawadka.test',
  language: 'pl',
  name: 'ZOM Zawadka Sp. z o.o.',
  top: '<span>+48 41 350 54 80</span> <a href="mailto:sekretariat@zom-zawadka.test">sekretariat@zom-zawadka.test</a>',
  nav: {
    '/': 'Strona główna',
    '/o-firmie/': 'O firmie',
    '/uslugi/': 'Usługi',
    '/rodo/': 'RODO',
    '/kontakt/': 'Kontakt',
  },
  foot: '<p>Zakład Obróbki Metali Zawadka Sp. z o.o.<br>ul. Przemysłowa 48, 25-004 Kielce<br>NIP 6570048123, REGON 290048123, KRS 0000048123, Sąd Rejonowy w Kielcach, X Wydział Gospodarczy KRS, kapitał zakładowy 500 000 zł</p>',
})

const beauty = godaddy({
  host: 'www.salonmalwina.test',
  language: 'pl',
  name: 'Salon Urody Malwina',
  nav: { '/': 'Start', '/cennik': 'Cennik', '/kontakt': 'Kontakt' },
  foot: '<p>Salon Urody Malwina, ul. Szewska 148, Wrocław</p><p>Copyright © 2023 Salon Urody Malwina – Wszelkie prawa zastrzeżone.</p>',
})

const bookkeepers = bootstrap({
  host: 'biuro-debetplus.test',
  language: 'pl',
  name: 'Debet Plus',
  top: '<div class="contact-info"><i class="bi bi-phone"></i> 61 650 54 81</div>',
  nav: { '/': 'Start', '/uslugi.html': 'Usługi', '/o-biurze.html': 'O biurze', '/kontakt.html': 'Kontakt' },
  foot: '<p>Biuro Rachunkowe Debet Plus, ul. Głogowska 481, 60-004 Poznań, NIP 7790048123</p>',
})

const angler = prestashop({
  host: 'www.sklep-okon.test',
  language: 'pl',
  name: 'Okoń – sklep wędkarski',
  top: 'Zadzwoń do nas: <span>58 650 54 81</span>',
  nav: {
    '/3-wedki': 'Wędki',
    '/4-kolowrotki': 'Kołowrotki',
    '/content/1-dostawa': 'Dostawa',
    '/content/3-regulamin': 'Regulamin',
    '/kontakt': 'Kontakt',
  },
  head: jsonLd({
    '@type': 'Organization',
    name: 'Okoń – sklep wędkarski',
    url: 'https://www.sklep-okon.test/',
    logo: 'https://www.sklep-okon.test/img/logo-1.jpg',
    contactPoint: { '@type': 'ContactPoint', telephone: '58 650 54 81', contactType: 'customer service' },
  }),
  foot: '<div class="block-contact col-md-3 links wrapper"><p class="h4">Informacja o sklepie</p>Okoń Sp. z o.o.<br>ul. Kartuska 481<br>80-125 Gdańsk<br>Polska<br>Zadzwoń do nas: <span>58 650 54 81</span><br>Napisz do nas: <a href="mailto:sklep@sklep-okon.test" class="dropdown">sklep@sklep-okon.test</a></div>',
})

export const polish: readonly Site[] = [
  {
    host: 'stolarnia-wierzbowscy.test',
    alias: ['www.stolarnia-wierzbowscy.test'],
    language: 'pl',
    country: 'PL',
    kind: 'gutenberg',
    about: "a family's joinery with two mobiles, the owner beside one of them",
    asked: 'owner',
    pages: {
      '/robots.txt': wordpressRobots('www.stolarnia-wierzbowscy.test'),
      '/': joiner(
        'Meble na wymiar, Olsztyn i okolice',
        `<h1 class="wp-block-heading">Meble na wymiar</h1>${prose('pl', 0, 1)}`,
      ),
      '/oferta/': joiner('Oferta', '<ul><li>Kuchnie</li><li>Schody</li><li>Szafy wnękowe</li></ul>'),
      '/realizacje/': joiner(
        'Realizacje',
        '<figure class="wp-block-gallery"><figcaption>Kuchnia, Dywity 2024</figcaption></figure>',
      ),
      '/o-nas/': joiner(
        'O nas',
        `${prose('pl', 1, 1)}<p>Stolarnię założył w 1989 roku Henryk Wierzbowski, a dziś prowadzi ją jego syn Paweł z żoną Joanną.</p>`,
      ),
      '/kontakt/': joiner(
        'Kontakt',
        '<h1 class="wp-block-heading">Kontakt</h1><p><strong>Stolarnia Wierzbowscy</strong><br>ul. Leśna 48, 11-034 Stawiguda<br>NIP 739-004-81-23, REGON 510048123</p><p>Paweł Wierzbowski – właściciel<br>tel. <a href="tel:+48605481230">605 481 230</a></p><p>Joanna Wierzbowska – wyceny i biuro<br>tel. <a href="tel:+48605481231">605 481 231</a></p><p>e-mail: <a href="mailto:biuro@stolarnia-wierzbowscy.test">biuro@stolarnia-wierzbowscy.test</a></p><p>nr konta: 48 1020 3541 0000 5102 0048 1230</p>',
      ),
    },
    best: ['biuro@stolarnia-wierzbowscy.test'],
    never: ['privacy@consentia.test', '+494066969440'],
    phones: ['+48605481230', '+48605481231'],
    people: [
      { name: 'Paweł Wierzbowski', role: 'właściciel', phone: '+48605481230' },
      { name: 'Joanna Wierzbowska', role: 'wyceny i biuro', phone: '+48605481231' },
    ],
  },
  {
    host: 'zom-zawadka.test',
    alias: ['www.zom-zawadka.test'],
    language: 'pl',
    country: 'PL',
    kind: 'wpbakery',
    about: 'a metal works: departments in columns, a former number named, an outside data protection officer',
    asked: 'procurement',
    pages: {
      '/robots.txt': wordpressRobots('www.zom-zawadka.test'),
      '/': metal(
        'Obróbka metali',
        `${row(`<h1>Precyzja od 1989 roku</h1>${prose('pl', 3, 1)}`)}${row('<p><strong>Uwaga:</strong> od 1.03.2025 zmieniliśmy operatora. Dotychczasowy numer 41 345 48 00 jest nieaktywny, prosimy dzwonić pod 41 350 54 80.</p>')}`,
      ),
      '/o-firmie/': metal(
        'O firmie',
        row(
          prose('pl', 0, 1),
          '<h3>Zarząd</h3><p>Prezes Zarządu – Zbigniew Zawadka<br>Członek Zarządu – Magdalena Kręcisz</p>',
        ),
      ),
      '/uslugi/': metal(
        'Usługi',
        row('<ul><li>Cięcie laserem do 20 mm</li><li>Gięcie CNC</li><li>Spawanie MIG/MAG, TIG</li></ul>'),
      ),
      '/rodo/': metal(
        'RODO',
        row(
          '<p>Administratorem danych jest ZOM Zawadka Sp. z o.o. Inspektor Ochrony Danych: Łukasz Pietrzyk, Ochronex Doradztwo, iod@ochronex.test, tel. 22 505 48 99. Przysługuje Pani/Panu skarga do Prezesa UODO, ul. Stawki 2, 00-193 Warszawa.</p>',
        ),
      ),
      '/kontakt/': metal(
        'Kontakt',
        `${row('<h3>Sekretariat</h3><p>tel. <a href="tel:+48413505480">+48 41 350 54 80</a><br>fax +48 41 350 54 89<br><a href="mailto:sekretariat@zom-zawadka.test">sekretariat@zom-zawadka.test</a></p>', '<h3>Dział handlowy</h3><p>Robert Cieślik, kierownik działu handlowego<br>tel. +48 41 350 54 82<br><a href="mailto:handlowy@zom-zawadka.test">handlowy@zom-zawadka.test</a></p>', '<h3>Dział zakupów</h3><p>Agnieszka Sobota, kierownik działu zakupów<br>tel. +48 41 350 54 84<br>kom. +48 605 481 240<br><a href="mailto:zakupy@zom-zawadka.test">zakupy@zom-zawadka.test</a></p>')}${row('<h3>Kadry</h3><p><a href="mailto:kadry@zom-zawadka.test">kadry@zom-zawadka.test</a></p>')}`,
      ),
    },
    best: ['zakupy@zom-zawadka.test'],
    fine: ['sekretariat@zom-zawadka.test', 'handlowy@zom-zawadka.test', 'kadry@zom-zawadka.test'],
    never: ['iod@ochronex.test', '+48225054899', '+48413454800', '+48413505489'],
    phones: ['+48413505484', '+48605481240', '+48413505480', '+48413505482'],
    people: [
      {
        name: 'Agnieszka Sobota',
        role: 'kierownik działu zakupów',
        email: 'zakupy@zom-zawadka.test',
        phone: '+48413505484',
      },
      {
        name: 'Robert Cieślik',
        role: 'kierownik działu handlowego',
        email: 'handlowy@zom-zawadka.test',
        phone: '+48413505482',
      },
      { name: 'Zbigniew Zawadka', role: 'Prezes Zarządu' },
      { name: 'Magdalena Kręcisz', role: 'Członek Zarządu' },
    ],
    strangers: ['Łukasz Pietrzyk'],
  },
  {
    host: 'salonmalwina.test',
    alias: ['www.salonmalwina.test'],
    language: 'pl',
    country: 'PL',
    kind: 'godaddy',
    about: 'a beauty parlour that names nobody',
    asked: 'owner',
    pages: {
      '/': beauty(
        'Salon urody Wrocław',
        '<h1 data-ux="Heading">Zadbaj o siebie</h1><div data-ux="ContentText"><p>Manicure, pedicure, brwi i rzęsy w samym centrum Wrocławia. Rezerwacja online lub telefonicznie.</p></div><a data-ux="Button" href="https://rezerwacje.test/salon-malwina">Umów wizytę</a>',
      ),
      '/cennik': beauty(
        'Cennik',
        '<div data-ux="ContentText"><p>Manicure hybrydowy – 140 zł<br>Laminacja rzęs – 180 zł<br>Henna brwi – 60 zł</p></div>',
      ),
      '/kontakt': beauty(
        'Kontakt',
        '<h2 data-ux="SectionHeading">Kontakt</h2><div data-ux="ContentText" data-aid="CONTACT_INFO_DESC_REND"><p>Salon Urody Malwina</p></div><p data-aid="CONTACT_INFO_ADDRESS_REND">ul. Szewska 148, 50-139 Wrocław</p><p><a href="tel:605481250" data-aid="CONTACT_INFO_PHONE_REND" data-ux="ContentLink">605 481 250</a></p><p><a href="mailto:salon@salonmalwina.test" data-aid="CONTACT_INFO_EMAIL_REND" data-ux="ContentLink">salon@salonmalwina.test</a></p><h4>Godziny otwarcia</h4><table data-aid="CONTACT_HOURS_REND"><tr><td>Pon.–Pt.</td><td>09:00 – 20:00</td></tr><tr><td>Sob.</td><td>09:00 – 15:00</td></tr></table>',
      ),
    },
    best: ['salon@salonmalwina.test'],
    phones: ['+48605481250'],
  },
  {
    host: 'biuro-debetplus.test',
    language: 'pl',
    country: 'PL',
    kind: 'bootstrap',
    about: 'bookkeepers whose robots.txt closes the page with the address; the number is on every other one',
    asked: 'owner',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /kontakt.html\nDisallow: /panel/\n',
      },
      '/': bookkeepers(
        'Biuro rachunkowe Poznań',
        `<section id="hero"><h1>Księgowość bez stresu</h1></section><section>${prose('pl', 1, 1)}<p>Pierwsza konsultacja gratis – zadzwoń: 61 650 54 81</p></section>`,
      ),
      '/uslugi.html': bookkeepers(
        'Usługi',
        '<section><ul><li>KPiR, ryczałt</li><li>Księgi handlowe</li><li>Kadry i płace</li></ul></section>',
      ),
      '/o-biurze.html': bookkeepers(
        'O biurze',
        '<section><h2>O biurze</h2><p>Biuro działa od 2003 roku. Właścicielka: Grażyna Łuczak, doradca podatkowy, nr wpisu 04812.</p></section>',
      ),
      '/kontakt.html': bookkeepers(
        'Kontakt',
        '<section id="contact"><p>tel. 61 650 54 81, kom. 605 481 260</p><p>e-mail: biuro@biuro-debetplus.test</p></section>',
      ),
    },
    phones: ['+48616505481'],
    people: [
      { name: 'Grażyna Łuczak', role: 'Właścicielka' },
      { name: 'Grażyna Łuczak', role: 'doradca podatkowy' },
    ],
    closed: ['/kontakt.html'],
  },
  {
    host: 'sklep-okon.test',
    alias: ['www.sklep-okon.test'],
    language: 'pl',
    country: 'PL',
    kind: 'prestashop',
    about: "an angler's shop: its address in each footer, addresses for returns and complaints in the terms",
    asked: 'marketing',
    pages: {
      '/': angler(
        'Sklep wędkarski Gdańsk',
        `${prose('pl', 4, 1)}<article class="product-miniature"><h3 class="product-title">Wędka Sander 2,70 m</h3><span class="price">248,12 zł</span><span>EAN 5900048123048</span></article>`,
      ),
      '/content/1-dostawa': angler(
        'Dostawa',
        '<p>Paczkomaty 24/7 – 12,99 zł. Kurier – 15,99 zł. Śledzenie przesyłek: infolinia przewoźnika 801 505 481.</p>',
      ),
      '/content/3-regulamin': angler(
        'Regulamin',
        '<p>§1. Sklep internetowy pod adresem www.sklep-okon.test prowadzi Okoń Sp. z o.o., ul. Kartuska 481, 80-125 Gdańsk, KRS 0000481230, NIP 5830048123.</p><p>§7. Reklamacje prosimy kierować na adres reklamacje@sklep-okon.test. §8. Zwroty w ciągu 14 dni.</p><p>§12. Konsument może zwrócić się do wojewódzkiego inspektoratu Inspekcji Handlowej.</p>',
      ),
      '/kontakt': angler(
        'Kontakt',
        '<section class="contact-form"><p>Obsługa klienta: pon.–pt. 9–17, tel. 58 650 54 81</p><p>Współpraca, media i sponsoring zawodów: <a href="mailto:marketing@sklep-okon.test">marketing@sklep-okon.test</a></p><form method="post"><input class="form-control" name="from" type="email" placeholder="twoj@poczta.test"></form></section>',
      ),
    },
    best: ['marketing@sklep-okon.test'],
    fine: ['sklep@sklep-okon.test', 'reklamacje@sklep-okon.test'],
    never: ['+48801505481'],
    phones: ['+48586505481'],
  },
]
