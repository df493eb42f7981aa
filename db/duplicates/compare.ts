import { jaroWinkler } from './jaroWinkler.ts'
import { areOneName } from './nicknames.ts'
import { isOfPlatform, type Mailbox, type Profile } from './profile.ts'

/** How two leads compare in each respect; 'none' where one of them says nothing. */
export interface Comparison {
  name: 'same' | 'short' | 'close' | 'family' | 'other' | 'none'
  /** One is the son, the other the father. */
  generations: boolean
  firm: 'same' | 'close' | 'part' | 'other' | 'none'
  /** One has the person's name as its company. */
  nameIsFirm: boolean
  mail: 'same' | 'role' | 'local' | 'colleague' | 'domain' | 'other' | 'none'
  /** The mailbox of one is named after the other's person. */
  mailIsName: boolean
  phone: 'same' | 'near' | 'other' | 'none'
  site: 'same' | 'other' | 'none'
  street: 'same' | 'house' | 'other' | 'none'
  town: 'same' | 'other' | 'none'
}

/** How rare a word is among the companies' names: 1 for a word that few have, 0 for one that most have. */
export type Rarity = (word: string) => number

/** Compares two leads. */
export function compare(a: Profile, b: Profile, rarity: Rarity): Comparison {
  return {
    name: nameLevel(a.name, b.name),
    generations: a.generation !== b.generation,
    firm: firmLevel(a, b, rarity),
    nameIsFirm: isNamedAfter(a, b) || isNamedAfter(b, a),
    mail: mailLevel(a.emails, b.emails),
    mailIsName: mailNames(a, b) || mailNames(b, a),
    phone: phoneLevel(a.phones, b.phones),
    site: siteLevel(a, b),
    street: streetLevel(a, b),
    town: townLevel(a, b),
  }
}

const CLOSE = 0.92

/** Whether two words are nearly the same. Most pairs are told apart by their lengths and first letters. */
const areClose = (a: string, b: string, least = CLOSE): boolean =>
  Math.abs(a.length - b.length) <= Math.max(a.length, b.length) * 0.4 &&
  (a[0] === b[0] || a[1] === b[1] || a[0] === b[1]) &&
  jaroWinkler(a, b) >= least

/** First and last names in any order; initials, short forms and typos count as the name. */
function nameLevel(a: readonly string[], b: readonly string[]): Comparison['name'] {
  if (a.length === 0 || b.length === 0) return 'none'
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...many]
  let exact = 0
  let short = 0
  let close = 0
  for (const word of few) {
    const level = best(word, left)
    if (!level) continue
    left.splice(level.at, 1)
    if (level.kind === 'exact') exact++
    else if (level.kind === 'short') short++
    else close++
  }
  const found = exact + short + close
  const whole = a.join('') === b.join('') || areClose(a.join(''), b.join(''), 0.95)
  if (found === few.length && few.length > 1) {
    if (short > 0) return 'short'
    return close > 0 ? 'close' : 'same'
  }
  if (whole) return 'close'
  if (few.length === 1 && found === 1) return exact > 0 && many.length === 1 ? 'same' : 'short'
  return found > 0 && exact + close > 0 ? 'family' : 'other'
}

function best(word: string, others: readonly string[]) {
  const exact = others.indexOf(word)
  if (exact >= 0) return { at: exact, kind: 'exact' as const }
  const isInitial = (a: string, b: string) => a.length === 1 && b.startsWith(a)
  const short = others.findIndex(
    (other) => isInitial(word, other) || isInitial(other, word) || areOneName(word, other),
  )
  if (short >= 0) return { at: short, kind: 'short' as const }
  const close = others.findIndex((other) => word.length > 3 && other.length > 3 && areClose(word, other))
  return close >= 0 ? { at: close, kind: 'close' as const } : undefined
}

function firmLevel(a: Profile, b: Profile, rarity: Rarity): Comparison['firm'] {
  if (a.firm.length === 0 || b.firm.length === 0) return 'none'
  if (a.firmText === b.firmText) return 'same'
  if (areClose(a.firmText, b.firmText, 0.95)) return 'close'
  const [few, many] = a.firm.length <= b.firm.length ? [a.firm, b.firm] : [b.firm, a.firm]
  let shared = 0
  let total = 0
  for (const word of few) {
    const weight = 0.2 + rarity(word)
    total += weight
    const isThere = many.some(
      (other) =>
        other === word ||
        isAbbreviation(word, other) ||
        isAbbreviation(other, word) ||
        (word.length > 4 && areClose(word, other)),
    )
    if (isThere) shared += weight
  }
  const share = shared / total
  if (share >= 0.95) return few.length === many.length || few.length > 1 ? 'close' : 'part'
  if (isAcronym(few, many)) return 'part'
  return share > 0.3 ? 'part' : 'other'
}

const isAbbreviation = (short: string, long: string): boolean =>
  short.length >= 3 && short.length < long.length && long.startsWith(short)

const isAcronym = (few: readonly string[], many: readonly string[]): boolean =>
  few.length === 1 && many.length > 1 && few[0] === many.map((word) => word[0]).join('')

/** Whether a lead without a person has the other's person as its company. */
const isNamedAfter = (company: Profile, person: Profile): boolean =>
  company.name.length === 0 &&
  person.name.length > 1 &&
  person.name.every((word) => company.firm.includes(word))

function mailLevel(a: readonly Mailbox[], b: readonly Mailbox[]): Comparison['mail'] {
  if (a.length === 0 || b.length === 0) return 'none'
  const pairs = a.flatMap((one) => b.map((other) => [one, other] as const))
  const same = pairs.find(([one, other]) => one.address === other.address)
  if (same) return same[0].isRole ? 'role' : 'same'
  if (pairs.some(([one, other]) => !one.isRole && isOneBox(one, other))) return 'same'
  if (pairs.some(([one, other]) => !one.isRole && one.local === other.local && one.local.length > 4))
    return 'local'
  const together = pairs.filter(([one, other]) => one.domain === other.domain && !one.isFree)
  if (together.some(([one, other]) => !one.isRole && !other.isRole)) return 'colleague'
  return together.length > 0 ? 'domain' : 'other'
}

/** An address with a typo in its domain or its local part. */
const isOneBox = (a: Mailbox, b: Mailbox): boolean =>
  (a.local === b.local && a.local.length > 4 && jaroWinkler(a.domain, b.domain) >= 0.94) ||
  (a.domain === b.domain && a.local.length > 6 && b.local.length > 6 && jaroWinkler(a.local, b.local) >= 0.97)

const mailNames = (a: Profile, b: Profile): boolean =>
  b.name.length > 1 &&
  a.emails.some(({ local, isRole }) => {
    const box = local.replace(/[^a-z]/g, '')
    const [first = '', last = ''] = [b.name[0], b.name.at(-1)]
    return (
      !isRole &&
      box.length > 3 &&
      box.includes(last) &&
      (box.includes(first) || box.startsWith(first[0] ?? '?'))
    )
  })

function phoneLevel(a: readonly string[], b: readonly string[]): Comparison['phone'] {
  if (a.length === 0 || b.length === 0) return 'none'
  const is = (test: (one: string, other: string) => boolean) =>
    a.some((one) => b.some((other) => test(one, other)))
  if (
    is(
      (one, other) =>
        one === other || (one.length !== other.length && (one.endsWith(other) || other.endsWith(one))),
    )
  )
    return 'same'
  return is((one, other) => one.length > 6 && one.slice(0, -2) === other.slice(0, -2)) ? 'near' : 'other'
}

function siteLevel(a: Profile, b: Profile): Comparison['site'] {
  // The domain of a company's address is its site.
  const sitesOf = ({ sites, emails }: Profile) => [
    ...sites,
    ...emails.flatMap(({ domain, isFree }) => (isFree || isOfPlatform(domain) ? [] : domain)),
  ]
  const [mine, others] = [sitesOf(a), sitesOf(b)]
  if (mine.length === 0 || others.length === 0) return 'none'
  return mine.some((site) => others.includes(site)) ? 'same' : 'other'
}

function streetLevel(a: Profile, b: Profile): Comparison['street'] {
  if (!a.street || !b.street) return 'none'
  const isStreet = a.street === b.street || areClose(a.street, b.street, 0.9)
  if (!isStreet) return 'other'
  return a.houseNumber === b.houseNumber || !a.houseNumber || !b.houseNumber ? 'same' : 'house'
}

function townLevel(a: Profile, b: Profile): Comparison['town'] {
  if (a.postcode && b.postcode && a.postcode === b.postcode) return 'same'
  if (a.town.length > 0 && b.town.length > 0) {
    const isThere = a.town.some((word) =>
      b.town.some((other) => word === other || (word.length > 4 && areClose(word, other))),
    )
    return isThere ? 'same' : 'other'
  }
  return a.postcode && b.postcode ? 'other' : 'none'
}
