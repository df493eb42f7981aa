import { createFileRoute } from '@tanstack/react-router'
import { TeamSettings } from '#app/features/team-settings/TeamSettings.tsx'

export const Route = createFileRoute('/_app/team-settings')({ component: TeamSettings })
