import { Check, PhoneMissed } from 'lucide-react'
import { useRef } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import type { Task } from '#db/model/entities/task.ts'
import { finishStep, type Step, useNextStep } from './NextStep.tsx'
import { type Noted, NoteField } from './NoteField.tsx'
import { settledBy, withMore } from './settled.ts'
import { useTaskActions } from './useTaskActions.ts'
import { outcomeWords, usualTitle } from './words.ts'

interface LogCallSheetProps {
  lead: Lead
  /** When the call was made, ISO 8601 in UTC; by default now. */
  at?: string | undefined
  onClose: () => void
}

type Outcome = Exclude<Task['outcome'], ''>

/** The outcome of a call: one tap, with an optional note and what is next. */
export function LogCallSheet({ lead, at, onClose }: LogCallSheetProps) {
  const note = useRef<Noted>(null)
  const log = useLogCall(lead, at)
  const next = useNextStep(lead)
  const { busy, attempt } = useAttempt()
  const choose = (outcome: Outcome) =>
    attempt(
      async () => {
        if (!(await log(outcome, note.current?.text() ?? '', next.steps(outcome === 'reached')))) return
        note.current?.forget()
        onClose()
      },
      { failed: () => undefined },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={at ? `Did you reach ${nameOf('leads', lead)}?` : 'Log a call'}
      description={at ? `Call of ${longDate(at)}` : nameOf('leads', lead)}
      width="small"
      footer={
        <>
          <Button
            variant="secondary"
            icon={<PhoneMissed />}
            busy={busy}
            onClick={() => void choose('no-answer')}
          >
            No answer
          </Button>
          <Button icon={<Check />} busy={busy} onClick={() => void choose('reached')}>
            Reached
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {next.choice}
        <NoteField ref={note} of={`call-${lead.id}`} />
      </div>
    </Dialog>
  )
}

/** @returns a function that stores a call and returns whether it is on the device */
function useLogCall(lead: Lead, at: string | undefined) {
  const { user } = useWorkspace()
  const tasks = useRows('tasks')
  const { add, edit } = useTaskActions()
  return (outcome: Outcome, note: string, steps: readonly Step[]): Promise<boolean> => {
    const usualToDo = usualTitle('todo', lead)
    const call = { leadId: lead.id, kind: 'call', userId: user.id, usualToDo } as const
    const said = { title: 'Call logged', text: outcomeWords({ kind: 'call', outcome }) }
    // If nobody answered, the call that was due still is.
    const due = outcome === 'reached' ? settledBy(tasks ?? [], call, new Date()) : undefined
    if (due?.kind === 'call') {
      return edit(due, { done: true, outcome, note: withMore(due.note, note) }, said, { steps })
    }
    return add(
      {
        leadId: lead.id,
        kind: 'call',
        title: usualTitle('call', lead),
        done: true,
        doneAt: at ?? null,
        outcome,
        note,
      },
      said,
      { steps: due ? [finishStep(due), ...steps] : steps },
    )
  }
}
