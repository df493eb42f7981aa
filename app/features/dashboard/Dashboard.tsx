import { type ReactNode, useMemo } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { FirstProduct } from './FirstProduct.tsx'
import { Guide } from './Guide.tsx'
import { highMatchPercent } from './leadFigures.ts'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { SampleNotice } from './SampleNotice.tsx'
import { StatCard } from './StatCard.tsx'

/**
 * Where a day starts: what there is, what came last, and the way on (SPEC.md section 2, Dashboard).
 * `firstTeam` is the way to a team for those who have none.
 */
export function Dashboard({ firstTeam }: { firstTeam: ReactNode }) {
  const { team, teams, thresholds } = useWorkspace()
  const products = useRows('products')
  const leadRows = useRows('leads')
  const emails = useRows('emails')
  const leads = useMemo(() => leadRows?.filter(({ saved }) => saved), [leadRows])
  const inTeam = teams.some(({ personal }) => !personal)
  return (
    <>
      <PageHeader title={inTeam ? `${team.name} Dashboard` : 'Welcome'} actions={!inTeam && firstTeam} />
      <SampleNotice />
      <div className="grid gap-4 lg:grid-cols-2">
        {products?.length === 0 && <FirstProduct className="max-lg:order-first lg:col-span-2" />}
        <div className="grid gap-4 md:grid-cols-3 lg:col-span-2">
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
            text={`${highMatchPercent(leads ?? [], thresholds)}% high match leads`}
          />
          <StatCard
            to="/email-campaigns"
            title="My Emails"
            count={emails?.filter(({ template }) => !template).length}
            text="Emails Generated"
          />
        </div>
        <Guide settled={products !== undefined && leads !== undefined} />
        <div className="max-lg:contents lg:grid lg:content-start lg:gap-4">
          <QuickActions className="max-lg:order-first" />
          <RecentActivity leads={leads} />
        </div>
      </div>
    </>
  )
}
