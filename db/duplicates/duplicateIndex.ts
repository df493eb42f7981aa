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

/**
 * Finds leads that are the same person or shop (Fellegi and Sunter, "A Theory for Record Linkage", 1969). Only leads
 * with a key in common are compared: an address, the end of a number, a site, a company, a name in a town.
 */
export class DuplicateIndex {
  readonly #profiles = new Map<number, Profile>()
  readonly #keys = new Map<number, ReadonlySet<string>>()
  readonly #blocks = new Map<string, number[]>()
  readonly #words = new Map<string, number>()

  add(id: number, lead: Identity): void {
    if (this.#profiles.has(id)) this.remove(id)
    const profile = profileOf(lead, id)
    this.#profiles.set(id, profile)
    const keys = keysOf(profile)
    this.#keys.set(id, keys)
    for (const key of keys) {
      const block = this.#blocks.get(key)
      if (block) block.push(id)
      else this.#blocks.set(key, [id])
    }
    for (const word of new Set(profile.firm)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
  }

  remove(id: number): void {
    const profile = this.#profiles.get(id)
    if (!profile) return
    this.#profiles.delete(id)
    for (const key of this.#keys.get(id) ?? []) {
      const block = this.#blocks.get(key)?.filter((other) => other !== id) ?? []
      if (block.length > 0) this.#blocks.set(key, block)
      else this.#blocks.delete(key)
    }
    this.#keys.delete(id)
    for (const word of new Set(profile.firm)) this.#words.set(word, (this.#words.get(word) ?? 1) - 1)
  }

  /**
   * The same for a lead that is still being typed, of which little is known: leads that have two things in common, and
   * those with the same address or number.
   */
  findTyped(lead: Identity): Match[] {
    return this.#matches(profileOf(lead, 0), () => true, true)
  }

  /** The leads that are or may be the same, the surest first. @param own the id of the lead itself, if it is in the index */
  find(lead: Identity, own = 0): Match[] {
    return this.#matches(profileOf(lead, own), () => true)
  }

  /** The same for a lead of the index, with those that have a greater id, so that each pair is found once. */
  later(id: number): Match[] {
    const profile = this.#profiles.get(id)
    return profile ? this.#matches(profile, (other) => other > id) : []
  }

  #matches(profile: Profile, isWanted: (id: number) => boolean, isTyped = false): Match[] {
    const shared = new Map<number, number>()
    for (const key of this.#keys.get(profile.id) ?? keysOf(profile)) {
      const block = this.#blocks.get(key) ?? []
      if (block.length > MOST_IN_BLOCK) continue
      const weight = isWeak(key) ? 1 : ENOUGH
      for (const id of block) {
        if (id !== profile.id && isWanted(id)) shared.set(id, (shared.get(id) ?? 0) + weight)
      }
    }
    const found: Match[] = []
    for (const [id, weight] of shared) {
      if (weight < ENOUGH) continue
      const other = this.#profiles.get(id)
      const match = other && matchOf(profile, other, this.#rarity, isTyped)
      if (match) found.push({ id, ...match })
    }
    return found.sort((a, b) => b.score - a.score)
  }

  readonly #rarity: Rarity = (word) => {
    const all = Math.max(20, this.#profiles.size)
    return Math.min(1, Math.log(all / Math.max(1, this.#words.get(word) ?? 1)) / Math.log(all / 2))
  }
}

/** The verdict on two leads; undefined if they are different. @param isTyped whether one is still being typed */
function matchOf(a: Profile, b: Profile, rarity: Rarity, isTyped: boolean): Omit<Match, 'id'> | undefined {
  const comparison = compare(a, b, rarity)
  const score = scoreOf(comparison, peopleIn(a, b))
  const reasons = reasonsOf(comparison)
  if (score < SCORES.maybe && !(isTyped && sharesContact(comparison))) return undefined
  // One thing in common, such as a name, may be chance.
  const isTold = saysWho(comparison) && reasons.length > 1
  if (isTyped && !isTold && !sharesContact(comparison)) return undefined
  return { verdict: isTold && score >= SCORES.same ? 'same' : 'maybe', score, reasons }
}

/** Pairs compare in a few thousand ways. */
const scores = new Map<string, number>()

function scoreOf(comparison: Comparison, people: People): number {
  const { name, firm, mail, phone, site, street, town, generations, nameIsFirm, mailIsName } = comparison
  const way = `${people}${name}|${firm}|${mail}|${phone}|${site}|${street}|${town}${generations}${nameIsFirm}${mailIsName}`
  const known = scores.get(way)
  if (known !== undefined) return known
  const score = featuresOf(comparison, people).reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)
  scores.set(way, score)
  return score
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
const isWeak = (key: string): boolean => key.startsWith('word ') || key.startsWith('last ')

/** The keys that leads must have in common to be compared: one, or two weak ones. */
function keysOf({ name, firm, firmText, emails, phones, sites, postcode, town }: Profile): Set<string> {
  const keys = new Set<string>()
  for (const { address, local, isRole } of emails) {
    keys.add(`mail ${address}`)
    if (!isRole && local.length > 5) keys.add(`box ${local}`)
  }
  for (const { domain, isFree } of emails) if (!isFree) keys.add(`site ${domain}`)
  for (const phone of phones) keys.add(`phone ${phone.slice(-7)}`)
  for (const site of sites) keys.add(`site ${site}`)
  if (firmText) keys.add(`firm ${firmText.slice(0, 8)}`)
  const longest = firm.reduce((long, word) => (word.length > long.length ? word : long), '')
  if (longest.length > 4) keys.add(`word ${longest.slice(0, 7)}`)
  const parts = name.filter((part) => part.length > 1)
  if (parts.length > 1) {
    const sorted = [...parts].sort()
    keys.add(`name ${sorted.map((part) => part.slice(0, 4)).join(' ')}`)
  }
  const last = parts.at(-1)
  const where = postcode || town[0]
  if (last) {
    keys.add(`last ${last.slice(0, 5)} ${firmText.slice(0, 4)}`)
    if (where) keys.add(`last ${last.slice(0, 5)} in ${where}`)
    // A shop that is named after its owner.
    keys.add(`word ${last.slice(0, 7)}`)
  }
  return keys
}
