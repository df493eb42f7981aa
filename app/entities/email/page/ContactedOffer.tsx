import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { useSetStatus } from '#app/entities/lead/useSetStatus.ts'
import { Banner } from '#app/ui/Banner.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

type Status = Lead['status']

/** Those of leads that nobody has written to. */
const untouched: readonly Status[] = ['', 'new', 'approved']

/** After the first email, offers to set the lead's status; one that is further on keeps it. */
export function ContactedOffer({ lead }: { lead: Lead }) {
  const setStatus = useSetStatus(lead)
  if (!untouched.includes(lead.status)) return null
  return (
    <Banner className="mb-4" action={{ label: 'Set to Contacted', onSelect: () => setStatus('contacted') }}>
      {leadName(lead)} still has the status {valueShown('status', lead.status || 'new')}.
    </Banner>
  )
}
