import { Parser } from 'htmlparser2'
import { addressOf } from '#db/model/address.ts'
import {
  type Attributes,
  hintOf,
  numberSaidBy,
  type Property,
  partOf,
  propertyOf,
  publishedBy,
} from './attributes.ts'
import { readCloak } from './deobfuscate.ts'
import { emailsInLink, isMailLink, type Published, published } from './extract.ts'
import { createFlow, type Line } from './flow.ts'
import { lookFor, readStyles, type Styles } from './styles.ts'

export interface Link {
  href: string
  /** The visible text, including its label for screen readers. */
  text: string
  /** The last words before it. */
  before: string
}

/** The content of a page, as far as it may contain contact data. */
export interface Markup {
  /**
   * The visible text, with a line break where a block begins or ends, and JOINT where an inline element does.
   */
  text: string
  lines: Line[]
  links: Link[]
  /** Addresses in attributes. */
  published: Published[]
  properties: Property[]
  jsonLd: string[]
  /** The page's inline scripts. */
  scripts: string[]
  /** JSON data for scripts. */
  data: string[]
  /** The addresses of its scripts and frames. */
  sources: string[]
  frames: string[]
  /** The target of the page's meta refresh, '' for none. */
  refresh: string
  /** Its title and the names of its site. */
  titles: string[]
  /** Its descriptions. */
  descriptions: string[]
  /** The languages that it declares: "de-AT", "fr_CA". */
  languages: string[]
  /** The base for relative links, '' for the page's own address. */
  base: string
}

const SILENT = new Set(
  'script style template title textarea select iframe object svg noembed noframes'.split(' '),
)
/** The maximum depth in browsers. Deeper nesting only costs time. */
const MAX_DEPTH = 512
const CHUNK = 16 * 1024
const MAX_LINKS = 2000
const TAIL = 40

/**
 * Parses HTML. Content that is hidden from people (which includes traps for robots) or commented out is
 * ignored.
 */
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

type Code = 'jsonLd' | 'scripts' | 'data' | 'titles'

function createReader(styles: Styles) {
  const markup: Omit<Markup, 'text' | 'lines' | 'properties'> = {
    links: [],
    published: [],
    jsonLd: [],
    scripts: [],
    data: [],
    sources: [],
    frames: [],
    titles: [],
    descriptions: [],
    languages: [],
    base: '',
    refresh: '',
  }
  const flow = createFlow()
  let depth = 0
  let silence = 0
  /** The number of open elements that keep their line breaks. */
  let preformatted = 0
  let code: { kind: Code; text: string } | null = null
  let link: Link | null = null
  /** The number that the open link says to screen readers, until its text says one. */
  let said = ''
  let tail = ''

  function open(name: string, attributes: Attributes) {
    depth++
    readAbout(name, attributes)
    const look = lookFor(name, attributes, styles)
    if (silence > 0 || SILENT.has(name) || look.hidden) {
      if (silence === 0 && name === 'svg' && !look.hidden) flow.write(numberSaidBy(name, attributes))
      silence++
      const kind = kindOfCode(name, attributes)
      if (kind) code = { kind, text: '' }
      return
    }
    if (name === 'base') markup.base ||= attributes.href ?? ''
    if (name === 'pre') preformatted++
    const isSign = name === 'img' && /^\W?(?:@|at|ät)\W?$/i.test(attributes.alt ?? '')
    flow.begin({
      // A picture of the sign is part of the address.
      name: isSign ? 'wbr' : name,
      property: propertyOf(attributes),
      reversed: look.reversed,
      part: partOf(name, attributes),
      hint: hintOf(attributes),
    })
    if (name === 'a' || name === 'area') link = startLink(attributes)
    if (isSign) flow.write('@')
    // A picture in a link describes the link.
    if (name === 'img' && link) link.text += ` ${attributes.alt ?? ''}`
    publish(publishedBy(name, attributes))
    if (isFaxIcon(name, attributes)) flow.write(' Fax ')
    const number = numberSaidBy(name, attributes)
    if (name === 'a') said = dialledBy(attributes.href ?? '') ? '' : number
    else if (number) flow.write(number)
  }

  /** Data besides text: languages, names of the site, its target. */
  function readAbout(name: string, attributes: Attributes) {
    const { content = '', src = '', lang = '' } = attributes
    const about = attributes.property ?? attributes.name ?? attributes['http-equiv'] ?? ''
    if (name === 'html' && lang) markup.languages.push(lang)
    if (name === 'script' && src) markup.sources.push(src)
    if ((name === 'frame' || name === 'iframe') && src) markup.frames.push(src)
    if (name !== 'meta' || !content) return
    if (about === 'og:locale') markup.languages.push(content)
    if (/^(?:og:site_name|og:title|author|application-name)$/i.test(about)) markup.titles.push(content)
    if (/^(?:og:)?description$/i.test(about)) markup.descriptions.push(content)
    if (/^refresh$/i.test(about)) markup.refresh ||= REFRESH.exec(content)?.[1] ?? ''
  }

  function publish(found: readonly Published[]) {
    markup.published.push(...found)
    for (const { email } of found) flow.item('email', email)
  }

  function text(read: string) {
    if (code) code.text += read
    if (silence > 0) return
    if (preformatted > 0) writeLines(read)
    else flow.write(read)
    tail = `${tail}${read.slice(-TAIL)}`.slice(-TAIL)
    if (link) link.text += read
    if (/\d{3}/.test(read)) said = ''
  }

  function writeLines(read: string) {
    const [first = '', ...more] = read.split(/\r?\n/)
    flow.write(first)
    for (const line of more) {
      flow.begin({ name: 'br', property: '', reversed: false, part: '', hint: '' })
      flow.end('br')
      flow.write(line)
    }
  }

  function close(name: string) {
    if (code) {
      markup[code.kind].push(code.text)
      if (code.kind === 'scripts') publish(published(readCloak(code.text), 'disguised'))
    }
    code = null
    if (silence > 0) silence--
    else {
      if (name === 'a') endLink()
      if (name === 'pre') preformatted--
      flow.end(name)
    }
    depth--
  }

  function endLink() {
    if (said) flow.write(` ${said} `)
    said = ''
    link = null
  }

  function startLink(attributes: Attributes): Link | null {
    const { href } = attributes
    if (!href || markup.links.length >= MAX_LINKS) return null
    const label = `${attributes['aria-label'] ?? ''} ${attributes.title ?? ''} ${attributes.alt ?? ''} `
    const started = { href, text: label, before: tail }
    markup.links.push(started)
    const dialled = dialledBy(href)
    if (dialled) flow.item('phone', dialled)
    else if (/^\s*(?:https?:)?\/\//i.test(href)) flow.link(addressOf(href, 'https://_/')?.hostname ?? '')
    if (isMailLink(href)) for (const email of emailsInLink(href)) flow.item('email', email)
    return started
  }

  return { open, text, close, depth: () => depth, markup: () => ({ ...markup, ...flow.read() }) }
}

/** A picture instead of the word. */
const isFaxIcon = (name: string, { class: classes = '', alt = '' }: Attributes) =>
  ((name === 'i' || name === 'span') && /(?:^|[\s_-])fax(?:$|[\s_-])/i.test(classes)) ||
  (name === 'img' && /^(?:tele)?fax:?$/i.test(alt))

/** The number that a link dials or sends messages to. */
function dialledBy(href: string): string {
  if (/^\s*tel:/i.test(href)) return href
  if (/^\s*callto:/i.test(href)) return href.replace(/^\s*callto:(?:\/\/)?/i, 'tel:')
  const [, number = ''] =
    /^\s*(?:https?:)?\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=)(?:%2B|\+)?(\d{8,15})/i.exec(
      href,
    ) ?? []
  return number && `tel:+${number}`
}

/** Immediately or within some seconds; later refreshes only update the same page. */
const REFRESH = /^\s*\d{0,2}(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]{1,300})/i

function kindOfCode(name: string, { type = '', src }: Attributes): Code | null {
  if (name === 'title') return 'titles'
  if (name !== 'script') return null
  if (/^\s*application\/ld\+json/i.test(type)) return 'jsonLd'
  if (/^\s*application\/json/i.test(type)) return 'data'
  return src === undefined && (type === '' || /javascript|module/i.test(type)) ? 'scripts' : null
}
