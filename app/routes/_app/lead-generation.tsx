import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ImportedCompanies } from '#app/features/directories/ImportedCompanies.tsx'
import { LeadGeneration } from '#app/features/suggestions/LeadGeneration.tsx'
import { Id } from '#db/model/id.ts'

export const Route = createFileRoute('/_app/lead-generation')({
  /** The product to search companies for; an invalid id selects none. */
  validateSearch: v.object({ productId: v.optional(v.fallback(v.optional(Id), undefined)) }),
  component: Page,
})

function Page() {
  const { productId } = Route.useSearch()
  return <LeadGeneration productId={productId} below={<ImportedCompanies />} />
}
