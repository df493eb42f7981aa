/** The facts for sentences, by their names in braces. Unknown facts are missing. */
export type Facts = Readonly<Record<string, string>>

/** The facts without those that are empty. */
export const known = (facts: Readonly<Record<string, string>>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))

/** Represents a space between a word and a mark, which must not be removed when the text is tidied. */
export const HELD_SPACE = '\uE000'

/**
 * Replaces held spaces with spaces that do not break: narrow ones within « » and before ; ! ?, as French has them, and
 * usual ones elsewhere. After another mark a held space is removed.
 */
export const released = (text: string): string =>
  text
    .replace(/(?<=[,:;?!…])\uE000[:;?!]/g, '')
    .replace(/(?<=\.)\uE000(?!»)/g, '')
    .replace(/(?<=«)\uE000|\uE000(?=[»;!?])/g, '\u202f')
    .replaceAll(HELD_SPACE, '\u00a0')

const BRACED = /\{([^{}]+)\}/g
const EITHER = /<([^<>]*)>/g

/** The names in braces of the facts that a text needs. */
export const needs = (text: string): string[] => [...text.matchAll(BRACED)].map(([, name = '']) => name)

/** Whether all facts that a text needs are known. */
export const canFill = (text: string, facts: Facts): boolean =>
  needs(text).every((name) => Object.hasOwn(facts, name))

/** Fills in the facts once. Braces within a fact stay unchanged. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(BRACED, (braced, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? braced) : braced,
  )

const readings = new Map<string, readonly string[]>()

/** All variants of a template with `<one|another>`. They are cached, because templates are few and fixed. */
export function readingsOf(template: string): readonly string[] {
  const before = readings.get(template)
  if (before) return before
  const all = expanded(template)
  readings.set(template, all)
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
