import { audienceShare } from '#api/companies/query/audience.ts'
import { tradesSpokenOf } from '#api/companies/query/namedTrades.ts'
import type { ParsedQuery, WeightedTerm } from '#api/companies/query/query.ts'
import { sizeScore } from '#api/companies/query/sizes.ts'
import { mentions, share, type Term } from '#api/companies/query/terms.ts'
import { nearnessOf, nearnessToTargets } from '#api/companies/trades/buyers.ts'
import { likeTyped, type OwnTrade, tradesOf, tradesOfLabel } from '#api/companies/trades/company.ts'
import { isWithin, tradesBelow } from '#api/companies/trades/trades.ts'
import { stemsOf } from '#api/text/tokens.ts'
import type { IndexedCompany } from '#db/model/companyIndex.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { isCompetitor, isSoftware, type Profile, profileOf, sellsToOthers } from './competitor.ts'
import { ownWords } from './ownWords.ts'

/** The facts by which a company is scored. */
export type CompanyFacts = Pick<
  IndexedCompany,
  'name' | 'industry' | 'size' | 'city' | 'place' | 'country' | 'description' | 'tags' | 'asOf'
>

/** A company with its score for a query. */
export interface ScoredCompany<C extends CompanyFacts = CompanyFacts> {
  company: C
  /** 0 to 100: the sum of the parts. */
  score: number
  /** The terms that the company's entry contains, the most specific first. */
  matched: WeightedTerm[]
  /** Whether people refused its trade for this product. */
  refused: boolean
  /** Tells why. It takes longer than the score, so it is for the few companies that are shown. */
  explain(): Explanation
}

/** Why a company has its score. */
export interface Explanation {
  parts: ScorePart[]
  trade: TradeClaim
}

/**
 * What may be said of the company's trade: its publisher's label is of an industry that the product's form names; it is
 * near one; it probably buys; or nothing.
 */
export type TradeClaim = 'targeted' | 'near' | 'likely' | ''

/** The points of each part. A part that the query does not ask about does not count. */
const points = { industry: 35, terms: 30, size: 15, place: 10, keywords: 10 }

/** The share of the industry's points for every company if the product names no industry. */
const UNKNOWN_INDUSTRY = 0.5

/** The range of the least score of a company that belongs to the target industry and has nothing against it. */
const BASELINE = [54, 65] as const

/** A company that matches the audience less than this counts as a stranger to it. */
const AUDIENCE_MET = 0.6

/** The factor for a company that does not match the audience at all. */
const OUTSIDE_AUDIENCE = 0.3

/** The share of the terms' points for a company that matches the audience, even if only by its industry. */
const AUDIENCE_ALONE = 0.6

/** The factors for a company with a term that the buyers exclude, and for one of the opposite size. */
const UNLIKE = 0.7
const WRONG_SIZE = 0.65
/** The factor for a company of a trade that people refused for this product: it comes after all plausible ones. */
export const REFUSED = 0.5

/**
 * Scores a company against a query.
 * @param specificity how specific a term is, 0 to 1
 * @returns undefined for a company that is not a buyer: it sells the same, sells to the same buyers, or has nothing in
 *   common with the product
 */
export function scoreCompany<C extends CompanyFacts>(
  company: C,
  parsed: ParsedQuery,
  specificity: (term: Term) => number,
): ScoredCompany<C> | undefined {
  const trades = tradesOf(company)
  const fit = tradeFit(company, trades, parsed)
  if (fit.isStranger) return undefined
  const profile = profileOf(company)
  const own = withPartsNamed(
    trades.map(({ id }) => id),
    company,
  )
  if (isCompetitor(profile, own, parsed)) return undefined
  const matched = parsed.terms
    .filter((term) => mentions(profile.all, term) && !(term.offered && isSoftware(profile)))
    .sort((a, b) => b.weight * specificity(b) - a.weight * specificity(a))
  const near = Math.max(
    fit.near,
    fit.isBare && parsed.buyers.size > 0 ? 0 : industryScore(company, own, parsed),
  )
  if (near < 1 && fit.near < PLAUSIBLE_TRADE && !matched.some(isDistinctive)) return undefined
  const named =
    near < 1 && sellsToOthers(profile, own, parsed)
      ? 0
      : audienceShare(parsed.audience, `${profile.all}${stemsOf(company.industry)}`, near === 1)
  if (!parsed.audienceKnown && named <= 0.5) return undefined
  const audience = fit.near >= (fit.isBare ? PLAUSIBLE_TRADE : SURE) ? 1 : named
  const relevant = Math.max(relevance(matched, specificity), AUDIENCE_ALONE * audience)
  const terms = fit.isBare ? Math.max(NOTHING_TOLD, relevant) : relevant
  const parts = partsOf(company, profile, { near, terms, matched }, parsed)
  const penalty = penaltyFor(company, profile, audience, parsed)
  const [, ...hints] = parts
  const score = Math.round(
    Math.max(
      total(parts) * penalty.factor,
      (near === 1 || fit.near >= PLAUSIBLE_TRADE) && !penalty.strong ? baseline(hints) : 0,
    ),
  )
  const refused = own.some((id) => parsed.refused.has(id))
  const sunk = refused ? Math.round(score * REFUSED) : score
  const against = refused ? 'Such companies were dismissed for this product' : penalty.why
  const explain = () => {
    const trade = tradeClaim(company, { own, near, fit }, parsed)
    return { trade, parts: shownParts(parts, sunk, { trade, against }) }
  }
  return { company, score: sunk, matched, refused, explain }
}

function tradeClaim(
  { industry }: CompanyFacts,
  { own, near, fit }: { own: readonly string[]; near: number; fit: TradeFit },
  { targets, industryText }: ParsedQuery,
): TradeClaim {
  const like = industryText ? likeTarget(industry, targets, industryText) : 'other'
  if (like !== 'other') return like === 'near' ? 'near' : 'targeted'
  const nearest = targets.length > 0 ? near : fit.near
  return own.length > 0 && nearest >= PLAUSIBLE_TRADE ? 'likely' : ''
}

/** How well a publisher's label is of the target industry, whose trade may be unknown. */
function likeTarget(industry: string, targets: readonly string[], industryText: string) {
  if (targets.length === 0)
    return stemsOf(industry).includes(stemsOf(industryText)) ? ('just that' as const) : ('other' as const)
  const each = tradesOfLabel(industry).map((id) => likeTyped(industry, id, industryText, targets))
  if (each.length === 0 || each.includes('other')) return 'other'
  return each.includes('near') ? 'near' : 'just that'
}

/**
 * How near a trade must be to be suggested without any other hint, and how near to count as the product's audience.
 */
const PLAUSIBLE_TRADE = 0.5
const SURE = 0.97

/** The share of the terms' points for a company with little data, which counts neither for it nor against it. */
const NOTHING_TOLD = 0.55

/** How a company's trade fits the trades that buy. */
interface TradeFit {
  near: number
  /** Whether nothing but the trade, the place and the size is known. */
  isBare: boolean
  /** Whether the company belongs to a trade that does not buy. */
  isStranger: boolean
}

function tradeFit(company: CompanyFacts, own: readonly OwnTrade[], { buyers }: ParsedQuery): TradeFit {
  const isBare = company.description === '' && company.tags === ''
  if (buyers.size === 0) return { near: 0, isBare, isStranger: false }
  const near = nearnessOf(own, buyers)
  const labelled = tradesOfLabel(company.industry)
  const isElsewhere = labelled.length > 0 && labelled.every((id) => isLeaf(id))
  return { near, isBare, isStranger: near < PLAUSIBLE_TRADE && (isBare ? labelled.length > 0 : isElsewhere) }
}

/** Trades, and the parts of them that a company's entry names. */
function withPartsNamed(ids: string[], { description, tags }: CompanyFacts): string[] {
  if (ids.every(isLeaf)) return ids
  const named = tradesSpokenOf(`${description}. ${tags}`)
  return [...ids, ...named.filter((part) => ids.some((id) => isWithin(part, id)))]
}

const isLeaf = (id: string) => tradesBelow(id).length === 0

/** A part of the score; `got` is the share of `most`, 0 to 1. */
interface Part {
  part: ScorePart['part']
  most: number
  got: number
  why: () => string
}

/** Whether a company of another industry may be suggested for this term. */
export const isDistinctive = ({ weight, narrows, general }: WeightedTerm) =>
  !narrows && !general && weight >= 0.35

const baseline = (hints: Part[]) => BASELINE[0] + ((BASELINE[1] - BASELINE[0]) * total(hints)) / 100

function industryScore(company: CompanyFacts, own: string[], { targets, industryText }: ParsedQuery): number {
  if (!industryText) return UNKNOWN_INDUSTRY
  if (targets.length > 0) return nearnessToTargets(own, targets)
  return stemsOf(company.industry).includes(stemsOf(industryText)) ? 1 : 0.3
}

/** Each further match adds less. */
function relevance(matched: WeightedTerm[], specificity: (term: Term) => number) {
  const sum = matched.reduce((all, term) => all + term.weight * specificity(term), 0)
  return 1 - Math.exp(-1.8 * sum)
}

/** The number of words that a part of the score names. */
const MOST_WORDS = 3

function partsOf(
  company: CompanyFacts,
  { all }: Profile,
  { near, terms, matched }: { near: number; terms: number; matched: WeightedTerm[] },
  parsed: ParsedQuery,
): Part[] {
  const whichWords = () =>
    ownWords(company, matched.slice(0, MOST_WORDS), MOST_WORDS).join(', ') ||
    (matched.length > 0 ? 'Some of your product’s words' : 'None of your product’s words')
  const parts: Part[] = [
    { part: 'Industry', most: points.industry, got: near, why: () => company.industry || 'Not known' },
    { part: 'Words', most: points.terms, got: terms, why: whichWords },
  ]
  if (parsed.sizes.length > 0 && company.size) {
    const got = sizeScore(company.size, parsed.sizes)
    parts.push({ part: 'Size', most: points.size, got, why: () => company.size })
  }
  if (parsed.place) {
    const why = () => [company.city, company.country].filter(Boolean).join(', ') || 'Not known'
    parts.push({ part: 'Place', most: points.place, got: placeScore(company, parsed), why })
  }
  if (parsed.keywords.length > 0) {
    const got = share(parsed.keywords, all)
    parts.push({ part: 'Keywords', most: points.keywords, got, why: () => parsed.asked.keywords })
  }
  return parts
}

/** The parts in whole points of 100. A further part has the points that the parts do not explain. */
function shownParts(
  parts: Part[],
  score: number,
  { trade, against }: { trade: TradeClaim; against: string },
): ScorePart[] {
  const all = parts.reduce((sum, { most }) => sum + most, 0)
  const shown = parts.map(({ part, most, got, why }) => {
    const of = Math.round((100 * most) / all)
    return { part, points: Math.round(of * got), of, why: why() }
  })
  const rest = score - shown.reduce((sum, { points }) => sum + points, 0)
  const [, words] = shown
  const rounded =
    words && Math.abs(rest) < shown.length && words.points + rest >= 0 && words.points + rest <= words.of
  if (rounded) words.points += rest
  if (rest === 0 || rounded) return shown
  const inFavour = trade === 'targeted' ? 'Your target industry' : 'A trade that may buy'
  const why = rest < 0 ? against : `${inFavour}, and nothing against it`
  return [...shown, { part: 'Audience', points: rest, of: 0, why }]
}

const placeScore = (company: CompanyFacts, { place }: ParsedQuery) =>
  !place?.text || (company.place && ` ${place.text} `.includes(` ${company.place} `)) ? 1 : 0.5

const total = (parts: Part[]) =>
  (100 * parts.reduce((sum, { most, got }) => sum + most * got, 0)) /
  parts.reduce((sum, { most }) => sum + most, 0)

/**
 * The penalty for facts against a company: a factor of its score, whether the facts are strong, and the first of them in
 * words.
 */
function penaltyFor(company: CompanyFacts, { all }: Profile, audience: number, parsed: ParsedQuery) {
  const named = parsed.audience.length === 0 ? 1 : OUTSIDE_AUDIENCE + (1 - OUTSIDE_AUDIENCE) * audience
  const excludes = parsed.terms.some(
    (term) => term.weight >= 0.3 && term.excludes.some((phrase) => all.includes(phrase)),
  )
  const wrongSize =
    parsed.sizes.length > 0 && company.size !== '' && sizeScore(company.size, parsed.sizes) === 0
  const strangers = parsed.audience.length > 0 && audience < AUDIENCE_MET
  return {
    factor: named * (excludes ? UNLIKE : 1) * (wrongSize ? WRONG_SIZE : 1),
    strong: excludes || wrongSize || strangers,
    why: wrongSize ? 'Not the size that you aim for' : 'Not quite the buyers whom your product names',
  }
}
