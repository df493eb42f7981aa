import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A named test: its file, and its title after the titles of its groups, as written in the file. */
export type TestTitle = readonly [file: string, ...titles: string[]]

const root = join(import.meta.dirname, '..')
const texts = new Map<string, string>()

/** '' if the file does not exist. */
function textOf(file: string): string {
  const path = join(root, file)
  const text = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  texts.set(file, text)
  return text
}

/**
 * Whether the titles occur in the file in this order, each as that of a test or a group, and the last as that
 * of a test.
 */
export function isThere([file, ...titles]: TestTitle): boolean {
  let rest = textOf(file)
  for (const title of titles) {
    const at = ["'", '"', '`']
      .map((quote) => rest.search(literalOf(title, quote)))
      .find((found) => found >= 0)
    if (at === undefined) return false
    rest = rest.slice(at)
  }
  return titles.length > 0 && !/^\(\s*(['"`])[^\n]*\1,\s*\d/.test(rest)
}

/** A title in quotes, as the first of several arguments of a call. */
function literalOf(title: string, quote: string): RegExp {
  const written = title.replaceAll(quote, `\\${quote}`).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\(\\s*${quote}${written}${quote},`)
}
