import { lazy, Suspense } from 'react'
import { CompanyDialog } from '#app/features/search/CompanyDialog.tsx'
import type { Hit } from '#app/features/search/find.ts'
import { useAtHand } from '#app/ui/useAtHand.ts'

const loadProducts = () => import('#app/entities/product/ProductDialog.tsx')
const ProductDialog = lazy(() => loadProducts().then((part) => ({ default: part.ProductDialog })))

interface OpenedHitProps {
  /** Leads and emails are not included, because they have their own pages. */
  hit: Extract<Hit, { kind: 'company' | 'product' }> | undefined
  onClose: () => void
}

/** The search result that was picked, opened over the current screen. */
export function OpenedHit({ hit, onClose }: OpenedHitProps) {
  useAtHand(loadProducts)
  if (!hit) return null
  return (
    <Suspense fallback={null}>
      {hit.kind === 'product' && <ProductDialog product={hit.row} open onOpenChange={onClose} />}
      {hit.kind === 'company' && <CompanyDialog company={hit.row} onClose={onClose} />}
    </Suspense>
  )
}
