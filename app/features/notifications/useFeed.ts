import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { useNames } from '#app/data/server/members.ts'
import { queryClient } from '#app/data/server/query.ts'
import { teamKey } from '#app/data/server/teamNews.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { Activity } from '#db/model/activity.ts'
import { SecurityNotice } from '#db/model/securityNotice.ts'
import type { Team } from '#db/model/team.ts'
import { type FeedEntry, feedOf } from './feed.ts'

const none: never[] = []

/** The events of the current team, live; `refresh` requests from the server the part that only it knows. */
export function useFeed(): { feed: FeedEntry[]; refresh: () => void } {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const { data: activity = none, refetch } = useActivity(team)
  const { data: notices = none, refetch: refetchNotices } = useNotices(user.id)
  const leads = useDeferredValue(useRows('leads')) ?? none
  const notes = useRows('notes') ?? none
  const tasks = useRows('tasks') ?? none
  const products = useRows('products') ?? none
  const emails = useRows('emails') ?? none
  const requests = useRows('requests') ?? none
  const feed = useMemo(
    () =>
      feedOf(
        { leads, notes, tasks, products, emails, requests, activity, notices },
        user.id,
        (id) => names.get(id) ?? 'A team mate',
      ),
    [leads, notes, tasks, products, emails, requests, activity, notices, user.id, names],
  )
  const refresh = () => {
    void refetchNotices()
    if (!team.personal) void refetch()
  }
  return { feed, refresh }
}

/**
 * Requested from the server at the start, when the person comes back to the page, and when the list is
 * opened.
 */
const useActivity = ({ id, personal }: Team) =>
  useQuery({
    queryKey: ['deeds', id],
    queryFn: () => known(v.array(Activity), `/api/teams/${id}/deeds`, ['deeds', id]),
    enabled: !personal,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** Actions on the person's other devices; also requested when the server reports new ones. */
const useNotices = (userId: number) =>
  useQuery({
    queryKey: teamKey(userId, 'notices'),
    queryFn: () => known(v.array(SecurityNotice), '/api/users/me/notices', teamKey(userId, 'notices')),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/**
 * When the server is unreachable, the previous answer is returned, because a failed query is not stored for
 * the next start.
 */
async function known<S extends v.GenericSchema>(schema: S, path: string, key: QueryKey) {
  try {
    return await call(schema, 'GET', path)
  } catch (error) {
    const before = queryClient.getQueryData<v.InferOutput<S>>(key)
    if (before) return before
    throw error
  }
}
