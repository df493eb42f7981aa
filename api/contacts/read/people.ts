import type { Block, Line } from '#api/contacts/html/flow.ts'
import { JOINT, localOf } from '#api/contacts/html/normalise.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import type { Person } from '#api/contacts/html/structuredData.ts'
import { isProse } from './evidence.ts'
import { isFormerPerson, isFormerRole } from './formerPeople.ts'
import { japaneseIn } from './japanese.ts'
import { strangeWordsIn } from './labels.ts'
import {
  indexedName,
  isMailboxOfName,
  isPersonal,
  isTitled,
  isUsualName,
  mayBeName,
  nameIn,
  namesIn,
} from './names.ts'
import type { Phone } from './phones.ts'
import { FRONT_ROLES } from './roleAddresses.ts'
import { type Duty, dutyOf } from './roles.ts'
import type { Border } from './strangers.ts'

/** A person whom a page names with a role, and the line. */
export interface Mention {
  fullName: string
  position: string
  line: number
  /** One role for several names. */
  isShared: boolean
  /** Only the position says that it is a name: it counts if other names are in the same kind of position. */
  isUnsure?: boolean
  /** A sentence names the person beside a role without saying that they have it here: it may be a guest or a supplier. */
  isInPassing?: boolean
}

/** A person on a page. */
export type PersonRead = Person & Pick<Mention, 'isShared' | 'isInPassing'>

/** The page as it has been read. */
export interface Read {
  lines: readonly Line[]
  borders: readonly Border[]
  phones: readonly Phone[]
  /** The addresses of each line. */
  emails: ReadonlyMap<number, readonly string[]>
  /** Whether the page's purpose is to name people. */
  isTeam: boolean
  /** Whether the page is about the company: contact, imprint, people, history. */
  isAbout: boolean
  /** Whether a text is about a company with another name. */
  isOther(text: string): boolean
}

const MAX_LINE = 400
const MAX_ROLE = 90
const MAX_ROLE_WORDS = 10
/** Of a role that continues a sentence: "…, cuenta cómo pasamos quince años de papeles" is none. */
const MOST_WORDS_IN_SENTENCE = 7
/** "Il Presidente riceve su appuntamento" is a sentence. */
const MOST_AFTER_ARTICLE = 4
const DEFINITE = /^(?:il|la|le|el|der|die|das|the|de|het)\s/iu
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

/** Whose department only the heading names. */
const SOME_LEAD =
  /^(?:leitung|leiter(?:in)?|chef(?:in|fe)?|head|lead|manager|responsable|responsabile|jef[ea]|encargad[oa]|capo|hoofd|kierowni(?:k|czka)|ansvarig)$/iu
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

/** Before a colon these may mean an activity as well as a person: "Quality: Final Inspection". */
const MAY_BE_GOODS: ReadonlySet<Duty> = new Set(['trade', 'sales', 'none'])

/** "Kitchen Design" beside "Sales" is not a person. */
const isLikely = (fullName: string, position: string) => isUsualName(fullName) || isPersonal(position)

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

interface Spoken {
  pairs: Omit<Mention, 'line'>[]
  /** The names of a line that contains nothing else. */
  names: string[]
  /** The role of a line that contains nothing else. */
  role: string
}

const SILENT: Spoken = { pairs: [], names: [], role: '' }

function spokenOn(line: Line, border: Border, read: Read): Spoken | undefined {
  if (line.block.part !== 'page' || border === 0) return undefined
  const readable = plainText(border === Number.POSITIVE_INFINITY ? withApart(line) : line)
  const text = readable.slice(0, border).replace(DISGUISED, ' ').trimEnd().replace(TITLE_BEHIND, '')
  if (text.length < 2 || text.length > MAX_LINE) return undefined
  const { hint } = line.block
  const indexed = indexedName(bare(text))
  if (indexed) return { ...SILENT, names: [indexed] }
  const pairs = hint ? [] : pairsIn(text, read).filter(({ position }) => !isOfCourse(position, text))
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

/** "Titolare, che segue la vendita": what follows the role says more of the person. */
const RELATIVE =
  /(?:^|,\s)(?:at|under|unter|via|che|who|qui|que|quien|die|der|która|który|som|dat|her|his|their|my|our|seine?|ihre?|unsere?|su|sus|suo|sua|zijn|haar|jego|jej|hans|hennes|son|sa|ses|notre)\s.*$/u

function roleIn(text: string, isSaid: boolean): string {
  const role = text
    .replace(/^©.*[.|]\s/u, '')
    .replace(FURTHER_SENTENCES, '')
    .replace(RELATIVE, '')
    .replace(PREDICATE, '')
    .replace(BY_LAW, '')
    .replace(/[\s:.,;–-]+$/, '')
    .replace(/^[\s(–-]+|(?<!\([^)]*)\)$/g, '')
  if (
    role.length > MAX_ROLE ||
    /\d{3}|[@#!?]/.test(role) ||
    REFERENCE.test(role) ||
    NO_ROLE.test(role) ||
    FIRM_AT_END.test(role) ||
    IS_CUT.test(role)
  )
    return ''
  const words = role.split(/\s+/).length
  if (words > MAX_ROLE_WORDS || /\p{Ll}{4,}\.\s/u.test(role)) return ''
  if (words > MOST_WORDS_IN_SENTENCE && /^\p{Ll}/u.test(role)) return ''
  if (words > MOST_AFTER_ARTICLE && DEFINITE.test(role)) return ''
  if (!isSaid && (isElsewhere(role) || OF_HOUSE.test(role) || isBusiness(role))) return ''
  return isSaid || dutyOf(role) ? role.replace(SOME, '') : ''
}

/** "Nipote del fondatore" is kin, and "Job title" is what a template says. */
const NO_ROLE =
  /^(?:nipote|figli[oa]|moglie|marito|fils|fille|épouse|hij[oa]|niet[oa]|spos[oa]|sohn|tochter|enkel(?:in)?|son|daughter|grandson|granddaughter|wife|husband|zoon|dochter|kleinzoon|kleindochter|syn|córka|wnuk|wnuczka|sonson|barnbarn)\s(?:of|de|di|del|della|des|der|von|van|du|d[’']|av|till|założyciela)|^(?:job title|your (?:title|position)|berufsbezeichnung|position|cargo|poste)$/iu

/** "Talleres Belchí, S.L." is a company. */
const FIRM_AT_END =
  /,\s(?:s\.?\s?l|s\.?\s?a|s\.?r\.?l|gmbh|ag|kg|b\.?v|n\.?v|ab|ltd|inc|llc|sarl|sas)\.?(?:\s?u\.?)?$/iu

/** "Managing Partner. Qualified in 1993. …" */
const FURTHER_SENTENCES = /(?<=\p{Ll}{4})\s?\.\s+\p{Lu}.*$/u
/** "Oggi il titolare è il nipote" says who is the owner: what precedes the verb is the role. */
const PREDICATE = /\s(?:è|est|ist|is|es|jest|är)\s.*$/u
/** "Inhaberin und für den Inhalt verantwortlich" */
const BY_LAW = /\sund (?:für den inhalt|inhaltlich) verantwortlich.*$/iu

/** "Oggi il titolare", "la dueña" */
const SOME =
  /^(?:(?:oggi|today|heute|hoy|dziś|idag|vandaag|il|la|lo|el|le|der|die|das|the|de|het)\s|l[’'])+(?=\p{L})/iu

/** "Capo panel della", before the name of another body. */
const IS_CUT = /\s(?:de|du|des|di|del|della|dei|of|von|der|van|do|da|av)$/iu

/** "See office" */
const REFERENCE = /^(?:see|siehe|voir|véase|ver|vedi|zie|zob\.?|patrz|se)\s/iu

/** "Tierarztpraxis am Stadtwald" is called so, and is no role. */
const OF_HOUSE = /(?:praxis|kanzlei|klinik|apotheke|hotel|hof|haus)\s(?:am|an|auf|beim|im|in|zum|zur)\s/iu

/** Whether a role begins with a sort of business: "Imkerei", "Piekarnia Modrzewina". */
const isBusiness = (role: string) => dutyOf(role) === 'trade' && BUSINESS.test(role) && !isPersonal(role)
const BUSINESS = /^\p{L}{3,}(?:erei|erie|ería|eria|ery|erij|arnia|ownia|ificio)(?!\p{L})/iu

/** "IT manager, Harbour Power": a role in another company, for example of a customer. */
function isElsewhere(role: string): boolean {
  const [, duty = '', where = ''] =
    /^([^,]+),\s(?:bei |at |chez |en |presso |bij |w |på )?(\p{Lu}[^,]+)$/u.exec(role) ?? []
  const name = where && nameIn(where)
  return name !== '' && isPersonal(duty) && dutyOf(where) === undefined && !isUsualName(name)
}

interface Segment {
  text: string
  /** It ends with a colon: the following text is about it. */
  isLabel: boolean
  /** It is in brackets or after a comma: it is more likely a remark about the name before it. */
  isRemark: boolean
  /** It begins a sentence after another one. */
  isSentence: boolean
}

/**
 * A full stop ends a sentence after a longer word, a figure, a bracket or a link; after a short word it may
 * belong to a title.
 */
const PARTING =
  /\s*(?:[,;|•·()[\]\u2022]|\.{3,}|…|\s[–—-]+\s|:(?=\s|$)|\s\/\s|(?<=\p{L}{5}|\d{2}|[)\ufdd0])[.!?](?=\s+\p{Lu}|\s*$)|[.](?=\s+(?:\p{Lu}\p{L}{1,20}\s?:\s|(?:[CN]IF|VAT|USt|UID|SIRE[TN]|RCS|NIP|REGON|KRS|KvK|BTW|P\.? ?IVA|HR[AB]|IBAN|Tel|Fax|Mob)(?!\p{L})))|[!?](?=\s))\s*/u

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let rest = text
  let [isRemark, isSentence] = [false, false]
  for (let steps = 0; rest && steps < 40; steps++) {
    const { 0: parting = '', index = rest.length } = PARTING.exec(rest) ?? {}
    const segment = rest.slice(0, index)
    if (segment) segments.push({ text: segment, isLabel: parting.includes(':'), isRemark, isSentence })
    if (!parting) break
    isRemark = /[(,]/.test(parting)
    isSentence = /[.!?]/.test(parting) && !parting.includes('...')
    rest = rest.slice(index + parting.length)
  }
  return segments
}

interface Part {
  text: string
  names: string[]
  /** A sentence ends with the name. */
  isTrailing: boolean
  role: string
  isLabel: boolean
  isRemark: boolean
  isSentence: boolean
  isOther: boolean
  /** A sentence says that the person has the role. */
  isSaid?: boolean
}

/** "Anna Kern, Einkauf", "Inhaber: Max Weber", "Head brewer Tom Hill and more". */
function pairsIn(text: string, { isOther, isAbout }: Read): Spoken['pairs'] {
  const parts = segmentsOf(text).flatMap((segment) => partsOf(segment, isOther))
  const pairs: Spoken['pairs'] = []
  let label = ''
  parts.forEach((part, at) => {
    if (part.role && part.isLabel) label = part.role
    else if (part.names.length === 0 && !part.role) label = ''
    if (part.names.length === 0 || isFollowedByOther(parts, at)) return
    if (part.names.some((name) => LEGAL_FORM.test(text.split(name)[1] ?? ''))) return
    const after = rolesAfter(parts, at)
    const [previous] = parts.slice(at - 1, at)
    // "IT manager, Harbour Power" and "Branch manager (Upper Town)" name a company or a place.
    if (previous?.role && part.isRemark && !after && !part.names.every(isUsualName)) return
    const before = part.role || (previous?.role && at === 1 ? previous.role : '') || label
    const position = withLabel(label, after || (part.isTrailing ? '' : before))
    const isShared = part.names.length > 1
    const isSaid = (part.isSaid || label === position) && !MAY_BE_GOODS.has(dutyOf(position) ?? 'trade')
    const isUnsure = !isSaid && !part.names.every((name) => isLikely(name, position))
    const isHere = part.isSaid || (isAbout && OF_HERE.test(position)) || OURS.test(leadingTo(part.text, text))
    const isInPassing = !isHere && isProse(text)
    const mention = { position: ofOne(position), isShared, isUnsure, isInPassing }
    if (position) pairs.push(...part.names.map((fullName) => ({ fullName, ...mention })))
  })
  return pairs
}

/** Roles that a company's own site tells of its own people, even in passing. */
const OF_HERE =
  /(?<!\p{L})(?:co-?)?(?:owner|proprietor|propriétaire|gérant|cogérant|propietari|gerente|soci[oa](?!l)|associée?|titolar|eigena|zaakvoerder|(?:współ)?właściciel|(?:del|med)?ägare)|inhaber|eigentümer|geschäftsführ|managing director|directeur général|director general/iu

/** The words before a name, and its beginning, where a role may stand. */
const leadingTo = (name: string, text: string) =>
  text.slice(0, Math.max(0, text.indexOf(name)) + 12).slice(-40)

/** What follows a company's name: "Cosío Turismo Rural, C.B.". In small letters, "sa" and "ab" are other words. */
const LEGAL_FORM =
  /^,?\s(?:S\.?\s?L\.?(?:\s?U\.?)?|S\.?\s?A\.?|C\.?\s?B\.?|S\.?\s?C\.?|S\.?[Rr]\.?[Ll]|S\.?[Nn]\.?[Cc]|GmbH|AG|KG|OHG|GbR|Ltd|Inc|LLC|LLP|B\.?V|N\.?V|AB|[Ss]p\.? ?z|SAS|SARL|EURL)(?![\p{L}])/u

/** "Our head of purchasing", "unsere Werkstatt" */
const OURS =
  /(?<!\p{L})(?:our|unser(?:e[mnrs]?)?|notre|nos|nuestr[oa]s?|nostr[aoie]|onze|ons|nasz\p{L}{0,3}|vår[at]?|we|wir|nous|noi|wij|vi)(?!\p{L})/iu

/** The role of each person below a label for several, or for authorities: "Director" for "Directors". */
const ofOne = (position: string) =>
  position
    .replace(/^vertretungsberechtigte[rn]?\s(?=\p{Lu})/iu, '')
    .replace(
      /^((?:managing |joint |co-)?(?:director|owner|partner|founder|proprietor)|(?:co)?gérant|associé|zaakvoerder|vennoot|bestuurder|oprichter|eigenaar)(?:s|en)$/iu,
      '$1',
    )
    .replace(/^\p{L}+(?: [ey] \p{L}+)?$/u, (plurals) =>
      plurals.replace(/\p{L}{2,}/gu, (plural) => SINGULARS.get(plural.toLowerCase()) ?? plural),
    )

/** Plurals that change more than their end. */
const SINGULARS = new Map(
  Object.entries({
    titolari: 'Titolare',
    titulares: 'Titular',
    comuneros: 'Comunero',
    soci: 'Socio',
    gerenti: 'gerente',
    gerentes: 'gerente',
    propietarios: 'Propietario',
    dueños: 'Dueño',
    socios: 'Socio',
    vennoten: 'Vennoot',
    wspólnicy: 'Wspólnik',
    właściciele: 'Właściciel',
  }),
)

const OF_TRADE: ReadonlySet<Duty> = new Set(['trade', 'lead'])

/** For an owner, the word owner is more important than their trade. */
const withLabel = (label: string, position: string) =>
  dutyOf(label) === 'owner' && isPersonal(label) && OF_TRADE.has(dutyOf(position) ?? 'none')
    ? `${label}, ${position}`
    : position

const MOST_ROLES = 3

/** The roles after a name: "expert fiscal diplômé, associé gérant". */
function rolesAfter(parts: readonly Part[], at: number): string {
  const roles: string[] = []
  for (let next = at + 1; next <= at + MOST_ROLES; next++) {
    const [part, following] = parts.slice(next, next + 2)
    // A label before a name belongs to that name.
    if (!part || part.names.length > 0 || (part.isLabel && following?.names.length)) break
    if (part.isSentence || RELATIVE.test(part.text)) break
    const leadsOn = following?.role && !following.isLabel && following.names.length === 0
    if (!part.role && !(leadsOn && isByline(part))) break
    roles.push(part.role || part.text)
  }
  return roles.join(', ')
}

/** A few words that may describe a person: "lic. oec. HSG", "diplômé d’État". */
const isByline = ({ text, isOther, isLabel }: Part) =>
  !isOther && !isLabel && text.length <= 40 && !/\d|@|[!?]/.test(text) && text.split(' ').length <= 5

const isFollowedByOther = (parts: readonly Part[], at: number) =>
  parts.slice(at + 1, at + 3).some(({ isOther, names }) => isOther && names.length === 0)

const LEADING =
  /^(?:(?:(?:ext|extension|poste|dw|durchwahl|wewn|int)\.?\s?\d{1,4}|und|and|et|e|y|i|en|och|sowie|with|mit|our|unser[e]?|notre|nuestr[oa]|onze|nasz[a]?|vår)\s)+/iu
/** A pronoun with the word after it: "Ihre Ansprechpartnerin Anna Kern". */
const ADDRESSED = /^(?:ihre?|your)\s\p{L}+\s/iu

const bare = (text: string) =>
  text
    .replace(LEADING, '')
    .replace(/[\s.,;:]+$/, '')
    .trim()

function partsOf({ text, isLabel, isRemark, isSentence }: Segment, isOther: Read['isOther']): Part[] {
  const plain = bare(text)
  const part: Part = {
    text: plain,
    names: [],
    role: '',
    isLabel,
    isRemark,
    isSentence,
    isOther: false,
    isTrailing: false,
  }
  const names = namesIn(plain)
  if (names.length > 0) return [{ ...part, names }]
  if (HONOUR.test(plain) && !dutyOf(plain)) return []
  const both = [...rolesWithNames(plain), ...nameIsRole(plain)]
  if (both.length > 0) return both.map((each) => ({ ...part, ...each }))
  if (isOther(plain)) return [{ ...part, isOther: true }]
  const last = trailingNames(plain)
  if (last.length > 0) return [{ ...part, names: last, isTrailing: true }]
  const [verb] = FIRST_PERSON.exec(plain) ?? []
  const role = verb ? roleAfterVerb(plain.slice(verb.length).split(' ')) : roleIn(plain, false)
  return [{ ...part, role }]
}

/** Letters after a name. */
const HONOUR = /^(?:\p{Lu}[\p{L}]{0,2}\.?\s?){1,4}$|^\p{Lu}{2,6}$/u

/** "For orders write to Fiona McLeod", "We are Henk and Ria Smit" */
function trailingNames(text: string): string[] {
  const words = text.split(' ').slice(-MOST_WORDS)
  for (let many = Math.min(MOST_NAME_WORDS + 2, words.length - 1); many >= 2; many--) {
    const before = words.at(-many - 1) ?? ''
    const isTold = /^\p{Ll}/u.test(before) && !OF_ORIGIN.test(before)
    const names = isTold ? namesIn(words.slice(-many).join(' ')) : []
    if (names.length > 0) return names
  }
  return []
}

/** "Unser Fleisch kommt vom Bio-Bauern Matthias Grubinger" */
const OF_ORIGIN = /^(?:vom|beim|from|chez)$/u

const MOST_NAME_WORDS = 4
const MOST_WORDS = 40

interface Both {
  names: string[]
  role: string
  isSaid: boolean
}

/**
 * Roles with names directly after them: "vertreten durch den Geschäftsführer Max Weber", "Founder Ann Lee
 * began", "Köksmästare Rickard Wester och platschef Amina Farah", "Trafikchef är Sanna Åström".
 */
function rolesWithNames(text: string): Both[] {
  const words = text
    .replace(ADDRESSED, (lead) => lead.split(' ').slice(1).join(' '))
    .split(' ')
    .slice(0, MOST_WORDS)
  const found: Both[] = []
  let done = 0
  for (let from = 1; from < words.length - 1; from++) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue
    const role = roleBefore(words.slice(done, from))
    const named = role ? namesFrom(words, from) : undefined
    if (!named) continue
    found.push({ names: named.names, role, isSaid: COPULA.test(words[from - 1] ?? '') })
    done = from + named.many
    from = done - 1
  }
  return found
}

/** The longest name, or names, that begin at a word. */
function namesFrom(words: readonly string[], from: number): { names: string[]; many: number } | undefined {
  for (let many = Math.min(MOST_NAME_WORDS + 2, words.length - from); many >= 2; many--) {
    const names = namesIn(words.slice(from, from + many).join(' '))
    if (names.length > 0) return { names, many }
  }
  return undefined
}

/** The role at the end of the words, '' if there is none; a verb such as "is" may follow it. */
function roleBefore(words: readonly string[]): string {
  const isSaid = COPULA.test(words.at(-1) ?? '')
  const before = isSaid ? words.slice(-MAX_ROLE_WORDS, -1) : words.slice(-3)
  const next = before.at(-1) ?? ''
  const isRole =
    dutyOf(next) ||
    (dutyOf(before.join(' ')) &&
      (isSaid || (OBJECT_FOLLOWS.test(before.at(-2) ?? '') && !NO_PART_OF_ROLE.test(next))))
  if (!isRole || OBJECT_FOLLOWS.test(next)) return ''
  const role = roleOf(before).replace(WHOSE, '')
  const led = words.slice(0, isSaid ? -1 : undefined)
  return HOUSE.test(led.at(-role.split(' ').length - 1) ?? '') || isBusiness(role) ? '' : role
}

/** "Fondatrice de La Grastella", "office manager at Foothills Vet": the next name is a company's. */
const OBJECT_FOLLOWS =
  /^(?:de|du|des|di|del|della|of|von|der|van|do|av|för|at|bei|beim|chez|presso|bij|hos|på)$/iu
/** "Studio Dentistico Paolo Morselli": the words describe the business, not the person. */
const HOUSE =
  /^(?:studio|cabinet|gabinet|salon|salone|clinic|clinica|clínica|clinique|klinik|kliniek|praxis|praktijk|kanzlei|kancelaria|kantoor|agenzia|agence|agencia|atelier|bufete|despacho|estudio|laboratorio|laboratoire|officina|centro|centre|ambulatorio|étude|pracownia|zakład|biuro|firma|impresa|entreprise|empresa|azienda|usługi|mottagning)$/iu

/** "Max Weber ist Geschäftsführer", "Anna Kern is our head of purchasing" */
function nameIsRole(text: string): Both[] {
  const words = text.split(' ').slice(0, MOST_WORDS)
  const named = namesFrom(words, 0)
  if (!named || !COPULA.test(words[named.many] ?? '')) return []
  const role = roleAfterVerb(words.slice(named.many + 1))
  return role ? [{ names: named.names, role, isSaid: true }] : []
}

/** The role at the beginning of the words after "is", '' if there is none. */
function roleAfterVerb(words: readonly string[]): string {
  const from = words.findIndex((word) => !NO_PART_OF_ROLE.test(word) && !ARTICLE.test(word))
  const rest = from < 0 ? [] : words.slice(from, from + MOST_ROLE_AFTER)
  const end = rest.findIndex((word, at) => at > 0 && ENDS_ROLE.test(word))
  return roleIn((end < 0 ? rest : rest.slice(0, end)).join(' '), false)
}

/** "Mi chiamo Letizia Sgarlini, sono la titolare e …" */
const FIRST_PERSON = /^(?:i am|i[’']m|ich bin|je suis|soy|sono|ik ben|jestem|jag är)\s/iu

/** The company of a role: "Geschäftsführer der Acme GmbH", "owner of Acme". */
const WHOSE = /\s(?:der|des|von|of|de la|della|dell’|van|firmy)\s\p{Lu}.*$/u
const COPULA = /^(?:ist|sind|heißt|is|are|est|sont|es|son|è|sono|zijn|heet|jest|są|är|heter|er)$/iu
const ARTICLE =
  /^(?:ein|eine|unsere?|ihre?|sein|a|an|the|your|un|une|notre|una|uno|nuestr[oa]|su|il|la|lo|nostr[oa]|een|de|het|onze|uw|naszym|nasza|en|ett|vår|sedan|seit|since|depuis|desde|dal|sinds|od)$/iu
const ENDS_ROLE =
  /^(?:und|and|et|e|y|i|en|och|sowie|seit|since|depuis|desde|dal|sinds|od|sedan|der|die|who|qui|que|che|który|która|som|with|mit|bei|at)$/iu
const MOST_ROLE_AFTER = 6

const NO_PART_OF_ROLE =
  /^(?:contact|contactez|call|ring|ask|with|mit|by|von|is|ist|est|es|è|är|to|an|for|für|our|unser|and|und|the|por|la|le|el|los|las|par|przez|av|från|der|die|das|den|dem|da|dal)$/i

/** From the first word of a role. */
function roleOf(words: readonly string[]): string {
  const from = words.findIndex((word) => dutyOf(word))
  return words.slice(Math.max(0, from)).join(' ')
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

/** Whether two lines are beside each other: in one row, or in blocks close to each other. */
function areNear(one: Line | undefined, other: Line | undefined): boolean {
  if (!one || !other || one.block.row !== other.block.row) return false
  if (one.block.row) return true
  const shared = sharedBlock(one.block, other.block)
  return Math.max(one.block.depth, other.block.depth) - shared.depth <= 3
}

function sharedBlock(one: Block, other: Block): Block {
  let [a, b] = [one, other]
  while (a !== b) {
    if (a.depth >= b.depth && a.parent) a = a.parent
    else if (b.parent) b = b.parent
    else return b
  }
  return a
}

interface Reach {
  from: number
  to: number
}

const MOST_LINES = 10

/**
 * The lines about the person named on a line: those of the largest box, or below the heading, without another
 * person.
 */
function reachOf(lines: readonly Line[], at: number, taken: ReadonlySet<number>): Reach {
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

function isWithin(line: Line | undefined, box: Block): boolean {
  let inner: Block | null = line?.block ?? null
  while (inner && inner.depth > box.depth) inner = inner.parent
  return inner === box
}

const linesOf = ({ from, to }: Reach) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

const mailboxesOf = (fullName: string, { emails }: Read, reach: Reach) =>
  linesOf(reach)
    .flatMap((line) => emails.get(line) ?? [])
    .filter((email) => isMailboxOfName(localOf(email), fullName))

/** The addresses made of the person's name; otherwise the one beside it, unless it is the company's. */
function emailsOf(fullName: string, read: Read, reach: Reach, at: number): string[] {
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
function phonesOf({ phones, lines }: Read, { from, to }: Reach, at: number): string[] {
  const isOwn = (line: number) =>
    line === at ||
    (line >= from && line <= to && isBareNumber(lines[line]) && areNear(lines[at], lines[line]))
  return phones.filter(({ line, isFax }) => !isFax && isOwn(line)).map(({ written }) => written)
}

/** Whether a line contains only numbers, addresses and ordinary labels. */
const isBareNumber = (line: Line | undefined) =>
  line !== undefined && strangeWordsIn(plainText(line).replace(/\S+@\S+|\d/g, ' ')).length === 0
