import { spellingsOf } from '#app/data/rows/searched.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The fields by which two leads are recognised as the same. */
export type Identity = Pick<Lead, 'fullName' | 'company' | 'email' | 'phoneNumber'>

/** What two leads that seem to be the same have in common. */
export type Likeness = 'email' | 'phone' | 'name'

/** A text that two leads have in common if they seem to be the same. */
interface Key {
  likeness: Likeness
  key: string
}

/** The keys under which a lead is found. */
export const keysOf = (lead: Identity): Key[] => [
  ...keyed('email', emailKeys(lead.email)),
  ...keyed('phone', phoneKeys(lead.phoneNumber).own),
  ...keyed('name', nameKeys(lead)),
]

/** The keys that find leads which seem to be the same as this one, the surest first. */
export const keysToFind = (lead: Identity): Key[] => [
  ...keyed('email', emailKeys(lead.email)),
  ...keyed('phone', phoneKeys(lead.phoneNumber).others),
  ...keyed('name', nameKeys(lead)),
]

const keyed = (likeness: Likeness, keys: readonly string[]): Key[] =>
  keys.map((key) => ({ likeness, key: `${likeness} ${key}` }))

function emailKeys(email: string): string[] {
  const plain = email.replace(/\s/g, '').toLowerCase()
  return plain ? [plain] : []
}

/** Name and company without accents and punctuation, in both ways to write a text without accents. */
function nameKeys({ fullName, company }: Identity): string[] {
  if (!fullName || !company) return []
  const [names, companies] = [spellingsOf(fullName), spellingsOf(company)]
  const spelled = (at: number) => {
    const [name, place] = [names[at] ?? names[0], companies[at] ?? companies[0]].map(wordsOf)
    return name && place ? [`${name} @ ${place}`] : []
  }
  return names.length + companies.length > 2 ? [...spelled(0), ...spelled(1)] : spelled(0)
}

const wordsOf = (text = ''): string =>
  text.replace(PLAIN.test(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ').trim()
const PLAIN = /^[\0-\x7f]*$/

/** Numbers are compared by their last nine digits, which a country code or a leading zero does not change. */
const COMPARED_DIGITS = 9
/** A shorter number is an extension or is still being typed. */
const FEWEST_DIGITS = 6
const EXTENSION = /(?:ext|extension|durchwahl|x|#)[.:\s]*\d{1,5}\s*$/i

interface PhoneKeys {
  /** The keys under which the number is found. */
  own: string[]
  /** The keys of the same number in its other forms. */
  others: string[]
}

const none: PhoneKeys = { own: [], others: [] }

/**
 * A national number of fewer than nine digits cannot be told apart from its country code, so it is compared with the
 * end of an international number after each possible length of the code. Two international numbers are compared as a
 * whole.
 */
function phoneKeys(phoneNumber: string): PhoneKeys {
  const number = phoneNumber
    .replace(EXTENSION, '')
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < FEWEST_DIGITS) return none
  const last = digits.slice(-COMPARED_DIGITS)
  if (!/^(?:\+|00)/.test(number)) {
    return digits.length < COMPARED_DIGITS ? { own: [last], others: [last, `+ ${last}`] } : same([last])
  }
  const national = [1, 2, 3].map((code) => digits.slice(code).replace(/^0/, ''))
  const short = national.filter(({ length }) => length >= FEWEST_DIGITS && length < COMPARED_DIGITS)
  return { own: [last, ...short.map((rest) => `+ ${rest}`)], others: [last, ...short] }
}

const same = (keys: string[]): PhoneKeys => ({ own: keys, others: keys })
