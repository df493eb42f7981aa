import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

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
  opensLow: () => false,
  // America says what was read in the simple past.
  marked: (text, country) =>
    ['', 'ES'].includes(country)
      ? text
      : text
          .replace(/\bhe leído\b/g, 'leí')
          .replace('He visitado', 'Visité')
          .replace('he pensado', 'pensé'),
  inCity: (city) => `en ${city}`,
}
