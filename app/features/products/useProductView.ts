import { useState } from 'react'

const VIEW = 'rove-products-view'

export type ProductView = 'grid' | 'list'

/** The layout of the products, as last chosen on this device; by default a grid. */
export function useProductView() {
  const [view, setView] = useState<ProductView>(() =>
    localStorage.getItem(VIEW) === 'list' ? 'list' : 'grid',
  )
  const choose = (next: ProductView) => {
    localStorage.setItem(VIEW, next)
    setView(next)
  }
  return [view, choose] as const
}
