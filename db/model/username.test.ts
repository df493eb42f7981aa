import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewUsername, usernameKey } from './username.ts'

test.each([
  ['Åsa', 'a\u030asa'],
  ['ÅSA', 'åsa'],
  ['Straße', 'STRASSE'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['ﬁnn', 'FINN'],
  ['Ｍｉａ', 'mia'],
  ['Mia\u00a0Berg', 'mia berg'],
])('%s and %s are one name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other))
})

test('whatever a name is: in capitals, taken apart, or made a key once more, it has the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const key = usernameKey(name)
      const written = [
        key,
        name.toUpperCase(),
        name.toLowerCase(),
        name.normalize('NFD'),
        name.normalize('NFKC'),
      ]
      expect(written.map(usernameKey)).toEqual(written.map(() => key))
    }),
    { numRuns: 300, seed: 37 },
  )
})

const UNSEEN = 'Please use only characters that can be seen in a username'
const MIXED = 'Please use letters of one alphabet in a username: others would look the same'

test.each([
  ['an\u200bna', UNSEEN],
  ['anna\u202e', UNSEEN],
  ['an\u0007na', UNSEEN],
  ['an\u0000na', UNSEEN],
  ['an\u00adna', UNSEEN],
  ['\u3164\u3164\u3164', UNSEEN],
  ['an\u00a0na', UNSEEN],
  ['an\ud800na', UNSEEN],
  ['\u2800\u2800\u2800', UNSEEN],
  ['аnna', MIXED],
  ['annα', MIXED],
  ['аννа', MIXED],
])('%j may not be chosen', (name, message) => {
  expect(v.safeParse(NewUsername, name).issues?.[0].message).toBe(message)
})

test.each([
  'Åsa',
  'anna-2',
  'Mia Berg',
  'анна',
  'Άννα',
  '山田太郎',
  'محمد',
  'नमस्ते',
  'o’neill',
  'anna@berg.example',
])('%s may be chosen', (name) => {
  expect(v.is(NewUsername, name)).toBe(true)
})
