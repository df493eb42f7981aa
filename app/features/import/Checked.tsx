import { Download } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { saveFile } from '#app/ui/saveFile.ts'
import type { HeldRow } from '#db/import/check.ts'
import type { CheckResult } from './messages.ts'

/** What becomes of the rows of a file: the three add up to all of them. */
export function Counts({ result: { rows, added, completed, heldBack, first } }: { result: CheckResult }) {
  return (
    <div role="status" className="grid gap-3">
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Count label="New leads" count={added} />
        <Count label="Complete a lead" count={completed} />
        <Count label="Held back" count={heldBack} />
      </dl>
      <p className="text-muted text-sm">
        {grouped(rows)} {rows === 1 ? 'row' : 'rows'} in the file
      </p>
      {first.length > 0 && (
        <ul aria-label="The first leads" className="divide-y divide-line rounded-md border border-line">
          {first.map(({ row, title, text }) => (
            <li key={row} className="wrap-anywhere px-3 py-2 text-sm">
              <p className="font-medium">{title}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div className="rounded-md bg-raised px-2 py-3">
    <dd className="font-semibold text-heading">{grouped(count)}</dd>
    <dt className="text-muted text-sm">{label}</dt>
  </div>
)

interface HeldRowsProps {
  result: CheckResult
  /** The name of the imported file. */
  fileName: string
  heldFile: () => Promise<string>
}

/** The rows that are held back, each with its reason, and a file of them that can be corrected and imported. */
export function HeldRows({ result: { held, heldBack }, fileName, heldFile }: HeldRowsProps) {
  if (heldBack === 0) return null
  const name = `${fileName.replace(/\.\w{2,5}$/, '')} - held back.csv`
  const save = async () => saveFile(name, new Blob([await heldFile()], { type: 'text/csv;charset=utf-8' }))
  return (
    <section aria-label="Held back" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Held back</h3>
        <Button variant="secondary" icon={<Download />} onClick={() => void save()}>
          Save these rows with the reasons
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line text-sm">
        {held.map((row) => (
          <li key={row.row} className="wrap-anywhere py-2">
            {reasonIn(row)}
          </li>
        ))}
      </ul>
      {heldBack > held.length && (
        <p className="text-muted text-sm">And {grouped(heldBack - held.length)} more, in the file.</p>
      )}
    </section>
  )
}

const reasonIn = ({ row, column, value, reason }: HeldRow): string => {
  const where = column ? `, ${column}${value ? ` “${value}”` : ''}` : ''
  return `Row ${row}${where}: ${reason}`
}
