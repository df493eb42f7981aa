import { SelectAll } from '#app/ui/Checkbox.tsx'
import { ColumnHead } from '#app/ui/ColumnHead.tsx'
import { classes } from '#app/ui/classes.ts'
import { DragOrder } from '#app/ui/DragOrder.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { useWindowRows } from '#app/ui/useWindowRows.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { columnLabels, NAME } from './columns.ts'
import { columnWidths, EDGE_WIDTH, tableWidth } from './columnWidths.ts'
import { LeadRow, type LeadRowProps, stuckBox, stuckName } from './LeadRow.tsx'
import { directionOf, sortAfter } from './order.ts'
import type { ViewControls } from './useView.ts'

export interface LeadTableProps extends Pick<LeadRowProps, 'list' | 'onOpen' | 'action' | 'under'> {
  label: string
  selection: Selection
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  view: ViewControls
  /** What the last column holds, for the ear. */
  actionLabel: string
  /** In CSS pixels, until it was measured. */
  rowHeight: number
}

/**
 * Leads on a desk. Columns for which there is no room are reached by scrolling the table, where the names stay in
 * sight.
 */
export function LeadTable({ label, view, actionLabel, ...rows }: LeadTableProps) {
  const { visible } = view
  return (
    <div className="relative scroll-pl-53 overflow-x-auto rounded-lg border border-line bg-surface">
      <DragOrder
        ids={visible}
        nameOf={(column) => columnLabels[column]}
        direction="across"
        onMove={view.move}
      >
        <table
          aria-label={label}
          aria-rowcount={rows.leads.length + 1}
          style={{ minWidth: `${tableWidth(visible)}rem` }}
          className="w-full table-fixed text-left text-sm"
        >
          <colgroup>
            <col style={{ width: `${EDGE_WIDTH}rem` }} />
            {visible.map((column) => (
              <col key={column} style={{ width: `${columnWidths[column]}rem` }} />
            ))}
            <col style={{ width: `${EDGE_WIDTH}rem` }} />
          </colgroup>
          <thead>
            <Heads view={view} selection={rows.selection} actionLabel={actionLabel} />
          </thead>
          <Bodies columns={visible} {...rows} />
        </table>
      </DragOrder>
    </div>
  )
}

function Heads({ view, selection, actionLabel }: Pick<LeadTableProps, 'view' | 'selection' | 'actionLabel'>) {
  const { visible, sort, setSort } = view
  return (
    <tr aria-rowindex={1}>
      <th className={classes(stuckBox, 'bg-surface')}>
        <SelectAll selection={selection} hideLabel />
      </th>
      {visible.map((column) => (
        <ColumnHead
          key={column}
          id={column}
          label={columnLabels[column]}
          sorted={directionOf(sort, column)}
          onSort={() => setSort(sortAfter(sort, column))}
          className={classes('pl-2', column === NAME && classes(stuckName, 'bg-surface'))}
        />
      ))}
      <th>
        <span className="sr-only">{actionLabel}</span>
      </th>
    </tr>
  )
}

type BodiesProps = Omit<LeadTableProps, 'label' | 'view' | 'actionLabel'> & Pick<LeadRowProps, 'columns'>

/** The rows near the window, each a body of its own. Alone in being drawn anew when the page scrolls. */
function Bodies({ leads, products, rowHeight, selection, ...row }: BodiesProps) {
  const near = useWindowRows<HTMLTableSectionElement>(leads, rowHeight)
  return (
    <>
      <tbody ref={near.container}>
        <TableRoom height={near.before} />
      </tbody>
      {near.rows.map(({ index, key, ref }) => {
        const lead = leads[index]
        if (!lead) return null
        const product = lead.productId === null ? undefined : products.get(lead.productId)
        return (
          <tbody
            key={key}
            ref={ref}
            data-index={index}
            className="group border-line border-t hover:bg-raised"
          >
            <LeadRow
              index={index}
              lead={lead}
              product={product}
              selected={selection.has(lead.id)}
              onSelect={selection.set}
              {...row}
            />
          </tbody>
        )
      })}
      <tbody>
        <TableRoom height={near.after} />
      </tbody>
    </>
  )
}
