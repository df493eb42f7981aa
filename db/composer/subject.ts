import type { focuses, tones } from '#db/model/entities/email.ts'
import type { Draw } from './draw.ts'
import type { Facts } from './facts.ts'
import { canFill, fill } from './fill.ts'
import { subjects } from './subjects.ts'
import { shortName, tidy } from './words.ts'

const SUBJECT_LETTERS = 70
const NAME_LETTERS = 40

/** A subject of at most 70 letters that names the product or the company. */
export function subjectOf(
  draw: Draw,
  facts: Facts,
  focus: (typeof focuses)[number],
  tone: (typeof tones)[number],
): string {
  const named = { ...facts, product: facts.called ?? '' }
  const fitting = fittingSubjects(subjects[focus][tone], named)
  const [drawn] = draw.shuffled(fitting)
  return drawn ?? fittingSubjects(['About {product}'], briefer(facts))[0] ?? 'A short question'
}

/** At a subject's beginning and after a colon a product stands as it is called, else as in a sentence. */
const asCalled = (text: string) => text.replace(/(^|: )\{product\}/, '$1{name}')

function fittingSubjects(pool: readonly string[], facts: Facts): string[] {
  return pool
    .filter((text) => canFill(text, facts))
    .map((text) => tidy(fill(asCalled(text), facts)))
    .filter((text) => text.length <= SUBJECT_LETTERS)
}

const briefer = ({ name = '' }: Facts): Facts => ({
  product: shortName(name, { words: 6, letters: NAME_LETTERS }),
})
