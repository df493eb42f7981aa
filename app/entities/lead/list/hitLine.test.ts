import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { hitLine } from './hitLine.ts'

const mia = leadWith({
  fullName: 'Mia Berg',
  position: 'Buyer',
  company: 'Fjord Foods',
  notes: 'Met at the fair.\nLikes rye bread.',
})
const notes = [
  'Called on Monday.\nShe will decide about the new ovens for both shops in October, with her brother',
]

test.each([
  ['rye', 'Likes rye bread.'],
  ['MIA FAIR', 'Met at the fair.'],
  ['ovens', '…decide about the new ovens for both shops in October, with her brother'],
  ['ovens rye brother', '…decide about the new ovens for both shops in October, with her brother'],
])('a search for %j shows the line of the note that has most of it', (typed, line) => {
  expect(hitLine(mia, notes, typed)).toBe(line)
})

test.each(['mia', 'fjord buyer', 'lobster', ''])('a search for %j shows no line of a note', (typed) => {
  expect(hitLine(mia, notes, typed)).toBe('')
})

test('accents and capitals make no difference', () => {
  expect(hitLine(mia, ['Prefers CRÈME'], 'creme')).toBe('Prefers CRÈME')
})
