import { Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { OrderList } from '#app/ui/OrderList.tsx'
import { Popover } from '#app/ui/Popover.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { cardColumns } from './CardFacts.tsx'
import { columnLabels, NAME } from './columns.ts'
import type { ViewControls } from './useView.ts'

/** Which columns the table has, or which facts the cards, and in which order. */
export function ColumnChooser({ view }: { view: ViewControls }) {
  const wide = useWide()
  const [open, setOpen] = useState(false)
  const dragging = useRef(false)
  const onOpenChange = (next: boolean) => {
    // Escape puts down what is being moved.
    if (!dragging.current) setOpen(next)
  }
  const order = <ColumnOrder view={view} wide={wide} onDragging={(is) => (dragging.current = is)} />
  const button = (
    <Button variant="secondary" icon={<Columns3 />} className="max-sm:px-3">
      Columns
    </Button>
  )
  if (wide) {
    return (
      <Popover label="Columns" trigger={button} open={open} onOpenChange={onOpenChange}>
        <div className="p-2">
          {order}
          <Button variant="ghost" wide onClick={view.reset}>
            Reset columns
          </Button>
        </div>
      </Popover>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Columns3 />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:px-3"
      >
        Columns
      </Button>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Columns"
        description="What each card says below name, position and company."
        footer={
          <>
            <Button variant="secondary" onClick={view.reset}>
              Reset columns
            </Button>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </>
        }
      >
        {order}
      </Dialog>
    </>
  )
}

interface ColumnOrderProps {
  view: ViewControls
  wide: boolean
  onDragging: (dragging: boolean) => void
}

function ColumnOrder({ view, wide, onDragging }: ColumnOrderProps) {
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
