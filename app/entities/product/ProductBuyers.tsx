import { useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { buyersIn, type Product } from '#db/model/entities/product.ts'
import type { MutationArgs } from '#db/model/entities/registry.ts'
import { BuyersPicker } from './BuyersPicker.tsx'
import { describedBy, useTrades } from './useBuyers.ts'

/** Who buys a product: the chosen trades in one line, or the proposals while nobody has chosen any. Stored at each tap. */
export function ProductBuyers({ product }: { product: Product }) {
  const { change } = useWorkspace()
  const [choosing, setChoosing] = useState(product.buyers === '')
  // The next tap may come before the row has changed.
  const [kept, setKept] = useState(product.buyers)
  const trades = useTrades()
  const keep = async (buyers: string) => {
    setKept(buyers)
    const changes = { buyers: [kept, buyers] } satisfies MutationArgs<'product.edit'>['changes']
    const isStored = await attempt(
      () => change({ name: 'product.edit', args: { id: product.id, changes } }),
      {
        failed: changeFailed('Error Updating Product', 'Failed to update product. Please try again.'),
      },
    )
    if (!isStored) setKept(kept)
  }
  if (choosing)
    return (
      <BuyersPicker
        value={kept}
        onChange={(buyers) => void keep(buyers)}
        about={describedBy((field) => product[field])}
      />
    )
  const names = buyersIn(product.buyers).map((id) => trades?.find((trade) => trade.id === id)?.name ?? id)
  return (
    <div>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm">
          <span className="text-muted">Who buys it: </span>
          {names.join(', ')}
        </p>
        <Button variant="ghost" onClick={() => setChoosing(true)}>
          Change<span className="sr-only"> who buys it</span>
        </Button>
      </div>
    </div>
  )
}
