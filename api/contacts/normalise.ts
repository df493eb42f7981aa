import { addressOf } from '#db/model/address.ts'

/** Stands in a text where an element that flows with it begins or ends: part<b>ed</b> is "part", JOINT, "ed". */
export const JOINT = '\ufdd0'

/** What has an @ in it and is no address, such as the key of an error tracker. */
const WEB_ADDRESS = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"',;|\ufdd0]{1,2000}/gi
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const JOINTS = /\ufdd0{2,}/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** The text as a person reads it: without what is not seen, wide letters as usual ones. */
export const legible = (text: string) =>
  text
    .replace(UNSEEN, '')
    .replace(JOINTS, JOINT)
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(WEB_ADDRESS, (address) => (address.includes('@') ? ' ' : address))

/** A domain in the letters of DNS: bäckerei.de is xn--bckerei-5wa.de; '' for what has no such spelling. */
export function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  // An ending of two scripts is a word of another language that ran into it.
  if (/[a-z]/i.test(top) && /[^\x20-\x7e]/.test(top)) return ''
  return addressOf(`http://${domain}`)?.hostname ?? ''
}
