import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { currentTeam, NewTeam, SwitcherTeam } from './team.ts'

describe('the team that a call means', () => {
  const space = { id: 1, personal: true }
  const north = { id: 2, personal: false }
  const south = { id: 3, personal: false }

  test.each([
    ['the default one', [north, south, space], 3, 3],
    ['the personal space, where that is the default', [north, space], 1, 1],
    ['the first, without a default', [north, south, space], null, 2],
    ['the first, where the default is no longer one’s own', [north, space], 99, 2],
    ['the first, wherever the space is listed', [space, south], null, 3],
    ['the personal space, where there is no other', [space], null, 1],
    ['none, where there is none', [], 5, undefined],
  ])('is %s', (_, teams, defaultTeamId, expected) => {
    expect(currentTeam(teams, defaultTeamId)?.id).toBe(expected)
  })
})

test('a team’s name needs 1 character on the server and 3 in the switcher’s dialog', () => {
  const messageOf = (schema: v.GenericSchema, name?: string) =>
    v.safeParse(schema, name === undefined ? {} : { name }).issues?.[0].message
  expect(messageOf(NewTeam, 'A')).toBeUndefined()
  expect(messageOf(NewTeam, ' ')).toBe('Team name is required')
  expect(messageOf(NewTeam)).toBe('Team name is required')
  expect(messageOf(SwitcherTeam, 'AB')).toBe('Team name must be at least 3 characters.')
  expect(messageOf(SwitcherTeam)).toBe('Team name must be at least 3 characters.')
  expect(messageOf(SwitcherTeam, 'ABC')).toBeUndefined()
})
