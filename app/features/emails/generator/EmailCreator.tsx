import { useLiveQuery } from 'dexie-react-hooks'
import { UserX } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { EmailGenerator } from './EmailGenerator.tsx'
import { LeadPicker } from './LeadPicker.tsx'

export interface EmailCreatorProps {
  /** The lead that is written to; undefined until one is chosen. */
  leadId: number | undefined
  /** Gets the lead that was chosen, or undefined when another is to be. */
  onChoose: (leadId: number | undefined) => void
}

/** Choose a lead, then the generator. */
export function EmailCreator({ leadId, onChoose }: EmailCreatorProps) {
  if (leadId === undefined) return <LeadPicker onPick={onChoose} />
  return <ForLead key={leadId} id={leadId} onOther={() => onChoose(undefined)} />
}

/** A lead that was deleted meanwhile stays: what was written to it is not lost with it. */
function ForLead({ id, onOther }: { id: number; onOther: () => void }) {
  const { store, team } = useWorkspace()
  const loaded = useLiveQuery(async () => ({ lead: await store.leads.get(id) }), [store, id])
  if (!loaded) return <SkeletonList rows={2} />
  const { lead } = loaded
  if (lead?.teamId === team.id) return <EmailGenerator lead={lead} onOther={onOther} />
  return (
    <EmptyState
      icon={<UserX />}
      title="No lead selected"
      text="Please select a lead first"
      action={<Button onClick={onOther}>Choose a Lead</Button>}
    />
  )
}
