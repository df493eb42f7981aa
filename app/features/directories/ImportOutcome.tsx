import { CircleCheck } from 'lucide-react'
import type { ImportAnswer } from '#db/model/directory.ts'
import { outcomeInWords } from './words.ts'

/** What came of an import, with the rows that were left out. */
export function ImportOutcome({ answer }: { answer: ImportAnswer }) {
  const { reasons, leftOut } = answer
  return (
    <div role="status" className="grid gap-3">
      <p className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        {outcomeInWords(answer)}.
      </p>
      {reasons.length > 1 && (
        <div>
          <p className="text-muted text-sm">
            {leftOut > reasons.length ? `The first ${reasons.length} rows that were left out:` : 'Left out:'}
          </p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {reasons.map(({ line, reason }) => (
              <li key={line}>
                Line {line} {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
