import type { Context } from 'hono'
import { ApiError, notFound, secondFactorMissing } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Team } from '#db/model/team.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { teamOf } from '#db/server/teams.ts'

export const NO_PEOPLE = 'This is your personal space. Please create a team to invite people.'

/**
 * The team, from the point of view of the calling person.
 * @throws ApiError 404 if they are not in it, 403 if it requires a second factor that they do not have
 */
export function ownTeam(store: Store, c: Context<Guarded>, teamId: number): Promise<Team> {
  return teamIn(store.read, c, teamId)
}

/** The same inside a transaction, in which it stays true until the end. @throws ApiError 404, 403 */
export async function teamIn(handle: Handle, c: Context<Guarded>, teamId: number): Promise<Team> {
  const team = await joinedTeam(handle, c, teamId)
  if (team.secondFactor === 'missing') throw secondFactorMissing()
  return team
}

/** The same for actions that are allowed without the required second factor. @throws ApiError 404 */
export async function joinedTeam(handle: Handle, c: Context<Guarded>, teamId: number): Promise<Team> {
  const team = await teamOf(handle, c.get('user').id, teamId)
  if (!team) throw notFound()
  return team
}

/**
 * The team, if the calling person is its owner or an admin.
 * @param otherwise the sentence for any other member: 403
 * @throws ApiError 404 if they are not in it
 */
export async function ledTeam(
  store: Store,
  c: Context<Guarded>,
  teamId: number,
  otherwise: string,
): Promise<Team> {
  const team = await ownTeam(store, c, teamId)
  if (team.role === 'member') throw new ApiError(403, otherwise)
  return team
}

/** @param sentence why the person may not: 403 */
export function allow(may: boolean, sentence: string): void {
  if (!may) throw new ApiError(403, sentence)
}
