import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { columnLabels } from './columnLabels.ts'
import type { LeadListProps } from './LeadCards.tsx'
import { LeadRow } from './LeadRow.tsx'
import { type Sort, type SortKey, sortAfter, sortKeys } from './leadOrder.ts'
import { useWindowRows } from './useWindowRows.ts'

const ROW_HEIGHT_PX = 96

const widths: Partial<Record<SortKey, string>> = {
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
            {sortKeys.map((key) => (
              <th key={key} aria-sort={sortOf(key, sort)} className={widths[key]}>
                <SortButton by={key} sort={sort} onSort={onSort} />
              </th>
            ))}
            <th className="w-12">
              <span className="sr-only">View</span>
            </th>
          </tr>
        </thead>
        <tbody ref={container} aria-hidden>
          <Room height={before} />
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
        <tbody aria-hidden>
          <Room height={after} />
        </tbody>
      </table>
    </div>
  )
}

const sortOf = (key: SortKey, { by, descending }: Sort) => {
  if (key !== by) return undefined
  return descending ? 'descending' : 'ascending'
}

/** Stands for the rows that are out of sight. */
function Room({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height }} className="p-0" />
    </tr>
  )
}

function SortButton({ by, sort, onSort }: { by: SortKey; sort: Sort; onSort: (sort: Sort) => void }) {
  const Arrow = sort.by !== by ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp
  return (
    <Button variant="ghost" className="-ml-2 px-2! text-muted" onClick={() => onSort(sortAfter(sort, by))}>
      {columnLabels[by]}
      <Arrow aria-hidden className={classes('size-3.5!', sort.by !== by && 'opacity-50')} />
    </Button>
  )
}
