import { Check, Copy, Share2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { useCopied } from '#app/ui/copy.ts'
import { notify } from '#app/ui/toast.ts'
import type { Team } from '#db/model/team.ts'

export interface LinkActionsProps {
  address: string
  team: Team
}

/** Copies an invitation link, or opens the share sheet if the system has one. */
export function LinkActions({ address, team }: LinkActionsProps) {
  const { copied, copy } = useCopied()
  const copyAndSay = async () => {
    if (!(await copy(address))) notify({ title: 'Failed to copy', tone: 'error' })
  }
  return (
    <>
      <Button variant="secondary" icon={copied ? <Check /> : <Copy />} onClick={() => void copyAndSay()}>
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy Link'}</span>
      </Button>
      {typeof navigator.share === 'function' && (
        <Button variant="secondary" icon={<Share2 />} onClick={() => void share(address, team)}>
          Share
        </Button>
      )}
    </>
  )
}

async function share(url: string, { name }: Team) {
  try {
    await navigator.share({ title: `Join ${name} on Rove`, url })
  } catch (error) {
    // The person cancelled the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ title: 'Failed to share', text: 'Please copy the link instead.', tone: 'error' })
  }
}
