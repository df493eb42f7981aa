import type { Page } from '#api/contacts/html/page.ts'
import { squash } from '#api/contacts/html/plainText.ts'

const BAR = /\s[|–—·:-]\s|:\s/

/**
 * The names of the site in its pages' titles: the parts that occur in several titles, otherwise all parts.
 */
export function namesOf(pages: readonly Page[]): string[] {
  const parts = pages.map(({ titles }) => new Set(titles.slice(0, 3).flatMap((title) => title.split(BAR))))
  const counted = new Map<string, number>()
  for (const part of parts.flatMap((of) => [...of])) counted.set(part, (counted.get(part) ?? 0) + 1)
  const shared = [...counted].filter(([, many]) => many > 1).map(([part]) => part)
  const titles = shared.length > 0 ? shared : pages.flatMap(({ titles }) => titles.slice(0, 3))
  return [...titles, ...pages.flatMap(({ names }) => names)]
}

/** Legal forms, which distinguish a company from a role or a town. */
const FIRM =
  /(?<![\p{L}])(?:gmbh|mbh|ag|kg|ohg|ug|ltd|limited|llc|llp|plc|inc|s\.?a\.?r\.?l|sagl|sprl|bvba|sas|eurl|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?l\.?u?|b\.?v|n\.?v|ab|oy|a\/s|aps|sp\. ?z ?o\. ?o|s\.?c|e\. ?v)\.?$/iu

/** Tells whether a text names another company. */
export function callsAnother(names: readonly string[]): (text: string) => boolean {
  const squashed = names.map(squash).join('\n')
  return (text) => {
    if (!FIRM.test(text)) return false
    const name = squash(text.replace(FIRM, ''))
    return name.length < 4 || !squashed.includes(name)
  }
}
