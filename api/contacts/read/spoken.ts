import type { Line } from '#api/contacts/html/flow.ts'
import { JOINT } from '#api/contacts/html/normalise.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { indexedName, isUsualName, namesIn } from './names.ts'
import { type About, type Pair, pairsIn } from './pairs.ts'
import { bare } from './parts.ts'
import type { Border } from './strangers.ts'
import { roleIn, SOME_LEAD } from './writtenRoles.ts'

const MAX_LINE = 400

/** What a line says of people. */
export interface Spoken {
  pairs: Pair[]
  /** The names of a line that contains nothing else. */
  names: string[]
  /** The role of a line that contains nothing else. */
  role: string
}

/** A line that says nothing of people. */
export const SILENT: Spoken = { pairs: [], names: [], role: '' }

/**
 * What a line says of people: names with roles, or a name or a role alone; undefined if it is not to be read.
 * @param border as of strangers.ts
 */
export function spokenOn(line: Line, border: Border, about: About): Spoken | undefined {
  if (line.block.part !== 'page' || border === 0) return undefined
  const readable = plainText(border === Number.POSITIVE_INFINITY ? withApart(line) : line)
  const text = readable.slice(0, border).replace(DISGUISED, ' ').trimEnd().replace(TITLE_BEHIND, '')
  if (text.length < 2 || text.length > MAX_LINE) return undefined
  const { hint } = line.block
  const indexed = indexedName(bare(text))
  if (indexed) return { ...SILENT, names: [indexed] }
  const pairs = hint ? [] : pairsIn(text, about).filter(({ position }) => !isOfCourse(position, text))
  if (pairs.length > 0) return { ...SILENT, pairs }
  const [, label = '', inBrackets = ''] = NAMED_LABEL.exec(text) ?? []
  const named = namesIn(inBrackets).filter(isUsualName)
  if (named.length === 1)
    return {
      ...SILENT,
      pairs: named.map((fullName) => ({ fullName, position: roleIn(label, false), isShared: false })),
    }
  const said = withoutReach(text)
  return {
    pairs,
    names: hint === 'role' ? [] : namesIn(bare(said.replace(POST_NOMINALS, ''))),
    role: roleIn(said, hint === 'role'),
  }
}

/** "Tuesday 18.30, led by Samira Delić": who leads a course is no head of the company. */
const isOfCourse = (position: string, text: string) =>
  SOME_LEAD.test(position) && /(?<!\d)\d{1,2}[.:h]\d{2}(?!\d)/.test(text)

/** "Shop and shipping (Alice Kern):", whose mailbox and number follow */
const NAMED_LABEL = /^([^():]{2,40})\s\(([^()]{4,40})\)\s?:$/u

/** "leitung (at) acme [punkt] de" */
const DISGUISED =
  /[\w.-]{1,40}\s?[([{]\s?(?:at|ät|a|arroba|chiocciola|arobase|małpa)\s?[)\]}]\s?[\w-]{1,60}(?:\s?(?:\.|[([{]\s?(?:punkt|dot|punto|point|kropka)\s?[)\]}])\s?\w{2,20}){0,3}/giu

/** Letters after a name: "Kyle Benning, VMD", "Fidelma Mealy, BCL, TEP". Those that are a role have been read as one. */
const POST_NOMINALS =
  /(?:,\s?(?:[BM]\.?\s?(?:Sc|Ed|Eng|Phil)\.?|Ph\.?\s?D\.?|Dipl\.|\p{Lu}{2,6}|\p{Lu}[\p{L}.]{0,3}\p{Lu}\.?))+$/u

/** Two elements without a space between them, which their styles set apart: <b>Ann Poe</b><span>Designer</span>. */
const ADJACENT = new RegExp(`(?<=\\p{Ll})${JOINT}{2}(?=\\p{Lu})`, 'gu')

const withApart = (line: Line): Line =>
  line.text.search(ADJACENT) >= 0 ? { ...line, text: line.text.replace(ADJACENT, ' | ') } : line

/** A title behind a name, which is less than the role below it: "Franco Gieco, Vet." */
const TITLE_BEHIND =
  /,\s(?:vet|arch|ing|dipl\.?-?\s?ing|esq|abog|av|avv|dott|lic|geom|jur|univ|prof|dr)\.?$/iu

/** An address or a number at the end of a line. */
const REACH =
  /[\s,–—|:-]*(?:(?:e-?mail|mail|tel|phone|mob(?:il)?|cell)\s?[:.]{0,2}\s?)?(?:[^\s@]{1,60}@[^\s@]{1,60}|\+?\d[\d\s()/.–-]{6,20}\d|(?:ext|extension|poste|dw|durchwahl|wewn|anknytning)\.?\s?\d{1,5})$/iu
const MOST_REACHES = 3

/** A line without the addresses and numbers after a role or a name: "Owner, ann@acme.com, 020 7946 0123". */
function withoutReach(text: string): string {
  let rest = text
  for (let many = 0; many < MOST_REACHES && /[@\d]/.test(rest); many++) rest = rest.replace(REACH, '')
  return rest
}
