import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'

/** Where someone begins who has nothing to sell yet. */
export function FirstProduct({ className }: { className?: string }) {
  const create = (
    <Link to="/products" className={buttonClass('primary')}>
      <Package aria-hidden />
      Create a Product
    </Link>
  )
  return (
    <Card
      className={className}
      title="Start with your first product"
      text="Rove finds companies by what you sell. It takes a minute."
      actions={create}
    />
  )
}
