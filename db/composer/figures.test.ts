import { expect, test } from 'vitest'
import { figuresBeyond } from './figures.ts'

const facts = ['4,900', 'Accurate to 1.2505 g', 'Two sizes, 1.5 and 2 litres', 'Strandgaten 12, 5003 Bergen']

test.each<[string, string[]]>([
  ['It costs $4,900 or 4900 in all, in 1,5 litres.', []],
  ['It saves 30% of 12 and 1,000 euros: 30%!', ['30%', '1,000']],
  ['Shall we talk for 20 minutes, or a 15-minute call, or 2 hours?', []],
  ['Since 2019, model X5, in H2O', ['2019']],
  ['Accurate to 1,2505 g, in 12505 tests', ['12505']],
  ['No figures', []],
])('of %j nobody gave %j', (text, figures) => {
  expect(figuresBeyond(text, facts)).toEqual(figures)
})
