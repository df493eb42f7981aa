/**
 * How long a model's answers may become, in tokens: several times what a good one takes, as models that think first
 * spend most of it before their first word. It bounds what an answer that goes on and on can cost.
 */
export const answerTokens = { ranking: 8_000, proposals: 8_000, email: 4_000, help: 2_000 }

/** How many companies a model judges at once, and how many it may be asked to name. */
export const MOST_RANKED = 40
export const MOST_PROPOSED = 40
/** How many domains it is told that are known already. */
export const MOST_KNOWN = 200

/** How much of each fact a model is told, in characters. */
export const factChars = {
  /** A field of a company. */
  company: 120,
  /** Why a company was found. */
  reason: 400,
  /** A field of a product that companies are sought for, and its description. */
  product: 300,
  description: 2_000,
  /** A field of a lead, a product or a sender that an email is about, and the longer ones. */
  line: 200,
  text: 1_500,
}
