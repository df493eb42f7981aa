import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

test('every text comes back as it was, with commas, quotes and line breaks in it', () => {
  const rows = [
    ['Name', 'Notes'],
    ['Müller, "Söhne" & Co', 'first\nsecond\r\nthird'],
    ['', '😀 中文'],
  ]
  expect(parse(csvLines(rows), { record_delimiter: '\r\n' })).toEqual(rows)
})

test('lines end with CR LF, and only what needs quotes has them', () => {
  expect(
    csvLines([
      ['a', 'b c'],
      ['1,5', ''],
    ]),
  ).toBe('a,b c\r\n"1,5",\r\n')
})

test.each(['=1+1', '+1+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '＝1+1', '- called him'])(
  'a text that a spreadsheet could compute has an apostrophe in front: %j',
  (text) => {
    expect(parse(csvLines([[text, 'x']]), { record_delimiter: '\r\n' })).toEqual([[`'${text}`, 'x']])
  },
)

test('a formula that hides behind a quote or a separator stays inside its own field', () => {
  const rows = [['a",=1+1', 'b\n=2+2']]
  expect(parse(csvLines(rows), { record_delimiter: '\r\n' })).toEqual(rows)
})

test.each(['+47 55 12 34 56', '+1 (555) 010.2030', '+4755123456'])(
  'a phone number can be dialled: %s',
  (phone) => {
    expect(csvLines([[phone]])).toBe(`${phone}\r\n`)
  },
)

test('what looks like a phone number and could be computed is no phone number', () => {
  expect(csvLines([['+1-555-0100', '+1*2', '+A1']])).toBe("'+1-555-0100,'+1*2,'+A1\r\n")
})
