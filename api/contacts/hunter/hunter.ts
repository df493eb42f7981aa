import type * as v from 'valibot'
import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { answerOf, call, headerKey, pause, type Reply, USER_AGENT, type Wait } from '#api/net/service.ts'
import {
  AccountAnswer,
  accountOf,
  companiesOf,
  contactsIn,
  DiscoverAnswer,
  DomainAnswer,
  type HunterAccount,
  type HunterCompany,
  type HunterContact,
  type HunterVerification,
  VerifierAnswer,
} from './hunterAnswers.ts'

/** The access to Hunter. */
export interface HunterAccess {
  key: string
  /** Awaited before each request; if it rejects, no request is made. */
  spend?(): Promise<void>
}

/**
 * Hunter's API, version 2 (hunter.io/api-documentation/v2). Every call rejects with ServiceError, or the
 * signal's reason.
 */
export interface Hunter {
  /** The remaining credits of the key; a free call to check a key. */
  account(access: HunterAccess, signal: AbortSignal): Promise<HunterAccount>
  /**
   * Companies that match a description in plain English, "Bakeries in Rotterdam with 1-50 employees"; free.
   */
  discover(access: HunterAccess, query: string, signal: AbortSignal): Promise<HunterCompany[]>
  /** People and role addresses of a company; costs a search if it finds any. */
  contactsOf(access: HunterAccess, domain: string, signal: AbortSignal): Promise<HunterContact[]>
  /** Asks the address's mail server; costs a verification. */
  verify(access: HunterAccess, email: string, signal: AbortSignal): Promise<HunterVerification>
}

interface Question {
  /** Path and query. */
  path: string
  /** JSON, for POST. */
  body?: unknown
  /** The address or domain of the request, which Hunter may be prohibited from processing. */
  about?: string
}

const SERVICE = 'Hunter'
const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 30_000
/**
 * The pauses after each 403, plus up to half as much at random, so that waiting callers do not return at the
 * same time.
 */
const BACK_OFF_MS = [1000, 2000, 4000]
/** The pauses while a verification is running, which is charged once however often it is polled. */
const ASK_AGAIN_MS = [3000, 5000, 8000, 8000]
const MOST_PACED = 1000

/**
 * @param baseUrl without a trailing slash
 * @param perSecond requests for one key; Hunter allows 15, and 10 for its verifier
 */
export function createHunter(
  http: HttpClient,
  { baseUrl, perSecond = 10, wait = pause }: { baseUrl: string; perSecond?: number; wait?: Wait },
): Hunter {
  const pace = createPace(1000 / perSecond, wait)

  async function ask(
    access: HunterAccess,
    question: Question,
    signal: AbortSignal,
    pauses = BACK_OFF_MS,
  ): Promise<Reply> {
    await pace(access.key, signal)
    await access.spend?.()
    const reply = await call(http, {
      service: SERVICE,
      url: `${baseUrl}${question.path}`,
      init: initOf(access.key, question),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    const [first, ...later] = pauses
    if (reply.status !== 403 || first === undefined) return accepted(reply, question)
    await wait(first * (1 + Math.random() / 2), signal)
    return ask(access, question, signal, later)
  }

  async function read<S extends v.GenericSchema>(
    access: HunterAccess,
    question: Question,
    schema: S,
    signal: AbortSignal,
  ) {
    const { text } = await ask(access, question, signal)
    return answerOf(SERVICE, schema, text)
  }

  async function verification(
    access: HunterAccess,
    email: string,
    signal: AbortSignal,
    pauses = ASK_AGAIN_MS,
  ): Promise<HunterVerification> {
    const path = `/email-verifier?${new URLSearchParams({ email })}`
    const { status, text } = await ask(access, { path, about: email }, signal)
    if (status === 200) return answerOf(SERVICE, VerifierAnswer, text).data
    const [first, ...later] = pauses
    if (status !== 202 || first === undefined) {
      throw new ServiceError(SERVICE, 'unavailable', `${SERVICE} could not verify the address now.`)
    }
    await wait(first, signal)
    return verification(access, email, signal, later)
  }

  return {
    account: async (access, signal) =>
      accountOf(await read(access, { path: '/account' }, AccountAnswer, signal)),
    // No limit is sent, because the allowed values depend on the plan.
    discover: async (access, query, signal) =>
      companiesOf(await read(access, { path: '/discover', body: { query } }, DiscoverAnswer, signal)),
    contactsOf: async (access, domain, signal) => {
      const path = `/domain-search?${new URLSearchParams({ domain })}`
      return contactsIn(await read(access, { path, about: domain }, DomainAnswer, signal))
    },
    verify: (access, email, signal) => verification(access, email, signal),
  }
}

function initOf(key: string, { body }: Question) {
  const headers = {
    'x-api-key': headerKey(SERVICE, key),
    'user-agent': USER_AGENT,
    accept: 'application/json',
  }
  if (body === undefined) return { headers }
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

const faults: Record<number, [ServiceErrorCode, string]> = {
  401: ['unauthorized', 'does not take the key.'],
  403: ['rate-limited', 'asks us to slow down.'],
  429: ['quota-exceeded', 'has no credits left on this key.'],
  451: ['refused', 'was asked never to process this.'],
}

/**
 * @throws ServiceError if the reply is not a success; Hunter's own text is left out, because it may name
 * people
 */
function accepted(reply: Reply, { about }: Question): Reply {
  const { status } = reply
  if (status >= 200 && status < 300) return reply
  const [code, what] = faults[status] ?? [status >= 500 ? 'unavailable' : 'malformed', `answered ${status}.`]
  throw new ServiceError(SERVICE, code, `${SERVICE} ${what}`, code === 'refused' && about ? { about } : {})
}

/** Sends each key's requests one by one, with a gap in milliseconds. */
function createPace(gap: number, wait: Wait) {
  const free = new Map<string, number>()
  return async (key: string, signal: AbortSignal) => {
    const now = performance.now()
    const at = Math.max(now, free.get(key) ?? 0)
    free.set(key, at + gap)
    if (free.size > MOST_PACED) for (const [other, until] of free) if (until < now) free.delete(other)
    if (at > now) await wait(at - now, signal)
  }
}
