import { Link } from '@tanstack/react-router'
import { Mail, MailPlus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { notify } from '#app/ui/toast.ts'
import { useSelection } from '#app/ui/useSelection.ts'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import { EmailCards } from './EmailCards.tsx'
import { EmailDialogs, useEmailDialogs } from './EmailDialogs.tsx'
import { EmailTable } from './EmailTable.tsx'
import { EmailTools } from './EmailTools.tsx'
import { type EmailEntry, entriesOf, everything, listed, newestFirst } from './emailList.ts'

/** The team's emails and templates. */
export function EmailsTab({ onOpen }: { onOpen: (id: number) => void }) {
  const emails = useRows('emails')
  const leads = useRows('leads')
  const requests = useRows('requests')
  const entries = useMemo(
    () => emails && entriesOf(emails, leads ?? [], requests ?? []),
    [emails, leads, requests],
  )
  if (!entries) return <SkeletonList />
  if (entries.length === 0) return <NoEmails />
  return <Emails entries={entries} onOpen={onOpen} />
}

function Emails({ entries, onOpen }: { entries: readonly EmailEntry[]; onOpen: (id: number) => void }) {
  const [filter, setFilter] = useState(everything)
  const [sort, setSort] = useState(newestFirst)
  const shown = useMemo(() => listed(entries, filter, sort), [entries, filter, sort])
  const { selection, chosen } = useSelection(shown)
  const dialogs = useEmailDialogs(onOpen)
  const wide = useWide()
  const deleteSelected = () => {
    if (chosen.length > 0) dialogs.removeAll(chosen)
    else notify(nothingSelected('email', 'delete'))
  }
  const List = wide ? EmailTable : EmailCards
  return (
    <div className="max-md:pb-20">
      <EmailTools filter={filter} onFilter={setFilter} sort={sort} onSort={setSort} />
      <EmailBar selected={chosen.length} onDelete={deleteSelected} />
      {shown.length > 0 ? (
        <List entries={shown} selection={selection} actions={dialogs.actions} />
      ) : (
        <NoMatch onClear={() => setFilter(everything)} />
      )}
      <EmailDialogs dialogs={dialogs} onDeleted={selection.clear} />
    </div>
  )
}

function NoEmails() {
  return (
    <EmptyState
      icon={<Mail />}
      title="No emails yet"
      text="Write to a lead. What you add is kept here, to be found again and sent with or without a signal."
      action={<CreateNewEmail />}
    />
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No matching emails found"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  )
}

interface EmailBarProps {
  /** How many emails are selected. */
  selected: number
  onDelete: () => void
}

/** What can be done on this tab: a bar in the thumb's reach on a phone, above the table on a desk. */
function EmailBar({ selected, onDelete }: EmailBarProps) {
  useToastLift(!useWide())
  return (
    <ActionBar label="Email actions" phone="screen">
      <DeleteSelected count={selected} onDelete={onDelete} />
      <CreateNewEmail className="max-md:flex-auto md:ml-auto" />
    </ActionBar>
  )
}

/** The way to the generator. */
function CreateNewEmail({ className }: { className?: string }) {
  return (
    <Link to="/create-email" className={classes(buttonClass('primary'), className)}>
      <MailPlus aria-hidden />
      Create New Email
    </Link>
  )
}
