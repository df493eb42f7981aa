import type { Attributes } from './attributes.ts'
import { JOINT } from './normalise.ts'
import { postalAddress } from './postal.ts'

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
