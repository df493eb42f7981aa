import { isProse } from './evidence.ts'
import { isPersonal, isUsualName } from './names.ts'
import { type Part, partsOf, segmentsOf } from './parts.ts'
import { type Duty, dutyOf } from './roles.ts'
import { ofOne, RELATIVE } from './writtenRoles.ts'

/** A person with a role. */
export interface Pair {
  fullName: string
  position: string
  /** One role for several names. */
  isShared: boolean
  /** Only the position says that it is a name: it counts if other names are in the same kind of position. */
  isUnsure?: boolean
  /** A sentence names the person beside a role without saying that they have it here: it may be a guest or a supplier. */
  isInPassing?: boolean
}

/** Whom a page is about. */
export interface About {
  /** Whether the page is about the company: contact, imprint, people, history. */
  isAbout: boolean
  /** Whether a text is about a company with another name. */
  isOther(text: string): boolean
}

/** Before a colon these may mean an activity as well as a person: "Quality: Final Inspection". */
const MAY_BE_GOODS: ReadonlySet<Duty> = new Set(['trade', 'sales', 'none'])

/** Whether a name and a role are likely a person's: "Kitchen Design" beside "Sales" is not a person. */
export const isLikely = (fullName: string, position: string) => isUsualName(fullName) || isPersonal(position)

/** The names that a line pairs with roles: "Anna Kern, Einkauf", "Inhaber: Max Weber", "Head brewer Tom Hill and more". */
export function pairsIn(text: string, { isOther, isAbout }: About): Pair[] {
  const parts = segmentsOf(text).flatMap((segment) => partsOf(segment, isOther))
  const pairs: Pair[] = []
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
