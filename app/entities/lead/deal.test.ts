import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { dealSum, dealText } from './deal.ts'

const deal = (dealValue: number | null, dealCurrency = '', dealMonth = '') =>
  leadWith({ dealValue, dealCurrency, dealMonth })

test('a deal is shown with its currency and month, as far as they are known', () => {
  expect(dealText(deal(12_000, 'EUR', '2027-03'))).toBe('EUR 12,000 in March 2027')
  expect(dealText(deal(0.5, 'EUR'))).toBe('EUR 0.50')
  expect(dealText(deal(7))).toBe('7')
  expect(dealText(deal(null, '', '2027-03'))).toBe('March 2027')
  expect(dealText(deal(null))).toBe('')
})

test('deals are summed by currency, the largest sum first', () => {
  expect(dealSum([deal(0.1, 'USD'), deal(0.2, 'USD'), deal(500, 'EUR'), deal(null)])).toBe(
    'EUR 500 + USD 0.30',
  )
  expect(dealSum([deal(null), deal(0, 'EUR')])).toBe('')
})
