/** A row, and how many bytes it takes as stored. */
export interface Sized {
  version: number
  bytes: number
}

/** The first rows that together take no more than `bytes`; a single one however large it is, if any byte may be taken. */
export function firstWithin(rows: readonly Sized[], bytes: number): Sized[] {
  let left = bytes
  const taken: Sized[] = []
  for (const row of rows) {
    const fits = taken.length === 0 ? left > 0 : row.bytes <= left
    if (!fits) break
    taken.push(row)
    left -= row.bytes
  }
  return taken
}
