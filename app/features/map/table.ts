/**
 * The lines of a sorted table that begin with a key, as their further fields. They are found by halving, because the
 * table is too long to be read for a few keys.
 * @param table lines of fields with semicolons between them, the first of which is the key
 */
export function linesOf(table: string, key: string): string[][] {
  let low = 0
  let high = table.length - 1
  while (low < high) {
    const start = table.lastIndexOf('\n', (low + high) >> 1)
    if (table.slice(start + 1, table.indexOf(';', start)) < key) low = table.indexOf('\n', start + 1)
    else high = start
  }
  const lines: string[][] = []
  for (let at = low; table.startsWith(`\n${key};`, at); at = table.indexOf('\n', at + 1)) {
    lines.push(table.slice(at + key.length + 2, table.indexOf('\n', at + 1)).split(';'))
  }
  return lines
}
