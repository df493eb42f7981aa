import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { refreshTeam } from '#app/data/server/teamNews.ts'
import { requestSync } from '#app/data/sync.ts'
import type { FactorRuleOf } from '#db/model/factor.ts'
import { Id } from '#db/model/id.ts'
import { Member, type Role, type Team } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'

/** The notice when a member loses rights. */
export const LINKS_ENDED = 'The team’s invitation link was renewed, and invitations they made ended.'

// All of these functions throw CallError, and TypeError when the server is unreachable.

export async function changeRole(teamId: number, memberId: number, role: Role): Promise<void> {
  await call(Member, 'PATCH', `/api/teams/${teamId}/members/${memberId}`, { role })
  await refreshTeam(teamId)
}

export async function removeMember(teamId: number, memberId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `/api/teams/${teamId}/members/${memberId}`)
  await refreshTeam(teamId)
}

/** Makes someone else the owner; the person stays as an admin. */
export async function handOver(user: User, teamId: number, memberId: number): Promise<void> {
  await call(v.object({ id: Id }), 'PUT', `/api/teams/${teamId}/owner`, { memberId })
  void requestSync(user.id)
  await refreshTeam(teamId)
}

/** Removes the person from the team; its rows are deleted from this device by the following sync. */
export async function leaveTeam(user: User, teamId: number, memberId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `/api/teams/${teamId}/members/${memberId}`)
  void requestSync(user.id)
}

/** Requires a second factor from everybody in the team, or from its owner and admins, or from nobody. */
export async function requireSecondFactor(
  user: User,
  teamId: number,
  rule: { required: boolean; of: FactorRuleOf },
): Promise<void> {
  await call(v.object({ id: Id }), 'PUT', `/api/teams/${teamId}/second-factor`, rule)
  await requestSync(user.id)
}

/** @returns the updated team */
export async function editTeam(
  user: User,
  teamId: number,
  changes: Partial<Pick<Team, 'name' | 'description'>>,
): Promise<Pick<Team, 'name' | 'description'>> {
  const Saved = v.object({ name: v.string(), description: v.string() })
  const saved = await call(Saved, 'PATCH', `/api/teams/${teamId}`, changes)
  void requestSync(user.id)
  return saved
}
