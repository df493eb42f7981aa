import { ChartColumn, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

interface ComingSoonProps {
  title: string
  headline: string
  text: string
  icon: ReactNode
  /** The planned functions, shown as disabled buttons. */
  parts: readonly string[]
}

/** A screen that is announced. */
function ComingSoon({ title, headline, text, icon, parts }: ComingSoonProps) {
  const buttons = parts.map((part) => (
    <Button key={part} variant="secondary" disabled>
      {part}
    </Button>
  ))
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState icon={icon} title={headline} text={text} action={buttons} />
      </Card>
    </>
  )
}

/** The announced analytics page. */
export function Analytics() {
  return (
    <ComingSoon
      title="Data Analytics"
      headline="Analytics Coming Soon"
      text="How your leads, emails and campaigns do, in figures."
      icon={<ChartColumn />}
      parts={['Lead Analytics', 'Email Analytics', 'Campaign Performance']}
    />
  )
}

/** The announced page for email campaigns. */
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
