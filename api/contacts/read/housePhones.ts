import type { Page } from '#api/contacts/html/page.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import type { Whereabouts } from './country.ts'
import { DOUBTFUL, type Own, type Read, signsAt, weightOf } from './evidence.ts'
import { inE164, isOf, withCode } from './numbering.ts'
import type { peopleIn } from './people.ts'
import type { Phone } from './phones.ts'

/** A company's telephone number, with the first page on which it occurs. */
export interface SitePhone {
  value: string
  e164: string
  sourceUrl: string
  /** It occurs only beside one person. */
  isPersonal: boolean
}

/** The data that was read from a page. */
export interface PageRead extends Read {
  page: Page
  phones: Phone[]
  people: ReturnType<typeof peopleIn>
}

/** Numbers on pages for contact data, or on all pages, are more likely the company's own. */
const WEIGHTS: Partial<Record<PageKind, number>> = { contact: 3, imprint: 2, card: 2, place: 1 }
const MAIN_WEIGHT = 4
const SAID_MAIN = 2
/** The weight of structured data about a number, and of a page for contact data. */
const MARKED = 1
/** With this score or less, a number without an ordinary label is more likely another's. */
const STRANGE = -1
const ON_ITS_PAGE = 1

interface Placed extends SitePhone {
  weight: number
  /** The evidence for the company at its best place. */
  evidence: number
  /** It is in the visible text, not only in structured data. */
  isSeen: boolean
  /** At some place it is introduced only by an ordinary label, or by the company's name. */
  isPlain: boolean
  /** It is only described as a number for orders, breakdowns and so on. */
  isAside: boolean
}

/**
 * The numbers that reach a company, its main line first. Numbers abroad, stems of extensions, numbers for
 * special purposes, numbers without evidence, and numbers only in structured data come later; otherwise the
 * order is by frequency and place. Fax numbers are excluded wherever else they occur, and so are numbers that
 * are more likely another's.
 */
export function housePhones(reads: readonly PageRead[], whereabouts: Whereabouts, own: Own): SitePhone[] {
  const faxes = new Set(
    reads.flatMap(({ phones }) =>
      phones.filter(({ isFax, isFormer }) => isFax || isFormer).map(({ e164 }) => e164),
    ),
  )
  const placed = placedIn(reads, { whereabouts, faxes, own }).filter(
    ({ evidence, isPlain }) => evidence > (isPlain ? DOUBTFUL : STRANGE),
  )
  const numbers = placed.map(({ e164 }) => e164)
  const isStem = ({ e164 }: Placed) =>
    numbers.some(
      (other) => other !== e164 && other.startsWith(e164) && !/^0+$/.test(other.slice(e164.length)),
    )
  const [home] = whereabouts.countries
  // A number in another country usually belongs to somebody else.
  const isAway = ({ e164 }: Placed) => whereabouts.sure && home !== undefined && !isOf(e164, home)
  const faults = [
    isAway,
    isStem,
    ({ isAside }: Placed) => isAside,
    ({ isPlain }: Placed) => !isPlain,
    ({ evidence }: Placed) => evidence <= 0,
    ({ isSeen }: Placed) => !isSeen,
  ]
  const faultOf = (phone: Placed) => faults.reduce((sum, has) => 2 * sum + Number(has(phone)), 0)
  return placed
    .map((phone) => ({ phone, fault: faultOf(phone) }))
    .sort((a, b) => a.fault - b.fault || b.phone.weight - a.phone.weight)
    .map(({ phone: { value, e164, sourceUrl, isPersonal } }) => ({ value, e164, sourceUrl, isPersonal }))
}

function placedIn(
  reads: readonly PageRead[],
  { whereabouts, faxes, own }: { whereabouts: Whereabouts; faxes: ReadonlySet<string>; own: Own },
): Placed[] {
  const placed = new Map<string, Placed>()
  const isOfFrame = framesIn(reads)
  for (const { page, phones, people, ...read } of reads) {
    const personal = people.flatMap((person) => person.phones)
    for (const { value, e164, ...said } of numbersOn({ page, phones, ...read }, whereabouts, own)) {
      if (faxes.has(e164)) continue
      const isPersonal = personal.includes(value)
      const isFrame = said.lines.length > 0 && said.lines.every(isOfFrame)
      const weight = isFrame ? 1 : 1 + (WEIGHTS[kindOfPage(page)] ?? 0)
      const place = weight > 1 ? ON_ITS_PAGE : 0
      const more = weight + (said.isMain ? MAIN_WEIGHT : 0)
      const isAside = said.isAside || isDearOrFree(e164)
      const before = placed.get(e164)
      if (!before) {
        const phone = {
          value,
          e164,
          sourceUrl: page.url,
          isPersonal,
          weight: more,
          isSeen: said.isSeen,
          isPlain: said.isPlain || isPersonal,
          isAside,
          evidence: said.evidence + place,
        }
        placed.set(e164, phone)
        continue
      }
      before.weight += more
      before.isSeen ||= said.isSeen
      before.isPlain ||= said.isPlain || isPersonal
      before.evidence = Math.max(before.evidence, said.evidence + place)
      before.isPersonal &&= isPersonal
      before.isAside &&= isAside
    }
  }
  return [...placed.values()]
}

/** A function that tells which lines occur on several pages, as headers and footers do. */
function framesIn(reads: readonly PageRead[]): (text: string) => boolean {
  const counted = new Map<string, number>()
  for (const { phones, lines } of reads) {
    const texts = new Set(phones.map(({ line }) => plainText(lines[line])))
    for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1)
  }
  return (text) => text !== '' && (counted.get(text) ?? 0) > 1
}

interface Said {
  value: string
  e164: string
  /** The texts in which it occurs. */
  lines: string[]
  isSeen: boolean
  isPlain: boolean
  isMain: boolean
  isAside: boolean
  evidence: number
}

/** Each number once, as it is first read. */
function numbersOn(
  { page, phones, ...read }: Omit<PageRead, 'people'>,
  whereabouts: Whereabouts,
  own: Own,
): Said[] {
  const isCard = page.lines.length === 0
  const seen = phones
    .filter(({ isFax }) => !isFax)
    .map(({ written, e164, isMain, isAside, line, at }) => {
      const signs = signsAt({ line, at }, read, own)
      const isPlain = isMain || signs.includes('plain') || signs.includes('ownName')
      const evidence = weightOf(signs) + (isMain ? SAID_MAIN : 0)
      const lines = [plainText(read.lines[line])]
      return { value: written, e164, lines, isSeen: true, isPlain, isMain, isAside, evidence }
    })
  const marked = page.phones.map((value) => ({
    ...markedPhone(value, whereabouts),
    lines: [],
    isSeen: isCard,
    isPlain: isCard,
    isMain: false,
    isAside: false,
    evidence: MARKED,
  }))
  const first = new Map<string, Said>()
  for (const said of [...seen, ...marked]) {
    const before = first.get(said.e164)
    if (before) {
      before.isMain ||= said.isMain
      before.isPlain ||= said.isPlain
      before.lines.push(...said.lines)
      before.evidence = Math.max(before.evidence, said.evidence)
    } else first.set(said.e164, said)
  }
  return [...first.values()]
}

/** Freephone and premium numbers are for orders and complaints, not for the company in general. */
const isDearOrFree = (e164: string) =>
  /^\+(?:49(?:800|180|900|700)|43(?:800|810|820|821|900|901)|41(?:800|84[0248]|900|901)|33(?:80|81|82|89)|39(?:80[03]|84[0178]|199|89)|31(?:800|900)|48(?:80[01]|70)|44(?:80|84|87|9)|353(?:1800|1850|1890|18[0-9]0)|34(?:80|90)|32(?:800|90)|46(?:20|77|900)|81(?:120|800|570|990)|1(?:800|833|844|855|866|877|888|900)|52800|54800)/.test(
    e164,
  )

/** A telephone number from structured data. */
function markedPhone(value: string, { countries, sure }: Whereabouts): { value: string; e164: string } {
  const [country] = countries
  const e164 = (country && inE164(value, country)) || inE164(value, '')
  return {
    value: e164 && sure && country ? withCode(value, country) : value,
    e164: e164 || value.replace(/\D/g, ''),
  }
}
