import { websiteLink, withoutProtocol } from '#app/ui/website.ts'
import type { Way as FurtherWay, Lead } from '#db/model/entities/lead.ts'
import type { Point } from '#db/model/place.ts'
import { uniqueBy } from '#db/model/uniqueBy.ts'

/** The ways to contact a lead that its page lists, in the order of the screen. */
export type Channel = 'phone' | 'email' | 'address' | 'website' | 'linkedIn' | 'profile'

type Reachable = Pick<
  Lead,
  'phoneNumber' | 'email' | 'address' | 'place' | 'company' | 'companyUrl' | 'linkedInUrl' | 'ways'
>

/** A number, an address or a page of a lead: what is shown, and what a tap on it opens. */
export interface Way {
  channel: Channel
  text: string
  href: string
  /** What a further way is for, or where it comes from. */
  label?: string
}

/** All ways to contact a lead. Nothing is sent before a tap. */
export function waysOf(lead: Reachable): Way[] {
  const { email, companyUrl, linkedInUrl } = lead
  const links: [Channel, string, string | undefined][] = [
    ['email', email, mailLink(email)],
    ['address', lead.address.trim() || (lead.place ? coordinates(lead.place) : ''), placeLink(lead)],
    ['website', withoutProtocol(companyUrl), websiteLink(companyUrl)],
    ['linkedIn', withoutProtocol(linkedInUrl), websiteLink(linkedInUrl)],
  ]
  const others = links.flatMap(([channel, text, href]) => (href ? [{ channel, text, href }] : []))
  const all = [...numbersOf(lead.phoneNumber), ...others, ...lead.ways.flatMap(furtherWay)]
  // A tap on a link twice in the list would do the same.
  return uniqueBy(all, ({ href }) => href)
}

/** A further way is a link if its kind has one. */
function furtherWay({ kind, value, label, source }: FurtherWay): Way[] {
  const said = label || source
  const labelled = (way: Way): Way => (said ? { ...way, label: said } : way)
  if (kind === 'phone') return numbersOf(value).map(labelled)
  const href = kind === 'email' ? mailLink(value) : websiteLink(value)
  if (!href || kind === 'fax' || kind === 'other') return []
  const text = kind === 'email' ? value : withoutProtocol(value)
  const channels = { email: 'email', site: 'website', profile: 'profile' } as const
  return [labelled({ channel: channels[kind], text, href })]
}

function numbersOf(text: string): Way[] {
  const phones = phonesIn(text)
  const shown = (written: string) => (phones.length === 1 ? text.trim() : written)
  return phones.map((phone) => ({ channel: 'phone', text: shown(phone.written), href: dialLink(phone) }))
}

/**
 * The link that dials the first number in a text; undefined if there is none. A comma makes a phone pause before it
 * dials the extension; most phones ignore `;ext=` of RFC 3966.
 */
export function telLink(text: string): string | undefined {
  const [phone] = phonesIn(text)
  return phone && dialLink(phone)
}

const dialLink = ({ number, extension }: Phone) => `tel:${number}${extension && `,${extension}`}`

/** The links that call the numbers in a text. */
export const telLinks = (text: string): string[] => phonesIn(text).map(dialLink)

/** The link that writes a message to the first number in a text; undefined if there is none. */
export function smsLink(text: string): string | undefined {
  const [phone] = phonesIn(text)
  return phone && `sms:${phone.number}`
}

/**
 * Opens the phone's mail app. As RFC 6068 requires, characters with a meaning in URLs are escaped; the "@" is
 * not.
 */
export function mailLink(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  if (at < 1) return undefined
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** The way to a lead: to its address, otherwise to the recorded place, otherwise to its company. */
export const directionsLink = (lead: Reachable): string | undefined =>
  placeLink(lead) ?? routeTo(lead.company)

function placeLink({ address, place }: Reachable): string | undefined {
  return routeTo(address.trim() || (place ? `${place.latitude},${place.longitude}` : ''))
}

/**
 * Google's universal link: Android and iOS open it in the maps app if there is one, other systems as a page.
 * `geo:` does nothing on iOS and on desktops, and maps.apple.com finds no route on Android.
 */
function routeTo(destination: string): string | undefined {
  return destination.trim()
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination.trim())}`
    : undefined
}

const DIGITS = 5

/** A place as its coordinates. */
export const coordinates = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`

/** A number to dial, without formatting, and as somebody typed it. */
interface Phone {
  number: string
  extension: string
  written: string
}

/** With this many digits before it, a slash separates two numbers; with fewer, it separates an area code. */
const WHOLE_NUMBER = 7
/** The minimum number of digits: "Room 3" and "12" contain no number that reaches somebody. */
const SHORTEST = 6
/** A number that begins with a country code. */
const INTERNATIONAL = /^\s*\(?\+/
/** From the first digit, or the bracket before it, to a character that cannot be part of a number. */
const NUMBER = /\(?[+\d][^\p{L},;|#]*/gu
/** An extension at the end of the text after the number: "ext. 5", "x5", "#5", ",5". */
const EXTENSION = /^\W*(?:(?:ext(?:ension|n)?|x)[.:]?|(?<=[#,]))\s*(\d{1,6})\)?\W*$/i
/** The zero of the area code that is dialled only within the country: "+47 (0) 22…". */
const TRUNK_ZERO = /\(0\)/

/** The numbers to dial in a text that somebody typed. */
function phonesIn(text: string): Phone[] {
  if (!text) return []
  const plain = text.normalize('NFKC')
  const runs = [...plain.matchAll(NUMBER)].filter(([run]) => digitsOf(run).length >= SHORTEST)
  return runs.flatMap(({ 0: run, index }, nth) => {
    const after = plain.slice(index + run.length, runs[nth + 1]?.index)
    const [, extension = ''] = EXTENSION.exec(after) ?? []
    const numbers = splitAtSlash(run).filter((written) => digitsOf(written).length >= SHORTEST)
    return numbers.map((written, at) => ({
      number: (INTERNATIONAL.test(written) ? '+' : '') + digitsOf(written),
      extension: at === numbers.length - 1 ? extension : '',
      written: written.replace(/[^\d)]+$/, '').trim(),
    }))
  })
}

const digitsOf = (written: string): string =>
  (INTERNATIONAL.test(written) ? written.replace(TRUNK_ZERO, '') : written).replace(/\D/g, '')

function splitAtSlash(run: string): string[] {
  const parts = run.split('/')
  return digitsOf(parts[0] ?? '').length >= WHOLE_NUMBER ? parts : [run]
}
