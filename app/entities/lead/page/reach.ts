import { websiteLink } from '#app/ui/website.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The ways to contact a lead, in the order of the screen. */
export const ways = ['call', 'message', 'write', 'directions', 'website', 'linkedIn'] as const
export type Channel = (typeof ways)[number]

type Reachable = Pick<
  Lead,
  'phoneNumber' | 'email' | 'address' | 'place' | 'company' | 'companyUrl' | 'linkedInUrl'
>

/** The links to contact a lead; a way without data is left out. Nothing is sent before a tap. */
export function linksOf(lead: Reachable) {
  const { phoneNumber, email, companyUrl, linkedInUrl } = lead
  const links: Record<Channel, string | undefined> = {
    call: telLink(phoneNumber),
    message: smsLink(phoneNumber),
    write: mailLink(email),
    directions: directionsLink(whereabouts(lead)),
    website: websiteLink(companyUrl),
    linkedIn: websiteLink(linkedInUrl),
  }
  return ways.flatMap((way) => {
    const href = links[way]
    return href === undefined ? [] : [{ way, href }]
  })
}

/**
 * The link that dials the number in a text; undefined if there is none. A comma makes a phone pause before it
 * dials the extension; most phones ignore `;ext=` of RFC 3966.
 */
export function telLink(text: string): string | undefined {
  const phone = phoneIn(text)
  return phone && `tel:${phone.number}${phone.extension && `,${phone.extension}`}`
}

function smsLink(text: string): string | undefined {
  const phone = phoneIn(text)
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

/** A lead's location for a map: its address, otherwise the recorded place, otherwise its company. */
function whereabouts({ address, place, company }: Reachable): string {
  return address.trim() || (place ? `${place.latitude},${place.longitude}` : company)
}

/**
 * Google's universal link: Android and iOS open it in the maps app if there is one, other systems as a page.
 * `geo:` does nothing on iOS and on desktops, and maps.apple.com finds no route on Android.
 */
function directionsLink(address: string): string | undefined {
  const destination = address.trim()
  return destination
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
    : undefined
}

/** With this many digits before it, a slash separates two numbers; with fewer, it separates an area code. */
const WHOLE_NUMBER = 7
/** The minimum number of digits: "Room 3" contains no number; 112 is one. */
const SHORTEST = 3
/** From the first digit to a character that cannot be part of a number. */
const NUMBER = /[+\d][^\p{L},;|#]*/u
/** An extension at the end of the text after the number: "ext. 5", "x5", "#5", ",5". */
const EXTENSION = /^\W*(?:(?:ext(?:ension|n)?|x)[.:]?|(?<=[#,]))\s*(\d{1,6})\)?\s*$/i
/** The zero of the area code that is dialled only within the country: "+47 (0) 22…". */
const TRUNK_ZERO = /\(0\)/

/**
 * The first number to dial in a text that somebody typed, without formatting.
 * @returns undefined if there is none
 */
function phoneIn(text: string): { number: string; extension: string } | undefined {
  const plain = text.normalize('NFKC')
  const [written = ''] = NUMBER.exec(plain) ?? []
  const dialled = written.startsWith('+') ? written.replace(TRUNK_ZERO, '') : written
  const digits = firstOf(dialled.replace(/[^\d/]/g, ''))
  if (digits.length < SHORTEST) return undefined
  const after = plain.slice(plain.indexOf(written) + written.length)
  const [, extension = ''] = EXTENSION.exec(after) ?? []
  return { number: (written.startsWith('+') ? '+' : '') + digits, extension }
}

function firstOf(digitsAndSlashes: string): string {
  const [first = '', ...rest] = digitsAndSlashes.split('/')
  return first.length >= WHOLE_NUMBER ? first : first + rest.join('')
}
