import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#app/features/dashboard/Dashboard.tsx'

export const Route = createFileRoute('/_app/')({ component: Dashboard })
