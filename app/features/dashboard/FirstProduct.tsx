import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useSampleLoader } from '#app/entities/samples.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'

/** Where someone begins who has nothing to sell yet: with a product of their own, or with samples to look around. */
export function FirstProduct({ className }: { className?: string }) {
  const { offered, busy, load } = useSampleLoader()
  const ways = (
    <>
      <Link to="/products" className={classes(buttonClass('primary'), 'max-sm:flex-auto')}>
        <Package aria-hidden />
        Create a Product
      </Link>
      {offered && (
        <Button variant="secondary" busy={busy} onClick={load} className="max-sm:flex-auto">
          Load sample data
        </Button>
      )}
    </>
  )
  return (
    <Card
      className={className}
      title="Start with your first product"
      text="Rove finds companies by what you sell. It takes a minute."
      actions={ways}
    />
  )
}
