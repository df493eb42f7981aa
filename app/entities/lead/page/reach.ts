import { websiteLink } from '#app/ui/website.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The ways to reach a lead, in the order of the screen. */
export const ways = ['call', 'message', 'write', 'directions', 'website', 'linkedIn'] as const
export type Channel = (typeof ways)[number]

type Reachable = Pick<
  Lead,
  'phoneNumber' | 'email' | 'address' | 'place' | 'company' | 'companyUrl' | 'linkedInUrl'
>

/** The links that reach a lead; those that it has nothing for are left out. Nothing is sent before a tap. */
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
 * The link that dials the number in a text, undefined where there is none. A comma makes a phone wait before it dials
 * an extension; most ignore `;ext=` of RFC 3966.
 */
export function telLink(text: string): string | undefined {
  const phone = phoneIn(text)
  return phone && `tel:${phone.number}${phone.extension && `,${phone.extension}`}`
}

function smsLink(text: string): string | undefined {
  const phone = phoneIn(text)
  return phone && `sms:${phone.number}`
}

/** Opens the phone's mail app. RFC 6068: what has a meaning in an address of the web is escaped, the "@" stays. */
export function mailLink(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  if (at < 1) return undefined
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** Where a lead is, for a map: by its address, by where somebody stood, or by its company. */
function whereabouts({ address, place, company }: Reachable): string {
  return address.trim() || (place ? `${place.latitude},${place.longitude}` : company)
}

/**
 * Google's universal link: Android and iOS open it in the maps app where there is one, everything else as a page.
 * `geo:` does nothing on iOS and on a desk, and maps.apple.com finds no way on Android.
 */
function directionsLink(address: string): string | undefined {
  const place = address.trim()
  return place ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}` : undefined
}

/** Digits after which a slash divides two numbers rather than an area code from its number. */
const WHOLE_NUMBER = 7
/** "Room 3" is no number; 112 is one. */
const SHORTEST = 3
/** From the first digit to what no number goes on with. */
const NUMBER = /[+\d][^\p{L},;|#]*/u
/** At the end of what follows the number: "ext. 5", "x5", "#5", ",5". */
const EXTENSION = /^\W*(?:(?:ext(?:ension|n)?|x)[.:]?|(?<=[#,]))\s*(\d{1,6})\)?\s*$/i
/** The area code's zero that is dialled only within the country: "+47 (0) 22…". */
const TRUNK_ZERO = /\(0\)/

/**
 * The number to dial in a text that somebody typed, the first of several, without what only eyes need.
 * @returns undefined when there is none
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
