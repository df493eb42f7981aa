import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Spanish, with usted. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  opensLow: () => false,
  // America says what was read in the simple past.
  marked: (text, country) => (['', 'ES'].includes(country) ? text : text.replace(/\bhe leído\b/g, 'leí')),
  inCity: (city) => `en ${city}`,
}
