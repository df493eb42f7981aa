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

/** The services that a search uses. */
export interface SearchServices extends Sources {
  outbound: Sources['outbound'] & { model: Model; domainState: DomainState; ownSite: OwnSite }
}

export interface Search {
  teamId: number
  /** The person whose keys are used. */
  userId: number
  product: Product
  args: SuggestArgs
  /** Domains, and pages of sources, that must not be suggested again. */
  known: ReadonlySet<string>
  /** The trades whose companies come last, because people dismissed several of them for this product. */
  refused?: ReadonlySet<string>
  suppressed(emailOrDomain: string): boolean
  signal: AbortSignal
  /** Called with each step, in words. */
  onStep(step: string): void
}

export interface SearchResult {
  /** The companies, best first. */
  companies: FoundCompany[]
  /** The sources that found them, in words: "the company directory, ranked by the AI service". */
  by: string
  /** Further notes for the person, in sentences. */
  notes: string[]
  /** Whether the AI service was asked and failed. It can be asked again. */
  aiFailed: boolean
}

/** Counting stops here, because a person reads no more. */
const MOST_COUNTED = 20

/** The AI service ranks this many times the number of companies that the search wants. */
const RANKED_PER_WANTED = 3

/**
 * Searches the sources for companies that may buy a product. If the person has a key for an AI service, the service
 * ranks the companies, removes those that would not buy, and proposes others if there are too few. If the service
 * fails, the companies from the sources stay.
 * @throws PermanentError if a source cannot be asked, ServiceError if one fails
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
 * Has the AI service judge the companies that an earlier search found without it, and propose others.
 * @param found the companies that still wait for review
 * @throws PermanentError without a key, ServiceError if the service fails again
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

function queryOf(
  { product, known, refused, suppressed }: Search,
  args: SuggestArgs,
  count: number,
): ParsedQuery {
  const { keywords, companySize, location, anywhere, anyIndustry } = args
  return parseQuery({
    product: anyIndustry ? inAnyIndustry(product) : product,
    count,
    keywords,
    companySize,
    location,
    anywhere,
    anyIndustry,
    refused,
    exclude: (domain) => known.has(domain) || suppressed(domain),
  })
}

/** The product without what says who buys it. */
const inAnyIndustry = (product: Product): Product => ({
  ...product,
  target_industry: productProposals.target_industry,
  buyers: '',
})

/** Whether a company was not suggested before and is not suppressed. */
const isNewTo =
  ({ known, suppressed }: Search) =>
  ({ website, sourceUrl, email }: FoundCompany): boolean => {
    const domain = website && bareDomain(website)
    const isBarred = domain !== '' && (known.has(domain) || suppressed(domain))
    return !isBarred && !known.has(sourceUrl) && !(email && suppressed(email))
  }

/**
 * The conditions that are the reason why a search found nothing: those without which the server's own companies contain
 * matches, in descending order of matches. No outside service is asked. A larger radius on the map is listed without a
 * count.
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

/** The conditions of this search that can be dropped. */
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

/** Has the AI service judge the companies, and propose others if there are too few. */
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
  /** Whether the search would have no result if the service failed now. */
  const isAllThereIs = () => source === 'model' || (args.again !== undefined && answeredBy.length === 1)
  /** Calls the service. If it fails or its limit is reached, the search continues without it. */
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

  // A model does not know which companies are near a phone.
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

/** @returns undefined for an error that is neither a failure of the AI service nor a reached limit */
function whyLeftOut(error: unknown): string | undefined {
  if (error instanceof BudgetExceeded) return error.why
  return error instanceof ServiceError && error.service === AI_SERVICE ? whyWithoutModel(error) : undefined
}

function wishesOf({ keywords = '', companySize, location = '', near, radiusKm }: SuggestArgs): Wishes {
  const here = near ? `within ${radiusKm ?? WIDEST_KM} km of the representative` : ''
  return { keywords, companySize: companySize ?? '', location: location || here }
}

const MOST_NAMED = 3

/** The companies' names, for example "Acme, Contoso and 4 more". */
function namesOf(companies: readonly FoundCompany[]): string {
  const names = companies.slice(0, MOST_NAMED).map(({ companyName }) => companyName)
  const more = companies.length - names.length
  return listed(more > 0 ? [...names, `${more} more`] : names, 'and')
}

/**
 * Companies that a model proposes in addition to those from the sources, best first. Unverified companies come last.
 * @param lacking the maximum number of companies
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
      // What is known of the company comes from the service alone.
      reasoning: [candidate.why || `By the AI service: ${company.reasoning}`, candidate.doubt]
        .filter(Boolean)
        .join(' '),
      domain: candidate.domain,
    }))
    .sort((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)))
}

/** Each company once, identified by its domain, or by its source's page if it has no website. */
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
 * The first companies, without those whose domain does not exist. Domains of the curated directory are not looked up.
 * @param count the maximum number of companies
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
