import { Badge } from '#app/ui/Badge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import { isDoubtful, type Suggestion } from '#db/model/entities/suggestion.ts'
import { sourceOf } from './facts.ts'
import { Reasoning } from './Reasoning.tsx'

interface SuggestionDetailsProps {
  suggestion: Suggestion
  productName: string | undefined
  /** Whether the reasons are shown in full from the start. */
  whole?: boolean
}

/** Further data of a suggested company: where it is found, why it fits, and the source. */
export function SuggestionDetails({ suggestion, productName, whole = false }: SuggestionDetailsProps) {
  const { website, reasoning, scores, sourceUrl } = suggestion
  const doubt = doubtOf(suggestion, whole)
  return (
    <>
      {suggestion.address && <p className="text-sm">{suggestion.address}</p>}
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        {website ? <WebLink address={website} /> : <span className="text-muted">No website</span>}
        {doubt && <Badge tone="yellow">{doubt}</Badge>}
      </div>
      <Reasoning text={reasoning} scores={scores} whole={whole} />
      <p className="text-muted text-xs">
        {productName && `For ${productName} · `}
        {/^https?:/.test(sourceUrl) ? (
          <a
            href={sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-control items-center underline"
          >
            {sourceOf(suggestion)}
          </a>
        ) : (
          sourceOf(suggestion)
        )}
      </p>
    </>
  )
}

/** A phone's row already says this about a company that only a model named. */
function doubtOf(suggestion: Suggestion, inRow: boolean): string | undefined {
  if (isDoubtful(suggestion)) return inRow ? undefined : 'Not verified'
  return suggestion.domain === 'unverified' ? 'Unverified domain' : undefined
}
