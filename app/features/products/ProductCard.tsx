import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { dollars, type Product } from '#db/model/product.ts'

export interface ProductCardProps {
  product: Product
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** One product at a glance. */
export function ProductCard({ product, onEdit, onDelete }: ProductCardProps) {
  const { name, description, brand, value, keywords } = product
  return (
    <Card
      className="h-full"
      title={name}
      text={
        <>
          <Badge>{brand}</Badge> <span className="font-medium text-ink">{dollars(value)}</span>
        </>
      }
      actions={
        <div className="-mr-2 flex">
          <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={() => onEdit(product)} />
          <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => onDelete(product)} />
        </div>
      }
    >
      <p className="line-clamp-3 whitespace-pre-line">{description}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {factsOf(product).map(([label, text]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
      {keywords && <p className="mt-3 truncate text-muted text-sm">{keywords}</p>}
    </Card>
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
