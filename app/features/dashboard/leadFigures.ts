import type { Lead } from '#db/model/entities/lead.ts'
import { scoreWord, type Thresholds } from '#db/model/score.ts'

/** The percentage of leads with a high match by the person's thresholds, rounded down; 0 without leads. */
export function highMatchPercent(leads: readonly Pick<Lead, 'matchScore'>[], thresholds: Thresholds): number {
  const high = leads.filter(({ matchScore }) => scoreWord(matchScore, thresholds) === 'high').length
  return Math.floor((high / Math.max(1, leads.length)) * 100)
}

/** The leads that were added last, the newest first (5 of them). */
export function newestOf<T extends Pick<Lead, 'createdAt'>>(leads: readonly T[], count = 5): T[] {
  const newest: T[] = []
  for (const lead of leads) {
    const place = newest.findIndex(({ createdAt }) => createdAt < lead.createdAt)
    newest.splice(place < 0 ? newest.length : place, 0, lead)
    if (newest.length > count) newest.pop()
  }
  return newest
}
