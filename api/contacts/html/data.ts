import * as v from 'valibot'

const Json = v.pipe(v.string(), v.parseJson())
const Node = v.record(v.string(), v.unknown())

const MAX_DEPTH = 20
const MAX_TEXTS = 2000
const MAX_LENGTH = 5000
/** Keys whose values are identifiers or paths, not texts. */
const NO_TEXT =
  /^(?:_.*|id|key|type|kind|slug|href|src|url|path|locale|lang|class(?:name)?|style|commit|build.*)$/i

/** The texts in JSON data for a page's scripts, as HTML: a box for each object, a paragraph for each text. */
export function textsInData(sources: readonly string[]): string {
  let left = MAX_TEXTS
  const boxed = (value: unknown, depth: number): string => {
    if (depth > MAX_DEPTH || left <= 0) return ''
    if (typeof value === 'string') {
      left--
      return paragraph(value)
    }
    if (value === null || typeof value !== 'object') return ''
    if (Array.isArray(value)) return value.map((item) => boxed(item, depth + 1)).join('')
    const texts = Object.entries(v.parse(Node, value))
      .filter(([key]) => !NO_TEXT.test(key))
      .map(([, inner]) => boxed(inner, depth + 1))
    return `<div>${texts.join('')}</div>`
  }
  return sources
    .map((source) => {
      const parsed = v.safeParse(Json, source)
      return parsed.success ? boxed(parsed.output, 0) : ''
    })
    .join('')
}

function paragraph(text: string): string {
  if (text.length > MAX_LENGTH || !/\p{L}|\d{3}/u.test(text)) return ''
  return /<\w+[^>]*>/.test(text) ? `<div>${text}</div>` : `<p>${escaped(text)}</p>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const LITERAL = /"((?:[^"\\\n]|\\.){0,400})"|'((?:[^'\\\n]|\\.){0,400})'|`((?:[^`\\$]|\\.){0,400})`/g
/**
 * Class names, keys and paths contain no spaces; sentences, addresses and numbers do, or have a typical
 * beginning.
 */
const TEXT = /\s|^(?:mailto|tel):|^[^\s/]+@[^\s/]+\.\p{L}+$/u

/** The texts in a script, as HTML: a paragraph for each, and links as such. */
export function textsInScript(script: string): string {
  const texts: string[] = []
  for (const [, double, single, template] of script.matchAll(LITERAL)) {
    const text = (double ?? single ?? template ?? '').replace(/\\u([\da-f]{4})/gi, (_all, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (text.length > 3 && TEXT.test(text)) texts.push(text)
  }
  // Libraries come first, the page's own texts last.
  return texts
    .slice(-MAX_TEXTS)
    .map((text) =>
      /^(?:mailto|tel):/.test(text)
        ? `<p><a href="${escaped(text).replaceAll('"', '')}"></a></p>`
        : `<p>${escaped(text)}</p>`,
    )
    .join('\n')
}
