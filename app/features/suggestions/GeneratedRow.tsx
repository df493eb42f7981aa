import { Check, Eye, X } from 'lucide-react'
import { useState } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { CardFacts } from '#app/entities/lead/list/CardFacts.tsx'
import type { Column } from '#app/entities/lead/list/columns.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SwipeRow } from '#app/ui/SwipeRow.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { Reasoning } from './Reasoning.tsx'

/** The actions on one lead; undefined for approved leads, which are only shown. */
export interface Judging {
  approve: (lead: Lead) => void
  remove: (lead: Lead) => void
}

interface GeneratedRowProps {
  lead: Lead
  product: Product | undefined
  /** Why its company was suggested. */
  reason: string
  /** The columns whose facts are shown when the row is expanded, in order. */
  columns: readonly Column[]
  judging: Judging | undefined
  /** Undefined outside select mode. */
  selected: boolean | undefined
  onSelect: Selection['set']
  onSelecting: (id: number) => void
}

/**
 * A generated lead on a phone: approved or deleted with one tap; a tap on the row shows its facts and the
 * reason.
 */
export function GeneratedRow(props: GeneratedRowProps) {
  const { lead, product, reason, columns, judging, selected, onSelect, onSelecting } = props
  const { id, sample } = lead
  const name = leadName(lead)
  const [isOpen, setOpen] = useState(false)
  const openLead = useOpenLead()
  const isSelecting = selected !== undefined
  const approve = () => judging?.approve(lead)
  const remove = () => judging?.remove(lead)
  const swipes = judging &&
    !isSelecting && {
      right: { label: 'Approve', icon: <Check />, tone: 'good', onAct: approve } as const,
      left: { label: 'Delete', icon: <X />, tone: 'bad', onAct: remove } as const,
    }
  return (
    <article className="border-line border-b">
      <SwipeRow id={id} {...swipes} onHold={isSelecting ? undefined : () => onSelecting(id)}>
        <div className="flex min-h-18 items-center bg-page">
          {isSelecting && (
            <Checkbox
              label={`Select ${name}`}
              hideLabel
              checked={selected}
              onCheckedChange={(on) => onSelect(id, on)}
              className="z-10"
            />
          )}
          <div className="relative min-w-0 flex-1 self-center py-1">
            <h3 className="flex">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                className="truncate text-left font-semibold text-title after:absolute after:inset-0"
              >
                {name}
              </button>
            </h3>
            <p className="truncate text-muted text-sm">{leadRole(lead) || '-'}</p>
            <p className="flex gap-2">
              <MatchBadge bare matchScore={lead.matchScore} />
              {sample && (
                <Badge bare tone="blue">
                  Sample
                </Badge>
              )}
            </p>
          </div>
          {judging && !isSelecting && (
            <>
              <IconButton label={`Delete ${name}`} icon={<X />} onClick={remove} />
              <IconButton
                label={`Approve ${name}`}
                icon={<Check className="text-green" />}
                onClick={approve}
              />
            </>
          )}
        </div>
      </SwipeRow>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 pb-3">
          <CardFacts lead={lead} product={product} columns={columns} list="generated" />
          <Reasoning text={reason} whole />
          <Button
            variant="secondary"
            icon={<Eye />}
            aria-label={`View ${name}`}
            onClick={() => openLead(id)}
            className="justify-self-start"
          >
            View
          </Button>
        </div>
      )}
    </article>
  )
}
