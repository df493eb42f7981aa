import { decodeCloudflare, decodeCloudflareLink } from './deobfuscate.ts'
import { emailsInLink, emailsInText, type Published, published } from './extract.ts'
import { JOINT, postalAddress } from './normalise.ts'

export type Attributes = Record<string, string>

/** What they say is a hint on how to fill them in. */
const CONTROLS = new Set(['input', 'textarea', 'select', 'option', 'button'])

/**
 * The addresses that an element's attributes publish beside its text and its mailto: link.
 * @param name of the element
 */
export function publishedBy(name: string, attributes: Attributes): Published[] {
  return [...marked(name, attributes), ...disguised(attributes), ...labelled(name, attributes)]
}

function marked(name: string, { content = '', href = '', rel = '', rev = '', ...rest }: Attributes) {
  if (rest.itemprop === 'email') return published([...emailsInLink(content), ...emailsInLink(href)], 'marked')
  const isSender = /^(?:reply-to|contact|email)$/i.test(rest.name ?? rest['http-equiv'] ?? '')
  if (name === 'meta' && isSender) return published(emailsInLink(content), 'marked')
  const isAuthor = /\b(?:author|made|me)\b/i.test(`${rel} ${rev}`) && /^\s*mailto:/i.test(href)
  return name === 'link' && isAuthor ? published(emailsInLink(href), 'marked') : []
}

function disguised(attributes: Attributes): Published[] {
  const { 'data-cfemail': hidden = '', 'data-email': email = '', href = '' } = attributes
  const { 'data-user': user = '', 'data-domain': domain = '' } = attributes
  const candidates = [
    ...emailsInLink(decodeCloudflare(hidden) || decodeCloudflareLink(href)),
    ...(email ? [email] : []),
    ...(user && domain ? [`${user}@${domain}`] : []),
  ]
  return published(candidates, 'disguised')
}

function labelled(name: string, { title = '', 'aria-label': label = '' }: Attributes): Published[] {
  if (CONTROLS.has(name) || !/@|at|ät/i.test(title + label)) return []
  return emailsInText(`${title}\n${label}`)
}

/** A part of an hCard, h-card or of microdata, and its text. */
export interface Property {
  name: string
  text: string
}

/** The names of schema.org by those of hCard. */
const NAMES = new Map([
  ['streetAddress', 'street-address'],
  ['postalCode', 'postal-code'],
  ['addressLocality', 'locality'],
  ['addressRegion', 'region'],
  ['addressCountry', 'country-name'],
])
const KNOWN = new Set(['email', ...NAMES.values()])

/** Which property an element's text is, '' for none. */
export function propertyOf({ itemprop = '', class: classes = '' }: Attributes): string {
  const words = [...itemprop.split(/\s+/), ...classes.split(/\s+/)]
  return (
    words.map((word) => NAMES.get(word) ?? word.replace(/^[pu]-/, '')).find((word) => KNOWN.has(word)) ?? ''
  )
}

/** The first postal address that a page's properties make up, '' for none. */
export function addressIn(properties: readonly Property[]): string {
  const street = properties.findIndex(({ name }) => name === 'street-address')
  if (street < 0) return ''
  const next = properties.findIndex(({ name }, at) => at > street && name === 'street-address')
  const own = properties.slice(street, next < 0 ? undefined : next)
  const textOf = (wanted: string) =>
    (own.find(({ name }) => name === wanted)?.text ?? '').replaceAll(JOINT, '').replace(/\s+/g, ' ').trim()
  return postalAddress({
    street: textOf('street-address'),
    postalCode: textOf('postal-code'),
    locality: textOf('locality'),
    region: textOf('region'),
    country: textOf('country-name'),
  })
}
