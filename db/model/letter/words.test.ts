import { describe, expect, test } from 'vitest'
import { sentencesOf, shortened, shortName, tidy, wordCount } from './words.ts'

test.each([
  ['', 0],
  ['One, two — three!', 3],
  ["Don't split\n\ncold-chain", 3],
  ['$1,200-4,500 a year', 3],
])('%j counts its words', (text, words) => {
  expect(wordCount(text)).toBe(words)
})

test.each([
  ['a  b\n c', 'a b c'],
  ['at Acme Inc..', 'at Acme Inc.'],
  ['at Yahoo!.', 'at Yahoo!'],
  ['from Acme Inc., Berlin', 'from Acme Inc., Berlin'],
  ['wait ... what', 'wait… what'],
  ['a , b ;; c', 'a, b; c'],
  ['a .NET tool', 'a .NET tool'],
])('%j is tidied to %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied)
})

describe('a long name', () => {
  test('loses its aside first', () => {
    const name = 'Smith, Jones and Sons Haulage of Northumberland (formerly Jones Brothers Carriers)'
    expect(shortName(name)).toBe('Smith')
    expect(shortName('Northern Harbour Freight Forwarding Company of Newcastle (since the war)')).toBe(
      'Northern Harbour Freight Forwarding Company of Newcastle',
    )
  })

  test('is cut by whole words', () => {
    expect(shortName('one two three four five six seven eight nine ten')).toBe(
      'one two three four five six seven eight',
    )
  })

  test('of nothing but marks is none', () => {
    expect(shortName(' ... !!')).toBe('')
  })
})

test('sentences end where they end, not at an abbreviation or a decimal', () => {
  expect(sentencesOf('Keeps 4.5 litres, e.g. Of milk. Made in Bergen! Ask us.')).toEqual([
    'Keeps 4.5 litres, e.g. Of milk.',
    'Made in Bergen!',
    'Ask us.',
  ])
  expect(sentencesOf('Light\n- Strong\n• Cheap')).toEqual(['Light.', 'Strong.', 'Cheap'])
})

describe('a description that is too long', () => {
  test('is shortened by whole sentences, and the rest is kept', () => {
    expect(shortened(['One two three.', 'Four five six.', 'Seven.'], 6)).toEqual({
      said: 'One two three. Four five six.',
      left: ['Seven.'],
    })
  })

  test('of one sentence is shortened by its clauses', () => {
    const { said } = shortened(['It carries the goods, which are cold, and it warns the driver early.'], 8)
    expect(said).toBe('It carries the goods, which are cold.')
  })

  test('without a clause ends in an ellipsis', () => {
    expect(shortened(['a b c d e f g h i j'], 6).said).toBe('a b c d e…')
  })
})
