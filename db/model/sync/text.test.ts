import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeTexts } from './text.ts'

const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ')
/** The maximum length of a text. */
const long = words(2_300).slice(0, 20_000)

describe('two edits of one text that lie apart stand both:', () => {
  test.each([
    [
      'two sentences',
      'Met at the fair. Wants a quote.',
      'Met at the fair in Oslo. Wants a quote.',
      'Met at the fair. Wants a quote by May.',
      'Met at the fair in Oslo. Wants a quote by May.',
    ],
    ['two words of one sentence', 'a b c d e', 'a B c d e', 'a b c D e', 'a B c D e'],
    ['the same edit', 'Call in May', 'Call in June', 'Call in June', 'Call in June'],
    ['one that undid nothing', 'Call in May', 'Call in May', 'Call in June', 'Call in June'],
    [
      'a line above, a line below',
      'two\nthree',
      'one\ntwo\nthree',
      'two\nthree\nfour',
      'one\ntwo\nthree\nfour',
    ],
    [
      'a bullet that went, and the last word of the one before it',
      '- for now\n- clinic is\n- a sample of the quote\n- sample fleet',
      '- for then\n- clinic is\n- sample fleet',
      '- for now\n- clinic not\n- a sample of the quote\n- sample fleet',
      '- for then\n- clinic not\n- sample fleet',
    ],
    ['the first and the last word of a long one', long, `New ${long}`, `${long} end`, `New ${long} end`],
  ])('%s', (_what, base, mine, theirs, both) => {
    expect(mergeTexts(mine, base, theirs)).toBe(both)
    expect(mergeTexts(theirs, base, mine)).toBe(both)
  })

  test('any two sentences that are not the same, in a text of any length', () => {
    const texts = fc
      .array(fc.array(fc.stringMatching(/^[a-e]{1,3}$/), { minLength: 1, maxLength: 12 }), {
        minLength: 3,
        maxLength: 200,
      })
      .map((sentences) => sentences.map((sentence, n) => `${sentence.join(' ')} no${n}.`))
    const edits = texts.chain((sentences) =>
      fc.tuple(
        fc.constant(sentences),
        fc.uniqueArray(fc.nat(sentences.length - 1), { minLength: 2, maxLength: 2 }),
      ),
    )
    fc.assert(
      fc.property(edits, ([sentences, [one, other]]) => {
        const becomes = (edited: (number | undefined)[]) =>
          sentences.map((sentence, n) => (edited.includes(n) ? `Anew ${sentence}` : sentence)).join('\n\n')
        expect(mergeTexts(becomes([one]), becomes([]), becomes([other]))).toBe(becomes([one, other]))
      }),
    )
  })

  test('a whole text rewritten line by line, and a word of a line that was left', () => {
    const lines = Array.from({ length: 120 }, (_, n) => words(20, `line${n}-`))
    const mine = lines.map((line, n) => (n % 10 < 4 ? line.replaceAll('line', 'lane') : line))
    const theirs = lines.map((line, n) => (n === 57 ? line.replace('line57-3 ', 'changed ') : line))
    const both = mine.map((line, n) => (n === 57 ? theirs[n] : line))
    expect(mergeTexts(mine.join('\n'), lines.join('\n'), theirs.join('\n'))).toBe(both.join('\n'))
  })
})

test.each([
  ['of one word', 'Call in May', 'Call in June', 'Call in July'],
  ['at one end', 'Called.', 'Called. Wants a quote.', 'Called. Wants a visit.'],
  ['of a line that the other took away', 'one\ntwo\nthree', 'one\nthree', 'one\ntwo, changed\nthree'],
])('two edits %s are a conflict', (_what, base, mine, theirs) => {
  expect(mergeTexts(mine, base, theirs)).toBeUndefined()
  expect(mergeTexts(theirs, base, mine)).toBeUndefined()
})

test('more edits than are looked at one by one count as one, from the first to the last', () => {
  const base = words(1_000)
  const mine = base.replaceAll(/(word\d*[05]) /g, 'changed-$1 ')
  expect(mergeTexts(mine, base, base.replace('word503 ', 'other '))).toBeUndefined()
  expect(mergeTexts(mine, `before ${base}`, `other before ${base}`)).toBeUndefined()
  expect(mergeTexts(`a. ${mine} b.`, `a. ${base} b.`, `A! a. ${base} b.`)).toBe(`A! a. ${mine} b.`)
})
