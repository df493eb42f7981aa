import { percentDecoded } from './normalise.ts'
import { NAME as A_NAME, END, LABEL, partsAround, START } from './patterns.ts'

const SPACE = '[ \\t\\u00a0]'
const NAME = `(${A_NAME})`
const bracketed = (words: string) =>
  `(?:\\s{0,5}[[({<]\\s?(?:${words})\\s?[\\])}>]\\s{0,5}|\\s{0,5}[*|~](?:${words})[*|~]\\s{0,5}|\\s[-_/](?:${words})[-_/]\\s)`
const AT_WORDS =
  'at|ät|@|arobase|arroba|chiocciola|małpa|malpa|snabel-?a|apenstaartje|klammeraffe|aet|at-?zeichen|chez|アットマーク|アット'
const AT = bracketed(AT_WORDS)
const DOT = bracketed('dot|punkt|point|punto|ponto|kropka|punt|\\.')
const SAID_AT = `${SPACE}{1,3}(?:at|ät)${SPACE}{1,3}`
const SAID_DOT = `${SPACE}{1,3}(?:dot|punkt|punto|point|kropka|punt)${SPACE}{1,3}`
/** Words for the sign that have no other meaning. */
const NAMED_AT = `${SPACE}{1,3}(?:arroba|arobase|chiocciola|małpa|snabel-?a|apenstaartje|klammeraffe)${SPACE}{1,3}`
const domainOf = (dots: string) => `(${LABEL}(?:(?:${dots})${LABEL}){1,6})`

/** What introduces an address: the beginning of a line, a label, a request to write. */
const INTRODUCED = `(?:^|[:(<|,;–—])${SPACE}{0,3}|\\b(?:e-?mail|mail|mailto|write|contact|reach|schreiben)(?:${SPACE}{1,3}(?:us|me|to|at|an|uns|unter|via)){0,3}${SPACE}{1,3}`

/**
 * A way to spell out an address, and a sign that every such address contains and that is cheap to search for.
 */
interface Form {
  form: RegExp
  sign: RegExp
}

const IN_BRACKETS: Form = {
  form: new RegExp(`${START}${NAME}${AT}${domainOf(`${DOT}|${SAID_DOT}|\\.`)}${END}`, 'giu'),
  sign: new RegExp(`[[({<*|~_/-]\\s?(?:${AT_WORDS})\\s?[\\])}>*|~_/-]`, 'giu'),
}
const IN_CAPITALS: Form = {
  form: new RegExp(
    `${START}${NAME}${SPACE}{1,3}AT${SPACE}{1,3}${domainOf(`${SPACE}{1,3}DOT${SPACE}{1,3}`)}${END}`,
    'gu',
  ),
  sign: new RegExp(`${SPACE}AT${SPACE}`, 'g'),
}
/** " at " with a spelled-out dot after it. In an ordinary sentence no such dot follows. */
const SAID = new RegExp(
  `${SPACE}(?:at|ät)${SPACE}{1,3}[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,62}(?:${DOT}|${SAID_DOT})`,
  'giu',
)
const IN_WORDS: Form = {
  form: new RegExp(
    `(?:${INTRODUCED})${START}${NAME}${SAID_AT}${domainOf(`${DOT}|${SAID_DOT}`)}${END}`,
    'gimu',
  ),
  sign: SAID,
}
const BY_NAME: Form = {
  form: new RegExp(`${START}${NAME}${NAMED_AT}${domainOf(`${DOT}|${SAID_DOT}|\\.`)}${END}`, 'giu'),
  sign: new RegExp(NAMED_AT, 'giu'),
}
/** As in Sweden and Finland: info(a)acme.se */
const CLOSE: Form = {
  form: new RegExp(`${START}${NAME}(?:\\(a\\)|\\[a\\])${domainOf('\\.')}${END}`, 'giu'),
  sign: /[([]a[)\]]/gi,
}
const SPACED: Form = {
  form: new RegExp(
    `${START}${NAME}${SPACE}{0,2}@${SPACE}{1,2}${domainOf(`${SPACE}?\\.${SPACE}?`)}${END}`,
    'giu',
  ),
  sign: new RegExp(`@${SPACE}`, 'g'),
}
const AFTER_LABEL: Form = {
  form: new RegExp(`\\bmail${SPACE}{0,3}:${SPACE}{0,3}${NAME}${SAID_AT}${domainOf('\\.')}${END}`, 'giu'),
  sign: new RegExp(`mail${SPACE}{0,3}:`, 'gi'),
}
const A_DOT = new RegExp(`${DOT}|${SAID_DOT}`, 'giu')

/** Words before "at" in a sentence: "look at acme dot com" names a place, not a person. */
const NO_NAME =
  /^(?:look(?:ing)?|meet|see|call|come|join|drop|stop|start|sign|try|learn|discover|open|based|made|visit|find|shop|buy|book|order|read|more|stay|arrive|hosted|available|online|sold|founded|located|works?|working|here|there|now|today|we|us|me|you|them|him|her|it|are|is|be|and|or)$/i
const NO_ENDING = /\.(?:the|and|our|your|this|that|these|those)$/i

/**
 * The addresses that a text spells out against robots, the clearest first: "info [at] acme [dot] com", "info
 * AT acme DOT com", "info at acme dot com" if it is introduced as an address. They are only candidates and
 * may be placeholders.
 */
export function deobfuscate(text: string): string[] {
  return [
    ...addresses(text, IN_BRACKETS),
    ...addresses(text, IN_CAPITALS).filter((address) => /[a-z].*@/.test(address)),
    ...addresses(text, IN_WORDS),
    ...addresses(text, AFTER_LABEL),
    ...addresses(text, BY_NAME),
    ...addresses(text, CLOSE),
    ...replaced(text),
  ]
}

const PLAIN: Form = {
  form: new RegExp(`${START}${NAME}@${domainOf('\\.')}${END}`, 'giu'),
  sign: /@/g,
}
/** "★を@に変えて": the sign that stands for the @. */
const STANDS_FOR_AT = /([★☆●○◆◇■□◎※♪＃#]) ?(?:マーク ?)?(?:は|を)[^。\n]{0,12}?(?:[@＠]|アット)/u

/** As Japanese sites write addresses: another sign, and that it is to be replaced. */
function replaced(text: string): string[] {
  const [, sign] = STANDS_FOR_AT.exec(text) ?? []
  return sign ? addresses(text.replaceAll(sign, '@'), PLAIN) : []
}

/**
 * The addresses that a text writes with spaces around the sign or after it: "info @ acme.de", "info@
 * acme.de".
 */
export const spacedAddresses = (text: string) =>
  addresses(text, SPACED).filter((address) => /^[^@]{2,}@.*[a-z]{2,}\.[a-z]{2,}$/i.test(address))

function addresses(text: string, { form, sign }: Form): string[] {
  const found = partsAround(text, sign).flatMap((part) => [...part.matchAll(form)])
  return found.flatMap(([, name = '', domain = '']) => {
    const address = `${name}@${domain.replace(A_DOT, '.').replace(/[ \t\u00a0]/g, '')}`
    return NO_NAME.test(name) || NO_ENDING.test(address) ? [] : address
  })
}

const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i

/**
 * The text that Cloudflare's email protection hides from robots and its script shows to people.
 * @param hex data-cfemail: the key as two digits, then each byte of UTF-8 XORed with it
 * @returns '' if the format is different
 */
export function decodeCloudflare(hex: string): string {
  if (!/^(?:[\da-f]{2}){4,300}$/i.test(hex)) return ''
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
}

/** The address behind a link to /cdn-cgi/l/email-protection#…, '' for any other link. */
export const decodeCloudflareLink = (href: string) => decodeCloudflare(LINK.exec(href)?.[1] ?? '')

const LITERAL = `(?:'(?:[^'\\\\\\n]|\\\\.){0,300}'|"(?:[^"\\\\\\n]|\\\\.){0,300}")`
const TERM = `(?:${LITERAL}|[A-Za-z_$][\\w$]{0,40})`
/** Literals and names of variables with a plus between them. */
const SUM = `${TERM}(?:\\s{0,9}\\+\\s{0,9}${TERM}){0,60}`
const WRITES = new RegExp(
  `(document\\.write(?:ln)?\\s{0,5}\\(|\\b(?:innerHTML|outerHTML|innerText|textContent)\\s{0,5}\\+?=|\\binsertAdjacentHTML\\(\\s{0,5}['"]\\w{1,20}['"]\\s{0,5},|\\b(?:href|location)\\s{0,5}=|['"]href['"]\\s{0,5},|\\.(?:html|text|append)\\()\\s{0,5}(${SUM})`,
  'g',
)
const TERMS = new RegExp(TERM, 'g')
const SETS = new RegExp(
  `(?<![\\w$.])([A-Za-z_$][\\w$]{0,40})\\s{0,5}(\\+?)=\\s{0,5}(${SUM})(?=\\s{0,5}(?:[;,\\n\\r]|$))`,
  'g',
)
const MAX_SETS = 60
const MAX_VALUE = 1000
const LITERALS = new RegExp(LITERAL, 'g')

/**
 * The text that a script writes into its page from literals, and from variables with literals as values:
 * document.write('info' + '@' + host), or as the target of a link. The script is not executed; if a part is
 * not known, the expression is ignored.
 */
export function readScript(script: string): { html: string; hrefs: string[] } {
  const written = { html: '', hrefs: [] as string[] }
  const plain = undone(script)
  const writes = [...plain.matchAll(WRITES)]
  if (writes.length === 0) return written
  const values = valuesSetIn(plain)
  for (const [, into = '', sum = ''] of writes) {
    const text = textOfSum(sum, values)
    if (text === undefined) continue
    if (/^['"]?(?:href|location)/.test(into)) written.hrefs.push(text)
    else written.html += `${text}\n`
  }
  return written
}

function valuesSetIn(script: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', plus = '', sum = ''] of script.matchAll(SETS)) {
    if (values.size >= MAX_SETS) break
    const value = textOfSum(sum, values)
    if (value === undefined) values.delete(name)
    else values.set(name, `${plus ? (values.get(name) ?? '') : ''}${value}`.slice(0, MAX_VALUE))
  }
  return values
}

/** The text of a sum of literals and variables; undefined if a value is not known. */
function textOfSum(sum: string, values: ReadonlyMap<string, string>): string | undefined {
  let text = ''
  for (const [term] of sum.matchAll(TERMS)) {
    const value = /^['"]/.test(term) ? unquoted(term) : values.get(term)
    if (value === undefined) return undefined
    text += value
  }
  return text
}

const CODED_TERM = /String\.fromCharCode\(\s{0,5}(\d{1,3}(?:\s{0,5},\s{0,5}\d{1,3}){0,100})\s{0,5}\)/g
const BASE64 = /\batob\(\s{0,5}(?:'([\w+/=]{4,400})'|"([\w+/=]{4,400})")\s{0,5}\)/g
const REVERSED =
  /(?:'([^'\\\n]{4,300})'|"([^"\\\n]{4,300})")\.split\((?:''|"")\)\.reverse\(\)\.join\((?:''|"")\)/g
const REPLACED = new RegExp(
  `(${LITERAL})\\.replace(?:All)?\\(\\s{0,5}(?:(${LITERAL})|/(\\\\?[^/\\\\\\n]{1,20}\\\\?[^/\\\\\\n]{0,5})/[gi]{0,2})\\s{0,5},\\s{0,5}(${LITERAL})\\s{0,5}\\)`,
  'g',
)

/**
 * A script in which expressions of literals alone are replaced with their value: character codes, base64,
 * reversed texts.
 */
const undone = (script: string) =>
  script
    .replace(CODED_TERM, (_all, codes: string) =>
      quoted(String.fromCharCode(...codes.split(',').map((code) => Number(code)))),
    )
    .replace(BASE64, (_all, one: string | undefined, two: string | undefined) =>
      quoted(Buffer.from(one ?? two ?? '', 'base64').toString('utf8')),
    )
    .replace(REVERSED, (_all, one: string | undefined, two: string | undefined) =>
      quoted([...(one ?? two ?? '')].reverse().join('')),
    )
    .replace(
      REPLACED,
      (_all, text: string, literal: string | undefined, plain: string | undefined, by: string) => {
        const what = literal === undefined ? (plain ?? '').replaceAll('\\', '') : unquoted(literal)
        return quoted(what ? unquoted(text).replaceAll(what, unquoted(by)) : unquoted(text))
      },
    )

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', ' ')}'`

const unquoted = (literal: string) => literal.slice(1, -1).replace(/\\(.)/g, '$1')

/**
 * Decodes what TYPO3 writes in place of a mailto: link, in which digits, signs, capitals and small letters
 * are each rotated.
 * @returns '' if the text is not such a link
 */
export function rotatedBack(written: string): string {
  const text = percentDecoded(written).slice(0, 400)
  if (text.length < 10) return ''
  for (let by = -9; by <= 9; by++) {
    const link = [...text].map((letter) => rotated(letter, by)).join('')
    if (link.startsWith('mailto:')) return link
  }
  return ''
}

const ALPHABETS = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const

function rotated(letter: string, by: number): string {
  const code = letter.charCodeAt(0)
  const [from, to] = ALPHABETS.find(([first, last]) => code >= first && code <= last) ?? []
  if (from === undefined || to === undefined) return letter
  const size = to - from + 1
  return String.fromCharCode(from + ((code - from + by + size) % size))
}

/** The Email Encoder plug-in's encoding of an address: each letter moved by thirteen. */
export const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 0x41 : 0x61
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })

/**
 * Decodes a link of the CryptX plug-in: each letter moved by one, or by the digit before it.
 * @returns '' for any other link
 */
export function decryptX(href: string): string {
  const [, hidden = ''] = /^\s*javascript:\s*DeCryptX\('([^']{6,400})'\)/i.exec(percentDecoded(href)) ?? []
  const back = (letter: string, by: number) => String.fromCharCode(letter.charCodeAt(0) - by)
  if (/^(?:\d.)+$/.test(hidden))
    return hidden.replace(/(\d)(.)/g, (_all, by, letter) => back(letter, Number(by)))
  return [...hidden].map((letter) => back(letter, 1)).join('')
}

const PARTS = `${LITERAL}(?:\\s{0,9}\\+\\s{0,9}${LITERAL}){0,60}`
const ASSIGNS = new RegExp(
  `\\b(addy[\\w$]{0,60})\\s{0,5}=\\s{0,5}(?:(addy[\\w$]{0,60})\\s{0,5}\\+\\s{0,5})?(${PARTS})`,
  'g',
)
const REFERENCE = /&#(\d{2,5});/g

/**
 * The addresses that a script assembles in a variable of Joomla's, from an array, or from an encoded text.
 */
export function readCloak(script: string): string[] {
  const texts = [...joomlaTexts(script), ...joinedTexts(script), ...codedTexts(script)]
  const plain = texts.map((text) =>
    text.replace(REFERENCE, (_all, code) => String.fromCharCode(Number(code))).replace(/<[^>]{0,300}>/g, ' '),
  )
  return [...new Set(plain.flatMap((text) => text.match(ADDRESS) ?? []))].slice(0, MAX_ADDRESSES)
}

const ADDRESS = /[\w.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
const MAX_ADDRESSES = 20

function joomlaTexts(script: string): string[] {
  if (!script.includes('addy')) return []
  const values = new Map<string, string>()
  for (const [, name = '', from = '', literals = ''] of script.matchAll(ASSIGNS)) {
    if (values.size >= 50) break
    values.set(name, `${values.get(from) ?? ''}${inLiterals(literals)}`.slice(0, 400))
  }
  return [...values.values()]
}

const JOINS = new RegExp(
  `\\[\\s{0,5}(${LITERAL}(?:\\s{0,5},\\s{0,5}${LITERAL}){1,6})\\s{0,5}\\]\\.join\\(\\s{0,5}(${LITERAL})\\s{0,5}\\)`,
  'g',
)
const LONG = `(?:'[^'\\n]{6,4000}'|"[^"\\n]{6,4000}")`
const UNESCAPES = new RegExp(`(?:unescape|decodeURIComponent)\\(\\s{0,5}(${LONG})\\s{0,5}\\)`, 'g')
const CODES = /String\.fromCharCode\(\s{0,5}(\d{1,3}(?:\s{0,5},\s{0,5}\d{1,3}){4,400})\s{0,5}\)/g

const joinedTexts = (script: string) =>
  [...script.matchAll(JOINS)].map(([, parts = '', by = '']) =>
    (parts.match(LITERALS) ?? []).map(unquoted).join(unquoted(by)),
  )

function codedTexts(script: string): string[] {
  return [
    ...[...script.matchAll(UNESCAPES)].map(([, text = '']) => percentDecoded(text.slice(1, -1))),
    ...[...script.matchAll(CODES)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(',').map((code) => Number(code))),
    ),
  ]
}

const inLiterals = (literals: string) => (literals.match(LITERALS) ?? []).map(unquoted).join('')
