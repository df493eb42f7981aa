import { entities } from '../disguises.ts'
import { elementor, gutenberg, handmade, jimdo, joomla, typo3, webflow, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

const windows = joomla({
  host: 'www.oknawarta.test',
  language: 'pl',
  name: 'Okna Warta Sp. z o.o.',
  nav: { '/': 'Strona główna', '/oferta': 'Oferta', '/o-firmie': 'O firmie', '/kontakt': 'Kontakt' },
  foot: '<p>NIP 781-048-81-23, REGON 488123047, KRS 0000488123</p><p>Projekt i wykonanie: Agencja Kropka, biuro@agencjakropka.test, tel. 61 055 99 01</p>',
})

const wholesale = gutenberg({
  host: 'hurtowniasrub.test',
  language: 'pl',
  name: 'Hurtownia Śrub Metalex',
  nav: { '/': 'Katalog' },
  foot: '<div class="kontakt"><p>Metalex s.j., ul. Zmyślona 48, 40-001 Katowice</p><p>tel. (32) 055 48 12, fax (32) 055 48 13</p><p>zamówienia: <a href="mailto:zamowienia@hurtowniasrub.test">zamowienia@hurtowniasrub.test</a></p><p>Bogdan Skiba – współwłaściciel</p></div>',
})

const vet = webflow({
  host: 'www.lecznicapodlipami.test',
  language: 'pl',
  name: 'Lecznica Pod Lipami',
  nav: { '/uslugi': 'Usługi', '/zespol': 'Zespół', '/kontakt': 'Kontakt' },
})

const sold = handmade({
  host: 'www.stolarniakubik.test',
  language: 'pl',
  name: 'Domena na sprzedaz',
  nav: {},
})

/** More than a look-up reads from the front of a page. */
const screws = () =>
  Array.from(
    { length: 9500 },
    (_, at) =>
      `<tr><td>M${4 + (at % 20)}x${10 + (at % 150)}</td><td>Śruba z łbem sześciokątnym DIN 933, ocynk, opakowanie 100 szt.</td><td>EAN 590${(4_881_230 + at * 37).toString().padStart(9, '0')}</td><td>${(4 + (at % 300) / 10).toFixed(2)} zł</td></tr>`,
  ).join('\n')

const dairy = elementor({
  host: 'mleczarniadolina.test',
  language: 'pl',
  name: 'Mleczarnia Dolina',
  nav: { '/': 'Start', '/produkty/': 'Produkty', '/zespol/': 'Nasz zespół', '/kontakt/': 'Kontakt' },
  foot: '<p>Strona: <a href="mailto:studio@mlecznystudio.test">Studio M</a></p>',
})

const guesthouse = jimdo({
  host: 'www.chatabieszczady.test',
  language: 'pl',
  name: 'Chata Bieszczady',
  nav: { '/': 'Start', '/pokoje/': 'Pokoje', '/kontakt/': 'Kontakt i dojazd' },
})

const foundry = typo3({
  host: 'odlewniakuznia.test',
  language: 'pl',
  name: 'Odlewnia Kuźnia S.A.',
  nav: { '/pl/start': 'Start', '/pl/oferta': 'Oferta', '/pl/kontakt': 'Kontakt', '/pl/rodo': 'RODO' },
})

const translator = gutenberg({
  host: 'biuroslowo.test',
  language: 'pl',
  name: 'Biuro Tłumaczeń Słowo',
  nav: { '/': 'Start', '/cennik/': 'Cennik', '/kontakt/': 'Kontakt' },
})

export const polish: readonly Site[] = [
  {
    host: 'oknawarta.test',
    alias: ['www.oknawarta.test'],
    language: 'pl',
    country: 'PL',
    kind: 'joomla',
    about:
      'departments with names and mobiles; a data protection inspector; NIP and REGON that look like numbers',
    pages: {
      '/': windows('Producent okien', prose('pl', 0, 3)),
      '/oferta': windows('Oferta', prose('pl', 3, 1)),
      '/o-firmie': windows('O firmie', `${prose('pl', 1, 1)}<p>Prezes zarządu: Grzegorz Wolniak</p>`),
      '/kontakt': windows(
        'Kontakt',
        '<p>ul. Fikcyjna 48, 61-001 Poznań</p><p>Sekretariat: tel. +48 61 055 48 12, fax +48 61 055 48 13, e-mail: <a href="mailto:biuro@oknawarta.test">biuro@oknawarta.test</a></p><h3>Dział zakupów</h3><p>Katarzyna Mielcarek, kierownik działu zakupów<br>kom. 605 550 123<br>k.mielcarek@oknawarta.test</p><h3>Serwis</h3><p>Piotr Duda, koordynator serwisu, tel. 605-550-124, serwis@oknawarta.test</p><p>Inspektor Ochrony Danych: Ewa Sroka, iod@rodopomoc.test, tel. 22 055 90 11</p>',
      ),
    },
    asked: 'procurement',
    best: ['k.mielcarek@oknawarta.test'],
    fine: ['biuro@oknawarta.test', 'serwis@oknawarta.test'],
    never: ['iod@rodopomoc.test', 'biuro@agencjakropka.test', '+48610554813', '+48220559011', '+48610559901'],
    phones: ['+48605550123', '+48610554812', '+48605550124'],
    people: [
      {
        name: 'Katarzyna Mielcarek',
        role: 'kierownik działu zakupów',
        email: 'k.mielcarek@oknawarta.test',
        phone: '+48605550123',
      },
      { name: 'Grzegorz Wolniak', role: 'Prezes zarządu' },
      {
        name: 'Piotr Duda',
        role: 'koordynator serwisu',
        email: 'serwis@oknawarta.test',
        phone: '+48605550124',
      },
    ],
    strangers: ['Ewa Sroka'],
  },
  {
    host: 'hurtowniasrub.test',
    language: 'pl',
    country: 'PL',
    kind: 'gutenberg',
    about: 'one page over 1 MiB, contact and owner in its footer only',
    pages: { '/': wholesale('Katalog', `<table>${screws()}</table>`) },
    asked: 'owner',
    best: ['zamowienia@hurtowniasrub.test'],
    never: ['privacy@consentia.test', '+48320554813', '+494066969440'],
    phones: ['+48320554812'],
    people: [{ name: 'Bogdan Skiba', role: 'współwłaściciel' }],
  },
  {
    host: 'www.lecznicapodlipami.test',
    language: 'pl',
    country: 'PL',
    kind: 'webflow',
    about: 'the mail is written with (małpa) and (kropka); an emergency clinic’s number of somebody else',
    pages: {
      '/': vet(
        'Weterynarz Kraków',
        `<div class="section">${prose('pl', 1, 2)}<p>Po godzinach: Całodobowa Klinika Arka, tel. 12 055 99 99</p></div>`,
      ),
      '/uslugi': vet('Usługi', '<div class="section"><p>Szczepienie 88 zł, kontrola 148 zł</p></div>'),
      '/zespol': vet(
        'Zespół',
        '<div class="w-dyn-list"><div class="w-dyn-item"><h4>lek. wet. Joanna Cisek</h4><div>właścicielka, chirurg</div></div><div class="w-dyn-item"><h4>Marta Grabiec</h4><div>kierownik recepcji</div></div></div>',
      ),
      '/kontakt': vet(
        'Kontakt',
        '<div class="section"><p>Rejestracja: 12 055 48 12</p><p>recepcja (małpa) lecznicapodlipami (kropka) test</p></div>',
      ),
    },
    asked: 'office',
    best: ['recepcja@lecznicapodlipami.test'],
    never: ['+48120559999'],
    phones: ['+48120554812'],
    people: [
      { name: 'Marta Grabiec', role: 'kierownik recepcji' },
      { name: 'Joanna Cisek', role: 'właścicielka, chirurg' },
    ],
  },
  {
    host: 'www.stolarniakubik.test',
    alias: ['parking-domen.test'],
    language: 'pl',
    country: 'PL',
    kind: 'handmade',
    about: 'sold: the name leads to a dealer in domains, whose address is not the company’s',
    pages: {
      '/': { status: 302, location: 'https://parking-domen.test/na-sprzedaz' },
      '/na-sprzedaz': sold('Na sprzedaz', '<P>Kup domene: handel@parking-domen.test, tel. 22 055 70 70</P>'),
    },
    asked: 'owner',
    never: ['handel@parking-domen.test', '+48220557070'],
  },
  {
    host: 'mleczarniadolina.test',
    language: 'pl',
    country: 'PL',
    kind: 'elementor',
    about: 'team in image boxes with addresses; groups of two and three in numbers; a customer’s quotation',
    pages: {
      '/': dairy(
        'Sery i jogurty',
        widget(`<h1>Prosto z doliny</h1>${prose('pl', 0, 2)}`) +
          widget('<p>„Najlepszy twaróg!” Janusz Bąk, właściciel sklepu</p>', 'testimonial'),
      ),
      '/produkty/': dairy('Produkty', widget('<p>Twaróg 250 g, EAN 5904881230477</p>')),
      '/zespol/': dairy(
        'Nasz zespół',
        [
          '<h3>Dorota Stachura</h3><p>Dyrektor produkcji</p><p>d.stachura@mleczarniadolina.test<br>18 055 48 14</p>',
          '<h3>Wojciech Hajduk</h3><p>Główny zaopatrzeniowiec</p><p>w.hajduk@mleczarniadolina.test</p>',
          '<h3>Alicja Rey</h3><p>Prezes</p>',
        ]
          .map((html) => widget(html, 'image-box'))
          .join(''),
      ),
      '/kontakt/': dairy(
        'Kontakt',
        widget(
          '<p>34-600 Limanowa, ul. Zmyślona 5</p><p>tel./fax: 18 055-48-12</p><p>e-mail: sekretariat@mleczarniadolina.test</p>',
        ),
      ),
    },
    asked: 'operations',
    best: ['d.stachura@mleczarniadolina.test'],
    fine: ['sekretariat@mleczarniadolina.test', 'w.hajduk@mleczarniadolina.test'],
    never: ['studio@mlecznystudio.test'],
    phones: ['+48180554814', '+48180554812'],
    people: [
      {
        name: 'Dorota Stachura',
        role: 'Dyrektor produkcji',
        email: 'd.stachura@mleczarniadolina.test',
        phone: '+48180554814',
      },
      { name: 'Wojciech Hajduk', role: 'Główny zaopatrzeniowiec', email: 'w.hajduk@mleczarniadolina.test' },
      { name: 'Alicja Rey', role: 'Prezes' },
    ],
    strangers: ['Janusz Bąk'],
  },
  {
    host: 'www.chatabieszczady.test',
    language: 'pl',
    country: 'PL',
    kind: 'jimdo',
    about: 'mobiles without a country code; mountain rescue’s number; the address in character references',
    pages: {
      '/': guesthouse(
        'Start',
        `<h1>Cisza w Bieszczadach</h1>${prose('pl', 2, 1)}<p>Ratunek w górach: 13 055 49 85</p>`,
      ),
      '/pokoje/': guesthouse('Pokoje', '<p>Pokój 2-osobowy 148 zł, 4-osobowy 248 zł</p>'),
      '/kontakt/': guesthouse(
        'Kontakt i dojazd',
        `<p>Gospodarze: Hanna i Marek Leśniak</p><p>605 55 02 10 lub 605 55 02 11</p><p>${entities('chata@chatabieszczady.test')}</p>`,
      ),
      '/about/': guesthouse('Nota prawna', '<p>Hanna Leśniak, właścicielka, NIP 8134881230</p>'),
    },
    asked: 'owner',
    best: ['chata@chatabieszczady.test'],
    never: ['+48130554985'],
    phones: ['+48605550210', '+48605550211'],
    people: [
      { name: 'Hanna Leśniak', role: 'właścicielka' },
      { name: 'Hanna Leśniak', role: 'Gospodarze' },
      { name: 'Marek Leśniak', role: 'Gospodarze' },
    ],
  },
  {
    host: 'odlewniakuznia.test',
    language: 'pl',
    country: 'PL',
    kind: 'typo3',
    about:
      'leads to /pl by meta refresh; switchboard with extensions (wew.); an inspector of data at a firm outside',
    pages: {
      '/': '<html><head><meta http-equiv="refresh" content="0;url=https://odlewniakuznia.test/pl/start"><title>Odlewnia</title></head><body></body></html>',
      '/pl/start': foundry('Odlewy żeliwne', prose('pl', 3, 2)),
      '/pl/oferta': foundry('Oferta', '<p>Odlewy od 0,5 do 480 kg, norma PN-EN 1561</p>'),
      '/pl/kontakt': foundry(
        'Kontakt',
        '<p>Centrala: (+48 41) 055 48 00</p><table class="contenttable"><thead><tr><th>Imię i nazwisko</th><th>Stanowisko</th><th>Wewn.</th><th>E-mail</th></tr></thead><tbody><tr><td>Zbigniew Kot</td><td>Dyrektor zakładu</td><td>wew. 101</td><td>z.kot(at)odlewniakuznia.test</td></tr><tr><td>Renata Pióro</td><td>Specjalista ds. zakupów</td><td>wew. 115</td><td>r.pioro(at)odlewniakuznia.test</td></tr></tbody></table>',
      ),
      '/pl/rodo': foundry('RODO', '<p>Inspektor: Adam Cichy, iod@ochronaplus.test, 41 055 77 11</p>'),
    },
    asked: 'procurement',
    best: ['r.pioro@odlewniakuznia.test'],
    fine: ['z.kot@odlewniakuznia.test'],
    never: ['iod@ochronaplus.test', '+48410557711'],
    phones: ['+48410554800'],
    people: [
      {
        name: 'Renata Pióro',
        role: 'Specjalista ds. zakupów',
        email: 'r.pioro@odlewniakuznia.test',
        phone: '+48410554800',
      },
      {
        name: 'Zbigniew Kot',
        role: 'Dyrektor zakładu',
        email: 'z.kot@odlewniakuznia.test',
        phone: '+48410554800',
      },
    ],
    strangers: ['Adam Cichy'],
  },
  {
    host: 'biuroslowo.test',
    language: 'pl',
    country: 'PL',
    kind: 'gutenberg',
    about: 'robots.txt closes the contact page and the front has a placeholder alone: nothing to find',
    pages: {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /kontakt\nCrawl-delay: 1\nSitemap: https://biuroslowo.test/sitemap.xml\n',
      },
      '/': translator('Tłumaczenia', `${prose('pl', 0, 2)}<p>Twój adres: imie.nazwisko@example.com</p>`),
      '/cennik/': translator('Cennik', '<p>Strona 1800 znaków: 48,00 zł</p>'),
      '/kontakt/': translator('Kontakt', '<p>tel. 58 055 48 12, biuro@biuroslowo.test</p>'),
    },
    asked: 'owner',
    never: ['imie.nazwisko@example.com', 'privacy@consentia.test', 'biuro@biuroslowo.test', '+48580554812'],
    closed: ['/kontakt'],
  },
]
