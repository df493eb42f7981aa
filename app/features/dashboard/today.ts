import { workOf } from '#app/entities/lead/next.ts'
import { byDue, toneOf } from '#app/entities/task/due.ts'
import { daysBetween } from '#app/ui/dates.ts'
import { isScored, type Lead, lacksContact, shownStatus } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import type { Task } from '#db/model/entities/task.ts'
import { compared } from '#db/model/order.ts'
import { scoreOf, scoreWord, type Thresholds } from '#db/model/score.ts'
import { callersAmong } from './callers.ts'

/** A follow-up with its lead. */
export interface Due {
  task: Task
  lead: Lead
}

/**
 * Why a lead is worth a call: it matches highly and nobody has called yet, it was noted or only added by hand at that
 * time and nobody has called yet, or there was no contact for so many days.
 */
export type Reason = { is: 'new' } | { is: 'noted' | 'added'; at: string } | { is: 'unseen'; days: number }
export interface Worth {
  lead: Lead
  reason: Reason
}

/** Whose day is shown. */
export type Whose = 'mine' | 'everyone'

/** The tasks and calls that a person's or a team's day starts with. */
export interface Today {
  /** The follow-ups that are due today or earlier, by time. */
  due: Due[]
  /** The first one after today. */
  later: Due | undefined
  /** Leads for each of the reasons in turn, the best first. */
  worth: Worth[]
}

interface Known {
  tasks: readonly Task[]
  leads: readonly Lead[]
  notes: readonly Note[]
  userId: number
  whose: Whose
  /** The ids of the team's members; undefined while this device does not know them. */
  members: readonly number[] | undefined
  thresholds: Thresholds
  now: Date
}

/** A lead is worth a call after this many days without contact. */
const UNSEEN_DAYS = 14

export function todayOf({ tasks, leads, ...known }: Known): Today {
  const saved = leads.filter((lead) => lead.saved)
  const byId = new Map(saved.map((lead) => [lead.id, lead]))
  const open = tasks
    .filter(({ done, userId }) => !done && (known.whose === 'everyone' || userId === known.userId))
    .sort(byDue)
    .flatMap((task) => {
      const lead = byId.get(task.leadId)
      return lead ? [{ task, lead }] : []
    })
  const isDue = ({ task }: Due) => toneOf(task.dueAt, known.now) !== 'calm'
  return {
    due: open.filter(isDue),
    later: open.find((one) => !isDue(one) && one.task.dueAt !== null),
    worth: worthCalling(saved, { tasks, ...known }),
  }
}

/** The leads for which nothing is planned yet; of the team's leads, each is in the day of one member. */
function worthCalling(leads: readonly Lead[], known: Omit<Known, 'leads'>): Worth[] {
  const works = workOf(known.tasks)
  const notedAt = lastNotes(known.notes)
  const fresh: Lead[] = []
  const byHand: ByHand[] = []
  const callerOf = callersAmong(known.members)
  const isShown = (lead: Lead) => known.whose === 'everyone' || callerOf(lead) === known.userId
  const unseen: { lead: Lead; reason: { is: 'unseen'; days: number } }[] = []
  for (const lead of leads) {
    const { open, last } = works.get(lead.id) ?? {}
    const seenAt = latest(last?.doneAt ?? '', notedAt.get(lead.id) ?? '')
    if (open || lacksContact(lead)) continue
    if (isNew(lead) && !isScored(lead)) {
      if (!last && isShown(lead)) byHand.push({ lead, reason: typedReason(lead, notedAt.get(lead.id)) })
    } else if (isNew(lead)) {
      if (!seenAt && scoreWord(lead.matchScore, known.thresholds) === 'high' && isShown(lead))
        fresh.push(lead)
    } else if (isUnderWay(lead)) {
      const days = daysBetween(new Date(seenAt || lead.createdAt), known.now)
      if (days >= UNSEEN_DAYS && isShown(lead)) unseen.push({ lead, reason: { is: 'unseen', days } })
    }
  }
  fresh.sort(byMatch)
  byHand.sort(notedFirst)
  unseen.sort((a, b) => b.reason.days - a.reason.days || a.lead.id - b.lead.id)
  return inTurn(
    fresh.map((lead): Worth => ({ lead, reason: { is: 'new' } })),
    byHand,
    unseen,
  )
}

/** A lead without a match score, with what the person typed about it. */
interface ByHand {
  lead: Lead
  reason: Extract<Reason, { at: string }>
}

/** @param notedAt the time of the last note that was added to it */
function typedReason({ notes, createdAt }: Lead, notedAt: string | undefined): ByHand['reason'] {
  return notedAt || notes ? { is: 'noted', at: notedAt ?? createdAt } : { is: 'added', at: createdAt }
}

/** Leads with a note come first, then the newest. */
const notedFirst = (a: ByHand, b: ByHand) =>
  Number(b.reason.is === 'noted') - Number(a.reason.is === 'noted') ||
  compared(b.reason.at, a.reason.at) ||
  a.lead.id - b.lead.id

const isNew = (lead: Lead) => shownStatus(lead) === 'new'
const isUnderWay = ({ status }: Lead) => status === 'contacted' || status === 'qualified'
const latest = (a: string, b: string) => (a > b ? a : b)

function lastNotes(notes: readonly Note[]): ReadonlyMap<number, string> {
  const last = new Map<number, string>()
  for (const { leadId, createdAt } of notes) last.set(leadId, latest(createdAt, last.get(leadId) ?? ''))
  return last
}

const byMatch = (a: Lead, b: Lead) =>
  scoreOf(b.matchScore) - scoreOf(a.matchScore) || compared(b.createdAt, a.createdAt) || a.id - b.id

/** One of each list in turn. */
function inTurn<T>(...lists: readonly (readonly T[])[]): T[] {
  const most = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
