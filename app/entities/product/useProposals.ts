import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import type { PlaceName } from '#db/model/placeName.ts'
import { Proposals, type ProposeArgs, type Trade } from '#db/model/trade.ts'
import { placesNamed } from './places.ts'
import { tradesNamedIn } from './tradeSearch.ts'

const lists = sourceOf(() => import('virtual:trades'))

/** All trades that a person can choose, also offline; undefined until they are loaded. */
export const useTrades = (): readonly Trade[] | undefined => useLoaded(lists, true)?.trades

/** All countries, groups of countries and regions that a person can choose; undefined until they are loaded. */
export const usePlaceNames = (): readonly PlaceName[] | undefined => useLoaded(lists, true)?.places

/** The texts of a product from which its buyers and places are proposed. */
export type DescribedProduct = v.InferInput<typeof ProposeArgs>

const FIELDS = ['name', 'description', 'target_industry', 'category', 'keywords', 'benefit'] as const

/** The texts from which buyers and places are proposed. @param textOf returns the text of a field */
export const describedBy = (textOf: (field: (typeof FIELDS)[number]) => string): DescribedProduct =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)]))

/** Typing pauses for this long before the texts are sent. */
const PAUSE_MS = 700
const SHORTEST_TEXT = 10

const NOTHING: Proposals = { buyers: [], places: [] }

/** The texts that were sent last, with the answer: two pickers of one form ask for the same. */
let asked: { texts: string; answer: Promise<Proposals> } | undefined

function proposalsFor(texts: string, product: DescribedProduct): Promise<Proposals> {
  if (asked?.texts !== texts)
    asked = { texts, answer: call(Proposals, 'POST', '/api/trades/propose', product) }
  return asked.answer
}

/**
 * The trades that probably buy a product, best first, and the places in which its texts say that it is sold. The server
 * proposes them; without a connection they are those that the texts name.
 */
export function useProposals(about: DescribedProduct): Proposals {
  const known = useLoaded(lists, true)
  const [proposed, setProposed] = useState(NOTHING)
  const texts = JSON.stringify(about)
  useEffect(() => {
    const product: DescribedProduct = JSON.parse(texts)
    const text = [product.name, product.target_industry, product.description, product.benefit].join('. ')
    if (!known || text.length < SHORTEST_TEXT) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await proposalsFor(texts, product).catch(() => {
        asked = undefined
        return {
          buyers: tradesNamedIn(text, known.trades).map(({ id }) => id),
          places: placesNamed(product, known.places),
        }
      })
      if (isCurrent) setProposed(answer)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [texts, known])
  return proposed
}
