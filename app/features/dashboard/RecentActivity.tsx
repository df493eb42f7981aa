import { Link } from '@tanstack/react-router'
import { Activity } from 'lucide-react'
import { useMemo } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { initials } from '#app/ui/initials.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { newestOf } from './leadFigures.ts'

/** The newest leads; undefined until they have been read. */
export function RecentActivity({ leads }: { leads: Lead[] | undefined }) {
  const newest = useMemo(() => leads && newestOf(leads), [leads])
  const viewAll = (
    <Link to="/lead-management" className={buttonClass('ghost')}>
      View All
    </Link>
  )
  return (
    <Card title="Recent Activity" actions={viewAll}>
      {!newest && <SkeletonList rows={3} />}
      {newest?.length === 0 && <NoActivity />}
      {newest && newest.length > 0 && (
        <ul className="@container divide-y divide-line">
          {newest.map((lead) => (
            <Entry key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Entry({ lead }: { lead: Lead }) {
  return (
    <li className="relative flex items-center gap-3 py-2">
      <Avatar src={lead.avatarUrl} initials={initials(lead.fullName)} />
      <div className="min-w-0 flex-1 @md:flex @md:items-center @md:gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <Link
              to="."
              search={(now) => ({ ...now, lead: lead.id })}
              resetScroll={false}
              className="truncate font-semibold text-title after:absolute after:inset-0"
            >
              {leadName(lead)}
            </Link>
            {lead.sample && <Badge tone="blue">Sample</Badge>}
          </p>
          <p className="truncate text-muted text-sm">{leadRole(lead)}</p>
        </div>
        <TimeAgo at={lead.createdAt} className="block shrink-0 text-muted text-xs" />
      </div>
    </li>
  )
}

function NoActivity() {
  return (
    <EmptyState
      icon={<Activity />}
      title="No activity yet"
      action={
        <Link to="/lead-generation" className={buttonClass('secondary')}>
          Generate Leads
        </Link>
      }
    />
  )
}
