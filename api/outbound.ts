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
import { createGeocoder, type Geocoder } from './geocoding/geocoder.ts'
import type { MapStore } from './maps/maps.ts'
import { mapOnServer } from './maps/remote.ts'
import { until } from './net/dns.ts'
import { createEgressPolicy, type EgressPolicy, portOf } from './net/egressPolicy.ts'
import { EgressDenied } from './net/errors.ts'
import { createHttpClient, type HttpClient } from './net/httpClient.ts'
import { bareHost } from './net/ip.ts'
import { createModel, type Model } from './net/model.ts'
import { openReader } from './reading/reader.ts'
import { createRouter, type Router } from './routing/router.ts'

/** All calls of the server to other servers. */
export interface Outbound extends ContactSources {
  /** Whether a website's domain exists. Never rejects. */
  domainState: typeof domainState
  ownSite: OwnSite
  siteText: SiteText
  /**
   * A file on the public web; undefined if it does not exist or is too large. Rejects with EgressDenied or
   * HostUnavailable.
   */
  file(url: string): Promise<Uint8Array | undefined>
  /**
   * Whether anybody may have an address called, such as that of a service that a person entered. Never
   * rejects.
   */
  isOpen(address: string): Promise<boolean>
  /** undefined if it is not configured. */
  overpass: Overpass | undefined
  /** undefined if it is not configured. */
  wikidata: Wikidata | undefined
  model: Model
  /** Calls browsers' push services. */
  push: Pick<HttpClient, 'fetch'>
  /** The map file on another server; undefined if it is not configured. */
  map: MapStore | undefined
  /** The routing service; undefined if it is not configured. */
  router: Router | undefined
  /** Finds the places of addresses; undefined if it is not configured. */
  geocoder: Geocoder | undefined
  close(): Promise<void>
}

const FOUND = 200
/** A person waits for the file at a form. */
const FILE_WITHIN_MS = 5_000

type Services = Pick<
  Config,
  | 'outboundAllow'
  | 'overpassUrl'
  | 'mapTilesUrl'
  | 'routerUrl'
  | 'geocoderUrl'
  | 'wikidata'
  | 'hunter'
  | 'openai'
>

/**
 * Opens the outgoing calls.
 * @param services as configured; the operator's addresses may be private
 * @throws Error if OUTBOUND_ALLOW is malformed
 */
export function openOutbound(services: Services): Outbound {
  const { outboundAllow, overpassUrl, mapTilesUrl, routerUrl, geocoderUrl, wikidata, hunter, openai } =
    services
  let isOpen = true
  // Each service has a separate client, so that nothing on a company's site can lead the reader's client to a
  // private service.
  const clientTo = (address: string) =>
    createHttpClient({ allow: [hostOf(address), outboundAllow].filter(Boolean).join(',') })
  const clients = {
    overpass: overpassUrl ? clientTo(overpassUrl) : undefined,
    wikidata: wikidata.url && wikidata.contact ? clientTo(wikidata.url) : undefined,
    map: mapTilesUrl ? clientTo(mapTilesUrl) : undefined,
    router: routerUrl ? clientTo(routerUrl) : undefined,
    geocoder: geocoderUrl ? clientTo(geocoderUrl) : undefined,
    hunter: clientTo(hunter.baseUrl),
    model: clientTo(openai.baseUrl),
  }
  // For addresses that people name, of services with keys of their own and of push services: without the exception
  // for the server's own service.
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
    // A site that takes too long to read, or too much memory, counts as a site without a contact.
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
    map: clients.map && mapOnServer(clients.map, mapTilesUrl),
    router: clients.router && createRouter(clients.router, { url: routerUrl }),
    geocoder: clients.geocoder && createGeocoder(clients.geocoder, { url: geocoderUrl }),
    hunter: createHunter(clients.hunter, { baseUrl: hunter.baseUrl }),
    model: createModel(clients.model, { personal }),
    push: personal,
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

/** A host that can't be resolved now is not refused; the actual call will report it. */
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
