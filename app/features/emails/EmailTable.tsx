import { memo } from 'react'
import { EmailMarks } from '#app/entities/email/EmailMarks.tsx'
import { emailName } from '#app/entities/email/labels.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { Checkbox, SelectAll } from '#app/ui/Checkbox.tsx'
import { longDate } from '#app/ui/dates.ts'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { useWindowRows } from '#app/ui/useWindowRows.ts'
import { inWords } from '#db/model/entities/label.ts'
import { type EmailActions, EmailMenu } from './EmailMenu.tsx'
import type { EmailEntry } from './emailList.ts'

const ROW_HEIGHT_PX = 53

interface EmailTableProps {
  entries: readonly EmailEntry[]
  selection: Selection
  actions: EmailActions
}

/** Emails on a desktop. */
export function EmailTable({ entries, ...row }: EmailTableProps) {
  const near = useWindowRows<HTMLTableSectionElement>(entries, ROW_HEIGHT_PX)
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table
        aria-label="Emails"
        aria-rowcount={entries.length + 1}
        className="w-full table-fixed text-left text-sm"
      >
        <Heads selection={row.selection} />
        <tbody ref={near.container}>
          <TableRoom height={near.before} />
        </tbody>
        {near.rows.map(({ index, key, ref }) => {
          const entry = entries[index]
          if (!entry) return null
          return (
            <tbody key={key} ref={ref} data-index={index} className="border-line border-t hover:bg-raised">
              <EmailRow index={index} entry={entry} {...row} />
            </tbody>
          )
        })}
        <tbody>
          <TableRoom height={near.after} />
        </tbody>
      </table>
    </div>
  )
}

function Heads({ selection }: Pick<EmailTableProps, 'selection'>) {
  return (
    <thead>
      <tr aria-rowindex={1} className="text-muted *:font-medium">
        <th className="w-11">
          <SelectAll selection={selection} hideLabel />
        </th>
        <th className="px-2">Subject</th>
        <th className="w-2/11 px-2">Lead</th>
        <th className="w-26 px-2 max-lg:hidden">Tone</th>
        <th className="w-42 px-2">Status</th>
        <th className="w-32 px-2 xl:w-50">Added</th>
        <th className="w-11">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

type EmailRowProps = Omit<EmailTableProps, 'entries'> & { index: number; entry: EmailEntry }

const EmailRow = memo(function EmailRow({ index, entry, selection, actions }: EmailRowProps) {
  const { email, lead, request } = entry
  return (
    <tr aria-rowindex={index + 2}>
      <td>
        <Checkbox
          label={`Select ${emailName(email)}`}
          hideLabel
          checked={selection.has(entry.id)}
          onCheckedChange={(selected) => selection.set(entry.id, selected)}
        />
      </td>
      <td className="px-2 py-1">
        <button
          type="button"
          onClick={() => actions.view(entry)}
          className="flex min-h-control max-w-full items-center rounded-md text-left font-semibold hover:underline"
        >
          <span className="truncate">{emailName(email)}</span>
        </button>
      </td>
      <td className="truncate px-2">{lead ? leadName(lead) : '-'}</td>
      <td className="truncate px-2 max-lg:hidden">{inWords(email.tone)}</td>
      <td className="px-2">
        <span className="flex flex-wrap gap-1 py-1">
          <EmailMarks email={email} request={request} />
        </span>
      </td>
      <td className="px-2 text-muted tabular-nums">
        <time dateTime={email.createdAt}>{longDate(email.createdAt)}</time>
      </td>
      <td>
        <EmailMenu entry={entry} actions={actions} />
      </td>
    </tr>
  )
})
