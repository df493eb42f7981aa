import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ListHead, type ListHeadProps } from './ListHead.tsx'

export interface ListToolsProps extends Omit<ListHeadProps, 'onSheet'> {
  /**
   * The sheet with sorting, filters and rarely used actions.
   * @param close closes the sheet
   */
  sheet: (close: () => void) => ReactNode
}

/** The head of a list on a phone, with its sheet. */
export function ListTools({ sheet, ...head }: ListToolsProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ListHead {...head} onSheet={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={head.sheetTitle}
        footer={<Button onClick={close}>Done</Button>}
      >
        {sheet(close)}
      </Dialog>
    </>
  )
}
