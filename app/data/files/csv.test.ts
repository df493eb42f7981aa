import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
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

test('lines end with CR LF, and every field has quotes', () => {
  expect(
    csvLines([
      ['a', 'b c'],
      ['1,5', ''],
    ]),
  ).toBe('"a","b c"\r\n"1,5",""\r\n')
})

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−']

test.each([...signs.map((sign) => `${sign}1+1`), ' =1+1', '\u00A0=1', '\u200B=1', '"=1+1"', '- called him'])(
  'a text that a spreadsheet could compute has an apostrophe in front: %j',
  (text) => {
    expect(parse(csvLines([[text, 'x']]), { record_delimiter: '\r\n' })).toEqual([[`'${text}`, 'x']])
  },
)

test.each(['\t', '\r', '\n', '\r\n'])('so has one behind %j, which programs strip', (blank) => {
  expect(csvLines([[`${blank}=1`, `${blank}x`]])).toBe(`"'${blank}'=1","'${blank}x"\r\n`)
})

const separators = [';', ',', '\t', '|', '\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028']

test.each(separators)('a formula behind %j, where some programs begin a cell, has one too', (separator) => {
  const found = signs.map((sign) => `Acme${separator}${sign}cmd|' /C calc'!A0`)
  const expected = signs.map((sign) => `Acme${separator}'${sign}cmd|' /C calc'!A0`)
  expect(parse(csvLines([found]), { record_delimiter: '\r\n' })).toEqual([expected])
})

/**
 * Parses CSV like a program that splits by this separator and treats a quote as such only at the start of a
 * cell.
 */
function cellsBy(separator: string, csv: string): string[] {
  const cells: string[] = []
  let [cell, quoted, started] = ['', false, false]
  const end = () => {
    cells.push(cell)
    ;[cell, quoted, started] = ['', false, false]
  }
  for (let at = 0; at < csv.length; at++) {
    const letter = csv[at]!
    if (!started && letter === '"') [quoted, started] = [true, true]
    else if (quoted && letter === '"' && csv[at + 1] === '"') cell += csv[++at]
    else if (quoted && letter === '"') quoted = false
    else if (!quoted && (letter === separator || letter === '\n' || letter === '\r')) end()
    else [cell, started] = [cell + letter, true]
  }
  end()
  return cells
}

test('in no separator does a cell begin with a formula, whatever the texts are', () => {
  const text = fc
    .array(fc.constantFrom(...signs, ...separators, '"', "'", ' ', 'a', '1', 'é', '\u0000', '\u200B'), {
      maxLength: 12,
    })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 3 }), (rows) => {
      for (const separator of [',', ';', '\t', '|']) {
        for (const cell of cellsBy(separator, csvLines(rows))) {
          // Digits after a plus sign are phone numbers, and compute nothing.
          if (!/^[\s\p{C}"]*\+\d[\s\p{C}\d+;,|]*(?:"|$)/u.test(cell))
            expect(cell).not.toMatch(/^[\s\p{C}"]*[=+\-@＝＋－＠−]/u)
        }
      }
    }),
  )
})

test('what follows a phone number does not make a formula of it', () => {
  expect(csvLines([['+1\t', '+1\ta', 'a;+1\v=']])).toBe(`"+1\t","'+1\ta","a;'+1\v'="\r\n`)
})

test.each(['+47 55 12 34 56', '+1 (555) 010.2030', '+4755123456'])(
  'a phone number can be dialled, in a note too: %s',
  (phone) => {
    expect(csvLines([[phone, `Office; ${phone}\n${phone}`]])).toBe(
      `"${phone}","Office; ${phone}\n${phone}"\r\n`,
    )
  },
)

test('what looks like a phone number and could be computed is no phone number', () => {
  expect(csvLines([['+1-555-0100', '+1*2', '+A1']])).toBe(`"'+1-555-0100","'+1*2","'+A1"\r\n`)
})
