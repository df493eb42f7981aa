import { describe, expect, test } from 'vitest'
import {
  mayChangeRole,
  mayDeleteTeam,
  mayEditTeam,
  mayHandOver,
  mayInvite,
  mayLeave,
  mayManageLink,
  mayRemove,
  mayShareLink,
} from './permissions.ts'
import { roleIn } from './team.ts'

const roles = ['owner', 'admin', 'member'] as const
/** The roles, of the three, that have a permission. */
const who = (may: (own: { role: (typeof roles)[number]; personal: boolean }) => boolean, personal = false) =>
  roles.filter((role) => may({ role, personal })).join(' ')

test('the owner and admins invite; and renew the link, which everybody sees', () => {
  expect(who(mayInvite)).toBe('owner admin')
  expect(who(mayShareLink)).toBe('owner admin member')
  expect(who(mayManageLink)).toBe('owner admin')
})

test('the owner alone edits and deletes the team, and alone can not leave it', () => {
  expect(who(mayEditTeam)).toBe('owner')
  expect(who(mayDeleteTeam)).toBe('owner')
  expect(who(mayLeave)).toBe('admin member')
})

test('nobody joins a personal space, and it can not be deleted', () => {
  for (const may of [mayInvite, mayShareLink, mayManageLink, mayDeleteTeam]) expect(who(may, true)).toBe('')
})

describe.each([
  ['changes the role of', mayChangeRole],
  ['removes', mayRemove],
])('who %s whom', (_, may) => {
  test.each([
    ['the owner: everybody else', 'owner', 'admin member'],
    ['an admin: those who are no admins', 'admin', 'member'],
    ['a member: nobody', 'member', ''],
  ] as const)('%s', (_, role, others) => {
    expect(roles.filter((other) => may({ role }, other)).join(' ')).toBe(others)
  })
})

test('the owner alone hands over, to anybody else', () => {
  const pairs = roles.flatMap((role) => roles.map((other) => [role, other] as const))
  expect(pairs.filter(([role, other]) => mayHandOver({ role }, other))).toEqual([
    ['owner', 'admin'],
    ['owner', 'member'],
  ])
})

test('the owner is told by the team, whatever role is stored', () => {
  expect(roleIn({ ownerId: 1 }, { userId: 1, role: 'member' })).toBe('owner')
  expect(roleIn({ ownerId: 2 }, { userId: 1, role: 'admin' })).toBe('admin')
})
