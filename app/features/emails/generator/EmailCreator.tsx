import { useLiveQuery } from 'dexie-react-hooks'
import { UserX } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { standingLead } from '#app/entities/lead/standing.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { EmailGenerator } from './EmailGenerator.tsx'
import { LeadPicker } from './LeadPicker.tsx'

export interface EmailCreatorProps {
  /** The lead to write to; undefined until one is chosen. */
  leadId: number | undefined
  /** Receives the chosen lead, or undefined to choose another. */
  onChoose: (leadId: number | undefined) => void
}

/** The choice of a lead, followed by the generator. */
export function EmailCreator({ leadId, onChoose }: EmailCreatorProps) {
  if (leadId === undefined) return <LeadPicker onPick={onChoose} />
  return <ForLead key={leadId} id={leadId} onOther={() => onChoose(undefined)} />
}

/** A lead that was deleted meanwhile stays, so that the email to it is not lost. */
function ForLead({ id, onOther }: { id: number; onOther: () => void }) {
  const { store, team } = useWorkspace()
  const loaded = useLiveQuery(async () => ({ lead: await standingLead(store, id) }), [store, id])
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
