const LITERAL = `(?:'(?:[^'\\\\\\n]|\\\\.){0,300}'|"(?:[^"\\\\\\n]|\\\\.){0,300}")`
const WRITES = new RegExp(
  `(document\\.write(?:ln)?\\s{0,5}\\(|\\bhref\\s{0,5}=|\\blocation\\s{0,5}=|['"]href['"]\\s{0,5},)\\s{0,5}(${LITERAL}(?:\\s{0,9}\\+\\s{0,9}${LITERAL}){1,60})`,
  'g',
)
const LITERALS = new RegExp(LITERAL, 'g')

/**
 * What a script writes into its page from literals alone: document.write('info' + '@' + 'acme.com'), or as the
 * target of a link. Nothing is run: one variable among them, and it says nothing.
 */
export function writtenBy(script: string): { html: string; hrefs: string[] } {
  const written = { html: '', hrefs: [] as string[] }
  for (const [, into = '', literals = ''] of script.matchAll(WRITES)) {
    const text = (literals.match(LITERALS) ?? []).map(unquoted).join('')
    if (into.startsWith('document')) written.html += `${text}\n`
    else written.hrefs.push(text)
  }
  return written
}

const unquoted = (literal: string) => literal.slice(1, -1).replace(/\\(.)/g, '$1')
