import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { callersAmong } from './callers.ts'

const members = [3_000_000_000_000_007, 12, 5_876_543_210_123]
/** Ids as devices make them: up to 53 bits, and some that differ only above the lower 32. */
const leads = Array.from({ length: 3_000 }, (_, n) =>
  leadWith({ id: 1_234_567 + n * 4_294_967_296 + (n % 7) }),
)

test('a lead is called by its owner, while the owner is in the team', () => {
  const callerOf = callersAmong(members)
  expect(callerOf(leadWith({ ownerId: 12 }))).toBe(12)
  expect(members).toContain(callerOf(leadWith({ ownerId: 99 })))
})

test('a lead of nobody is called by one member, the same whatever order a device knows the members in', () => {
  const [one, other] = [callersAmong(members), callersAmong([...members].reverse())]
  expect(leads.map(one)).toEqual(leads.map(other))
})

test('the leads of nobody are shared out evenly', () => {
  const callerOf = callersAmong(members)
  for (const member of members) {
    const share = leads.filter((lead) => callerOf(lead) === member).length / leads.length
    expect(share).toBeGreaterThan(0.28)
    expect(share).toBeLessThan(0.39)
  }
})

test('when a member leaves, the others keep their leads and share out those of the one who left', () => {
  const [before, after] = [callersAmong(members), callersAmong(members.slice(1))]
  for (const lead of leads) if (before(lead) !== members[0]) expect(after(lead)).toBe(before(lead))
})

test('a device that does not know the team’s members yet names owners only', () => {
  const callerOf = callersAmong(undefined)
  expect(callerOf(leadWith({ ownerId: 12 }))).toBe(12)
  expect(callerOf(leadWith({ ownerId: null }))).toBeUndefined()
})
