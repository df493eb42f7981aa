import { cloudflared, entities, joomlaHidden } from '../disguises.ts'
import { elementor, gutenberg, joomla, jsonLd, webflow, widget } from '../frames.ts'
import type { Site } from '../site.ts'
import { pictured, rotated } from './disguises.ts'
import { bootstrap, others, prestashop, word, wordLine } from './frames.ts'
import { filler } from './prose.ts'

const joinery = bootstrap(
  {
    host: 'stolarniajesion.test',
    language: 'pl',
    name: 'Stolarnia Jesion',
    nav: { 'index.html': 'Start', 'meble.html': 'Meble', 'kontakt.html': 'Kontakt' },
  },
  { 'https://lakierpol.test': 'Lakierpol' },
)

const bikes = prestashop(
  {
    host: 'www.rowerownia-zebatka.test',
    language: 'pl',
    name: 'Rowerownia Zębatka',
    nav: {
      '/5-rowery': 'Rowery',
      '/content/3-regulamin': 'Regulamin',
      '/content/6-polityka-prywatnosci': 'Polityka prywatności',
      '/content/9-hurt': 'Współpraca B2B',
    },
  },
  'Rowerownia Zębatka<br>ul. Kołowa 48, 50-481 Wrocław<br>Zadzwoń: <b>71 055 48 12</b><br>Napisz: <a href="mailto:sklep@rowerownia-zebatka.test">sklep@rowerownia-zebatka.test</a>',
)

const clinic = elementor({
  host: 'przychodniabrzozowa.test',
  language: 'pl',
  name: 'Przychodnia Brzozowa',
  nav: { '/': 'Start', '/nasz-personel/': 'Nasz personel', '/rejestracja/': 'Rejestracja', '/rodo/': 'RODO' },
  foot: '<p>Pogotowie 999 | Numer alarmowy 112 | Nocna pomoc: 42 055 99 00</p>',
})

const wholesaler = joomla({
  host: 'www.hydrotech-lublin.test',
  language: 'pl',
  name: 'Hydro-Tech Lublin sp. j.',
  nav: { '/': 'Start', '/oferta': 'Oferta', '/dzialy': 'Działy', '/kontakt': 'Kontakt' },
  foot: '<p>NIP 712-048-81-23 | BDO 000488123 | Projekt: <a href="http://webkoziolek.test">WebKoziołek</a> tel. 600 055 481</p>',
})
const protectedMail =
  'Adres poczty elektronicznej jest chroniony przed robotami spamującymi. W przeglądarce musi być włączona obsługa JavaScript, by go zobaczyć.'

const mill = word({
  host: 'www.mlynpodgora.test',
  language: 'pl',
  name: 'Młyn pod Górą',
  nav: { 'oferta.htm': 'Nasze mąki', 'dojazd.htm': 'Jak dojechać' },
  foot: 'Ostatnia aktualizacja: 14.03.2005',
})

const cosmetics = gutenberg({
  host: 'laboratoriumlipa.test',
  language: 'pl',
  name: 'Laboratorium Lipa',
  nav: { '/': 'Start', '/o-nas/': 'O nas', '/dla-mediow/': 'Dla mediów', '/napisz/': 'Napisz do nas' },
})

const bakery = webflow({
  host: 'www.piekarniaklos.test',
  language: 'pl',
  name: 'Piekarnia Kłos',
  nav: { '/': 'Start', '/pieczywo': 'Pieczywo', '/kontakt': 'Kontakt' },
})

export const polish: readonly Site[] = [
  {
    host: 'stolarniajesion.test',
    language: 'pl',
    country: 'PL',
    kind: 'bootstrap',
    about: 'a bought template; a plain contact page with a mobile and an address; the owner beside',
    pages: {
      '/': joinery('Meble na wymiar', filler('pl', 0, 2)),
      '/index.html': joinery('Meble na wymiar', filler('pl', 0, 2)),
      '/meble.html': joinery('Meble', '<p>Stół jesionowy 180 x 90 cm, 4880 zł</p>'),
      '/kontakt.html': joinery(
        'Kontakt',
        '<div class="info-item"><p>ul. Dębowa 48, 15-481 Białystok</p></div><div class="info-item"><p>tel. 605 550 480</p></div><div class="info-item"><p><a href="mailto:biuro@stolarniajesion.test">biuro@stolarniajesion.test</a></p></div><p>Właściciel: Tomasz Jesionowski</p>',
      ),
    },
    asked: 'owner',
    best: ['biuro@stolarniajesion.test'],
    never: ['templates@bootlab.test'],
    phones: ['+48605550480'],
    people: [{ name: 'Tomasz Jesionowski', role: 'Właściciel' }],
  },
  {
    host: 'rowerownia-zebatka.test',
    alias: ['www.rowerownia-zebatka.test'],
    language: 'pl',
    country: 'PL',
    kind: 'prestashop',
    about:
      'terms, privacy and a page for business each with its address; payment provider and courier beside; a buyer by name',
    pages: {
      '/': bikes('Rowery i części', filler('pl', 1, 1)),
      '/5-rowery': bikes('Rowery', '<p>Gravel 54 cm, 4 881,00 zł, EAN 5901488123047</p>'),
      '/content/3-regulamin': bikes(
        'Regulamin',
        '<p>Sprzedawca: Zębatka sp. z o.o., KRS 0000481230, NIP 8970481230, REGON 048812304. Prezes zarządu: Iwona Kaczmarek. Reklamacje: reklamacje@rowerownia-zebatka.test. Płatności: Szybkopłat S.A., pomoc@szybkoplat.test, 61 055 99 40.</p>',
      ),
      '/content/6-polityka-prywatnosci': bikes(
        'Polityka prywatności',
        '<p>Administrator: Zębatka sp. z o.o., rodo@rowerownia-zebatka.test. Dane powierzamy firmie Kurier24, iod@kurier24.test.</p>',
      ),
      '/content/9-hurt': bikes(
        'Współpraca B2B',
        '<p>Kierownik zakupów: Paweł Mrozek, p.mrozek@rowerownia-zebatka.test, kom. 605-550-481</p>',
      ),
    },
    asked: 'procurement',
    best: ['p.mrozek@rowerownia-zebatka.test'],
    fine: ['sklep@rowerownia-zebatka.test'],
    never: [...others, 'pomoc@szybkoplat.test', 'iod@kurier24.test', 'jane@example.com', '+48610559940'],
    phones: ['+48710554812', '+48605550481'],
    people: [
      {
        name: 'Paweł Mrozek',
        role: 'Kierownik zakupów',
        email: 'p.mrozek@rowerownia-zebatka.test',
        phone: '+48605550481',
      },
      { name: 'Iwona Kaczmarek', role: 'Prezes zarządu' },
    ],
  },
  {
    host: 'przychodniabrzozowa.test',
    language: 'pl',
    country: 'PL',
    kind: 'elementor',
    about:
      'staff with titles before names; emergency numbers in each footer; the address by Cloudflare; the fund’s line beside',
    pages: {
      '/': clinic(
        'Przychodnia w Łodzi',
        widget(filler('pl', 0, 1)) + widget('<p>Infolinia NFZ: 800 055 590</p>'),
      ),
      '/nasz-personel/': clinic(
        'Nasz personel',
        [
          '<h4>lek. med. Jadwiga Olszańska</h4><p>Kierownik przychodni</p>',
          '<h4>dr n. med. Krzysztof Wrona</h4><p>Kardiolog</p>',
          '<h4>mgr Aneta Lis</h4><p>Pielęgniarka koordynująca</p>',
        ]
          .map((html) => widget(html, 'image-box'))
          .join(''),
      ),
      '/rejestracja/': clinic(
        'Rejestracja',
        widget(
          `<p>ul. Brzozowa 48, 90-481 Łódź</p><p>Rejestracja: (42) 055-48-12 lub (42) 055-48-13, faks (42) 055-48-14</p><p>${cloudflared('rejestracja@przychodniabrzozowa.test', 0x66)}</p>`,
        ),
      ),
      '/rodo/': clinic(
        'RODO',
        widget(`<p>Inspektor ochrony danych: Marcin Sroka, ${cloudflared('iod@rodoekspert.test', 0x67)}</p>`),
      ),
    },
    asked: 'office',
    best: ['rejestracja@przychodniabrzozowa.test'],
    never: ['iod@rodoekspert.test', 'privacy@consentia.test', '+48420559900', '+48800055590', '+48420554814'],
    phones: ['+48420554812', '+48420554813'],
    people: [
      { name: 'Jadwiga Olszańska', role: 'Kierownik przychodni' },
      { name: 'Krzysztof Wrona', role: 'Kardiolog' },
      { name: 'Aneta Lis', role: 'Pielęgniarka koordynująca' },
    ],
    strangers: ['Marcin Sroka'],
  },
  {
    host: 'www.hydrotech-lublin.test',
    language: 'pl',
    country: 'PL',
    kind: 'joomla',
    about:
      'departments in a table with Joomla’s hidden addresses; two numbers in one line; the maker’s mobile in each footer',
    pages: {
      '/': wholesaler('Hydraulika siłowa', filler('pl', 0, 1)),
      '/oferta': wholesaler('Oferta', '<p>Pompa zębata 48 cm³, nr kat. 488-123-047</p>'),
      '/dzialy': wholesaler(
        'Działy',
        `<table><tr><td>Dział zakupów</td><td>Edyta Gawron</td><td>${joomlaHidden('zakupy@hydrotech-lublin.test', protectedMail)}</td><td>81 055 48 15</td></tr><tr><td>Serwis</td><td>Robert Sidor</td><td>${joomlaHidden('serwis@hydrotech-lublin.test', protectedMail)}</td><td>81 055 48 16</td></tr></table>`,
      ),
      '/kontakt': wholesaler(
        'Kontakt',
        `<p>ul. Hutnicza 48, 20-481 Lublin</p><p>tel. 81 055 48 12, 81 055 48 13, fax 81 055 48 14</p><p>${joomlaHidden('hydrotech@hydrotech-lublin.test', protectedMail)}</p>`,
      ),
    },
    asked: 'procurement',
    best: ['zakupy@hydrotech-lublin.test'],
    fine: ['hydrotech@hydrotech-lublin.test', 'serwis@hydrotech-lublin.test'],
    never: ['+48600055481', '+48810554814'],
    phones: ['+48810554812', '+48810554813', '+48810554815', '+48810554816'],
    people: [
      {
        name: 'Edyta Gawron',
        role: 'Dział zakupów',
        email: 'zakupy@hydrotech-lublin.test',
        phone: '+48810554815',
      },
      { name: 'Robert Sidor', role: 'Serwis', email: 'serwis@hydrotech-lublin.test', phone: '+48810554816' },
    ],
  },
  {
    host: 'www.mlynpodgora.test',
    language: 'pl',
    country: 'PL',
    kind: 'handmade',
    about:
      'pages that a word processor saved, words torn apart; an icon in place of the sign; a hostel’s number beside',
    pages: {
      '/': mill(
        'Witamy',
        wordLine('Od 1887 roku mielemy zboże') +
          wordLine(
            '<span style="mso-spacerun:yes">  </span>na kamieniach, bez <span lang=EN-US>pośpiechu</span>.',
          ),
      ),
      '/oferta.htm': mill('Nasze mąki', wordLine('Żytnia 2000, worek 25 kg, 48,00 zł')),
      '/dojazd.htm': mill(
        'Jak dojechać',
        wordLine('Młynarz: <b>Ludwik<span style="mso-tab-count:1"> </span>Sikora</b>') +
          wordLine('Góra 48, 33-481 Góra') +
          wordLine('tel. 18 05<span lang=EN-US>5</span> 48 81') +
          wordLine(
            pictured(
              'mlyn@mlynpodgora.test',
              '<span style="font-family:Wingdings">*</span><img border=0 src="malpa.gif" alt="(małpa)">',
            ),
          ) +
          wordLine('Nocleg: Schronisko Pod Lipą, 18 055 99 48'),
      ),
    },
    asked: 'owner',
    best: ['mlyn@mlynpodgora.test'],
    never: ['+48180559948'],
    phones: ['+48180554881'],
    people: [{ name: 'Ludwik Sikora', role: 'Młynarz' }],
  },
  {
    host: 'laboratoriumlipa.test',
    language: 'pl',
    country: 'PL',
    kind: 'gutenberg',
    about:
      'the address rotated by a plugin; no telephone of its own; press agency and laboratory of tests in plain text',
    pages: {
      '/': cosmeticsPage('Kosmetyki z lipy', filler('pl', 1, 1)),
      '/o-nas/': cosmeticsPage(
        'O nas',
        `<p>Założycielka: Natalia Wrzos.</p><p>Badania: Dermatest, ${entities('lab@dermatest.test')}, 22 055 99 50</p>`,
      ),
      '/dla-mediow/': cosmeticsPage(
        'Dla mediów',
        '<p>Agencja Szum: Kamil Rataj, account manager, kamil@agencjaszum.test, 22 055 99 51</p>',
      ),
      '/napisz/': cosmeticsPage(
        'Napisz do nas',
        `<p>${rotated('lipa@laboratoriumlipa.test', '*chroniony adres*')}</p><form><input type="email" placeholder="jan.kowalski@example.com"></form>`,
      ),
    },
    asked: 'owner',
    best: ['lipa@laboratoriumlipa.test'],
    never: [
      'lab@dermatest.test',
      'kamil@agencjaszum.test',
      'jan.kowalski@example.com',
      'privacy@consentia.test',
      '+48220559950',
      '+48220559951',
    ],
    people: [{ name: 'Natalia Wrzos', role: 'Założycielka' }],
    strangers: ['Kamil Rataj'],
  },
  {
    host: 'www.piekarniaklos.test',
    language: 'pl',
    country: 'PL',
    kind: 'webflow',
    about: 'a plain contact page with a landline, a mobile and an address',
    pages: {
      '/': bakery('Chleb na zakwasie', filler('pl', 0, 1)),
      '/pieczywo': bakery('Pieczywo', '<p>Żytni 1 kg 14,80 zł</p>'),
      '/kontakt': bakery(
        'Kontakt',
        '<p>ul. Młyńska 48, 61-481 Poznań</p><p>tel. 61 055 48 12, kom. 605 550 482</p><p><a href="mailto:piekarnia@piekarniaklos.test">piekarnia@piekarniaklos.test</a></p><p>Właścicielka: Barbara Kłosowska</p>',
      ),
    },
    asked: 'owner',
    best: ['piekarnia@piekarniaklos.test'],
    phones: ['+48610554812', '+48605550482'],
    people: [{ name: 'Barbara Kłosowska', role: 'Właścicielka' }],
  },
]

function cosmeticsPage(title: string, body: string): string {
  return cosmetics(title, body, jsonLd({ '@type': 'Brand', name: 'Laboratorium Lipa' }))
}
