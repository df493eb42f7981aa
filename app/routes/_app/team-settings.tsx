import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { TeamSettings } from '#app/features/team-settings/TeamSettings.tsx'
import { FirstTeam } from '#app/features/teams/FirstTeam.tsx'

export const Route = createFileRoute('/_app/team-settings')({
  validateSearch: v.object({ tab: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  component: Page,
})

function Page() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (chosen: string) =>
    void navigate({ search: (now) => ({ ...now, tab: chosen }), replace: true, resetScroll: false })
  return <TeamSettings tab={tab} onTabChange={choose} createTeam={<FirstTeam />} />
}
