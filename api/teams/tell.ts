import type { Pokes } from '#api/sync/pokes.ts'

/**
 * Tells the devices of all members that the team or its members have changed.
 * @param left former members, who are told through their own stream
 */
export function tellTeam(pokes: Pokes, teamId: number, left: readonly number[] = []): void {
  pokes.poke(teamId)
  pokes.members(teamId)
  for (const userId of left) pokes.poke(userId)
}

/** Tells a person's devices to request the notices of actions in their name (api/users/notices.ts). */
export const tellPerson = (pokes: Pokes, userId: number): void => pokes.members(userId)
