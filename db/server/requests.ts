import { and, asc, eq, lte } from 'drizzle-orm'
import type { Request } from '#db/model/request.ts'
import { bareDomain } from '#db/model/suggestion.ts'
import type { Handle } from './open.ts'
import { requests, retries, suggestions } from './tables.ts'

/** All teams' requests of a status, oldest first. */
export async function requestsWith(handle: Handle, status: Request['status']): Promise<Request[]> {
  return handle
    .select()
    .from(requests)
    .where(eq(requests.status, status))
    .orderBy(asc(requests.createdAt))
    .all()
}

/**
 * Every company ever suggested for a product, waiting, approved or dismissed: its domain, or its source's page where
 * it has no website.
 */
export async function knownCompanies(
  handle: Handle,
  teamId: number,
  productId: number,
): Promise<Set<string>> {
  const found = handle
    .select({ website: suggestions.website, sourceUrl: suggestions.sourceUrl })
    .from(suggestions)
    .where(and(eq(suggestions.teamId, teamId), eq(suggestions.productId, productId)))
    .all()
  return new Set(found.map(({ website, sourceUrl }) => (website ? bareDomain(website) : sourceUrl)))
}

export async function dueRetries(handle: Handle, now: string) {
  return handle.select().from(retries).where(lte(retries.nextAt, now)).all()
}

export async function retryOf(handle: Handle, suggestionId: number) {
  return handle.select().from(retries).where(eq(retries.suggestionId, suggestionId)).get()
}

export async function putRetry(handle: Handle, retry: typeof retries.$inferInsert): Promise<void> {
  handle.insert(retries).values(retry).onConflictDoUpdate({ target: retries.suggestionId, set: retry }).run()
}

export async function dropRetry(handle: Handle, suggestionId: number): Promise<void> {
  handle.delete(retries).where(eq(retries.suggestionId, suggestionId)).run()
}
