import { useMemo, useState } from 'react'
import { ChooseLead } from '#app/entities/lead/ChooseLead.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Merges a lead with another one, which is searched for first. */
export function MergeWith({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const [otherId, setOtherId] = useState<number>()
  const leadIds = useMemo(() => (otherId === undefined ? [] : [lead.id, otherId]), [lead.id, otherId])
  if (otherId === undefined) return <ChooseLead except={lead.id} onChoose={setOtherId} onClose={onClose} />
  return <MergeDialog leadIds={leadIds} onClose={onClose} />
}
