import { fold, spellingsOf, wordsIn } from '#app/data/rows/searched.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** How much of the line stands before the word that was found, in characters. */
const BEFORE = 16
const LONGEST = 160

/**
 * The line of a note by which a search found a lead, from a little before the word that was found; '' if the
 * name and role of the lead have all words already, or no note has one of the others.
 * @param notes the texts of the notes on the lead, beside the field `notes` of its row
 */
export function hitLine(lead: Lead, notes: readonly string[], typed: string): string {
  const shown = spellingsOf(`${leadName(lead)}\n${leadRole(lead)}`)
  const hidden = wordsIn(typed).filter((word) => !isIn(word, shown))
  const lines = [...notes, lead.notes].flatMap((text) => text.split('\n'))
  const [best] = lines
    .map((line) => ({ line, hits: hidden.filter((word) => isIn(word, spellingsOf(line))).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
  return best ? around(best.line.trim(), hidden.flat()) : ''
}

const isIn = (word: readonly string[], texts: readonly string[]): boolean =>
  word.some((spelling) => texts.some((text) => text.includes(spelling)))

function around(line: string, spellings: readonly string[]): string {
  const folded = fold(line)
  const first = Math.min(...spellings.map((one) => folded.indexOf(one)).filter((at) => at >= 0))
  if (first <= BEFORE || !Number.isFinite(first)) return line.slice(0, LONGEST)
  const start = line.lastIndexOf(' ', first - BEFORE) + 1
  return `${start > 0 ? '…' : ''}${line.slice(start, start + LONGEST)}`
}
