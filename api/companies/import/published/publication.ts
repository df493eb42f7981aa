import type { CompanyField } from '#db/model/directory.ts'

/** What a publisher says of a company, by our fields, as it is written there. */
export type PublishedFields = Partial<Record<CompanyField, string>>

/** How a publisher lays out its rows. */
export interface Publication {
  /** As people know it. */
  name: string
  /** Whether rows with these columns are laid out so. */
  isLaidOut(has: (column: string) => boolean): boolean
  /** One row by our fields; or why it is left out, to be read after "line 7". */
  read(cell: (column: string) => string): PublishedFields | { reason: string }
}

export const CLOSED = { reason: 'has closed' }
export const UNREACHABLE = { reason: 'has no website, phone or address' }

/** Those that say something, apart by commas or by what is given. */
export const joined = (parts: string[], separator = ', ') => parts.filter(Boolean).join(separator)

/**
 * The items of a list that stands in one cell as DuckDB ("[a, b]"), JSON ('["a", "b"]') and Python ("['a', 'b']")
 * write it, or without any brackets.
 * @param apart what stands between items
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

/** "SAN FRANCISCO" and "san francisco" as "San Francisco": for publishers that write all in one case. */
export function titleCased(text: string): string {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase()
  if (!isOneCase) return text
  return text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
