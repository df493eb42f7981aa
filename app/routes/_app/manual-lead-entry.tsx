import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { ManualLeadEntry } from '#app/features/leads/ManualLeadEntry.tsx'
import { Id } from '#db/model/id.ts'

/** An invalid value in the address leaves the field empty; a name such as "3" arrives as a number. */
const text = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''))

export const Route = createFileRoute('/_app/manual-lead-entry')({
  validateSearch: v.object({
    fullName: text,
    company: text,
    companyUrl: text,
    industry: text,
    companySize: text,
    goingOn: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
    productId: v.optional(v.fallback(v.optional(Id), undefined)),
  }),
  component: Entry,
})

function Entry() {
  const { goingOn = false, ...known } = Route.useSearch()
  return (
    <ManualLeadEntry
      key={`${useVisit()} ${known.fullName} ${known.company}`}
      known={known}
      goingOn={goingOn}
    />
  )
}

/** Counts the visits to this page, including one that follows a navigation away that was not finished. */
function useVisit(): number {
  const isHere = useLocation({ select: ({ pathname }) => pathname === Route.fullPath })
  const [visit, setVisit] = useState({ isHere, count: 0 })
  if (isHere !== visit.isHere) setVisit({ isHere, count: visit.count + Number(isHere) })
  return visit.count
}
