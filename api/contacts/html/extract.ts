import { parse } from 'tldts'
import { deobfuscate, spacedAddresses } from './deobfuscate.ts'
import { contactEmail, JOINT, normaliseText, percentDecoded } from './normalise.ts'
import { IN_TEXT, partsAround } from './patterns.ts'

/**
 * How an address is published: marked as one (a link, structured data), in the text, disguised against
 * robots, or only for security reports.
 */
export type How = 'marked' | 'text' | 'disguised' | 'security'

export interface Published {
  email: string
  how: How
}

/** The addresses in a text, as such or spelled out ("info [at] bakery [dot] com"). */
export function emailsInText(written: string): Published[] {
  const text = normaliseText(written)
  const found = partsAround(text, /@/g).flatMap((part) =>
    [...part.matchAll(IN_TEXT)].map(({ 0: whole, index }) =>
      RUN_INTO.test(part.slice(Math.max(0, index - 20), index)) ? whole.replace(/^\d+(?=\p{L})/u, '') : whole,
    ),
  )
  const disguised = [
    ...deobfuscate(text.replaceAll(JOINT, ' ')),
    ...spacedAddresses(text.replaceAll(JOINT, '\n')),
  ]
  return [...found.flatMap(asWritten), ...published(disguised, 'disguised')]
}

/** A telephone number whose last digits look like the beginning of an address: "030 123 45info@acme.de". */
const RUN_INTO = /\d[\d\s()/.-]{2,}$/

/** The valid addresses among the candidates, with this way of publication. */
export function published(candidates: readonly string[], how: How): Published[] {
  return candidates.flatMap((candidate) => {
    const email = contactEmail(withoutNextWord(candidate))
    return email ? { email, how } : []
  })
}

const MAIL_LINK = /^mailto:(?:\/\/)?/i
/** An address that was entered as a web address. */
const MISTYPED = /^https?:\/\/([^\s/@:?#]+@[^\s/@:?#]+)\/?$/i

/** Whether a link is for writing an email. */
export const isMailLink = (href: string) => MAIL_LINK.test(href.trim()) || MISTYPED.test(href.trim())

/**
 * The recipients of a mailto: link, without its subject and so on.
 * @param href the attribute as written, percent-encoded or not
 */
export function emailsInLink(href: string): string[] {
  const written = href.trim().replace(MISTYPED, '$1').replace(MAIL_LINK, '')
  const [, also = ''] = /[?&]to=([^&]{1,300})/i.exec(written) ?? []
  const first = written.replace(/\?.*$/s, '').replace(/&(?:amp;)?[a-z]+=.*$/is, '')
  return percentDecoded(`${first},${also}`)
    .split(/[,;]/)
    .filter(Boolean)
    .flatMap((recipient) => {
      const [, inBrackets] = /<([^<>@]*@[^<>]*)>/.exec(recipient) ?? []
      const address = (inBrackets ?? recipient).trim().replace(/[./>\s]+$/, '')
      return contactEmail(address.includes('@') ? address : (deobfuscate(address)[0] ?? '')) ?? []
    })
}

function asWritten(found: string): Published[] {
  const [name = ''] = found.split('@')
  // "Mail" and "info" next to each other are a label and a name.
  if (name.includes(JOINT) && name !== name.toLowerCase() && name !== name.toUpperCase()) return []
  return published([found.replaceAll(JOINT, '')], found.includes(JOINT) ? 'disguised' : 'text')
}

/**
 * The address without text that directly follows it: "info@acme.comTel", "info@acme.com.Call",
 * "info@acme.dewww.acme.de".
 * @returns '' if it is not clear where that text begins
 */
function withoutNextWord(address: string): string {
  const [, before = ''] = /^(.+@.+\.\p{L}{2,})www\./iu.exec(address) ?? []
  if (hasKnownEnding(before)) return before
  if (!endsLikeOne(address)) {
    const cut = address.replace(/(?:(?<=\.[a-z]{2,})[A-Z]\p{L}*|\.[A-Z]\p{L}+)$/u, '')
    return cut !== address && endsLikeOne(cut) && hasKnownEnding(cut) ? cut : ''
  }
  const cut = address.replace(NEXT_WORD, '')
  return cut !== address && !hasKnownEnding(address) && hasKnownEnding(cut) ? cut : address
}

/** The words that most often follow an address directly. */
const NEXT_WORD = /(?<=\.[a-z]{2,})(?:tel\w*|t[ée]l|phone|fon|fax|mobil\w*|e?-?mail|web(?:site)?|internet)$/i

const hasKnownEnding = (address: string) =>
  parse(address.slice(address.indexOf('@') + 1), { allowPrivateDomains: false }).isIcann === true

/**
 * False if a capital occurs in the middle of it, or if it ends with capitals but does not begin with them.
 */
function endsLikeOne(address: string): boolean {
  const labels = address.slice(address.indexOf('@') + 1).split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (!/[A-Za-z]/.test(last)) return true
  if (/^(?:[a-z]+|[A-Z]+|xn--[a-z\d-]+)$/.test(last))
    return /[A-Z]/.test(first) || last === last.toLowerCase()
  return /^[A-Z][a-z]+$/.test(last) && /^[A-Z]/.test(first)
}

/** Where a site says how to report security holes. */
export const SECURITY_PATH = '/.well-known/security.txt'

/** The mailboxes in a security.txt (RFC 9116 section 2.5.3). */
export function readSecurityTxt(text: string): Published[] {
  return [...text.matchAll(/^Contact:[ \t]*mailto:([^\s?]{1,300})/gim)].flatMap(([, address = '']) => {
    const email = contactEmail(address)
    return email ? [{ email, how: 'security' as const }] : []
  })
}
