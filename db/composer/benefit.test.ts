import { expect, test } from 'vitest'
import { benefitIn } from './benefit.ts'

test.each([
  ['A cabinet for violins. You hear the difference. Made in Bergen.', 'You hear the difference.'],
  ['Eine Drohne. Sie erhalten das Aufmaß am nächsten Tag.', 'Sie erhalten das Aufmaß am nächsten Tag.'],
  ['A cabinet for violins. Made in Bergen.', 'A cabinet for violins.'],
  ['', ''],
])('of %j the proposal for what it does is %j', (description, proposal) => {
  expect(benefitIn(description)).toBe(proposal)
})
