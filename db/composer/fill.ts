/** What may stand in a sentence, by the name it has in braces. What is not known is missing. */
export type Facts = Readonly<Record<string, string>>

/** Stands for a space that stays between a word and its mark, until the text is tidied. */
export const HELD_SPACE = '\uE000'

/** A text's held spaces as the spaces that they are, at which no line breaks; after another mark there is none. */
export const released = (text: string): string =>
  text
    .replace(/(?<=[,:;?!…])\uE000[:;?!]/g, '')
    .replace(/(?<=\.)\uE000/g, '')
    .replaceAll(HELD_SPACE, '\u00a0')

const BRACED = /\{([^{}]+)\}/g
const EITHER = /<([^<>]*)>/g

/** The names in braces that a text needs. */
export const needs = (text: string): string[] => [...text.matchAll(BRACED)].map(([, name = '']) => name)

/** Whether all that a text needs is known. */
export const canFill = (text: string, facts: Facts): boolean =>
  needs(text).every((name) => Object.hasOwn(facts, name))

/** Puts the facts in, once: braces within a fact stay as they are. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(BRACED, (braced, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? braced) : braced,
  )

const known = new Map<string, readonly string[]>()

/** Every text that a template with `<one|another>` in it stands for; templates are few and fixed, so each is kept. */
export function readingsOf(template: string): readonly string[] {
  const before = known.get(template)
  if (before) return before
  const all = expanded(template)
  known.set(template, all)
  return all
}

function expanded(template: string): string[] {
  const [first] = template.matchAll(EITHER)
  if (!first) return [template]
  const [whole, inner = ''] = first
  const before = template.slice(0, first.index)
  const after = expanded(template.slice(first.index + whole.length))
  return inner.split('|').flatMap((one) => after.map((rest) => `${before}${one}${rest}`))
}
