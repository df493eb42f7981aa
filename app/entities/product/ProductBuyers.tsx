import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { buyersIn, type Product, placesIn } from '#db/model/entities/product.ts'
import type { MutationArgs } from '#db/model/entities/registry.ts'
import { BuyersPicker } from './BuyersPicker.tsx'
import { productNotUpdated } from './notUpdated.ts'
import { PlacesPicker } from './PlacesPicker.tsx'
import { describedBy, useTrades } from './useProposals.ts'

/**
 * Who buys a product, and where: the chosen trades and places in a line each, or the proposals while nobody has chosen
 * any trade. Stored at each tap.
 */
export function ProductBuyers({ product }: { product: Product }) {
  const { change } = useWorkspace()
  const [choosing, setChoosing] = useState(product.buyers === '')
  // The next tap may come before the row has changed.
  const [kept, setKept] = useState({ buyers: product.buyers, places: product.places })
  const trades = useTrades()
  const keep = async (field: 'buyers' | 'places', value: string) => {
    setKept({ ...kept, [field]: value })
    const changes = { [field]: [kept[field], value] } satisfies MutationArgs<'product.edit'>['changes']
    const isStored = await attempt(
      () => change({ name: 'product.edit', args: { id: product.id, changes } }),
      { failed: productNotUpdated },
    )
    if (!isStored) setKept(kept)
  }
  if (choosing) {
    const about = describedBy((field) => product[field])
    return (
      <div className="grid gap-4">
        <BuyersPicker value={kept.buyers} onChange={(buyers) => void keep('buyers', buyers)} about={about} />
        <PlacesPicker value={kept.places} onChange={(places) => void keep('places', places)} about={about} />
      </div>
    )
  }
  const names = buyersIn(product.buyers).map((id) => trades?.find((trade) => trade.id === id)?.name ?? id)
  return (
    <div>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm">
          <span className="text-muted">Who buys it: </span>
          {names.join(', ')}
          {product.places && (
            <>
              <br />
              <span className="text-muted">Where are they: </span>
              {placesIn(product.places).join(', ')}
            </>
          )}
        </p>
        <Button variant="ghost" onClick={() => setChoosing(true)}>
          Change<span className="sr-only"> who buys it</span>
        </Button>
      </div>
    </div>
  )
}
