import { diffArrays } from 'diff/lib/diff/array.js'

/**
 * Merges two edits of one text, word by word, if they do not overlap. The work is limited by a number of
 * steps, never by time, so that phones and the server produce the same text. If words take too many steps,
 * lines are compared first; if these also take too many, the change counts as one edit.
 * @param base the text from which both edits started
 * @returns undefined if the edits overlap
 */
export function mergeTexts(mine: string, base: string, theirs: string): string | undefined {
  const myEdits = editsOf(base, mine)
  const theirEdits = editsOf(base, theirs)
  let merged = ''
  let at = 0
  while (myEdits.length > 0 || theirEdits.length > 0) {
    const { from, to, sides } = nextRegion([myEdits, theirEdits])
    const [text = '', other = text] = sides.flatMap((edits) =>
      edits.length > 0 ? [applied(base, edits, { from, to })] : [],
    )
    if (text !== other) return undefined
    merged += base.slice(at, from) + text
    at = to
  }
  return merged + base.slice(at)
}

/** The replacement of base[from, to). */
interface Edit extends Region {
  text: string
}
interface Region {
  from: number
  to: number
}

/** Removes the next edit of either side, with all edits that touch it, from both sides. */
function nextRegion(rest: [Edit[], Edit[]]): Region & { sides: Edit[][] } {
  const from = Math.min(...rest.map(([first]) => first?.from ?? Number.POSITIVE_INFINITY))
  const taken = [0, 0]
  let to = from
  const take = (edits: Edit[], side: number) => {
    const edit = edits[taken[side] ?? 0]
    if (!edit || edit.from > to) return false
    to = Math.max(to, edit.to)
    taken[side] = (taken[side] ?? 0) + 1
    return true
  }
  while (rest.some(take)) {}
  return { from, to, sides: rest.map((edits, side) => edits.splice(0, taken[side])) }
}

function applied(base: string, edits: readonly Edit[], { from, to }: Region): string {
  let text = ''
  let at = from
  for (const edit of edits) {
    text += base.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + base.slice(at, to)
}

const WORDS = /\s+|[^\s]+/g
const LINES = /[^\n]*\n|[^\n]+/g
/** The maximum number of words (or lines) that one diff removes and inserts, and that it compares. */
const MOST_EDITS = 250
const MOST_COMPARED = 1_000_000
/**
 * Words of the common end that are part of the diff. With them, text that repeats what follows it is found
 * where it was inserted, not after it.
 */
const END_SEEN = 20

/** The edits that turn `base` into `text`, in order; no two of them touch. */
function editsOf(base: string, text: string): Edit[] {
  const whole = { from: 0, to: base.length, text }
  const { edits, isExact } = editsWithin(base, whole, WORDS, 1)
  if (isExact) return edits
  const byLine = editsWithin(base, whole, LINES, 1)
  if (byLine.edits.length === 1) return edits
  const total = byLine.edits.reduce((sum, edit) => sum + lengthOf(edit), 0)
  return byLine.edits.flatMap((edit) => editsWithin(base, edit, WORDS, lengthOf(edit) / total).edits)
}

const lengthOf = ({ from, to, text }: Edit) => to - from + text.length

/**
 * Splits an edit into smaller ones with the same result.
 * @param share the part of the limited work that it may use, up to 1
 * @returns a single edit with `isExact` false if it would take more
 */
function editsWithin(base: string, edit: Edit, parts: RegExp, share: number) {
  const old: string[] = base.slice(edit.from, edit.to).match(parts) ?? []
  const now: string[] = edit.text.match(parts) ?? []
  const head = commonHead(old, now)
  const tail = commonHead(old.slice(head).reverse(), now.slice(head).reverse())
  const unseen = Math.max(0, tail - END_SEEN)
  const seen = (all: string[]) => all.slice(head, all.length - unseen)
  const start = edit.from + old.slice(0, head).join('').length
  const compared = (MOST_COMPARED * share) / (old.length + now.length - 2 * (head + unseen))
  // n edits take n² / 2 steps, regardless of the number of words compared.
  const maxEditLength = Math.floor(Math.min(MOST_EDITS * Math.sqrt(share), compared))
  const diff = diffArrays(seen(old), seen(now), { maxEditLength })
  if (diff) return { edits: editsIn(diff, start), isExact: true }
  const text = now.slice(head, now.length - tail).join('')
  const to = start + old.slice(head, old.length - tail).join('').length
  return { edits: [{ from: start, to, text }], isExact: false }
}

function commonHead(a: readonly string[], b: readonly string[]): number {
  const apart = a.findIndex((part, n) => part !== b[n])
  return apart < 0 ? a.length : apart
}

function editsIn(diff: ReturnType<typeof diffArrays<string>>, start: number): Edit[] {
  const edits: Edit[] = []
  let at = start
  let edit: Edit | undefined
  for (const { added, removed, value } of diff) {
    const text = value.join('')
    const from = at
    if (!added) at += text.length
    if (!added && !removed) {
      edit = undefined
      continue
    }
    if (!edit) {
      edit = { from, to: from, text: '' }
      edits.push(edit)
    }
    edit.to = at
    if (added) edit.text += text
  }
  return edits
}
