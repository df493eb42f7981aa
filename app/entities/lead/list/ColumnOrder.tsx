import { Checkbox } from '#app/ui/Checkbox.tsx'
import { OrderList } from '#app/ui/OrderList.tsx'
import { cardColumns } from './CardFacts.tsx'
import { columnLabels, NAME } from './columns.ts'
import type { ViewControls } from './useView.ts'

interface ColumnOrderProps {
  view: ViewControls
  wide: boolean
  onDragging: (dragging: boolean) => void
}

/** The columns in order, which can be moved, shown and hidden. */
export function ColumnOrder({ view, wide, onDragging }: ColumnOrderProps) {
  const ids = wide ? view.columns : cardColumns(view.columns)
  return (
    <OrderList
      label="Columns"
      ids={ids}
      nameOf={(column) => columnLabels[column]}
      onMove={view.move}
      onDragging={onDragging}
    >
      {(column) => (
        <Checkbox
          label={columnLabels[column]}
          checked={view.visible.includes(column)}
          disabled={column === NAME}
          onCheckedChange={(visible) => view.setVisible(column, visible)}
          className="w-full px-1 text-sm"
        />
      )}
    </OrderList>
  )
}
