import { expect, test } from 'vitest'
import { isIn, type Located, languageFor, languageOfText } from './language.ts'

const nowhere: Located = { company: '', industry: '', address: '' }

test.each<[Partial<Located>, string]>([
  [{}, 'en'],
  [{ address: 'Zeil 1, 60313 Frankfurt, Germany' }, 'de'],
  [{ address: 'Hafenstraße 5, 20457 Hamburg' }, 'de'],
  [{ address: '12 rue de la Paix, 75002 Paris' }, 'fr'],
  [{ address: 'Calle Mayor 1, 28013 Madrid' }, 'es'],
  [{ address: 'Strandgaten 1, 5003 Bergen, Norway' }, 'en'],
  [{ address: 'Via Roma 1, 20121 Milano, Italia' }, 'it'],
  [{ address: 'Bahnhofstrasse 3, 8001 Zürich, Schweiz' }, 'de'],
  [{ address: '22 avenue du Parc, 1003 Lausanne, Suisse' }, 'fr'],
  [{ address: 'Piazza 1, 6900 Lugano, Svizzera' }, 'it'],
  [{ address: 'Rue Neuve 8, 4000 Liège, Belgique' }, 'fr'],
  [{ address: 'Meir 1, 2000 Antwerpen, Belgium' }, 'nl'],
  [{ address: 'Steenweg 9, 3500 Hasselt, België' }, 'nl'],
  [{ address: 'Klosterstraße 3, 4700 Eupen, Belgien' }, 'de'],
  [{ address: '100 rue Sherbrooke, Montréal, QC H3A 0G4, Canada' }, 'fr'],
  [{ address: '77 Canal Road, Toronto, ON M5V 3L9, Canada' }, 'en'],
  [{ country: 'AT' }, 'de'],
  [{ country: 'MX', company: 'Acme GmbH' }, 'es'],
  [{ phoneNumber: '+43 1 234567' }, 'de'],
  [{ phoneNumber: '0033 1 23 45 67' }, 'fr'],
  [{ phoneNumber: '+1 415 555 0100', company: 'Acme SARL' }, 'en'],
  [{ companyUrl: 'https://www.acme.de/kontakt' }, 'de'],
  [{ companyUrl: 'acme.co' }, 'en'],
  [{ companyUrl: 'https://acme.ch/fr/contact' }, 'fr'],
  [{ email: 'info@acme.es' }, 'es'],
  [{ company: 'Brenner GmbH' }, 'de'],
  [{ company: 'Fauvette SARL' }, 'fr'],
  [{ company: 'Altozano S.L.' }, 'es'],
  [{ address: 'Via dei Colli 22, 34071 Cormòns (GO)' }, 'it'],
  [{ company: 'Cantina Valdirose S.r.l.' }, 'it'],
  [{ address: 'Nieuwstraat 5, 3511 AB Utrecht' }, 'nl'],
  [{ address: 'ul. Fabryczna 7, 63-600 Kępno' }, 'pl'],
  [{ company: 'Meble Sp. z o.o.' }, 'pl'],
  [{ company: 'Cerâmica do Liz, Lda.' }, 'pt'],
  [{ country: 'BR' }, 'pt'],
  [{ industry: 'Bäckerei' }, 'de'],
  [{ address: 'Middenweg 12, 1703 RC Heerhugowaard' }, 'nl'],
  [{ address: 'Wola Mała 7, 99-400 Łowicz' }, 'pl'],
  [{ address: 'Zona Industrial, 4535-001 Santa Maria da Feira' }, 'pt'],
  [{ address: 'Via Garibaldi 8, 40124 Bologna' }, 'it'],
  [{ address: 'Av. de la Constitución 3, 18001 Granada' }, 'es'],
  [{ company: 'Haus Abendsonne gGmbH' }, 'de'],
  [{ industry: 'Commerce en ligne' }, 'en'],
  [{ industry: 'Bakery' }, 'en'],
])('to a lead with %j one writes in %s', (lead, language) => {
  expect(languageFor({ ...nowhere, ...lead })).toBe(language)
})

test.each([
  ['A logger that warns the driver before the goods get too warm.', 'en'],
  ['Ein Logger, der den Fahrer warnt.', 'de'],
  ['Une autolaveuse qui lave et sèche le sol.', 'fr'],
  ['Iluminación LED para naves y talleres.', 'es'],
  ['Een logger die de chauffeur waarschuwt voor het te warm wordt.', 'nl'],
  ['Un registratore che avvisa il conducente della merce.', 'it'],
  ['En logger som varnar föraren och inte är stor.', 'nordic'],
  ['Rejestrator, który ostrzega kierowcę i nie jest duży.', 'pl'],
  ['Ponte sollevatore a forbice alto 11 cm da chiuso. Non servono opere murarie.', 'it'],
  ['A equipe troca o rolamento antes que a moenda pare.', 'pt'],
  ['Filtry czyszczą się same, a linia nie staje.', 'pl'],
  ['We store 40,000 pallets across three temperature zones', 'en'],
  ['Kühlmöbel', 'de'],
  ['Farolas solares que no necesitan zanja ni acometida', 'es'],
  ['ColdTrace 40', ''],
  ['', ''],
])('%j is %j', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

test.each([
  ['Cocina de siempre, ambiente de ahora.', 'es', 'es', true],
  ['Depuis 1988, 12 prothésistes passionnés.', 'fr', 'fr', true],
  ['In 1260 al genoemd, in 1944 verwoest, nu weer open.', 'nl', 'nl', true],
  ['ColdTrace 40', 'pl', 'pl', true],
  ['ColdTrace 40', 'pl', 'en', false],
  ['Winter storage, teak decks: if it floats, we fix it.', 'it', 'it', false],
  ['Enregistreur de température pour le transport de produits frais.', 'en', 'en', false],
])('%j counts as %s where %s is expected: %s', (text, language, expected, is) => {
  expect(isIn(language, text, expected)).toBe(is)
})
