import type { Row } from '#api/companies/directory/reader.ts'
import { audienceShare } from '#api/companies/query/audience.ts'
import { industriesOf, nearness } from '#api/companies/query/industries.ts'
import type { WeighedTopic, Wish } from '#api/companies/query/query.ts'
import { sizeFit } from '#api/companies/query/sizes.ts'
import { share, speaksOf, type Topic } from '#api/companies/query/terms.ts'
import { stemsOf } from '#api/companies/query/tokens.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { isNoBuyer, isSoftware, sellsToOthers, type Texts, textsOf } from './competitor.ts'

/** How a company answers a wish. */
export interface Fit {
  row: Row
  /** 0 to 100: the sum of the parts. */
  score: number
  parts: ScorePart[]
  /** The topics found in the company's own entry, the most telling first. */
  matched: WeighedTopic[]
  /** 1 for the target industry itself. */
  nearness: number
}

/** Points for each part; a part that nobody asked about does not count. */
const points = { industry: 35, topics: 30, size: 15, place: 10, keywords: 10 }

/** What a company of no listed industry gets where the product names none either. */
const UNKNOWN_INDUSTRY = 0.5

/** A company of the target industry itself, with nothing against it, is plausible: from the least to the most. */
const PLAIN = [54, 65] as const

/** What an audience leaves of a company before it speaks against it. */
const AUDIENCE_MET = 0.6

/** What is left of the score of a company that the audience's words do not name at all. */
const OUTSIDE_AUDIENCE = 0.3

/** The share of the topics' points for a company that the audience's words name, if only by its industry. */
const AUDIENCE_ALONE = 0.6

/** What is left for a company that is what the product's buyers are not, or of the other end in size. */
const UNLIKE = 0.7
const WRONG_SIZE = 0.65

/**
 * Weighs a company against a wish.
 * @param rarity how telling a topic is, 0 to 1
 * @returns undefined for a company that is no buyer: it sells the same, or sells to the same buyers, or has
 * nothing in common with the product
 */
export function fitOf(row: Row, wish: Wish, rarity: (topic: Topic) => number): Fit | undefined {
  const texts = textsOf(row)
  const own = industriesOf({ industry: row.industry, entry: texts.all })
  if (isNoBuyer(texts, own, wish)) return undefined
  const matched = wish.topics
    .filter((topic) => speaksOf(texts.all, topic) && !(topic.offered && isSoftware(texts)))
    .sort((a, b) => b.weight * rarity(b) - a.weight * rarity(a))
  const near = industryFit(row, own, wish)
  if (near < 1 && !matched.some(isTelling)) return undefined
  const audience =
    near < 1 && sellsToOthers(texts, own, wish)
      ? 0
      : audienceShare(wish.audience, `${texts.all}${stemsOf(row.industry)}`, near === 1)
  if (!wish.audienceKnown && audience <= 0.5) return undefined
  const topics = Math.max(evidence(matched, rarity), AUDIENCE_ALONE * audience)
  const parts = partsOf(row, texts, { near, topics, matched }, wish)
  const against = doubt(row, texts, audience, wish)
  const [, ...hints] = parts
  const score = Math.round(
    Math.max(total(parts) * against.factor, near === 1 && !against.strong ? plain(hints) : 0),
  )
  return { row, score, parts: shownParts(parts, score), matched, nearness: near }
}

/** A part of the score: `got` from 0 to 1 of `most`. */
interface Part {
  part: ScorePart['part']
  most: number
  got: number
  why: string
}

/** Whether a company of another industry may be suggested for this topic. */
export const isTelling = ({ weight, narrows, general }: WeighedTopic) =>
  !narrows && !general && weight >= 0.35

const plain = (hints: Part[]) => PLAIN[0] + ((PLAIN[1] - PLAIN[0]) * total(hints)) / 100

function industryFit(row: Row, own: string[], { industries, industryText }: Wish): number {
  if (!industryText) return UNKNOWN_INDUSTRY
  if (industries.length > 0) return nearness(own, industries)
  return stemsOf(row.industry).includes(stemsOf(industryText)) ? 1 : 0.3
}

/** Each further match adds less. */
function evidence(matched: WeighedTopic[], rarity: (topic: Topic) => number) {
  const sum = matched.reduce((all, topic) => all + topic.weight * rarity(topic), 0)
  return 1 - Math.exp(-1.8 * sum)
}

function partsOf(
  row: Row,
  { all }: Texts,
  { near, topics, matched }: { near: number; topics: number; matched: WeighedTopic[] },
  wish: Wish,
): Part[] {
  const words = matched.slice(0, 3).map(({ name }) => name)
  const parts: Part[] = [
    { part: 'Industry', most: points.industry, got: near, why: row.industry || 'Not known' },
    {
      part: 'Words',
      most: points.topics,
      got: topics,
      why: words.join(', ') || 'None of your product’s words',
    },
  ]
  if (wish.sizes.length > 0) {
    parts.push({
      part: 'Size',
      most: points.size,
      got: sizeFit(row.size, wish.sizes),
      why: row.size || 'Not known',
    })
  }
  if (wish.place) {
    const why = [row.city, row.country].filter(Boolean).join(', ') || 'Not known'
    parts.push({ part: 'Place', most: points.place, got: placeFit(row, wish), why })
  }
  if (wish.keywords.length > 0) {
    const got = share(wish.keywords, all)
    parts.push({
      part: 'Keywords',
      most: points.keywords,
      got,
      why: wish.keywords.map(({ name }) => name).join(', '),
    })
  }
  return parts
}

/** The parts in whole points of 100, and what else moved the score as one more. */
function shownParts(parts: Part[], score: number): ScorePart[] {
  const all = parts.reduce((sum, { most }) => sum + most, 0)
  const shown = parts.map(({ part, most, got, why }) => {
    const of = Math.round((100 * most) / all)
    return { part, points: Math.round(of * got), of, why }
  })
  const rest = score - shown.reduce((sum, { points }) => sum + points, 0)
  const [, words] = shown
  const rounded =
    words && Math.abs(rest) < shown.length && words.points + rest >= 0 && words.points + rest <= words.of
  if (rounded) words.points += rest
  if (rest === 0 || rounded) return shown
  const why =
    rest < 0 ? 'Not quite the buyers whom your product names' : 'Your target industry, and nothing against it'
  return [...shown, { part: 'Audience', points: rest, of: 0, why }]
}

const placeFit = (row: Row, { place }: Wish) =>
  !place?.text || (row.place && ` ${place.text} `.includes(` ${row.place} `)) ? 1 : 0.5

const total = (parts: Part[]) =>
  (100 * parts.reduce((sum, { most, got }) => sum + most * got, 0)) /
  parts.reduce((sum, { most }) => sum + most, 0)

/** What speaks against a company: a factor of its score, and whether it is strong. */
function doubt(row: Row, { all }: Texts, audience: number, wish: Wish) {
  const named = wish.audience.length === 0 ? 1 : OUTSIDE_AUDIENCE + (1 - OUTSIDE_AUDIENCE) * audience
  const unlike = wish.topics.some(
    (topic) => topic.weight >= 0.3 && topic.unlike.some((phrase) => all.includes(phrase)),
  )
  const wrongSize = wish.sizes.length > 0 && sizeFit(row.size, wish.sizes) === 0
  const strangers = wish.audience.length > 0 && audience < AUDIENCE_MET
  return {
    factor: named * (unlike ? UNLIKE : 1) * (wrongSize ? WRONG_SIZE : 1),
    strong: unlike || wrongSize || strangers,
  }
}
