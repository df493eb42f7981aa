import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { useNames } from '#app/data/server/members.ts'
import { queryClient } from '#app/data/server/query.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { Activity } from '#db/model/activity.ts'
import type { Team } from '#db/model/team.ts'
import { type FeedEntry, feedOf } from './feed.ts'

const none: never[] = []

/** What happened in the current team, live; `refresh` asks the server what it alone knows of that. */
export function useFeed(): { feed: FeedEntry[]; refresh: () => void } {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const { data: activity = none, refetch } = useActivity(team)
  const leads = useDeferredValue(useRows('leads')) ?? none
  const notes = useRows('notes') ?? none
  const tasks = useRows('tasks') ?? none
  const products = useRows('products') ?? none
  const emails = useRows('emails') ?? none
  const requests = useRows('requests') ?? none
  const feed = useMemo(
    () =>
      feedOf(
        { leads, notes, tasks, products, emails, requests, activity },
        user.id,
        (id) => names.get(id) ?? 'A team mate',
      ),
    [leads, notes, tasks, products, emails, requests, activity, user.id, names],
  )
  const refresh = () => {
    if (!team.personal) void refetch()
  }
  return { feed, refresh }
}

/** As far as the server was asked: at the start, when the person comes back to the page, and on opening the list. */
const useActivity = ({ id, personal }: Team) =>
  useQuery({
    queryKey: ['deeds', id],
    queryFn: () => fetchActivity(id),
    enabled: !personal,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

async function fetchActivity(teamId: number): Promise<Activity[]> {
  try {
    return await call(v.array(Activity), 'GET', `/api/teams/${teamId}/deeds`)
  } catch (error) {
    // Out of reach: a query that fails is not kept for the next start, what it knew before is.
    const known = queryClient.getQueryData<Activity[]>(['deeds', teamId])
    if (known) return known
    throw error
  }
}
