import { type Lead, MOST } from '#db/model/entities/lead.ts'
import { uniqueBy } from '#db/model/uniqueBy.ts'
import type { RowLead } from './leadOfRow.ts'

/** The fields that a row fills only where the lead has nothing. */
const FILLED = [
  'fullName',
  'company',
  'position',
  'email',
  'phoneNumber',
  'industry',
  'companySize',
  'linkedInUrl',
  'companyUrl',
  'address',
  'place',
  'dealCurrency',
  'dealMonth',
  'dealValue',
  'rhythmWeeks',
  'openingHours',
] as const

type Completed = Pick<
  Lead,
  (typeof FILLED)[number] | 'ways' | 'extra' | 'tags' | 'optOuts' | 'sourceIds' | 'notes'
>
/** The changes of an edit, by field. */
export type Completion = Readonly<Record<string, [from: unknown, to: unknown]>>

/**
 * What a row adds to a lead that is here already: fields that are empty, further ways to reach it, columns, tags,
 * wishes not to be contacted, its ids elsewhere, and notes. What somebody wrote stays.
 */
export function completionOf(lead: Completed, row: RowLead): Completion {
  const filled = FILLED.flatMap((field): [string, [unknown, unknown]][] => {
    const [from, to] = [lead[field], row[field]]
    return isEmpty(from) && !isEmpty(to) ? [[field, [from, to]]] : []
  })
  const lists = [
    ['ways', lead.ways, waysWith(lead, row)],
    ['extra', lead.extra, united(lead.extra, row.extra, ({ name }) => name, MOST.extra)],
    ['tags', lead.tags, united(lead.tags, row.tags, (tag) => tag.toLowerCase(), MOST.tags)],
    ['optOuts', lead.optOuts, united(lead.optOuts, row.optOuts, (kind) => kind, MOST.tags)],
    [
      'sourceIds',
      lead.sourceIds,
      united(lead.sourceIds, row.sourceIds, ({ source, id }) => `${source} ${id}`, MOST.sourceIds),
    ],
  ] as const
  const added = lists.flatMap(([field, from, to]): [string, [unknown, unknown]][] =>
    to.length > from.length ? [[field, [from, to]]] : [],
  )
  const notes =
    row.notes && !lead.notes.includes(row.notes) ? [lead.notes, row.notes].filter(Boolean).join('\n') : ''
  const noted: [string, [unknown, unknown]][] =
    notes && notes.length <= 20_000 ? [['notes', [lead.notes, notes]]] : []
  return Object.fromEntries([...filled, ...added, ...noted])
}

const isEmpty = (value: unknown): boolean => value === '' || value === null

/** The ways of both, and the row's own address, number and page where the lead has another. */
function waysWith(lead: Completed, row: RowLead): Lead['ways'] {
  const own = [
    { kind: 'email', value: row.email, of: lead.email },
    { kind: 'phone', value: row.phoneNumber, of: lead.phoneNumber },
    { kind: 'site', value: row.companyUrl, of: lead.companyUrl },
  ] as const
  const others = own
    .filter(({ value, of }) => value && of && wayKey(value) !== wayKey(of))
    .map(({ kind, value }) => ({ kind, value, label: '', source: '' }))
  const known = new Set([lead.email, lead.phoneNumber, lead.companyUrl, lead.linkedInUrl].map(wayKey))
  const added = [...others, ...row.ways].filter(({ value }) => !known.has(wayKey(value)))
  return united(lead.ways, added, ({ value }) => wayKey(value), MOST.ways)
}

/** The same for all spellings of an address, a number or a page. */
function wayKey(value: string): string {
  const digits = value.replace(/\D/g, '')
  if (!value.includes('@') && /^[+\d\s()/.-]+$/.test(value)) return digits.slice(-9)
  return value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
}

/** The items of both as far as there is room; the lead's own always stay. */
const united = <T>(own: readonly T[], others: readonly T[], keyOf: (one: T) => string, most: number): T[] =>
  uniqueBy([...own, ...others], keyOf).slice(0, Math.max(most, own.length))
