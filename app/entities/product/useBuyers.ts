import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import type { PlaceName } from '#db/model/placeName.ts'
import { type ProposeArgs, ProposedBuyers, type Trade } from '#db/model/trade.ts'
import { tradesNamedIn } from './tradeSearch.ts'

const lists = sourceOf(() => import('virtual:trades'))

/** All trades that a person can choose, also offline; undefined until they are loaded. */
export const useTrades = (): readonly Trade[] | undefined => useLoaded(lists, true)?.trades

/** All countries, groups of countries and regions that a person can choose; undefined until they are loaded. */
export const usePlaceNames = (): readonly PlaceName[] | undefined => useLoaded(lists, true)?.places

/** The texts of a product from which its buyers are proposed. */
export type DescribedProduct = v.InferInput<typeof ProposeArgs>

const FIELDS = ['name', 'description', 'target_industry', 'category', 'keywords', 'benefit'] as const

/** The texts from which buyers are proposed. @param textOf returns the text of a field */
export const describedBy = (textOf: (field: (typeof FIELDS)[number]) => string): DescribedProduct =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)]))

/** Typing pauses for this long before the texts are sent. */
const PAUSE_MS = 700
const SHORTEST_TEXT = 10

/**
 * The ids of trades that probably buy a product, best first. The server proposes them; without a connection they are
 * those that the texts name.
 */
export function useProposals(about: DescribedProduct, trades: readonly Trade[] | undefined): string[] {
  const [proposed, setProposed] = useState<string[]>([])
  const texts = JSON.stringify(about)
  useEffect(() => {
    const product: DescribedProduct = JSON.parse(texts)
    const text = [product.name, product.target_industry, product.description, product.benefit].join('. ')
    if (!trades || text.length < SHORTEST_TEXT) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const named = () => tradesNamedIn(text, trades).map(({ id }) => id)
      const answer = await call(ProposedBuyers, 'POST', '/api/trades/propose', product).then(
        ({ buyers }) => buyers,
        named,
      )
      if (isCurrent) setProposed(answer)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [texts, trades])
  return proposed
}
