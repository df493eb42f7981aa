import { Link } from '@tanstack/react-router'
import { MailPlus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'

interface EmailBarProps {
  /** How many emails are selected. */
  selected: number
  onDelete: () => void
}

/** What can be done on this tab: a bar in the thumb's reach on a phone, above the table on a desk. */
export function EmailBar({ selected, onDelete }: EmailBarProps) {
  useToastLift(!useWide())
  return (
    <div
      role="toolbar"
      aria-label="Email actions"
      className="z-20 flex gap-2 bg-page max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-line max-md:border-t max-md:px-4 max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:sticky md:top-14 md:py-2"
    >
      <Button
        variant={selected > 0 ? 'danger' : 'secondary'}
        icon={<Trash2 />}
        onClick={onDelete}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">Delete Selected</span>
        {selected > 0 && ` (${selected})`}
      </Button>
      <CreateNewEmail className="max-md:flex-auto md:ml-auto" />
    </div>
  )
}

/** The way to the generator. */
export function CreateNewEmail({ className }: { className?: string }) {
  return (
    <Link to="/create-email" className={classes(buttonClass('primary'), className)}>
      <MailPlus aria-hidden />
      Create New Email
    </Link>
  )
}
