import { directionOf, type Sort, type SortKey, sortAfter } from '#app/lib/leadOrder.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { SortHead } from '#app/ui/SortHead.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import { useWindowRows } from '#app/ui/useWindowRows.ts'
import type { Product } from '#db/model/product.ts'
import type { LeadListProps } from './LeadCards.tsx'
import { LeadRow } from './LeadRow.tsx'

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
            {columns.map(({ key, label, sort: by, className }) =>
              by ? (
                <SortHead
                  key={key}
                  label={label}
                  sorted={directionOf(sort, by)}
                  onPress={() => onSort(sortAfter(sort, by))}
                  className={classes('px-2', className)}
                />
              ) : (
                <th key={key} className={classes('px-2 font-medium text-muted', className)}>
                  {label}
                </th>
              ),
            )}
            <th className="w-12">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={container}>
          <TableRoom height={before} />
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
          <TableRoom height={after} />
        </tbody>
      </table>
    </div>
  )
}
