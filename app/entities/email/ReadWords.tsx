import { piecesOf } from './placeholders.ts'
import type { Words } from './temporaryEmail.ts'

/** The email for reading; placeholders that must still be filled in are marked. */
export function ReadWords({ words: { subject, body } }: { words: Words }) {
  return (
    <article aria-label="Email" className="wrap-anywhere rounded-md border border-line bg-page p-4">
      <h3 className="mb-3 border-line border-b pb-3 font-semibold text-title">
        <span className="block font-normal text-muted text-sm">Subject</span>
        <Marked text={subject} />
      </h3>
      <p className="max-w-prose whitespace-pre-wrap leading-relaxed">
        <Marked text={body} />
      </p>
    </article>
  )
}

function Marked({ text }: { text: string }) {
  return piecesOf(text).map(({ text, at, placeholder }) =>
    placeholder ? (
      <mark key={at} className="rounded-sm bg-yellow-soft px-1 font-medium text-yellow">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
