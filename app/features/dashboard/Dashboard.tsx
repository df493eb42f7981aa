import { Link } from '@tanstack/react-router'
import { Sparkles, Users } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useRows, useWorkspace } from '#app/lib/workspace.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { highMatchPercent } from './leadFigures.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCard } from './StatCard.tsx'

/**
 * Where a day starts: what there is, what came last, and the way on (SPEC.md section 2, Dashboard).
 * `firstTeam` is the way to a team for those who have none.
 */
export function Dashboard({ firstTeam }: { firstTeam: ReactNode }) {
  const { team, teams } = useWorkspace()
  const products = useRows('products')
  const leadRows = useRows('leads')
  const leads = useMemo(() => leadRows?.filter(({ saved }) => saved), [leadRows])
  const inTeam = teams.some(({ personal }) => !personal)
  return (
    <>
      <PageHeader title={inTeam ? `${team.name} Dashboard` : 'Welcome'} actions={!inTeam && firstTeam} />
      <div className="grid gap-4 lg:grid-cols-2">
        <StatCard
          to="/products"
          title="Products"
          count={products?.length}
          text="Active products in the system"
        />
        <StatCard
          to="/lead-management"
          title="Total Leads"
          count={leads?.length}
          text={`${highMatchPercent(leads ?? [])}% high match leads`}
        />
        <RecentActivity leads={leads} />
        <QuickActions />
      </div>
    </>
  )
}

function QuickActions() {
  return (
    <Card title="Quick Actions" className="self-start max-lg:order-first">
      <div className="grid grid-cols-2 gap-2">
        <Link to="/lead-generation" className={buttonClass('primary')}>
          <Sparkles aria-hidden />
          Lead Generation
        </Link>
        <Link to="/lead-management" className={buttonClass('secondary')}>
          <Users aria-hidden />
          Lead Management
        </Link>
      </div>
    </Card>
  )
}
