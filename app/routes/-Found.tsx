import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Shown } from '#app/features/leads/LeadDialogs.tsx'
import { CompanyDialog } from '#app/features/search/CompanyDialog.tsx'
import type { Hit } from '#app/features/search/find.ts'
import { useAtHand } from '#app/lib/useAtHand.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'

const loadLeads = () => import('#app/features/leads/LeadDialogs.tsx')
const LeadDialogs = lazy(() => loadLeads().then((part) => ({ default: part.LeadDialogs })))
const loadProducts = () => import('#app/features/products/ProductDialog.tsx')
const ProductDialog = lazy(() => loadProducts().then((part) => ({ default: part.ProductDialog })))

interface FoundProps {
  hit: Hit | undefined
  onClose: () => void
}

/** What the search found, opened over the screen where it was asked for. */
export function Found({ hit, onClose }: FoundProps) {
  useAtHand(loadLeads)
  useAtHand(loadProducts)
  if (!hit) return null
  return (
    <Suspense fallback={null}>
      {hit.kind === 'lead' && <FoundLead lead={hit.row} onClose={onClose} />}
      {hit.kind === 'product' && <ProductDialog product={hit.row} open onOpenChange={onClose} />}
      {hit.kind === 'company' && <CompanyDialog company={hit.row} onClose={onClose} />}
    </Suspense>
  )
}

function FoundLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { store } = useWorkspace()
  const [kind, setKind] = useState<Shown['kind']>('detail')
  const now = useLiveQuery(() => store.leads.get(lead.id), [store, lead.id]) ?? lead
  const productId = now.productId
  const product = useLiveQuery(
    () => (productId === null ? undefined : store.products.get(productId)),
    [store, productId],
  )
  const products = useMemo(() => new Map<number, Product>(product && [[product.id, product]]), [product])
  return (
    <LeadDialogs
      shown={{ kind, leads: [now] }}
      current={[now]}
      products={products}
      actions={{
        view: () => setKind('detail'),
        edit: () => setKind('edit'),
        remove: () => setKind('delete'),
      }}
      onClose={onClose}
      onDeleted={onClose}
    />
  )
}
