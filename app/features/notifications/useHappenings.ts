import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { useNames } from '#app/data/server/members.ts'
import { queryClient } from '#app/data/server/query.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { Deed } from '#db/model/activity.ts'
import type { Team } from '#db/model/team.ts'
import { type Happening, happeningsIn } from './happenings.ts'

const none: never[] = []

/** What happened in the current team, live; `refresh` asks the server what it alone knows of that. */
export function useHappenings(): { happenings: Happening[]; refresh: () => void } {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const { data: deeds = none, refetch } = useDeeds(team)
  const leads = useDeferredValue(useRows('leads')) ?? none
  const notes = useRows('notes') ?? none
  const products = useRows('products') ?? none
  const emails = useRows('emails') ?? none
  const requests = useRows('requests') ?? none
  const happenings = useMemo(
    () =>
      happeningsIn(
        { leads, notes, products, emails, requests, deeds },
        user.id,
        (id) => names.get(id) ?? 'A team mate',
      ),
    [leads, notes, products, emails, requests, deeds, user.id, names],
  )
  const refresh = () => {
    if (!team.personal) void refetch()
  }
  return { happenings, refresh }
}

/** As far as the server was asked: at the start, when the person comes back to the page, and on opening the list. */
const useDeeds = ({ id, personal }: Team) =>
  useQuery({
    queryKey: ['deeds', id],
    queryFn: () => fetchDeeds(id),
    enabled: !personal,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

async function fetchDeeds(teamId: number): Promise<Deed[]> {
  try {
    return await call(v.array(Deed), 'GET', `/api/teams/${teamId}/deeds`)
  } catch (error) {
    // Out of reach: a query that fails is not kept for the next start, what it knew before is.
    const known = queryClient.getQueryData<Deed[]>(['deeds', teamId])
    if (known) return known
    throw error
  }
}
