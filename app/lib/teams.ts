import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import type { NewTeam } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'
import { call } from './call.ts'
import { setUser } from './session.ts'
import { requestSync } from './sync.ts'

/**
 * Makes a team and works in it from now on; the first one is the personal space itself, data and all.
 * @throws CallError, TypeError when the server is out of reach
 */
export async function createTeam(user: User, team: v.InferInput<typeof NewTeam>): Promise<void> {
  const { id } = await call(v.object({ id: Id }), 'POST', '/api/teams', team)
  await chooseTeam(user, id)
  await requestSync(user.id)
}

/** Works in another team: at once on this device, and saved as the default team. */
export async function chooseTeam(user: User, teamId: number): Promise<void> {
  setUser({ ...user, defaultTeamId: teamId })
  await call(v.object({ teamId: Id }), 'PATCH', '/api/teams/default-team', { teamId })
}
