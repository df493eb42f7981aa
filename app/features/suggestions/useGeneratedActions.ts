import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteLeads } from '#app/entities/lead/deleteLeads.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { useScore } from '#app/entities/lead/score.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { counted, notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The actions on generated leads. Approving and deleting return whether it is stored. */
export function useGeneratedActions() {
  const { change } = useWorkspace()
  const scored = useScore()

  const approve = async (leads: readonly Lead[]): Promise<boolean> => {
    if (leads.length === 0) return sayNoneSelected('approve')
    return attempt(
      () => change(...leads.map(({ id }) => ({ name: 'lead.approve', args: { id } }) as const)),
      {
        done: counted('leads approved', leads.length, (count) => ({
          title: 'Leads approved',
          text: `${count} lead(s) added to Lead Management.`,
        })),
        failed: changeFailed(
          'Approval failed',
          'There was an error approving the selected leads. Please try again.',
        ),
      },
    )
  }

  const remove = async (leads: readonly Lead[]): Promise<boolean> =>
    leads.length === 0 ? sayNoneSelected('delete') : deleteLeads(change, leads)

  const view = (lead: Lead) => {
    const { score, word } = scored(lead.matchScore)
    const match = `match ${score}% (${word})`
    const facts = [leadRole(lead), lead.industry, match].filter(Boolean)
    notify({ title: leadName(lead), text: facts.join(' · '), tone: 'info' })
  }

  /** Actions on a single lead. */
  const judging = {
    approve: (lead: Lead) => void approve([lead]),
    remove: (lead: Lead) => void remove([lead]),
  }
  return { approve, remove, view, judging }
}

function sayNoneSelected(action: 'approve' | 'delete'): false {
  notify(nothingSelected('lead', action))
  return false
}
