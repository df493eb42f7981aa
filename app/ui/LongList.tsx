import type { ReactNode } from 'react'
import { useShownRow, useWindowRows } from './useWindowRows.ts'

export interface LongListProps<Row> {
  label: string
  rows: readonly Row[]
  /** The row that is open beside the list; the list scrolls to it. */
  current?: number | undefined
  /** The estimated height in CSS pixels, including the gap below, used until the row is measured. */
  rowHeight: number
  rowClassName?: string | undefined
  className?: string | undefined
  /** See {@link useWindowRows}. */
  stateless?: boolean | undefined
  children: (row: Row) => ReactNode
}

/** A list of any length; only the rows near the window are drawn. */
export function LongList<Row extends { id: number }>({
  label,
  rows,
  rowHeight,
  current,
  stateless,
  ...props
}: LongListProps<Row>) {
  const {
    container,
    rows: near,
    showRow,
    ...room
  } = useWindowRows<HTMLUListElement>(rows, rowHeight, stateless)
  useShownRow(showRow, current)
  return (
    <ul
      ref={container}
      aria-label={label}
      style={{ paddingTop: room.before, paddingBottom: room.after }}
      className={props.className}
    >
      {near.map(({ index, key, ref }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <li
            key={key}
            ref={ref}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={props.rowClassName}
          >
            {props.children(row)}
          </li>
        )
      })}
    </ul>
  )
}
