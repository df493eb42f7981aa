import { Check, Eye, LoaderCircle, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { Connection } from '#app/data/useConnection.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SwipeRow } from '#app/ui/SwipeRow.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import { isDoubtful, type Suggestion } from '#db/model/entities/suggestion.ts'
import { factsOf } from './facts.ts'
import { type Stage, stageOf } from './progress.ts'
import { SuggestionDetails } from './SuggestionDetails.tsx'

export interface SuggestionRowProps {
  suggestion: Suggestion
  /** Where it is, in a few words; undefined beside no map. */
  where?: string | undefined
  /** Whether it is open until the person folds it. */
  opened?: boolean
  productName: string | undefined
  /** The status of its approval; undefined if it can still be reviewed. */
  status: Request['status'] | undefined
  connection: Connection
  /** The lead that was made from it. */
  lead: Lead | undefined
  /** The selected suggestions in select mode. */
  selection: Selection | undefined
  /** Takes its approval back, as long as its contact is looked up. */
  onUndo: (() => void) | undefined
  onApprove: (suggestion: Suggestion) => void
  onReject: (suggestion: Suggestion) => void
  /** Called on a long press: starts select mode with this suggestion. */
  onHold: (suggestion: Suggestion) => void
}

/**
 * One suggested company on a phone: reviewed with one tap, whose result replaces the buttons; a tap on the
 * row shows the reasons.
 */
export function SuggestionRow({ suggestion, productName, selection, ...props }: SuggestionRowProps) {
  const { where, opened = false, status, connection, lead, onUndo, onApprove, onReject, onHold } = props
  const { id, companyName, matchScore, sample } = suggestion
  const [wanted, setOpen] = useState<boolean>()
  const isOpen = wanted ?? opened
  const stage = stageOf(suggestion, { status, connection, lead, now: new Date() })
  const approve = {
    label: 'Approve',
    icon: <Check />,
    tone: 'good',
    onAct: () => onApprove(suggestion),
  } as const
  const reject = { label: 'Delete', icon: <X />, tone: 'bad', onAct: () => onReject(suggestion) } as const
  const isOpenToJudge = !selection && (stage.step === 'open' || stage.step === 'no contact')
  const swipes = isOpenToJudge ? { left: reject, right: approve } : {}
  return (
    <article className="border-line border-b">
      <SwipeRow id={id} {...swipes} onHold={selection ? undefined : () => onHold(suggestion)}>
        <div className="flex min-h-18 items-center bg-page">
          {selection && (
            <Checkbox
              label={`Select ${companyName}`}
              hideLabel
              disabled={status !== undefined || suggestion.approved}
              checked={selection.has(id)}
              onCheckedChange={(selected) => selection.set(id, selected)}
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
                {companyName}
              </button>
            </h3>
            <StageLine stage={stage} facts={factsOf(suggestion)} />
            {where && <p className="truncate text-muted text-xs">{where}</p>}
            <p className="flex gap-2">
              <MatchBadge bare matchScore={matchScore} />
              {sample && (
                <Badge bare tone="blue">
                  Sample
                </Badge>
              )}
              {isDoubtful(suggestion) && (
                <Badge bare tone="yellow">
                  Not verified
                </Badge>
              )}
            </p>
          </div>
          {!selection && (
            <Judgement
              suggestion={suggestion}
              stage={stage}
              lead={lead}
              onUndo={onUndo}
              onApprove={() => onApprove(suggestion)}
              onReject={() => onReject(suggestion)}
            />
          )}
        </div>
      </SwipeRow>
      {isOpen && (
        <div className="pb-3">
          <SuggestionDetails suggestion={suggestion} productName={productName} whole />
        </div>
      )}
    </article>
  )
}

const stageLook: Record<Stage['step'], string> = {
  open: 'text-muted',
  waits: 'text-blue',
  'looked up': 'text-blue',
  approved: 'text-green',
  'no contact': 'text-yellow',
}

/** The result of its approval, in place of its facts. */
function StageLine({ stage: { step, text }, facts }: { stage: Stage; facts: string }) {
  return (
    <p role="status" className={classes('flex items-center gap-2 text-sm', stageLook[step])}>
      {step === 'looked up' && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />}
      <span className={text ? 'min-w-0' : 'truncate'}>{text || facts}</span>
    </p>
  )
}

interface JudgementProps extends Pick<SuggestionRowProps, 'suggestion' | 'lead' | 'onUndo'> {
  stage: Stage
  onApprove: () => void
  onReject: () => void
}

/** The actions that are possible now. */
function Judgement({ suggestion, stage, lead, onUndo, onApprove, onReject }: JudgementProps) {
  const view = useOpenLead()
  const { companyName } = suggestion
  const { step } = stage
  if (step === 'open' || step === 'no contact') {
    return (
      <>
        <IconButton label={`Delete ${companyName}`} icon={<X />} onClick={onReject} />
        <IconButton
          label={`Approve ${companyName}`}
          icon={<Check className="text-green" />}
          onClick={onApprove}
        />
      </>
    )
  }
  return (
    <>
      {onUndo && step !== 'approved' && (
        <IconButton label={`Do not approve ${companyName}`} icon={<Undo2 />} onClick={onUndo} />
      )}
      {lead && <IconButton label={`View ${leadName(lead)}`} icon={<Eye />} onClick={() => view(lead.id)} />}
    </>
  )
}
