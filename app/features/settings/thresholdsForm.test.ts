import * as v from 'valibot'
import { expect, test } from 'vitest'
import { issueErrors } from '#app/ui/formValues.ts'
import { ThresholdsTyped } from './thresholdsForm.ts'

const typed = (high: string, medium: string, low: string) =>
  v.safeParse(ThresholdsTyped, { high, medium, low })

test('three falling whole numbers are thresholds', () => {
  expect(typed('90', ' 70 ', '5').output).toEqual({ high: 90, medium: 70, low: 5 })
  expect(typed('100', '2', '1').success).toBe(true)
})

test.each(['', '0', '101', '7.5', '-3', 'high'])('%j is no threshold', (text) => {
  const { issues } = typed('90', text, '5')
  expect(issueErrors(issues ?? [])).toEqual({ medium: 'Please enter a whole number from 1 to 100' })
})

test.each([
  ['60', '80', '40'],
  ['80', '40', '60'],
  ['80', '80', '40'],
])('%s, %s, %s is refused, since they must fall', (high, medium, low) => {
  const { issues } = typed(high, medium, low)
  expect(issueErrors(issues ?? [])).toEqual({ high: 'High must be above medium, and medium above low.' })
})
