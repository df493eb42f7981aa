import type { CompanyField } from '#db/model/directory.ts'

/** A publisher's texts about a company, by Rove's fields. */
export type PublishedFields = Partial<Record<CompanyField, string>>

/** The layout of a publisher's rows. */
export interface Publication {
  /** The name that people know. */
  name: string
  /** Whether rows with these columns have this layout. */
  isLaidOut(has: (column: string) => boolean): boolean
  /** Reads one row into Rove's fields, or returns the reason why it is left out. The reason follows "line 7". */
  read(cell: (column: string) => string): PublishedFields | { reason: string }
}

export const CLOSED = { reason: 'has closed' }
export const UNREACHABLE = { reason: 'has no website, phone or address' }

/** Joins the parts that are not empty. */
export const joined = (parts: string[], separator = ', ') => parts.filter(Boolean).join(separator)

/**
 * The items of a list in one cell, as DuckDB ("[a, b]"), JSON ('["a", "b"]') or Python ("['a', 'b']") write it, or
 * without brackets.
 * @param apart the separator between items
 */
export function itemsIn(cell: string, apart = /,\s*/): string[] {
  if (cell === '') return []
  const inside = cell.startsWith('[') && cell.endsWith(']') ? cell.slice(1, -1).trim() : cell
  return inside
    .split(apart)
    .map(unquoted)
    .filter((item) => item !== '' && item !== 'NULL' && item !== 'None')
}

function unquoted(written: string): string {
  const item = written.trim()
  const first = item[0]
  const isQuoted = (first === '"' || first === "'") && item.length > 1 && item.endsWith(first)
  return (isQuoted ? item.slice(1, -1) : item).trim()
}

/** "San Francisco" for "SAN FRANCISCO" and "san francisco", for publishers that write everything in one case. */
export function titleCased(text: string): string {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isOneCase) return text
  return text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
