import * as v from 'valibot'
import { leadStatuses, type ShownStatus } from '#db/model/entities/lead.ts'
import { plainName, targetOf } from './columnNames.ts'
import { targetByContent } from './content.ts'
import { exportOf } from './exports.ts'
import { type Target, targets } from './targets.ts'
import { statusIn } from './values.ts'

/** A column of a file, with some of its values that are not empty. */
export interface Column {
  name: string
  samples: readonly string[]
}

/** A member of the team, who may own a lead. */
export interface OwnerChoice {
  id: number
  name: string
  email: string
}

/** How the rows of a file become leads. */
export const ImportPlan = v.object({
  /** What each column becomes, in the order of the columns. */
  columns: v.array(v.picklist(targets)),
  /** The country of numbers without a country code, as its ISO 3166 code. */
  country: v.string(),
  /** The status for each word of a status column. */
  statuses: v.record(v.string(), v.picklist(leadStatuses)),
  /** The members by the folded names and addresses by which the file may call them. */
  owners: v.record(v.string(), v.number()),
  /** The owner of a lead whose row names none: a member, or nobody. */
  ownerId: v.nullable(v.number()),
  /** The program that exported the file, or ''. */
  known: v.string(),
})
export type ImportPlan = v.InferOutput<typeof ImportPlan>

interface Known {
  members: readonly OwnerChoice[]
  ownerId: number | null
  /** The country of the person, for a file that names none. */
  country: string
}

/** Proposes what each column becomes, by its name, by the program that exported the file, and by its values. */
export function proposePlan(columns: readonly Column[], { members, ownerId, country }: Known): ImportPlan {
  const names = columns.map(({ name }) => name)
  const known = exportOf(names)
  const proposed = columns.map(({ name, samples }): Target => {
    const own = known?.columns[plainName(name)] ?? targetOf(name, names)
    return own ?? targetByContent(samples) ?? 'extra'
  })
  const statusColumn = proposed.indexOf('status')
  return {
    columns: onlyOnce(proposed),
    country: countryIn(columns, proposed) ?? country,
    statuses: Object.fromEntries(
      (columns[statusColumn]?.samples ?? []).map((word): [string, ShownStatus] => [
        word,
        statusIn(word) ?? 'new',
      ]),
    ),
    owners: Object.fromEntries(
      members.flatMap(({ id, name, email }) =>
        [name, email].filter(Boolean).map((known): [string, number] => [plainName(known), id]),
      ),
    ),
    ownerId,
    known: known?.name ?? '',
  }
}

/** Of these a lead has one: further columns are kept as they are. */
const SINGLE: ReadonlySet<Target> = new Set([
  'status',
  'owner',
  'dealValue',
  'dealCurrency',
  'dealMonth',
  'rhythmWeeks',
  'openingHours',
  'place',
  'ways',
])

const onlyOnce = (proposed: readonly Target[]): Target[] =>
  proposed.map((target, at) => (SINGLE.has(target) && proposed.indexOf(target) !== at ? 'extra' : target))

/** The country by the code of most numbers that have one. */
const CODES: Readonly<Record<string, string>> = {
  '49': 'DE',
  '43': 'AT',
  '41': 'CH',
  '33': 'FR',
  '34': 'ES',
  '39': 'IT',
  '31': 'NL',
  '32': 'BE',
  '48': 'PL',
  '351': 'PT',
  '55': 'BR',
  '44': 'GB',
  '353': 'IE',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '358': 'FI',
  '420': 'CZ',
  '81': 'JP',
  '1': 'US',
}

function countryIn(columns: readonly Column[], proposed: readonly Target[]): string | undefined {
  const counts = new Map<string, number>()
  let numbers = 0
  columns.forEach(({ samples }, at) => {
    if (proposed[at] !== 'phoneNumber') return
    for (const sample of samples) {
      numbers++
      const [, digits = ''] = /^(?:\+|00)\s*(\d[\d\s]{3,})/.exec(sample.trim()) ?? []
      const plain = digits.replace(/\s/g, '')
      const country = [3, 2, 1].map((length) => CODES[plain.slice(0, length)]).find(Boolean)
      if (country) counts.set(country, (counts.get(country) ?? 0) + 1)
    }
  })
  const [country, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  // A few numbers of another country say nothing about those without a code.
  return count !== undefined && count * 2 > numbers ? country : undefined
}
