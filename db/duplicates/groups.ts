import type { DuplicateIndex, Match, Verdict } from './duplicateIndex.ts'

/** Leads that are, or may be, one. */
export interface DuplicateGroup {
  ids: number[]
  verdict: Verdict
  score: number
  reasons: string[]
}

/** The most leads in a group. */
export const MOST_IN_GROUP = 6

/**
 * Groups leads that are or may be the same, the surest groups first. Every lead is in one group at most.
 * @param areDistinct whether somebody has said that two leads are not the same
 * @param onProgress called now and then with the number of leads that were compared
 */
export function groupsOf(
  index: DuplicateIndex,
  ids: readonly number[],
  areDistinct: (a: number, b: number) => boolean,
  onProgress: (done: number) => void = () => {},
): DuplicateGroup[] {
  const pairs: (Match & { from: number })[] = []
  ids.forEach((from, at) => {
    for (const match of index.later(from)) if (!areDistinct(from, match.id)) pairs.push({ ...match, from })
    if (at % PROGRESS === 0) onProgress(at)
  })
  pairs.sort((a, b) => b.score - a.score)
  const groupOf = new Map<number, DuplicateGroup>()
  const groups: DuplicateGroup[] = []
  for (const { from, id, verdict, score, reasons } of pairs) {
    const [mine, others] = [groupOf.get(from), groupOf.get(id)]
    if (mine && others) continue
    const group = mine ?? others
    const lead = mine ? id : from
    if (!group) {
      const made = { ids: [from, id], verdict, score, reasons }
      groups.push(made)
      groupOf.set(from, made)
      groupOf.set(id, made)
    } else if (
      group.ids.length < MOST_IN_GROUP &&
      group.verdict === verdict &&
      !group.ids.some((other) => areDistinct(other, lead))
    ) {
      group.ids.push(lead)
      groupOf.set(lead, group)
    }
  }
  return groups
}
const PROGRESS = 500
