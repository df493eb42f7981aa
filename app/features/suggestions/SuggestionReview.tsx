import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { useProgress } from '#app/data/server/progress.ts'
import { type Connection, useConnection, waitingFor } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { type Selection, useSelection } from '#app/ui/useSelection.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Progress, Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { scoreOf } from '#db/model/score.ts'
import { type ApproveRequest, approvalsUnderWay, statusBySuggestion } from './requests.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import type { Requests } from './useRequests.ts'
import { useSuggestionActions } from './useSuggestionActions.ts'

export interface SuggestionReviewProps {
  ref: Ref<HTMLElement>
  /** Those not approved yet; at least one. */
  suggestions: readonly Suggestion[]
  products: ReadonlyMap<number, Product>
  asking: Requests
}

/** The suggested companies, to approve or to remove. */
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

const CARD_HEIGHT_PX = 260

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  products: ReadonlyMap<number, Product>
  /** What is being approved, by suggestion. */
  statuses: ReadonlyMap<number, Request['status']>
  connection: Connection
  selection: Selection
  onRemove: (suggestion: Suggestion) => void
}

/** Suggested companies as cards. */
function SuggestionList({ suggestions, products, statuses, ...card }: SuggestionListProps) {
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

interface ApprovalNoticesProps {
  approvals: readonly ApproveRequest[]
  connection: Connection
  asking: Requests
}

/** The approvals that wait or run, each with how far it is and a way to stop it. */
function ApprovalNotices({ approvals, connection, asking }: ApprovalNoticesProps) {
  const { user } = useWorkspace()
  const progress = useProgress(user.id)
  return approvals.map(({ id, status, task }) => (
    <Banner key={id} action={{ label: 'Cancel', onSelect: () => void asking.cancel(id) }}>
      <span className="font-medium">{companies(task.args.suggestionIds.length)} to approve.</span>{' '}
      {status === 'queued' || connection !== 'online' ? waitingFor(connection) : lookedUp(progress.get(id))}
    </Banner>
  ))
}

/** "3 of 8 looked up: 2 with a contact, 1 without". */
function lookedUp(progress: Progress | undefined): string {
  if (!progress || progress.total === 0) return 'Looking up contacts…'
  const { total, lookedUp, found, skipped } = progress
  return `${lookedUp} of ${total} looked up: ${found} with a contact, ${skipped} without.`
}

const companies = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
