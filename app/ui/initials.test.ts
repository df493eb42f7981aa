import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada Lovelace', 'AD'],
  ["o'neil", 'ON'],
  ['  éva', 'ÉV'],
  ['李', '李'],
  ['', 'NA'],
  ['42', 'NA'],
])('a person called %j is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
