import { HELD_SPACE } from '#db/composer/fill.ts'
import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

const figure = new Intl.NumberFormat('fr', { useGrouping: 'always' })

/** "au Havre", "à Lyon" */
function inCity(city: string): string {
  const [, article, rest] = /^(Le|Les) (.+)$/.exec(city) ?? []
  return article ? `${article === 'Le' ? 'au' : 'aux'} ${rest}` : `à ${city}`
}

/** French, with vous. */
export const words: Language = {
  ...sentences,
  greetings: {
    sir: ['Bonjour Monsieur {sir},'],
    madam: ['Bonjour Madame {madam},'],
    nobody: 'Madame, Monsieur,',
  },
  yourName: '[votre nom]',
  minutes: ['quinze minutes', 'vingt minutes'],
  spoken: (text) => text,
  marked: (text) => text.replace(/(?<=[^\s<|])(?=[:;?!](?:\s|$))/g, HELD_SPACE),
  inCity,
  and: 'et',
  or: 'ou',
  size: ({ from, to }) =>
    to === undefined
      ? `plus de ${figure.format(from - 1)} personnes`
      : from <= 1
        ? `jusqu’à ${figure.format(to)} personnes`
        : `${figure.format(from)} à ${figure.format(to)} personnes`,
}
