import { MOST_RANKED } from '#api/ai/limits.ts'
import type { Wishes } from '#api/ai/product.ts'
import { PermanentError, whyWithoutModel } from '#api/jobs/failure.ts'
import { BudgetExceeded, type Metered } from '#api/keys/meter.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Model } from '#api/net/model.ts'
import { AI_SERVICE } from '#api/net/modelErrors.ts'
import { listed } from '#db/composer/names.ts'
import { type Product, productProposals } from '#db/model/entities/product.ts'
import {
  type SearchCondition,
  type SuggestArgs,
  type SuggestResult,
  searchConditions,
  WIDEST_KM,
  without,
} from '#db/model/entities/request.ts'
import { bareDomain, isDoubtful } from '#db/model/entities/suggestion.ts'
import type { DomainState, OwnSite } from './model/ownSite.ts'
import { proposeCompanies } from './model/proposals.ts'
import { rankWithModel } from './model/ranking.ts'
import { type ParsedQuery, parseQuery } from './query/query.ts'
import { type FoundCompany, scoreCandidates } from './score/candidate.ts'
import { companiesOf, type Sources } from './sources.ts'

/** What companies are searched with. */
export interface SearchServices extends Sources {
  outbound: Sources['outbound'] & { model: Model; domainState: DomainState; ownSite: OwnSite }
}

export interface Search {
  teamId: number
  /** Whose keys are used. */
  userId: number
  product: Product
  args: SuggestArgs
  /** Domains, and pages of sources, that are not named again. */
  known: ReadonlySet<string>
  suppressed(emailOrDomain: string): boolean
  signal: AbortSignal
  /** Told what is being done, in words. */
  onStep(step: string): void
}

export interface SearchResult {
  /** Best first. */
  companies: FoundCompany[]
  /** Who answered, in words: "the company directory, ranked by the AI service". */
  by: string
  /** What else the person should know, in sentences. */
  notes: string[]
  /** Whether an AI service should have had a part in it and failed: it can be asked again. */
  aiFailed: boolean
}

/** More than a person reads need not be counted. */
const MOST_COUNTED = 20

/** The AI service ranks so many times the companies that are asked for. */
const RANKED_PER_WANTED = 3

/**
 * Searches the sources for companies that may buy a product. Where the person has a key of an AI service, it ranks
 * what they found, leaves out what would not buy, and adds companies of its own where these are too few; where it
 * fails, what they found stays.
 * @throws PermanentError where a source cannot be asked, ServiceError where one fails
 */
export async function searchCompanies(services: SearchServices, search: Search): Promise<SearchResult> {
  const { args, teamId, userId, signal } = search
  const given = args.withoutAi ? undefined : await services.access.openaiFor(userId)
  if (args.source === 'model' && !given) {
    throw new PermanentError('Please verify your OpenAI API key and try again.')
  }
  const ranked = given ? Math.min(MOST_RANKED, args.count * RANKED_PER_WANTED) : args.count
  const count = Math.max(ranked, args.count)
  const query = queryOf(search, args, count)

  const { by, companies, notes = [] } = await companiesOf(services, search, query)
  const found = await existing(
    services.outbound.domainState,
    distinct(companies.filter(isNewTo(search))),
    count,
    signal,
  )
  if (!given) return { companies: found.slice(0, args.count), by, notes, aiFailed: false }
  const metered = services.meter(teamId, 'openai', given)
  const judged = await withModel(services.outbound, metered, search, query, { by, found })
  return { ...judged, notes: [...notes, ...judged.notes] }
}

/**
 * Has the AI service judge companies that an earlier search found without it, and add companies of its own.
 * @param found those of them that still wait for their review
 * @throws PermanentError without a key, ServiceError where the service fails again
 */
export async function judgeAgain(
  services: SearchServices,
  search: Search,
  found: FoundCompany[],
): Promise<SearchResult> {
  const { args, teamId, userId } = search
  const given = await services.access.openaiFor(userId)
  if (!given) throw new PermanentError('Please verify your OpenAI API key and try again.')
  const access = services.meter(teamId, 'openai', given)
  const by = 'your last search'
  return withModel(services.outbound, access, search, queryOf(search, args, args.count), { by, found })
}

function queryOf({ product, known, suppressed }: Search, args: SuggestArgs, count: number): ParsedQuery {
  const { keywords, companySize, location, anywhere, anyIndustry } = args
  return parseQuery({
    product: anyIndustry ? { ...product, target_industry: productProposals.target_industry } : product,
    count,
    keywords,
    companySize,
    location,
    anywhere,
    exclude: (domain) => known.has(domain) || suppressed(domain),
  })
}

/** Whether a company was never named before, and may be. */
const isNewTo =
  ({ known, suppressed }: Search) =>
  ({ website, sourceUrl, email }: FoundCompany): boolean => {
    const domain = website && bareDomain(website)
    const isBarred = domain !== '' && (known.has(domain) || suppressed(domain))
    return !isBarred && !known.has(sourceUrl) && !(email && suppressed(email))
  }

/**
 * Which conditions of a search that found nothing kept it from finding something: those without which the server's own
 * companies hold some, the most first. Nothing outside is asked; a wider circle on the map may hold some.
 */
export async function whyNothing(
  services: SearchServices,
  search: Search,
): Promise<NonNullable<SuggestResult['without']>> {
  const { args } = search
  const isLocal = ({ source, near }: SuggestArgs) =>
    source === 'directory' || source === 'imported' || (source === undefined && !near)
  const reasons: NonNullable<SuggestResult['without']> = []
  const ownOnly = {
    ...services,
    outbound: { ...services.outbound, overpass: undefined, wikidata: undefined },
  }
  for (const condition of conditionsOf(search)) {
    const relaxed = without(condition, args)
    if (!isLocal(relaxed)) continue
    const { companies } = await companiesOf(
      ownOnly,
      { ...search, args: relaxed, onStep: () => undefined },
      queryOf(search, relaxed, MOST_COUNTED),
    )
    const found = distinct(companies.filter(isNewTo(search))).length
    if (found > 0) reasons.push({ condition, found })
  }
  const isOnMap = args.source === 'openstreetmap' || (args.source === undefined && args.near !== undefined)
  const mayWiden = isOnMap && (args.radiusKm ?? 0) < WIDEST_KM
  return [
    ...reasons.toSorted((a, b) => b.found - a.found),
    ...(mayWiden ? [{ condition: 'radius' as const, found: 0 }] : []),
  ]
}

/** What this search asks for that it could do without. */
function conditionsOf(search: Search): SearchCondition[] {
  const { args } = search
  const { place, industryText } = queryOf(search, args, 1)
  const asked: Partial<Record<SearchCondition, boolean>> = {
    place: place !== undefined || args.near !== undefined,
    size: args.companySize !== undefined,
    industry: industryText !== '',
    keywords: args.keywords !== undefined,
    source: args.source !== undefined && args.source !== 'directory',
  }
  return searchConditions.filter((condition) => asked[condition])
}

/** Has the AI service judge what was found, and add companies of its own where these are too few. */
async function withModel(
  outbound: SearchServices['outbound'],
  access: Metered,
  search: Search,
  query: ParsedQuery,
  { by, found }: { by: string; found: FoundCompany[] },
): Promise<SearchResult> {
  const { args, product, signal } = search
  const { source, count } = args
  const answeredBy = [by]
  const notes = new Set<string>()
  let aiFailed = false
  /** Whether nothing is left of what was asked for where it fails now. */
  const isAllThereIs = () => source === 'model' || (args.again !== undefined && answeredBy.length === 1)
  /** Where it fails, or may not be asked any more, Rove goes on without. */
  const ifItCan = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    if (aiFailed) return undefined
    search.onStep('Asking the AI service')
    try {
      return await ask()
    } catch (error) {
      const why = whyLeftOut(error)
      if (why === undefined || isAllThereIs()) throw error
      notes.add(`${why}, so it was left out.`)
      aiFailed = !(error instanceof BudgetExceeded)
      return undefined
    }
  }

  const wishes = wishesOf(args)
  const ranking = { model: outbound.model, access, product, wishes, candidates: found, signal }
  const ranked = found.length > 0 ? await ifItCan(() => rankWithModel(ranking)) : undefined
  if (ranked) answeredBy.push('ranked by the AI service')
  const companies = (ranked?.candidates ?? found).slice(0, count)
  const missed = found.slice(0, count).filter((company) => ranked?.removed.includes(company))
  if (missed.length > 0) notes.add(`It left out ${namesOf(missed)}, which would not buy.`)

  // A model does not know what is around a phone.
  const mayPropose = source === 'model' || (source === undefined && !args.near)
  if (companies.length < count && mayPropose) {
    const proposed = await ifItCan(() =>
      proposedBy(outbound, access, search, query, { named: found, lacking: count - companies.length }),
    )
    if (proposed?.length && source === undefined) answeredBy.push('completed by the AI service')
    companies.push(...(proposed ?? []))
  }
  return { companies, by: answeredBy.join(', '), notes: [...notes], aiFailed }
}

/** @returns undefined for what is no failure of the AI service, and no end of what may be asked of it */
function whyLeftOut(error: unknown): string | undefined {
  if (error instanceof BudgetExceeded) return error.why
  return error instanceof ServiceError && error.service === AI_SERVICE ? whyWithoutModel(error) : undefined
}

function wishesOf({ keywords = '', companySize, location = '', near, radiusKm }: SuggestArgs): Wishes {
  const here = near ? `within ${radiusKm ?? WIDEST_KM} km of the representative` : ''
  return { keywords, companySize: companySize ?? '', location: location || here }
}

const MOST_NAMED = 3

/** "Anna, Bert and 4 more". */
function namesOf(companies: readonly FoundCompany[]): string {
  const names = companies.slice(0, MOST_NAMED).map(({ companyName }) => companyName)
  const more = companies.length - names.length
  return listed(more > 0 ? [...names, `${more} more`] : names, 'and')
}

/**
 * Companies that a model names beside those that the sources did, best first; those that are not verified come last.
 * @param lacking how many at most
 */
async function proposedBy(
  { model, ownSite }: SearchServices['outbound'],
  access: Metered,
  { args, product, known, suppressed, signal }: Search,
  query: ParsedQuery,
  { named, lacking }: { named: FoundCompany[]; lacking: number },
): Promise<FoundCompany[]> {
  const proposed = await proposeCompanies({
    model,
    access,
    product,
    wishes: wishesOf(args),
    count: lacking,
    ownSite,
    signal,
    known: new Set([...known, ...named.map(({ website }) => bareDomain(website))]),
  })
  const allowed = proposed.filter(({ website }) => !suppressed(bareDomain(website)))
  return scoreCandidates(query, allowed)
    .map(({ candidate, company }) => ({
      ...company,
      reasoning: [candidate.why || company.reasoning, candidate.doubt].filter(Boolean).join(' '),
      domain: candidate.domain,
    }))
    .sort((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)))
}

/** Each company once: by its domain, or by its source's page where it has no website. */
function distinct(companies: FoundCompany[]): FoundCompany[] {
  const seen = new Set<string>()
  return companies.filter(({ website, sourceUrl }) => {
    const name = website ? bareDomain(website) : sourceUrl
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/**
 * The first of them, without those whose domain does not exist; what is curated needs no look-up.
 * @param count how many at most
 */
async function existing(
  domainState: DomainState,
  companies: FoundCompany[],
  count: number,
  signal: AbortSignal,
): Promise<FoundCompany[]> {
  const found: FoundCompany[] = []
  for (let looked = 0; looked < companies.length && found.length < count; ) {
    const next = companies.slice(looked, looked + count - found.length)
    looked += next.length
    const states = await Promise.all(
      next.map(({ website, source }) =>
        website && source !== 'directory' ? domainState(website, signal) : '',
      ),
    )
    next.forEach((company, index) => {
      const domain = states[index] ?? ''
      if (domain !== 'missing') found.push({ ...company, domain })
    })
  }
  return found
}
