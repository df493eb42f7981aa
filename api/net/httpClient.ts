import { isIP, type LookupFunction } from 'node:net'
import {
  Agent,
  buildConnector,
  type Dispatcher,
  fetch,
  type RequestInit,
  type Response,
  request,
} from 'undici'
import { addressOf } from '#db/model/address.ts'
import { ACCEPT_ENCODING, decodeText, readBody } from './body.ts'
import { createEgressPolicy, type EgressPolicy, portOf, type Resolve } from './egressPolicy.ts'
import { EgressDenied, HostUnavailable } from './errors.ts'

export interface HttpClientOptions {
  /** OUTBOUND_ALLOW: "host:port,host:port" that may be called whatever their address; '' = none. */
  allow: string
  resolve?: Resolve
  /** The maximum number of bytes kept of a body, decompressed; the rest is not read. Default 1 MiB. */
  maxBytes?: number
  /**
   * The timeout of one hop, from look-up to the end of its body; all hops together get 2.5 times that.
   * Default 10 s.
   */
  timeoutMs?: number
  userAgent?: string
}

export interface HttpResponse {
  /** The URL after the last redirect. */
  url: string
  /** 200 to 499; a server error is thrown as HostUnavailable. */
  status: number
  contentType: string
  /** The decompressed body. */
  bytes: Uint8Array
  /** The body decoded as text. */
  text: string
  /** The text was cut at the limit of bytes. */
  truncated: boolean
  /** The end of a text that was cut, if it was requested. */
  end: string
}

export interface GetOptions {
  /**
   * Called before the first request and before each redirect is followed; an error that it throws ends the
   * call.
   */
  beforeRequest?(url: URL): Promise<void>
  /**
   * How many bytes are kept of the end of a body that is longer than the limit; up to 6 times the limit is
   * read for it.
   */
  endBytes?: number
  /** The maximum number of bytes kept, instead of the client's. */
  maxBytes?: number
}

/** The only way to call other servers. */
export interface HttpClient {
  /** Reads a page of the public web. Rejects with EgressDenied or HostUnavailable. */
  get(url: string, options?: GetOptions): Promise<HttpResponse>
  /**
   * Calls a service's API like the standard fetch, with the same policy. No redirect is followed, and the
   * timeout is up to the caller's signal. Rejects with EgressDenied or HostUnavailable.
   */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Ends running calls. */
  close(): Promise<void>
}

/** Our name in robots.txt and, with a version, in requests. */
export const ROBOT = 'RoveBot'

const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 32 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Opens the client. It calls public http and https addresses on their default ports; the address is checked
 * in every spelling, at every redirect and again for the actual connection, within limits of bytes and time.
 * @throws Error if `allow` is malformed
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { allow, resolve, maxBytes = 1024 * 1024, timeoutMs = 10_000, userAgent = `${ROBOT}/1.0` } = options
  const egress = createEgressPolicy(allow, resolve)
  const agent = new Agent({
    connect: connectThrough(egress, timeoutMs),
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  const services = new Agent({
    connect: connectThrough(egress, timeoutMs),
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  const headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.5',
    'accept-encoding': ACCEPT_ENCODING,
  }

  async function get(url: string, { beforeRequest, ...kept }: GetOptions = {}): Promise<HttpResponse> {
    const deadline = performance.now() + timeoutMs * 2.5
    let next = required(url)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      egress.check(next)
      await beforeRequest?.(next)
      const left = Math.max(0, Math.floor(deadline - performance.now()))
      const signal = AbortSignal.timeout(Math.min(timeoutMs, left))
      const answer = await within(signal, hop(next, signal, kept)).catch((error) => {
        throw asFailure(error, next)
      })
      if (!(answer instanceof URL)) return answer
      next = answer
    }
    throw new HostUnavailable(`${url} redirects more than ${MAX_REDIRECTS} times.`)
  }

  async function hop(
    url: URL,
    signal: AbortSignal,
    kept: Pick<GetOptions, 'endBytes' | 'maxBytes'>,
  ): Promise<HttpResponse | URL> {
    const response = await request(url, { dispatcher: agent, headers, signal })
    const target = redirectOf(response, url)
    if (target || response.statusCode >= 500) {
      await response.body.dump({ limit: MAX_HEADER_BYTES, signal })
      if (target) return target
      throw new HostUnavailable(`${url.host} answered ${response.statusCode}.`)
    }
    const encoding = headerOf(response, 'content-encoding')
    const contentType = headerOf(response, 'content-type')
    const { bytes, truncated, end: last } = await readBody(response.body, encoding, { maxBytes, ...kept })
    const text = decodeText(bytes, contentType)
    const end = decodeText(last, contentType, bytes)
    return { url: url.href, status: response.statusCode, contentType, bytes, text, truncated, end }
  }

  async function call(address: string, init: RequestInit = {}): Promise<Response> {
    const url = required(address)
    egress.check(url)
    try {
      return await fetch(url, { ...init, redirect: 'manual', dispatcher: services })
    } catch (error) {
      // undici puts errors of the connection into the cause.
      throw error instanceof TypeError ? asFailure(error.cause ?? error, url) : error
    }
  }

  return {
    get,
    fetch: call,
    async close() {
      await Promise.all([agent.destroy(), services.destroy()])
    },
  }
}

/**
 * Connects to addresses that were checked for this very connection, so that neither a name that resolves
 * differently the next time nor a literal address that needs no look-up can bypass the check.
 */
function connectThrough(egress: EgressPolicy, timeout: number): buildConnector.connector {
  return (options, callback) => {
    within(AbortSignal.timeout(timeout), egress.addresses(options.hostname, portOf(options))).then(
      (addresses) =>
        buildConnector({ timeout, autoSelectFamily: true, lookup: answering(addresses) })(options, callback),
      (error: Error) => callback(error, null),
    )
  }
}

function answering(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all }, callback) => {
    if (all) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family)
  }
}

function required(text: string): URL {
  const address = addressOf(text)
  if (!address) throw new EgressDenied(`Not an address: ${text}`)
  return address
}

function redirectOf(response: Dispatcher.ResponseData, from: URL): URL | null {
  const location = headerOf(response, 'location')
  if (!location || !REDIRECTS.has(response.statusCode)) return null
  const to = addressOf(location, from.href)
  if (!to) throw new HostUnavailable(`${from.host} redirects to no address.`)
  return to
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name] ?? ''
  return typeof value === 'string' ? value : value.join(', ')
}

/** Rejects after the timeout; undici itself does not react to the signal before it has a connection. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, late])
}

function asFailure(error: unknown, url: URL): EgressDenied | HostUnavailable {
  if (error instanceof EgressDenied || error instanceof HostUnavailable) return error
  return new HostUnavailable(`${url.host} could not be reached.`, { cause: error })
}
