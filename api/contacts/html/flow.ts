import type { Hint, Part, Property } from './attributes.ts'
import { JOINT } from './normalise.ts'

/** A block element, with its ancestors. */
export interface Block {
  parent: Block | null
  depth: number
  /** 1 to 6 in a heading, otherwise 0. */
  heading: number
  /** The table row or list item that contains it. */
  row: Block | null
  part: Part
  hint: Hint
  isFooter: boolean
}

/** An address or a number in a link or an attribute, at its position in the line. */
export interface Item {
  kind: 'email' | 'phone'
  value: string
  at: number
}

/** The text between two line breaks. */
export interface Line {
  /** Contains JOINT where an inline element begins or ends. */
  text: string
  block: Block
  /** The whole line is emphasised, like a label. */
  bold: boolean
  items: Item[]
  /** The other hosts that links on the line lead to, each with the link's position. */
  links: { host: string; at: number }[]
}

/** The relevant data of an element that begins. */
export interface Opening {
  name: string
  property: string
  reversed: boolean
  part: Part | ''
  hint: Hint
}

const IN_LINE = new Set(
  'a abbr b bdi bdo big code em font i ins kbd label mark s samp small span strong sub sup tt u var'.split(
    ' ',
  ),
)
const ROWS = new Set(['tr', 'li', 'dl'])
const BOLD = new Set(['b', 'strong', 'th', 'dt'])
const MAX_SPANS = 200
const MAX_PROPERTY = 300
const MAX_ITEMS = 2000

/** An element whose text is processed when it ends. */
interface Span {
  depth: number
  /** The numbers of lines, and of pieces of the current line, at its beginning. */
  lines: number
  pieces: number
  reversed: boolean
  property: string
  text: string
}

interface Open {
  isBlock: boolean
  bold: boolean
}

/**
 * Collects a page's text as its elements begin and end: a line between two blocks, JOINT around inline
 * elements, and reversed text as it is shown.
 */
export function createFlow() {
  const lines: Line[] = []
  const properties: Property[] = []
  const spans: Span[] = []
  const opened: Open[] = []
  let spansLeft = MAX_SPANS
  let itemsLeft = MAX_ITEMS
  let block: Block = {
    parent: null,
    depth: 0,
    heading: 0,
    row: null,
    part: 'page',
    hint: '',
    isFooter: false,
  }
  let pieces: string[] = []
  let items: Item[] = []
  let links: Line['links'] = []
  let length = 0
  let boldDepth = 0
  let hasPlain = false

  function begin({ name, property, reversed: isReversed, part, hint }: Opening) {
    const isBlock = !IN_LINE.has(name) || hint !== ''
    const bold = BOLD.has(name)
    if (name === 'wbr') opened.push({ isBlock: false, bold: false })
    else {
      if (isBlock) endLine()
      else put(JOINT)
      if (isBlock) block = within(block, name, part, hint)
      opened.push({ isBlock, bold })
      if (bold) boldDepth++
    }
    // Text within reversed text is reversed together with it.
    const reversed = isReversed && !spans.some((outer) => outer.reversed)
    if ((!property && !reversed) || spansLeft-- <= 0) return
    spans.push({
      depth: opened.length,
      lines: lines.length,
      pieces: pieces.length,
      reversed,
      property,
      text: '',
    })
  }

  function end(name: string) {
    if (spans.at(-1)?.depth === opened.length) endSpan()
    const ended = opened.pop()
    if (name === 'wbr' || !ended) return
    if (ended.bold) boldDepth--
    if (!ended.isBlock) put(JOINT)
    else {
      endLine()
      block = block.parent ?? block
    }
  }

  function endSpan() {
    const span = spans.pop()
    if (!span) return
    if (span.reversed) reverse(span)
    if (span.property) properties.push({ name: span.property, text: span.text })
  }

  /** Each line separately, as browsers do. */
  function reverse(span: Span) {
    const isSame = span.lines === lines.length
    for (const line of lines.slice(span.lines)) line.text = [...line.text].reverse().join('')
    const inner = pieces.splice(isSame ? span.pieces : 0, Number.POSITIVE_INFINITY).join('')
    pieces.push([...inner].reverse().join(''))
  }

  function put(text: string) {
    pieces.push(text)
    length += text.length
    for (const span of spans) {
      if (span.property && span.text.length < MAX_PROPERTY) {
        span.text = `${span.text}${text}`.slice(0, MAX_PROPERTY)
      }
    }
  }

  function write(text: string) {
    put(text)
    if (boldDepth === 0 && /\S/.test(text)) hasPlain = true
  }

  function endLine() {
    const text = pieces.join('')
    if (items.length > 0 || /[\p{L}\p{N}@]/u.test(text))
      lines.push({ text, block, bold: !hasPlain, items, links })
    pieces = []
    items = []
    links = []
    length = 0
    hasPlain = false
  }

  function item(kind: Item['kind'], value: string) {
    if (itemsLeft-- > 0) items.push({ kind, value, at: length })
  }

  function link(host: string) {
    if (itemsLeft-- > 0) links.push({ host, at: length })
  }

  function read() {
    endLine()
    return { lines, text: lines.map(({ text }) => text).join('\n'), properties }
  }

  return { begin, end, write, item, link, read }
}

function within(parent: Block, name: string, part: Part | '', hint: Hint): Block {
  const heading = /^h[1-6]$/.test(name) ? Number(name[1]) : 0
  const block: Block = {
    parent,
    depth: parent.depth + 1,
    heading: heading || parent.heading,
    row: parent.row,
    part: parent.part === 'page' ? part || 'page' : parent.part,
    hint: hint || parent.hint,
    isFooter: parent.isFooter || name === 'footer',
  }
  if (ROWS.has(name)) block.row = block
  return block
}
