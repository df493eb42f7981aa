import { FIRST_LEADS, type SentFirst } from '#db/model/entities/first.ts'
import { currentTeam } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { countLeads, newestLeads } from '#db/server/newestLeads.ts'
import { rowById } from '#db/server/rows.ts'
import { teamsOf } from '#db/server/teams.ts'
import { publicUser, type UserRow } from '#db/server/users.ts'

/**
 * The first response for a device without any data: the signed-in person, their teams, and the first leads in
 * the list of their current team. There are no leads if the team requires a second factor that the person
 * does not have.
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
