import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

const figure = new Intl.NumberFormat('de', { useGrouping: 'always' })

/** German, with Sie. */
export const words: Language = {
  ...sentences,
  greetings: {
    sir: ['Sehr geehrter Herr {sir},'],
    madam: ['Sehr geehrte Frau {madam},'],
    nobody: 'Guten Tag,',
  },
  yourName: '[Ihr Name]',
  minutes: ['fünfzehn Minuten', 'zwanzig Minuten'],
  spoken: (text) => text,
  // A comma precedes a clause with "wenn", but not in "vor allem wenn".
  marked: (text) =>
    text.replace(/(?<=[\p{L}\p{N}])(?<! (?:und|auch|allem|gerade|besonders)) (?=wenn )/gu, ', '),
  inCity: (city) => `in ${city}`,
  and: 'und',
  or: 'oder',
  size: ({ from, to }) =>
    to === undefined
      ? `mehr als ${figure.format(from - 1)} Menschen`
      : from <= 1
        ? `bis zu ${figure.format(to)} Menschen`
        : `${figure.format(from)} bis ${figure.format(to)} Menschen`,
}
