import { PageHeader } from '#app/ui/PageHeader.tsx'

/** The announced analytics page: one line until it works. */
export function Analytics() {
  return <PageHeader title="Data Analytics" subtitle="Analytics Coming Soon" />
}

/** The announced page for email campaigns: one line until it works. */
export function CampaignManager() {
  return <PageHeader title="Email Campaigns" subtitle="Campaign Manager Coming Soon" />
}
