import { plainName, targetOf } from './columnNames.ts'
import type { TableRecord } from './table.ts'

/** The head of a table: the names of its columns, and the row after which its data begin. */
export interface Head {
  names: string[]
  /** The row of the last line of the head; 0 if the table has none. */
  row: number
}

/** The head is looked for in so many records; titles may stand above it. */
const LOOKED_THROUGH = 15

/** Finds the head of a table in its first records. */
export function headOf(records: readonly TableRecord[]): Head {
  const judged = records.slice(0, LOOKED_THROUGH).map(({ cells }) => judge(cells))
  const best = judged.reduce((most, { score }, at) => (score > (judged[most]?.score ?? 0) ? at : most), 0)
  const width = Math.max(0, ...records.map(({ cells }) => cells.length))
  const found = judged[best]
  const record = records[best]
  if (!found || !record || found.score <= 0) return withoutNames(records, judged, width)
  const next = records[best + 1]
  const below = judged[best + 1]
  // Of a head of two lines, the second has the names where the first has groups.
  const isNamed = below && below.data === 0 && below.known > 1 && below.known * 2 >= below.filled
  const hasGroups = below && found.filled < below.filled
  if (next && isNamed && hasGroups && next.row === record.row + 1) {
    return { names: namesIn(width, next.cells, record.cells), row: next.row }
  }
  const above = records[best - 1]
  const isGroup = above && above.row === record.row - 1 && (judged[best - 1]?.filled ?? 0) > 1
  return { names: namesIn(width, record.cells, isGroup ? above.cells : []), row: record.row }
}

/** A table whose first line has no known name: the line is its head nevertheless, unless it has data. */
function withoutNames(records: readonly TableRecord[], judged: readonly Judged[], width: number): Head {
  const [first] = records
  const isHead = records.length > 1 && judged[0]?.data === 0 && first && judged[0].filled > 1
  return isHead
    ? { names: namesIn(width, first.cells, []), row: first.row }
    : { names: namesIn(width, [], []), row: 0 }
}

interface Judged {
  filled: number
  known: number
  /** How many cells are data rather than names. */
  data: number
  score: number
}

function judge(cells: readonly string[]): Judged {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean)
  const known = texts.filter((text) => text.length < 60 && targetOf(text, texts) !== undefined).length
  const data = texts.filter(isData).length
  const isTitle = texts.length < 2 && cells.length > 1
  return {
    filled: texts.length,
    known,
    data,
    score: known === 0 || isTitle ? 0 : known * 3 + texts.length / 5 - data * 4,
  }
}

const isData = (text: string): boolean =>
  /@|\d.*\d.*\d.*\d/.test(text) ||
  /^[+(]?\d[\d\s()/.-]{4,}$/.test(text) ||
  /^\d+([.,]\d+)?$/.test(text) ||
  /^https?:/.test(text)

/** @param groups the line above, whose cells span the columns up to the next one */
function namesIn(width: number, cells: readonly string[], groups: readonly string[]): string[] {
  const used = new Map<string, number>()
  let group = ''
  return Array.from({ length: width }, (_, at) => {
    group = groups[at]?.trim() || group
    const own = cells[at]?.replace(/\s+/g, ' ').trim() ?? ''
    const name = nameIn(own, group) || `Column ${at + 1}`
    const times = used.get(name) ?? 0
    used.set(name, times + 1)
    return (times === 0 ? name : `${name} ${times + 1}`).slice(0, 100)
  })
}

/** "Name" below "Company" is the company; a name that says enough stays as it is. */
function nameIn(own: string, group: string): string {
  if (!own || !group || own === group) return own || group
  const plain = plainName(own)
  const isVague = plain === 'name' || plain === 'nom' || plain === 'nome' || targetOf(own, []) === undefined
  return isVague ? (targetOf(group, []) && plain === 'name' ? group : `${group} ${own}`) : own
}
