import robotsParser from 'robots-parser'
import { HostUnavailable } from './errors.ts'
import { type HttpClient, ROBOT } from './httpClient.ts'

export interface Robots {
  /**
   * Whether the site allows us to read this page. Rejects with HostUnavailable if that can't be determined,
   * with EgressDenied as the client does.
   */
  mayRead(url: URL): Promise<boolean>
}

interface Rules {
  readUntil: number
  allow: Promise<(url: string) => boolean>
}

const KEEP_MS = 60 * 60_000
const MAX_ORIGINS = 500
/** RFC 9309 section 2.5: at least 500 KiB must be read. */
const MAX_CHARACTERS = 512 * 1024

/**
 * Obeys robots.txt (RFC 9309), which is read once an hour for each origin.
 * @param now the time in ms
 */
export function createRobots(http: HttpClient, now: () => number = Date.now): Robots {
  const known = new Map<string, Rules>()

  async function mayRead(url: URL): Promise<boolean> {
    const rules = known.get(url.origin)
    const fresh = rules && rules.readUntil > now() ? rules : remember(url.origin)
    const allow = await fresh.allow
    return allow(url.href)
  }

  function remember(origin: string): Rules {
    const rules = { readUntil: now() + KEEP_MS, allow: readRules(http, origin) }
    known.delete(origin)
    known.set(origin, rules)
    const [oldest] = known.keys()
    if (known.size > MAX_ORIGINS && oldest !== undefined) known.delete(oldest)
    rules.allow.catch(() => {
      // Waiting callers get the failure; the next call tries again.
      if (known.get(origin) === rules) known.delete(origin)
    })
    return rules
  }

  return { mayRead }
}

async function readRules(http: HttpClient, origin: string): Promise<(url: string) => boolean> {
  const address = `${origin}/robots.txt`
  const { status, text } = await http.get(address)
  if (status === 429) throw new HostUnavailable(`${origin} asks to come back later.`)
  if (status >= 300) return () => true
  const rules = robotsParser(address, text.slice(0, MAX_CHARACTERS))
  return (url) => rules.isAllowed(url, ROBOT) ?? true
}
