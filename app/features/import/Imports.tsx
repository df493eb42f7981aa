import { FileInput as FileIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { useNow } from '#app/ui/useNow.ts'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import type { Import } from '#db/model/entities/import.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'
import { StayingLeads } from './StayingLeads.tsx'
import type { UndoPlan } from './undo.ts'
import { useUndoImport } from './useUndoImport.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The most imports that are listed. */
const MOST_LISTED = 30

/** The team's imports of the last 30 days, each with its undo. */
export function Imports() {
  const imports = useRows('imports')
  const leads = useRows('leads')
  const left = useMemo(() => countedBy(leads ?? []), [leads])
  const now = useNow()
  const [stay, setStay] = useState<UndoPlan['stay']>([])
  const { busy, undo } = useUndoImport()
  const since = now.getTime() - KEPT_DAYS * DAY_MS
  const recent = (imports ?? []).filter(({ createdAt }) => Date.parse(createdAt) > since)
  if (recent.length === 0) return null
  const newest = recent.sort((a, b) => compared(b.createdAt, a.createdAt)).slice(0, MOST_LISTED)
  return (
    <Card
      title="Imports"
      text={`Each can be undone for ${KEPT_DAYS} days; leads that somebody changed since stay.`}
    >
      {stay.length > 0 && <StayingLeads stay={stay} onClose={() => setStay([])} />}
      <ul className="divide-y divide-line">
        {newest.map((row) => (
          <li key={row.id} className="flex min-h-18 flex-wrap items-center gap-3 py-2">
            <FileIcon aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <h3 className="wrap-anywhere font-medium">{row.fileName}</h3>
              <p className="text-muted text-sm">
                {countsOf(row)}, <TimeAgo at={row.createdAt} />
                {row.undoneAt && undoneWords(left.get(row.id) ?? 0)}
              </p>
            </div>
            {/* Leads may arrive after the undo, from the device that imported them. */}
            {(!row.undoneAt || left.has(row.id)) && (
              <Button
                variant="secondary"
                busy={busy === row.id}
                aria-label={`Undo the import of ${row.fileName}`}
                onClick={() => void undo(row).then((plan) => plan && setStay(plan.stay))}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How many leads there are of each import. */
function countedBy(leads: readonly Lead[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { importId } of leads) {
    if (importId !== null) counts.set(importId, (counts.get(importId) ?? 0) + 1)
  }
  return counts
}

const undoneWords = (left: number): string => (left > 0 ? ` · undone, ${grouped(left)} stay` : ' · undone')

const countsOf = ({ added, completed, heldBack, source }: Import): string =>
  [
    source,
    `${grouped(added)} new`,
    completed > 0 && `${grouped(completed)} completed`,
    heldBack > 0 && `${grouped(heldBack)} held back`,
  ]
    .filter(Boolean)
    .join(' · ')
