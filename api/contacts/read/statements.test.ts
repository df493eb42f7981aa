import { expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { statementsOn } from './statements.ts'

/** The content of an about page, and what a letter may quote from it. */
const cases: Record<string, [html: string, stated: string[]]> = {
  'since when it is there and how large it is, before what it is certified for': [
    `<h1>About us</h1><p>We are certified to ISO 9001 by an independent body. Our bakery has four shops across Leeds and Bradford.</p>
     <p>We have baked sourdough on Harrow Lane since 1987. Come and see us!</p>`,
    [
      'We have baked sourdough on Harrow Lane since 1987',
      'Our bakery has four shops across Leeds and Bradford',
    ],
  ],
  'German, with an abbreviation': [
    '<p>Seit 1923 fertigt unser Betrieb Fenster und Türen aus heimischem Holz.</p><p>Wir beschäftigen ca. 45 Mitarbeiterinnen und Mitarbeiter an zwei Standorten im Allgäu.</p>',
    [
      'Seit 1923 fertigt unser Betrieb Fenster und Türen aus heimischem Holz',
      'Wir beschäftigen ca. 45 Mitarbeiterinnen und Mitarbeiter an zwei Standorten im Allgäu',
    ],
  ],
  French: [
    '<p>La maison produit du cidre fermier à Pont-l’Évêque depuis 1954.</p><p>Une équipe de 30 salariés travaille sur 45 hectares de vergers.</p>',
    [
      'La maison produit du cidre fermier à Pont-l’Évêque depuis 1954',
      'Une équipe de 30 salariés travaille sur 45 hectares de vergers',
    ],
  ],
  'Spanish, from what the page says it is about': [
    '<meta name="description" content="Empresa familiar de transporte frigorífico con 80 camiones en Murcia."><h1>Quiénes somos</h1>',
    ['Empresa familiar de transporte frigorífico con 80 camiones en Murcia'],
  ],
  'no slogan, request, date, price, address or number': [
    `<p>Your leading partner for perfect baths since 1987.</p><p>Since 1987 we are happy to help: call us on 0113 496 0123.</p><p>Discover our 12 shops in the north of England today.</p>
     <p>Our office has been at 12 Mill Lane, LS6 2AB Leeds since 1987, mail info@x.com for more.</p><p>All 12 shops are closed on 24 December because of the holidays.</p><p>Wir suchen für unsere drei Standorte eine Kraft im Verkauf.</p>
     <p>Mit unserer Leidenschaft für Holz sind wir seit 1923 für Sie da.</p><p>Rooms from €89 a night in a family-run house by the sea.</p>`,
    [],
  ],
  'no number within a word, and none that was cut off': [
    '<p>Wir fertigen mit modernsten Maschinen Einzelteile für die Region.</p><p>Der Betrieb ist zertifiziert nach ISO 9001, Zertifikat-Nr. 4711.</p><p>Auf 2.400 m² fertigen wir Geländer, Treppen und Tore aus Stahl.</p>',
    ['Auf 2.400 m² fertigen wir Geländer, Treppen und Tore aus Stahl'],
  ],
  'nobody’s name': [
    '<p>Seit 1987 führt Josef Huber die Werkstatt am Marktplatz weiter.</p><p>Dr. Lang leitet die Praxis im Zentrum seit 1998 mit Freude.</p>',
    [],
  ],
  'nothing that others say, headings or terms': [
    `<h2>Family-run bakery in Leeds since the year 1987 and more</h2><blockquote><p>We have bought our bread from them since 1999 and never regretted it.</p></blockquote>
     <div class="cookie-notice"><p>We share data with 12 people at our agency since 2019.</p></div><footer><p>A family-run bakery in the heart of Leeds since 1987.</p></footer><p>Website by Pixel Ltd, a family-run studio in Leeds since 2004.</p>`,
    [],
  ],
  'nothing that is too long for a letter': [
    `<p>Since 1987 we have been baking bread ${'and rolls and cakes '.repeat(9)}in Leeds.</p><p>Since 1987 here.</p>`,
    [],
  ],
}

test.each(Object.entries(cases))('a company’s site states %s', (_what, [html, stated]) => {
  const page = readPage(`<title>Harrow Lane</title>${html}`, 'https://harrow.test/about')
  const found = statementsOn([page], '2026-01-12T09:00:00.000Z')
  expect(found.map(({ value }) => value)).toEqual(stated)
  for (const { field, sourceUrl } of found) {
    expect({ field, sourceUrl }).toEqual({ field: 'statement', sourceUrl: 'https://harrow.test/about' })
  }
})

const told = (text: string, title = 'Harrow Lane') =>
  statementsOn(
    [readPage(`<title>${title}</title><h1>About</h1><p>${text}</p>`, 'https://harrow.test/about')],
    '2026-01-12T09:00:00.000Z',
  ).map(({ value }) => value)

test.each([
  'Dal 1975 la nostra azienda realizza impianti elettrici civili e industriali.',
  'Siamo un’azienda a conduzione familiare giunta alla terza generazione.',
  'Nei nostri due stabilimenti lavorano 85 dipendenti con esperienza nel settore.',
  'Onze kwekerij is sinds 1972 een familiebedrijf in het Westland.',
  'In onze drie filialen werken 40 medewerkers aan brood en banket.',
  'Sinds 1954 maken wij in Gouda kaas van rauwe melk.',
  'Nasza rodzinna piekarnia działa od 1958 roku w centrum Poznania.',
  'Zatrudniamy 120 pracowników w dwóch zakładach na Śląsku.',
  'Firma posiada certyfikat ISO 9001 dla wszystkich swoich wyrobów.',
  'Desde 1988 construímos moradias em todo o norte do país.',
  'Somos uma empresa familiar com 45 colaboradores e duas lojas.',
  'A nossa adega produz vinho em 30 hectares de vinha no Douro.',
  'The hotel has 62 rooms and has been family-run since 1958.',
  'Le musée a été fondé en 1974 par les artisans de la ville.',
])('%j is quoted', (text) => {
  expect(told(text)).toEqual([text.slice(0, -1)])
})

test.each([
  'We use 12 cookies on this site to make it work for you.',
  'Questo sito utilizza 5 cookie di terze parti dal 2018 per le statistiche.',
  'Deze site gebruikt cookies van 3 partners sinds 2019 voor statistieken.',
  'Ta strona używa plików cookie od 2018 roku w celach statystycznych.',
  'Este site utiliza cookies desde 2018 para fins estatísticos e técnicos.',
  'Siamo aperti dal lunedì al venerdì, dal 1990 senza pausa pranzo.',
  'Wij zijn sinds 1990 geopend van maandag tot en met zaterdag.',
  'Otwarte od poniedziałku do piątku, a od 1990 roku także w soboty.',
  'Aberto de segunda a sexta desde 1990, também ao almoço.',
  'Open Monday to Friday since 1990, and on Saturdays too.',
  'Seit 1990 montags bis freitags für Sie geöffnet, auch mittags.',
  'Ouvert du lundi au vendredi depuis 1990, et le samedi matin.',
  'The town of Ennis was founded in 1640 by the O’Brien family.',
  'Die Stadt Linz wurde im Jahr 1799 gegründet und hat 200 Schulen.',
  'Das Kloster wurde 1632 gegründet und prägt bis heute das Dorf.',
  'Our supplier Miller & Sons has been family-owned since 1922.',
  'The building was established in 1890 as a school for girls.',
  'WordPress has been used by many sites since 2003, and by ours.',
  'Die Kirche wurde seit 1750 mehrfach umgebaut und erweitert.',
  'La ville a été fondée en 1710 par les comtes de la région.',
  'Unser Lieferant ist ein Familienbetrieb in vierter Generation.',
  'Il paese è stato fondato nel 1620 dai monaci della valle.',
  'Il tuo punto di riferimento dal 1975 per la casa che sogni.',
  'Uw specialist in keukens en badkamers sinds 1975 in de regio.',
  'Twój zaufany dostawca okien i drzwi od 1995 roku w regionie.',
  'O seu parceiro de confiança desde 1988 em todo o país.',
  'Quality you can trust since 1987 in every single loaf.',
  'Qualität, die überzeugt, seit 1987 für die ganze Familie.',
  'Jakość, której możesz zaufać od 1987 roku w całej Polsce.',
  'Seit 1987 backen wir für die Stadt, den Landkreis und die.',
  'Since 1987 our bakery has been known for its',
  'Dal 1975 la nostra azienda si occupa di',
  'Since 1987 we have (with a short break in the war been here.',
  'In 2019 we had 12 employees and since then we have been growing.',
  'This offer has been valid since 1999 for all 12 branches.',
  'La nostra offerta è valida dal 2020 in tutti i 12 negozi.',
  'I have worked here since 1999 and love my 12 colleagues.',
  'Our customers have trusted the machines of this brand since 1950.',
  'The manufacturer was founded in 1921 and makes 300 machines a year.',
  'Die Marke wurde 1921 gegründet und steht für Qualität aus Italien.',
])('%j, which is no lasting fact about the company, is not quoted', (text) => {
  expect(told(text)).toEqual([])
})

test('a town is quoted on its own site', () => {
  const text = 'The town of Ennis was founded in 1640 by the river Fergus.'
  expect(told(text)).toEqual([])
  expect(told(text, 'Ennis town council')).toEqual([text.slice(0, -1)])
})
