import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, min, or } from 'drizzle-orm'
import type { Request } from '#db/model/entities/request.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import type { Handle } from './database/handle.ts'
import { requests, suggestions, teams } from './database/tables.ts'

const isUnended = and(inArray(requests.status, ['queued', 'calling']), isNull(teams.deletedAt))

/**
 * All teams' requests that wait or run, oldest first; without those of deleted teams, which wait until the
 * team is restored.
 */
export async function unendedRequests(handle: Handle): Promise<Request[]> {
  return handle
    .select(getTableColumns(requests))
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(isUnended)
    .orderBy(asc(requests.createdAt))
}

/** How many of these requests wait or run, and when the oldest was made: ISO 8601 in UTC. */
export async function openRequests(handle: Handle) {
  return handle
    .select({ status: requests.status, count: count(), oldest: min(requests.createdAt) })
    .from(requests)
    .innerJoin(teams, eq(teams.id, requests.teamId))
    .where(isUnended)
    .groupBy(requests.status)
}

/**
 * Every company that was ever suggested for a product, whether it waits, was approved or dismissed: its
 * domain, or the page of its source if it has no website.
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

/** The companies that people approved or dismissed for a product, each with the decision. */
export async function decidedCompanies(
  handle: Handle,
  teamId: number,
  productId: number,
): Promise<{ companyName: string; industry: string; country: string; approved: boolean }[]> {
  return handle
    .select({
      companyName: suggestions.companyName,
      industry: suggestions.industry,
      country: suggestions.country,
      approved: suggestions.approved,
    })
    .from(suggestions)
    .where(
      and(
        eq(suggestions.teamId, teamId),
        eq(suggestions.productId, productId),
        or(eq(suggestions.approved, true), isNotNull(suggestions.deletedAt)),
      ),
    )
}

/** The suggestions of a search, including approved and dismissed ones. */
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
