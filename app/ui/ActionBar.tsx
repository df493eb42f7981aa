import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'

interface ActionBarProps {
  /** The accessible name of the toolbar. */
  label?: string | undefined
  /**
   * On a phone the bar is fixed to the bottom of the screen, or to the bottom of the list that scrolls above
   * it.
   */
  phone: 'screen' | 'list'
  className?: string
  children: ReactNode
}

const placeOnPhone = {
  screen: 'max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar) max-md:py-3',
  list: 'max-md:sticky max-md:bottom-(--bar) max-md:order-last max-md:-mx-4 max-md:py-2',
}

/** The actions for a list: within reach of the thumb on a phone, above the table on a desktop. */
export function ActionBar({ label, phone, className, children }: ActionBarProps) {
  return (
    <div
      {...(label && { role: 'toolbar', 'aria-label': label })}
      className={classes(
        'z-20 flex items-center gap-2 bg-page md:sticky md:top-14 md:py-2 max-md:border-line max-md:border-t max-md:px-4',
        placeOnPhone[phone],
        className,
      )}
    >
      {children}
    </div>
  )
}

/** A button that deletes the selected rows and shows their number. */
export function DeleteSelected({ count, onDelete }: { count: number; onDelete: () => void }) {
  return (
    <Button
      variant={count > 0 ? 'danger' : 'secondary'}
      icon={<Trash2 />}
      onClick={onDelete}
      className="max-sm:px-3"
    >
      <span className="max-sm:sr-only">Delete Selected</span>
      {count > 0 && ` (${count})`}
    </Button>
  )
}
