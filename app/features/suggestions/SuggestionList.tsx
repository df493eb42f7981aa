import type { Connection } from '#app/data/useConnection.ts'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { SuggestionCard } from './SuggestionCard.tsx'

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

/** Suggested companies as cards. */
export function SuggestionList({ suggestions, products, statuses, ...card }: SuggestionListProps) {
  return (
    <LongList label="Company suggestions" rows={suggestions} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-3">
      {(suggestion) => (
        <SuggestionCard
          suggestion={suggestion}
          productName={products.get(suggestion.productId)?.name}
          status={statuses.get(suggestion.id)}
          {...card}
        />
      )}
    </LongList>
  )
}
