import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Italian, with Lei. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  opensLow: () => true,
  marked: (text) => text,
  inCity: (city) => `a ${city}`,
}
