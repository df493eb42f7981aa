import { absenceIn, createDns, type Dns, until } from '#api/net/dns.ts'
import { bareHost, isLiteral } from '#api/net/ip.ts'
import { frontPages } from './website.ts'

const TIMEOUT_MS = 5000

/**
 * Whether a company's domain exists: verified when DNS has an address for it, missing when DNS says that there is no
 * such name, unverified when it could not be told. Never rejects.
 * @param website or domain, as people write it
 * @param signal ends the look-up, which then is unverified; it ends by itself after 5 s
 */
export async function domainState(
  website: string,
  signal: AbortSignal,
  { resolve }: Pick<Dns, 'resolve'> = createDns(),
): Promise<'verified' | 'unverified' | 'missing'> {
  const [page] = frontPages(website)
  if (!page) return 'missing'
  const host = bareHost(page.hostname).replace(/\.$/, '')
  if (isLiteral(host)) return 'unverified'
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    return (await until(ending, resolve(host))).length > 0 ? 'verified' : 'unverified'
  } catch (error) {
    return absenceIn(error) === 'name' ? 'missing' : 'unverified'
  }
}
