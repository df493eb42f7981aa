import { decodeCloudflare, decodeCloudflareLink, decryptX, rot13, rotatedBack } from './deobfuscate.ts'
import { emailsInLink, emailsInText, type Published, published } from './extract.ts'
import { JOINT, postalAddress } from './normalise.ts'

export type Attributes = Record<string, string>

/** The kind of a part of a page: its own text, a menu, or content of others and of plug-ins. */
export type Part = 'page' | 'navigation' | 'others'

/** What an element's class or property says about its text. */
export type Hint = 'name' | 'role' | ''

/** Their texts are hints on how to fill them in. */
const CONTROLS = new Set(['input', 'textarea', 'select', 'option', 'button'])

/** Most elements have no attributes. */
function isBare(attributes: Attributes): boolean {
  for (const _name in attributes) return false
  return true
}

/**
 * The addresses that an element's attributes publish, besides its text and its mailto: link.
 * @param name of the element
 */
export function publishedBy(name: string, attributes: Attributes): Published[] {
  if (isBare(attributes)) return []
  return [...marked(name, attributes), ...disguised(name, attributes), ...labelled(name, attributes)]
}

function marked(name: string, { content = '', href = '', rel = '', rev = '', ...rest }: Attributes) {
  if (rest.itemprop === 'email') return published([...emailsInLink(content), ...emailsInLink(href)], 'marked')
  const about = rest.name ?? rest.property ?? rest['http-equiv'] ?? ''
  const isSender = /^(?:reply-to|contact|email|og:email|business:contact_data:email)$/i.test(about)
  if (name === 'meta' && isSender) return published(emailsInLink(content), 'marked')
  const isAuthor = /\b(?:author|made|me)\b/i.test(`${rel} ${rev}`) && /^\s*mailto:/i.test(href)
  return name === 'link' && isAuthor ? published(emailsInLink(href), 'marked') : []
}

function disguised(name: string, attributes: Attributes): Published[] {
  const { 'data-cfemail': hidden = '', 'data-email': email = '', href = '' } = attributes
  const candidates = [
    ...(hidden || href ? emailsInLink(decodeCloudflare(hidden) || decodeCloudflareLink(href)) : []),
    ...(email ? [email] : []),
    ...inParts(attributes),
    ...inCode(attributes),
    ...(name === 'joomla-hidden-mail' ? joomlaHidden(attributes) : []),
    ...rotated(attributes['data-mailto-token'] ?? SCRIPTED.exec(href)?.[1]),
    ...emailsInLink(rot13(attributes['data-enc-email'] ?? '').replace('[ng]', '@')),
    ...emailsInLink(decryptX(href)),
  ]
  return published(candidates, 'disguised')
}

const LOCAL_PART =
  /^data-(?:\w+-)?(?:user(?:name)?|name|local(?:-?part)?|account|mailbox|box|box-?name|before|first|prefix|u|n|l|to|who|part-?1|a|mail|email)$/
const DOMAIN_PART =
  /^data-(?:\w+-)?(?:domain|host|site|server|after|last|suffix|d|at|where|part-?2|b|dom|domaine|website)$/
const ENDING_PART = /^data-(?:\w+-)?(?:tld|ending|ext|zone|top|part-?3|c)$/
const IS_LOCAL = /^[\w.+-]{1,64}$/

/** An address whose parts are in attributes that a script or a style joins. */
function inParts(attributes: Attributes): string[] {
  const valueBy = (form: RegExp, isOne: RegExp) =>
    Object.entries(attributes)
      .find(([key, value]) => form.test(key) && isOne.test(value.trim()))?.[1]
      .trim()
  const domain = valueBy(DOMAIN_PART, /^@?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u)?.replace(/^@/, '')
  if (!domain) return []
  const about = `${attributes.class ?? ''} ${attributes.id ?? ''} ${Object.keys(attributes).join(' ')}`
  const local = valueBy(LOCAL_PART, IS_LOCAL)
  if (
    !('data-user' in attributes) &&
    !/mail|addr|contact|kontakt|cloak|protect|obfus|spam|local|user/i.test(about)
  )
    return []
  const ending = valueBy(ENDING_PART, /^\.?[a-z]{2,}(?:\.[a-z]{2,})?$/i)
  const whole = domain.includes('.') || !ending ? domain : `${domain}.${ending.replace(/^\./, '')}`
  return local && whole.includes('.') ? [`${local}@${whole}`] : []
}

const A_CODE =
  /^data-(?:(?:to|e|m|x)|[\w-]*(?:mail|contact|addr|enc|crypt|cloak|obf|protect|hidden|hash|b64|base64)[\w-]*)$/

/** A whole address in base64, in rot13 or reversed; in data-email also unencoded. */
function inCode(attributes: Attributes): string[] {
  return Object.entries(attributes).flatMap(([key, written]) => {
    const value = written.trim()
    if (!A_CODE.test(key) || value.length < 6 || value.length > 400) return []
    const base64 = /^[\w+/-]{8,}={0,2}$/.test(value) ? [Buffer.from(value, 'base64').toString('utf8')] : []
    const [whole] = [...(key === 'data-email' ? [value] : []), ...base64].flatMap(addressOf)
    const turned = [[...value].reverse().join(''), rot13(value)].flatMap(addressOf)
    const back = turned.find((email) => MAIN_ENDING.test(email))
    const likeliest = whole && MAIN_ENDING.test(whole) ? whole : (back ?? whole)
    return likeliest ? [likeliest] : []
  })
}

const addressOf = (text: string) =>
  /@|%40|\b(?:at|ät)\b|\(a\)/i.test(text) ? emailsInLink(text).slice(0, 1) : []

/** A text that was decoded with the wrong method has none of these endings. */
const MAIN_ENDING = /\.(?:com|net|org|eu|de|at|ch|fr|be|es|it|nl|pl|se|uk|ie|us|ca|info|biz|shop|test)$/

/** TYPO3's link to its script. */
const SCRIPTED = /^\s*javascript:\s*linkTo_UnCryptMailto\((?:'|%27|")(.{1,400}?)(?:'|%27|")/i

const rotated = (token: string | undefined) => (token ? emailsInLink(rotatedBack(token)) : [])

/** The two parts in base64. */
function joomlaHidden({ first = '', last = '' }: Attributes): string[] {
  const [local, domain] = [first, last].map((part) => Buffer.from(part, 'base64').toString('utf8'))
  return local && domain ? [`${local}@${domain}`] : []
}

function labelled(name: string, { title = '', alt = '', 'aria-label': label = '' }: Attributes): Published[] {
  const texts = [title, label, ...(name === 'img' ? [alt] : [])].join('\n')
  return CONTROLS.has(name) || !/@|at|ät/i.test(texts) ? [] : emailsInText(texts)
}

const MOST_OF_LABEL = 200
/** A number that is written as one, after a label or with its area code. */
const SAYS_NUMBER =
  /(?:^|[^\p{L}\d_])(?:\+|\(?0)\d?[\d\s()./-]{6,20}\d(?![\d_]|\.\w)|(?:t[ée]l|phone|fon|ruf|call|mob|fax|電話)[^\d]{0,12}\d[\d\s()./-]{5,20}\d(?![\d_]|\.\w)/iu
/** Names of files, and the size or the date of a picture. */
const NO_LABEL = /\.(?:jpe?g|png|gif|svg|webp|avif)\b|\d{2,5} ?[x×] ?\d{2,5}|_\d/i

/**
 * What a picture or a link says to those who do not see it, if a telephone number is in it; otherwise ''. Addresses in
 * it are published (publishedBy).
 * @param name of the element
 */
export function numberSaidBy(
  name: string,
  { title = '', alt = '', 'aria-label': label = '', role = '' }: Attributes,
): string {
  const isPicture = name === 'img' || name === 'svg' || role === 'img'
  if (!isPicture && name !== 'a') return ''
  const texts = [label, ...(name === 'img' ? [alt] : []), title]
  return (
    texts.find((text) => text.length <= MOST_OF_LABEL && SAYS_NUMBER.test(text) && !NO_LABEL.test(text)) ?? ''
  )
}

/** A property of an hCard, h-card or microdata, and its text. */
export interface Property {
  name: string
  text: string
}

/** hCard names for schema.org names. */
const NAMES = new Map([
  ['streetAddress', 'street-address'],
  ['postalCode', 'postal-code'],
  ['addressLocality', 'locality'],
  ['addressRegion', 'region'],
  ['addressCountry', 'country-name'],
])
const KNOWN = new Set(['email', ...NAMES.values()])

/** The property that an element's text is, '' for none. */
export function propertyOf({ itemprop = '', class: classes = '' }: Attributes): string {
  if (!itemprop && !classes) return ''
  const words = [...itemprop.split(/\s+/), ...classes.split(/\s+/)]
  return (
    words.map((word) => NAMES.get(word) ?? word.replace(/^[pu]-/, '')).find((word) => KNOWN.has(word)) ?? ''
  )
}

/** The first postal address in a page's properties, '' for none. */
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

const MENU = /^(?:menu|nav|navbar|navigation|breadcrumbs?)$/i
const OTHERS =
  /testimonial|(?<!p)review|comment|cookie|consent|borlabs|quote|rezension|kundenstimm|opinion(?:es)?\b|avis-clients?|recensioni|omdome/i
/** The classes of these elements tell which plug-ins the whole page has. */
const WHOLE = new Set(['html', 'body', 'main', 'article', 'form', 'head'])

/**
 * The kind of an element's text according to its name, class and id; '' for the same kind as its
 * surroundings.
 */
export function partOf(name: string, { class: classes = '', id = '', role = '' }: Attributes): Part | '' {
  if (name === 'blockquote' || name === 'q') return 'others'
  if (!classes && !id && !role) return name === 'nav' ? 'navigation' : ''
  if (name === 'nav' || role === 'navigation' || classes.split(/\s+/).some((word) => MENU.test(word))) {
    return 'navigation'
  }
  return !WHOLE.has(name) && OTHERS.test(`${classes} ${id}`) ? 'others' : ''
}

const NAMED = /(?:^|[-_])(?:p-name|fn|(?:full|member|person|staff|employee|team|contact)[-_]?name)$/i
const TITLED =
  /job-?title|(?:^|[-_])(?:position|role|designation|funktion|function|fonction|cargo|ruolo|occupation)$/i

/** Whether an element's class or property says that its text is a name or a role. */
export function hintOf({ class: classes = '', itemprop = '' }: Attributes): Hint {
  if (!classes && !itemprop) return ''
  if (itemprop === 'name') return 'name'
  const words = [itemprop, ...classes.split(/\s+/)]
  if (words.some((word) => TITLED.test(word))) return 'role'
  return words.some((word) => NAMED.test(word)) ? 'name' : ''
}
