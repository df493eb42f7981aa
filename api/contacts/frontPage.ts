import { until } from '#api/net/dns.ts'
import { CrawlDenied, EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import type { Robots } from '#api/net/robots.ts'
import { frontPages, sameName } from './html/domain.ts'

/** Access to the public web. */
export interface Eyes {
  http: HttpClient
  robots: Robots
}

/** A page names its company within this many characters. Reading on would delay other callers. */
const MOST_CHARS = 200_000

/**
 * The front page of a company's site, if it responds in time and allows robots. Rejects only when the signal
 * is aborted.
 * @param website with or without protocol
 * @param withinMs the total time for all of its possible addresses
 * @returns undefined if it cannot be read
 */
export async function frontPageOf(
  eyes: Eyes,
  website: string,
  { signal, withinMs }: { signal: AbortSignal; withinMs: number },
): Promise<{ html: string; host: string } | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  for (const page of frontPages(website)) {
    const html = await until(limit, read(eyes, page)).catch((error: unknown) => {
      signal.throwIfAborted()
      if (limit.aborted) return undefined
      throw error
    })
    if (html !== undefined) return { html: html.slice(0, MOST_CHARS), host: page.hostname }
    if (limit.aborted) break
  }
  return undefined
}

async function read({ http, robots }: Eyes, page: URL): Promise<string | undefined> {
  try {
    const { status, text } = await http.get(page.href, {
      async beforeRequest(next) {
        if (!sameName(next.hostname, page.hostname)) throw new CrawlDenied(`${page.host} leads elsewhere.`)
        if (!(await robots.mayRead(next))) throw new CrawlDenied(`${next.host} asks robots to stay out.`)
      },
    })
    return status >= 200 && status < 300 ? text : undefined
  } catch (error) {
    if (error instanceof EgressDenied || error instanceof HostUnavailable || error instanceof CrawlDenied) {
      return undefined
    }
    throw error
  }
}
