import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { CreateEmail } from '#app/features/emails/generator/CreateEmail.tsx'
import { Id } from '#db/model/id.ts'

export const Route = createFileRoute('/_app/create-email')({
  /** The lead to write to; an invalid id selects none. */
  validateSearch: v.object({ forLead: v.optional(v.fallback(v.optional(Id), undefined)) }),
  component: Page,
})

function Page() {
  const { forLead } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <CreateEmail leadId={forLead} onChoose={(id) => void navigate({ search: { forLead: id } })} />
}
