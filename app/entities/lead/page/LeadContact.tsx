import { PenLine, RefreshCw } from 'lucide-react'
import { changeFailed } from '#app/data/failure.ts'
import { useConnection, waitingFor } from '#app/data/useConnection.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { contactWords } from '#app/entities/lead/contact.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { useNow } from '#app/ui/useNow.ts'
import { type Lead, lacksContact } from '#db/model/entities/lead.ts'
import { requestWords } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'

interface LeadContactProps {
  lead: Lead
  /** Opens the form in which the contact can be typed. */
  onEnter: () => void
}

/** How far the look-up of an approved company's contact is, and what the person can do about it. */
export function LeadContact(props: LeadContactProps) {
  return lacksContact(props.lead) ? <MissingContact {...props} /> : null
}

function MissingContact({ lead, onEnter }: LeadContactProps) {
  const suggestionId = lead.suggestionId ?? 0
  const { change } = useWorkspace()
  const connection = useConnection()
  const now = useNow()
  const { busy, attempt } = useAttempt()
  const asked = useRows('requests')?.find(
    ({ task, status }) =>
      (status === 'queued' || status === 'calling') &&
      task.kind === 'approve' &&
      task.args.suggestionIds.includes(suggestionId),
  )
  const lookUp = () =>
    attempt(
      () => {
        const task = { kind: 'approve' as const, args: { suggestionIds: [suggestionId] } }
        return change({ name: 'request.create', args: { id: newId(), task } })
      },
      { failed: changeFailed(requestWords.approve.failed, requestWords.approve.notStored) },
    )
  const isWaiting = asked !== undefined && connection !== 'online'
  const state = asked ? 'Looking up contacts…' : `${contactWords(lead, now)}.`
  return (
    <section aria-label="Contact" className="mb-4 grid gap-2 rounded-lg border border-line bg-surface p-3">
      <p role="status" className="text-sm">
        {isWaiting ? `Contact pending. ${waitingFor(connection)}` : state}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<PenLine />} onClick={onEnter}>
          Enter the contact yourself
        </Button>
        {!asked && (
          <Button variant="ghost" icon={<RefreshCw />} busy={busy} onClick={() => void lookUp()}>
            Look it up
          </Button>
        )}
      </div>
    </section>
  )
}
