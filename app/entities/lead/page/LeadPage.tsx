import { replaceEqualDeep } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { UserX } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { GoneDialog } from '#app/entities/GoneDialog.tsx'
import { deleteLeads } from '#app/entities/lead/deleteLeads.ts'
import { LeadEditor } from '#app/entities/lead/LeadEditor.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { standingLead } from '#app/entities/lead/standing.ts'
import { usePanelRoom } from '#app/ui/panelRoom.ts'
import { isErased } from '#db/model/entities/erased.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type Doing, LeadDetail } from './LeadDetail.tsx'

// Rarely used, so they are loaded on demand.
const ErasePerson = lazy(() => import('./ErasePerson.tsx').then((part) => ({ default: part.ErasePerson })))
const MergeWith = lazy(() =>
  import('#app/entities/lead/merge/MergeWith.tsx').then((part) => ({ default: part.MergeWith })),
)

const erased = {
  title: 'This person’s data was erased',
  text: 'Nothing more can be kept about them here. It can not be undone.',
}

interface LeadPageProps {
  id: number
  onClose: () => void
}

/**
 * The page of the lead with this id, or the reason why there is none. It updates with the changes of others.
 */
export function LeadPage({ id, onClose }: LeadPageProps) {
  const { change, team } = useWorkspace()
  const [doing, setDoing] = useState<Doing>()
  const [isDeleting, setDeleting] = useState(false)
  const isBeside = usePanelRoom() !== undefined
  const known = useKnown(id)
  const remove = useCallback(
    async (lead: Lead) => {
      setDeleting(true)
      if (await deleteLeads(change, [lead])) onClose()
      else setDeleting(false)
    },
    [change, onClose],
  )
  if (!known) return null
  const { lead, product } = known
  const back = () => setDoing(undefined)
  const dialog = lead && doing && <DoingDialog lead={lead} doing={doing} onClose={back} />
  // Must come first, because at the end of the erasing dialog the lead is deleted.
  if (dialog && doing !== 'edit' && (lead.deletedAt || !isBeside)) return dialog
  // A lead that is deleted from its page closes the page, which needs no reason.
  if (!lead || (lead.deletedAt && !isDeleting) || lead.teamId !== team.id) {
    return (
      <GoneDialog
        entity="lead"
        row={lead}
        title={lead ? leadName(lead) : 'Lead not found'}
        icon={<UserX />}
        form={`lead-${id}`}
        restorable="It can be restored for 30 days, with its notes."
        lost={lead && isErased('leads', lead) ? erased : undefined}
        onClose={onClose}
      />
    )
  }
  if (dialog && !isBeside) return dialog
  return (
    <>
      <LeadDetail lead={lead} product={product} onDo={setDoing} onDelete={remove} onClose={onClose} />
      {dialog}
    </>
  )
}

interface DoingDialogProps {
  lead: Lead
  doing: Doing
  onClose: () => void
}

/** The dialog of an action, in place of the lead's page, or over the list if the page is beside the list. */
function DoingDialog({ lead, doing, onClose }: DoingDialogProps) {
  if (doing === 'edit') return <LeadEditor lead={lead} onClose={onClose} />
  return (
    <Suspense>
      {doing === 'merge' ? (
        <MergeWith lead={lead} onClose={onClose} />
      ) : (
        <ErasePerson lead={lead} onClose={onClose} />
      )}
    </Suspense>
  )
}

interface Known {
  lead: Lead | undefined
  product: Product | undefined
}

/**
 * A lead and its product as this device has them, live; undefined until they have been read. The objects stay
 * the same as long as their content does, so that the page does not render again without a change.
 */
function useKnown(id: number): Known | undefined {
  const { store } = useWorkspace()
  const leads = useLiveRows('leads')
  const products = useLiveRows('products')
  // The row that a list has in memory is shown in the frame after the tap; the store's row replaces it if it
  // differs.
  const [listed] = useState(() => {
    const lead = leads.rows.get(id)
    return lead && { lead, product: products.rows.get(lead.productId ?? 0) }
  })
  const latest = useRef<Known | undefined>(listed)
  return useLiveQuery(
    async () => {
      const lead = await standingLead(store, id)
      const product = lead?.productId ? await store.products.get(lead.productId) : undefined
      latest.current = replaceEqualDeep<Known>(latest.current, { lead, product })
      return latest.current
    },
    [store, id],
    listed,
  )
}
