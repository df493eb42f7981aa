import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd]o|[Dd]oes|[Ii]s|[Ww]ould) not\b/g, "$1n't"],
  [/\b(I) will not\b/g, "$1 won't"],
  [/\b([Cc]an)not\b/g, "$1't"],
  [/\b(I) am (?=[a-z{])/g, "$1'm "],
  [/\b(I|[Yy]ou|[Ww]e) would (?=[a-z])/g, "$1'd "],
  [/\b(I|[Yy]ou|[Ii]t|[Tt]here) will (?=[a-z])/g, "$1'll "],
  [/\b([Ii]t|[Tt]hat|[Ww]hat|[Tt]here|[Hh]ere) is (?=(?!and |or |that |to )[a-z])/g, "$1's "],
  [/\b([Yy]ou) are (?=(?!and |or |that |to )[a-z])/g, "$1're "],
  [/\b([Ll]et) us (?=[a-z])/g, "$1's "],
]

const figure = new Intl.NumberFormat('en')

/** English. */
export const words: Language = {
  ...sentences,
  greetings: { sir: ['Dear Mr {sir},'], madam: ['Dear Ms {madam},'], nobody: 'Hello,' },
  yourName: '[your name]',
  minutes: ['fifteen minutes', 'twenty minutes', 'a quarter of an hour'],
  spoken: (text) => SPOKEN.reduce((said, [long, short]) => said.replace(long, short), text),
  marked: (text) => text,
  inCity: (city) => `in ${city}`,
  and: 'and',
  or: 'or',
  size: ({ from, to }) =>
    to === undefined
      ? `more than ${figure.format(from - 1)} people`
      : from <= 1
        ? `up to ${figure.format(to)} people`
        : `${figure.format(from)} to ${figure.format(to)} people`,
}
