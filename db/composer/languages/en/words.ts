import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** English. */
export const words: Language = {
  ...sentences,
  stopsInside: true,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: () => false,
  marked(text, country) {
    const said = text.replace(/(?<=\d)\s%/g, '%')
    // American full stops stand within quotation marks.
    return ['US', 'CA'].includes(country) ? said.replaceAll('}”.', '}.”') : said
  },
  inCity: (city) => `in ${city}`,
}
