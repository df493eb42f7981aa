import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useWide } from '#app/ui/useWide.ts'
import { type Place, placeName } from '#db/help/topic.ts'
import type { Answer } from './answer.ts'

interface AnsweredProps {
  answer: Answer
  /** Called with a question that was tapped. */
  onAsk: (question: string) => void
  /** Called when a link is followed. */
  onFollow: () => void
}

/** The content below an answer: the link to the screen, and related questions. */
export function Answered({ answer: { topic, related }, onAsk, onFollow }: AnsweredProps) {
  return (
    <div className="flex flex-col items-start gap-2 pt-1">
      {topic && <ToScreen place={topic.place} onFollow={onFollow} />}
      {related.length > 0 && (
        <Questions
          label={topic ? 'See also' : 'Perhaps this helps'}
          questions={related.map(({ title }) => title)}
          onAsk={onAsk}
        />
      )}
    </div>
  )
}

function ToScreen({ place, onFollow }: { place: Place; onFollow: () => void }) {
  const wide = useWide()
  // The sidebar uses another word for this screen than the phone's bar.
  const name = wide && place.to === '/' ? 'Dashboard' : placeName(place)
  return (
    <Link
      to={place.to}
      {...(place.search && { search: place.search })}
      onClick={onFollow}
      className="inline-flex min-h-control items-center gap-1 rounded-md bg-accent-soft py-1 pr-2 pl-3 font-medium text-accent-ink text-sm no-underline active:opacity-80"
    >
      Open {name}
      <ChevronRight aria-hidden className="size-4.5 shrink-0" />
    </Link>
  )
}

interface QuestionsProps {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
}

/** Questions that are asked with a tap. */
export function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <button
            key={question}
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-control rounded-xl border border-edge bg-surface px-3 py-1 text-left text-sm hover:bg-raised active:opacity-80"
          >
            {question}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
