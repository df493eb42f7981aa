import { useConnection } from '#app/lib/useConnection.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { DoNotContact } from './DoNotContact.tsx'
import { UsageThisMonth } from './UsageThisMonth.tsx'

/** What holds for everybody in the team (SPEC.md section 2, Team settings). */
export function TeamSettings() {
  const { team } = useWorkspace()
  const offline = useConnection() === 'offline'
  return (
    <>
      <PageHeader title="Team Settings" subtitle={team.name} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {offline && (
          <Banner className="lg:col-span-2">
            Team settings need a connection. This is what was known when there was one.
          </Banner>
        )}
        <DoNotContact key={`contact ${team.id}`} team={team} />
        <UsageThisMonth key={`usage ${team.id}`} team={team} />
      </div>
    </>
  )
}
