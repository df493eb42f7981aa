import { createFileRoute } from '@tanstack/react-router'
import { ImportedCompanies } from '#app/features/directories/ImportedCompanies.tsx'
import { LeadGeneration } from '#app/features/suggestions/LeadGeneration.tsx'

export const Route = createFileRoute('/_app/lead-generation')({
  component: () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <LeadGeneration />
      </div>
      <ImportedCompanies />
    </div>
  ),
})
