import { useNavigate } from '@tanstack/react-router'
import { Building2, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useUnsent } from '#app/data/useUnsent.ts'
import { soldTo } from '#app/entities/product/productLine.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { RowList } from '#app/ui/RowList.tsx'
import { SwipeRow } from '#app/ui/SwipeRow.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'

interface Actions {
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

interface ProductRowsProps extends Actions {
  products: readonly Product[]
  selection: Selection
  mode: SelectMode
}

/** Products on a phone. */
export function ProductRows({ products, selection, mode, ...actions }: ProductRowsProps) {
  const unsent = useUnsent()
  return (
    <RowList label="Products" rows={products}>
      {(product) => (
        <ProductLine
          product={product}
          unsent={unsent.has(product.id)}
          selected={mode.on ? selection.has(product.id) : undefined}
          onSelect={selection.set}
          onSelecting={mode.begin}
          {...actions}
        />
      )}
    </RowList>
  )
}

interface ProductLineProps extends Actions {
  product: Product
  unsent: boolean
  /** Undefined outside select mode. */
  selected: boolean | undefined
  onSelect: Selection['set']
  onSelecting: (id: number) => void
}

const ProductLine = memo(function ProductLine(props: ProductLineProps) {
  const { product, unsent, selected, onSelect, onSelecting, onEdit, onDelete } = props
  const findCompanies = useFindCompanies(product)
  const select = () => onSelecting(product.id)
  const find = { label: 'Find', icon: <Building2 />, tone: 'good', onAct: findCompanies } as const
  const remove = { label: 'Delete', icon: <Trash2 />, tone: 'bad', onAct: () => onDelete(product) } as const
  const isSelecting = selected !== undefined
  return (
    <SwipeRow
      id={product.id}
      right={isSelecting ? undefined : find}
      left={isSelecting ? undefined : remove}
      onHold={isSelecting ? undefined : select}
    >
      <ListRow
        name={product.name}
        detail={
          <>
            <span>{product.brand}</span> · <span>{dollars(product.value)}</span>
          </>
        }
        foot={
          <>
            {product.sample && (
              <Badge bare tone="blue">
                Sample
              </Badge>
            )}
            <span className="truncate">{soldTo(product)}</span>
          </>
        }
        unsent={unsent}
        onOpen={() => onEdit(product)}
        selected={selected}
        onSelect={(on) => onSelect(product.id, on)}
        end={
          <Menu of={product.id} label={`Actions for ${product.name}`} trigger={<Ellipsis />}>
            <MenuItem icon={<Building2 />} onSelect={findCompanies}>
              Find companies
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={() => onEdit(product)}>
              Edit
            </MenuItem>
            <MenuItem icon={<ListChecks />} onSelect={select}>
              Select
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => onDelete(product)}>
              Delete
            </MenuItem>
          </Menu>
        }
      />
    </SwipeRow>
  )
})

function useFindCompanies({ id }: Product) {
  const navigate = useNavigate()
  return () => void navigate({ to: '/lead-generation', search: { productId: id } })
}
