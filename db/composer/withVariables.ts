import { withoutLegalForm } from './names.ts'
import { type FillInput, type VariableName, valuesOf, variables } from './variables.ts'
import { shortName, tidy } from './words.ts'

/** Brands by which no product is known: "a premium product". */
const TOO_COMMON = new Set(['economy', 'value', 'premium', 'luxury', 'artisan'])
const LEAST_LETTERS = 2

/** What a variable stands for in a text. */
export interface Replaced {
  name: VariableName
  said: string
}

/**
 * Puts variables where a text says what they stand for: whole words in the same letters, the longest first, names
 * also as the drafts shorten them. All else stays as it is.
 * @returns the text, and what was replaced, each once and in order
 */
export function withVariables(text: string, input: FillInput): { text: string; replaced: Replaced[] } {
  const said = new Map(sayings(input).map((one) => [one.said, one]))
  if (said.size === 0) return { text, replaced: [] }
  const longestFirst = [...said.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const whole = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}{])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}}])`,
    'gu',
  )
  const replaced = new Set<Replaced>()
  const put = text.replace(whole, (found) => {
    const one = said.get(found)
    if (!one) return found
    replaced.add(one)
    return `{${one.name}}`
  })
  return { text: put, replaced: [...replaced] }
}

/**
 * The words that variables stand for. Of two with the same words the last one counts: a whole value after one
 * shortened, and the variable that stands first in `variables` after the others.
 */
function sayings(input: FillInput): Replaced[] {
  const values = valuesOf(input)
  const whole = variables.toReversed().map(({ name }) => ({ name, said: tidy(values[name] ?? '') }))
  const shortened = whole.flatMap(({ name, said }) => {
    const short = shortName(said)
    return [short, withoutLegalForm(short)].map((said) => ({ name, said }))
  })
  return [...shortened, ...whole].filter(
    ({ said }) => said.length >= LEAST_LETTERS && !TOO_COMMON.has(said.toLowerCase()),
  )
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
