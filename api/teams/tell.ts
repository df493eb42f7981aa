import type { Pokes } from '#api/sync/pokes.ts'

/**
 * Tells the devices of everybody in a team that the team or who is in it has changed.
 * @param left who is no longer in it, and learns so by their own stream
 */
export function tellTeam(pokes: Pokes, teamId: number, left: readonly number[] = []): void {
  pokes.poke(teamId)
  pokes.members(teamId)
  for (const userId of left) pokes.poke(userId)
}

/** Tells a person's devices to ask for what was done in their name (api/users/notices.ts): of their own stream too. */
export const tellPerson = (pokes: Pokes, userId: number): void => pokes.members(userId)
