import { industriesIn, nearness } from './industries.ts'
import { namesPeople } from './pitch.ts'
import { isPlace } from './places.ts'
import { type Topic, topicsOf } from './terms.ts'
import { fold, says, stemsOf, wordsOf } from './tokens.ts'

/** "Shop" tells less about a bicycle shop than "bicycle". */
const GENERAL = 0.25

/** What a neighbouring trade counts. */
const KINDRED = 0.6

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
 * @param industries the product's target industries
 */
export function namesBuyers(text: string, industries: string[]): boolean {
  if (namesPeople(text) || compound.test(text) || topicsOf(text).some(({ general }) => general)) return true
  const named = industriesIn(text)
  if (industries.length === 0) return named.length > 0
  return Math.max(nearness(named, industries), nearness(industries, named)) > 0
}

/**
 * The buyers whom a product's name puts before the thing itself: "bicycle shop" of "Bicycle shop alarms",
 * "hospital" of "Hospital beds"; empty where it names none of the target industries.
 */
export function buyersBefore(offer: string, industries: string[]): string {
  const words = offer.split(/\s+/)
  const before = words.map((_, at) => words.slice(0, at).join(' ')).toReversed()
  return before.find((text) => endsInBuyers(text, industries)) ?? ''
}

function endsInBuyers(text: string, industries: string[]) {
  const last = text.split(' ').at(-1) ?? ''
  const topics = topicsOf(text).filter(({ narrows }) => !narrows)
  const telling = topics.some((topic) => !topic.general && (topics.length > 1 || isTrade(topic)))
  return telling && industriesIn(last).some((name) => industries.includes(name))
}

/** Whether other words for it are known, so that an entry that has none of them is of another trade. */
const isTrade = ({ phrases, kindred }: Topic) => phrases.length > 1 || kindred.length > 0

/**
 * What sets the buyers apart within their industry: for each of "farms, dairies and cheese makers" its topics;
 * none for what is true of all its members ("developers" where software is the target).
 */
export function audienceIn(text: string, industries: string[]): Topic[][] {
  return text
    .split(/,|;|\/|&|\b(?:and|or)\b/i)
    .map((part) => distinctiveIn(part, industries))
    .filter((topics) => topics.length > 0)
}

function distinctiveIn(text: string, industries: string[]) {
  const topics = topicsOf(text).filter(({ name, narrows }) => !narrows && !isPlace(name))
  if (!namesPeople(text)) return topics
  const head = stemsOf(wordsOf(text).findLast(says) ?? '')
  if (topics.length > 1) {
    return topics.map((topic) => ({ ...topic, general: topic.general || topic.stems.includes(head) }))
  }
  const ownPeople = industriesIn(text).some((name) => industries.includes(name))
  return ownPeople && !topics.some(isTrade) ? [] : topics
}

/**
 * How far a company is one of those whom a product is for, 0 to 1: its specific words ("bicycle") weigh more
 * than the general ones ("shop"), which every company of the target industry answers.
 * @param stems what the company's entry says
 * @param within whether the company is of the target industry itself
 */
export function audienceShare(audience: Topic[][], stems: string, within: boolean): number {
  const shares = audience.map((topics) => {
    const got = topics.reduce((sum, topic) => sum + weightOf(topic) * answer(topic, stems, within), 0)
    return got / topics.reduce((sum, topic) => sum + weightOf(topic), 0)
  })
  return Math.max(0, ...shares)
}

const weightOf = ({ general }: Topic) => (general ? GENERAL : 1)

function answer({ general, stems: own, kindred }: Topic, stems: string, within: boolean) {
  if ((general && within) || own.some((phrase) => stems.includes(phrase))) return 1
  return kindred.some((phrase) => stems.includes(phrase)) ? KINDRED : 0
}
