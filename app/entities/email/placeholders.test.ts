import { expect, test } from 'vitest'
import { firstPlaceholder, piecesOf, placeholdersIn } from './placeholders.ts'

test('a text is taken apart at its placeholders, and loses nothing', () => {
  const text = 'What I can offer is [your offer]. Regards,\n[your name]'
  const pieces = piecesOf(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ placeholder }) => placeholder).map((piece) => piece.text)).toEqual([
    '[your offer]',
    '[your name]',
  ])
})

test('a placeholder is named once, whichever text it stands in', () => {
  expect(placeholdersIn('For [company]', 'Dear [first name] of [company]')).toEqual([
    '[company]',
    '[first name]',
  ])
})

test.each(['', 'No placeholder', 'See [1] and [ ]', 'An [open one', 'Over [two\nlines]', 'Brackets []'])(
  '%j has none',
  (text) => {
    expect(placeholdersIn(text)).toEqual([])
    expect(firstPlaceholder(text)).toBeUndefined()
  },
)

test('the first one is selected to be typed over', () => {
  const text = 'It is [your offer], [your name]'
  expect(text.slice(...(firstPlaceholder(text) ?? []))).toBe('[your offer]')
})
