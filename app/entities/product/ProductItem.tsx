import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#app/ui/Badge.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'

/** What a product can be asked for, in the grid and in the list. */
export interface ProductItemProps {
  product: Product
  selection: Selection
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** Marks a product for what is done with several. */
export function ProductSelect({
  product,
  selection,
  className,
}: Pick<ProductItemProps, 'product' | 'selection'> & { className?: string }) {
  return (
    <Checkbox
      label={`Select ${product.name}`}
      hideLabel
      checked={selection.has(product.id)}
      onCheckedChange={(selected) => selection.set(product.id, selected)}
      className={className}
    />
  )
}

/** What is done with one product. */
export function ProductActions({
  product,
  onEdit,
  onDelete,
  className,
}: Omit<ProductItemProps, 'selection'> & { className?: string }) {
  return (
    <div className={classes('flex', className)}>
      <IconButton label={`Edit ${product.name}`} icon={<Pencil />} onClick={() => onEdit(product)} />
      <IconButton label={`Delete ${product.name}`} icon={<Trash2 />} onClick={() => onDelete(product)} />
    </div>
  )
}

/** Brand and value, and whether it is a sample. */
export function ProductPrice({ product, className }: { product: Product; className?: string }) {
  return (
    <p className={classes('flex min-w-0 items-center gap-2 text-sm', className)}>
      <Badge className="min-w-0">
        <span className="truncate">{product.brand}</span>
      </Badge>
      <span className="max-w-1/2 shrink-0 truncate font-medium">{dollars(product.value)}</span>
      {product.sample && <Badge tone="blue">Sample</Badge>}
    </p>
  )
}
