import { ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { type Owners, ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { leadNotUpdated } from '#app/entities/lead/useSetStatus.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Fact } from '#app/ui/Fact.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

// Rarely used, so it is loaded on demand.
const OwnerSheet = lazy(() => import('./OwnerSheet.tsx').then((part) => ({ default: part.OwnerSheet })))

/** A lead's owner, which a tap changes. A personal space has no other members, so there it shows nothing. */
export function LeadOwner({ lead }: { lead: Lead }) {
  const owners = useOwners()
  const [choosing, setChoosing] = useState(false)
  const setOwner = useSetOwner(lead, owners)
  if (!owners) return null
  const name = ownerName(lead.ownerId, owners)
  return (
    <Fact label="Owner">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Owner: ${name}. Change`}
        onClick={() => setChoosing(true)}
        className="flex min-h-control max-w-full items-center gap-1 text-left text-accent-ink hover:underline"
      >
        <span className="truncate">{name}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </button>
      {choosing && (
        <Suspense>
          <OwnerSheet lead={lead} owners={owners} onChoose={setOwner} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Fact>
  )
}

type Owner = Lead['ownerId']

/** Returns a function that gives a lead to somebody and offers to undo it. */
function useSetOwner({ id, ownerId }: Lead, owners: Owners | undefined): (to: Owner) => void {
  const { change } = useWorkspace()
  const set = (from: Owner, to: Owner, undo?: () => void) =>
    attempt(() => change({ name: 'lead.edit', args: { id, changes: { ownerId: [from, to] } } }), {
      done: {
        title: 'Lead updated',
        text: `Owner: ${ownerName(to, owners)}`,
        action: undo && { label: 'Undo', onSelect: undo },
      },
      failed: leadNotUpdated,
    })
  return (to) => void set(ownerId, to, () => void set(to, ownerId))
}
