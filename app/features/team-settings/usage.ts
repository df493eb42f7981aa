import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { type Provider, providers } from '#db/model/key.ts'

const Usage = v.object({
  provider: v.picklist(providers),
  calls: v.number(),
  lastMonth: v.number(),
  /** The maximum number of calls per month; null = no limit. */
  monthly: v.nullable(v.number()),
})
export type Usage = v.InferOutput<typeof Usage>

/** The field of a limit: a whole number, or empty for no limit. */
export const Limit = v.object({
  monthly: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,9}$/, 'Please enter a whole number'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
})

const usageKey = (teamId: number) => ['usage', teamId]
const path = (teamId: number) => `/api/teams/${teamId}/usage`

/** The team's use of each service this month (UTC) and last month. */
export const useUsage = (teamId: number) =>
  useQuery({
    queryKey: usageKey(teamId),
    queryFn: () => call(v.array(Usage), 'GET', path(teamId)),
    refetchOnMount: 'always',
  })

/** @throws CallError, TypeError when the server is unreachable */
export async function setLimit(teamId: number, provider: Provider, monthly: number | null): Promise<void> {
  const usage = await call(v.array(Usage), 'PUT', `${path(teamId)}/${provider}`, { monthly })
  queryClient.setQueryData(usageKey(teamId), usage)
}

/** How much of a month's limit is used, 0 to 1, with its words. A limit of 0 is used up from the start. */
export function fullness({ calls, monthly }: Pick<Usage, 'calls' | 'monthly'>) {
  if (monthly === null) return { share: 0, words: `${calls} ${calls === 1 ? 'call' : 'calls'}, no limit` }
  const share = monthly === 0 ? 1 : Math.min(1, calls / monthly)
  const words = `${calls} of ${monthly} calls`
  return { share, words: share < 1 ? words : `${words}, limit reached` }
}
