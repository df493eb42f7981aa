import { MOST_KNOWN, MOST_PROPOSED } from '#api/ai/limits.ts'
import { productFacts, type Wishes } from '#api/ai/product.ts'
import { type NamedCompany, proposalsQuestion } from '#api/ai/proposals.ts'
import { countryName, placeOf } from '#api/companies/query/places.ts'
import type { ProductFacts } from '#api/companies/query/query.ts'
import type { Candidate } from '#api/companies/score/candidate.ts'
import { frontPages, registrable } from '#api/contacts/html/domain.ts'
import { isLiteral } from '#api/net/ip.ts'
import type { Access, Model } from '#api/net/model.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { groundedReason, plainLine } from './grounding.ts'
import type { OwnSite } from './ownSite.ts'

/**
 * A company that a model named, before it is scored. Contact data never comes from a model, and of the model's claims
 * only the company's industry and place affect the score.
 */
export interface Proposal extends Candidate {
  source: 'model'
  /** 'verified' if the company's own site responds and names it. */
  domain: 'verified' | 'unverified'
  /** Why it may buy the product, in the model's words; '' if they claimed more than is known. */
  why: string
  /** Why the company may not exist, in a sentence; '' if it is verified. */
  doubt: string
}

const MAX_FIELD = 120
/** A phone number in a field that must not contain one. */
const PHONE = /\d(?:\D{0,2}\d){5,}/

/**
 * Has a model name companies when the sources have too few. Companies that their own sites name come first; companies
 * whose domain does not exist are left out.
 * @param known bare domains that must not be proposed again
 * @param count the maximum number of companies
 * @param ownSite checks whether a company's own site names it
 * @throws ServiceError if the service fails
 */
export async function proposeCompanies(request: {
  model: Pick<Model, 'answer'>
  access: Access
  product: ProductFacts
  wishes: Wishes
  known: ReadonlySet<string>
  count: number
  ownSite: OwnSite
  signal: AbortSignal
}): Promise<Proposal[]> {
  const { model, access, product, wishes, known, count, ownSite, signal } = request
  const facts = productFacts(product)
  const wanted = Math.min(MOST_PROPOSED, count * 2)
  const question = proposalsQuestion({ product: facts, wishes, wanted, known: [...known].slice(-MOST_KNOWN) })
  const { companies } = await model.answer(access, { ...question, signal })
  const sources = Object.values(facts)
  const looked = await Promise.all(
    newOnes(companies.slice(0, MOST_PROPOSED), known).map(async ({ company, domain }) => {
      const site = await ownSite(domain, company.name, signal)
      return site === 'missing' ? [] : [proposalOf(company, domain, site, sources)]
    }),
  )
  return looked
    .flat()
    .sort((a, b) => Number(a.domain === 'unverified') - Number(b.domain === 'unverified'))
    .slice(0, count)
}

const doubts = {
  'names it': '',
  'does not name it': 'Not verified: its website does not name it.',
  'does not answer': 'Not verified: its website did not answer.',
}

/** The companies with a name and a domain of their own that is not known yet, each domain once. */
function newOnes(
  companies: NamedCompany[],
  known: ReadonlySet<string>,
): { company: NamedCompany; domain: string }[] {
  const taken = new Set([...known].map((domain) => registrable(bareDomain(domain))))
  return companies.flatMap((company) => {
    const name = field(company.name)
    const domain = ownDomain(company.website)
    if (!name || !domain || taken.has(registrable(domain))) return []
    taken.add(registrable(domain))
    return [{ company: { ...company, name }, domain }]
  })
}

function proposalOf(
  company: NamedCompany,
  domain: string,
  site: keyof typeof doubts,
  sources: string[],
): Proposal {
  const industry = field(company.industry)
  const city = field(company.city)
  const [country = '', ...others] = placeOf(company.country)?.countries ?? []
  const grounds = [company.name, industry, city, countryName(country), ...sources]
  return {
    ...nothingKnown,
    name: company.name,
    website: `https://${domain}/`,
    industry,
    city,
    country: others.length === 0 ? country : '',
    source: 'model',
    domain: site === 'names it' ? 'verified' : 'unverified',
    why: groundedReason(company.why, grounds) ?? '',
    doubt: doubts[site],
  }
}

const nothingKnown = {
  size: '',
  description: '',
  tags: [],
  asOf: '',
  sourceUrl: '',
  email: '',
  phoneNumber: '',
  address: '',
  latitude: null,
  longitude: null,
}

const field = (written: string): string => {
  const line = plainLine(written, MAX_FIELD) ?? ''
  return PHONE.test(line) ? '' : line
}

/** Reserved names, which belong to nobody (RFC 2606 and 6761). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|onion|arpa)$/

/** Sites with pages about companies. */
const PAGES_ABOUT = new Set(
  `linkedin.com facebook.com instagram.com x.com twitter.com youtube.com tiktok.com xing.com wikipedia.org
  wikidata.org crunchbase.com google.com bloomberg.com glassdoor.com yelp.com trustpilot.com`.split(/\s+/),
)

/**
 * The domain of a website that may be a company's own, without the rest of the address.
 * @returns undefined for IP addresses, reserved names, names that nobody can register, and pages about companies
 */
export function ownDomain(website: string): string | undefined {
  const [page] = frontPages(website)
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return undefined
  const domain = bareDomain(page.hostname).replace(/\.$/, '')
  const isName = !isLiteral(domain) && /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(domain)
  if (!isName || RESERVED.test(domain) || PAGES_ABOUT.has(registrable(domain))) return undefined
  return domain
}
