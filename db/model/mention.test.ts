import { expect, test } from 'vitest'
import { isMentioned, mentionAt, mentionable } from './mention.ts'

const bob = { username: 'bob', fullName: 'Bob Marsh' }
const zoe = { username: 'zoe.k', fullName: 'Zoë Özcan-Kühn' }
const nameless = { username: 'sam', fullName: '' }

test.each([
  ['Could you call, @BOB?', true],
  ['@bob marsh knows them', true],
  ['Not to @bobby', false],
  ['Write to info@bob', false],
  ['bob', false],
  ['@bobby, or @bob', true],
])('%s mentions Bob: %s', (text, is) => {
  expect(isMentioned(text, bob)).toBe(is)
})

test('nobody is mentioned by an empty name', () => {
  expect(isMentioned('@ noon', nameless)).toBe(false)
})

test.each([
  ['Ask @bo', { from: 4, name: 'bo' }],
  ['@', { from: 0, name: '' }],
  ['@Zoë Öz', { from: 0, name: 'zoë öz' }],
  ['(@zoe.k', { from: 1, name: 'zoe.k' }],
  ['mia@fjord', undefined],
  ['Ask @bob, then', undefined],
  ['Ask @bob\n', undefined],
  ['Nothing', undefined],
])('at the end of "%s" this is typed: %o', (text, typed) => {
  expect(mentionAt(text, text.length)).toEqual(typed)
})

test('a mention in the middle of a text ends at the cursor', () => {
  expect(mentionAt('Ask @bo about the ovens', 7)).toEqual({ from: 4, name: 'bo' })
})

test('people are offered by the beginning of their username or of a word of their name, until it is whole', () => {
  const all = [bob, zoe, nameless]
  expect(mentionable(all, '')).toEqual(all)
  expect(mentionable(all, 'zo')).toEqual([zoe])
  expect(mentionable(all, 'öz')).toEqual([zoe])
  expect(mentionable(all, 'mar')).toEqual([bob])
  expect(mentionable(all, 'arsh')).toEqual([])
  expect(mentionable(all, 'bob ')).toEqual([])
  expect(mentionable(all, 'bob m')).toEqual([bob])
})
