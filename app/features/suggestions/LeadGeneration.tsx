import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { isUnread } from '#db/model/entities/lead.ts'
import type { SourceName } from '#db/model/entities/source.ts'
import { GeneratedLeads } from './GeneratedLeads.tsx'
import { Generator } from './Generator.tsx'
import { isTakenOver } from './generatedFilter.ts'
import { approvalsUnderWay, statusBySuggestion, suggestRequestsOf } from './requests.ts'
import { SuggestionReview } from './SuggestionReview.tsx'
import { useRequests } from './useRequests.ts'

interface LeadGenerationProps {
  /** The initially selected product to search companies for. */
  productId: number | undefined
  /** The initially selected source. */
  source: SourceName | undefined
  /** Content below everything. */
  below: ReactNode
}

/** From a product to leads: companies are suggested, approved, and their contacts reviewed. */
export function LeadGeneration({ productId, source, below }: LeadGenerationProps) {
  const { user, team } = useWorkspace()
  const wide = useWide()
  const products = useRows('products')
  const productsById = useMemo(() => new Map(products?.map((product) => [product.id, product])), [products])
  const allSuggestions = useRows('suggestions')
  const reasons = useMemo(
    () => new Map(allSuggestions?.map(({ id, reasoning }) => [id, reasoning])),
    [allSuggestions],
  )
  const allLeads = useRows('leads')
  const leads = useMemo(() => allLeads?.filter(isUnread), [allLeads])

  const review = useRef<HTMLElement>(null)
  const results = useRef<HTMLElement>(null)
  // On a phone the result of a search stands above its companies.
  const asking = useRequests(wide ? [] : ['suggest'], ({ task, result }) => {
    if (task.kind === 'suggest' && result && 'suggested' in result && result.suggested > 0) reveal(review)
    // On a phone a person who approves continues approving; and nobody wants to see a list without anything
    // new.
    else if (wide && result && 'leadsCreated' in result && result.leadsCreated > 0) reveal(results)
  })
  const requests = useMemo(
    () => suggestRequestsOf(asking.requests ?? [], user.id),
    [asking.requests, user.id],
  )
  const [wantsFolded, setFolded] = useState<boolean>()
  const [newest] = requests
  const isAsked = newest !== undefined && newest.status !== 'cancelled'
  const asksForAnother =
    (productId !== undefined && newest?.task.args.productId !== productId) || source !== undefined
  const folded = !wide && isAsked && (wantsFolded ?? !asksForAnother)

  /** On a phone, companies that are approved while the screen is open stay in the list, where each row shows the result. */
  const [approvedHere, setApprovedHere] = useState<ReadonlySet<number>>(new Set())
  const underWay = useMemo(
    () => statusBySuggestion(approvalsUnderWay(asking.requests ?? [])),
    [asking.requests],
  )
  useEffect(() => setApprovedHere((before) => new Set([...before, ...underWay.keys()])), [underWay])
  const suggestions = useMemo(() => {
    const withLead = new Set(allLeads?.map(({ suggestionId }) => suggestionId))
    return allSuggestions?.filter(
      ({ id, approved }) => !(approved || withLead.has(id)) || (!wide && approvedHere.has(id)),
    )
  }, [allSuggestions, allLeads, approvedHere, wide])
  const hasSuggestions = suggestions !== undefined && suggestions.length > 0
  const hasResults =
    hasSuggestions || leads === undefined || leads.length > 0 || (allLeads ?? []).some(isTakenOver)
  return (
    <>
      <PageHeader
        title={`${team.personal ? 'My Team' : team.name} Lead Generation`}
        subtitle={!folded && 'Discover real potential customers based on your product details'}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-8">
        {products ? (
          <Generator
            products={products}
            productId={productId}
            source={source}
            requests={requests}
            asking={asking}
            folded={folded}
            onFold={setFolded}
          />
        ) : (
          <SkeletonList />
        )}
        {hasSuggestions && (
          <SuggestionReview
            ref={review}
            suggestions={suggestions}
            products={productsById}
            leads={allLeads ?? none}
            asking={asking}
            newestId={newest?.id}
            onApproved={(ids) => setApprovedHere((before) => new Set([...before, ...ids]))}
          />
        )}
        {hasResults && (
          <GeneratedLeads ref={results} leads={leads} products={productsById} reasons={reasons} />
        )}
      </div>
      {products && (
        <div id="imported-companies" className="mt-8 scroll-mt-16">
          {below}
        </div>
      )}
    </>
  )
}

const none: never[] = []

const DELAY_MS = 300

/**
 * Scrolls to a section shortly after it appeared, when its content has been drawn. Where its start is in the
 * upper half of the screen already, nothing moves, so that a finger on its way to a button meets that button.
 */
function reveal(section: { readonly current: HTMLElement | null }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = () => {
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (top >= 0 && top < innerHeight / 2) return
    section.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  }
  setTimeout(show, DELAY_MS)
}
