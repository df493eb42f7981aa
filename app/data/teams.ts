import * as v from 'valibot'
import { storeOf } from '#db/device/engine.ts'
import { mutate } from '#db/device/mutate.ts'
import { Id } from '#db/model/id.ts'
import type { NewTeam } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'
import { call } from './server/call.ts'
import { requestSync } from './sync.ts'

/**
 * Creates a team and switches to it. A person's first team is made of their personal space, including its
 * data.
 * @throws CallError, TypeError when the server is unreachable
 */
export async function createTeam(user: User, team: v.InferInput<typeof NewTeam>): Promise<void> {
  const { id } = await call(v.object({ id: Id }), 'POST', '/api/teams', team)
  await chooseTeam(user, id)
}

/** Switches to another team, on all of the person's devices; also offline. */
export async function chooseTeam(user: User, teamId: number): Promise<void> {
  const store = storeOf(user.id)
  await mutate(store, user.id, [{ name: 'settings.chooseTeam', args: { id: user.id, teamId } }])
  void requestSync(user.id)
}
