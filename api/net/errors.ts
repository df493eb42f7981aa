/** The egress policy refused: this address may never be called from here. Retrying changes nothing. */
export class EgressDenied extends Error {
  override readonly name = 'EgressDenied'
}

/**
 * The other side is not available now: no such name, connection refused, too slow, broken, or a server error.
 */
export class HostUnavailable extends Error {
  override readonly name = 'HostUnavailable'
}

/**
 * The other side is available, but not for us: its robots.txt disallows the page, or it redirects to another
 * site.
 */
export class CrawlDenied extends Error {
  override readonly name = 'CrawlDenied'
}

/**
 * Why a service did not do what was requested: 'unauthorized' it does not accept the key, 'rate-limited' too
 * many calls for now, 'quota-exceeded' the key's credits are used up, 'unavailable' it cannot be reached now,
 * 'malformed' the request or the response was not understood, 'refused' it does not accept such calls, or
 * never gives data about this address or domain (`about`), 'declined' it would not write what was requested.
 */
export type ServiceErrorCode =
  | 'unauthorized'
  | 'rate-limited'
  | 'quota-exceeded'
  | 'unavailable'
  | 'malformed'
  | 'refused'
  | 'declined'

/** A service failed. `message` can be logged: it never contains a key or the service's own text. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The name that people know: "Hunter", "OpenStreetMap". */
  readonly service: string
  readonly code: ServiceErrorCode
  /** How long the service asks not to be called; undefined if it did not say. */
  readonly retryAfterMs: number | undefined
  readonly #about: string | undefined

  constructor(
    service: string,
    code: ServiceErrorCode,
    message: string,
    options: ErrorOptions & { about?: string; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options)
    this.service = service
    this.code = code
    this.retryAfterMs = options.retryAfterMs
    this.#about = options.about
  }

  /**
   * The address or domain that a refusal is about, so that it is never requested again; it is never logged.
   */
  get about(): string | undefined {
    return this.#about
  }
}
