import { namesIn } from './names.ts'
import { FIRST_PERSON, nameIsRole, roleAfterVerb, rolesWithNames, trailingNames } from './roleSentences.ts'
import { dutyOf } from './roles.ts'
import { roleIn } from './writtenRoles.ts'

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

/** The pieces of a line between its punctuation. */
export function segmentsOf(text: string): Segment[] {
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

/** A piece of a line between punctuation: names, a role, or neither. */
export interface Part {
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

const LEADING =
  /^(?:(?:(?:ext|extension|poste|dw|durchwahl|wewn|int)\.?\s?\d{1,4}|und|and|et|e|y|i|en|och|sowie|with|mit|our|unser[e]?|notre|nuestr[oa]|onze|nasz[a]?|vår)\s)+/iu
/** A text without the words that lead to a name or a role, and without punctuation at its end. */
export const bare = (text: string) =>
  text
    .replace(LEADING, '')
    .replace(/[\s.,;:]+$/, '')
    .trim()

/**
 * The names and the role of a segment: one part, or one for each role with its names.
 * @param isOther whether a text is about a company with another name
 */
export function partsOf(
  { text, isLabel, isRemark, isSentence }: Segment,
  isOther: (text: string) => boolean,
): Part[] {
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
