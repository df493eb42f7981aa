import { LoaderCircle, Trash2 } from 'lucide-react'
import type { Connection } from '#app/data/useConnection.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { factsOf } from './facts.ts'
import { contactNotes } from './progress.ts'
import { SuggestionDetails } from './SuggestionDetails.tsx'

export interface SuggestionCardProps {
  suggestion: Suggestion
  /** Where it is, in a few words; undefined beside no map. */
  where: string | undefined
  /** Whether it is open on the map. */
  current: boolean
  productName: string | undefined
  /** The status of its approval; undefined if it can still be selected. */
  status: Request['status'] | undefined
  connection: Connection
  selection: Selection
  onRemove: (suggestion: Suggestion) => void
}

/** One suggested company with all its data. */
export function SuggestionCard({ suggestion, productName, status, ...props }: SuggestionCardProps) {
  const { where, current, connection, selection, onRemove } = props
  const { id, companyName, matchScore, sample } = suggestion
  return (
    <Card
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 px-1 py-2',
        current && 'border-accent',
      )}
    >
      <Checkbox
        label={`Select ${companyName}`}
        hideLabel
        disabled={status !== undefined}
        checked={status === undefined && selection.has(id)}
        onCheckedChange={(selected) => selection.set(id, selected)}
      />
      <div className="min-w-0 pt-[calc((var(--control)-1lh)/2)] pb-2.5">
        <h3 className="font-semibold text-heading">
          {companyName} <MatchBadge matchScore={matchScore} /> {sample && <Badge tone="blue">Sample</Badge>}
        </h3>
        <p className="text-sm">{factsOf(suggestion)}</p>
        {where && <p className="text-muted text-xs">{where}</p>}
        <SuggestionDetails suggestion={suggestion} productName={productName} />
        {status ? (
          <Progress status={status} connection={connection} />
        ) : (
          <ContactNote suggestion={suggestion} />
        )}
      </div>
      <IconButton
        label={`Delete ${companyName}`}
        icon={<Trash2 />}
        disabled={status !== undefined}
        onClick={() => onRemove(suggestion)}
      />
    </Card>
  )
}

function Progress({ status, connection }: { status: Request['status']; connection: Connection }) {
  const waits = status === 'queued' && connection !== 'online'
  return (
    <p role="status" className="mt-2 flex items-center gap-2 font-medium text-blue text-sm">
      {!waits && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {waits ? 'Will be approved when you are back online' : 'Looking up contacts…'}
    </p>
  )
}

/** The result of an earlier look-up. */
function ContactNote({ suggestion }: { suggestion: Suggestion }) {
  const { contact } = suggestion
  if (contact === '') return null
  return <p className="mt-2 text-sm text-yellow">{contactNotes[contact]}</p>
}
