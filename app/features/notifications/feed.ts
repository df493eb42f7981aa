import { leadName } from '#app/entities/lead/labels.ts'
import type { Activity } from '#db/model/activity.ts'
import { nameOf, type Rows } from '#db/model/entities/registry.ts'
import { isContact } from '#db/model/entities/task.ts'
import type { SecurityNotice } from '#db/model/securityNotice.ts'
import { activityText } from './activityText.ts'
import { noticeText } from './noticeText.ts'

/** An entry of the feed: an action of team mates, or the result of the person's request to the server. */
export interface FeedEntry {
  /** A unique key. */
  key: string
  text: string
  /** ISO 8601 in UTC. */
  at: string
  /** The lead that the entry is about, if any. */
  leadId?: number
  /** It was done in the person's name on another device, whose session they can end. */
  security?: true
}

type Known = {
  [T in 'leads' | 'notes' | 'tasks' | 'products' | 'emails' | 'requests']: readonly Rows[T][]
} & {
  /** What others did to the person's own leads, as reported by the server. */
  activity: readonly Activity[]
  /** What was done in the person's name on other devices, as reported by the server. */
  notices?: readonly SecurityNotice[]
}

const MOST = 50

/**
 * The events of the team according to the rows on this device, the newest first.
 * @param me the person, whose own activity is left out
 * @param nameOf a team mate by user id
 */
export function feedOf(rows: Known, me: number, nameOf: (userId: number) => string): FeedEntry[] {
  const byOthers = ({ createdBy }: { createdBy: number }) => createdBy !== me
  const isMineAndEnded = ({ createdBy, status }: Rows['requests']) =>
    createdBy === me && (status === 'done' || status === 'failed')
  const notes = newest(rows.notes, byOthers)
  const done = doneByOthers(rows.tasks, me)
  const touched = new Set([...notes, ...done].map(({ leadId }) => leadId))
  const leads = new Map(rows.leads.filter(({ id }) => touched.has(id)).map((lead) => [lead.id, lead]))
  const all: FeedEntry[] = [
    ...newest(rows.leads, (lead) => byOthers(lead) && lead.saved).map((lead) => ({
      ...known('lead', lead),
      text: `${nameOf(lead.createdBy)} added the lead ${leadName(lead)}`,
      leadId: lead.id,
    })),
    ...notes.map((note) => {
      const lead = leads.get(note.leadId)
      const about = lead ? ` about ${leadName(lead)}` : ''
      return {
        ...known('note', note),
        text: `${nameOf(note.createdBy)} noted something${about}: ${note.text}`,
        ...(lead && { leadId: lead.id }),
      }
    }),
    ...done.flatMap((task) => {
      const lead = leads.get(task.leadId)
      const text = lead && doneText(task, nameOf(task.userId), leadName(lead))
      return text ? [{ key: `task ${task.id}`, at: task.createdAt, text, leadId: task.leadId }] : []
    }),
    ...newest(rows.products, byOthers).map((product) => ({
      ...known('product', product),
      text: `${nameOf(product.createdBy)} added the product ${product.name}`,
    })),
    ...newest(rows.emails, byOthers).map((email) => ({
      ...known('email', email),
      text: `${nameOf(email.createdBy)} wrote “${email.subject}”`,
    })),
    ...rows.activity.map((one) => ({
      key: `activity ${one.version}`,
      at: one.at,
      text: activityText(one, nameOf(one.userId)),
      ...(one.name !== 'lead.delete' && { leadId: one.leadId }),
    })),
    ...(rows.notices ?? []).map((notice) => ({
      key: `notice ${notice.id}`,
      at: notice.at,
      text: noticeText(notice),
      security: true as const,
    })),
    ...newest(rows.requests, isMineAndEnded).map((request) => ({
      ...known('request', request),
      text: outcomeOf(request, rows.products),
    })),
  ]
  return all.sort(byAge).slice(0, MOST)
}

/** The latest calls and visits by others, each dated by its end. */
const doneByOthers = (tasks: Known['tasks'], me: number) =>
  newest(
    tasks.flatMap((task) =>
      task.doneAt !== null && isContact(task.kind) && task.userId !== me
        ? [{ ...task, createdAt: task.doneAt }]
        : [],
    ),
    () => true,
  )

/** "Ben called Mia: no answer. In a meeting" */
function doneText({ kind, outcome, note }: Rows['tasks'], who: string, lead: string): string {
  const came = kind === 'visit' ? `${who} visited ${lead}` : `${who} ${calledWord(outcome)} ${lead}`
  return note ? `${came}: ${note}` : came
}

function calledWord(outcome: Rows['tasks']['outcome']): string {
  if (outcome === 'reached') return 'reached'
  return outcome === 'no-answer' ? 'did not reach' : 'called'
}

const byAge = (a: { at: string }, b: { at: string }) => (a.at < b.at ? 1 : -1)

/** The newest of the wanted rows, in no order; most of many rows are only looked at. */
function newest<Row extends { createdAt: string }>(
  rows: readonly Row[],
  isWanted: (row: Row) => boolean,
): Row[] {
  let kept: Row[] = []
  let oldest = ''
  for (const row of rows) {
    if (row.createdAt < oldest || !isWanted(row)) continue
    kept.push(row)
    if (kept.length < 2 * MOST) continue
    kept = kept.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST)
    oldest = kept.at(-1)?.createdAt ?? ''
  }
  return kept
}

const known = (entity: string, { id, createdAt }: { id: number; createdAt: string }) => ({
  key: `${entity} ${id}`,
  at: createdAt,
})

/**
 * The result of a request, in the server's own words, because only the server knows what was found and which
 * services were unreachable.
 */
function outcomeOf({ task, status, message }: Rows['requests'], products: Known['products']): string {
  const product = task.kind === 'suggest' && products.find(({ id }) => id === task.args.productId)
  const about = product ? ` for ${product.name}` : ''
  const said = message || 'done.'
  return `${nameOf('requests', { task })}${about}: ${status === 'failed' ? `failed. ${message}` : said}`.trim()
}

/** The number of entries after a moment. @param since ISO 8601 in UTC; '' = all */
export const unreadSince = (feed: readonly FeedEntry[], since: string): number =>
  feed.filter(({ at }) => at > since).length
