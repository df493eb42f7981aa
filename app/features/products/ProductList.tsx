import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToastLift } from '#app/lib/useToastLift.ts'
import { useWide } from '#app/lib/useWide.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Product } from '#db/model/product.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

export interface ProductListProps extends Omit<ProductCardProps, 'product'> {
  /** Undefined while they are read. */
  products: readonly Product[] | undefined
  /** The button that adds one; on a phone it stays in the thumb's reach. */
  add: ReactNode
}

/** All products: cards on a phone, a grid on a desk. What is out of sight costs no layout. */
export function ProductList({ products, add, ...actions }: ProductListProps) {
  useToastLift(!useWide() && products !== undefined && products.length > 0)
  if (!products) return <SkeletonList />
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Package />}
        title="No products yet"
        text="Add what you sell. Rove then finds companies that may buy it."
        action={add}
      />
    )
  }
  return (
    <>
      <ul className="grid gap-3 max-md:pb-20 md:grid-cols-2 xl:grid-cols-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]"
          >
            <ProductCard product={product} {...actions} />
          </li>
        ))}
      </ul>
      <div className="fixed inset-x-0 bottom-0 z-10 grid border-line border-t bg-page px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
        {add}
      </div>
    </>
  )
}
