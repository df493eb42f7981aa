import { createFileRoute } from '@tanstack/react-router'
import { Analytics } from '#app/features/coming-soon/ComingSoon.tsx'

export const Route = createFileRoute('/_app/analytics')({ component: Analytics })
