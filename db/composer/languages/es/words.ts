import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Spanish, with usted. */
export const words: Language = {
  ...sentences,
  opensLow: () => false,
  marked: (text) => text,
  inCity: (city) => `en ${city}`,
}
