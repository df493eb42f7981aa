import { Resolver } from 'node:dns/promises'

export interface MailServer {
  exchange: string
  priority: number
}

/**
 * DNS look-ups. They reject with `code` ENOTFOUND if the name does not exist, ENODATA if it has no record of
 * this type.
 */
export interface Dns {
  resolveMx(domain: string): Promise<MailServer[]>
  /** The name's addresses, IPv4 and IPv6. */
  resolve(domain: string): Promise<string[]>
}

/** There was no answer that says anything about the name. */
export class DnsUnavailable extends Error {
  override readonly name = 'DnsUnavailable'
}

const TIMEOUT_MS = 2000

/**
 * The machine's DNS servers, with a timeout. Servers without access to the internet (on a machine without a
 * connection, in a closed network) say of every name that it does not exist: they are not believed.
 * @param servers "address:port" each, to use others than the machine's
 */
export function createDns(servers?: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  if (servers) resolver.setServers(servers)
  const knowsTheWeb = () =>
    resolver.resolveNs('com').then(
      () => true,
      () => false,
    )

  async function believed<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (absenceIn(error) && !(await knowsTheWeb())) {
        throw new DnsUnavailable('The DNS servers do not know the web.', { cause: error })
      }
      throw error
    }
  }

  async function resolve(domain: string): Promise<string[]> {
    const [four, six] = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)])
    if (four.status === 'fulfilled') return four.value
    if (six.status === 'fulfilled') return six.value
    // Throws the error that says less about the name: a failure rather than an absence.
    throw absenceIn(four.reason) ? six.reason : four.reason
  }

  return {
    resolveMx: (domain) => believed(resolver.resolveMx(domain)),
    resolve: (domain) => believed(resolve(domain)),
  }
}

/** What the error of a look-up means: the name does not exist, it has no such record, or nothing (''). */
export function absenceIn(error: unknown): 'name' | 'record' | '' {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOTFOUND') return 'name'
  return code === 'ENODATA' ? 'record' : ''
}

/** Rejects with the reason of the signal if it is aborted before the answer arrives. */
export async function until<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: ended.signal })
  })
  return Promise.race([answer, late]).finally(() => ended.abort())
}
