import { Parser } from 'htmlparser2'

export interface Link {
  href: string
  /** What one reads on it, its label for screen readers included. */
  text: string
  /** The last words before it. */
  before: string
}

/** What a page shows, as far as a contact may stand in it. */
export interface Markup {
  /** The visible text; a new line stands wherever an element begins or ends. */
  text: string
  links: Link[]
  jsonLd: string[]
  /** The address that relative links start from, '' for the page's own. */
  base: string
}

const SILENT = new Set(
  'script style template title textarea select iframe object svg noembed noframes'.split(' '),
)
/** Pages hide all of themselves until their script ran. */
const NEVER_HIDDEN = new Set(['html', 'body', 'main'])

/** As deep as browsers go. Deeper ones only cost time. */
const MAX_DEPTH = 512
const CHUNK = 16 * 1024
const MAX_LINKS = 2000
const TAIL = 40

type Attributes = Record<string, string>

/** Reads HTML. What is hidden from people (traps for robots stand there), commented out or a script's is left out. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { text: '', links: [], jsonLd: [], base: '' }
  let depth = 0
  let silence = 0
  let json: string | null = null
  let link: Link | null = null
  let tail = ''

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (silence > 0 || isSilent(name, attributes)) {
        silence++
        if (isJsonLd(name, attributes)) json = ''
        return
      }
      if (name === 'base') markup.base ||= attributes.href ?? ''
      if (name === 'a' || name === 'area') link = startLink(attributes, markup, tail)
      if (name !== 'wbr') markup.text += '\n'
    },
    ontext(text) {
      if (json !== null) json += text
      if (silence > 0) return
      markup.text += text
      tail = `${tail}${text.slice(-TAIL)}`.slice(-TAIL)
      if (link) link.text += text
    },
    onclosetag(name) {
      depth--
      if (json !== null) markup.jsonLd.push(json)
      json = null
      if (silence > 0) {
        silence--
        return
      }
      if (name === 'a') link = null
      if (name !== 'wbr') markup.text += '\n'
    },
  })
  for (let start = 0; start < html.length && depth < MAX_DEPTH; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK))
  }
  parser.end()
  return { ...markup, text: joined(markup.text) }
}

function startLink(attributes: Attributes, markup: Markup, before: string): Link | null {
  if (!attributes.href || markup.links.length >= MAX_LINKS) return null
  const label = `${attributes['aria-label'] ?? ''} ${attributes.title ?? ''} `
  const link = { href: attributes.href, text: label, before }
  markup.links.push(link)
  return link
}

const isSilent = (name: string, attributes: Attributes) =>
  SILENT.has(name) || (isHidden(attributes) && !NEVER_HIDDEN.has(name))

const isHidden = ({ hidden, style = '' }: Attributes) =>
  hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)

const isJsonLd = (name: string, { type = '' }: Attributes) =>
  name === 'script' && /^\s*application\/ld\+json/i.test(type)

/** An "@" in an element of its own (info<span>@</span>acme.com) is read as one sees it; soft hyphens are not seen. */
const joined = (text: string) => text.replace(/\u00ad|\u200b/g, '').replace(/\n@\n/g, '@')
