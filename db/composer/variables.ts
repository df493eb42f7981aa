import { type ComposerLead, type ComposerProduct, type ComposerSender, priceOf } from './facts.ts'
import { firstNameOf, withoutLegalForm } from './names.ts'
import { shortName, tidy } from './words.ts'

/** Brands by which no product is known: "a premium product". */
const TOO_COMMON = new Set(['economy', 'value', 'premium', 'luxury', 'artisan'])
const LEAST_LETTERS = 2

/** The variables of a saved template; in its text a name stands in braces, as in {firstName}. */
export const variables = [
  { name: 'firstName', label: 'first name' },
  { name: 'fullName', label: 'full name' },
  { name: 'company', label: 'company' },
  { name: 'position', label: 'position' },
  { name: 'industry', label: 'industry' },
  { name: 'product', label: 'product' },
  { name: 'brand', label: 'brand' },
  { name: 'value', label: 'value' },
  { name: 'senderName', label: 'your name' },
  { name: 'senderCompany', label: 'your company' },
] as const

export type VariableName = (typeof variables)[number]['name']

export interface FillInput {
  lead: Pick<ComposerLead, 'fullName' | 'company' | 'position' | 'industry'> | null
  product: Pick<ComposerProduct, 'name' | 'brand' | 'value'> | null
  sender: Pick<ComposerSender, 'fullName' | 'company'> | null
}

/**
 * Fills a template's variables in, once. What is in braces and no variable stays as it is.
 * @returns the text, with "[first name]" where there was no value, and the names of those variables
 */
export function fillVariables(text: string, input: FillInput): { text: string; empty: VariableName[] } {
  const values = valuesOf(input)
  const empty = new Set<VariableName>()
  const filled = text.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const variable = variables.find((one) => one.name === name)
    if (!variable) return braced
    const value = tidy(values[variable.name] ?? '')
    if (value) return value
    empty.add(variable.name)
    return `[${variable.label}]`
  })
  return { text: filled, empty: [...empty] }
}

/** What each variable stands for, as the rows have it. */
const valuesOf = ({ lead, product, sender }: FillInput): Record<VariableName, string | undefined> => ({
  firstName: lead ? firstNameOf(lead.fullName) : '',
  fullName: lead?.fullName,
  company: lead?.company,
  position: lead?.position,
  industry: lead?.industry,
  product: product?.name,
  brand: product?.brand,
  value: product ? priceOf({ value: product.value, price_range: '' }) : '',
  senderName: sender?.fullName,
  senderCompany: sender?.company,
})

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
