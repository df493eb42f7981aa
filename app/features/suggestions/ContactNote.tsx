import { Link } from '@tanstack/react-router'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

const notes = {
  none: 'No public contact was found.',
  unreachable: 'The site did not answer. It will be tried again.',
}

/** What the last look-up came to, and the way to enter the contact by hand with what is known. */
export function ContactNote({ suggestion }: { suggestion: Suggestion }) {
  const { contact, companyName, website, industry, companySize, productId } = suggestion
  if (contact === '') return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-yellow">
      {notes[contact]}
      <Link
        to="/manual-lead-entry"
        search={{ company: companyName, companyUrl: website, industry, companySize, productId }}
        className="inline-flex min-h-control items-center text-accent-ink underline"
      >
        Enter the contact yourself
      </Link>
    </p>
  )
}
