import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#app/features/dashboard/Dashboard.tsx'
import { FirstTeam } from '#app/features/teams/FirstTeam.tsx'

export const Route = createFileRoute('/_app/')({ component: Start })

function Start() {
  return <Dashboard firstTeam={<FirstTeam />} />
}
