import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Polish, with Państwo. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: () => true,
  marked: (text) => text,
  inCity: (city) => `w ${city}`,
}
