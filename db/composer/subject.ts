import type { focuses } from '#db/model/entities/email.ts'
import { capitalised } from '#db/model/text.ts'
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
  /** A subject as the letter is written. */
  style: (text: string) => string
  focus: (typeof focuses)[number]
  /** The subjects of other emails, which this one avoids if it can. */
  avoid: ReadonlySet<string>
}

/** A subject of at most 70 letters that names the product or the company. */
export function subjectOf({
  draw,
  facts: { titled = '', ...others },
  words,
  style,
  focus,
  avoid,
}: Asked): string {
  const facts = titled ? { ...others, product: titled } : others
  const pool = words.subjects[focus].map(style)
  const fitting = draw.shuffled(fittingSubjects(pool, facts))
  const drawn = fitting.find((subject) => !avoid.has(subject)) ?? fitting[0]
  return drawn ?? fittingSubjects(['{product}'], briefer(facts))[0] ?? words.subjectOfNothing
}

const fittingSubjects = (pool: readonly string[], facts: Facts): string[] =>
  pool
    .filter((text) => canFill(text, facts) && !(hasEnd(facts) && text.includes('{product}:')))
    .map((text) => begun(released(tidy(fill(text, facts))), facts))
    .filter((text) => text.length <= SUBJECT_LETTERS)

/** Whether the product's name ends in a mark, after which there is no room for a colon: "Rinse-it!" */
const hasEnd = ({ product = '' }: Facts) => /[!?.…]$/.test(product)

/** With a capital, unless it begins with a name that is written otherwise, such as "eyeSpy", "lumio" or "ecoPack 3". */
function begun(text: string, { product = '', Description = '', company = '' }: Facts): string {
  const isNameInSmallLetters = [product, company].some(
    (name) => name !== '' && text.startsWith(name) && (isBrand(name) || Description.startsWith(name)),
  )
  return !isNameInSmallLetters && /^\p{Ll}{2,}(?![\p{L}\p{N}])/u.test(text) ? capitalised(text) : text
}

/** Whether a name is surely a brand: a single word, or one with a sign, a digit or a capital within. */
const isBrand = (name: string) => /^[\p{L}\p{N}.]+$/u.test(name) || /[®™\d]|\p{Ll}\p{Lu}/u.test(name)

const briefer = ({ product = '' }: Facts): Facts => {
  const short = shortName(product, { words: 6, letters: NAME_LETTERS })
  return short ? { product: short } : {}
}
