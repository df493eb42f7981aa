import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Dutch, with u. */
export const words: Language = {
  ...sentences,
  stopsInside: true,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: () => false,
  marked: (text) => text.replace(/(?<!\p{L})(in|ex)cl\.(?=\s)/gu, '$1clusief'),
  inCity: (city) => `in ${city}`,
}
