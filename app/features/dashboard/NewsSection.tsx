import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { useNames } from '#app/data/server/members.ts'
import { useChangeOwn, useSettings } from '#app/data/useSettings.ts'
import { useLiveRows, useRows, useWorkspace } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Button } from '#app/ui/Button.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Rows } from '#db/model/entities/registry.ts'
import { News } from '#db/model/reminders.ts'
import { Section, SectionRows } from './Section.tsx'

/** What team mates did that concerns the person: notes that mention them, leads that they were given. */
export function NewsSection() {
  const { user } = useWorkspace()
  const changeOwn = useChangeOwn()
  const openLead = useOpenLead()
  const news = useUnseenNews()
  const [latest] = news
  if (!latest) return null
  const see = () =>
    void changeOwn({ name: 'settings.seeNotifications', args: { id: user.id, until: latest.at } })
  return (
    <Section title="For you" count={news.length}>
      <SectionRows rows={news} first={5} keyOf={({ rowId }) => rowId}>
        {({ lead, text, at }) => (
          <ListRow
            name={leadName(lead)}
            detail={text}
            foot={<TimeAgo at={at} />}
            onOpen={() => openLead(lead.id)}
            opens={lead.id}
          />
        )}
      </SectionRows>
      <Button variant="ghost" wide onClick={see}>
        Mark as seen
      </Button>
    </Section>
  )
}

interface Told extends News {
  lead: Lead
  text: string
}

/** The news about this team's leads that were not seen on any device, the newest first. */
function useUnseenNews(): Told[] {
  const { team } = useWorkspace()
  const seenAt = useSettings()?.notificationsSeenAt
  const news = useNews()
  const names = useNames([team.id])
  const [leads, notes, tasks] = [useById('leads'), useById('notes'), useById('tasks')]
  if (seenAt === undefined) return []
  return news.flatMap((one) => {
    const lead = leads(one.leadId)
    if (one.teamId !== team.id || one.at <= seenAt || !lead) return []
    if (one.kind === 'assigned') return { ...one, lead, text: 'This lead is yours now' }
    const note = notes(one.rowId)
    const task = tasks(one.rowId)
    const who = names.get(note?.createdBy ?? task?.userId ?? 0) ?? 'A team mate'
    return { ...one, lead, text: `${who} mentions you: ${note?.text ?? task?.note ?? ''}` }
  })
}

/** @returns a function that finds a row of the current team, live */
function useById<T extends 'leads' | 'notes' | 'tasks'>(table: T): (id: number) => Rows[T] | undefined {
  // Renders again when a row changes.
  useRows(table)
  const { rows } = useLiveRows(table)
  return (id) => rows.get(id)
}

const none: News[] = []

/** Requested when Today is opened or the person comes back to it; without a connection the last answer. */
function useNews(): News[] {
  const { user } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['news', user.id],
    queryFn: () => call(v.array(News), 'GET', '/api/users/me/news'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return data ?? none
}
