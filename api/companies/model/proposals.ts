import * as v from 'valibot'
import { countryName, placeOf } from '#api/companies/query/places.ts'
import type { ProductFacts } from '#api/companies/query/query.ts'
import type { Candidate } from '#api/companies/score/candidate.ts'
import { frontPages, registrable } from '#api/contacts/domain.ts'
import { isLiteral } from '#api/net/ip.ts'
import type { Access, Model } from '#api/net/model.ts'
import type { SuggestArgs } from '#db/model/entities/request.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { groundedReason, plainLine } from './grounding.ts'
import { factsOf } from './ranking.ts'

/**
 * A company that a model named, before it is scored: nothing on how to reach it comes from a model, and nothing
 * of what it says enters the score but the company's industry and place.
 */
export interface Proposal extends Candidate {
  source: 'model'
  domain: 'verified' | 'unverified'
  /** Why it may buy the product, in the model's words; '' where they said more than anyone knows. */
  why: string
}

/** Whether a domain exists. */
export type DomainState = (
  domain: string,
  signal: AbortSignal,
) => Promise<'verified' | 'unverified' | 'missing'>

const MOST_ASKED = 40
const MAX_FIELD = 120
/** Somebody's number, in a field that has no use for one. */
const PHONE = /\d(?:\D{0,2}\d){5,}/

const Company = v.object({
  name: v.string(),
  website: v.string(),
  industry: v.string(),
  city: v.string(),
  country: v.string(),
  why: v.string(),
})
const Companies = v.object({ companies: v.array(Company) })

const text = { type: 'string' }
const jsonSchema = {
  type: 'object',
  properties: {
    companies: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: text, website: text, industry: text, city: text, country: text, why: text },
        required: ['name', 'website', 'industry', 'city', 'country', 'why'],
        additionalProperties: false,
      },
    },
  },
  required: ['companies'],
  additionalProperties: false,
}

const system = `You help a sales representative find companies that may buy a product. The data holds the product,
what the representative wishes for, how many companies are wanted at most, and the domains that are known already.
Name real, existing companies that you are sure of, fewer than wanted rather than doubtful ones.
name: as the company writes it. website: its own front page, never a page about it elsewhere. industry: a few words.
city: of its head office, or "". country: ISO 3166 alpha-2 of its head office, or "".
why: one sentence of plain English, 300 characters at most, on why it may buy the product, without figures, links
or markup. Give no email addresses, no phone numbers and no names of people. Leave out the known domains.`

/**
 * Lets a model name companies where the sources know too few, and keeps those whose domain is not known to be missing.
 * @param known bare domains that are not proposed again
 * @param count how many at most
 * @param domainState told whether a domain exists
 * @throws ServiceError when the service fails
 */
export async function proposeCompanies(request: {
  model: Pick<Model, 'answer'>
  access: Access
  product: ProductFacts
  filters: Pick<SuggestArgs, 'keywords' | 'companySize' | 'location'>
  known: ReadonlySet<string>
  count: number
  domainState: DomainState
  signal: AbortSignal
}): Promise<Proposal[]> {
  const { model, access, product, filters, known, count, domainState, signal } = request
  const facts = factsOf(product)
  const { keywords = '', companySize = '', location = '' } = filters
  const wanted = Math.min(MOST_ASKED, count * 2)
  const { companies } = await model.answer(access, {
    system,
    data: {
      product: facts,
      wishes: { keywords, companySize, location },
      wanted,
      known: [...known].slice(-200),
    },
    name: 'companies',
    schema: Companies,
    jsonSchema,
    signal,
  })
  const sources = Object.values(facts)
  const proposed = newOnes(companies.slice(0, MOST_ASKED), known)
  const verified = await Promise.all(
    proposed.map(async ({ company, domain }) => {
      const state = await domainState(domain, signal)
      return state === 'missing' ? [] : [proposalOf(company, domain, state, sources)]
    }),
  )
  return verified.flat().slice(0, count)
}

type Company = v.InferOutput<typeof Company>

/** Those with a name and a domain of their own, each domain once. */
function newOnes(companies: Company[], known: ReadonlySet<string>): { company: Company; domain: string }[] {
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
  company: Company,
  domain: string,
  state: Proposal['domain'],
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
    domain: state,
    why: groundedReason(company.why, grounds) ?? '',
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

/** RFC 2606 and 6761: names that are nobody's. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|onion|arpa)$/

/** Where others write about companies. */
const PAGES_ABOUT = new Set(
  `linkedin.com facebook.com instagram.com x.com twitter.com youtube.com tiktok.com xing.com wikipedia.org
  wikidata.org crunchbase.com google.com bloomberg.com glassdoor.com yelp.com trustpilot.com`.split(/\s+/),
)

/**
 * The domain that a website may be a company's own by; what follows it in an address is left out.
 * @returns undefined for addresses, reserved names, names that nobody can register, and pages about companies
 */
export function ownDomain(website: string): string | undefined {
  const [page] = frontPages(website)
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return undefined
  const domain = bareDomain(page.hostname).replace(/\.$/, '')
  const isName = !isLiteral(domain) && /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(domain)
  if (!isName || RESERVED.test(domain) || PAGES_ABOUT.has(registrable(domain))) return undefined
  return domain
}
