import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Fault, misbehave } from './fault.ts'
import { serve } from './webServer.ts'

interface Asked {
  method: string
  /** Path and query, as they stood in the request. */
  url: string
  key: string
  body: string
  /** Milliseconds on the machine's clock. */
  at: number
}

/** What this Hunter knows; change at will. */
export interface HunterKnowledge {
  /** Keys and what is left of their credits. */
  keys: Record<string, { searches: number; verifications: number }>
  /** /domain-search: the documented entries of "emails" by domain. */
  domains: Record<string, object[]>
  /** /discover: the documented entries of "data", whatever is asked. */
  companies: object[]
  /** /email-verifier: by address; "running" answers 202 once, "later" always 222. */
  addresses: Record<string, { status: string; score: number } | 'running' | 'later'>
  /** Domains and addresses that asked never to be processed. */
  suppressed: string[]
}

/** Hunter on this machine. */
export interface FakeHunter extends AsyncDisposable {
  /** For HUNTER_BASE_URL. */
  baseUrl: string
  /** "host:port", for OUTBOUND_ALLOW. */
  allow: string
  knows: HunterKnowledge
  asked: Asked[]
  /** What the next requests get instead of an answer, one each. */
  next(...faults: Fault[]): void
}

const ALLOWANCE = 500

/** @param perSecond requests of one key in a second, beyond which it answers 403 */
export async function openHunter(
  known: Partial<HunterKnowledge> = {},
  { perSecond = 15 } = {},
): Promise<FakeHunter> {
  const knows: HunterKnowledge = {
    keys: {},
    domains: {},
    companies: [],
    addresses: {},
    suppressed: [],
    ...known,
  }
  const faults: Fault[] = []
  const asked: Asked[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const key = String(headers['x-api-key'] ?? '')
    asked.push({ method, url, key, body: await text(request), at: performance.now() })
    const fault = faults.shift()
    if (fault) return misbehave(response, fault)
    const { status, body } = isTooFast(key) ? error(403, 'too_many_requests') : replyTo(method, url, key)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function isTooFast(key: string) {
    const since = performance.now() - 1000
    return asked.filter((request) => request.key === key && request.at > since).length > perSecond
  }

  function replyTo(method: string, address: string, key: string) {
    const { pathname, searchParams } = new URL(address, 'http://hunter')
    const credits = knows.keys[key]
    if (!credits) return error(401, 'authentication_failed')
    const about = searchParams.get('domain') ?? searchParams.get('email') ?? ''
    if (knows.suppressed.includes(about)) return error(451, 'claimed_email')
    switch (`${method} ${pathname}`) {
      case 'GET /v2/account':
        return account(credits)
      case 'POST /v2/discover':
        return ok(knows.companies, { results: knows.companies.length, limit: 100, offset: 0 })
      case 'GET /v2/domain-search':
        return domainSearch(about, credits)
      case 'GET /v2/email-verifier':
        return verifier(about, credits)
      default:
        return error(404, 'not_found')
    }
  }

  function domainSearch(domain: string, credits: { searches: number }) {
    if (!domain.includes('.')) return error(400, 'wrong_params')
    if (credits.searches === 0) return error(429, 'usage_limit')
    const emails = knows.domains[domain] ?? []
    if (emails.length > 0) credits.searches--
    return ok({ domain, disposable: false, webmail: false, accept_all: false, organization: '', emails })
  }

  function verifier(email: string, credits: { verifications: number }) {
    if (credits.verifications === 0) return error(429, 'usage_limit')
    const address = knows.addresses[email] ?? { status: 'unknown', score: 0 }
    if (address === 'later') return { status: 222, body: error(222, 'verification_failed').body }
    if (address === 'running') {
      knows.addresses[email] = { status: 'valid', score: 97 }
      return { status: 202, body: { data: {}, meta: {} } }
    }
    credits.verifications--
    return ok({ ...address, email, mx_records: true })
  }

  const site = await serve((request, response) => void answer(request, response))
  const allow = `127.0.0.1:${site.port}`
  return {
    baseUrl: `http://${allow}/v2`,
    allow,
    knows,
    asked,
    next: (...more) => void faults.push(...more),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

const ok = (data: unknown, meta: object = {}) => ({ status: 200, body: { data, meta } })

const error = (code: number, id: string) => ({
  status: code,
  body: { errors: [{ id, code, details: `About the request: ${id}` }] },
})

const account = ({ searches, verifications }: { searches: number; verifications: number }) =>
  ok({
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@account.test',
    plan_name: 'Starter',
    plan_level: 1,
    reset_date: '2026-06-01',
    requests: {
      searches: { used: ALLOWANCE - searches, available: ALLOWANCE },
      verifications: { used: ALLOWANCE - verifications, available: ALLOWANCE },
    },
  })
