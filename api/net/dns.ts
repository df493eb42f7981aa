import { Resolver } from 'node:dns/promises'

export interface MailServer {
  exchange: string
  priority: number
}

/** What DNS says of a name. Rejects with `code` ENOTFOUND for no such name, ENODATA for none of this kind. */
export interface Dns {
  resolveMx(domain: string): Promise<MailServer[]>
  /** Its addresses, IPv4 and IPv6. */
  resolve(domain: string): Promise<string[]>
}

/** No answer that says anything about the name. */
export class DnsUnavailable extends Error {
  override readonly name = 'DnsUnavailable'
}

const TIMEOUT_MS = 2000

/**
 * The machine's DNS servers, asked with a timeout. Servers that don't know the web (on a machine without a
 * connection, in a closed network) say of every name that it does not exist: they are not believed.
 * @param servers "address:port" each, to ask others than the machine's
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
    // The one that says less about the name: a failure rather than an absence.
    throw absenceIn(four.reason) ? six.reason : four.reason
  }

  return {
    resolveMx: (domain) => believed(resolver.resolveMx(domain)),
    resolve: (domain) => believed(resolve(domain)),
  }
}

/** What an error of a look-up says: that there is no such name, that it has no such record, or nothing (''). */
export function absenceIn(error: unknown): 'name' | 'record' | '' {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOTFOUND') return 'name'
  return code === 'ENODATA' ? 'record' : ''
}

/** Rejects with the reason of the signal when it is aborted before the answer is there. */
export async function until<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: ended.signal })
  })
  return Promise.race([answer, late]).finally(() => ended.abort())
}
