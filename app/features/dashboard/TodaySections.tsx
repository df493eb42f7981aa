import { Link } from '@tanstack/react-router'
import { CalendarClock, CalendarPlus, Check, ChevronRight, CircleAlert, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPushBlocked, setBadge } from '#app/data/device/push.ts'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { callWarning } from '#app/entities/lead/callWarning.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { LeadLine } from '#app/entities/lead/list/LeadLine.tsx'
import { useNext } from '#app/entities/lead/next.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import { callLead, callLink, ReachButton } from '#app/entities/lead/ReachButton.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { DueWords } from '#app/entities/task/DueWords.tsx'
import { dayWords, dueWords } from '#app/entities/task/due.ts'
import { useTaskActions } from '#app/entities/task/useTaskActions.ts'
import { type TaskSheets, useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import { kindWord, usualTitle } from '#app/entities/task/words.ts'
import { grouped } from '#app/ui/grouped.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { SwipeRow } from '#app/ui/SwipeRow.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { scoreOf } from '#db/model/score.ts'
import { ARROW, Section, SectionRows } from './Section.tsx'
import type { Due, Reason, Today, Whose, Worth } from './today.ts'
import { useRecentLeads, type Waiting } from './useToday.ts'

interface DueSectionProps {
  /** Undefined until it has been read. */
  today: Today | undefined
  whose: Whose
  owners: Owners | undefined
}

/** The due tasks, in the order of the day. In everyone's day each says whose it is. */
export function DueSection({ today, whose, owners }: DueSectionProps) {
  const { followUp, sheets } = useTaskSheets()
  const [blocked] = useState(isPushBlocked)
  const attention = useAttentionCount()
  const visits = today?.due.filter(({ task }) => task.kind === 'visit').length ?? 0
  const waiting = whose === 'mine' && today ? today.due.length + attention : undefined
  useEffect(() => {
    if (waiting !== undefined) setBadge(waiting)
  }, [waiting])
  return (
    <Section
      title="Follow-ups"
      count={today?.due.length}
      query={whose === 'mine' ? { mine: true, due: true } : { due: true }}
    >
      {!today && <SkeletonList />}
      {today?.due.length === 0 && <NothingDue later={today.later} />}
      <SectionRows rows={today?.due ?? []} first={20} keyOf={({ task }) => task.id}>
        {(one) => (
          <DueRow
            due={one}
            who={whose === 'everyone' && owners ? ownerName(one.task.userId, owners) : ''}
            onChange={followUp}
          />
        )}
      </SectionRows>
      {whose === 'mine' && visits > 0 && (
        <Link to="/day" className={`${WAITING} border-line border-b`}>
          My day: {counted(visits, 'visit')} due
          <ChevronRight aria-hidden className={ARROW} />
        </Link>
      )}
      {blocked && (
        <p className="mt-2 text-muted text-sm">
          This browser blocks reminders. What you would be reminded of stands here.
        </p>
      )}
      {sheets}
    </Section>
  )
}

function NothingDue({ later }: { later: Due | undefined }) {
  return (
    <p className="py-3 text-muted">
      Nothing is due today.
      {later && ` Next: ${later.task.title}, ${dueWords(later.task.dueAt, new Date())}.`}
    </p>
  )
}

interface DueRowProps {
  due: Due
  /** The name of the person who has the task; '' if it need not be said. */
  who: string
  onChange: TaskSheets['followUp']
}

/** A swipe to the right marks it done, a swipe to the left moves it to another day. */
function DueRow({ due: { task, lead }, who, onChange }: DueRowProps) {
  const { finish } = useTaskActions()
  const openLead = useOpenLead()
  const done = () => void finish(task)
  const what = task.title === usualTitle(task.kind, lead) ? kindWord(task.kind) : task.title
  return (
    <SwipeRow
      id={task.id}
      right={{ label: 'Done', icon: <Check />, tone: 'good', onAct: done }}
      left={{ label: 'Another day', icon: <CalendarClock />, onAct: () => onChange(lead, task) }}
    >
      <ListRow
        name={leadName(lead)}
        detail={[who, what, leadRole(lead)].filter(Boolean).join(' · ')}
        foot={
          <>
            <DueWords dueAt={task.dueAt} />
            {task.kind === 'call' && <CallWarning lead={lead} />}
          </>
        }
        onOpen={() => openLead(lead.id)}
        opens={lead.id}
        end={
          <>
            {task.kind === 'call' && <ReachButton lead={lead} />}
            <IconButton
              label={`Done: ${task.title}`}
              icon={<Check />}
              className="[&_svg]:text-accent-ink"
              onClick={done}
            />
          </>
        }
      />
    </SwipeRow>
  )
}

/** Leads worth a call when nothing else is due. */
export function WorthSection({ worth, whose }: { worth: readonly Worth[]; whose: Whose }) {
  const { followUp, sheets } = useTaskSheets()
  if (worth.length === 0) return null
  return (
    <Section
      title="Worth a call"
      count={worth.length}
      query={whose === 'mine' ? { mine: true, unseen: true } : { unseen: true }}
    >
      <SectionRows rows={worth} first={5} keyOf={({ lead }) => lead.id}>
        {(one) => <WorthRow worth={one} onFollowUp={followUp} />}
      </SectionRows>
      {sheets}
    </Section>
  )
}

interface WorthRowProps {
  worth: Worth
  onFollowUp: TaskSheets['followUp']
}

function WorthRow({ worth: { lead, reason }, onFollowUp }: WorthRowProps) {
  const openLead = useOpenLead()
  const call = { label: 'Call', icon: <Phone />, tone: 'good', onAct: () => callLead(lead) } as const
  return (
    <SwipeRow
      id={lead.id}
      right={callLink(lead) ? call : undefined}
      left={{ label: 'Follow up', icon: <CalendarPlus />, onAct: () => onFollowUp(lead) }}
    >
      <ListRow
        name={leadName(lead)}
        detail={leadRole(lead)}
        foot={
          <>
            {reasonWords(reason, lead.matchScore)}
            <CallWarning lead={lead} />
          </>
        }
        onOpen={() => openLead(lead.id)}
        opens={lead.id}
        end={<ReachButton lead={lead} />}
      />
    </SwipeRow>
  )
}

function CallWarning({ lead }: { lead: Lead }) {
  const warning = callWarning(lead)
  return warning && <span className="truncate text-yellow">{warning}</span>
}

function reasonWords(reason: Reason, matchScore: string): string {
  if (reason.is === 'new') return `New, ${scoreOf(matchScore)}% match`
  if (reason.is === 'unseen') return `Not seen for ${reason.days} days`
  const day = dayWords(new Date(reason.at), new Date())
  return reason.is === 'noted' ? `Noted ${day}` : `Added ${day}`
}

/** What waits for a decision or a review, each with a link. */
export function WaitingSection({ waiting, whose }: { waiting: Waiting; whose: Whose }) {
  const { suggestions, generated, emails } = waiting
  const attention = useAttentionCount()
  if (attention + suggestions + generated + emails === 0) return null
  return (
    <Section title="Waiting">
      <ul className="divide-y divide-line border-line border-b">
        {attention > 0 && (
          <li>
            <Link to="/attention" className={WAITING}>
              <span className="flex items-center gap-2">
                <CircleAlert aria-hidden className="size-5 shrink-0 text-red" />
                {counted(attention, 'change')} {attention === 1 ? 'needs' : 'need'} your attention
              </span>
              <ChevronRight aria-hidden className={ARROW} />
            </Link>
          </li>
        )}
        {suggestions > 0 && (
          <li>
            <Link to="/lead-generation" hash="suggestions-title" className={WAITING}>
              {counted(suggestions, 'company suggestion')} to review
              <ChevronRight aria-hidden className={ARROW} />
            </Link>
          </li>
        )}
        {generated > 0 && (
          <li>
            <Link to="/lead-generation" hash="generated-title" className={WAITING}>
              {counted(generated, 'generated lead')} to review
              <ChevronRight aria-hidden className={ARROW} />
            </Link>
          </li>
        )}
        {emails > 0 && (
          <li>
            <Link
              to="/email-campaigns"
              search={{ unsent: whose === 'mine' ? 'mine' : true }}
              className={WAITING}
            >
              {counted(emails, 'email')} not sent yet
              <ChevronRight aria-hidden className={ARROW} />
            </Link>
          </li>
        )}
      </ul>
    </Section>
  )
}

const WAITING = 'flex min-h-12 items-center justify-between gap-2'

const counted = (count: number, what: string) => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`

/** The leads that the person opened last on this device. */
export function RecentSection() {
  const leads = useRecentLeads()
  const nextOf = useNext()
  const openLead = useOpenLead()
  if (leads.length === 0) return null
  return (
    <Section title="Recently opened">
      <SectionRows rows={leads} first={leads.length} keyOf={({ id }) => id}>
        {(lead) => (
          <LeadLine lead={lead} next={nextOf(lead.id)} unsent={false} onOpen={({ id }) => openLead(id)} />
        )}
      </SectionRows>
    </Section>
  )
}
