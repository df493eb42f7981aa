import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Member } from '#db/model/team.ts'
import { CallError, call } from './call.ts'
import { queryClient } from './query.ts'
import { teamKey } from './teamNews.ts'

const Members = v.array(Member)
const MEMBERS_FRESH_MS = 60_000

const membersKey = (teamId: number) => teamKey(teamId, 'members')
const membersQuery = (teamId: number) => ({
  queryKey: membersKey(teamId),
  queryFn: () => fetchMembers(teamId),
  staleTime: MEMBERS_FRESH_MS,
})

/** The members of the team, the owner first; live, and without a connection the last known list. */
export const useMembers = (teamId: number): UseQueryResult<Member[]> =>
  useQuery({ ...membersQuery(teamId), refetchOnMount: 'always' })

/**
 * The members of the team, as far as this device knows them, for screens that show names beside their rows;
 * undefined until they are known. They are requested only if they are wanted, and at most once a minute.
 */
export const useKnownMembers = (teamId: number, wanted: boolean): Member[] | undefined =>
  useQuery({ ...membersQuery(teamId), enabled: wanted }).data

/** A member's display name. */
export const memberName = ({ user: { fullName, username } }: Member): string => fullName || username

/** The names of the members of these teams by user id, as far as this device knows them; live. */
export function useNames(teamIds: readonly number[]): ReadonlyMap<number, string> {
  return useQueries({ queries: teamIds.map(membersQuery), combine: namesIn })
}

const namesIn = (results: { data: Member[] | undefined }[]): ReadonlyMap<number, string> =>
  new Map(
    results.flatMap(({ data = [] }) => data.map((member) => [member.userId, memberName(member)] as const)),
  )

async function fetchMembers(teamId: number): Promise<Member[]> {
  try {
    return await call(Members, 'GET', `/api/teams/${teamId}/members`)
  } catch (error) {
    // When the server is unreachable, the previous answer is returned, because a failed query is not stored
    // for the next start. If the person is no longer in the team, nothing is kept.
    const known = queryClient.getQueryData<Member[]>(membersKey(teamId))
    if (known && !(error instanceof CallError && error.status === 404)) return known
    throw error
  }
}
