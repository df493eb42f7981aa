import type { Line } from '#api/contacts/html/flow.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import type { Person } from '#api/contacts/html/structuredData.ts'
import { isFormerPerson, isFormerRole } from './formerPeople.ts'
import { japaneseIn } from './japanese.ts'
import { areNear, sharedBlock } from './layout.ts'
import { isPersonal, isTitled, isUsualName, mayBeName } from './names.ts'
import { type About, isLikely, type Pair } from './pairs.ts'
import { emailsOf, mailboxesOf, phonesOf, type Reachable, reachOf } from './reach.ts'
import { dutyOf } from './roles.ts'
import { SILENT, type Spoken, spokenOn } from './spoken.ts'
import type { Border } from './strangers.ts'
import { ofOne, roleIn, SOME_LEAD } from './writtenRoles.ts'

/** A person whom a page names with a role, and the line. */
interface Mention extends Pair {
  line: number
}

/** A person on a page. */
type PersonRead = Person & Pick<Pair, 'isShared' | 'isInPassing'>

/** The page as it has been read. */
interface Read extends Reachable, About {
  borders: readonly Border[]
  /** Whether the page's purpose is to name people. */
  isTeam: boolean
}

const MAX_PEOPLE = 100

/**
 * The people whom a page names with their role: "Geschäftsführer: Max Weber", "Anna Kern, Einkauf", a name
 * with a role below it, a row of a table, a card; each with the address and the number beside them.
 */
export function peopleIn(read: Read): PersonRead[] {
  const { mentions: all, named } = mentionsIn(read)
  const mentions = all.slice(0, MAX_PEOPLE)
  const taken = new Set([...named, ...mentions.map(({ line }) => line)])
  return mentions.map(({ fullName, position, line, isShared, isInPassing = false }) => {
    const reach = reachOf(read.lines, line, taken)
    const shared = mentions.filter((other) => other.line === line).length > 1
    return {
      fullName,
      position,
      isShared,
      isInPassing,
      linkedInUrl: '',
      emails: shared ? mailboxesOf(fullName, read, reach) : emailsOf(fullName, read, reach, line),
      phones: shared ? [] : phonesOf(read, reach, line),
    }
  })
}

/** The people whom a page names with a role, and the lines that are certainly names, also of people without a role. */
function mentionsIn(read: Read): { mentions: Mention[]; named: number[] } {
  const { isTeam } = read
  // A label between a name and a role is left out.
  const kept = read.lines.flatMap((line, index) => (LABEL_OF_ROLE.test(plainText(line)) ? [] : index))
  const lines = kept.flatMap((index) => read.lines[index] ?? [])
  const borders = kept.map((index) => read.borders[index] ?? 0)
  const found: Mention[] = []
  const spoken = lines.map((line, index) => spokenOn(line, borders[index] ?? 0, read))
  const named = spoken.flatMap((said, index) => (said?.names.some(isUsualName) ? index : []))
  for (let index = 0; index < lines.length; index++) {
    const said = spoken[index]
    if (!said) continue
    found.push(
      ...said.pairs.map((pair) => ({
        ...pair,
        position: withDepartment(pair.position, lines, index),
        line: index,
      })),
    )
    if (said.pairs.length > 0 || !isWithNext(lines, spoken, index)) continue
    const mentions = acrossTwo(lines, spoken, index)
    found.push(...mentions)
    if (mentions.length > 0) spoken[index + 1] = undefined
  }
  const sure = found
    .filter((mention) => isTeam || !mention.isUnsure || isAmong(mention, found, lines))
    .filter(
      ({ fullName, position, line }) =>
        !isFormerRole(position) && !isFormerPerson(fullName, plainText(lines[line])),
    )
  const mentions = [...sure, ...japaneseIn(lines, borders), ...byProfession(lines, spoken, sure)]
  const placeOf = (line: number) => kept[line] ?? line
  return {
    mentions: mentions.map((mention) => ({ ...mention, line: placeOf(mention.line) })),
    named: named.map(placeOf),
  }
}

/** "Job title", as content management systems write before each role for screen readers. */
const LABEL_OF_ROLE =
  /^(?:job title|title|position|role|funktion|beruf|fonction|poste|cargo|puesto|ruolo|qualifica|functie|stanowisko|befattning|roll|titel)\s?:?$/iu

const MOST_BELOW_HEADING = 15
const MOST_WORDS_OF_DEPARTMENT = 3

/** Below the heading "Einkauf", "Leitung" is "Einkauf (Leitung)". */
function withDepartment(position: string, lines: readonly Line[], index: number): string {
  if (!SOME_LEAD.test(position)) return position
  const above = lines.slice(Math.max(0, index - MOST_BELOW_HEADING), index)
  const heading = plainText(above.findLast(({ block }) => block.heading > 0)).trim()
  const duty = dutyOf(heading)
  const isDepartment = duty && duty !== 'lead' && heading.split(' ').length <= MOST_WORDS_OF_DEPARTMENT
  return isDepartment ? `${heading} (${position})` : position
}

/** Whether a line and the next may be a name and a role. */
function isWithNext(lines: readonly Line[], spoken: readonly (Spoken | undefined)[], index: number): boolean {
  const [said, next] = [spoken[index], spoken[index + 1]]
  if (!said || !next || next.pairs.length > 0 || !areNear(lines[index], lines[index + 1])) return false
  return said.names.length === 0 || !beginsSection(lines[index], lines[index + 1])
}

/** A name with its role below it, or a role with its name or names. */
function acrossTwo(
  lines: readonly Line[],
  spoken: readonly (Spoken | undefined)[],
  index: number,
): Mention[] {
  const [said, next] = [spoken[index] ?? SILENT, spoken[index + 1] ?? SILENT]
  const isNameFirst = said.names.length > 0
  const [names, position] = isNameFirst ? [said.names, next.role] : [next.names, said.role]
  if (names.length === 0 || !position || (isNameFirst && isTermOfNext(lines, index + 1))) return []
  const line = isNameFirst ? index : index + 1
  const isSure =
    isTitled(plainText(lines[line])) ||
    lines[index]?.block.row !== null ||
    lines[index]?.block.hint !== '' ||
    said.role.endsWith(':')
  const isUnsure = !isSure && !names.every((fullName) => isLikely(fullName, position))
  if (!isNameFirst && !said.role.endsWith(':')) {
    if (isRoleBelow(lines, spoken, index) || isOfAbove(lines, index)) return []
  }
  // The role may also belong to the next name, which is laid out differently from this one.
  if (isUnsure && isNameFirst && isNameBelow(lines, spoken, index)) return []
  const isShared = names.length > 1
  const below = isNameFirst ? [] : listedBelow(lines, spoken, line)
  return [
    ...[...names, ...below].map((fullName) => ({
      fullName,
      position: ofOne(position),
      line,
      isShared,
      isUnsure,
    })),
  ]
}

/** Whether a line is a bold cell or a term of a list, which belongs to what follows, not to the plain line before. */
function isTermOfNext(lines: readonly Line[], index: number): boolean {
  const [before, line] = lines.slice(index - 1, index + 1)
  const isAfterPlain = before?.bold === false && before.block.heading === 0
  return isAfterPlain && line?.bold === true && line.block.row !== null
}

/** Whether a name is below a role, and closer to it in its layout than the name above. */
function isNameBelow(
  lines: readonly Line[],
  spoken: readonly (Spoken | undefined)[],
  index: number,
): boolean {
  const [above, role, below] = lines.slice(index, index + 3)
  const hasName = (spoken[index + 2]?.names.length ?? 0) > 0
  return hasName && areNear(role, below) && above?.block.heading !== below?.block.heading
}

/**
 * Whether a role is below a name, and closer to it in its layout than the role above, or more certainly a person's: below
 * the department "Fleet" and a name, "Head of fleet" is the role.
 */
function isRoleBelow(
  lines: readonly Line[],
  spoken: readonly (Spoken | undefined)[],
  index: number,
): boolean {
  const [above, name, below] = lines.slice(index, index + 3)
  const [first, , second] = spoken.slice(index, index + 3)
  if (!first || !second?.role || second.names.length > 0 || !areNear(name, below)) return false
  if (formOf(above) !== formOf(below)) return true
  const isLabelOfNext = (spoken[index + 3]?.names.length ?? 0) > 0 && areNear(below, lines[index + 3])
  return !isLabelOfNext && isPersonal(second.role) && !isPersonal(first.role)
}

/**
 * Whether a role belongs to what is above it: they are in one box, such as a card, and the name below is in the next one;
 * or what is above may be a name that was not recognised, and is laid out as the name below.
 */
function isOfAbove(lines: readonly Line[], index: number): boolean {
  const [above, role, name] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!above || !role || !name || !areNear(above, role)) return false
  const isInBox = sharedBlock(above.block, role.block).depth > sharedBlock(role.block, name.block).depth
  if (isInBox && above.block !== role.block) return true
  const isLaidOutSo = formOf(above) === formOf(name) && formOf(above) !== formOf(role)
  return isLaidOutSo && role.block.heading === 0 && mayBeName(plainText(above))
}

const formOf = (line: Line | undefined) =>
  `${line?.block.depth} ${line?.block.heading} ${line?.bold} ${line?.block.isFooter}`

const MOST_BETWEEN = 12

/** Whether a certain person is named nearby in the same layout: the same depth of boxes or the same list. */
function isAmong(mention: Mention, all: readonly Mention[], lines: readonly Line[]): boolean {
  const own = lines[mention.line]?.block
  return all.some((other) => {
    const block = lines[other.line]?.block
    if (other.isUnsure || !own || !block || other.line === mention.line) return false
    const isNear = Math.abs(other.line - mention.line) <= MOST_BETWEEN
    return isNear && block.depth === own.depth && own.depth - sharedBlock(block, own).depth <= 3
  })
}

/** A heading, but not one below the name's own. */
const beginsSection = (name: Line | undefined, role: Line | undefined) =>
  role !== undefined && role.block.heading > 0 && role.block.heading <= (name?.block.heading || 6)

const MOST_LISTED = 5

/** Further names in the paragraph of the first, below a label. */
function listedBelow(
  lines: readonly Line[],
  spoken: readonly (Spoken | undefined)[],
  first: number,
): string[] {
  const names: string[] = []
  for (let line = first + 1; line <= first + MOST_LISTED; line++) {
    const said = spoken[line]
    if (lines[line]?.block !== lines[first]?.block || !said || said.names.length === 0) break
    if (spoken[line + 1]?.role && lines[line + 1]?.block === lines[line]?.block) break
    names.push(...said.names)
  }
  return names
}

const PROFESSION = /^(?:gesetzliche\s)?berufsbezeichnung(?:en)?\s?:?\s*(\p{L}[\p{L}/ -]{2,60})?/iu

/**
 * In German imprints of liberal professions the profession is stated separately; it belongs to the first
 * person named.
 */
function byProfession(
  lines: readonly Line[],
  spoken: readonly (Spoken | undefined)[],
  found: readonly Mention[],
): Mention[] {
  if (found.length > 0) return []
  const at = lines.findIndex((line) => PROFESSION.test(plainText(line)))
  if (at < 0) return []
  const own = PROFESSION.exec(plainText(lines[at]))?.[1]?.trim()
  const position = own || roleIn(plainText(lines[at + 1]), false)
  const line = spoken.findIndex((said) => said !== undefined && said.names.length > 0)
  const [fullName] = spoken[line]?.names ?? []
  return fullName && position ? [{ fullName, position, line, isShared: false }] : []
}
