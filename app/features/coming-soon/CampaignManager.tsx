import { Megaphone } from 'lucide-react'
import { ComingSoon } from './ComingSoon.tsx'

/** What the page of email campaigns will have. */
export function CampaignManager() {
  return (
    <ComingSoon
      title="Email Campaigns"
      headline="Campaign Manager Coming Soon"
      text="One email to many leads, at the right time."
      icon={<Megaphone />}
      parts={['Audience Management', 'Campaign Scheduling', 'Performance Tracking']}
    />
  )
}
