import { bandShown, type Choices } from '#app/entities/email/choices.ts'
import { wordBands } from '#db/composer/compose.ts'
import { wordCount } from '#db/composer/words.ts'

/** How long the email is, and how that stands to the length that was chosen. */
export function WordCount({ body, length }: { body: string; length: Choices['length'] }) {
  const count = wordCount(body)
  const { least, most } = wordBands[length]
  const fits = count >= least && count <= most
  return (
    <p className={fits ? 'text-muted text-sm' : 'text-sm text-yellow'}>
      {count} {count === 1 ? 'word' : 'words'}
      {!fits && `, ${count < least ? 'shorter' : 'longer'} than ${bandShown(length)}`}
    </p>
  )
}
