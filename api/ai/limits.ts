/**
 * The maximum length of a model's answers, in tokens: several times what a good answer takes, because
 * reasoning models spend most of it before their first word. It bounds the cost of an answer that never ends.
 */
export const answerTokens = { ranking: 8_000, proposals: 8_000, email: 4_000, help: 2_000 }

/** The maximum number of companies that a model judges at once, and that it is asked to name. */
export const MOST_RANKED = 40
export const MOST_PROPOSED = 40
/** The maximum number of known domains in the prompt. */
export const MOST_KNOWN = 200

/** The maximum length of each fact in a prompt, in characters. */
export const factChars = {
  /** A field of a company. */
  company: 120,
  /** The reason why a company was found. */
  reason: 400,
  /** A field of the product of a search, and its description. */
  product: 300,
  description: 2_000,
  /** A field of a lead, a product or a sender in an email prompt, and the longer fields. */
  line: 200,
  text: 1_500,
}
