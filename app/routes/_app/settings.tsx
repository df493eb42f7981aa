import { createFileRoute } from '@tanstack/react-router'
import { Settings } from '#app/features/settings/Settings.tsx'

export const Route = createFileRoute('/_app/settings')({ component: Settings })
