import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#app/ui/Badge.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { dayDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import { soldTo } from './productLine.ts'

/** The props of a product in the grid and in the list. */
export interface ProductItemProps {
  product: Product
  selection: Selection
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** A checkbox that selects a product. */
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

/** The actions for one product. */
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

/** A product in one line, for the list on a desktop. */
export function ProductRow(props: ProductItemProps) {
  const { product } = props
  return (
    <article className="grid grid-cols-[auto_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_5.5rem_auto] items-center gap-x-3 py-1 pr-2 pl-1">
      <ProductSelect {...props} />
      <h2 className="truncate py-1 font-semibold text-heading">{product.name}</h2>
      <ProductPrice product={product} />
      <p className="truncate text-muted text-sm">{soldTo(product)}</p>
      <time dateTime={product.createdAt} className="text-muted text-sm tabular-nums">
        {dayDate(product.createdAt)}
      </time>
      <ProductActions {...props} />
    </article>
  )
}

/** A product with all its data, for the grid. */
export function ProductCard(props: ProductItemProps) {
  const { product } = props
  const { name, description, keywords } = product
  return (
    <article className="h-full min-w-0 rounded-lg border border-line bg-surface p-4 pt-2">
      <header className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1">
        <ProductSelect {...props} className="-ml-3" />
        <h2 className="self-center font-semibold text-heading [overflow-wrap:anywhere]">{name}</h2>
        <ProductActions {...props} className="-mr-2" />
        <ProductPrice product={product} className="col-span-full" />
      </header>
      <p className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {factsOf(product).map(([label, text]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {keywords && <p className="mt-3 truncate text-muted text-sm">{keywords}</p>}
    </article>
  )
}

function factsOf({ target_industry, company_size, price_range, category }: Product) {
  const facts = [
    ['Target Industry', target_industry],
    ['Company Size', company_size],
    ['Price Range', price_range],
    ['Category', category],
  ] as const
  return facts.filter(([, text]) => text !== '')
}
