import type { TradeName } from '#db/composer/trades.ts'
import type { focuses, tones } from '#db/model/entities/email.ts'

type Tone = (typeof tones)[number]
type Focus = (typeof focuses)[number]

/**
 * Sentences with facts in braces, of which one is drawn. `<one|another>` stands for one of its alternatives.
 */
export type Pool = readonly string[]

/**
 * The lines that greet a man, a woman, a person of whom only the name is known, and nobody in particular; and a person
 * with a title that greets alone, as "Maître" does.
 */
export interface Greetings {
  honoured?: string
  sir: string
  madam: string
  person: string
  nobody: string
}

/** The sentences of one language. */
export interface Sentences {
  greetings: Record<'usual' | 'friendly', Greetings>
  /** Why the letter goes to this company: quotes a {statement} of its site that bears on the product. */
  why: Pool
  /** Quotes a second {statement} that bears on the product. */
  further: Pool
  /** What is offered, in the product's own words. */
  what: Pool
  /** The same for a product of which the letter can say at most its category; else " ({kind})" is left out. */
  named: Pool
  /** What is offered, where only its kind is known: {ourKind} is "our sensor". */
  ofKind: Pool
  /** Why the letter goes to a company whose trade is among those that the product is for. */
  forTrade: Pool
  /** What it does for a customer, in the product's own words. */
  benefits: Pool
  /** Who writes, for a letter that quotes nothing of the company. */
  introductions: Pool
  /** What a product does, where its own words begin with its name. */
  told: Pool
  /** Questions about the work, which suit any product. Without a known trade " {trade}" is left out. */
  questions: Pool
  /** Questions about what goes wrong. */
  problems: Pool
  /** Asks whether the sender may say what the product is, if the letter cannot. */
  asks: Pool
  /** The next step, by tone: one offer in one sentence. */
  steps: Record<Tone, Pool>
  /** The next step if it is a demo. */
  demos: Pool
  /** Sentences with a placeholder for the sender's offer. */
  offers: Pool
  /** Sentences with a placeholder for a comparable customer. */
  cases: Pool
  prices: Pool
  /** What the sender would like to know. */
  needs: Pool
  /** Offers of something to read, of a trial and of a visit. */
  details: Pool
  trials: Pool
  visits: Pool
  wayOuts: Pool
  /** For the case that somebody else is the right person. */
  colleagues: Pool
  /** Asks a reception or a desk to hand the letter on. */
  passOn: Pool
  signOffs: Record<'usual' | 'friendly', Pool>
  subjects: Record<Focus, Pool>
  subjectOfNothing: string
  /** The placeholder for a missing signature. */
  yourName: string
  minutes: string
  /** "in your company" */
  here: string
  /** "in your bakery" */
  trades: Record<TradeName, string>
  /** A trade in the plural, as {customers} of `forTrade` has it: "bakeries". */
  customers: Record<TradeName, string>
  /** First names of men and of women, and the ends of words for a woman's position. */
  men: string
  women: string
  womensRoles: string
}

/** All the words of one language. */
export interface Language extends Sentences {
  /** Whether the full stop of a quoted sentence stands within the quotation marks: „Wir backen.“ */
  stopsInside: boolean
  /** A sentence to a person without a company, who is not addressed as several. */
  toOne(text: string): string
  /** A sentence to a company of which no person is known, which is addressed in one grammatical number throughout. */
  toSeveral(text: string): string
  /** Whether the sentence after the greeting begins with a small letter in a country (ISO 3166 alpha-2). */
  opensLow(country: string): boolean
  /**
   * A sentence as it is written in a country (ISO 3166 alpha-2), with its spaces before marks (HELD_SPACE), before the
   * facts are filled in.
   */
  marked(text: string, country: string): string
  /** "in Leeds" */
  inCity(city: string): string
}
