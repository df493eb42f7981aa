import { memo } from 'react'
import { EmailMarks } from '#app/entities/email/EmailMarks.tsx'
import { choiceShown, emailName } from '#app/entities/email/labels.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { Checkbox, SelectAll } from '#app/ui/Checkbox.tsx'
import { longDate } from '#app/ui/dates.ts'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { type EmailActions, EmailMenu } from './EmailMenu.tsx'
import type { EmailEntry } from './emailList.ts'

const CARD_HEIGHT_PX = 150

export interface EmailRowsProps {
  entries: readonly EmailEntry[]
  selection: Selection
  actions: EmailActions
}

/** Emails on a phone. */
export function EmailCards({ entries, ...card }: EmailRowsProps) {
  return (
    <>
      <SelectAll selection={card.selection} className="pl-3 text-sm" />
      <LongList label="Emails" rows={entries} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-2">
        {(entry) => <EmailCard entry={entry} {...card} />}
      </LongList>
    </>
  )
}

type EmailCardProps = Omit<EmailRowsProps, 'entries'> & { entry: EmailEntry }

const EmailCard = memo(function EmailCard({ entry, selection, actions }: EmailCardProps) {
  const { email, lead, request } = entry
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-lg border border-line bg-surface py-1">
      <Checkbox
        label={`Select ${emailName(email)}`}
        hideLabel
        checked={selection.has(entry.id)}
        onCheckedChange={(selected) => selection.set(entry.id, selected)}
        className="z-10"
      />
      <div className="min-w-0 pt-2.5 pb-2">
        <button
          type="button"
          onClick={() => actions.view(entry)}
          className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
        >
          {emailName(email)}
        </button>
        <p className="mb-1 truncate text-muted text-sm">
          {lead ? `To ${leadName(lead)}` : firstWords(email)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          <EmailMarks email={email} request={request} />
          <span>{choiceShown(email.tone)}</span>
          <time dateTime={email.createdAt}>{longDate(email.createdAt)}</time>
        </p>
      </div>
      <div className="relative z-10">
        <EmailMenu entry={entry} actions={actions} />
      </div>
    </article>
  )
})

const firstWords = ({ body }: EmailEntry['email']) => body.replace(/\s+/g, ' ').slice(0, 100) || '-'
