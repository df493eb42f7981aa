import { useDeferredValue, useMemo } from 'react'
import { useRecent } from '#app/data/device/recent.ts'
import { useLiveRows, useRows, useWorkspace } from '#app/data/workspace.tsx'
import { isWaiting } from '#app/entities/email/labels.ts'
import type { Owners } from '#app/entities/lead/owners.ts'
import { useNow } from '#app/ui/useNow.ts'
import { isUnread, type Lead } from '#db/model/entities/lead.ts'
import { type Today, todayOf, type Whose } from './today.ts'

/**
 * The day of the person or of the whole team, live; undefined until it has been read.
 * @param owners undefined in a personal space
 */
export function useToday(whose: Whose, owners: Owners | undefined): Today | undefined {
  const { user, thresholds, whole } = useWorkspace()
  const members = owners?.known ? owners.ids : undefined
  const now = useNow()
  const tasks = useDeferredValue(useRows('tasks'))
  const leads = useDeferredValue(useRows('leads'))
  const notes = useDeferredValue(useRows('notes'))
  return useMemo(
    () =>
      whole && tasks && leads && notes
        ? todayOf({ tasks, leads, notes, userId: user.id, whose, members, thresholds, now })
        : undefined,
    [tasks, leads, notes, user.id, whose, members, thresholds, now, whole],
  )
}

/** How many results wait for a review, by kind. */
export interface Waiting {
  suggestions: number
  generated: number
  emails: number
}

/**
 * Live; undefined until it has been read. Suggestions and generated leads wait for anybody in the team, an email
 * for the member who wrote it.
 */
export function useWaiting(whose: Whose): Waiting | undefined {
  const { user } = useWorkspace()
  const suggestions = useRows('suggestions')
  const leads = useRows('leads')
  const emails = useRows('emails')
  return useMemo(
    () =>
      suggestions &&
      leads &&
      emails && {
        suggestions: suggestions.filter(({ approved }) => !approved).length,
        generated: leads.filter(isUnread).length,
        emails: emails.filter(
          (email) => isWaiting(email) && (whose === 'everyone' || email.createdBy === user.id),
        ).length,
      },
    [suggestions, leads, emails, whose, user.id],
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
