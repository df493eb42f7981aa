import * as v from 'valibot'
import { line } from '#db/model/row.ts'

const Email = v.pipe(line(200), v.email())

/** Bounded, so that no page makes it slow; it never starts or ends within a longer word. */
const IN_TEXT =
  /(?<![\p{L}\p{N}_.+%'’@-])[\w+-][\w.+-]{0,63}@[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){1,6}(?!\.?[\p{L}\p{N}_@-])/giu

const FILE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|json|xml|html?|php|pdf|mp4|webm|woff2?)$/
const PLACEHOLDER_DOMAIN =
  /(?:^|\.)(?:example\.(?:com|org|net|edu)|(?:your|my)-?(?:domain|site|company|website|email|business)\.\w+|(?:domain|website|email)\.com|mustermann\.de|musterfirma\.de|[^.]+\.(?:example|invalid|localhost))$/
const MACHINE_DOMAIN = /(?:^|\.)(?:sentry\.io|wixpress\.com)$/
const MACHINE = /^(?:[\da-f]{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const NOBODY =
  /^(?:no-?_?reply|do-?_?not-?_?reply|mailer-daemon|bounces?|unsubscribe|filler|your[._-]?(?:name|e?mail)|(?:first|vor)[._-]?name[._-](?:last|nach|sur)[._-]?name|prenom[._-]nom|nombre[._-]apellido|max[._-]?mustermann|erika[._-]?mustermann)(?:[+._-].*)?$/

/**
 * The addresses that stand in a text as addresses; those written so that machines don't read them ("info [at]")
 * are left to people.
 */
export function emailsInText(text: string): string[] {
  const found = text.match(IN_TEXT) ?? []
  return found.filter(endsLikeOne).flatMap((address) => contactEmail(address) ?? [])
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
  return recipients.split(/[,;]/).flatMap((recipient) => {
    const [, inBrackets] = /<([^<>]*)>/.exec(recipient) ?? []
    return contactEmail(inBrackets ?? recipient) ?? []
  })
}

/**
 * A published address in lower case, if someone may be reached there.
 * @returns null for what is no address, a placeholder, a file's name or a machine's mailbox
 */
export function contactEmail(published: string): string | null {
  const parsed = v.safeParse(
    Email,
    published
      .trim()
      .replace(/^mailto:/i, '')
      .toLowerCase(),
  )
  if (!parsed.success) return null
  const [local = '', domain = ''] = parsed.output.split('@')
  const isNoContact =
    FILE.test(domain) ||
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

/** False for "info@acme.comTel" and "info@acme.com.Call", where the next word ran into the address. */
function endsLikeOne(address: string): boolean {
  const labels = address.slice(address.indexOf('@') + 1).split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (/^(?:[a-z]+|[A-Z]+)$/.test(last)) return /[A-Z]/.test(first) || last === last.toLowerCase()
  return /^[A-Z][a-z]+$/.test(last) && /^[A-Z]/.test(first)
}
