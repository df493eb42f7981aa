import * as v from 'valibot'

const Port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))

const Environment = v.object({
  PORT: v.optional(Port, '4000'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string(), 'data'),
  COMPANY_DIRECTORY: v.optional(v.string(), ''),
  OUTBOUND_ALLOW: v.optional(v.string(), ''),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  /** A further JSON Lines file of companies, or ''. */
  companyDirectory: string
  /** `host:port,…`: private addresses that look-ups may reach, or ''. */
  outboundAllow: string
}

/** Reads the configuration (README.md, Configuration). @throws Error naming the variable that does not fit */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`${v.getDotPath(issue) ?? 'Configuration'}: ${issue.message}`)
  }
  const { PORT, HOST, DATA_DIR, COMPANY_DIRECTORY, OUTBOUND_ALLOW } = parsed.output
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    companyDirectory: COMPANY_DIRECTORY,
    outboundAllow: OUTBOUND_ALLOW,
  }
}
