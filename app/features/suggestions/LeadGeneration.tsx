import { useMemo, useRef } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import { GeneratedLeads } from './GeneratedLeads.tsx'
import { Generator } from './Generator.tsx'
import { isTakenOver } from './generatedFilter.ts'
import { SuggestionReview } from './SuggestionReview.tsx'
import { useRequests } from './useRequests.ts'

/** From a product to leads: companies are suggested, approved, and their contacts reviewed. */
export function LeadGeneration() {
  const { team } = useWorkspace()
  const products = useRows('products')
  const productsById = useMemo(() => new Map(products?.map((product) => [product.id, product])), [products])
  const allSuggestions = useRows('suggestions')
  const suggestions = useMemo(() => allSuggestions?.filter(({ approved }) => !approved), [allSuggestions])
  const reasons = useMemo(
    () => new Map(allSuggestions?.map(({ id, reasoning }) => [id, reasoning])),
    [allSuggestions],
  )
  const allLeads = useRows('leads')
  const leads = useMemo(() => allLeads?.filter(({ saved }) => !saved), [allLeads])

  const review = useRef<HTMLElement>(null)
  const results = useRef<HTMLElement>(null)
  const asking = useRequests(({ task }) => reveal(task.kind === 'suggest' ? review : results))

  const hasSuggestions = suggestions !== undefined && suggestions.length > 0
  const hasResults =
    hasSuggestions || leads === undefined || leads.length > 0 || (allLeads ?? []).some(isTakenOver)
  useToastLift(!useWide() && hasResults)
  return (
    <>
      <PageHeader
        title={`${team.personal ? 'My Team' : team.name} Lead Generation`}
        subtitle="Discover real potential customers based on your product details"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {products ? <Generator products={products} asking={asking} /> : <SkeletonList rows={2} />}
        {hasSuggestions && (
          <SuggestionReview ref={review} suggestions={suggestions} products={productsById} asking={asking} />
        )}
        {hasResults && (
          <GeneratedLeads ref={results} leads={leads} products={productsById} reasons={reasons} />
        )}
      </div>
    </>
  )
}

const DELAY_MS = 300

/** Scrolls to a section shortly after it appeared, when what it shows had time to be drawn. */
function reveal(section: { readonly current: HTMLElement | null }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = () => section.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  setTimeout(show, DELAY_MS)
}
