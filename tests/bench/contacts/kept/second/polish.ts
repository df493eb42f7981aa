import { cloudflared, joomlaCloaked } from '../../disguises.ts'
import { divi, diviPerson, joomla, jsonLd, module_, webflow } from '../../frames.ts'
import type { Site } from '../../site.ts'
import { inThree, spelled } from './disguises.ts'
import { bakery, prestashop8 } from './frames.ts'
import { chatter, consentOthers, privacy, privacyOthers } from './prose.ts'

const hotel = divi({
  host: 'hotelpodjaworem.test',
  language: 'pl',
  name: 'Hotel Pod Jaworem',
  nav: {
    '/': 'Strona główna',
    '/pokoje/': 'Pokoje',
    '/zespol/': 'Zespół',
    '/kontakt/': 'Kontakt',
    '/rodo/': 'RODO',
  },
  foot: '<p>Realizacja: <a href="https://karkonet.test">Karkonet</a>, tel. 75 614 08 80, biuro@karkonet.test</p>',
})

const school = joomla({
  host: 'www.technikum-korczak.test',
  language: 'pl',
  name: 'Technikum im. Janusza Korczaka',
  nav: {
    '/': 'Aktualności',
    '/index.php/szkola/kadra': 'Kadra',
    '/index.php/rada-rodzicow': 'Rada Rodziców',
    '/index.php/kontakt': 'Kontakt',
    '/index.php/ochrona-danych': 'Ochrona danych',
  },
  foot: '<p><a href="https://bip.gov-korczak.test">BIP</a> | Telefon Zaufania 800 441 823</p>',
})
const cloak =
  'Ten adres pocztowy jest chroniony przed spamowaniem. Aby go zobaczyć, konieczne jest włączenie w przeglądarce obsługi JavaScript.'

const wholesale = prestashop8(
  {
    host: 'hurtownia-ampero.test',
    language: 'pl',
    name: 'Ampero Hurtownia Elektryczna',
    nav: {
      '/': 'Sklep',
      '/content/4-o-firmie': 'O firmie',
      '/content/7-handlowcy': 'Handlowcy',
      '/content/1-dostawa': 'Dostawa',
      '/content/3-regulamin': 'Regulamin',
    },
    foot: '<p>Konto: 44 1140 2004 0000 3002 0104 4182</p>',
  },
  'Ampero sp. j. Wrona i Sikora<br />ul. Składowa 44, 61-888 Poznań<br />Zadzwoń: 61 654 41 82',
)

const glazing = webflow({
  host: 'www.okna-wierzbowski.test',
  language: 'pl',
  name: 'Wierzbowski Okna',
  nav: {
    '/': 'Start',
    '/produkty': 'Produkty',
    '/zespol': 'Kim jesteśmy',
    '/serwis': 'Serwis',
    '/kontakt': 'Kontakt',
  },
  foot: '<p>Wierzbowski Okna sp. z o.o., KRS 0000441823, NIP 754-10-44-182, REGON 160441823, kapitał zakładowy 500 000 zł</p>',
})

const joiner = bakery(
  {
    host: 'stolarnia-jesion.test',
    language: 'pl',
    name: 'Stolarnia Jesion',
    nav: { '/': 'Start', '/realizacje/': 'Realizacje', '/o-nas/': 'O nas', '/napisz/': 'Napisz do nas' },
    foot: '<p>Zdjęcia: Bartosz Gąsienica. NIP 7361044182</p>',
  },
  '<li><i class="fa fa-mobile"></i> +48 604 418 230</li>',
)

const person = (name: string, role: string, more: string) =>
  `<div class="w-dyn-item" role="listitem"><div class="team-card"><h4>${name}</h4><div class="team-role">${role}</div><div class="team-contact">${more}</div></div></div>`

export const polish: readonly Site[] = [
  {
    host: 'hotelpodjaworem.test',
    alias: ['www.hotelpodjaworem.test'],
    language: 'pl',
    country: 'PL',
    kind: 'divi',
    about: 'a reception day and night; a portal’s line, mountain rescue, an agency in the footer; a poet',
    pages: {
      '/': hotel(
        'Hotel w Karkonoszach',
        module_(`<h1>Odpocznij</h1>${chatter('pl', 0, 1)}<p>Nasz dom opisał poeta Ludwik Zaremba.</p>`),
        jsonLd({
          '@type': 'Hotel',
          name: 'Hotel Pod Jaworem',
          telephone: '+48 75 614 44 18',
          email: 'recepcja@hotelpodjaworem.test',
        }),
      ),
      '/pokoje/': hotel(
        'Pokoje',
        module_('<p>Rezerwacje przez portal Noclegownia: 801 004 418, pomoc@noclegownia.test</p>'),
      ),
      '/zespol/': hotel(
        'Zespół',
        `${diviPerson('Joanna Kurek', 'Dyrektor hotelu')}${diviPerson('Michał Stasiak', 'Specjalista ds. marketingu', '<p>marketing@hotelpodjaworem.test</p>')}${diviPerson('Renata Zięba', 'Szefowa kuchni')}`,
      ),
      '/kontakt/': hotel(
        'Kontakt',
        module_(
          '<p>ul. Jaworowa 18, 58-540 Karpacz</p><p>Recepcja (24h): tel. (75) 614 44 18, fax (75) 614 44 19<br>recepcja@hotelpodjaworem.test</p><p>Sala weselna: 604 418 231</p><p>Pogotowie górskie: 985 lub 601 099 300</p>',
        ),
      ),
      '/rodo/': hotel('RODO', module_(privacy('pl'))),
    },
    asked: 'marketing',
    best: ['marketing@hotelpodjaworem.test'],
    fine: ['recepcja@hotelpodjaworem.test'],
    never: [
      ...privacyOthers.pl,
      ...consentOthers,
      'biuro@karkonet.test',
      'pomoc@noclegownia.test',
      '+48756140880',
      '+48801004418',
      '+48601099300',
      '+48756144419',
    ],
    phones: ['+48756144418', '+48604418231'],
    people: [
      { name: 'Michał Stasiak', role: 'Specjalista ds. marketingu', email: 'marketing@hotelpodjaworem.test' },
      { name: 'Joanna Kurek', role: 'Dyrektor hotelu' },
      { name: 'Renata Zięba', role: 'Szefowa kuchni' },
    ],
    strangers: ['Ludwik Zaremba'],
  },
  {
    host: 'www.technikum-korczak.test',
    language: 'pl',
    country: 'PL',
    kind: 'joomla',
    about: 'a patron in its name; extensions; parents’ council and an inspector from outside',
    pages: {
      '/': school(
        'Aktualności',
        `${chatter('pl', 2, 1)}<p>Gościliśmy podróżnika Marka Wilka, autora książek.</p>`,
      ),
      '/index.php/szkola/kadra': school(
        'Kadra',
        '<table><tr><th>Stanowisko</th><th>Imię i nazwisko</th></tr><tr><td>Dyrektor</td><td>mgr inż. Grażyna Pawlak</td></tr><tr><td>Wicedyrektor</td><td>mgr Robert Szulc</td></tr><tr><td>Kierownik sekretariatu</td><td>Halina Wrzos</td></tr><tr><td>Pedagog</td><td>mgr Ewa Cichoń</td></tr></table>',
      ),
      '/index.php/rada-rodzicow': school(
        'Rada Rodziców',
        '<p>Składki: konto 44 1020 3352 0000 1002 0104 4182. Kontakt z Radą: rada.technikum@onet.test</p>',
      ),
      '/index.php/kontakt': school(
        'Kontakt',
        `<p>ul. Korczaka 44, 87-800 Włocławek</p><p>sekretariat: tel. 54 231 44 18 wew. 10<br>księgowość: wew. 14<br>faks: 54 231 44 19<br>e-mail: ${joomlaCloaked('sekretariat@technikum-korczak.test', cloak)}</p><p>Internat: 54 231 44 60</p>`,
      ),
      '/index.php/ochrona-danych': school(
        'Ochrona danych',
        `<p>Inspektorem Ochrony Danych jest Tomasz Góral, iod@goral-rodo.test, tel. 54 231 09 90.</p>${privacy('pl')}`,
      ),
    },
    asked: 'office',
    best: ['sekretariat@technikum-korczak.test'],
    never: [
      ...privacyOthers.pl,
      'iod@goral-rodo.test',
      'rada.technikum@onet.test',
      '+48542310990',
      '+48800441823',
      '+48542314419',
    ],
    phones: ['+48542314418', '+48542314460'],
    people: [
      { name: 'Halina Wrzos', role: 'Kierownik sekretariatu' },
      { name: 'Grażyna Pawlak', role: 'Dyrektor' },
      { name: 'Robert Szulc', role: 'Wicedyrektor' },
      { name: 'Ewa Cichoń', role: 'Pedagog' },
    ],
    strangers: ['Tomasz Góral', 'Janusza Korczaka', 'Marka Wilka'],
  },
  {
    host: 'hurtownia-ampero.test',
    alias: ['www.hurtownia-ampero.test'],
    language: 'pl',
    country: 'PL',
    kind: 'prestashop',
    about: 'salespeople with mobiles beside one buyer; a courier; a maker’s adviser with a name',
    pages: {
      '/': wholesale('Sklep', `${chatter('pl', 1, 1)}<p>Indeks 104418, EAN 5901044182303</p>`),
      '/content/4-o-firmie': wholesale(
        'O firmie',
        '<p>Wspólnik: Adam Wrona. Wspólnik: Zenon Sikora. Kierownik zakupów: Iwona Banaś, tel. 61 654 41 90, zakupy (małpa) hurtownia-ampero.test</p>',
      ),
      '/content/7-handlowcy': wholesale(
        'Handlowcy',
        `<ul><li>Przedstawiciel handlowy: Kamil Dudek, kom. 604 418 240, ${spelled('k.dudek@hurtownia-ampero.test', ' (małpa) ')}</li><li>Przedstawicielka handlowa: Ola Rybak, kom. 604 418 241, ${spelled('o.rybak@hurtownia-ampero.test', ' (małpa) ')}</li></ul><p>Doradca techniczny producenta Luxolampa: Wiktor Hajduk, 604 099 018</p>`,
      ),
      '/content/1-dostawa': wholesale(
        'Dostawa',
        '<p>Kurier Gepard, infolinia 42 209 18 23, reklamacje@kuriergepard.test</p>',
      ),
      '/content/3-regulamin': wholesale(
        'Regulamin',
        `<p>Sprzedawca: Ampero sp. j. Wrona i Sikora, NIP 7781044182, ul. Składowa 44, 61-888 Poznań, tel. 61 654 41 82, faks 61 654 41 83, sklep@hurtownia-ampero.test.</p>${privacy('pl')}`,
      ),
    },
    asked: 'procurement',
    best: ['zakupy@hurtownia-ampero.test'],
    fine: ['sklep@hurtownia-ampero.test', 'k.dudek@hurtownia-ampero.test', 'o.rybak@hurtownia-ampero.test'],
    never: [
      ...privacyOthers.pl,
      'reklamacje@kuriergepard.test',
      'you@shop.example',
      '+48422091823',
      '+48604099018',
      '+48616544183',
    ],
    phones: ['+48616544190', '+48616544182', '+48604418240', '+48604418241'],
    people: [
      {
        name: 'Iwona Banaś',
        role: 'Kierownik zakupów',
        email: 'zakupy@hurtownia-ampero.test',
        phone: '+48616544190',
      },
      { name: 'Adam Wrona', role: 'Wspólnik' },
      { name: 'Zenon Sikora', role: 'Wspólnik' },
      {
        name: 'Kamil Dudek',
        role: 'Przedstawiciel handlowy',
        email: 'k.dudek@hurtownia-ampero.test',
        phone: '+48604418240',
      },
      {
        name: 'Ola Rybak',
        role: 'Przedstawicielka handlowa',
        email: 'o.rybak@hurtownia-ampero.test',
        phone: '+48604418241',
      },
    ],
    strangers: ['Wiktor Hajduk'],
  },
  {
    host: 'www.okna-wierzbowski.test',
    language: 'pl',
    country: 'PL',
    kind: 'webflow',
    about:
      'a list that the builder draws from its data; a service by another firm; a page that robots.txt closes',
    pages: {
      '/robots.txt': {
        type: 'text/plain; charset=utf-8',
        body: 'User-agent: *\r\nDisallow: /dealerzy\r\nAllow: /\r\n',
      },
      '/': glazing(
        'Producent okien',
        `<div class="w-container">${chatter('pl', 1, 2)}<a href="/dealerzy">Strefa dealera</a></div>`,
      ),
      '/dealerzy': glazing(
        'Strefa dealera',
        '<p>Opiekun dealerów: Beata Mazurek, 604 418 299, dealerzy@okna-wierzbowski.test</p>',
      ),
      '/produkty': glazing('Produkty', '<p>Profil 82 mm, Uw = 0,74 W/(m2K)</p>'),
      '/zespol': glazing(
        'Kim jesteśmy',
        `<div class="w-dyn-list"><div class="w-dyn-items" role="list">
${person('Stanisław Wierzbowski', 'Prezes zarządu', '')}
${person('Paweł Kubiak', 'Kierownik działu IT', `${inThree('p.kubiak@okna-wierzbowski.test', 'napisz')} / 77 441 82 45`)}
${person('Dorota Lis', 'Dyrektor produkcji', `${inThree('d.lis@okna-wierzbowski.test', 'napisz')} / 77 441 82 50`)}
${person('Ewelina Noga', 'Kadry', `${inThree('praca@okna-wierzbowski.test', 'napisz')}`)}
</div></div>`,
      ),
      '/serwis': glazing(
        'Serwis',
        '<p>Naprawy pogwarancyjne wykonuje firma Okno-Fix: 77 441 09 90, zlecenia@oknofix.test</p>',
      ),
      '/kontakt': glazing(
        'Kontakt',
        '<p>ul. Fabryczna 44, 46-020 Opole</p><p>Biuro: (+48) 77 441 82 30<br>Fax: (+48) 77 441 82 39<br><a href="mailto:biuro@okna-wierzbowski.test">biuro@okna-wierzbowski.test</a></p>',
      ),
    },
    asked: 'it',
    best: ['p.kubiak@okna-wierzbowski.test'],
    fine: ['biuro@okna-wierzbowski.test', 'd.lis@okna-wierzbowski.test'],
    never: [
      'dealerzy@okna-wierzbowski.test',
      'zlecenia@oknofix.test',
      '+48604418299',
      '+48774410990',
      '+48774418239',
    ],
    phones: ['+48774418245', '+48774418230', '+48774418250'],
    people: [
      {
        name: 'Paweł Kubiak',
        role: 'Kierownik działu IT',
        email: 'p.kubiak@okna-wierzbowski.test',
        phone: '+48774418245',
      },
      { name: 'Stanisław Wierzbowski', role: 'Prezes zarządu' },
      {
        name: 'Dorota Lis',
        role: 'Dyrektor produkcji',
        email: 'd.lis@okna-wierzbowski.test',
        phone: '+48774418250',
      },
      { name: 'Ewelina Noga', role: 'Kadry' },
    ],
    strangers: ['Beata Mazurek'],
    closed: ['/dealerzy'],
  },
  {
    host: 'stolarnia-jesion.test',
    language: 'pl',
    country: 'PL',
    kind: 'wpbakery',
    about:
      'a mobile in the top bar, a line given up that schema.org data still has, a free provider’s address; an architect and a photographer are none of its people',
    pages: {
      '/': joiner(
        'Meble na wymiar',
        `${chatter('pl', 0, 2)}<p>Uwaga: dawny numer stacjonarny 18 264 00 11 już nie działa.</p>`,
        jsonLd({ '@type': 'LocalBusiness', name: 'Stolarnia Jesion', telephone: '+48 18 264 00 11' }),
      ),
      '/realizacje/': joiner(
        'Realizacje',
        '<p>Kuchnia w Zakopanem, projekt: arch. Weronika Staszel, pracownia@staszel-arch.test, 602 099 044.</p>',
      ),
      '/o-nas/': joiner(
        'O nas',
        '<p>Właściciel: Jakub Jesionowski, mistrz stolarski. Warsztat założył jego dziadek, Wojciech Jesionowski.</p>',
      ),
      '/napisz/': joiner(
        'Napisz do nas',
        `<p>Stolarnia Jesion, ul. Tartaczna 4, 34-400 Nowy Targ<br>tel. 604-418-230<br>${cloudflared('stolarniajesion.nowytarg@wp.pl', 0x21)}</p><p>Tel. prywatny: 18 264 41 82 - prosimy nie dzwonić w sprawach firmy.</p>`,
      ),
    },
    asked: 'owner',
    best: ['stolarniajesion.nowytarg@wp.pl'],
    never: ['pracownia@staszel-arch.test', '+48602099044', '+48182644182', '+48182640011'],
    phones: ['+48604418230'],
    people: [{ name: 'Jakub Jesionowski', role: 'Właściciel' }],
    strangers: ['Weronika Staszel', 'Wojciech Jesionowski', 'Bartosz Gąsienica'],
  },
]
