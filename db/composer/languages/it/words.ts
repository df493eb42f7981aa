import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Italian, with Lei. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) =>
    text
      .replace(/^Vi /, 'Le ')
      .replace('che vi interessa', 'che Le interessa')
      .replace('servirvi', 'servirLe')
      .replace('gestite', 'gestisce')
      .replace('usate', 'usa')
      .replace('decidiate', 'decida')
      .replace(/\b(per|da) voi\b/, '$1 Lei')
      .replace('vostro sito', 'Suo sito'),
  opensLow: () => true,
  marked: (text) => text,
  inCity: (city) => `a ${city}`,
}
