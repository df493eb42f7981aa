import type { Draw } from './draw.ts'
import type { LetterInput } from './input.ts'
import type { Extra, Place } from './letter.ts'
import { middles } from './middles.ts'
import * as passages from './passages.ts'
import { voices } from './voices.ts'

/** What a letter grows by, in the order in which it does: what matters most to its focus and length first. */
export function extrasOf({ tone, focus, length }: LetterInput, draw: Draw): Extra[] {
  const [paragraph, at]: Place = middles[focus].before ? ['before', 1] : ['point', 1]
  const more: Extra = { pool: middles[focus].more, place: [paragraph, at] }
  const further: Extra = { pool: middles[focus].further, place: [paragraph, at + 1] }
  const push: Extra = { pool: voices[tone].push, place: ['ask', 0] }
  const rest: Extra = { pool: passages.descriptions.rest, place: ['what', 1] }
  const start: Extra = { pool: passages.starts, place: ['trial', 0] }
  const effort: Extra = { pool: passages.efforts, place: ['trial', 1] }
  const questions: Extra = { pool: passages.questions, place: ['questions', 0] }
  const rivals: Extra = { pool: passages.rivals, place: ['rivals', 0] }
  const particulars: Extra = { pool: passages.particulars, place: ['what', 2] }
  const price: Extra = { pool: passages.prices, place: ['what', 4] }
  const small: Extra[] = [
    { pool: passages.readings, place: ['ask', 2] },
    { pool: passages.visits, place: ['ask', 3] },
    { pool: passages.afters, place: ['after', 0] },
    { pool: passages.wayOuts, place: ['after', 1] },
    { pool: passages.colleagues, place: ['after', 2] },
  ]
  if (length === 'short') return [more, push, ...draw.shuffled(small), further, effort, questions]
  if (length === 'medium') {
    return [
      more,
      push,
      rest,
      ...draw.shuffled([start, questions, rivals]),
      ...draw.shuffled([...small, further]),
    ]
  }
  const facts = [particulars, { ...particulars, place: ['what', 3] } satisfies Extra, price]
  return [more, rest, push, start, effort, questions, ...draw.shuffled([rivals, further, ...facts, ...small])]
}
