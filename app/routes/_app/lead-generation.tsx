import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ImportedCompanies } from '#app/features/directories/ImportedCompanies.tsx'
import { LeadGeneration } from '#app/features/suggestions/LeadGeneration.tsx'
import { Id } from '#db/model/id.ts'

export const Route = createFileRoute('/_app/lead-generation')({
  validateSearch: v.object({
    /** The product to search companies for; an invalid id selects none. */
    productId: v.optional(v.fallback(v.optional(Id), undefined)),
    /** Searches the imported companies alone. */
    source: v.optional(v.fallback(v.optional(v.literal('imported')), undefined)),
    /** Shows the suggested companies on a map. */
    view: v.optional(v.fallback(v.optional(v.literal('map')), undefined)),
  }),
  component: Page,
})

function Page() {
  const { productId, source } = Route.useSearch()
  return <LeadGeneration productId={productId} source={source} below={<ImportedCompanies />} />
}
