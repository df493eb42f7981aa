import { MOST_FILE_BYTES } from '#db/model/file.ts'
import { createOverpass, type Overpass } from './companies/map/overpass.ts'
import type { OwnSite } from './companies/model/ownSite.ts'
import { createWikidata, type Wikidata } from './companies/wikidata/wikidata.ts'
import type { Config } from './config/config.ts'
import { domainState } from './contacts/html/domain.ts'
import { createHunter } from './contacts/hunter/hunter.ts'
import type { ContactSources } from './contacts/hunterContacts.ts'
import { createMailCheck, marksOf } from './contacts/mailCheck.ts'
import type { SiteText } from './emails/siteText.ts'
import { until } from './net/dns.ts'
import { createEgressPolicy, type EgressPolicy, portOf } from './net/egressPolicy.ts'
import { EgressDenied } from './net/errors.ts'
import { createHttpClient } from './net/httpClient.ts'
import { bareHost } from './net/ip.ts'
import { createModel, type Model } from './net/model.ts'
import { openReader } from './reading/reader.ts'

/** What the server asks of the world outside. */
export interface Outbound extends ContactSources {
  /** Whether a website's domain exists. Never rejects. */
  domainState: typeof domainState
  ownSite: OwnSite
  siteText: SiteText
  /**
   * A file on the public web; undefined where there is none, or too large a one.
   * Rejects with EgressDenied or HostUnavailable.
   */
  file(url: string): Promise<Uint8Array | undefined>
  /** Whether an address may be called for anybody, such as one of a service that a person named. Never rejects. */
  isOpen(address: string): Promise<boolean>
  /** undefined where the server asks none. */
  overpass: Overpass | undefined
  /** undefined where the server asks none. */
  wikidata: Wikidata | undefined
  model: Model
  close(): Promise<void>
}

const FOUND = 200
/** Whoever waits for the file does so at a form. */
const FILE_WITHIN_MS = 5_000

type Services = Pick<Config, 'outboundAllow' | 'overpassUrl' | 'wikidata' | 'hunter' | 'openai'>

/**
 * Opens the way out.
 * @param services as configured; the addresses that the server's owner gave there may be private
 * @throws Error when OUTBOUND_ALLOW is malformed
 */
export function openOutbound({ outboundAllow, overpassUrl, wikidata, hunter, openai }: Services): Outbound {
  let isOpen = true
  // Through the reader's client nothing that a company's site leads to may reach a private service.
  const clientTo = (address: string) =>
    createHttpClient({ allow: [hostOf(address), outboundAllow].filter(Boolean).join(',') })
  const clients = {
    overpass: overpassUrl ? clientTo(overpassUrl) : undefined,
    wikidata: wikidata.url && wikidata.contact ? clientTo(wikidata.url) : undefined,
    hunter: clientTo(hunter.baseUrl),
    model: clientTo(openai.baseUrl),
  }
  // Wherever people send their own keys: never by the exception that the server's own service is.
  const personal = createHttpClient({ allow: outboundAllow })
  const policy = createEgressPolicy(outboundAllow)
  const files = createHttpClient({
    allow: outboundAllow,
    maxBytes: MOST_FILE_BYTES,
    timeoutMs: FILE_WITHIN_MS,
  })
  const reader = openReader(outboundAllow)
  const mail = createMailCheck()
  return {
    // What reads for too long, or takes too much memory, is no page that says anything.
    findContact: async (website, now = new Date(), asked = 'owner') =>
      (await reader.read('contact', { website, now, asked })) ?? { state: isOpen ? 'none' : 'unreachable' },
    marksOf: (email) => marksOf(email, mail.receives),
    domainState,
    async ownSite(domain, name, signal) {
      if ((await domainState(domain, signal)) === 'missing') return 'missing'
      return (await until(signal, reader.read('names', { website: domain, name }))) ?? 'does not answer'
    },
    siteText: async (website, signal) =>
      (website && (await until(signal, reader.read('text', { website })))) || '',
    async file(url) {
      const { status, bytes, truncated } = await files.get(url)
      return status === FOUND && !truncated ? bytes : undefined
    },
    isOpen: (address) => permits(policy, address),
    overpass: clients.overpass && createOverpass(clients.overpass, { url: overpassUrl }),
    wikidata: clients.wikidata && createWikidata(clients.wikidata, wikidata),
    hunter: createHunter(clients.hunter, { baseUrl: hunter.baseUrl }),
    model: createModel(clients.model, { personal }),
    async close() {
      isOpen = false
      await Promise.all([reader, files, personal, ...Object.values(clients)].map((http) => http?.close()))
    },
  }
}

/** "host:port" of a web address. */
function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** A host that can't be found just now is not denied: whoever calls it finds out. */
async function permits(policy: EgressPolicy, address: string): Promise<boolean> {
  const url = new URL(address)
  try {
    policy.check(url)
    await policy.addresses(bareHost(url.hostname), portOf(url))
    return true
  } catch (error) {
    return !(error instanceof EgressDenied)
  }
}
