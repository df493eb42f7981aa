import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { ManualLeadEntry } from '#app/features/leads/ManualLeadEntry.tsx'
import { Id } from '#db/model/id.ts'

/** An address that was tampered with fills nothing in; a name such as "3" arrives as a number. */
const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''))

export const Route = createFileRoute('/_app/manual-lead-entry')({
  validateSearch: v.object({
    company: text,
    companyUrl: text,
    industry: text,
    companySize: text,
    productId: v.optional(v.fallback(v.optional(Id), undefined)),
  }),
  component: Entry,
})

function Entry() {
  const known = Route.useSearch()
  return <ManualLeadEntry key={`${useVisit()} ${known.company}`} known={known} />
}

/** Another one each time that somebody comes here, also from a way elsewhere that was not at its end yet. */
function useVisit(): string | undefined {
  const here = useLocation({
    select: ({ pathname, state }) => (pathname === Route.fullPath ? state.__TSR_key : undefined),
  })
  const [visit, setVisit] = useState(here)
  if (here !== undefined && here !== visit) setVisit(here)
  return visit
}
