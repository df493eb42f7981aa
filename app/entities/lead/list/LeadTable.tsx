import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SelectAll } from '#app/ui/Checkbox.tsx'
import { ColumnHead } from '#app/ui/ColumnHead.tsx'
import { classes } from '#app/ui/classes.ts'
import { DragOrder } from '#app/ui/DragOrder.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { useShownRow, useWindowRows } from '#app/ui/useWindowRows.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type Column, columnLabels, NAME } from './columns.ts'
import { BUTTON_WIDTH, columnWidths, fitting, tableWidth } from './columnWidths.ts'
import { LeadRow, type LeadRowProps, stuckBox, stuckName } from './LeadRow.tsx'
import { leaveOut } from './leftOut.ts'
import { directionOf, sortAfter } from './order.ts'
import type { ViewControls } from './useView.ts'

export interface LeadTableProps
  extends Pick<LeadRowProps, 'list' | 'onOpen' | 'action' | 'under' | 'owners' | 'works' | 'contacts'> {
  label: string
  selection: Selection
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  view: ViewControls
  /** The heading of the last column, for screen readers. */
  actionLabel: string
  /** The number of buttons in the last column. */
  actions: number
  /** The estimated height in CSS pixels, used until the row is measured. */
  rowHeight: number
  /** The ids of leads with changes that exist only on this device. */
  unsent?: ReadonlySet<number> | undefined
  /** The lead that is open beside the table. */
  current?: number | undefined
}

/**
 * Leads on a desktop. If there is little space, the least needed columns are left out. Columns that still do
 * not fit are reached by scrolling the table, while the names stay visible.
 */
export function LeadTable({ label, view, actionLabel, actions, ...rows }: LeadTableProps) {
  const { ref, visible } = useFitting(view.visible, actions)
  return (
    <div ref={ref} className="relative scroll-pl-53 overflow-x-auto rounded-lg border border-line bg-surface">
      <DragOrder
        ids={visible}
        nameOf={(column) => columnLabels[column]}
        direction="across"
        onMove={view.move}
      >
        <table
          aria-label={label}
          aria-rowcount={rows.leads.length + 1}
          style={{ minWidth: `${tableWidth(visible, actions)}rem` }}
          className="w-full table-fixed text-left text-sm"
        >
          <colgroup>
            <col style={{ width: `${BUTTON_WIDTH}rem` }} />
            {visible.map((column) => (
              <col key={column} style={{ width: `${columnWidths[column]}rem` }} />
            ))}
            <col style={{ width: `${actions * BUTTON_WIDTH}rem` }} />
          </colgroup>
          <thead>
            <Heads visible={visible} view={view} selection={rows.selection} actionLabel={actionLabel} />
          </thead>
          <Bodies columns={visible} {...rows} />
        </table>
      </DragOrder>
    </div>
  )
}

/** The columns that fit, updated when the window or the panel beside the table changes. */
function useFitting(chosen: readonly Column[], actions: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const measure = () => setRoom(current.clientWidth / rem())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const visible = useMemo(() => fitting(chosen, room, actions), [chosen, room, actions])
  useEffect(() => {
    leaveOut(chosen.filter((column) => !visible.includes(column)))
    return () => leaveOut([])
  }, [chosen, visible])
  return { ref, visible }
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface HeadsProps extends Pick<LeadTableProps, 'view' | 'selection' | 'actionLabel'> {
  visible: readonly Column[]
}

function Heads({ visible, view: { sort, setSort }, selection, actionLabel }: HeadsProps) {
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

type BodiesProps = Omit<LeadTableProps, 'label' | 'view' | 'actionLabel' | 'actions'> &
  Pick<LeadRowProps, 'columns'>

/** The rows near the window, each in its own tbody. Only this component renders when the page scrolls. */
function Bodies({ leads, products, rowHeight, selection, unsent, current, ...row }: BodiesProps) {
  const near = useWindowRows<HTMLTableSectionElement>(leads, rowHeight)
  useShownRow(near.showRow, current)
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
            aria-current={lead.id === current ? true : undefined}
            className="group border-line border-t hover:bg-raised aria-current:bg-raised"
          >
            <LeadRow
              index={index}
              lead={lead}
              product={product}
              selected={selection.has(lead.id)}
              onSelect={selection.set}
              unsent={unsent?.has(lead.id)}
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
