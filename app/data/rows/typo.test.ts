import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsAt, mayHaveTypo, partsOf } from './typo.ts'

const LETTERS = ['a', 'b', 'c', 'é']
const aLetter = fc.constantFrom(...LETTERS)
const aWord = fc.array(aLetter, { minLength: 5, maxLength: 9 }).map((letters) => letters.join(''))

/** All ways to type a word with one typo. */
const typosOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const wrong = letter ? LETTERS.map((other) => before + other + after) : []
    const swapped = after ? [before + after.charAt(0) + letter + after.slice(1)] : []
    return [...wrong, ...LETTERS.map((more) => before + more + letter + after), before + after, ...swapped]
  }).flat()

const isNear = (text: string, word: string) => beginsAt(text, 0, text.length, 0, word)

test.each([
  ['nielsen', 'nielson', 'a wrong letter'],
  ['nielsen', 'nielsn', 'a missing one'],
  ['nielsen', 'niellsen', 'one too much'],
  ['nielsen', 'neilsen', 'two swapped'],
  ['nielsen & sons', 'nielson', 'more words after it'],
  ['nielsen', 'neils', 'the beginning of a word'],
])('%s is found as %s: %s', (text, typed) => {
  expect(isNear(text, typed)).toBe(true)
})

test.each([
  ['nielsen', 'neilson'],
  ['nielsen', 'olsen'],
  ['nils', 'nielsen'],
])('%s is not found as %s, which has two typos or more', (text, typed) => {
  expect(isNear(text, typed)).toBe(false)
})

test('a word is found with any one typo, by one of its parts', () => {
  fc.assert(
    fc.property(aWord, (word) => {
      for (const typed of typosOf(word)) {
        const isFound = partsOf(typed).some(({ part, before }) =>
          before.some((letters) => word.indexOf(part, letters) === letters),
        )
        expect([typed, isNear(word, typed), isFound]).toEqual([typed, true, true])
      }
    }),
  )
})

test('a word begins where a text does, or after something else than a letter, and ends within its row', () => {
  const text = 'ole-nielsen7nielsen'
  const at = (place: number) => beginsAt(text, 0, text.length, place, 'nielson')
  expect([at(3), at(4), at(12)]).toEqual([false, true, true])
  expect(beginsAt('anna nielsen', 0, 9, 5, 'nielson')).toBe(false)
  expect(beginsAt('annanielsen', 4, 11, 4, 'nielson')).toBe(true)
})

test('short words, numbers and addresses are taken as they are typed', () => {
  expect(['nielsen', 'søren', 'niel', '20457', 'mia@b', 'lead38'].map(mayHaveTypo)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
