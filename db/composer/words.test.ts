import { describe, expect, test } from 'vitest'
import { lowered, sentence, sentencesOf, shortened, shortName, tidy, wordCount } from './words.ts'

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
  ['It says: “We bake.”. So I write.', 'It says: “We bake”. So I write.'],
  ['“We bake.”, it says', '“We bake”, it says'],
  ['It says: “We bake!”. So I write.', 'It says: “We bake!” So I write.'],
  ['„Pieczemy od 1994 r.” – tak', '„Pieczemy od 1994 r.” – tak'],
])('%j is tidied to %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied)
})

test.each([
  ['We bake', 'We bake.'],
  ['We bake;', 'We bake.'],
  ['at Acme Inc.', 'at Acme Inc.'],
  ['a.,', 'a.'],
])('%j as a sentence is %j', (text, whole) => {
  expect(sentence(text)).toBe(whole)
})

describe('a long name', () => {
  test.each([
    ['Deck ovens with stone hearths and a heat recovery unit for night bakeries', 'Deck ovens'],
    [
      'The Complete Integrated Planning and Rostering Suite for Clinics, Hospitals and Care Homes (2nd edition)',
      'The Complete Integrated Planning and Rostering Suite',
    ],
    [
      'Smith, Jones and Sons Haulage of Northumberland (formerly Jones Brothers Carriers)',
      'Smith, Jones and Sons Haulage of Northumberland',
    ],
    [
      'Northern Harbour Freight Forwarding Company of Newcastle (since the war)',
      'Northern Harbour Freight Forwarding Company of Newcastle',
    ],
    ['FreshTrack: the logger that warns the driver before the goods spoil on the way', 'FreshTrack'],
  ])('%s is called %s', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  test.each([
    'Hohenfels-Wartenberg Backwaren und Feinkost Vertriebsgesellschaft mbH & Co. KG',
    'Royal Northern Harbour and Inland Waterways Freight Forwarding Company',
    'Deck ovens with stone',
  ])('that ends nowhere before, or is short enough, stays whole: %s', (name) => {
    expect(shortName(name)).toBe(name)
  })

  test('beyond all measure is cut by whole words', () => {
    expect(shortName('one '.repeat(40))).toBe('one '.repeat(14).trim())
    expect(shortName('x'.repeat(200))).toBe('x'.repeat(55))
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

test.each([
  'Sold by Vale, Unip. Lda. In Porto. Ask us.',
  'Vendu par Solveo S.A.S. À Lyon. Parlons-en.',
  'Od firmy Wilk sp. z o.o. Z Gdyni. Zapraszamy.',
  'Von Kurz e.K. Aus Ulm. Fragen Sie uns.',
])('a sentence goes on after a legal form: %s', (text) => {
  expect(sentencesOf(text)).toHaveLength(2)
})

test('a sentence ends after a unit', () => {
  expect(sentencesOf('Er wiegt nur 900 g. Er hält 12 t.')).toHaveLength(2)
})

test('a sentence goes on after a Polish abbreviation of a measure', () => {
  expect(sentencesOf('Wykładzina (B-s1,d0), szer. 330 cm. Montaż w jeden dzień.')).toHaveLength(2)
})

test('a sentence that is put behind a colon begins in small letters, in Dutch with its accent', () => {
  expect(lowered('Eén badmeester is genoeg')).toBe('één badmeester is genoeg')
  expect(lowered('Het werkt')).toBe('het werkt')
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
