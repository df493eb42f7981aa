import { Parser } from 'htmlparser2'
import type { Attributes } from './attributes.ts'

/** How an element is displayed, as far as that changes its readable text. */
export interface Look {
  hidden: boolean
  /** Its letters run from right to left, in any script. */
  reversed: boolean
}

/** The looks that the page's own style sheets define for ".name", "#name" or "tag.name". */
export type Styles = Map<string, Look>

/** Some pages hide these until their script has run. */
const NEVER_HIDDEN = new Set(['html', 'body', 'main'])
const SIMPLE = /^[a-z\d]*[.#][\w-]+$/i
const MAX_RULES = 5000

/** Parses the <style> elements of a page. Rules for some screens only (@media) are ignored. */
export function readStyles(html: string): Styles {
  const styles: Styles = new Map()
  if (!/<style/i.test(html)) return styles
  for (const { selector, declarations } of rulesIn(sheetsOf(html))) {
    const look = lookOf(declarations)
    for (const one of selector.split(',').map((part) => part.trim())) {
      if (!SIMPLE.test(one) || styles.size >= MAX_RULES) continue
      styles.set(one, { ...styles.get(one), ...look, hidden: hiddenAfter(styles.get(one), declarations) })
    }
  }
  return styles
}

/** The look of an element according to its attributes and the page's styles. */
export function lookFor(name: string, attributes: Attributes, styles: Styles): Look {
  const { hidden, style = '', dir = '' } = attributes
  const own = style ? [lookOf(`${style};direction:${dir}`)] : []
  const looks = [...own, ...styled(name, attributes, styles)]
  const isHidden = hidden !== undefined || looks.some((look) => look.hidden)
  return {
    hidden: isHidden && !NEVER_HIDDEN.has(name),
    reversed: looks.some(({ reversed }) => reversed) || (name === 'bdo' && dir.toLowerCase() === 'rtl'),
  }
}

function styled(name: string, attributes: Attributes, styles: Styles): Look[] {
  if (styles.size === 0) return []
  const { class: classes = '', id } = attributes
  const marks = classes
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `.${word}`)
  if (id) marks.push(`#${id}`)
  return marks.flatMap((mark) => [styles.get(mark), styles.get(`${name}${mark}`)]).filter((look) => !!look)
}

const OVERRIDDEN = /unicode-bidi\s*:\s*(?:bidi-override|isolate-override)/i
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i

const lookOf = (declarations: string): Look => ({
  hidden: HIDDEN.test(declarations),
  reversed: OVERRIDDEN.test(declarations) && /direction\s*:\s*rtl/i.test(declarations),
})

/** A later rule for the same elements may show them again. */
function hiddenAfter(before: Look | undefined, declarations: string): boolean {
  if (HIDDEN.test(declarations)) return true
  return before?.hidden === true && !/(?:display|visibility)\s*:/i.test(declarations)
}

function sheetsOf(html: string): string {
  const sheets: string[] = []
  let inside = false
  const parser = new Parser({
    onopentagname(name) {
      inside = name === 'style'
    },
    ontext(text) {
      if (inside) sheets.push(text)
    },
    onclosetag() {
      inside = false
    },
  })
  parser.end(html)
  return withoutComments(sheets.join(''))
}

function withoutComments(css: string): string {
  const [first = '', ...commented] = css.split('/*')
  return [first, ...commented.map((part) => part.split('*/').slice(1).join('*/'))].join('')
}

function* rulesIn(css: string): Generator<{ selector: string; declarations: string }> {
  const open: string[] = []
  let from = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index).trim()
    from = index + 1
    if (brace === '{') open.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const selector = open.pop() ?? ''
      if (open.every((outer) => /^@(?:layer|supports)\b/i.test(outer))) yield { selector, declarations: text }
    }
  }
}
