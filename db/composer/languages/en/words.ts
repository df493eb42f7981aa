import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** English. */
export const words: Language = {
  ...sentences,
  stopsInside: true,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: () => false,
  // American full stops stand within quotation marks.
  marked: (text, country) => (['US', 'CA'].includes(country) ? text.replaceAll('}”.', '}.”') : text),
  inCity: (city) => `in ${city}`,
}
