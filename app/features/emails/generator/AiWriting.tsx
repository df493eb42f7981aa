import { Link } from '@tanstack/react-router'
import { FileText, KeyRound, RefreshCw, Square } from 'lucide-react'
import { isAboutKey } from '#app/entities/email/askForEmail.ts'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { bottomBar } from './bottomBar.ts'
import type { Writing } from './useAiWriter.ts'

/** The email while the AI service is writing it. */
export function BeingWritten({ writing }: { writing: Writing }) {
  const { words } = writing
  return (
    <Card title="Preview">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p role="status" className="text-muted text-sm">
          {stepOf(writing)}
        </p>
        {words ? <ReadWords words={words} /> : <Skeleton className="h-64" />}
      </div>
    </Card>
  )
}

function stepOf({ model, words, correcting }: Writing): string {
  if (correcting !== undefined) return `Written with ${correcting} words; being brought to length.`
  if (words) return `${model} is writing…`
  return model ? `Asking the AI service, ${model}…` : 'Asking the AI service…'
}

/** The actions while an email is being written. */
export function StopBar({ onStop }: { onStop: () => void }) {
  return (
    <div className={classes(bottomBar, 'mt-4 flex justify-end max-lg:border-line max-lg:border-t')}>
      <Button variant="secondary" icon={<Square />} onClick={onStop} className="max-sm:grow">
        Stop
      </Button>
    </div>
  )
}

interface NotWrittenProps {
  /** The sentence for the person. */
  message: string
  /** Whether this device's letter stands in for the one that failed. */
  standsIn: boolean
  onAgain: () => void
  onWithoutAi: () => void
}

/** Why the AI service wrote nothing or stopped, and what can be done. */
export function NotWritten({ message, standsIn, onAgain, onWithoutAi }: NotWrittenProps) {
  return (
    <div className="mb-3 grid gap-2">
      <Banner tone="error">
        <span className="font-medium">Failed to generate email:</span> {message}
        {standsIn && ' This letter was written on this device instead.'}
      </Banner>
      <div className="flex flex-wrap gap-2 *:max-sm:grow">
        <Button variant="secondary" icon={<RefreshCw />} onClick={onAgain}>
          Try again
        </Button>
        {!standsIn && (
          <Button variant="secondary" icon={<FileText />} onClick={onWithoutAi}>
            Write without AI
          </Button>
        )}
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
