import { escapedForPattern } from '#db/model/text.ts'
import { cityOf } from './city.ts'
import { type ComposerLead, type ComposerProduct, type ComposerSender, priceOf } from './facts.ts'
import { greetingOf } from './greeting.ts'
import { languageOfText } from './language.ts'
import { firstNameOf, withoutLegalForm } from './names.ts'
import { shortName, tidy } from './words.ts'

/** Brands that are common words and identify no product: "a premium product". */
const TOO_COMMON = new Set(['economy', 'value', 'premium', 'luxury', 'artisan'])
const LEAST_LETTERS = 2

/** The variables of a saved template. In its text they are in braces: {firstName}. */
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
  { name: 'city', label: 'city' },
  { name: 'greeting', label: 'greeting' },
] as const

/**
 * The variables that stand for a text, the first of which wins where two have the same value: a sender who sells under
 * their own name is no brand. A city may be a common word, and a greeting has its own rules, so both are missing.
 */
const PUT: readonly VariableName[] = [
  'firstName',
  'fullName',
  'company',
  'senderName',
  'senderCompany',
  'product',
  'brand',
  'value',
  'position',
  'industry',
]

export type VariableName = (typeof variables)[number]['name']

export interface FillInput {
  lead: (Pick<ComposerLead, 'fullName' | 'company' | 'position' | 'industry'> & { address?: string }) | null
  product: Pick<ComposerProduct, 'name' | 'brand' | 'value'> | null
  sender: Pick<ComposerSender, 'fullName' | 'company'> | null
}

/**
 * Fills in a template's variables once. Braces that contain no variable stay unchanged.
 * @returns the text, with a placeholder such as "[first name]" for each variable without a value, and the names of
 * these   variables
 */
export function fillVariables(text: string, input: FillInput): { text: string; empty: VariableName[] } {
  const values = valuesOf(input, languageOfText(text))
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

/** The value of each variable, from the rows. */
const valuesOf = (
  { lead, product, sender }: FillInput,
  language = '',
): Record<VariableName, string | undefined> => ({
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
  city: lead ? cityOf(lead.address ?? '') : '',
  greeting: lead ? greetingOf(lead.fullName, language) : '',
})

/** A text that was replaced with a variable. */
export interface Replaced {
  name: VariableName
  said: string
}

/**
 * Replaces the values of variables in a text with the variables. It matches whole words with the same case, the longest
 * first, and also names as the drafts shorten them. The rest of the text stays unchanged.
 * @param more further texts to replace; they come before the values
 * @returns the text, and the replaced values, each once and in order
 */
export function withVariables(
  text: string,
  input: FillInput,
  more: readonly Replaced[] = [],
): { text: string; replaced: Replaced[] } {
  const said = new Map([...sayings(input), ...more].map((one) => [one.said, one]))
  if (said.size === 0) return { text, replaced: [] }
  const longestFirst = [...said.keys()].sort((a, b) => b.length - a.length).map(escapedForPattern)
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
 * The texts that variables replace. If two have the same text, the last one counts: whole values come after shortened
 * ones, and the first variable of `PUT` comes last.
 */
function sayings(input: FillInput): Replaced[] {
  const values = valuesOf(input)
  const whole = PUT.toReversed().map((name) => ({ name, said: tidy(values[name] ?? '') }))
  const shortened = whole.flatMap(({ name, said }) => {
    const short = shortName(said)
    return [short, withoutLegalForm(short)].map((said) => ({ name, said }))
  })
  return [...shortened, ...whole].filter(
    ({ said }) => said.length >= LEAST_LETTERS && !TOO_COMMON.has(said.toLowerCase()),
  )
}
