import { Card } from '#app/ui/Card.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Team } from '#db/model/team.ts'
import { ServiceUsage } from './ServiceUsage.tsx'
import { useUsage } from './usage.ts'
import { whyNot } from './whyNot.ts'

/** What the team used of the services that take a key. */
export function UsageThisMonth({ team }: { team: Team }) {
  const { data, error } = useUsage(team.id)
  return (
    <Card
      title="Usage this month"
      text="Calls to outside services, by all members together. At the limit Rove goes on without the service."
    >
      {!data && (error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />)}
      <ul className="grid gap-6">
        {data?.map((usage) => (
          <ServiceUsage key={usage.provider} usage={usage} team={team} />
        ))}
      </ul>
    </Card>
  )
}
