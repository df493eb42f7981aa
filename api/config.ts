import * as v from 'valibot'
import { ForOperator } from '#db/server/forOperator.ts'
import { TrustedProxies, type Trusts } from './http/proxies.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const Port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))

const Address = v.pipe(
  v.string(),
  v.url('not a web address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const Environment = v.object({
  PORT: v.optional(Port, '4000'),
  HOST: v.optional(v.string(), 'localhost'),
  TRUST_PROXY: v.optional(TrustedProxies, ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  DATA_DIR: v.optional(v.string(), 'data'),
  COMPANY_DIRECTORY: v.optional(v.string(), ''),
  OUTBOUND_ALLOW: v.optional(v.string(), ''),
  SECRET_KEY: v.optional(v.string(), ''),
  OPENAI_API_KEY: v.optional(v.string(), ''),
  OPENAI_BASE_URL: v.optional(Address, 'https://api.openai.com/v1'),
  OPENAI_MODEL: v.optional(v.string(), 'gpt-4o-mini'),
  HUNTER_API_KEY: v.optional(v.string(), ''),
  HUNTER_BASE_URL: v.optional(Address, 'https://api.hunter.io/v2'),
  OVERPASS_URL: v.optional(v.union([v.literal(''), Address]), 'https://overpass-api.de/api/interpreter'),
})

export interface Config {
  port: number
  host: string
  /** Which proxies stand before this server. */
  trusts: Trusts
  logLevel: (typeof logLevels)[number]
  dataDir: string
  /** A further JSON Lines file of companies, or ''. */
  companyDirectory: string
  /** `host:port,…`: private addresses that look-ups may reach, or ''. */
  outboundAllow: string
  /** Seals the keys that people store; '' = a file in the data folder, made at the first start. */
  secretKey: string
  /** An OpenAI-compatible service; `apiKey` '' = only people's own keys. */
  openai: { apiKey: string; baseUrl: string; model: string }
  hunter: { apiKey: string; baseUrl: string }
  /** An Overpass API interpreter; '' = OpenStreetMap is not asked. */
  overpassUrl: string
}

/** Reads the configuration (README.md, Configuration). @throws ForOperator naming the variable that does not fit */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ForOperator(`${v.getDotPath(issue) ?? 'Configuration'}: ${issue.message}`)
  }
  const { PORT, HOST, TRUST_PROXY, LOG_LEVEL, DATA_DIR, COMPANY_DIRECTORY, OUTBOUND_ALLOW, ...services } =
    parsed.output
  return {
    port: PORT,
    host: HOST,
    trusts: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    dataDir: DATA_DIR,
    companyDirectory: COMPANY_DIRECTORY,
    outboundAllow: OUTBOUND_ALLOW,
    secretKey: services.SECRET_KEY,
    openai: {
      apiKey: services.OPENAI_API_KEY,
      baseUrl: services.OPENAI_BASE_URL,
      model: services.OPENAI_MODEL,
    },
    hunter: { apiKey: services.HUNTER_API_KEY, baseUrl: services.HUNTER_BASE_URL },
    overpassUrl: services.OVERPASS_URL,
  }
}
