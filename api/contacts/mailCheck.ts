import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { absenceIn, createDns, type Dns, until } from '#api/net/dns.ts'
import type { Mark } from '#db/model/entities/source.ts'
import { asciiDomain } from './html/normalise.ts'
import { isRoleAddress } from './read/roleAddresses.ts'

export interface MailCheckOptions extends Partial<Dns> {
  /** How long an answer is cached. Default 1 h. */
  cacheMs?: number
  /** The timeout of DNS for one domain. Default 4 s. */
  timeoutMs?: number
}

/** Whether a domain has a server that accepts mail; 'unknown' if DNS did not say. */
export type Receives = 'yes' | 'no' | 'unknown'

export interface MailCheck {
  /** Never rejects. */
  receives(domain: string): Promise<Receives>
}

interface Known {
  until: number
  answer: Promise<Receives>
}

const HOUR_MS = 60 * 60_000
const MAX_DOMAINS = 2000

/** Asks DNS where mail for a domain goes, once for each domain and hour. */
export function createMailCheck({
  cacheMs = HOUR_MS,
  timeoutMs = 4000,
  ...given
}: MailCheckOptions = {}): MailCheck {
  const dns = { ...createDns(), ...given }
  const known = new Map<string, Known>()

  function receives(written: string): Promise<Receives> {
    const domain = asciiDomain(written.toLowerCase())
    const before = known.get(domain)
    if (before && before.until > performance.now()) return before.answer
    return remember(domain)
  }

  function remember(domain: string): Promise<Receives> {
    const answer = until(AbortSignal.timeout(timeoutMs), mailServers(dns, domain)).catch(
      (): Receives => 'unknown',
    )
    const entry = { until: performance.now() + cacheMs, answer }
    known.delete(domain)
    known.set(domain, entry)
    const [oldest] = known.keys()
    if (known.size > MAX_DOMAINS && oldest !== undefined) known.delete(oldest)
    return answer.then((said) => {
      // An unknown result is not cached.
      if (said === 'unknown' && known.get(domain) === entry) known.delete(domain)
      return said
    })
  }

  return { receives }
}

/**
 * According to MX records: a single empty one means that no mail is accepted (RFC 7505); without any, the
 * host itself accepts mail (RFC 5321, 5.1).
 */
async function mailServers(dns: Dns, domain: string): Promise<Receives> {
  try {
    const servers = await dns.resolveMx(domain)
    if (servers.length > 0) return servers.some(({ exchange }) => !/^\.?$/.test(exchange)) ? 'yes' : 'no'
  } catch (error) {
    if (absenceIn(error) === 'name') return 'no'
    if (absenceIn(error) === '') throw error
  }
  try {
    return (await dns.resolve(domain)).length > 0 ? 'yes' : 'no'
  } catch (error) {
    if (absenceIn(error)) return 'no'
    throw error
  }
}

/**
 * The marks of an address: a role address, a disposable one, one without a mail server.
 * @param email in lower case
 */
export async function marksOf(email: string, receives: MailCheck['receives']): Promise<Mark[]> {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const marks: Mark[] = []
  if (isRoleAddress(email.slice(0, at))) marks.push('role')
  if (isDisposable(domain)) marks.push('disposable')
  if ((await receives(domain)) === 'no') marks.push('no-mail-server')
  return marks
}

/** Well-known ones that the list lacks. */
const ALSO_DISPOSABLE = `33mail.com burnermail.io cool.fr.nf correotemporal.org disposable.com nospammail.net owlymail.com
  sneakemail.com spamgourmet.com temp-mail.io tempmail.com tempmail.net tempmailaddress.com`
const disposableDomains = new Set([...disposableEmailBlocklistSet(), ...ALSO_DISPOSABLE.split(/\s+/)])

/** Whether a domain, or a parent domain, provides disposable mailboxes. */
function isDisposable(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_label, at) => disposableDomains.has(labels.slice(at).join('.')))
}
