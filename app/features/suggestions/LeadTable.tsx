import { directionOf, type Sort, sortAfter } from '#app/lib/leadOrder.ts'
import { SortHead } from '#app/ui/SortHead.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import { useWindowRows } from '#app/ui/useWindowRows.ts'
import { type Column, columnLabels, columns } from './columns.ts'
import type { LeadListProps } from './LeadCards.tsx'
import { LeadRow } from './LeadRow.tsx'

const ROW_HEIGHT_PX = 96

const widths: Partial<Record<Column, string>> = {
  fullName: 'w-44',
  companyUrl: 'max-xl:hidden',
  product: 'max-lg:hidden',
  createdAt: 'w-24',
  matchScore: 'w-30',
}

export interface LeadTableProps extends LeadListProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Generated leads on a desk; only the rows near the window are drawn, each a body of its own. */
export function LeadTable({ leads, sort, onSort, ...known }: LeadTableProps) {
  const ids = leads.map(({ id }) => id)
  const { container, rows, before, after, measure } = useWindowRows<HTMLTableSectionElement>(
    ids,
    ROW_HEIGHT_PX,
  )
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table aria-label="Generated leads" className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <th className="w-12">
              <span className="sr-only">Selected</span>
            </th>
            {columns.map((column) => (
              <SortHead
                key={column}
                label={columnLabels[column]}
                sorted={directionOf(sort, column)}
                onPress={() => onSort(sortAfter(sort, column))}
                className={widths[column]}
              />
            ))}
            <th className="w-12">
              <span className="sr-only">View</span>
            </th>
          </tr>
        </thead>
        <tbody ref={container}>
          <TableRoom height={before} />
        </tbody>
        {rows.map(({ index, key }) => {
          const lead = leads[index]
          if (!lead) return null
          return (
            <tbody
              key={key}
              ref={measure}
              data-index={index}
              className="border-line border-t hover:bg-raised"
            >
              <LeadRow lead={lead} widths={widths} {...known} />
            </tbody>
          )
        })}
        <tbody>
          <TableRoom height={after} />
        </tbody>
      </table>
    </div>
  )
}
