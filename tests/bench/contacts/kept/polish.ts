import { entities } from '../disguises.ts'
import { elementor, gutenberg, jimdo, typo3, widget } from '../frames.ts'
import { prose } from '../prose.ts'
import type { Site } from '../site.ts'

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
