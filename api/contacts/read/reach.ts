import type { Block, Line } from '#api/contacts/html/flow.ts'
import { localOf } from '#api/contacts/html/normalise.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { strangeWordsIn } from './labels.ts'
import { areNear, isIn } from './layout.ts'
import { isMailboxOfName } from './names.ts'
import type { Phone } from './phones.ts'
import { FRONT_ROLES } from './roleAddresses.ts'

/** The lines of a page, with the addresses and the numbers on them. */
export interface Reachable {
  lines: readonly Line[]
  phones: readonly Phone[]
  /** The addresses of each line. */
  emails: ReadonlyMap<number, readonly string[]>
}

/** The lines about a person, from the first to the last. */
interface Reach {
  from: number
  to: number
}

const MOST_LINES = 10

/**
 * The lines about the person named on a line: those of the largest box, or below the heading, without another
 * person.
 */
export function reachOf(lines: readonly Line[], at: number, taken: ReadonlySet<number>): Reach {
  let reach = { from: at, to: at }
  let box: Block | null = lines[at]?.block ?? null
  for (let up = 0; box && up < 6; up++, box = box.parent) {
    const wider = linesIn(lines, at, box)
    const isAlone = ![...taken].some((other) => other !== at && other >= wider.from && other <= wider.to)
    if (!isAlone || wider.to - wider.from >= MOST_LINES) break
    reach = wider
  }
  if (lines[at]?.block.heading === 0 || reach.to > at + 1) return reach
  let to = at
  while (to - at < MOST_LINES && lines[to + 1] && lines[to + 1]?.block.heading === 0 && !taken.has(to + 1))
    to++
  return { from: at, to }
}

function linesIn(lines: readonly Line[], at: number, box: Block): Reach {
  let [from, to] = [at, at]
  while (from > 0 && at - from <= MOST_LINES && isWithin(lines[from - 1], box)) from--
  while (to - at <= MOST_LINES && isWithin(lines[to + 1], box)) to++
  return { from, to }
}

const isWithin = (line: Line | undefined, box: Block) => line !== undefined && isIn(line.block, box)

const linesOf = ({ from, to }: Reach) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** The addresses about a person that are made of their name. */
export const mailboxesOf = (fullName: string, { emails }: Reachable, reach: Reach) =>
  linesOf(reach)
    .flatMap((line) => emails.get(line) ?? [])
    .filter((email) => isMailboxOfName(localOf(email), fullName))

/** The addresses made of the person's name; otherwise the one beside it, unless it is the company's. */
export function emailsOf(fullName: string, read: Reachable, reach: Reach, at: number): string[] {
  const own = mailboxesOf(fullName, read, reach)
  if (own.length > 0) return own
  const near = linesOf(reach).filter((line) => line === at || isBare(read.lines[line]))
  const emails = new Set(near.flatMap((line) => read.emails.get(line) ?? []))
  const [only = ''] = emails
  const local = only.slice(0, only.indexOf('@'))
  return emails.size === 1 && !FRONT_ROLES.includes(local) && !isGeneral(local) ? [only] : []
}

const isGeneral = (local: string) =>
  /^(?:info|office|kontakt|contact|mail|post|hello|hallo|hej|praxis|biuro)/.test(local)

/** Whether a line contains only the address, perhaps with a label. */
const isBare = (line: Line | undefined) =>
  line !== undefined &&
  /^(?:[\p{L}-]{1,10}\s?[:.]?\s)?\S{0,80}(?:\s?[([]\S{1,10}[)\]]\s?\S{1,80})?$/u.test(plainText(line))

/** The numbers in the person's own line, or alone in a line nearby. */
export function phonesOf({ phones, lines }: Reachable, { from, to }: Reach, at: number): string[] {
  const isOwn = (line: number) =>
    line === at ||
    (line >= from && line <= to && isBareNumber(lines[line]) && areNear(lines[at], lines[line]))
  return phones.filter(({ line, isFax }) => !isFax && isOwn(line)).map(({ written }) => written)
}

/** Whether a line contains only numbers, addresses and ordinary labels. */
const isBareNumber = (line: Line | undefined) =>
  line !== undefined && strangeWordsIn(plainText(line).replace(/\S+@\S+|\d/g, ' ')).length === 0
