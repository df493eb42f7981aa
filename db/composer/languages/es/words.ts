import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** What is said to one person, and what to several. */
const SEVERAL: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([Ll])e(?!\p{L})/gu, '$1es'],
  [/(?<=\p{L}r)le(?!\p{L})/gu, 'les'],
  [/(?<!\p{L})([Dd])íga(?=me)/gu, '$1ígan'],
  [/(?<!\p{L})Deme/gu, 'Denme'],
  [/(?<!\p{L})Permíta(?=me)/gu, 'Permítan'],
  [/(?<!\p{L})Compáre(?=lo)/gu, 'Compáren'],
  [
    /(?<!\p{L})(quiere|prefier[ae]|necesita|[Dd]esea|permite|diga|dijera|responde|saque|conoce|reenviara|indicara|comparta|haga|tenga|decida|usa|plantea)(?!\p{L})/gu,
    '$1n',
  ],
]

/** Spanish, with usted. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) =>
    text
      .replace(/^¿Les /, '¿Le ')
      .replace('se plantean', 'se plantea')
      .replace('usan', 'usa')
      .replace('Tienen', 'Tiene')
      .replace('interesarles', 'interesarle')
      .replace('en ustedes', 'en usted')
      .replace('decidan', 'decida')
      .replace('para ustedes', 'para usted'),
  toSeveral: (text) => SEVERAL.reduce((said, [one, several]) => said.replace(one, several), text),
  opensLow: () => false,
  // America says what was read in the simple past, and calls a site otherwise.
  marked: (text, country) =>
    ['', 'ES'].includes(country)
      ? text
      : text
          .replace(/\bhe leído\b/g, 'leí')
          .replace('he pensado', 'pensé')
          .replace(/\b([Ss])u web\b/g, '$1u sitio web'),
  inCity: (city) => `en ${city}`,
}
