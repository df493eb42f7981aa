import * as v from 'valibot'
import { form } from './schema.ts'

/** A trade of the tree of trades, as a person finds and chooses it. */
export interface Trade {
  id: string
  name: string
  /** The words for it in all languages of the tree, folded. */
  words: readonly string[]
}

/** The texts of a product whose buyers and places are proposed: the body of POST /api/trades/propose. */
export const ProposeArgs = form({
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  description: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  target_industry: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  category: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  keywords: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  benefit: v.optional(v.pipe(v.string(), v.maxLength(1500)), ''),
})

/**
 * The ids of the trades that probably buy a product, best first, and the places in which its texts say that it is sold,
 * as its form has them. Servers before 2.2 propose no places.
 */
export const Proposals = v.object({
  buyers: v.array(v.string()),
  places: v.optional(v.array(v.string()), []),
})
export type Proposals = v.InferOutput<typeof Proposals>
