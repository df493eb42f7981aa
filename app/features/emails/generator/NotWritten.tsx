import { Link } from '@tanstack/react-router'
import { FileText, KeyRound, RefreshCw } from 'lucide-react'
import { isAboutKey } from '#app/entities/email/askForEmail.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'

interface NotWrittenProps {
  /** The sentence for the person. */
  message: string
  onAgain: () => void
  onWithoutAi: () => void
}

/** Why the AI service wrote nothing, or no more, and the ways on. */
export function NotWritten({ message, onAgain, onWithoutAi }: NotWrittenProps) {
  return (
    <div className="mb-3 grid gap-2">
      <Banner tone="error">
        <span className="font-medium">Failed to generate email:</span> {message}
      </Banner>
      <div className="flex flex-wrap gap-2 *:max-sm:grow">
        <Button variant="secondary" icon={<RefreshCw />} onClick={onAgain}>
          Try again
        </Button>
        <Button variant="secondary" icon={<FileText />} onClick={onWithoutAi}>
          Write without AI
        </Button>
        {isAboutKey(message) && <ToKeys />}
      </div>
    </div>
  )
}

function ToKeys() {
  return (
    <Link to="/settings" search={{ tab: 'api-keys' }} className={buttonClass('secondary')}>
      <KeyRound aria-hidden />
      API Keys
    </Link>
  )
}
