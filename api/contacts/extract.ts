import { deobfuscate, spacedAddresses } from './deobfuscate.ts'
import { contactEmail, JOINT, normaliseText, percentDecoded } from './normalise.ts'
import { IN_TEXT } from './patterns.ts'

/**
 * How an address is published: marked as one (a link, structured data), in the text, disguised against robots, or
 * for reports of security holes alone.
 */
export type How = 'marked' | 'text' | 'disguised' | 'security'

export interface Published {
  email: string
  how: How
}

/** The addresses that stand in a text, as such or spelled out ("info [at] bakery [dot] com"). */
export function emailsInText(written: string): Published[] {
  const text = normaliseText(written)
  const found = text.match(IN_TEXT) ?? []
  const disguised = [
    ...deobfuscate(text.replaceAll(JOINT, ' ')),
    ...spacedAddresses(text.replaceAll(JOINT, '\n')),
  ]
  return [...found.flatMap(asWritten), ...published(disguised, 'disguised')]
}

/** Those among the candidates that are addresses, each published in this way. */
export function published(candidates: readonly string[], how: How): Published[] {
  return candidates.flatMap((candidate) => {
    const email = endsLikeOne(candidate) ? contactEmail(candidate) : null
    return email ? { email, how } : []
  })
}

/**
 * The recipients of a mailto: link, without its subject and the like.
 * @param href the attribute as written, percent-encoded or not
 */
export function emailsInLink(href: string): string[] {
  const recipients = percentDecoded(
    href
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/\?.*$/s, ''),
  )
  return recipients
    .split(/[,;]/)
    .filter(Boolean)
    .flatMap((recipient) => {
      const [, inBrackets] = /<([^<>]*)>/.exec(recipient) ?? []
      return contactEmail(inBrackets ?? recipient) ?? []
    })
}

function asWritten(found: string): Published[] {
  const [name = ''] = found.split('@')
  // "Mail" and "info" side by side are a label and a name.
  if (name.includes(JOINT) && name !== name.toLowerCase() && name !== name.toUpperCase()) return []
  return published([found.replaceAll(JOINT, '')], found.includes(JOINT) ? 'disguised' : 'text')
}

/** False for "info@acme.comTel" and "info@acme.com.Call", where the next word ran into the address. */
function endsLikeOne(address: string): boolean {
  const labels = address.slice(address.indexOf('@') + 1).split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (!/[A-Za-z]/.test(last)) return true
  if (/^(?:[a-z]+|[A-Z]+|xn--[a-z\d-]+)$/.test(last))
    return /[A-Z]/.test(first) || last === last.toLowerCase()
  return /^[A-Z][a-z]+$/.test(last) && /^[A-Z]/.test(first)
}

/** Where a site says whom to tell of security holes. */
export const SECURITY_PATH = '/.well-known/security.txt'

/** The mailboxes that a security.txt names (RFC 9116 section 2.5.3). */
export function readSecurityTxt(text: string): Published[] {
  return [...text.matchAll(/^Contact:[ \t]*mailto:([^\s?]{1,300})/gim)].flatMap(([, address = '']) => {
    const email = contactEmail(address)
    return email ? [{ email, how: 'security' as const }] : []
  })
}
