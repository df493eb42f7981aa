import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

const figure = new Intl.NumberFormat('es', { useGrouping: 'always' })

/** Spanish, with usted. */
export const words: Language = {
  ...sentences,
  greetings: {
    sir: ['Estimado Sr. {sir}:'],
    madam: ['Estimada Sra. {madam}:'],
    nobody: 'Buenos días:',
  },
  yourName: '[su nombre]',
  minutes: ['quince minutos', 'veinte minutos'],
  spoken: (text) => text,
  marked: (text) => text,
  inCity: (city) => `en ${city}`,
  and: 'y',
  or: 'o',
  size: ({ from, to }) =>
    to === undefined
      ? `más de ${figure.format(from - 1)} personas`
      : from <= 1
        ? `hasta ${figure.format(to)} personas`
        : `entre ${figure.format(from)} y ${figure.format(to)} personas`,
}
