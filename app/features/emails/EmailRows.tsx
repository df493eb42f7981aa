import { Send, Trash2, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { useUnsent } from '#app/data/useUnsent.ts'
import { EmailMarks } from '#app/entities/email/EmailMarks.tsx'
import { emailName } from '#app/entities/email/labels.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { ListRow } from '#app/ui/ListRow.tsx'
import { RowList } from '#app/ui/RowList.tsx'
import { type SwipeAction, SwipeRow } from '#app/ui/SwipeRow.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import { type EmailActions, EmailMenu } from './EmailMenu.tsx'
import type { EmailEntry } from './emailList.ts'

interface EmailRowsProps {
  entries: readonly EmailEntry[]
  selection: Selection
  mode: SelectMode
  actions: EmailActions
}

/** Emails on a phone. */
export function EmailRows({ entries, selection, mode, actions }: EmailRowsProps) {
  const unsent = useUnsent()
  return (
    <RowList label="Emails" rows={entries}>
      {(entry) => (
        <EmailRow
          entry={entry}
          unsent={unsent.has(entry.id)}
          selected={mode.on ? selection.has(entry.id) : undefined}
          onSelect={selection.set}
          onSelecting={mode.begin}
          actions={actions}
        />
      )}
    </RowList>
  )
}

interface EmailRowProps {
  entry: EmailEntry
  unsent: boolean
  /** Undefined outside select mode. */
  selected: boolean | undefined
  onSelect: Selection['set']
  onSelecting: (id: number) => void
  actions: EmailActions
}

const EmailRow = memo(function EmailRow(props: EmailRowProps) {
  const { entry, unsent, selected, onSelect, onSelecting, actions } = props
  const { id, email, lead, request } = entry
  const select = () => onSelecting(id)
  const isSelecting = selected !== undefined
  return (
    <SwipeRow
      id={id}
      right={isSelecting ? undefined : sending(entry, actions)}
      left={isSelecting ? undefined : removal(entry, actions)}
      onHold={isSelecting ? undefined : select}
    >
      <ListRow
        name={emailName(email)}
        detail={lead ? `To ${leadName(lead)}` : firstWords(email)}
        foot={
          <>
            <EmailMarks bare email={email} request={request} />
            <span aria-hidden>·</span>
            <TimeAgo at={email.createdAt} className="truncate" />
          </>
        }
        unsent={unsent}
        onOpen={() => actions.view(entry)}
        selected={selected}
        onSelect={(on) => onSelect(id, on)}
        end={<EmailMenu entry={entry} actions={actions} onSelect={select} />}
      />
    </SwipeRow>
  )
})

const firstWords = ({ body }: EmailEntry['email']) => body.replace(/\s+/g, ' ').slice(0, 100) || '-'

function sending(entry: EmailEntry, actions: EmailActions): SwipeAction {
  return entry.email.template
    ? { label: 'Use', icon: <UserPlus />, tone: 'good', onAct: () => actions.view(entry) }
    : { label: 'Send', icon: <Send />, tone: 'good', onAct: () => actions.send(entry) }
}

const removal = (entry: EmailEntry, actions: EmailActions): SwipeAction => ({
  label: 'Delete',
  icon: <Trash2 />,
  tone: 'bad',
  onAct: () => actions.remove(entry),
})
