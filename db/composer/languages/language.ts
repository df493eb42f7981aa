import type { KindName } from '#db/composer/kinds.ts'
import type { Size } from '#db/composer/numbers.ts'
import type { SectorName } from '#db/composer/sectors.ts'
import type { focuses, tones } from '#db/model/entities/email.ts'

type Tone = (typeof tones)[number]
type Focus = (typeof focuses)[number]

/**
 * Sentences with facts in braces, of which one is drawn. `<one|another>` stands for one of its alternatives. A name of
 * `Choices` in braces stands for one of several phrases that suit the lead or the product.
 */
export type Pool = readonly string[]

/** A sector, in the words of people who work in it. */
export interface Sector {
  /** "a bakery" */
  a: string
  /** "bakeries" */
  many: string
  /** "in a bakery" */
  at: string
  /** Statements that are true of such companies, as clauses. */
  truths: Pool
  /** When or where people there notice an improvement first. */
  moments: Pool
  /** The people who decide together with the reader of the letter. */
  who: Pool
}

/** A kind of product. */
export interface Kind {
  /** The subject: "cooling". */
  what: string
  /** What the product improves, as a clause after "if". */
  effects: Pool
  /** When people notice that, if it is independent of the sector's busy hours. */
  moments?: Pool
  /** Questions that can be answered in one word. */
  asks: Pool
}

/** The sentences of a tone. */
export interface Voice {
  /** The greeting of a person of whom only the name is known. */
  greeting: Pool
  greetingOfTeam: Pool
  /** The end of a brief email: how little effort a reply takes. */
  tail: Pool
  push: Pool
  /** Asks for a {meeting}. */
  ask: Pool
  close: Pool
  signOff: Pool
}

/** The sentences that a focus puts in the middle of an email. */
export interface Middle {
  meetings: Pool
  /** The question of a brief email. Without it the email uses a question of the kind of product. */
  ask?: Pool
  /** Questions before the description of the product. */
  before?: Pool
  point: Pool
  more: Pool
  further: Pool
}

/** All the words of one language. */
export interface Language extends Sections {
  sectors: Record<SectorName, Sector>
  kinds: Record<KindName, Kind>
  byTone: Record<Tone, Voice>
  byFocus: Record<Focus, Middle>
  greetings: { sir: Pool; madam: Pool; nobody: string }
  /** The placeholder for a missing signature. */
  yourName: string
  minutes: Pool
  /** A sentence in its friendly form, before the facts are filled in. */
  spoken(text: string): string
  /**
   * A sentence with the language's punctuation and its spaces before marks (HELD_SPACE), before the facts are filled
   * in.
   */
  marked(text: string): string
  /** "in Leeds" */
  inCity(city: string): string
  /** The word before the last item of a list: "a, b and c". */
  and: string
  or: string
  /** "11 to 50 people" */
  size(size: Size): string
}

/** The sentences of an email of any tone. */
export interface Sections {
  subjects: Record<Focus, Pool>
  /** The subjects of an email that asks for a prompt reply. */
  urgentSubjects: Pool
  subjectOfNothing: string
  /** Observations that quote a statement from the company's site. */
  quotations: { withTruth: Pool; alone: Pool }
  /**
   * Statements about this company. The most specific pools come first, and the last needs no fact. Each sentence fits
   * directly after the greeting.
   */
  observations: readonly Pool[]
  /** A further statement about companies of this sector. */
  truths: Pool
  /** Statements about companies of this size, as clauses. */
  sizeTruths: Record<'small' | 'medium' | 'large', Pool>
  /** The consequence for the company and the product. */
  consequences: Pool
  /** Asks who is responsible. */
  whoAsks: Pool
  /**
   * Sentences that describe the product, by the beginning of its description (description.ts); `none` without a
   * description, `bare` if the kind of product is unknown too.
   */
  descriptions: { thing: Pool; deed: Pool; whole: Pool; words: Pool; rest: Pool; none: Pool; bare: Pool }
  /** How to begin. */
  starts: Pool
  /** The effort of the company for that. */
  efforts: Pool
  questions: Pool
  /** For a company that already has such a product. */
  rivals: Pool
  wayOuts: Pool
  /** Offers to send something to read. */
  readings: Pool
  /** For the case that somebody else is the right person. */
  colleagues: Pool
  visits: Pool
  /** What follows a meeting. */
  afters: Pool
  /** Facts from the product's fields other than its description; each sentence needs a fact. */
  particulars: Pool
  prices: Pool
}
