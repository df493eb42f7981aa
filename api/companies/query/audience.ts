import { nearnessToTargets } from '#api/companies/trades/buyers.ts'
import { areKin, areOnOneLine } from '#api/companies/trades/trades.ts'
import { fold, isContent, stemsOf, tokensOf } from '#api/text/tokens.ts'
import { tradesSpokenOf } from './namedTrades.ts'
import { isPlace } from './places.ts'
import { type Term, termsIn } from './terms.ts'

/**
 * The offers and the audience in a product's name and description: "Booking system for independent hotels" offers a
 * booking system to independent hotels.
 */
export function offersAndAudience(name: string, description: string): { offers: string[]; audience: string } {
  const [offer = '', ...rest] = name.split(/\s(?:for|to help)\s/i)
  const [, lead = '', described = ''] =
    /^([^.:;!?\n]{3,80}?)\sfor\s([^.:;!?\n]{3,120})/i.exec(description) ?? []
  const offers = [offer, lead].map((text) => text.trim().replace(/^(?:an?|the|our)\s/i, ''))
  return { offers: offers.filter(Boolean), audience: rest.join(' ') || described }
}

/** The weight of a general term: "shop" says less about a bicycle shop than "bicycle". */
const GENERAL = 0.25

/** The share that a company with a related word gets. */
const RELATED = 0.6

/** An audience without a place at its end: "fintechs" for "fintechs in Latin America". */
export const withoutPlace = (audience: string) =>
  audience.replace(/\s(?:in|across|throughout|within)\s(.+)$/i, (all, rest: string) =>
    isPlace(fold(rest).replace(/^the /, '')) ? '' : all,
  )

/** Compound words for businesses: "bookshops", "shipyards". */
const compound = /\p{L}(?:shops?|stores?|yards?|makers?|builders?)$/iu

/**
 * Whether the words after "for" name buyers ("refrigerated trucks", "bicycle shops") and not a use or an object
 * ("marble floors", "a fixed price").
 * @param targets trades of the product's target industry
 */
export function namesBuyers(text: string, targets: string[]): boolean {
  if (namesPeople(text) || compound.test(text) || termsIn(text).some(({ general }) => general)) return true
  const named = tradesSpokenOf(text)
  if (targets.length === 0) return named.length > 0
  if (named.some((id) => targets.some((target) => areKin(id, target)))) return true
  return Math.max(nearnessToTargets(named, targets), nearnessToTargets(targets, named)) > 0
}

/**
 * The buyers that come before the thing itself in a product's name: "bicycle shop" in "Bicycle shop alarms", "hospital"
 * in "Hospital beds"; '' if these words name none of the targets.
 */
export function buyersBefore(offer: string, targets: string[]): string {
  const words = offer.split(/\s+/)
  const before = words.map((_, at) => words.slice(0, at).join(' ')).toReversed()
  return before.find((text) => endsInBuyers(text, targets)) ?? ''
}

function endsInBuyers(text: string, targets: string[]) {
  const last = text.split(' ').at(-1) ?? ''
  const terms = termsIn(text).filter(({ narrows }) => !narrows)
  const telling = terms.some((term) => !term.general && (terms.length > 1 || isTrade(term)))
  return telling && isOneOf(last, targets)
}

/** Whether a text names a target, a part of it, or a wider trade that contains it. */
export const isOneOf = (text: string, targets: string[]) =>
  tradesSpokenOf(text).some((id) => targets.some((target) => areOnOneLine(id, target)))

/** Whether other words for the term are known. An entry without any of them belongs to another trade. */
const isTrade = ({ phrases, related }: Term) => phrases.length > 1 || related.length > 0

/**
 * The terms that distinguish the buyers within their industry, one list for each of "farms, dairies and cheese
 * makers". A part that is true of every member has no list ("developers" if the target is software).
 */
export function audienceIn(text: string, targets: string[]): Term[][] {
  return text
    .split(/,|;|\/|&|\b(?:and|or)\b/i)
    .map((part) => distinctiveIn(part, targets))
    .filter((terms) => terms.length > 0)
}

function distinctiveIn(text: string, targets: string[]) {
  const terms = termsIn(text).filter(({ name, narrows }) => !narrows && !isPlace(name))
  if (!namesPeople(text)) return terms
  const head = stemsOf(tokensOf(text).findLast(isContent) ?? '')
  if (terms.length > 1) {
    return terms.map((term) => ({ ...term, general: term.general || term.stems.includes(head) }))
  }
  return isOneOf(text, targets) && !terms.some(isTrade) ? [] : terms
}

/**
 * How well a company matches the audience, 0 to 1. Specific terms ("bicycle") weigh more than general ones ("shop"),
 * which every company of the target industry matches.
 * @param stems the stems of the company's entry
 * @param within whether the company belongs to the target industry itself
 */
export function audienceShare(audience: Term[][], stems: string, within: boolean): number {
  const shares = audience.map((terms) => {
    const got = terms.reduce((sum, term) => sum + weightOf(term) * answer(term, stems, within), 0)
    return got / terms.reduce((sum, term) => sum + weightOf(term), 0)
  })
  return Math.max(0, ...shares)
}

const weightOf = ({ general }: Term) => (general ? GENERAL : 1)

function answer({ general, stems: own, related }: Term, stems: string, within: boolean) {
  if ((general && within) || own.some((phrase) => stems.includes(phrase))) return 1
  return related.some((phrase) => stems.includes(phrase)) ? RELATED : 0
}

/** Whether a text ends in a word for people by what they do ("divers", "left-handed violinists"). */
export function namesPeople(audience: string): boolean {
  const [phrase = ''] = audience.split(/,|\b(?:in|with|at|on|of|across|who|that|and)\b/)
  const last = tokensOf(phrase).at(-1) ?? ''
  return /(ers|ors|ists|ians|eers|men|women)$/.test(last) && isContent(last)
}

/** The head noun of an offer, as stems: "trackers" for "temperature trackers". */
export function headOf(offer: string): string | undefined {
  const head = tokensOf(offer).findLast(isContent)
  return head && stemsOf(head)
}
