import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '#api/text/tokens.ts'

const byName = new Map<string, readonly string[]>()
for (const line of readFileSync(join(import.meta.dirname, 'towns.txt'), 'utf8').split('\n')) {
  if (line.startsWith('#') || !line) continue
  const names = [...new Set(line.split('/').map(fold))]
  for (const name of names) if (!byName.has(name)) byName.set(name, names)
}

/**
 * All names of a town, folded, because a publisher may use any of them: "munchen" and "munich" for "Monachium".
 * @returns the folded text itself if the town is not known
 */
export function namesOfTown(town: string): readonly string[] {
  const folded = fold(town)
  return byName.get(folded) ?? [folded]
}
