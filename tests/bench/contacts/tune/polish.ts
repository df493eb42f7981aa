import { gutenberg, handmade, joomla, webflow } from '../frames.ts'
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
]
