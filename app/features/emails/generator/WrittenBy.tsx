import type { TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { Badge } from '#app/ui/Badge.tsx'

/** Who wrote an email, and whether all of it came. */
export function WrittenBy({ email: { writtenBy, model, ending } }: { email: TemporaryEmail }) {
  if (writtenBy === 'parts') return <Badge>Written without AI</Badge>
  return (
    <>
      <Badge tone="blue">Written with AI</Badge>
      {model && <span className="wrap-anywhere text-muted text-sm">{model}</span>}
      {ending === 'stopped' && <Badge tone="yellow">Stopped early</Badge>}
      {ending === 'broken' && <Badge tone="yellow">Broken off</Badge>}
    </>
  )
}
