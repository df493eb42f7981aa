import { jaroWinkler, mostSimilar } from './jaroWinkler.ts'
import { areOneName } from './nicknames.ts'
import type { Mailbox, Profile } from './profile.ts'

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
    name: nameLevel(a, b),
    generations: a.generation !== b.generation,
    firm: firmLevel(a, b, rarity),
    nameIsFirm: isNamedAfter(a, b) || isNamedAfter(b, a),
    mail: mailLevel(a.emails, b.emails),
    mailIsName: mailNames(a, b) || mailNames(b, a),
    phone: phoneLevel(a.phones, b.phones),
    site: siteLevel(a.ownSites, b.ownSites),
    street: streetLevel(a, b),
    town: townLevel(a, b),
  }
}

const CLOSE = 0.92
/** Whether two words are nearly the same. Most pairs are told apart by their lengths and first letters. */
const areClose = (a: string, b: string, least = CLOSE): boolean =>
  Math.abs(a.length - b.length) <= Math.max(a.length, b.length) * 0.4 &&
  (a[0] === b[0] || a[1] === b[1] || a[0] === b[1]) &&
  (a === b || (mostSimilar(a, b) >= least && jaroWinkler(a, b) >= least))

/** First and last names in any order; initials, short forms and typos count as the name. */
function nameLevel(a: Profile, b: Profile): Comparison['name'] {
  if (a.name.length === 0 || b.name.length === 0) return 'none'
  const [few, many] = a.name.length <= b.name.length ? [a.name, b.name] : [b.name, a.name]
  const left = [...many]
  let exact = 0
  let short = 0
  let close = 0
  for (const word of few) {
    if (taken(left, left.indexOf(word))) exact++
    else if (taken(left, placeOf(left, word, isShort))) short++
    else if (word.length > 3 && taken(left, placeOf(left, word, isTypo))) close++
  }
  const found = exact + short + close
  if (found === few.length && few.length > 1) {
    if (short > 0) return 'short'
    return close > 0 ? 'close' : 'same'
  }
  if (a.nameText === b.nameText || areClose(a.nameText, b.nameText, 0.95)) return 'close'
  if (few.length === 1 && found === 1) return exact > 0 && many.length === 1 ? 'same' : 'short'
  return found > 0 && exact + close > 0 ? 'family' : 'other'
}

/** Takes a word out of a list. @returns false if it is not there, at -1 */
function taken(words: string[], at: number): boolean {
  if (at < 0) return false
  words.splice(at, 1)
  return true
}

/** Where the first word is that is like another one; -1 if none is. A loop: most of the time goes here. */
function placeOf(words: readonly string[], word: string, isLike: (a: string, b: string) => boolean): number {
  for (let at = 0; at < words.length; at++) if (isLike(word, words[at] ?? '')) return at
  return -1
}

const isTypo = (a: string, b: string): boolean => b.length > 3 && areClose(a, b)
const isShort = (a: string, b: string): boolean => isInitial(a, b) || isInitial(b, a) || areOneName(a, b)
const isInitial = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a)

function firmLevel(a: Profile, b: Profile, rarity: Rarity): Comparison['firm'] {
  if (a.firm.length === 0 || b.firm.length === 0) return 'none'
  if (a.firmText === b.firmText) return 'same'
  if (areClose(a.firmText, b.firmText, 0.95)) return 'close'
  const [few, many] = a.firm.length <= b.firm.length ? [a.firm, b.firm] : [b.firm, a.firm]
  const there = few.filter((word) => placeOf(many, word, isFirmWord) >= 0)
  const share = there.length === few.length ? 1 : weightOf(there, rarity) / weightOf(few, rarity)
  if (share >= 0.95) return few.length === many.length || few.length > 1 ? 'close' : 'part'
  if (isAcronym(few, many)) return 'part'
  return share > 0.3 ? 'part' : 'other'
}

/** How much words say about which company it is. */
function weightOf(words: readonly string[], rarity: Rarity): number {
  let weight = 0
  for (const word of words) weight += 0.2 + rarity(word)
  return weight
}

const isFirmWord = (a: string, b: string): boolean =>
  a === b || isAbbreviation(a, b) || isAbbreviation(b, a) || (a.length > 4 && areClose(a, b))

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
  for (const { address, isRole } of a) {
    if (b.some((other) => other.address === address)) return isRole ? 'role' : 'same'
  }
  let isLocal = false
  let isColleague = false
  let isDomain = false
  for (const one of a) {
    for (const other of b) {
      if (!one.isRole && isOneBox(one, other)) return 'same'
      if (!one.isRole && one.local === other.local && one.local.length > 4) isLocal = true
      if (one.domain !== other.domain || one.isFree) continue
      isDomain = true
      if (!one.isRole && !other.isRole) isColleague = true
    }
  }
  if (isLocal) return 'local'
  if (isColleague) return 'colleague'
  return isDomain ? 'domain' : 'other'
}

/** An address with a typo in its domain or its local part. */
const isOneBox = (a: Mailbox, b: Mailbox): boolean =>
  (a.local === b.local && a.local.length > 4 && jaroWinkler(a.domain, b.domain) >= 0.94) ||
  (a.domain === b.domain && a.local.length > 6 && b.local.length > 6 && jaroWinkler(a.local, b.local) >= 0.97)

const mailNames = (a: Profile, b: Profile): boolean =>
  b.name.length > 1 && a.emails.some(({ box, isRole }) => !isRole && isNamedFor(box, b.name))

function isNamedFor(box: string, name: readonly string[]): boolean {
  const [first = '', last = ''] = [name[0], name.at(-1)]
  return box.length > 3 && box.includes(last) && (box.includes(first) || box.startsWith(first[0] ?? '?'))
}

function phoneLevel(a: readonly string[], b: readonly string[]): Comparison['phone'] {
  if (a.length === 0 || b.length === 0) return 'none'
  if (a.some((one) => b.some((other) => isOneNumber(one, other)))) return 'same'
  return a.some((one) => b.some((other) => isNear(one, other))) ? 'near' : 'other'
}

const isOneNumber = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a)
const isNear = (a: string, b: string): boolean =>
  a.length > 6 && a.length === b.length && b.startsWith(a.slice(0, -2))

function siteLevel(a: readonly string[], b: readonly string[]): Comparison['site'] {
  if (a.length === 0 || b.length === 0) return 'none'
  return a.some((site) => b.includes(site)) ? 'same' : 'other'
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
    return a.town.some((word) => placeOf(b.town, word, isTown) >= 0) ? 'same' : 'other'
  }
  return a.postcode && b.postcode ? 'other' : 'none'
}

const isTown = (a: string, b: string): boolean => a === b || (a.length > 4 && areClose(a, b))
