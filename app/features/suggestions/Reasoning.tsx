import { Collapsible } from '#app/ui/Collapsible.tsx'
import { ScoreParts, type ScorePartsProps } from '#app/ui/ScoreParts.tsx'
import { previewOf } from './facts.ts'

const TITLE = 'Why this fits your product'

interface ReasoningProps {
  text: string
  scores?: ScorePartsProps['parts']
  /** Whether the full text is shown from the start. */
  whole?: boolean
}

/**
 * Why a company was suggested: the beginning of the text; a tap shows the full text and the parts of the
 * score.
 */
export function Reasoning({ text, scores = [], whole }: ReasoningProps) {
  const preview = previewOf(text)
  if (!text) return null
  if (preview === text && scores.length === 0) {
    return (
      <p className="py-2 text-sm">
        <span className="font-medium">{TITLE}</span> <span className="block text-muted">{text}</span>
      </p>
    )
  }
  const title = (
    <span className="block py-1 text-sm">
      {TITLE} <span className="block font-normal text-muted group-open:hidden">{preview}</span>
    </span>
  )
  return (
    <Collapsible title={title} defaultOpen={whole}>
      <p className="text-muted text-sm">{text}</p>
      <ScoreParts parts={scores} />
    </Collapsible>
  )
}
