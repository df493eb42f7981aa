import { fold } from '#app/data/rows/searched.ts'
import { leadCity } from '#app/entities/lead/city.ts'
import { toneOf } from '#app/entities/task/due.ts'
import { isScored, type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import type { Point } from '#db/model/place.ts'
import { scoreWord, type Thresholds } from '#db/model/score.ts'
import { areaIn, isInside } from './area.ts'
import { type Kilometres, kilometresFrom } from './distance.ts'
import type { PointOfLead } from './points.ts'
import type { FilterKey, LastContact, LeadQuery, Match } from './query.ts'

/** A lead counts as not seen after this many days without contact. */
export const UNSEEN_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** What the filters need besides the leads' rows. */
export interface LeadContext {
  /** The id of the person who views the list. */
  me: number
  now: Date
  tasks: readonly Task[]
  notes: readonly { leadId: number; createdAt: string }[]
  /** The scores from which a match is high, medium or low. */
  thresholds: Thresholds
  /** Where this device is; undefined until the person has asked for it. */
  here: Point | undefined
  /** Where leads are. */
  pointOf: PointOfLead
}

export type Passes = (lead: Lead) => boolean

/** The leads with an open task that is due today or earlier. */
export const dueLeads = ({ tasks, now }: Pick<LeadContext, 'tasks' | 'now'>): ReadonlySet<number> =>
  new Set(
    tasks.filter(({ done, dueAt }) => !done && toneOf(dueAt, now) !== 'calm').map(({ leadId }) => leadId),
  )

/** The leads with an open task for this person. */
export const leadsToDo = ({ tasks, me }: Pick<LeadContext, 'tasks' | 'me'>): ReadonlySet<number> =>
  new Set(tasks.filter(({ done, userId }) => !done && userId === me).map(({ leadId }) => leadId))

/**
 * The time of the last contact with a lead: it was visited or reached, somebody wrote a note, or sent an
 * email, which leaves a note. ISO 8601 in UTC, by lead; a lead without any contact is not in the map.
 */
export function lastSeen({
  tasks,
  notes,
}: Pick<LeadContext, 'tasks' | 'notes'>): ReadonlyMap<number, string> {
  const seen = new Map<number, string>()
  const see = (leadId: number, at: string) => {
    if (at > (seen.get(leadId) ?? '')) seen.set(leadId, at)
  }
  for (const { leadId, kind, outcome, doneAt } of tasks) {
    if (doneAt && (kind === 'visit' || (kind === 'call' && outcome === 'reached'))) see(leadId, doneAt)
  }
  for (const { leadId, createdAt } of notes) see(leadId, createdAt)
  return seen
}

/** Whether nobody had contact with a lead for so many days; a lead that was added since then does not count. */
export function unseenSince(seen: ReadonlyMap<number, string>, now: Date, days = UNSEEN_DAYS): Passes {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  return ({ id, createdAt }) => createdAt < before && (seen.get(id) ?? '') < before
}

/** Whether the last contact with a lead was that long ago. */
export const lastContactWas = (wanted: LastContact, seen: ReadonlyMap<number, string>, now: Date): Passes =>
  wanted === 'never' ? ({ id }) => !seen.has(id) : unseenSince(seen, now, wanted)

/** How well a lead matches; undefined without a score. */
export const matchOf = (lead: Lead, thresholds: Thresholds): Match | undefined =>
  isScored(lead) ? scoreWord(lead.matchScore, thresholds) : undefined

/** Whether a lead is this person's: they own it, or have an open task for it. */
export const isMine =
  (me: number, toDo: ReadonlySet<number>): Passes =>
  ({ id, ownerId }) =>
    ownerId === me || toDo.has(id)

/** The owner as the filter of owners names them. */
export const ownerOf = ({ ownerId }: Lead) => ownerId ?? 'nobody'

/** What each filter of a query lets through, by the filter; of each, one value has to match. */
export function passesByFilter(query: LeadQuery, context: LeadContext): ReadonlyMap<FilterKey, Passes> {
  const { status, match, product, owner, city, industry, lastContact, within, area } = query
  const { me, now, thresholds, here, pointOf } = context
  const all: [FilterKey, Passes | undefined | false][] = [
    ['status', status && among(status, shownStatus)],
    ['match', match && among<Match | undefined>(match, (lead) => matchOf(lead, thresholds))],
    ['product', product && among(product, ({ productId }) => productId ?? 0)],
    ['owner', owner && among(owner, ownerOf)],
    ['mine', query.mine && isMine(me, leadsToDo(context))],
    ['due', query.due && amongIds(dueLeads(context))],
    ['unseen', query.unseen && unseenSince(lastSeen(context), now)],
    ['lastContact', lastContact && lastContactWas(lastContact, lastSeen(context), now)],
    ['industry', industry && among(industry.map(fold), (lead) => fold(lead.industry))],
    ['city', city && inCities(city.map(fold))],
    ['within', within && nearerThan(within, kilometresFrom(here, pointOf))],
    ['area', area !== undefined && insideOf(area, pointOf)],
  ]
  return new Map(all.flatMap(([key, passes]) => (passes ? [[key, passes] as const] : [])))
}

/**
 * A predicate for the leads that match the filters of a query.
 * @returns undefined if there are no filters
 */
export function passesOf(query: LeadQuery, context: LeadContext): Passes | undefined {
  const all = [...passesByFilter(query, context).values()]
  if (all.length === 0) return undefined
  return (lead) => all.every((passes) => passes(lead))
}

function among<Value>(chosen: readonly Value[], read: (lead: Lead) => Value): Passes {
  const wanted = new Set(chosen)
  return (lead) => wanted.has(read(lead))
}

/** A lead without a place is nowhere near. */
const nearerThan =
  (limit: number, kilometres: Kilometres): Passes =>
  (lead) =>
    (kilometres(lead) ?? Number.POSITIVE_INFINITY) <= limit

/** A lead of which nothing says where it is, is in no area. */
function insideOf(area: string, pointOf: PointOfLead): Passes {
  const corners = areaIn(area) ?? []
  return (lead) => {
    const at = pointOf(lead)
    return at !== undefined && isInside(at.point, corners)
  }
}

const amongIds =
  (ids: ReadonlySet<number>): Passes =>
  ({ id }) =>
    ids.has(id)

/** If the city's name is not in the address at all, the address need not be parsed; that holds for most. */
function inCities(chosen: readonly string[]): Passes {
  return (lead) => {
    if (!lead.address) return false
    const address = fold(lead.address)
    if (!chosen.some((city) => address.includes(city))) return false
    return chosen.includes(fold(leadCity(lead)))
  }
}
