import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Writing } from './useAiWriter.ts'

/** The email while the AI service writes it. */
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
