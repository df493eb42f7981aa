import { plainWord } from './text.ts'

/**
 * Compares two values for a sort: numbers by size, texts by UTF-16 code units, which is right for ISO 8601 times in
 * UTC. `localeCompare` loads the browser's data about languages at its first use, which takes a slow phone 0.1 s.
 */
export function compared<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Rows in the order of their names as people expect it: without case and accents. */
export function sortedByName<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const named = rows.map((row) => ({ row, name: plainWord(nameOf(row)) }))
  return named.sort((a, b) => compared(a.name, b.name)).map(({ row }) => row)
}
