/** A range of whole dollars, both ends included. */
interface Amount {
  from: number
  to: number
}

/** The options of the value filter, in dollars. */
export const valueRanges = ['0-50', '51-100', '101-250', '251-500', '501-1000', '1000+'] as const
export type ValueRange = (typeof valueRanges)[number]

const AMOUNT = /(\d+(?:\.\d+)?)(k\b)?(?:\s*(?:-|–|to)\s*\$?\s*(\d+(?:\.\d+)?)(k\b)?)?\s*(\+)?/i

/**
 * The amount in a free text, in dollars: "$4,900", "100 - 200", "2k", "1000+". Cents are dropped.
 * @returns undefined if it contains no number
 */
export function amountOf(value: string): Amount | undefined {
  const match = AMOUNT.exec(value.replace(/,(?=\d{3}(?!\d))/g, ''))
  if (!match) return undefined
  const [, first = '', firstK, second, secondK, plus] = match
  const from = dollarsOf(first, firstK)
  const to = plus ? Number.POSITIVE_INFINITY : second ? dollarsOf(second, secondK) : from
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

const dollarsOf = (digits: string, thousands: string | undefined) =>
  Math.floor(Number(digits) * (thousands ? 1000 : 1))

/** Whether a product's value overlaps an option of the filter. */
export function isWithin(value: string, range: ValueRange): boolean {
  const amount = amountOf(value)
  const limits = amountOf(range)
  return amount !== undefined && limits !== undefined && amount.from <= limits.to && limits.from <= amount.to
}
