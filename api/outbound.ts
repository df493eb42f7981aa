import { MOST_FILE_BYTES } from '#db/model/file.ts'
import { createOverpass, type Overpass } from './companies/map/overpass.ts'
import { type OwnSite, siteNames } from './companies/model/ownSite.ts'
import { createWikidata, type Wikidata } from './companies/wikidata/wikidata.ts'
import type { Config } from './config.ts'
import { domainState } from './contacts/domain.ts'
import { createHunter } from './contacts/hunter.ts'
import type { ContactSources } from './contacts/hunterContacts.ts'
import { createMailCheck, marksOf } from './contacts/mailCheck.ts'
import { findContact } from './contacts/websiteContact.ts'
import { createSiteText, type SiteText } from './emails/siteText.ts'
import { createHttpClient } from './net/httpClient.ts'
import { createModel, type Model } from './net/model.ts'
import { createRobots } from './net/robots.ts'

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
  const pages = createHttpClient({ allow: outboundAllow })
  // Through the pages' client nothing that a company's site leads to may reach a private service.
  const clientTo = (address: string) =>
    createHttpClient({ allow: [hostOf(address), outboundAllow].filter(Boolean).join(',') })
  const clients = {
    overpass: overpassUrl ? clientTo(overpassUrl) : undefined,
    wikidata: wikidata.url && wikidata.contact ? clientTo(wikidata.url) : undefined,
    hunter: clientTo(hunter.baseUrl),
    model: clientTo(openai.baseUrl),
  }
  const files = createHttpClient({
    allow: outboundAllow,
    maxBytes: MOST_FILE_BYTES,
    timeoutMs: FILE_WITHIN_MS,
  })
  const robots = createRobots(pages)
  const mail = createMailCheck()
  const eyes = { http: pages, robots }
  return {
    findContact: (website, now = new Date(), asked = 'owner') =>
      findContact(pages, website, { robots, mail, now, asked }),
    marksOf: (email) => marksOf(email, mail.receives),
    domainState,
    async ownSite(domain, name, signal) {
      if ((await domainState(domain, signal)) === 'missing') return 'missing'
      return siteNames(eyes, { website: domain, name, signal })
    },
    siteText: createSiteText(eyes),
    async file(url) {
      const { status, bytes, truncated } = await files.get(url)
      return status === FOUND && !truncated ? bytes : undefined
    },
    overpass: clients.overpass && createOverpass(clients.overpass, { url: overpassUrl }),
    wikidata: clients.wikidata && createWikidata(clients.wikidata, wikidata),
    hunter: createHunter(clients.hunter, { baseUrl: hunter.baseUrl }),
    model: createModel(clients.model),
    async close() {
      await Promise.all([pages, files, ...Object.values(clients)].map((http) => http?.close()))
    },
  }
}

/** "host:port" of a web address. */
function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
