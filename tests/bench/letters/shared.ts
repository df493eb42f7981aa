import type { Composed, EmailInput } from '#db/composer/facts.ts'
import { withoutLegalForm } from '#db/composer/names.ts'
import { sentenceKeys } from '#db/composer/writer.ts'

/** An email, and what it was written from. */
export interface Letter {
  input: EmailInput
  email: Composed
}

/** The sentences of a letter between its greeting and its closing phrase. */
export function sentencesIn({ email }: Letter): string[] {
  const [, ...paragraphs] = email.body.split('\n\n')
  return paragraphs.slice(0, -1).flatMap(sentenceKeys)
}

/** The same with all names taken out: what is left is the template. */
export function patternsIn(letter: Letter): string[] {
  const { lead, product } = letter.input
  const names = [lead.company, withoutLegalForm(lead.company), product.name, ...lead.address.split(/[\s,]+/)]
  const keys = names.flatMap(sentenceKeys).filter((name) => name.length > 2)
  const longestFirst = keys.toSorted((a, b) => b.length - a.length)
  return sentencesIn(letter).map((sentence) =>
    longestFirst.reduce((text, name) => text.replaceAll(name, '…'), sentence),
  )
}

/** The sentences that two letters or more have, with how many have them. */
export function sharedBy(letters: readonly (readonly string[])[]): [sentence: string, letters: number][] {
  const counts = new Map<string, number>()
  for (const sentence of letters.flatMap((one) => [...new Set(one)])) {
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1)
}
