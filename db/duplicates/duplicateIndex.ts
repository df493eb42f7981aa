import { type Comparison, compare, type Rarity } from './compare.ts'
import { featuresOf, type People, peopleIn } from './features.ts'
import { type Identity, type Profile, profileOf } from './profile.ts'
import { weights } from './weights.ts'

/** Whether two leads are the same, or may be. */
export type Verdict = 'same' | 'maybe'

/** A lead that is, or may be, the same as another. */
export interface Match {
  id: number
  verdict: Verdict
  /** How sure that is, as a logarithm of odds. */
  score: number
  /** What they have in common, in words. */
  reasons: string[]
}

/** The scores from which two leads are the same, or may be (`npm run bench -- duplicates`). */
const SCORES = { same: 2.5, maybe: -1 }
/** Leads that have a key in common with more leads than this are not compared because of it. */
const MOST_IN_BLOCK = 40

/** A lead of the index. */
interface Entry {
  id: number
  profile: Profile
  keys: readonly number[]
}

/**
 * Finds leads that are the same person or shop (Fellegi and Sunter, "A Theory for Record Linkage", 1969). Only leads
 * with a key in common are compared: an address, the end of a number, a site, a company, a name in a town.
 */
export class DuplicateIndex {
  /** The leads by their slots, which are small numbers; undefined in a slot that is free. */
  readonly #entries: (Entry | undefined)[] = []
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []
  /** The id of each slot's lead. Reading the entries themselves would take most of the time of a comparison. */
  #ids = new Float64Array(1_024)
  /** While a lead is compared: the weight of the keys that it has in common with each slot's lead. */
  #shared = new Uint16Array(1_024)
  /** The slots of the leads with each key. Most keys are those of one lead, for which there is no list. */
  readonly #blocks = new Map<number, number | number[]>()
  readonly #words = new Map<string, number>()

  add(id: number, lead: Identity): void {
    if (this.#slots.has(id)) this.remove(id)
    const profile = profileOf(lead, id)
    const entry = { id, profile, keys: keysOf(profile) }
    const slot = this.#free.pop() ?? this.#entries.length
    if (slot === this.#ids.length) this.#grow()
    this.#entries[slot] = entry
    this.#ids[slot] = id
    this.#slots.set(id, slot)
    for (const key of entry.keys) {
      const block = this.#blocks.get(key)
      if (typeof block === 'object') block.push(slot)
      else this.#blocks.set(key, block === undefined ? slot : [block, slot])
    }
    this.#count(profile, 1)
  }

  #grow(): void {
    const [ids, size] = [this.#ids, 2 * this.#ids.length]
    this.#ids = new Float64Array(size)
    this.#ids.set(ids)
    this.#shared = new Uint16Array(size)
  }

  remove(id: number): void {
    const slot = this.#slots.get(id)
    const entry = slot === undefined ? undefined : this.#entries[slot]
    if (slot === undefined || !entry) return
    this.#entries[slot] = undefined
    this.#slots.delete(id)
    this.#free.push(slot)
    for (const key of entry.keys) {
      const block = this.#blocks.get(key)
      if (typeof block === 'object' && block.length > 1) block.splice(block.indexOf(slot), 1)
      else this.#blocks.delete(key)
    }
    this.#count(entry.profile, -1)
  }

  /** Counts the words of a company's name, each once. */
  #count({ firm }: Profile, by: 1 | -1): void {
    for (let at = 0; at < firm.length; at++) {
      const word = firm[at] ?? ''
      if (firm.indexOf(word) === at) this.#words.set(word, (this.#words.get(word) ?? 0) + by)
    }
  }

  /**
   * The same for a lead that is still being typed, of which little is known: leads that have two things in common, and
   * those with the same address or number.
   */
  findTyped(lead: Identity): Match[] {
    const profile = profileOf(lead, 0)
    return this.#matches(profile, keysOf(profile), { isTyped: true })
  }

  /** The leads that are or may be the same, the surest first. @param own the id of the lead itself, if it is in the index */
  find(lead: Identity, own = 0): Match[] {
    const profile = profileOf(lead, own)
    return this.#matches(profile, this.#entryOf(own)?.keys ?? keysOf(profile))
  }

  /** The same for a lead of the index, with those that have a greater id, so that each pair is found once. */
  later(id: number): Match[] {
    const entry = this.#entryOf(id)
    return entry ? this.#matches(entry.profile, entry.keys, { after: id }) : []
  }

  #entryOf(id: number): Entry | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#entries[slot]
  }

  /** @param after only leads with a greater id are wanted */
  #matches(
    profile: Profile,
    keys: readonly number[],
    { after = 0, isTyped = false }: { after?: number; isTyped?: boolean } = {},
  ): Match[] {
    const found: Match[] = []
    for (const slot of this.#slotsSharing(keys, profile.id, after)) {
      const entry = this.#entries[slot]
      const match = entry && matchOf(profile, entry.profile, this.#rarity, isTyped)
      if (match) found.push({ id: entry.id, ...match })
    }
    return found.sort((a, b) => b.score - a.score)
  }

  /** The slots of the leads that have enough keys in common. @param own a lead that does not count */
  #slotsSharing(keys: readonly number[], own: number, after: number): number[] {
    const [ids, shared] = [this.#ids, this.#shared]
    const met: number[] = []
    const meet = (slot: number, weight: number) => {
      const id = ids[slot] ?? 0
      if (id <= after || id === own) return
      const before = shared[slot] ?? 0
      if (before === 0) met.push(slot)
      shared[slot] = before + weight
    }
    for (const key of keys) {
      const block = this.#blocks.get(key)
      if (block === undefined) continue
      const weight = isWeak(key) ? 1 : ENOUGH
      if (typeof block === 'number') meet(block, weight)
      else if (block.length <= MOST_IN_BLOCK) for (const slot of block) meet(slot, weight)
    }
    const enough = met.filter((slot) => (shared[slot] ?? 0) >= ENOUGH)
    for (const slot of met) shared[slot] = 0
    return enough
  }

  readonly #rarity: Rarity = (word) => {
    const all = Math.max(20, this.#slots.size)
    return Math.min(1, Math.log(all / Math.max(1, this.#words.get(word) ?? 1)) / Math.log(all / 2))
  }
}

/** The verdict on two leads; undefined if they are different. @param isTyped whether one is still being typed */
function matchOf(a: Profile, b: Profile, rarity: Rarity, isTyped: boolean): Omit<Match, 'id'> | undefined {
  const comparison = compare(a, b, rarity)
  const score = scoreOf(comparison, peopleIn(a, b))
  if (score < SCORES.maybe && !(isTyped && sharesContact(comparison))) return undefined
  const reasons = reasonsOf(comparison)
  // One thing in common, such as a name, may be chance.
  const isTold = saysWho(comparison) && reasons.length > 1
  if (isTyped && !isTold && !sharesContact(comparison)) return undefined
  return { verdict: isTold && score >= SCORES.same ? 'same' : 'maybe', score, reasons }
}

/** Pairs compare in a few thousand ways. */
const scores = new Map<number, number>()
function scoreOf(comparison: Comparison, people: People): number {
  const way = wayOf(comparison, people)
  const known = scores.get(way)
  if (known !== undefined) return known
  const score = featuresOf(comparison, people).reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)
  scores.set(way, score)
  return score
}

/** A number of its own for each way in which two leads can compare: a text would take several times as long. */
function wayOf(comparison: Comparison, people: People): number {
  const { name, firm, mail, phone, site, street, town, generations, nameIsFirm, mailIsName } = comparison
  let way = LEVELS[people]
  way = way * 7 + LEVELS[name]
  way = way * 7 + LEVELS[firm]
  way = way * 7 + LEVELS[mail]
  way = way * 7 + LEVELS[phone]
  way = way * 7 + LEVELS[site]
  way = way * 7 + LEVELS[street]
  way = way * 7 + LEVELS[town]
  return way * 8 + Number(generations) * 4 + Number(nameIsFirm) * 2 + Number(mailIsName)
}
type Level = {
  [F in keyof Comparison]: Comparison[F] extends string ? Comparison[F] : never
}[keyof Comparison]
/** The levels of one respect have different numbers. */
const LEVELS: Readonly<Record<Level | People, number>> = {
  none: 0,
  other: 1,
  same: 2,
  close: 3,
  part: 4,
  short: 5,
  family: 6,
  role: 3,
  local: 4,
  colleague: 5,
  domain: 6,
  near: 3,
  house: 3,
  two: 0,
  one: 1,
  no: 2,
}

/** A number, a desk's mailbox, a site or a place that two leads share says nothing of who they are. */
const saysWho = ({ name, firm, mail, nameIsFirm }: Comparison): boolean =>
  mail === 'same' ||
  nameIsFirm ||
  !['other', 'none', 'family'].includes(name) ||
  firm === 'same' ||
  firm === 'close'

const sharesContact = ({ mail, phone }: Comparison): boolean =>
  mail === 'same' || mail === 'role' || phone === 'same'

function reasonsOf({ name, firm, mail, phone, site, street, town }: Comparison): string[] {
  const reasons = [
    mail === 'same' && 'Same email address',
    mail === 'role' && 'Same mailbox of a desk',
    phone === 'same' && 'Same phone number',
    name === 'same' && 'Same name',
    name === 'close' && 'Nearly the same name',
    name === 'short' && 'Same name, written shorter',
    firm === 'same' && 'Same company',
    firm === 'close' && 'Nearly the same company',
    firm === 'part' && 'A similar company',
    site === 'same' && 'Same site',
    street === 'same' ? 'Same street' : town === 'same' && 'Same place',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Two weak keys, such as a word of the company and a site, are as good as another one. */
const ENOUGH = 2
const isWeak = (key: number): boolean => key % 2 === 1

/**
 * The key that leads with the same text have in common, as a number: a team has hundreds of thousands, and texts would
 * take twice as long. That a few different keys get the same number makes a few more leads be compared.
 * @param kind another number for each kind of key; odd for weak ones
 */
function keyOf(kind: number, text: string): number {
  let hash = 0x811c9dc5 ^ kind
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) & 0x3ffffffe) | (kind & 1)
}
const KINDS = { mail: 2, box: 4, site: 6, phone: 8, firm: 10, name: 12, word: 1, last: 3 }

/** The keys that leads must have in common to be compared: one, or two weak ones. */
function keysOf({ name, firm, firmText, emails, phones, sites, postcode, town }: Profile): number[] {
  const keys: number[] = []
  const add = (kind: number, text: string) => {
    const key = keyOf(kind, text)
    if (!keys.includes(key)) keys.push(key)
  }
  for (const { address, local, isRole } of emails) {
    add(KINDS.mail, address)
    if (!isRole && local.length > 5) add(KINDS.box, local)
  }
  for (const { domain, isFree } of emails) if (!isFree) add(KINDS.site, domain)
  for (const phone of phones) add(KINDS.phone, phone.slice(-7))
  for (const site of sites) add(KINDS.site, site)
  if (firmText) add(KINDS.firm, firmText.slice(0, 8))
  let longest = ''
  for (const word of firm) if (word.length > longest.length) longest = word
  if (longest.length > 4) add(KINDS.word, longest.slice(0, 7))
  const parts = name.filter((part) => part.length > 1)
  if (parts.length > 1) {
    const sorted = [...parts].sort()
    add(KINDS.name, sorted.map((part) => part.slice(0, 4)).join(' '))
  }
  const last = parts.at(-1)
  const where = postcode || town[0]
  if (last) {
    add(KINDS.last, `${last.slice(0, 5)} ${firmText.slice(0, 4)}`)
    if (where) add(KINDS.last, `${last.slice(0, 5)} in ${where}`)
    // A shop that is named after its owner.
    add(KINDS.word, last.slice(0, 7))
  }
  return keys
}
