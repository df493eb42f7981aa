import type { Product } from '#db/model/product.ts'
import type { Request } from '#db/model/request.ts'
import type { Suggestion } from '#db/model/suggestion.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import type { Connection } from './useConnection.ts'
import type { Selection } from './useSelection.ts'
import { useWindowRows } from './useWindowRows.ts'

const CARD_HEIGHT_PX = 260

export interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  products: ReadonlyMap<number, Product>
  /** What is being approved, by suggestion. */
  statuses: ReadonlyMap<number, Request['status']>
  connection: Connection
  selection: Selection
  onRemove: (suggestion: Suggestion) => void
}

/** Suggested companies as cards; only those near the window are drawn. */
export function SuggestionList({ suggestions, products, statuses, ...card }: SuggestionListProps) {
  const ids = suggestions.map(({ id }) => id)
  const { container, rows, before, after, measure } = useWindowRows<HTMLUListElement>(ids, CARD_HEIGHT_PX)
  return (
    <ul ref={container} aria-label="Company suggestions" style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index, key }) => {
        const suggestion = suggestions[index]
        if (!suggestion) return null
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-setsize={suggestions.length}
            aria-posinset={index + 1}
            className="pb-3"
          >
            <SuggestionCard
              suggestion={suggestion}
              productName={products.get(suggestion.productId)?.name}
              status={statuses.get(suggestion.id)}
              {...card}
            />
          </li>
        )
      })}
    </ul>
  )
}
