import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, min } from 'drizzle-orm'
import type { Request } from '#db/model/entities/request.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import { first, type Handle } from './database/handle.ts'
import { requests, retries, suggestions, teams } from './database/tables.ts'

/** All teams' requests of a status, oldest first; those of a deleted team wait for it to be restored. */
export async function requestsWith(handle: Handle, status: Request['status']): Promise<Request[]> {
  return handle
    .select(getTableColumns(requests))
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(and(eq(requests.status, status), isNull(teams.deletedAt)))
    .orderBy(asc(requests.createdAt))
}

/** How many requests wait or run, of those that `requestsWith` gives, and when the oldest was made: ISO 8601 in UTC. */
export async function openRequests(handle: Handle) {
  return handle
    .select({ status: requests.status, count: count(), oldest: min(requests.createdAt) })
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(and(inArray(requests.status, ['queued', 'calling']), isNull(teams.deletedAt)))
    .groupBy(requests.status)
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
  const found = await handle
    .select({ website: suggestions.website, sourceUrl: suggestions.sourceUrl })
    .from(suggestions)
    .where(and(eq(suggestions.teamId, teamId), eq(suggestions.productId, productId)))
  return new Set(found.map(({ website, sourceUrl }) => (website ? bareDomain(website) : sourceUrl)))
}

/** What a search suggested, approved and dismissed ones too. */
export async function suggestionsOf(
  handle: Handle,
  { teamId, productId, requestId }: { teamId: number; productId: number; requestId: number },
): Promise<Suggestion[]> {
  const ofProduct = and(eq(suggestions.teamId, teamId), eq(suggestions.productId, productId))
  return handle
    .select()
    .from(suggestions)
    .where(and(ofProduct, eq(suggestions.requestId, requestId)))
}

/** What is due by now; for a deleted team nothing is. */
export async function dueRetries(handle: Handle, now: string) {
  return handle
    .select(getTableColumns(retries))
    .from(retries)
    .leftJoin(suggestions, eq(suggestions.id, retries.suggestionId))
    .leftJoin(teams, eq(teams.id, suggestions.teamId))
    .where(and(lte(retries.nextAt, now), isNull(teams.deletedAt)))
}

export async function retryOf(handle: Handle, suggestionId: number) {
  return first(handle.select().from(retries).where(eq(retries.suggestionId, suggestionId)))
}

export async function putRetry(handle: Handle, retry: typeof retries.$inferInsert): Promise<void> {
  await handle.insert(retries).values(retry).onConflictDoUpdate({ target: retries.suggestionId, set: retry })
}

export async function dropRetry(handle: Handle, suggestionId: number): Promise<void> {
  await handle.delete(retries).where(eq(retries.suggestionId, suggestionId))
}
