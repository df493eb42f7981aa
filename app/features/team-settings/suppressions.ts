import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { Id } from '#db/model/id.ts'
import { form, line } from '#db/model/schema.ts'

const Suppression = v.object({
  id: Id,
  /** An email address or a domain. */
  value: v.string(),
  reason: v.string(),
  /** They asked never to be contacted again, so the entry can't be removed. */
  forGood: v.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
})
export type Suppression = v.InferOutput<typeof Suppression>

/** The input; the server distinguishes an address from a domain. */
export const NewSuppression = form({
  value: v.pipe(line(300), v.minLength(1, 'Please enter an email address or a domain')),
  reason: line(300),
})
type NewSuppression = v.InferOutput<typeof NewSuppression>

const listKey = (teamId: number) => ['suppressions', teamId]
const path = (teamId: number) => `/api/teams/${teamId}/suppressions`

/** The addresses and domains that the team does not contact, the newest first. */
export const useSuppressions = (teamId: number) =>
  useQuery({
    queryKey: listKey(teamId),
    queryFn: () => call(v.array(Suppression), 'GET', path(teamId)),
    refetchOnMount: 'always',
  })

/** @throws CallError, TypeError when the server is unreachable */
export async function addSuppression(teamId: number, wanted: NewSuppression): Promise<void> {
  const added = await call(Suppression, 'POST', path(teamId), wanted)
  queryClient.setQueryData<Suppression[]>(listKey(teamId), (list = []) => [
    added,
    ...list.filter(({ id }) => id !== added.id),
  ])
}

/** @throws CallError, TypeError when the server is unreachable */
export async function removeSuppression(teamId: number, entryId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `${path(teamId)}/${entryId}`)
  queryClient.setQueryData<Suppression[]>(listKey(teamId), (list) => list?.filter(({ id }) => id !== entryId))
}
