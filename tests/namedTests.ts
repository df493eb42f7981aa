import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that is relied on: its file, and its title after those of the groups that it is in, as they stand there. */
export type TestTitle = readonly [file: string, ...titles: string[]]

const root = join(import.meta.dirname, '..')
const texts = new Map<string, string>()

/** '' for a file that is not there. */
function textOf(file: string): string {
  const path = join(root, file)
  const text = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  texts.set(file, text)
  return text
}

/** Whether each title stands in the file as that of a test or a group, one after the other, the last one's of a test. */
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

/** A title in quotes, first in the parentheses of a call that has more in them. */
function literalOf(title: string, quote: string): RegExp {
  const written = title.replaceAll(quote, `\\${quote}`).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\(\\s*${quote}${written}${quote},`)
}
