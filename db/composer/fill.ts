import type { Facts } from './facts.ts'

const BRACED = /\{([^{}]+)\}/g

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

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd]o|[Dd]oes|[Ii]s|[Ww]ould) not\b/g, "$1n't"],
  [/\b(I) will not\b/g, "$1 won't"],
  [/\b([Cc]an)not\b/g, "$1't"],
  [/\b(I) am (?=[a-z{])/g, "$1'm "],
  [/\b(I|[Yy]ou|[Ww]e) would (?=[a-z])/g, "$1'd "],
  [/\b(I|[Yy]ou|[Ii]t|[Tt]here) will (?=[a-z])/g, "$1'll "],
  [/\b([Ii]t|[Tt]hat|[Ww]hat|[Tt]here|[Hh]ere) is (?=(?!and |or |that |to )[a-z])/g, "$1's "],
  [/\b([Yy]ou) are (?=(?!and |or |that |to )[a-z])/g, "$1're "],
  [/\b([Ll]et) us (?=[a-z])/g, "$1's "],
]

/** A sentence as a friend would say it: "I am" as "I'm". Only for sentences before the facts are put in. */
export const spoken = (text: string): string =>
  SPOKEN.reduce((said, [long, short]) => said.replace(long, short), text)
