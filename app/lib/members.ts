import { useQueries } from '@tanstack/react-query'
import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { call } from './call.ts'
import { queryClient } from './query.ts'

const Members = v.array(
  v.object({ userId: Id, user: v.object({ fullName: v.string(), username: v.string() }) }),
)
type Members = v.InferOutput<typeof Members>
const MEMBERS_FRESH_MS = 60_000

/** The names of the members of these teams by user id, as far as this device has heard of them; live. */
export function useNames(teamIds: readonly number[]): ReadonlyMap<number, string> {
  return useQueries({
    queries: teamIds.map((teamId) => ({
      queryKey: ['members', teamId],
      queryFn: () => fetchMembers(teamId),
      staleTime: MEMBERS_FRESH_MS,
    })),
    combine: namesIn,
  })
}

const namesIn = (results: { data: Members | undefined }[]): ReadonlyMap<number, string> =>
  new Map(
    results.flatMap(({ data = [] }) =>
      data.map(({ userId, user }) => [userId, user.fullName || user.username] as const),
    ),
  )

async function fetchMembers(teamId: number): Promise<Members> {
  try {
    return await call(Members, 'GET', `/api/teams/${teamId}/members`)
  } catch (error) {
    // Out of reach: a query that fails is not kept for the next start, what it knew before is.
    const known = queryClient.getQueryData<Members>(['members', teamId])
    if (known) return known
    throw error
  }
}
