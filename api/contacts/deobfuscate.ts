import { NAME as A_NAME, END, LABEL, START } from './patterns.ts'

const SPACE = '[ \\t\\u00a0]'
const NAME = `(${A_NAME})`
const bracketed = (words: string) => `\\s{0,5}[[({<]\\s?(?:${words})\\s?[\\])}>]\\s{0,5}`
const AT = bracketed('at|ät|@|arobase|arroba|chiocciola')
const DOT = bracketed('dot|punkt|point|punto|ponto|\\.')
const SAID_AT = `${SPACE}{1,3}(?:at|ät)${SPACE}{1,3}`
const SAID_DOT = `${SPACE}{1,3}(?:dot|punkt)${SPACE}{1,3}`
const domainOf = (dots: string) => `(${LABEL}(?:(?:${dots})${LABEL}){1,6})`

/** What leads up to an address: the beginning of a line, a label, a request to write. */
const INTRODUCED = `(?:^|[:(<|,;–—])${SPACE}{0,3}|\\b(?:e-?mail|mail|mailto|write|contact|reach|schreiben)(?:${SPACE}{1,3}(?:us|me|to|at|an|uns|unter|via)){0,3}${SPACE}{1,3}`

const IN_BRACKETS = new RegExp(`${START}${NAME}${AT}${domainOf(`${DOT}|${SAID_DOT}|\\.`)}${END}`, 'giu')
const IN_CAPITALS = new RegExp(
  `${START}${NAME}${SPACE}{1,3}AT${SPACE}{1,3}${domainOf(`${SPACE}{1,3}DOT${SPACE}{1,3}`)}${END}`,
  'gu',
)
const IN_WORDS = new RegExp(
  `(?:${INTRODUCED})${START}${NAME}${SAID_AT}${domainOf(`${DOT}|${SAID_DOT}`)}${END}`,
  'gimu',
)
const AFTER_LABEL = new RegExp(
  `\\bmail${SPACE}{0,3}:${SPACE}{0,3}${NAME}${SAID_AT}${domainOf('\\.')}${END}`,
  'giu',
)
const A_DOT = new RegExp(`${DOT}|${SAID_DOT}`, 'giu')

/** Words before "at" in a sentence: "look at acme dot com" names a place, not a person. */
const NO_NAME =
  /^(?:look(?:ing)?|meet|see|call|come|join|drop|stop|start|sign|try|learn|discover|open|based|made|visit|find|shop|buy|book|order|read|more|stay|arrive|hosted|available|online|sold|founded|located|works?|working|here|there|now|today|we|us|me|you|them|him|her|it|are|is|be|and|or)$/i
const NO_ENDING = /\.(?:the|and|our|your|this|that|these|those)$/i

/**
 * The addresses that a text spells out against robots, in the order of how plainly: "info [at] acme [dot] com",
 * "info AT acme DOT com", "info at acme dot com" where it is introduced as an address. Candidates only: they may
 * still be placeholders.
 */
export function deobfuscate(text: string): string[] {
  return [
    ...addresses(text, IN_BRACKETS),
    ...addresses(text, IN_CAPITALS).filter((address) => /[a-z].*@/.test(address)),
    ...addresses(text, IN_WORDS),
    ...addresses(text, AFTER_LABEL),
  ]
}

function addresses(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)].flatMap(([, name = '', domain = '']) => {
    const address = `${name}@${domain.replace(A_DOT, '.')}`
    return NO_NAME.test(name) || NO_ENDING.test(address) ? [] : address
  })
}

const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i

/**
 * The text that Cloudflare's email protection hides from robots and its script shows to people.
 * @param hex data-cfemail: the key as two digits, then each byte of UTF-8 combined with it
 * @returns '' for what is not of that form
 */
export function decodeCloudflare(hex: string): string {
  if (!/^(?:[\da-f]{2}){4,300}$/i.test(hex)) return ''
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
}

/** What a link to /cdn-cgi/l/email-protection#… hides, '' for any other link. */
export const decodeCloudflareLink = (href: string) => decodeCloudflare(LINK.exec(href)?.[1] ?? '')

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
export function readScript(script: string): { html: string; hrefs: string[] } {
  const written = { html: '', hrefs: [] as string[] }
  for (const [, into = '', literals = ''] of script.matchAll(WRITES)) {
    const text = (literals.match(LITERALS) ?? []).map(unquoted).join('')
    if (into.startsWith('document')) written.html += `${text}\n`
    else written.hrefs.push(text)
  }
  return written
}

const unquoted = (literal: string) => literal.slice(1, -1).replace(/\\(.)/g, '$1')
