import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import type { Change } from '#db/device/mutate.ts'
import { changesBack, changesBetween } from '#db/model/entities/entity.ts'
import { type Lead, MOST, type OptOut, shownStatus, type Way } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'
import { uniqueBy } from '#db/model/uniqueBy.ts'

/** The fields of which a merged lead has the value of one of the leads. */
export const choiceFields = [
  'fullName',
  'company',
  'position',
  'email',
  'phoneNumber',
  'linkedInUrl',
  'companyUrl',
  'address',
  'industry',
  'companySize',
  'status',
  'productId',
  'ownerId',
  'dealValue',
] as const
export type ChoiceField = (typeof choiceFields)[number]
/** The lead whose value each field gets, by its id. A field without a choice gets the first value there is. */
export type Choices = Partial<Record<ChoiceField, number>>

/** A field in which leads differ, with one lead for each value; the first is the default. */
export interface Difference {
  field: ChoiceField
  options: readonly Lead[]
}

/** The leads in the order in which their values count: the fullest first, then the one that was changed last. */
export function byFullness(leads: readonly Lead[]): Lead[] {
  const filled = (lead: Lead) => choiceFields.filter((field) => !isEmpty(lead, field)).length
  return leads.toSorted((a, b) => filled(b) - filled(a) || b.version - a.version || a.id - b.id)
}

/** The fields in which leads differ. @param leads as `byFullness` returns them */
export function differencesOf(leads: readonly Lead[]): Difference[] {
  return choiceFields.flatMap((field) => {
    const options = new Map<unknown, Lead>()
    for (const lead of leads) {
      const value = comparedValue(lead, field)
      if (!isEmpty(lead, field) && !options.has(value)) options.set(value, lead)
    }
    return options.size > 1 ? [{ field, options: [...options.values()] }] : []
  })
}

const isEmpty = (lead: Lead, field: ChoiceField): boolean =>
  field === 'status' ? shownStatus(lead) === 'new' : lead[field] === null || lead[field] === ''

function comparedValue(lead: Lead, field: ChoiceField): unknown {
  if (field === 'dealValue') return `${lead.dealValue} ${lead.dealCurrency} ${lead.dealMonth}`
  if (field === 'phoneNumber') return wayKey({ kind: 'phone', value: lead.phoneNumber })
  const value = lead[field]
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}

/**
 * The changes that merge leads: one of them gets the chosen values and what only the others have, and the others point
 * at it. Addresses and numbers that were not chosen become further ways to reach the person, notes are joined, and
 * every wish not to be contacted stays.
 * @param leads as `byFullness` returns them; the first is the one that stays
 * @param at ISO 8601 in UTC
 */
export function mergeChanges(leads: readonly Lead[], choices: Choices, at: string): Change[] {
  const [winner, ...losers] = leads
  if (!winner || losers.length === 0) return []
  const changes = changesBetween(winner, mergedFields(winner, leads, choices)) ?? {}
  const filled = Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to }))
  return [
    ...(filled.length > 0 ? [edit(winner.id, changes)] : []),
    // One undo takes back all leads of a merge, so the first of them knows what was filled.
    ...losers.map((loser, index) =>
      edit(loser.id, {
        mergedInto: [loser.mergedInto, winner.id],
        mergedAt: [loser.mergedAt, at],
        mergeFilled: [loser.mergeFilled, index === 0 ? filled : []],
      }),
    ),
  ]
}

const edit = (id: number, changes: Record<string, [unknown, unknown]>): Change => ({
  name: 'lead.edit',
  args: { id, changes },
})

function mergedFields(winner: Lead, leads: readonly Lead[], choices: Choices): Partial<Lead> {
  const from = (field: ChoiceField): Lead =>
    leads.find(({ id }) => id === choices[field]) ?? leads.find((lead) => !isEmpty(lead, field)) ?? winner
  const { dealValue, dealCurrency, dealMonth } = from('dealValue')
  const chosen = {
    fullName: from('fullName').fullName,
    company: from('company').company,
    position: from('position').position,
    email: from('email').email,
    phoneNumber: from('phoneNumber').phoneNumber,
    linkedInUrl: from('linkedInUrl').linkedInUrl,
    companyUrl: from('companyUrl').companyUrl,
    address: from('address').address,
    industry: from('industry').industry,
    companySize: from('companySize').companySize,
    status: from('status').status,
    productId: from('productId').productId,
    ownerId: from('ownerId').ownerId,
  }
  const placed = leads.find(({ place }) => place !== null)
  return {
    ...chosen,
    dealValue,
    dealCurrency,
    dealMonth,
    place: placed?.place ?? null,
    placeAddress: placed?.placeAddress ?? '',
    located: leads.find(({ located }) => located !== null)?.located ?? null,
    rhythmWeeks: leads.find(({ rhythmWeeks }) => rhythmWeeks !== null)?.rhythmWeeks ?? null,
    ...firstTexts(leads),
    avatarUrl: leads.find(({ avatarUrl }) => avatarUrl !== '')?.avatarUrl ?? '',
    matchScore: leads.find(({ matchScore }) => Number(matchScore) > 0)?.matchScore ?? winner.matchScore,
    notes: joined(leads.map(({ notes }) => notes)),
    ways: waysOf(leads, chosen),
    extra: uniqueBy(
      leads.flatMap((lead) => lead.extra),
      ({ name, value }) => `${name}\n${value}`,
    ).slice(0, MOST.extra),
    tags: uniqueBy(
      leads.flatMap((lead) => lead.tags),
      (tag) => tag.toLowerCase(),
    ).slice(0, MOST.tags),
    optOuts: optOutsOf(winner, leads),
  }
}

/** The first text in each of the further fields. */
const firstTexts = (leads: readonly Lead[]): Partial<Lead> =>
  Object.fromEntries(
    furtherFields.map(({ name }) => [name, leads.find((lead) => lead[name] !== '')?.[name] ?? '']),
  )

/** As many whole texts as fit into a lead's notes, each once. */
function joined(texts: readonly string[]): string {
  const MOST_CHARACTERS = 20_000
  let all = ''
  for (const text of new Set(texts.map((text) => text.trim()).filter(Boolean))) {
    const more = all === '' ? text : `${all}\n\n${text}`
    if (more.length <= MOST_CHARACTERS) all = more
  }
  return all
}

/** The lead's own fields that are ways to reach somebody, with their kinds. */
const wayFields = {
  email: 'email',
  phoneNumber: 'phone',
  companyUrl: 'site',
  linkedInUrl: 'profile',
} as const
const wayFieldNames = ['email', 'phoneNumber', 'companyUrl', 'linkedInUrl'] as const
type Reached = Pick<Lead, (typeof wayFieldNames)[number]>

/** What was not chosen comes first, so that it has room. */
function waysOf(leads: readonly Lead[], chosen: Reached): Way[] {
  const own = (lead: Lead): Way[] =>
    wayFieldNames.flatMap((field) =>
      lead[field]
        ? [{ kind: wayFields[field], value: lead[field], label: '', source: leadName(lead).slice(0, 60) }]
        : [],
    )
  const taken = new Set(
    wayFieldNames.map((field) => wayKey({ kind: wayFields[field], value: chosen[field] })),
  )
  const left = [...leads.flatMap(own), ...leads.flatMap(({ ways }) => ways)].filter(
    (way) => !taken.has(wayKey(way)),
  )
  return uniqueBy(left, wayKey).slice(0, MOST.ways)
}

/** The same for two spellings of one way. */
const wayKey = ({ kind, value }: Pick<Way, 'kind' | 'value'>): string =>
  `${kind} ${kind === 'phone' || kind === 'fax' ? value.replace(/[^\d+]/g, '') : value.trim().toLowerCase()}`

/** A lead does not take over the findings of another one, so a site's request for no calls becomes a wish. */
function optOutsOf(winner: Lead, leads: readonly Lead[]): OptOut[] {
  const wantsNoCalls = (lead: Lead) => lead.found.some(({ field }) => field === 'noCalls')
  const asked = leads.flatMap(({ optOuts }) => optOuts)
  const inherits = !wantsNoCalls(winner) && leads.some(wantsNoCalls)
  const all = new Set<OptOut>(inherits ? [...asked, 'phone'] : asked)
  return [...all]
}

/** Leads that were merged into another one in one step. */
export interface Merge {
  /** ISO 8601 in UTC; '' if it is not known. */
  at: string
  losers: readonly Lead[]
}

/** The merges behind a lead, the newest first. @param losers the leads for which it stands */
export function mergesIn(losers: readonly Lead[]): Merge[] {
  const byTime = new Map<string, Lead[]>()
  for (const loser of losers) {
    const at = loser.mergedAt ?? ''
    byTime.set(at, [...(byTime.get(at) ?? []), loser])
  }
  return [...byTime].map(([at, merged]) => ({ at, losers: merged })).sort((a, b) => compared(b.at, a.at))
}

/**
 * The changes that undo a merge: its leads stand for themselves again, and the lead that they point at gets back
 * the values that it had before, where it still has those of the merge.
 * @param losers the leads with their pointers
 * @param rows the leads that they point at, by id
 */
export function undoChanges(losers: readonly Lead[], rows: ReadonlyMap<number, Lead>): Change[] {
  return losers.flatMap((loser) => {
    const { id, mergedInto, mergedAt, mergeFilled } = loser
    if (mergedInto === null) return []
    const winner = rows.get(mergedInto)
    const filled = mergeFilled.map(({ field, from, to }): [string, [unknown, unknown]] => [field, [from, to]])
    const back = winner && changesBack(winner, Object.fromEntries(filled))
    return [
      ...(winner && back ? [edit(winner.id, back)] : []),
      edit(id, {
        mergedInto: [mergedInto, null],
        mergedAt: [mergedAt, null],
        mergeFilled: [mergeFilled, []],
      }),
    ]
  })
}
