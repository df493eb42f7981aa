import { Link } from '@tanstack/react-router'
import { MailPlus } from 'lucide-react'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
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
    <ActionBar label="Email actions" phone="screen">
      <DeleteSelected count={selected} onDelete={onDelete} />
      <CreateNewEmail className="max-md:flex-auto md:ml-auto" />
    </ActionBar>
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
