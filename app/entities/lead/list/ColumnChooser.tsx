import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Popover } from '#app/ui/Popover.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { columnLabels } from './columns.ts'
import { useLeftOut } from './leftOut.ts'
import type { ViewControls } from './useView.ts'

/** Dragging needs a large script, which the list does not wait for. */
const ColumnOrder = lazy(() => import('./ColumnOrder.tsx').then((part) => ({ default: part.ColumnOrder })))

/** The choice of the table's columns and their order. */
export function ColumnChooser({ view }: { view: ViewControls }) {
  const wide = useWide()
  const leftOut = useLeftOut()
  const [open, setOpen] = useState(false)
  const dragging = useRef(false)
  const onOpenChange = (next: boolean) => {
    // While a column is being dragged, Escape only cancels the drag.
    if (!dragging.current) setOpen(next)
  }
  const order = (
    <Suspense>
      <ColumnOrder view={view} wide={wide} onDragging={(is) => (dragging.current = is)} />
    </Suspense>
  )
  const button = (
    <Button variant="secondary" icon={<Columns3 />} className="max-sm:px-3">
      Columns
    </Button>
  )
  if (wide) {
    return (
      <Popover label="Columns" trigger={button} open={open} onOpenChange={onOpenChange}>
        <div className="p-2">
          {leftOut.length > 0 && (
            <p className="px-2 py-1 text-muted text-sm">
              No room here for {leftOut.map((column) => columnLabels[column]).join(', ')}.
            </p>
          )}
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
        description="What the table shows on a tablet or a computer."
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
