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
  /** What it will do, as buttons that do nothing yet. */
  parts: readonly string[]
}

/** A screen that is announced. */
export function ComingSoon({ title, headline, text, icon, parts }: ComingSoonProps) {
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
