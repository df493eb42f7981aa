import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { DeleteLeads } from './DeleteLeads.tsx'
import { LeadDetail } from './LeadDetail.tsx'
import { LeadEditor } from './LeadEditor.tsx'
import type { LeadActions } from './LeadMenu.tsx'

/** Which dialog is open, for which leads as they were at the tap. */
export interface Shown {
  kind: 'detail' | 'edit' | 'delete'
  leads: readonly Lead[]
}

interface LeadDialogsProps {
  shown: Shown | undefined
  /** The leads as they are now: the details follow a team mate's edits. */
  current: readonly Lead[] | undefined
  products: ReadonlyMap<number, Product>
  actions: LeadActions
  onClose: () => void
  onDeleted: () => void
}

/** What opens over the list of leads: one at a time. */
export function LeadDialogs({ shown, current, products, actions, onClose, onDeleted }: LeadDialogsProps) {
  const lead = shown?.leads[0]
  if (!shown || !lead) return null
  if (shown.kind === 'edit') return <LeadEditor key={lead.id} lead={lead} onClose={onClose} />
  if (shown.kind === 'delete') {
    const deleted = () => {
      onDeleted()
      onClose()
    }
    return <DeleteLeads leads={shown.leads} onCancel={onClose} onDeleted={deleted} />
  }
  const now = current?.find(({ id }) => id === lead.id) ?? lead
  const product = now.productId === null ? undefined : products.get(now.productId)
  return <LeadDetail lead={now} product={product} actions={actions} onClose={onClose} />
}
