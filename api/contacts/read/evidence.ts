import { isTool, sameName } from '#api/contacts/html/domain.ts'
import type { Block, Line } from '#api/contacts/html/flow.ts'
import { placeIn, plainText, squash } from '#api/contacts/html/plainText.ts'
import { strangeWordsIn } from './labels.ts'
import { isPersonal, isUsualName, nameIn } from './names.ts'
import { isOthersLine } from './othersLines.ts'
import { pastNumber } from './phones.ts'

/** What is known to belong to a site's company when its numbers are judged. */
export interface Own {
  /** Its names, and its hosts’ names, squashed. */
  names: string
  hosts: readonly string[]
  /** The people whom it names with a role. */
  people: ReadonlySet<string>
}

/** A page’s lines, and the company’s addresses on each. */
export interface Read {
  lines: readonly Line[]
  emails: ReadonlyMap<number, readonly string[]>
}

/** Visible context of a number that tells whose it is. */
type Sign = keyof typeof WEIGHTS

const WEIGHTS = {
  /** The text before it is only an ordinary label of a company's number. */
  plain: 2,
  /** It has another label, such as a service or a place. */
  strange: -1,
  /** In several words, as for numbers of others. */
  strangeAtLength: -1,
  /** The company is named before it, in its line or above it in its block. */
  ownName: 3,
  /** An address of the company is in its block. */
  ownEmail: 2,
  /** A link dials it. */
  dialled: 1,
  /** It is at the end of a long sentence. */
  inProse: -1,
  /** That sentence mentions somebody who does not belong to the company. */
  mentioned: -2,
  /** Another name is directly before it. */
  othersName: -5,
  /** It is introduced as somebody else's line. */
  othersLine: -6,
  /** A link to another site is directly before it. */
  othersLink: -5,
}

/** With this score or less, it is more likely another's number than the company's. */
export const DOUBTFUL = -2

export const weightOf = (signs: readonly Sign[]) => signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0)

/** The signs for and against a number's belonging to the company, from the text before and around it. */
export function signsAt(
  { line, at }: { line: number; at: number },
  { lines, emails }: Read,
  own: Own,
): Sign[] {
  const here = lines[line]
  if (!here) return []
  const before = plainText(here).slice(0, at)
  const around = blockAround(lines, line)
  const above = around.filter((index) => index < line).flatMap((index) => lines[index] ?? [])
  const party = partyBefore(before, own)
  const isOwn = party === 'own' || (!party && above.some((one) => isOwnName(plainText(one), own)))
  const label = labelAt(lines, line, before)
  const strange = strangeWordsIn(label).length
  const sentence = lastSentence(before)
  const inProse = isProse(sentence)
  const isLabel = !party && !inProse
  const signs: [Sign, boolean][] = [
    ['plain', !party && strange === 0],
    ['strange', isLabel && strange > 0],
    ['strangeAtLength', isLabel && strange > 1],
    ['ownName', isOwn],
    ['ownEmail', around.some((index) => (emails.get(index) ?? []).length > 0)],
    ['dialled', here.items.some(({ kind, at: raw }) => kind === 'phone' && placeIn(here, raw) === at)],
    ['inProse', inProse],
    ['mentioned', !party && inProse && mentionsOther(sentence, own)],
    ['othersName', party === 'other'],
    ['othersLine', party !== 'own' && isOthersLine(introducing(lines, line, at), own.names)],
    ['othersLink', here.links.some((link) => isOthers(link.host, own) && isRightBefore(here, link.at, at))],
  ]
  return signs.flatMap(([sign, holds]) => (holds ? [sign] : []))
}

const isOthers = (host: string, { hosts }: Own) => !isTool(host) && !hosts.some((own) => sameName(own, host))

const MOST_BETWEEN = 60

/** Not if another number is in between. */
function isRightBefore(line: Line, raw: number, at: number): boolean {
  const from = placeIn(line, raw)
  const between = plainText(line).slice(from, at)
  return from < at && between.length <= MOST_BETWEEN && !/\d(?:\D?\d){5}/.test(between)
}

const LINES_NEAR = 6

/** The nearby lines in the same block. */
const blockAround = (lines: readonly Line[], line: number): number[] =>
  lines
    .slice(Math.max(0, line - LINES_NEAR), line + LINES_NEAR)
    .flatMap((one, nth) => (one.block === lines[line]?.block ? Math.max(0, line - LINES_NEAR) + nth : []))

/** An earlier number or address, and everything before it. */
const UP_TO_ANOTHER = /^.*(?:\d(?:[\s./()–-]{0,3}\d){6}|@\S+|\s[|•]\s)/s
const MOST_INTRODUCING = 160
const MOST_AFTER = 50

/**
 * The text directly before a number, after the previous one; if there is none, the text in the cell or above
 * it.
 */
function labelAt(lines: readonly Line[], line: number, before: string): string {
  const label = lastSentence(before.replace(UP_TO_ANOTHER, ''))
  if (wordsIn(label.replace(LABEL_AT_END, '')).length > 0 || /[\d@]/.test(before)) return label
  const [here, above] = [lines[line], lines[line - 1]]
  const cell = above && here && areCellsOfRow(above, here) ? cellOf(above) : ''
  return wordsIn(cell).length <= MOST_OF_LABEL ? `${cell} ${label}` : label
}

/** Whether two lines are in different cells of one row: of a table that lays out the whole page, one cell has many lines. */
function areCellsOfRow(one: Line, other: Line): boolean {
  const { row } = one.block
  return row !== null && row === other.block.row && childOf(row, one.block) !== childOf(row, other.block)
}

function childOf(row: Block, inner: Block): Block {
  let child = inner
  while (child.parent && child.parent !== row) child = child.parent
  return child
}

const MOST_OF_CELL = 60
const MOST_OF_LABEL = 4
const cellOf = (line: Line) => {
  const text = plainText(line)
  return text.length <= MOST_OF_CELL && !/\d{3}|@/.test(text) ? text : ''
}

/** The text that introduces a number: its sentence, otherwise the label above it, and a remark after it. */
function introducing(lines: readonly Line[], line: number, at: number): string {
  const [here, above] = [lines[line], lines[line - 1]]
  if (!here) return ''
  const text = plainText(here)
  const before = lastSentence(text.slice(0, at).replace(UP_TO_ANOTHER, ''))
  const isAlone = wordsIn(before.replace(LABEL_AT_END, '')).length === 0
  const isNear =
    above && (above.block === here.block || above.block.parent === here.block.parent || above.block.row)
  const label = isAlone && above && isNear && !/[\d@]/.test(text.slice(0, at)) ? cellOf(above) : ''
  const rest = pastNumber(text.slice(at))
  const [after = ''] = /^[^\d@|•.!?;:]*/.exec(rest.slice(0, MOST_AFTER)) ?? []
  const isRemark = isAlone || /[(–—-]\s*$/.test(text.slice(at, text.length - rest.length))
  return `${label} ${before.slice(-MOST_INTRODUCING)} ${isRemark ? after : ''}`
}

const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!?])\s+(?=\p{Lu})|\s[|•]\s/u
const LABEL_AT_END = /(?:^|[\s(])(?:t[ée]l\p{L}*|fon|phone|mob\p{L}*|kom|cell?|gsm|[tmp])[\s.:]*$/iu

/** The sentence before a number; if that is only a label, also the sentence before. */
export function lastSentence(before: string): string {
  const sentences = before.split(SENTENCE_END)
  const last = sentences.at(-1) ?? ''
  const isLabel = sentences.length > 1 && wordsIn(last.replace(LABEL_AT_END, '')).length === 0
  return isLabel ? `${sentences.at(-2)} ${last}` : last
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}'’.&-]*/gu) ?? []

const LONG_SENTENCE = 5

/** Whether it has more lower-case words than a label would. */
export const isProse = (sentence: string) =>
  wordsIn(sentence).filter((word) => /^\p{Ll}{2}/u.test(word)).length >= LONG_SENTENCE

/** Separators between parts of a sentence. */
const PART = /\s*(?:[,;(|·]|\s[–—-]\s|:(?=\s|$))\s*/u
const MOST_PARTS = 4
const IN_NAME = /^(?:&|\+|de|del|di|du|of|the|van|und|and|et|y|i|e|och|en)$/
const CAPITALISED = /^["“„«»”]?\p{Lu}/u
/** A name after one of these words is a place. */
const AT_PLACE = /^(?:in|im|i|w|à|en|te|na|a|op|near)$/u
/** After this many lower-case words, a name is part of the sentence, not a label. */
const WORDS_OF_SENTENCE = 3

/**
 * The last party named in a text: the company or one of its people ('own'), somebody else ('other'), or ''
 * for nobody; places do not count. "Ihr Lieferant: Stahlhof Nord, Tel." ends with another party, "Filiale
 * Hamburg Nord:" is only a label.
 */
function partyBefore(before: string, own: Own): 'own' | 'other' | '' {
  const sentence = lastSentence(before).replace(LABEL_AT_END, '')
  const parts = sentence.split(PART)
  for (const [nth, part] of parts.slice(-MOST_PARTS).toReversed().entries()) {
    const name = nameAtEnd(part.replace(LABEL_AT_END, ''))
    if (isOwnName(name, own) || isOwnName(part, own)) return 'own'
    const lead = wordsIn(part.slice(0, part.length - name.length))
    const isSentences = lead.filter((word) => /^\p{Ll}/u.test(word)).length >= WORDS_OF_SENTENCE
    if (!isNameOfTwo(name) || isPersonal(name) || AT_PLACE.test(lead.at(-1) ?? '')) continue
    if (own.people.has(nameIn(name)) && !isSentences) return 'own'
    if (isUsualName(name) && !isSentences) continue
    const isLabel = nth <= 1 && parts.length <= 2 && /:\s*$/.test(sentence) && !isSentences
    if (!isLabel) return 'other'
  }
  return ''
}

/**
 * The capitalised words at the end of a text; streets, postal codes and register numbers, which contain
 * digits, do not count.
 */
function nameAtEnd(part: string): string {
  const words = part.trim().split(/\s+/)
  let from = words.length
  while (from > 0 && (CAPITALISED.test(words[from - 1] ?? '') || IN_NAME.test(words[from - 1] ?? ''))) from--
  while (from < words.length && IN_NAME.test(words[from] ?? '')) from++
  const name = words.slice(from).join(' ')
  return /\d/.test(`${words[from - 1]} ${name}`) ? '' : name
}

const isNameOfTwo = (name: string) => wordsIn(name).filter((word) => CAPITALISED.test(word)).length >= 2

const LEAST_OF_NAME = 4

/** Whether one of its words is part of the company’s name. */
function isOwnName(text: string, { names }: Own): boolean {
  return wordsIn(text).some((word) => {
    const squashed = squash(word)
    return CAPITALISED.test(word) && squashed.length >= LEAST_OF_NAME && names.includes(squashed)
  })
}

/** "The service Night-Vet takes over": a name of two parts in the middle of a sentence. */
function mentionsOther(sentence: string, own: Own): boolean {
  return [...sentence.matchAll(/(?<=\p{Ll}\s)\p{Lu}[\p{L}'’]+(?:[\s-]\p{Lu}[\p{L}'’]+)+/gu)].some(
    ([name]) => !isOwnName(name, own) && !own.people.has(nameIn(name)),
  )
}
