import { Link } from '@tanstack/react-router'
import { Mail, MailPlus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteEmails } from '#app/entities/email/deleteEmails.ts'
import { OlderEmails } from '#app/entities/email/OlderEmails.tsx'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { RoundAction } from '#app/ui/RoundAction.tsx'
import { SelectionBar } from '#app/ui/SelectionBar.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { notify } from '#app/ui/toast.ts'
import { type Selection, useSelection } from '#app/ui/useSelection.ts'
import { type SelectMode, useSelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import { EmailDialogs, useEmailDialogs } from './EmailDialogs.tsx'
import { EmailRows } from './EmailRows.tsx'
import { EmailTable } from './EmailTable.tsx'
import { EmailTools, PhoneTools } from './EmailTools.tsx'
import { type EmailEntry, entriesOf, everything, listed, newestFirst } from './emailList.ts'

interface EmailsTabProps {
  onOpen: (id: number) => void
  /** Whether only unsent emails are shown, or only the person's own; and the callback that ends this filter. */
  unsent: boolean | 'mine'
  onUnsentEnd: () => void
}

/** The team's emails and templates. */
export function EmailsTab(props: EmailsTabProps) {
  const emails = useRows('emails')
  const leads = useRows('leads')
  const requests = useRows('requests')
  const entries = useMemo(
    () => emails && entriesOf(emails, leads ?? [], requests ?? []),
    [emails, leads, requests],
  )
  if (!entries) return <SkeletonList />
  return entries.length === 0 ? (
    <>
      <NoEmails />
      <OlderEmails words="" />
    </>
  ) : (
    <Emails entries={entries} {...props} />
  )
}

interface EmailsProps extends EmailsTabProps {
  entries: readonly EmailEntry[]
}

function Emails({ entries, onOpen, unsent, onUnsentEnd }: EmailsProps) {
  const [typed, setFilter] = useState(everything)
  const { user, change } = useWorkspace()
  const filter = useMemo(
    () => ({ ...typed, unsent: unsent !== false, writer: unsent === 'mine' ? user.id : undefined }),
    [typed, unsent, user.id],
  )
  const [sort, setSort] = useState(newestFirst)
  const shown = useMemo(() => listed(entries, filter, sort), [entries, filter, sort])
  const { selection, chosen } = useSelection(shown)
  const dialogs = useEmailDialogs(onOpen)
  const wide = useWide()
  const mode = useSelectMode(selection)
  const deleteSelected = async () => {
    const emails = chosen.map(({ email }) => email)
    if (emails.length === 0) notify(nothingSelected('email', 'delete'))
    else if (await deleteEmails(change, emails)) mode.end()
  }
  const tools = { filter, onFilter: setFilter, onUnsentEnd, sort, onSort: setSort }
  const clear = () => {
    setFilter(everything)
    onUnsentEnd()
  }
  const list = { entries: shown, selection, actions: dialogs.actions }
  const bulk = { selected: chosen.length, onDelete: () => void deleteSelected() }
  return (
    <>
      {wide && <EmailTools {...tools} />}
      {wide && <EmailBar {...bulk} />}
      {!wide && <PhoneTools {...tools} onSelect={() => mode.begin()} />}
      {shown.length === 0 && <NoMatch onClear={clear} />}
      {shown.length > 0 && (wide ? <EmailTable {...list} /> : <EmailRows mode={mode} {...list} />)}
      <OlderEmails words={typed.text.trim()} />
      {!wide && mode.on && <PhoneSelection selection={selection} mode={mode} {...bulk} />}
      {!wide && !mode.on && (
        <RoundAction label="Create New Email" icon={<MailPlus aria-hidden />} to="/create-email" />
      )}
      <EmailDialogs dialogs={dialogs} />
    </>
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
  /** The number of selected emails. */
  selected: number
  onDelete: () => void
}

/** The actions of this tab, above the table. */
function EmailBar({ selected, onDelete }: EmailBarProps) {
  return (
    <ActionBar label="Email actions" phone="screen">
      <DeleteSelected count={selected} onDelete={onDelete} />
      <CreateNewEmail className="ml-auto" />
    </ActionBar>
  )
}

/** The same on a phone in select mode. */
function PhoneSelection({ selection, mode, selected, onDelete }: PhoneSelectionProps) {
  return (
    <SelectionBar label="Email actions" selection={selection} onEnd={mode.end}>
      <DeleteSelected count={selected} onDelete={onDelete} />
    </SelectionBar>
  )
}

interface PhoneSelectionProps extends EmailBarProps {
  selection: Selection
  mode: SelectMode
}

/** The link to the generator. */
function CreateNewEmail({ className }: { className?: string }) {
  return (
    <Link to="/create-email" className={classes(buttonClass('primary'), className)}>
      <MailPlus aria-hidden />
      Create New Email
    </Link>
  )
}
