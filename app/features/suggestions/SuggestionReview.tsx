import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { useSelection } from '#app/ui/useSelection.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { scoreOf } from '#db/model/score.ts'
import { ApprovalNotices } from './ApprovalNotices.tsx'
import { approvalsUnderWay, statusBySuggestion } from './requests.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import type { Requests } from './useRequests.ts'
import { useSuggestionActions } from './useSuggestionActions.ts'

export interface SuggestionReviewProps {
  ref: Ref<HTMLElement>
  /** Those not approved yet; at least one. */
  suggestions: readonly Suggestion[]
  products: ReadonlyMap<number, Product>
  asking: Requests
}

/** The suggested companies, to approve or to remove (SPEC.md section 2, Suggestions-review section). */
export function SuggestionReview({ ref, suggestions, products, asking }: SuggestionReviewProps) {
  const connection = useConnection()
  const [productId, setProductId] = useState('')
  const productOptions = useMemo(() => optionsOf(suggestions, products), [suggestions, products])
  const wanted = productOptions.some(({ value }) => value === productId) ? productId : ''
  const shown = useDeferredValue(useMemo(() => bestFirst(suggestions, wanted), [suggestions, wanted]))

  const approvals = useMemo(() => approvalsUnderWay(asking.requests ?? []), [asking.requests])
  const statuses = useMemo(() => statusBySuggestion(approvals), [approvals])
  const open = useMemo(() => shown.filter(({ id }) => !statuses.has(id)), [shown, statuses])
  const { selection, chosen } = useSelection(open)
  const actions = useSuggestionActions(asking, connection)

  const approve = async () => {
    if (await actions.approve(chosen)) selection.clear()
  }
  const remove = async () => {
    if (await actions.remove(chosen)) selection.clear()
  }

  return (
    <section ref={ref} aria-labelledby="suggestions-title" className="flex scroll-mt-16 flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="suggestions-title" className="font-semibold text-lg">
          Company Suggestions ({suggestions.length})
        </h2>
        <Badge tone="blue">For Review</Badge>
        {productOptions.length > 1 && (
          <SelectField
            label="Product"
            hideLabel
            placeholder="All products"
            value={wanted}
            onChange={(event) => setProductId(event.target.value)}
            options={productOptions}
            className="w-full sm:ml-auto sm:w-64"
          />
        )}
      </header>
      <ApprovalNotices approvals={approvals} connection={connection} asking={asking} />
      <SelectionBar selection={selection} onDelete={remove} onApprove={approve} />
      <SuggestionList
        suggestions={shown}
        products={products}
        statuses={statuses}
        connection={connection}
        selection={selection}
        onRemove={(suggestion) => void actions.remove([suggestion])}
      />
    </section>
  )
}

function optionsOf(suggestions: readonly Suggestion[], products: ReadonlyMap<number, Product>) {
  const ids = [...new Set(suggestions.map(({ productId }) => productId))]
  return ids
    .map((id) => ({ value: String(id), label: products.get(id)?.name ?? `Product ID: ${id}` }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

const bestFirst = (suggestions: readonly Suggestion[], productId: string): Suggestion[] =>
  suggestions
    .filter((suggestion) => !productId || String(suggestion.productId) === productId)
    .sort(
      (a, b) => scoreOf(b.matchScore) - scoreOf(a.matchScore) || a.companyName.localeCompare(b.companyName),
    )
