import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { initials } from '#app/ui/initials.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** The recipient of the email, with a button to choose another. */
export function ChosenLead({ lead, onOther }: { lead: Lead; onOther: () => void }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
      <div className="flex items-center gap-3">
        <Avatar src={lead.avatarUrl} initials={initials(leadName(lead))} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-title">{leadName(lead)}</h2>
          <p className="truncate text-muted text-sm max-lg:hidden">{leadRole(lead) || '-'}</p>
          <p className="truncate text-muted text-sm">{lead.email || 'No email address'}</p>
        </div>
        <Button variant="secondary" onClick={onOther} className="shrink-0">
          Change<span className="sr-only"> lead</span>
        </Button>
      </div>
      {lead.deletedAt && <Banner tone="warn">This lead was deleted. What you wrote is still here.</Banner>}
    </Card>
  )
}
