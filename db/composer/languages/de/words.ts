import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** German, with Sie. */
export const words: Language = {
  ...sentences,
  opensLow: true,
  marked: (text, country) => (['CH', 'LI'].includes(country) ? text.replaceAll('ß', 'ss') : text),
  inCity: (city) => `in ${city}`,
}
