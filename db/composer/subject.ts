import type { focuses, tones } from '#db/model/entities/email.ts'
import type { Draw } from './draw.ts'
import { canFill, type Facts, fill, released } from './fill.ts'
import type { Language } from './languages/language.ts'
import { shortName, tidy } from './words.ts'

const SUBJECT_LETTERS = 70
const NAME_LETTERS = 40

interface Asked {
  draw: Draw
  facts: Facts
  words: Language
  focus: (typeof focuses)[number]
  tone: (typeof tones)[number]
  /** The subjects of other emails, which this one avoids if it can. */
  avoid: ReadonlySet<string>
}

/** A subject of at most 70 letters that names the product, the company or the product's kind. */
export function subjectOf({ draw, facts, words, focus, tone, avoid }: Asked): string {
  const { subjects, urgentSubjects, subjectOfNothing } = words
  const named = { ...facts, product: facts.called ?? '' }
  const subjectsOfFocus = tone === 'urgent' && focus === 'benefits' ? urgentSubjects : subjects[focus]
  const pool = subjectsOfFocus.map(words.marked)
  const fitting = draw.shuffled(fittingSubjects(pool, named))
  const drawn = fitting.find((subject) => !avoid.has(subject)) ?? fitting[0]
  return drawn ?? fittingSubjects(['{product}'], briefer(facts))[0] ?? subjectOfNothing
}

/**
 * At the beginning of a subject and after a colon, the product has its plain name; elsewhere the form for a sentence.
 */
const asCalled = (text: string) =>
  text.replace(/(^|: )\{(product|what)\}/, (_, before, name) =>
    name === 'what' ? `${before}{What}` : `${before}{name}`,
  )

function fittingSubjects(pool: readonly string[], facts: Facts): string[] {
  return pool
    .filter((text) => canFill(asCalled(text), facts))
    .map((text) => released(tidy(fill(asCalled(text), facts))))
    .filter((text) => text.length <= SUBJECT_LETTERS)
}

const briefer = ({ name = '' }: Facts): Facts => {
  const short = shortName(name, { words: 6, letters: NAME_LETTERS })
  return short ? { product: short, name: short } : {}
}
