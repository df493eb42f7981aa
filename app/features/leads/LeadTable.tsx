import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Product } from '#db/model/product.ts'
import { type Sort, type SortKey, sortAfter } from './findLeads.ts'
import type { LeadListProps } from './LeadCards.tsx'
import { LeadRow } from './LeadRow.tsx'
import { useWindowRows } from './useWindowRows.ts'

const ROW_HEIGHT_PX = 53

/** SPEC.md section 2, Lead Management: the columns visible by default. Two wait for more room than a tablet's. */
const columns: { key: string; label: string; sort?: SortKey; className?: string }[] = [
  { key: 'fullName', label: 'Name', sort: 'fullName', className: 'w-[24%] xl:w-[17%]' },
  { key: 'company', label: 'Company', sort: 'company' },
  { key: 'email', label: 'Email', className: 'w-[24%] xl:w-[17%]' },
  { key: 'companyUrl', label: 'Website', className: 'hidden xl:table-cell' },
  { key: 'product', label: 'Product', className: 'hidden xl:table-cell' },
  { key: 'createdAt', label: 'Added', sort: 'createdAt', className: 'w-28' },
  { key: 'status', label: 'Status', sort: 'status', className: 'w-26' },
]

export interface LeadTableProps extends LeadListProps {
  products: ReadonlyMap<number, Product>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Leads on a desk. */
export function LeadTable({ leads, selection, actions, products, sort, onSort }: LeadTableProps) {
  const ids = leads.map(({ id }) => id)
  const { container, rows, before, after, measure } = useWindowRows<HTMLTableSectionElement>(
    ids,
    ROW_HEIGHT_PX,
  )
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table
        aria-label="Leads"
        aria-rowcount={leads.length + 1}
        className="w-full table-fixed text-left text-sm"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th className="w-11">
              <Checkbox
                label="Select all"
                hideLabel
                checked={selection.count === leads.length}
                indeterminate={selection.count > 0 && selection.count < leads.length}
                onCheckedChange={selection.setAll}
              />
            </th>
            {columns.map(({ key, label, sort: by, className }) => (
              <th
                key={key}
                aria-sort={by === sort.by ? (sort.descending ? 'descending' : 'ascending') : undefined}
                className={classes('px-2 font-medium text-muted', className)}
              >
                {by ? <SortButton label={label} by={by} sort={sort} onSort={onSort} /> : label}
              </th>
            ))}
            <th className="w-12">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={container}>
          <Room height={before} />
          {rows.map(({ index, key }) => {
            const lead = leads[index]
            if (!lead) return null
            const product = lead.productId === null ? undefined : products.get(lead.productId)
            return (
              <tr
                key={key}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                className="border-line border-t hover:bg-raised"
              >
                <LeadRow lead={lead} product={product} selection={selection} actions={actions} />
              </tr>
            )
          })}
          <Room height={after} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are out of sight. */
function Room({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} className="p-0" />
    </tr>
  )
}

interface SortButtonProps {
  label: string
  by: SortKey
  sort: Sort
  onSort: (sort: Sort) => void
}

function SortButton({ label, by, sort, onSort }: SortButtonProps) {
  const Arrow = sort.by !== by ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => onSort(sortAfter(sort, by))}
      className="flex min-h-control items-center gap-1 rounded-md hover:text-ink"
    >
      {label}
      <Arrow aria-hidden className={classes('size-3.5', sort.by !== by && 'opacity-50')} />
    </button>
  )
}
