import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { useSetStatus } from '#app/entities/lead/useSetStatus.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'

/**
 * After the first email, offers to set the lead's status to contacted; a lead with a later status is left
 * alone.
 */
export function ContactedOffer({ lead }: { lead: Lead }) {
  const setStatus = useSetStatus(lead)
  if (shownStatus(lead) !== 'new') return null
  return (
    <Banner className="mb-4" action={{ label: 'Set to Contacted', onSelect: () => setStatus('contacted') }}>
      {leadName(lead)} still has the status {valueShown('status', shownStatus(lead))}.
    </Banner>
  )
}
