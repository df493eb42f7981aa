import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import type { Registration } from '#api/auth/admission.ts'
import { TrustedProxies, type Trusts } from '#api/http/proxies.ts'
import { BYTES_PREFIX } from '#api/secrets/encryption.ts'
import type { Provider } from '#db/model/key.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import type { Budget } from '#db/server/usage.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const Port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))

const Address = v.pipe(
  v.string(),
  v.url('not a web address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

/** The address at which people reach Rove: a scheme and a host, without a path; '' if it is not set. */
const PublicUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isOrigin(text),
    'not where people reach Rove, such as https://rove.example.com',
  ),
  v.transform((text) => text && new URL(text).origin),
)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)
}

const DatabaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)),
    'not a database of PostgreSQL, such as postgres://rove:secret@db.example.com/rove',
  ),
)

const SECRET_BYTES = 32
/** Random bytes of this number contain fewer distinct values than this less than once in 10^12 times. */
const DIFFERENT_BYTES = 16

const SecretKey = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isSecret(text),
    `needs ${SECRET_BYTES} random bytes or more, in hex or base64. \`openssl rand -base64 ${SECRET_BYTES}\` makes some.`,
  ),
)

/** Comma-separated. */
const SecretKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((key) => key.trim())),
  v.transform((keys) => keys.filter(Boolean)),
  v.array(SecretKey),
)

function isSecret(given: string): boolean {
  const text = given.startsWith(BYTES_PREFIX) ? given.slice(BYTES_PREFIX.length) : given
  const encoding = /^[0-9a-f]+$/i.test(text) ? 'hex' : /^[\w+/-]+={0,2}$/.test(text) ? 'base64' : undefined
  if (encoding === undefined) return false
  const bytes = Buffer.from(text, encoding)
  return bytes.length >= SECRET_BYTES && new Set(bytes).size >= DIFFERENT_BYTES
}

const Calls = v.pipe(v.string(), v.digits('not a number of calls'), v.transform(Number), v.safeInteger())

const BYTES_OF_MB = 1024 * 1024
/** In bytes; 0 for no limit. */
const Quota = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'not a number of megabytes'),
  v.transform((megabytes) => Number(megabytes) * BYTES_OF_MB || Number.POSITIVE_INFINITY),
)

const TOKEN_CHARS = 16
const Token = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]*$/, 'has a blank or another character that no header may hold'),
  v.check((text) => text === '' || text.length >= TOKEN_CHARS, `needs ${TOKEN_CHARS} characters or more`),
)

const MOST_DRAIN_S = 300
const Seconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(`not a number of seconds from 0 to ${MOST_DRAIN_S}`),
  v.minValue(0),
  v.maxValue(MOST_DRAIN_S),
)

const Environment = v.object({
  PORT: v.optional(Port, '4000'),
  HOST: v.optional(v.string(), 'localhost'),
  TRUST_PROXY: v.optional(TrustedProxies, ''),
  PUBLIC_URL: v.optional(PublicUrl, ''),
  DRAIN_SECONDS: v.optional(Seconds, '0'),
  REGISTRATION: v.optional(v.picklist(['open', 'invite', 'closed'], 'open, invite or closed')),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  METRICS_PORT: v.optional(v.union([v.literal(''), Port]), ''),
  METRICS_HOST: v.optional(v.string(), 'localhost'),
  METRICS_TOKEN: v.optional(Token, ''),
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(DatabaseUrl, ''),
  QUOTA_MB: v.optional(Quota, '1024'),
  COMPANY_DIRECTORY: v.optional(v.string(), ''),
  OUTBOUND_ALLOW: v.optional(v.string(), ''),
  SECRET_KEY: v.optional(SecretKey, ''),
  OLD_SECRET_KEYS: v.optional(SecretKeys, ''),
  OPENAI_API_KEY: v.optional(v.string(), ''),
  OPENAI_BASE_URL: v.optional(Address, 'https://api.openai.com/v1'),
  OPENAI_MODEL: v.optional(v.string(), 'gpt-4o-mini'),
  OPENAI_SERVER_BUDGET: v.optional(Calls, '5000'),
  OPENAI_TEAM_BUDGET: v.optional(Calls, '500'),
  HUNTER_API_KEY: v.optional(v.string(), ''),
  HUNTER_BASE_URL: v.optional(Address, 'https://api.hunter.io/v2'),
  HUNTER_SERVER_BUDGET: v.optional(Calls, '500'),
  HUNTER_TEAM_BUDGET: v.optional(Calls, '100'),
  OVERPASS_URL: v.optional(v.union([v.literal(''), Address]), 'https://overpass-api.de/api/interpreter'),
  MAP_TILES_URL: v.optional(v.union([v.literal(''), Address]), ''),
  ROUTER_URL: v.optional(v.union([v.literal(''), Address]), ''),
  GEOCODER_URL: v.optional(v.union([v.literal(''), Address]), ''),
  WIKIDATA_URL: v.optional(v.union([v.literal(''), Address]), 'https://query.wikidata.org/sparql'),
  WIKIDATA_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x27\x2a-\x7e]*$/, 'not a web or mail address')),
    '',
  ),
})

export interface Config {
  port: number
  host: string
  /** The proxies in front of this server. */
  trusts: Trusts
  /** The address at which people reach Rove, "https://rove.example.com"; '' = any host name. */
  publicUrl: string
  /** How long a server that is told to stop reports this at /api/ready before it takes no more calls. */
  drainMs: number
  registration: Registration
  logLevel: (typeof logLevels)[number]
  /**
   * Who can read metrics: everybody who reaches the separate port and, if a token is set, has the token; '' =
   * none.
   */
  metrics: { port: number | ''; host: string; token: string }
  dataDir: string
  /** A PostgreSQL database, which several servers may share; '' = SQLite in the data folder. */
  databaseUrl: string
  /** The bytes that a team, or an account besides its teams, may use; Infinity for no limit. */
  quota: number
  /** An additional JSON Lines file of companies, or ''. */
  companyDirectory: string
  /** `host:port,…`: private addresses that look-ups may reach, or ''. */
  outboundAllow: string
  /** Encrypts the keys that people store; '' = a file in the data folder, created at the first start. */
  secretKey: string
  /** Further keys for decryption: the previous one, or the next one. */
  oldSecretKeys: string[]
  /** An OpenAI-compatible service; `apiKey` '' = only people's own keys are used. */
  openai: { apiKey: string; baseUrl: string; model: string }
  hunter: { apiKey: string; baseUrl: string }
  budgets: Record<Provider, Budget>
  /** An Overpass API interpreter; '' = OpenStreetMap is not queried. */
  overpassUrl: string
  /** A map file (PMTiles) on another server, for offline areas; '' = those in the data folder. */
  mapTilesUrl: string
  /** A routing service with the table service of OSRM; '' = phones estimate ways themselves. */
  routerUrl: string
  /** A service that answers as Nominatim's search does; '' = addresses are not looked up. */
  geocoderUrl: string
  /**
   * Wikidata's query service, and the contact address that its rules require; if one of them is '', Wikidata
   * is not queried.
   */
  wikidata: { url: string; contact: string }
}

/** Reads the configuration (README.md, Configuration). @throws OperatorError naming the invalid variable */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new OperatorError(`${v.getDotPath(issue) ?? 'Configuration'}: ${issue.message}`)
  }
  const { PORT, HOST, TRUST_PROXY, LOG_LEVEL, DATA_DIR, COMPANY_DIRECTORY, OUTBOUND_ALLOW, ...services } =
    parsed.output
  if (services.DATABASE_URL && !services.SECRET_KEY) {
    throw new OperatorError('DATABASE_URL needs SECRET_KEY: all servers on one database have the same.')
  }
  const isPublic = Boolean(environment.TRUST_PROXY) || ![HOST, hostOf(services.PUBLIC_URL)].every(isLoopback)
  return {
    port: PORT,
    host: HOST,
    trusts: TRUST_PROXY,
    publicUrl: services.PUBLIC_URL,
    drainMs: services.DRAIN_SECONDS * 1000,
    registration: services.REGISTRATION ?? (isPublic ? 'invite' : 'open'),
    logLevel: LOG_LEVEL,
    metrics: { port: services.METRICS_PORT, host: services.METRICS_HOST, token: services.METRICS_TOKEN },
    dataDir: DATA_DIR,
    databaseUrl: services.DATABASE_URL,
    quota: services.QUOTA_MB,
    companyDirectory: COMPANY_DIRECTORY,
    outboundAllow: OUTBOUND_ALLOW,
    secretKey: services.SECRET_KEY,
    oldSecretKeys: services.OLD_SECRET_KEYS,
    openai: {
      apiKey: services.OPENAI_API_KEY,
      baseUrl: services.OPENAI_BASE_URL,
      model: services.OPENAI_MODEL,
    },
    hunter: { apiKey: services.HUNTER_API_KEY, baseUrl: services.HUNTER_BASE_URL },
    budgets: {
      openai: { server: services.OPENAI_SERVER_BUDGET, team: services.OPENAI_TEAM_BUDGET },
      hunter: { server: services.HUNTER_SERVER_BUDGET, team: services.HUNTER_TEAM_BUDGET },
    },
    overpassUrl: services.OVERPASS_URL,
    mapTilesUrl: services.MAP_TILES_URL,
    routerUrl: services.ROUTER_URL,
    geocoderUrl: services.GEOCODER_URL,
    wikidata: { url: services.WIKIDATA_URL, contact: services.WIKIDATA_CONTACT || services.PUBLIC_URL },
  }
}

/** @throws OperatorError if the text is not the address of a PostgreSQL database */
export function databaseUrlFrom(text: string): string {
  const parsed = v.safeParse(v.pipe(DatabaseUrl, v.nonEmpty()), text)
  if (parsed.success) return parsed.output
  throw new OperatorError(`DATABASE_URL: ${parsed.issues[0].message}`)
}

const hostOf = (url: string): string => (url === '' ? 'localhost' : new URL(url).hostname)

/** Whether the host can only be this machine. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback')
}
