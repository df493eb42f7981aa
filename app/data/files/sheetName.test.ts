import { expect, test } from 'vitest'
import { sheetName } from './sheetName.ts'

test.each([
  ['Generated Leads', 'Generated Leads'],
  ['North/South: [Q1]?', 'North South   Q1'],
  ['a\\b*c', 'a b c'],
  ["'Bakeries'", 'Bakeries'],
  ['', 'Sheet'],
  [' *?* ', 'Sheet'],
  ['History', 'History (2)'],
  ['hiSTory', 'hiSTory (2)'],
  ['A name of more than thirty-one characters', 'A name of more than thirty-one'],
])('a sheet that is to be called "%s" is called "%s"', (wanted, name) => {
  expect(sheetName(wanted)).toBe(name)
})

test('two sheets never have one name, whatever their capitals, and no name is longer than 31 characters', () => {
  const long = 'Leads of the northern territory'
  const taken: string[] = []
  for (const wanted of ['Leads', 'leads', 'LEADS', long, long, long.toUpperCase()]) {
    taken.push(sheetName(wanted, taken))
  }
  expect(taken).toEqual([
    'Leads',
    'leads (2)',
    'LEADS (3)',
    long,
    'Leads of the northern terri (2)',
    'LEADS OF THE NORTHERN TERRI (3)',
  ])
})

test('a name is never cut through the middle of a character', () => {
  expect(sheetName(`${'a'.repeat(30)}😀`)).toBe('a'.repeat(30))
})
