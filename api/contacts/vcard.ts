import { contactEmail } from './extract.ts'
import { phoneNumber } from './phones.ts'
import { postalAddress } from './postal.ts'
import type { Facts } from './structuredData.ts'

/**
 * Reads the first card of a vCard (RFC 6350, RFC 2426).
 * @param source its text; what is no vCard says nothing
 */
export function readVCard(source: string): Facts {
  const [, card = ''] = /BEGIN:VCARD([\s\S]*?)END:VCARD/i.exec(source) ?? []
  const lines = card.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const valuesOf = (name: string) => lines.flatMap((written) => readValue(written, name) ?? [])
  const emails = valuesOf('EMAIL').flatMap((text) => contactEmail(text) ?? [])
  const phones = valuesOf('TEL').flatMap((text) => phoneNumber(text) ?? [])
  const facts = {
    emails,
    phones,
    people: [],
    linkedIn: [],
    addresses: valuesOf('ADR').map(addressOf).filter(Boolean),
  }
  const [fullName = ''] = valuesOf('FN')
  const isCompany = valuesOf('KIND').includes('org') || valuesOf('ORG').includes(fullName)
  if (!fullName || fullName.length > 200 || isCompany) return facts
  const [position = ''] = valuesOf('TITLE').filter((text) => text.length <= 200)
  return { ...facts, phones: [], people: [{ fullName, position, emails, phones, linkedInUrl: '' }] }
}

/** "item1.EMAIL;TYPE=work:info@acme.com" has the value of EMAIL; a fax's number has none. */
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

function addressOf(written: string): string {
  const parts = written.split(/(?<!\\);/).map((part) => part.replace(/\\(.)/g, '$1').trim())
  const [, , street = '', locality = '', region = '', postalCode = '', country = ''] = parts
  return postalAddress({ street, locality, region, postalCode, country })
}
