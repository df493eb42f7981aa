import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Portuguese, in words that Portugal and Brazil share. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) => text.replace('resolvem', 'resolve').replace('usam', 'usa').replace('perdem', 'perde'),
  opensLow: () => false,
  marked: (text, country) =>
    country === 'BR'
      ? text
          .replace(/^Car([ao]) /, 'Prezad$1 ')
          .replace(/^Isto /, 'Isso ')
          .replace(/^O meu nome/, 'Meu nome')
          .replace(/^Cumprimentos,$/, 'Atenciosamente,')
      : text,
  inCity: (city) => `em ${city}`,
}
