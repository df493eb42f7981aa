import type { KindName } from '#db/composer/kinds.ts'
import type { Size } from '#db/composer/numbers.ts'
import type { SectorName } from '#db/composer/sectors.ts'
import type { focuses, tones } from '#db/model/entities/email.ts'

type Tone = (typeof tones)[number]
type Focus = (typeof focuses)[number]

/**
 * Sentences with facts in braces, of which one is drawn. `<one|another>` stands for either of them, and the names of
 * `Choices` for one of several that suit the lead or the product.
 */
export type Pool = readonly string[]

/** A kind of company, as its people would speak of it. */
export interface Sector {
  /** "a bakery" */
  a: string
  /** "bakeries" */
  many: string
  /** "in a bakery" */
  at: string
  /** What holds for such companies, as a clause. */
  truths: Pool
  /** When or where a change for the better is noticed there first. */
  moments: Pool
  /** Who decides on such things beside the one who is written to. */
  who: Pool
}

/** A kind of product. */
export interface Kind {
  /** What it is about: "cooling". */
  what: string
  /** What becomes better where it does its work, as a clause after "if". */
  effects: Pool
  /** When that is noticed, where it has nothing to do with the sector's own busy hours. */
  moments?: Pool
  /** Questions that are answered in a word. */
  asks: Pool
}

/** How a tone sounds. */
export interface Voice {
  /** To a person of whom only the name is known. */
  greeting: Pool
  greetingOfTeam: Pool
  /** At the end of a brief email: how little an answer takes. */
  tail: Pool
  push: Pool
  /** For a {meeting}. */
  ask: Pool
  close: Pool
  signOff: Pool
}

/** What a focus puts in the middle of an email. */
export interface Middle {
  meetings: Pool
  /** A brief email's own question; where there is none it asks one of its kind of product. */
  ask?: Pool
  /** Questions that stand before the product is described. */
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
  /** What stands for a signature that is missing. */
  yourName: string
  minutes: Pool
  /** How friends would say a sentence; before the facts are put in. */
  spoken(text: string): string
  /** A sentence with the spaces that the language puts before marks, as HELD_SPACE; before the facts are put in. */
  marked(text: string): string
  /** "in Leeds" */
  inCity(city: string): string
  /** The last word of a list: "a, b and c". */
  and: string
  or: string
  /** "11 to 50 people" */
  size(size: Size): string
}

/** What may stand in an email of any tone. */
export interface Sections {
  subjects: Record<Focus, Pool>
  /** Of an email that asks for a soon answer. */
  urgentSubjects: Pool
  subjectOfNothing: string
  /** What the company states of itself on its site, word for word, as an observation. */
  quotations: { withTruth: Pool; alone: Pool }
  /**
   * What is true of this company, those that say most first and the last without any fact; each reads as it does right
   * after the greeting.
   */
  observations: readonly Pool[]
  /** A further thing that holds for companies of this sector. */
  truths: Pool
  /** What holds for companies of such a size, as a clause. */
  sizeTruths: Record<'small' | 'medium' | 'large', Pool>
  /** What follows for the company and the product. */
  consequences: Pool
  /** Who the question is for. */
  whoAsks: Pool
  /**
   * What the product is, by how its description begins (description.ts); `none` without one, `bare` where not even
   * its kind is known.
   */
  descriptions: { thing: Pool; deed: Pool; whole: Pool; words: Pool; rest: Pool; none: Pool; bare: Pool }
  /** How one would begin. */
  starts: Pool
  /** What that takes of the company. */
  efforts: Pool
  questions: Pool
  /** What if they have something of the kind. */
  rivals: Pool
  wayOuts: Pool
  /** What can be sent to be read. */
  readings: Pool
  /** What if another one is the right person. */
  colleagues: Pool
  visits: Pool
  /** What comes after a meeting. */
  afters: Pool
  /** What the product's fields say beyond its description; each needs a fact. */
  particulars: Pool
  prices: Pool
}
