import * as v from 'valibot'
import { line } from '#db/model/schema.ts'
import { contactEmail, linkedInPage, phoneNumber, postalAddress } from './normalise.ts'

export interface Person {
  fullName: string
  position: string
  emails: string[]
  phones: string[]
  linkedInUrl: string
}

/** The contact data in a page's structured data. */
export interface Facts {
  emails: string[]
  phones: string[]
  people: Person[]
  /** The company's pages on LinkedIn. */
  linkedIn: string[]
  /** The company's addresses, each in one line. */
  addresses: string[]
  /** Their countries, by ISO 3166 if given. */
  countries: string[]
  /** The company's names. */
  names: string[]
}

/** Empty facts. */
export const noFacts = (): Facts => ({
  emails: [],
  phones: [],
  people: [],
  linkedIn: [],
  addresses: [],
  countries: [],
  names: [],
})

const Json = v.pipe(v.string(), v.parseJson())
const Node = v.record(v.string(), v.unknown())
const ShortLine = line(200)

const MAX_DEPTH = 20
/** More values than any page needs. */
const MAX_NODES = 5_000
/** Properties about others: reviewers, authors of the site, parent companies. */
const OF_OTHERS = new Set([
  'affiliation',
  'alumniOf',
  'brand',
  'manufacturer',
  'organizer',
  'performer',
  'review',
  'reviews',
  'comment',
  'creator',
  'funder',
  'jobLocation',
  'maintainer',
  'memberOf',
  'sponsor',
  'parentOrganization',
])
/** Either the company itself or somebody else, depending on the name. */
const OF_SOMEBODY = new Set(['author', 'publisher', 'provider', 'copyrightHolder', 'seller', 'contributor'])
/** Purposes of a contact point that are of no use to somebody who sells something. */
const ASIDE = /fax|technical|support|emergency|billing|bill payment|tracking|roadside|credit card|complain/i

/**
 * Parses schema.org data, however deeply nested.
 * @param source the text of a <script type="application/ld+json">; invalid JSON is ignored
 * @param isOwnName whether a name is the company's
 */
export function readJsonLd(source: string, isOwnName: (name: string) => boolean = () => true): Facts {
  const facts = { ...noFacts(), aside: [], nodes: 0 }
  const parsed = v.safeParse(Json, source)
  if (parsed.success) gather(parsed.output, facts, { depth: 0, isOwnName })
  const { aside, nodes: _nodes, ...own } = facts
  return { ...own, phones: [...own.phones, ...aside] }
}

interface Gathered extends Facts {
  /** Numbers for the company's customers. */
  aside: string[]
  /** The number of values that were visited. */
  nodes: number
}

interface Within {
  depth: number
  isOwnName(name: string): boolean
}

function gather(value: unknown, facts: Gathered, within: Within): void {
  const { depth, isOwnName } = within
  const inside = { ...within, depth: depth + 1 }
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return
  facts.nodes++
  if (facts.nodes > MAX_NODES) return
  if (Array.isArray(value)) {
    for (const item of value) gather(item, facts, inside)
    return
  }
  const node = v.parse(Node, value)
  readNode(node, facts)
  for (const [key, inner] of Object.entries(node)) {
    const isOthers =
      OF_OTHERS.has(key) ||
      (key === 'location' && isEvent(node)) ||
      (OF_SOMEBODY.has(key) && isNamedOtherwise(inner, isOwnName))
    if (!isOthers) gather(inner, facts, inside)
  }
}

/** People's names differ from the company's name. */
function isNamedOtherwise(value: unknown, isOwnName: (name: string) => boolean): boolean {
  const node = v.safeParse(Node, value)
  if (!node.success || isPerson(node.output)) return false
  const name = firstLine(node.output.name)
  return name !== '' && !isOwnName(name)
}

function readNode(node: Record<string, unknown>, facts: Gathered): void {
  const emails = texts(node.email).flatMap((text) => contactEmail(text) ?? [])
  const phones = texts(node.telephone).flatMap((text) => phoneNumber(text) ?? [])
  const profiles = texts(node.sameAs).flatMap((text) => linkedInPage(text) ?? [])
  facts.emails.push(...emails)
  if (!isPerson(node)) {
    const types = texts(node.contactType).join()
    if (!/fax/i.test(types)) (ASIDE.test(types) ? facts.aside : facts.phones).push(...phones)
    facts.addresses.push(...asList(node.address).flatMap(schemaAddress))
    facts.countries.push(...asList(node.address).flatMap(codeOf))
    if (phones.length > 0 || emails.length > 0 || node.address) facts.names.push(firstLine(node.name))
    facts.linkedIn.push(...profiles.filter(({ of }) => of === 'company').map(({ url }) => url))
    return
  }
  facts.people.push({
    fullName: nameOf(node),
    position: firstLine(node.jobTitle),
    emails,
    phones,
    linkedInUrl: profiles.find(({ of }) => of === 'person')?.url ?? '',
  })
}

const isPerson = (node: Record<string, unknown>) =>
  texts(node['@type']).some((type) => /(?:^|[/:])Person$/.test(type))

/** It may take place at another company. */
const isEvent = (node: Record<string, unknown>) => texts(node['@type']).some((type) => /Event$/.test(type))

/** A schema.org PostalAddress, or an address as one text. */
function schemaAddress(value: unknown): string[] {
  const node = v.safeParse(Node, value)
  const address = node.success
    ? postalAddress({
        street: firstLine(node.output.streetAddress),
        postalCode: firstLine(node.output.postalCode),
        locality: firstLine(node.output.addressLocality),
        region: firstLine(node.output.addressRegion),
        country: countryOf(node.output.addressCountry),
      })
    : firstLine(value)
  return address ? [address] : []
}

/** The country's code, if it is given as a code. */
function codeOf(value: unknown): string[] {
  const node = v.safeParse(Node, value)
  const country = node.success ? countryOf(node.output.addressCountry) : ''
  return /^[A-Z]{2}$/.test(country) ? [country] : []
}

function countryOf(value: unknown): string {
  const node = v.safeParse(Node, value)
  return firstLine(node.success ? node.output.name : value)
}

function nameOf(node: Record<string, unknown>): string {
  return firstLine(node.name) || `${firstLine(node.givenName)} ${firstLine(node.familyName)}`.trim()
}

/** The first text of a value, if it fits into a lead's field. */
function firstLine(value: unknown): string {
  const parsed = v.safeParse(ShortLine, texts(value)[0])
  return parsed.success ? parsed.output.replace(/\s+/g, ' ') : ''
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function texts(value: unknown): string[] {
  return asList(value).flatMap((item) =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : [],
  )
}

/**
 * Parses the first card of a vCard (RFC 6350, RFC 2426).
 * @param source its text; other text is ignored
 */
export function readVCard(source: string): Facts {
  const [, card = ''] = /BEGIN:VCARD([\s\S]*?)END:VCARD/i.exec(source) ?? []
  const lines = card.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const valuesOf = (name: string) => lines.flatMap((written) => readValue(written, name) ?? [])
  const emails = valuesOf('EMAIL').flatMap((text) => contactEmail(text) ?? [])
  const phones = valuesOf('TEL').flatMap((text) => phoneNumber(text) ?? [])
  const facts = { ...noFacts(), emails, phones, addresses: valuesOf('ADR').map(cardAddress).filter(Boolean) }
  const [fullName = ''] = valuesOf('FN')
  const isCompany = valuesOf('KIND').includes('org') || valuesOf('ORG').includes(fullName)
  if (!fullName || fullName.length > 200 || isCompany) return facts
  const [position = ''] = valuesOf('TITLE').filter((text) => text.length <= 200)
  return { ...facts, phones: [], people: [{ fullName, position, emails, phones, linkedInUrl: '' }] }
}

/** "item1.EMAIL;TYPE=work:info@acme.com" has the value of EMAIL; a fax number is ignored. */
function readValue(written: string, wanted: string): string | null {
  const colon = written.indexOf(':')
  const [name = '', ...parameters] = written.slice(0, colon).toUpperCase().split(';')
  if (colon < 0 || name.replace(/^.*\./, '') !== wanted) return null
  if (wanted === 'TEL' && parameters.some((parameter) => /\bFAX\b/.test(parameter))) return null
  const value = written
    .slice(colon + 1)
    .replace(/\\n/gi, ' ')
    .trim()
  return wanted === 'ADR' ? value : value.replace(/\\(.)/g, '$1')
}

function cardAddress(written: string): string {
  const parts = written.split(/(?<!\\);/).map((part) => part.replace(/\\(.)/g, '$1').trim())
  const [, , street = '', locality = '', region = '', postalCode = '', country = ''] = parts
  return postalAddress({ street, locality, region, postalCode, country })
}
