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
