import { labelOf } from '#db/model/entities/label.ts'
import { type Lead, MOST as LISTS } from '#db/model/entities/lead.ts'
import { plainName } from './columnNames.ts'
import { type Completion, completionOf } from './completion.ts'
import type { ImportFile } from './import.ts'
import { type Held, leadOfRow, type RowLead } from './leadOfRow.ts'
import type { ImportPlan } from './plan.ts'
import { damaged, MOST, tooManyRows } from './refused.ts'
import type { TableRecord } from './table.ts'
import { isDayFirst } from './values.ts'

/** A row that is held back, with the reason. */
export interface HeldRow extends Held {
  row: number
  cells: readonly string[]
}

/** What becomes of the rows of a file: leads, completions of leads, and rows that are held back add up to all rows. */
export interface Checked {
  rows: number
  leads: { row: number; lead: RowLead }[]
  /** What rows add to leads of the team; nothing, where a lead has everything already. */
  completions: { row: number; id: number; changes: Completion }[]
  /** How many rows complete an earlier row of the file, whose lead has it all. */
  joined: number
  held: HeldRow[]
}

interface Options {
  /** The team's leads, which rows may be about. */
  team: readonly Lead[]
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/**
 * Checks every row of a file; nothing is written.
 * @throws ImportRefused for a file that cannot be read to its end, DOMException 'AbortError' when it was stopped
 */
export async function checkRows(
  file: ImportFile,
  plan: ImportPlan,
  { team, onProgress, signal }: Options,
): Promise<Checked> {
  const reading = {
    names: file.columns.map(({ name }) => name),
    plan,
    dayFirst: await dayFirstIn(file, plan),
  }
  const checked: Checked = { rows: 0, leads: [], completions: [], joined: 0, held: [] }
  const inFile = new Map<string, RowLead>()
  const inTeam = new Map(team.flatMap((lead) => keysOf(lead).map((key): [string, Lead] => [key, lead])))
  const completed = new Map<number, Checked['completions'][number]>()
  const take = (record: TableRecord) => {
    checked.rows++
    if (checked.rows > MOST.rows) throw tooManyRows()
    const { row, cells } = record
    const result = leadOfRow(record, reading)
    if ('held' in result) return checked.held.push({ row, cells, ...result.held })
    const { lead } = result
    const keys = keysOf(lead)
    const earlier = keys.map((key) => inFile.get(key)).find((one) => one !== undefined)
    if (earlier && !areOthers(earlier, lead)) {
      if (!join(earlier, lead)) {
        return checked.held.push({
          row,
          cells,
          reason: 'It is about a lead of an earlier row, which has no room for more.',
        })
      }
      for (const key of keysOf(earlier)) if (!inFile.has(key)) inFile.set(key, earlier)
      checked.joined++
      return undefined
    }
    const existing = keys.map((key) => inTeam.get(key)).find((one) => one !== undefined)
    if (!existing || areOthers(existing, lead)) {
      checked.leads.push({ row, lead })
      for (const key of keys) if (!inFile.has(key)) inFile.set(key, lead)
      return undefined
    }
    const before = completed.get(existing.id)
    const changes = completionOf(before ? withChanges(existing, before.changes) : existing, lead)
    if (before) {
      before.changes = merged(before.changes, changes)
      checked.joined++
      return undefined
    }
    const completion = { row, id: existing.id, changes }
    completed.set(existing.id, completion)
    checked.completions.push(completion)
    return undefined
  }
  for await (const records of dataRecords(file)) {
    signal?.throwIfAborted()
    for (const record of records) take(record)
    onProgress?.(checked.rows)
  }
  if (checked.rows === 0) throw damaged()
  return checked
}

const withChanges = (lead: Lead, changes: Completion): Lead => Object.assign({}, lead, valuesOf(changes))

const valuesOf = (changes: Completion) =>
  Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to]))

/** Two completions of one lead as one: from the first value to the last. */
const merged = (first: Completion, second: Completion): Completion => {
  const both = Object.entries(second).map(([field, [from, to]]): [string, [unknown, unknown]] => [
    field,
    [first[field]?.[0] ?? from, to],
  ])
  return { ...first, ...Object.fromEntries(both) }
}

/**
 * Adds what a row says to an earlier row of the file about the same person or shop. A value that differs becomes a column
 * of the lead, so that nothing of the file is lost.
 * @returns false if the lead has no room for it; then nothing was added
 */
function join(earlier: RowLead, row: RowLead): boolean {
  const added = valuesOf(completionOf(earlier, row))
  const others = DIFFERING.flatMap((field) => {
    const [kept, other] = [earlier[field], row[field]]
    return kept !== '' && other !== '' && plainName(kept) !== plainName(other)
      ? [{ name: `${labelOf('leads', field)} (2)`, value: other.slice(0, 500) }]
      : []
  })
  const further = row.extra.filter(
    (one) => !earlier.extra.some(({ name, value }) => name === one.name && value === one.value),
  )
  const extra = [...earlier.extra, ...others, ...further]
  const ways = Array.isArray(added.ways) ? added.ways.length : earlier.ways.length
  const isWhole = ways - earlier.ways.length >= row.ways.filter(({ value }) => !hasWay(earlier, value)).length
  if (
    extra.length > LISTS.extra ||
    !isWhole ||
    (row.notes && added.notes === undefined && !earlier.notes.includes(row.notes))
  ) {
    return false
  }
  Object.assign(earlier, added, { extra })
  return true
}
const DIFFERING = ['position', 'industry', 'companySize', 'address', 'company'] as const

const hasWay = ({ email, phoneNumber, companyUrl, linkedInUrl, ways }: RowLead, value: string): boolean =>
  [email, phoneNumber, companyUrl, linkedInUrl, ...ways.map((way) => way.value)].includes(value)

/** What tells whether two rows, or a row and a lead, are about the same person or shop. */
type Known = Pick<
  Lead,
  'fullName' | 'company' | 'email' | 'phoneNumber' | 'companyUrl' | 'address' | 'sourceIds' | 'ways'
>

/** The texts of which one in common is enough. */
function keysOf({
  fullName,
  company,
  email,
  phoneNumber,
  companyUrl,
  address,
  sourceIds,
  ways,
}: Known): string[] {
  const name = plainName(fullName)
  const firm = plainName(company)
  const phone = phoneNumber.replace(/\D/g, '').slice(-9)
  const keys: string[] = []
  if (email) keys.push(`mail ${email.toLowerCase()}`)
  for (const { kind, value } of ways) if (kind === 'email') keys.push(`mail ${value.toLowerCase()}`)
  for (const { source, id } of sourceIds) keys.push(`id ${source} ${id} ${name} ${firm}`)
  if (name && firm) keys.push(`name ${name} @ ${firm}`)
  if (name && phone.length >= 6) keys.push(`name ${name} ${phone}`)
  if (!name && firm) {
    if (phone.length >= 6) keys.push(`firm ${firm} ${phone}`)
    if (companyUrl) keys.push(`firm ${firm} ${companyUrl.toLowerCase()}`)
    if (address) keys.push(`firm ${firm} ${plainName(address)}`)
  }
  return keys
}

/**
 * Whether two people share an address, such as a family or a desk: both have names, and no word of the shorter one, or its
 * first letter, is in the other.
 */
function areOthers(a: Known, b: Known): boolean {
  const [first, second] = [a.fullName, b.fullName].map((name) => plainName(name).split(' ').filter(Boolean))
  if (!first?.length || !second?.length || a.email.toLowerCase() !== b.email.toLowerCase()) return false
  const [few, many] = first.length <= second.length ? [first, second] : [second, first]
  return !few.every((word) => many.some((other) => other === word || other[0] === word || word[0] === other))
}

/** Whether dates such as 03/04/2027 have the day first, by all values of the column that becomes the deal's month. */
async function dayFirstIn(file: ImportFile, { columns, country }: ImportPlan): Promise<boolean> {
  const at = columns.indexOf('dealMonth')
  const assumed = country !== 'US'
  if (at < 0) return assumed
  const values: string[] = []
  for await (const records of dataRecords(file))
    for (const { cells } of records) if (cells[at]) values.push(cells[at])
  return isDayFirst(values, assumed)
}

/** The records of a file that are rows of its list: without its head, repeated heads, totals and closing lines. */
async function* dataRecords({ headRow, columns, table, known }: ImportFile): AsyncGenerator<TableRecord[]> {
  const names = columns.map(({ name }) => plainName(name))
  const isHead = (cells: readonly string[]) => cells.every((cell, at) => plainName(cell) === names[at])
  /** Lines with one cell, which may be the closing lines of a report. */
  let lone: TableRecord[] = []
  let last = headRow
  for await (const records of table.records()) {
    const rows: TableRecord[] = []
    for (const record of records) {
      const { row, cells } = record
      if (row <= headRow || isTotal(cells) || isHead(cells)) continue
      const filled = cells.filter((cell) => cell.trim()).length
      if (filled === 0 && !record.unknown) continue
      const isLone = columns.length > 2 && filled === 1 && (cells[0] ?? '').trim() !== ''
      if (isLone && (lone.length > 0 || row > last + 1 || isClosing(cells[0] ?? ''))) lone.push(record)
      else {
        rows.push(...lone, record)
        lone = []
      }
      last = row
    }
    yield rows
  }
  const isReport = known === 'Salesforce' || lone.some(({ cells }) => isClosing(cells[0] ?? ''))
  if (!isReport) yield lone
}

const isClosing = (text: string): boolean =>
  /copyright|confidential|generated by|vertraulich|erstellt von|©|salesforce|report\b|exported/i.test(text)

const TOTAL =
  /^(?:(?:grand |sub)?totals?|summen?|gesamt(?:summe)?|zwischensumme|totale|totaal|suma|razem|soma|total général|anzahl|count|sum)\s*:?(?:\s*\d[\d\s.,'’]*\p{L}{0,12})?$/iu
/** Whether a record sums up the others. */
function isTotal(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const [first = '', ...others] = filled
  return (
    TOTAL.test(first) &&
    others.every((text) => /^(?:R\$|[A-Z]{3})?[\d\s.,'’€$£%+-]+(?:[A-Za-zł]{1,9})?$/.test(text)) &&
    filled.length <= Math.max(2, cells.length / 2)
  )
}
