import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { requestSync } from '#app/data/sync.ts'
import { chooseTeam } from '#app/data/teams.ts'
import { Id } from '#db/model/id.ts'
import { DeletedTeam } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'

const DELETED = ['deleted-teams']

/** The teams that the person owned and deleted, which can be restored; the last one first. */
export const useDeletedTeams = () =>
  useQuery({
    queryKey: DELETED,
    queryFn: () => call(v.array(DeletedTeam), 'GET', '/api/teams/deleted'),
    refetchOnMount: 'always',
  })

/**
 * The team's rows are deleted from all devices at their next sync.
 * @throws CallError, TypeError when the server is unreachable
 */
export async function deleteTeam(user: User, teamId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `/api/teams/${teamId}`)
  void requestSync(user.id)
  await queryClient.invalidateQueries({ queryKey: DELETED })
}

/** Restores the team and switches to it. @throws CallError, TypeError when the server is unreachable */
export async function restoreTeam(user: User, teamId: number): Promise<void> {
  await call(v.object({ id: Id }), 'POST', `/api/teams/${teamId}/restore`)
  await chooseTeam(user, teamId)
  await queryClient.invalidateQueries({ queryKey: DELETED })
}
