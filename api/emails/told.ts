import type { Letter } from './answer.ts'
import type { Step } from './writer.ts'

/**
 * Tells each step of a writing as an event: `words` { subject, keep, add }, where the body is its first `keep`
 * characters so far and then `add`; `correcting` { words }.
 * @returns the letter
 */
export async function told(
  writing: AsyncGenerator<Step, Letter>,
  tell: (event: string, data: object) => Promise<void>,
): Promise<Letter> {
  let body = ''
  for (;;) {
    const { done, value } = await writing.next()
    if (done) return value
    if (value.step === 'correcting') {
      await tell('correcting', { words: value.words })
      continue
    }
    const { letter } = value
    const keep = sameBeginning(body, letter.body)
    await tell('words', { subject: letter.subject, keep, add: letter.body.slice(keep) })
    body = letter.body
  }
}

/** How many characters two texts have in common from their start. */
function sameBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
