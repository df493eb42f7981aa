import { FIRST_LEADS, type SentFirst } from '#db/model/entities/first.ts'
import { currentTeam } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { countLeads, newestLeads } from '#db/server/newestLeads.ts'
import { rowById } from '#db/server/rows.ts'
import { teamsOf } from '#db/server/teams.ts'
import { publicUser, type UserRow } from '#db/server/users.ts'

/**
 * What a device that knows nothing yet shows first: who is signed in, their teams, and the leads that the list of the
 * team they work in begins with. A team that keeps its rows back gives none.
 */
export async function firstOf(handle: Handle, row: UserRow): Promise<SentFirst> {
  const user = await publicUser(handle, row)
  const teams = await teamsOf(handle, user.id)
  const team = currentTeam(teams, user.defaultTeamId)
  const none = { user, teams, teamId: team?.id ?? null, leads: [], total: 0 }
  if (!team || team.secondFactor === 'missing' || user.deletedAt) return none
  const total = await countLeads(handle, team.id)
  const { sort } = (await rowById(handle, 'settings', user.id))?.views.leads ?? {}
  const isAsSent = !sort || (sort.by === 'createdAt' && sort.descending)
  return { ...none, leads: isAsSent ? await newestLeads(handle, team.id, FIRST_LEADS) : [], total }
}
