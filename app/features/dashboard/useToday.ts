import { useDeferredValue, useMemo } from 'react'
import { useRecent } from '#app/data/device/recent.ts'
import { useLiveRows, useRows, useWorkspace } from '#app/data/workspace.tsx'
import { isWaiting } from '#app/entities/email/labels.ts'
import { useNow } from '#app/ui/useNow.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Today, todayOf } from './today.ts'

/** The person's day, live; undefined until it has been read. */
export function useToday(): Today | undefined {
  const { user, thresholds, whole } = useWorkspace()
  const now = useNow()
  const tasks = useDeferredValue(useRows('tasks'))
  const leads = useDeferredValue(useRows('leads'))
  const notes = useDeferredValue(useRows('notes'))
  return useMemo(
    () =>
      whole && tasks && leads && notes
        ? todayOf({ tasks, leads, notes, userId: user.id, thresholds, now })
        : undefined,
    [tasks, leads, notes, user.id, thresholds, now, whole],
  )
}

/** How many results wait for the person's review, by kind. */
export interface Waiting {
  suggestions: number
  generated: number
  emails: number
}

/** Undefined until it has been read. */
export function useWaiting(): Waiting | undefined {
  const suggestions = useRows('suggestions')
  const leads = useRows('leads')
  const emails = useRows('emails')
  return useMemo(
    () =>
      suggestions &&
      leads &&
      emails && {
        suggestions: suggestions.filter(({ approved }) => !approved).length,
        generated: leads.filter(({ saved }) => !saved).length,
        emails: emails.filter(isWaiting).length,
      },
    [suggestions, leads, emails],
  )
}

const MOST_RECENT = 5

/** The leads that were opened last on this device. */
export function useRecentLeads(): readonly Lead[] {
  const recent = useRecent()
  const live = useLiveRows('leads')
  const leads = useRows('leads')
  return useMemo(() => {
    if (!leads) return []
    const found = recent.flatMap(({ kind, id }) => (kind === 'lead' ? (live.rows.get(id) ?? []) : []))
    return found.slice(0, MOST_RECENT)
  }, [recent, live, leads])
}
