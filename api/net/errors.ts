/** The egress policy said no: this address may never be called from here. Trying again changes nothing. */
export class EgressDenied extends Error {
  override readonly name = 'EgressDenied'
}

/** The other side could not be had now: no such name, refused, too slow, broken, or an error of its own. */
export class HostUnavailable extends Error {
  override readonly name = 'HostUnavailable'
}

/** The other side was there and is not for us: its robots.txt asks us to stay out, or it leads to another site. */
export class CrawlDenied extends Error {
  override readonly name = 'CrawlDenied'
}

/**
 * Why a service did not do what it was asked: 'unauthorized' it does not take the key, 'rate-limited' too many calls
 * for now, 'quota-exceeded' the key's credits are gone, 'unavailable' not there now, 'malformed' question or answer
 * was not understood, 'refused' it does not take such calls, or will never tell about this address or domain
 * (`about`), 'declined' it would not say what it was asked for.
 */
export type ServiceErrorCode =
  | 'unauthorized'
  | 'rate-limited'
  | 'quota-exceeded'
  | 'unavailable'
  | 'malformed'
  | 'refused'
  | 'declined'

/** A service failed. `message` is fit for logs: it never holds a key nor what the service wrote. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** As people know it: "Hunter", "OpenStreetMap". */
  readonly service: string
  readonly code: ServiceErrorCode
  /** How long it asks not to be asked again; undefined where it did not say. */
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

  /** The address or domain that a refusal is about, so that it is never asked for again; no log shows it. */
  get about(): string | undefined {
    return this.#about
  }
}
