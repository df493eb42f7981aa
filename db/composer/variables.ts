import { type LetterLead, type LetterProduct, type LetterSender, priceOf } from './facts.ts'
import { firstNameOf } from './names.ts'
import { tidy } from './words.ts'

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
  lead: Pick<LetterLead, 'fullName' | 'company' | 'position' | 'industry'> | null
  product: Pick<LetterProduct, 'name' | 'brand' | 'value'> | null
  sender: Pick<LetterSender, 'fullName' | 'company'> | null
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
export const valuesOf = ({ lead, product, sender }: FillInput): Record<VariableName, string | undefined> => ({
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
