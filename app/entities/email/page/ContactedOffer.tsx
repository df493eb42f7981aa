import { failureOf } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'

type Status = Lead['status']

/** Those of leads that nobody has written to. */
const untouched: readonly Status[] = ['', 'new', 'approved']

/** After the first email, offers to set the lead's status (DECISIONS.md); one that is further on keeps it. */
export function ContactedOffer({ lead }: { lead: Lead }) {
  const { change } = useWorkspace()
  if (!untouched.includes(lead.status)) return null

  const set = async (from: Status, to: Status, undo?: () => void) => {
    try {
      await change({ name: 'lead.edit', args: { id: lead.id, changes: { status: [from, to] } } })
    } catch (error) {
      return notify(failureOf(error, 'Failed to update lead. Please try again.'))
    }
    notify({
      title: 'Lead updated',
      text: `Status: ${valueShown('status', to || 'new')}`,
      tone: 'success',
      action: undo && { label: 'Undo', onSelect: undo },
    })
  }
  const before = lead.status
  return (
    <Banner
      className="mb-4"
      action={{
        label: 'Set to Contacted',
        onSelect: () => void set(before, 'contacted', () => void set('contacted', before)),
      }}
    >
      {leadName(lead)} still has the status {valueShown('status', before || 'new')}.
    </Banner>
  )
}
