import * as v from 'valibot'
import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { type Outcome, politely } from '#api/net/polite.ts'
import { answerOf, call, type Reply, USER_AGENT } from '#api/net/service.ts'
import { companiesQuery, type Wanted } from './query.ts'

/** A company on Wikidata; '' for values that it does not have. */
export interface WikidataCompany {
  /** Its page, for example "https://www.wikidata.org/wiki/Q1". */
  page: string
  name: string
  description: string
  /** The one of the wanted kinds that it matches: "logistics". */
  kind: string
  website: string
  /** The number of employees, in digits. */
  employees: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  phone: string
  email: string
}

/** A client of Wikidata's query service. */
export interface Wikidata {
  /**
   * Companies with a website, the largest first.
   * @throws ServiceError; the signal's reason
   */
  companies(wanted: Wanted, signal: AbortSignal): Promise<WikidataCompany[]>
}

const SERVICE = 'Wikidata'
const MAX_BYTES = 2 * 1024 * 1024
/** Wikidata's data about large companies changes slowly. */
const CACHED_MS = 24 * 60 * 60 * 1000
const MOST_CACHED = 100
const REST_MS = 60_000

const Cell = v.object({ value: v.string() })
const text = v.optional(
  v.pipe(
    Cell,
    v.transform(({ value }) => value.trim()),
  ),
  { value: '' },
)

/** One row of a response (SPARQL 1.1 Query Results JSON Format). */
const Row = v.object({
  company: text,
  companyLabel: text,
  companyDescription: text,
  kindLabel: text,
  website: text,
  employees: text,
  cityLabel: text,
  countryCode: text,
  phone: text,
  email: text,
})
const Answer = v.object({ results: v.object({ bindings: v.array(Row) }) })

/**
 * A client that follows the rules of Wikidata's query service. It sends one query at a time, the same query at most
 * once a day, and none while the service has asked it to wait. It sends an address at which we can be reached
 * (User-Agent policy of the Wikimedia Foundation).
 * @param contact a web or mail address of the server's operator
 * @param timeoutMs the timeout of one query; the service itself gives up after 60 s
 */
export function createWikidata(
  http: HttpClient,
  {
    url,
    contact,
    now = Date.now,
    timeoutMs = 30_000,
  }: { url: string; contact: string; now?: () => number; timeoutMs?: number },
): Wikidata {
  const headers = {
    'user-agent': `${USER_AGENT.slice(0, -1)}; ${contact})`,
    accept: 'application/sparql-results+json',
  }
  const polite = politely<WikidataCompany[]>({
    service: SERVICE,
    cachedMs: CACHED_MS,
    mostCached: MOST_CACHED,
    restMs: REST_MS,
    now,
  })

  async function fetchCompanies(query: string, signal: AbortSignal): Promise<Outcome<WikidataCompany[]>> {
    const reply = await call(http, {
      service: SERVICE,
      url: `${url}?${new URLSearchParams({ query, format: 'json' })}`,
      init: { headers },
      maxBytes: MAX_BYTES,
      timeoutMs,
      signal,
    })
    return outcomeOf(reply)
  }

  return {
    async companies(wanted, signal) {
      if (wanted.kinds.length === 0) return []
      const query = companiesQuery(wanted)
      return polite.ask(query, () => fetchCompanies(query, signal), signal)
    },
  }
}

function outcomeOf({ status, text, retryAfter }: Reply): Outcome<WikidataCompany[]> {
  const failed = (code: ServiceErrorCode, message: string) => ({
    failure: new ServiceError(SERVICE, code, message),
    retryAfter,
  })
  if (status === 429) return failed('rate-limited', `${SERVICE} asks us to wait.`)
  // A query that takes longer than the service allows ends with a server error.
  if (status >= 500) return failed('unavailable', `${SERVICE} answered ${status}.`)
  if (status === 403) return failed('unavailable', `${SERVICE} keeps us out.`)
  if (status !== 200) return failed('malformed', `${SERVICE} answered ${status}.`)
  const { results } = answerOf(SERVICE, Answer, text)
  const companies = new Map<string, WikidataCompany>()
  for (const row of results.bindings) {
    const company = companyOf(row)
    if (company && !companies.has(company.page)) companies.set(company.page, company)
  }
  return { answer: [...companies.values()] }
}

/** @returns undefined for an item without a name in any of the requested languages */
function companyOf(row: v.InferOutput<typeof Row>): WikidataCompany | undefined {
  const [, item = ''] = /\/(Q\d+)$/.exec(row.company) ?? []
  const name = named(row.companyLabel)
  if (!item || !name) return undefined
  return {
    page: `https://www.wikidata.org/wiki/${item}`,
    name,
    description: row.companyDescription,
    kind: named(row.kindLabel),
    website: row.website,
    employees: /^\+?(\d+)(\.0+)?$/.exec(row.employees)?.[1] ?? '',
    city: named(row.cityLabel),
    country: /^[A-Z]{2}$/.test(row.countryCode) ? row.countryCode : '',
    phone: row.phone,
    email: row.email.replace(/^mailto:/, ''),
  }
}

/** An item without a name in the requested languages has its number as the label, which becomes ''. */
const named = (label: string) => (/^Q\d+$/.test(label) ? '' : label)
