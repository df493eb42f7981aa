import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { useNames } from '#app/data/server/members.ts'
import { queryClient } from '#app/data/server/query.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { rowIdsOf } from '#db/device/outbox.ts'
import { Deletion } from '#db/model/deletion.ts'
import { mutationNamed } from '#db/model/entities/registry.ts'

/**
 * Returns a function that names who deleted a row, as far as this device knows or the server last said: "you",
 * a name, or ''.
 */
export function useWhoDeleted(): (id: number) => string {
  const { store, user, team } = useWorkspace()
  const names = useNames([team.id])
  const { data } = useQuery({
    queryKey: ['deleted', team.id],
    queryFn: () => fetchDeletions(team.id),
    refetchOnMount: 'always',
  })
  const unsent = useLiveQuery(
    async () => (await store.outbox.toArray()).filter(({ name }) => mutationNamed(name).kind === 'delete'),
    [store],
  )
  return useMemo(() => {
    const here = new Set(unsent?.flatMap(rowIdsOf))
    const by = new Map(data?.map(({ id, userId }) => [id, userId]))
    return (id) => {
      const who = here.has(id) ? user.id : by.get(id)
      return who === user.id ? 'you' : (names.get(who ?? 0) ?? '')
    }
  }, [unsent, data, names, user.id])
}

async function fetchDeletions(teamId: number): Promise<Deletion[]> {
  try {
    return await call(v.array(Deletion), 'GET', `/api/teams/${teamId}/deleted`)
  } catch (error) {
    // The server is unreachable: the previous answer is kept.
    const known = queryClient.getQueryData<Deletion[]>(['deleted', teamId])
    if (known) return known
    throw error
  }
}
