import { createFileRoute } from '@tanstack/react-router'
import { CampaignManager } from '#app/features/coming-soon/ComingSoon.tsx'

export const Route = createFileRoute('/_app/email-campaign-manager')({ component: CampaignManager })
