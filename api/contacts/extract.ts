import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { spelledOut } from './deobfuscate.ts'
import { asciiDomain, JOINT, legible } from './normalise.ts'
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

const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|json|xml|html?|php|pdf|mp4|webm|woff2?)$/
const VERSION = /^\d+\.\d+(?:[.-]|$)/
const PLACEHOLDER_DOMAIN =
  /(?:^|\.)(?:example\.(?:com|org|net|edu)|(?:your|my)-?(?:domain|site|company|website|email|business)\.\w+|(?:domain|website|email|company)\.com|mustermann\.de|musterfirma\.de|beispiel\.de|[^.]+\.(?:example|invalid|localhost|tld))$/
const MACHINE_DOMAIN = /(?:^|\.)(?:sentry\.io|wixpress\.com)$/
const MACHINE = /^(?:[\da-f]{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const NOBODY =
  /^(?:no-?_?reply|do-?_?not-?_?reply|mailer-daemon|bounces?|unsubscribe|filler|your[._-]?(?:name|e?mail)|(?:first|vor)[._-]?name[._-](?:last|nach|sur)[._-]?name|prenom[._-]nom|nombre[._-]apellido|max[._-]?mustermann|erika[._-]?mustermann)(?:[+._-].*)?$/

/** The addresses that stand in a text, as such or spelled out ("info [at] bakery [dot] com"). */
export function emailsInText(written: string): Published[] {
  const text = legible(written)
  const found = text.match(IN_TEXT) ?? []
  return [...found.flatMap(asWritten), ...published(spelledOut(text.replaceAll(JOINT, ' ')), 'disguised')]
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
  const recipients = decoded(
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

/**
 * A published address in lower case, its domain as DNS spells it, if someone may be reached there.
 * @returns null for what is no address, a placeholder, a file's name or a machine's mailbox
 */
export function contactEmail(written: string): string | null {
  const [name = '', host = '', ...rest] = legible(written)
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
    .split('@')
  const parsed = v.safeParse(EmailAddress, [name, asciiDomain(host), ...rest].join('@'))
  if (!parsed.success) return null
  const [local = '', domain = ''] = parsed.output.split('@')
  const isNoContact =
    FILE.test(domain) ||
    VERSION.test(domain) ||
    PLACEHOLDER_DOMAIN.test(domain) ||
    MACHINE_DOMAIN.test(domain) ||
    MACHINE.test(local) ||
    NOBODY.test(local)
  return isNoContact ? null : parsed.output
}

/** The text of a URL's part, as it is where its percent signs mean nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
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
