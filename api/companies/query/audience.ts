import { nearnessToTargets } from '#api/companies/trades/buyers.ts'
import { areKin, areOnOneLine } from '#api/companies/trades/trades.ts'
import { fold, isContent, stemsOf, tokensOf } from '#api/text/tokens.ts'
import { tradesSpokenOf } from './namedTrades.ts'
import { isPlace } from './places.ts'
import { type Term, termsIn } from './terms.ts'

/**
 * What a product's name and description say is sold, and to whom: "Booking system for independent hotels"
 * sells a booking system to independent hotels.
 */
export function offersAndAudience(name: string, description: string): { offers: string[]; audience: string } {
  const [offer = '', ...rest] = name.split(/\s(?:for|to help)\s/i)
  const [, lead = '', described = ''] =
    /^([^.:;!?\n]{3,80}?)\sfor\s([^.:;!?\n]{3,120})/i.exec(description) ?? []
  const offers = [offer, lead].map((text) => text.trim().replace(/^(?:an?|the|our)\s/i, ''))
  return { offers: offers.filter(Boolean), audience: rest.join(' ') || described }
}

/** "Shop" tells less about a bicycle shop than "bicycle". */
const GENERAL = 0.25

/** What a neighbouring trade counts. */
const RELATED = 0.6

/** "fintechs" of "fintechs in Latin America". */
export const withoutPlace = (audience: string) =>
  audience.replace(/\s(?:in|across|throughout|within)\s(.+)$/i, (all, rest: string) =>
    isPlace(fold(rest).replace(/^the /, '')) ? '' : all,
  )

/** "bookshops", "shipyards". */
const compound = /\p{L}(?:shops?|stores?|yards?|makers?|builders?)$/iu

/**
 * Whether the words after "for" name buyers ("refrigerated trucks", "bicycle shops") rather than a use or an
 * object ("marble floors", "a fixed price").
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
 * The buyers whom a product's name puts before the thing itself: "bicycle shop" of "Bicycle shop alarms",
 * "hospital" of "Hospital beds"; empty where it names none of the targets.
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

/** Whether a text speaks of a target, of a part of it or of the whole of it. */
export const isOneOf = (text: string, targets: string[]) =>
  tradesSpokenOf(text).some((id) => targets.some((target) => areOnOneLine(id, target)))

/** Whether other words for it are known, so that an entry that has none of them is of another trade. */
const isTrade = ({ phrases, related }: Term) => phrases.length > 1 || related.length > 0

/**
 * What sets the buyers apart within their industry: for each of "farms, dairies and cheese makers" its terms;
 * none for what is true of all its members ("developers" where software is the target).
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
 * How far a company is one of those whom a product is for, 0 to 1: its specific words ("bicycle") weigh more
 * than the general ones ("shop"), which every company of the target industry answers.
 * @param stems what the company's entry says
 * @param within whether the company is of the target industry itself
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

/** Whether a text ends in a word for people who do something ("divers", "left-handed violinists"). */
export function namesPeople(audience: string): boolean {
  const [phrase = ''] = audience.split(/,|\b(?:in|with|at|on|of|across|who|that|and)\b/)
  const last = tokensOf(phrase).at(-1) ?? ''
  return /(ers|ors|ists|ians|eers|men|women)$/.test(last) && isContent(last)
}

/** The last word of the offer that says what it is, as stems: "trackers" of "temperature trackers". */
export function headOf(offer: string): string | undefined {
  const head = tokensOf(offer).findLast(isContent)
  return head && stemsOf(head)
}
