import { format } from 'date-fns/format'
import { grouped } from '#app/ui/grouped.ts'
import type { Lead } from '#db/model/entities/lead.ts'

type Deal = Pick<Lead, 'dealValue' | 'dealCurrency' | 'dealMonth'>

/** The currencies that the form offers; a lead may have any other of ISO 4217. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
  'CZK',
  'HUF',
  'RON',
  'BRL',
  'JPY',
]

/** An amount with its currency, without cents where there are none: "EUR 12,000". */
export function amountText(value: number, currency: string): string {
  return [currency, grouped(value, Number.isInteger(value) ? 0 : 2)].filter(Boolean).join(' ')
}

/** A lead's deal in words: "EUR 12,000 in March 2027"; '' if it has none. */
export function dealText({ dealValue, dealCurrency, dealMonth }: Deal): string {
  const amount = dealValue === null ? '' : amountText(dealValue, dealCurrency)
  const month = dealMonth && format(`${dealMonth}-01T00:00:00`, 'MMMM yyyy')
  return amount && month ? `${amount} in ${month}` : amount || month
}

/** The deals of leads in words, a sum for each currency: "EUR 12,000 + USD 500"; '' without any. */
export function dealSum(leads: Iterable<Deal>): string {
  const sums = new Map<string, number>()
  for (const { dealValue, dealCurrency } of leads) {
    if (dealValue) sums.set(dealCurrency, (sums.get(dealCurrency) ?? 0) + dealValue)
  }
  const largest = [...sums].sort(([, a], [, b]) => b - a)
  return largest.map(([currency, value]) => amountText(Math.round(value * 100) / 100, currency)).join(' + ')
}
