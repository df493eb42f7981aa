import { useState } from 'react'

const VIEW = 'rove-products-view'

export type ProductView = 'grid' | 'list'

/** How the products are laid out, as chosen last on this device; a grid at first. */
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
