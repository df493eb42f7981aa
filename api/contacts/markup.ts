import { Parser } from 'htmlparser2'
import { type Attributes, type Property, propertyOf, publishedBy } from './attributes.ts'
import type { Published } from './extract.ts'
import { JOINT } from './normalise.ts'
import { lookFor, readStyles, type Styles } from './styles.ts'

export interface Link {
  href: string
  /** What one reads on it, its label for screen readers included. */
  text: string
  /** The last words before it. */
  before: string
}

/** What a page shows, as far as a contact may stand in it. */
export interface Markup {
  /** The visible text; a new line stands where a block begins or ends, JOINT where an element within a line does. */
  text: string
  links: Link[]
  /** What attributes publish. */
  published: Published[]
  properties: Property[]
  jsonLd: string[]
  /** The page's own scripts. */
  scripts: string[]
  /** The address that relative links start from, '' for the page's own. */
  base: string
}

const SILENT = new Set(
  'script style template title textarea select iframe object svg noembed noframes'.split(' '),
)
/** As deep as browsers go. Deeper ones only cost time. */
const MAX_DEPTH = 512
const CHUNK = 16 * 1024
const MAX_LINKS = 2000
const TAIL = 40

/** Reads HTML. What is hidden from people (traps for robots stand there) or commented out is left out. */
export function readMarkup(html: string): Markup {
  const reader = createReader(readStyles(html))
  const parser = new Parser({
    onopentag: reader.open,
    ontext: reader.text,
    onclosetag: reader.close,
  })
  for (let start = 0; start < html.length && reader.depth() < MAX_DEPTH; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK))
  }
  parser.end()
  return reader.markup()
}

function createReader(styles: Styles) {
  const markup: Omit<Markup, 'text' | 'properties'> = {
    links: [],
    published: [],
    jsonLd: [],
    scripts: [],
    base: '',
  }
  const flow = createFlow()
  let depth = 0
  let silence = 0
  let code: { kind: 'jsonLd' | 'scripts'; text: string } | null = null
  let link: Link | null = null
  let tail = ''

  function open(name: string, attributes: Attributes) {
    depth++
    const look = lookFor(name, attributes, styles)
    if (silence > 0 || SILENT.has(name) || look.hidden) {
      silence++
      const kind = name === 'script' ? kindOfScript(attributes) : null
      if (kind) code = { kind, text: '' }
      return
    }
    if (name === 'base') markup.base ||= attributes.href ?? ''
    if (name === 'a' || name === 'area') link = startLink(attributes)
    markup.published.push(...publishedBy(name, attributes))
    flow.begin(name, propertyOf(attributes), look.reversed)
  }

  function text(read: string) {
    if (code) code.text += read
    if (silence > 0) return
    flow.write(read)
    tail = `${tail}${read.slice(-TAIL)}`.slice(-TAIL)
    if (link) link.text += read
  }

  function close(name: string) {
    if (code) markup[code.kind].push(code.text)
    code = null
    if (silence > 0) silence--
    else {
      flow.end(name)
      if (name === 'a') link = null
    }
    depth--
  }

  function startLink(attributes: Attributes): Link | null {
    if (!attributes.href || markup.links.length >= MAX_LINKS) return null
    const label = `${attributes['aria-label'] ?? ''} ${attributes.title ?? ''} `
    const started = { href: attributes.href, text: label, before: tail }
    markup.links.push(started)
    return started
  }

  return { open, text, close, depth: () => depth, markup: () => ({ ...markup, ...flow.read() }) }
}

function kindOfScript({ type = '', src }: Attributes): 'jsonLd' | 'scripts' | null {
  if (/^\s*application\/ld\+json/i.test(type)) return 'jsonLd'
  return src === undefined && (type === '' || /javascript|module/i.test(type)) ? 'scripts' : null
}

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
