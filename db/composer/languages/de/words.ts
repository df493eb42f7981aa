import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Whether a country writes no ß, and no comma after a greeting, so that the next sentence begins with a capital. */
const isSwiss = (country: string) => ['CH', 'LI'].includes(country)

/** German, with Sie. */
export const words: Language = {
  ...sentences,
  stopsInside: true,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: (country) => !isSwiss(country),
  marked: (text, country) =>
    isSwiss(country)
      ? text.replaceAll('ß', 'ss').replace(/^((?:Sehr geehrte|Guten Tag)[^.?!]*),$/, '$1')
      : text,
  inCity: (city) => `in ${city}`,
}
