import { and, asc, count, eq, getTableColumns, inArray, isNull, min } from 'drizzle-orm'
import type { Request } from '#db/model/entities/request.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import type { Handle } from './database/handle.ts'
import { requests, suggestions, teams } from './database/tables.ts'

const isUnended = and(inArray(requests.status, ['queued', 'calling']), isNull(teams.deletedAt))

/** All teams' requests that wait or run, oldest first; those of a deleted team wait for it to be restored. */
export async function unendedRequests(handle: Handle): Promise<Request[]> {
  return handle
    .select(getTableColumns(requests))
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(isUnended)
    .orderBy(asc(requests.createdAt))
}

/** How many requests wait or run, of those that `unendedRequests` gives, and when the oldest was made: ISO 8601 in UTC. */
export async function openRequests(handle: Handle) {
  return handle
    .select({ status: requests.status, count: count(), oldest: min(requests.createdAt) })
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(isUnended)
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
