import { JOINT } from './normalise.ts'
import type { Property } from './properties.ts'

const IN_LINE = new Set(
  'a abbr b bdi bdo big code em font i ins kbd label mark s samp small span strong sub sup tt u var'.split(
    ' ',
  ),
)

const MAX_SPANS = 200
const MAX_PROPERTY = 300

/** An element whose text is looked at when it ends. */
interface Span {
  depth: number
  /** Where its text begins among the pieces. */
  start: number
  reversed: boolean
  property: string
}

/**
 * Gathers a page's text as its elements begin and end: a new line around blocks, JOINT around what flows with the
 * line, from right to left where it is shown so.
 */
export function createFlow() {
  const pieces: string[] = []
  const properties: Property[] = []
  const spans: Span[] = []
  let spansLeft = MAX_SPANS
  let depth = 0

  function begin(name: string, property: string, isReversed: boolean) {
    depth++
    breakAt(name)
    // What stands in reversed text is reversed with it.
    const reversed = isReversed && !spans.some((outer) => outer.reversed)
    if ((!property && !reversed) || spansLeft-- <= 0) return
    spans.push({ depth, start: pieces.length, reversed, property })
  }

  function end(name: string) {
    if (spans.at(-1)?.depth === depth) endSpan()
    breakAt(name)
    depth--
  }

  function endSpan() {
    const span = spans.pop()
    if (!span) return
    if (span.reversed) {
      const inner = pieces.splice(span.start, Number.POSITIVE_INFINITY).join('')
      pieces.push([...inner].reverse().join(''))
    }
    if (span.property) {
      const text = pieces.slice(span.start, span.start + MAX_PROPERTY).join('')
      properties.push({ name: span.property, text: text.slice(0, MAX_PROPERTY) })
    }
  }

  function breakAt(name: string) {
    if (name !== 'wbr') pieces.push(IN_LINE.has(name) ? JOINT : '\n')
  }

  return {
    begin,
    end,
    write: (text: string) => void pieces.push(text),
    read: () => ({ text: pieces.join(''), properties }),
  }
}
