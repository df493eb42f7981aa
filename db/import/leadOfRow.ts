import * as v from 'valibot'
import { labelOf } from '#db/model/entities/label.ts'
import {
  type Extra,
  isFindable,
  isNamed,
  type Lead,
  MOST as LISTS,
  leadFields,
  type OptOut,
  type Way,
  wayKinds,
} from '#db/model/entities/lead.ts'
import { plainName } from './columnNames.ts'
import type { ImportPlan } from './plan.ts'
import type { TableRecord } from './table.ts'
import type { Target } from './targets.ts'
import {
  amountIn,
  currencyIn,
  emailsIn,
  hasLostDigits,
  isDateInsteadOfName,
  LONGEST,
  monthIn,
  optOutsIn,
  phonesIn,
  placeIn,
  saysYes,
  statusIn,
  unwrapped,
} from './values.ts'

/** The fields of a lead that a row of a file gives. */
export type RowLead = Pick<
  Lead,
  | 'fullName'
  | 'email'
  | 'phoneNumber'
  | 'company'
  | 'position'
  | 'industry'
  | 'companySize'
  | 'linkedInUrl'
  | 'companyUrl'
  | 'address'
  | 'place'
  | 'status'
  | 'notes'
  | 'ownerId'
  | 'ways'
  | 'extra'
  | 'tags'
  | 'optOuts'
  | 'dealValue'
  | 'dealCurrency'
  | 'dealMonth'
  | 'rhythmWeeks'
  | 'openingHours'
  | 'sourceIds'
>

/** Why a row is held back. */
export interface Held {
  reason: string
  /** The column and its value, if one is the reason. */
  column?: string
  value?: string
}

/** How the rows of a file are read. */
export interface RowReading {
  names: readonly string[]
  plan: ImportPlan
  /** Whether a date such as 03/04/2027 is in April. */
  dayFirst: boolean
}

/** The lead that a row of a file makes, or why the row is held back. */
export function leadOfRow(record: TableRecord, reading: RowReading): { lead: RowLead } | { held: Held } {
  try {
    return { lead: new Row(record, reading).lead() }
  } catch (error) {
    if (error instanceof HeldBack) return { held: error.held }
    throw error
  }
}

class HeldBack extends Error {
  override readonly name = 'HeldBack'
  readonly held: Held
  constructor(held: Held) {
    super(held.reason)
    this.held = held
  }
}

/** A value with the name of its column. */
interface Named {
  column: string
  text: string
}

const TITLE = /\b(?:dr|prof|dipl|ing|mag|mba|phd|dott|dra|drs)\b/i
/** Numbers and ids, of which every digit counts. */
const EXACT: ReadonlySet<Target> = new Set(['phoneNumber', 'fax', 'postcode', 'sourceId', 'ways', 'extra'])
const ADDRESS: ReadonlySet<Target> = new Set(['address', 'street'])

class Row {
  readonly #plan: ImportPlan
  readonly #dayFirst: boolean
  readonly #cells = new Map<Target, Named[]>()
  readonly #ways: Way[] = []
  readonly #extra: Extra[] = []
  readonly #notes: string[] = []
  /** A column whose formula was never computed, so that its value is not in the file; '' if there is none. */
  readonly #uncomputed: string

  constructor({ cells, unknown = [] }: TableRecord, { names, plan, dayFirst }: RowReading) {
    this.#plan = plan
    this.#dayFirst = dayFirst
    for (const [at, cell] of cells.entries()) {
      const text = unwrapped(plan.known === 'Rove' ? withoutApostrophes(cell) : cell)
      const target = plan.columns[at] ?? 'extra'
      if (text === '' || target === 'ignore') continue
      const column = names[at] ?? `Column ${at + 1}`
      check(target, column, text)
      const others = this.#cells.get(target)
      if (others) others.push({ column, text })
      else this.#cells.set(target, [{ column, text }])
    }
    const missing = unknown.find((at) => (plan.columns[at] ?? 'extra') !== 'ignore')
    this.#uncomputed = missing === undefined ? '' : (names[missing] ?? `Column ${missing + 1}`)
  }

  lead(): RowLead {
    for (const { column, text } of this.#all('extra')) this.#keep(column, text)
    const fields = {
      fullName: this.#fullName(),
      company: this.#first('company'),
      position: this.#first('position'),
      industry: this.#first('industry'),
      companySize: this.#first('companySize'),
      ...this.#reach(),
      address: this.#address(),
      place: this.#place(),
      status: this.#status(),
      ownerId: this.#owner(),
      tags: this.#tags(),
      optOuts: this.#optOuts(),
      ...this.#deal(),
      rhythmWeeks: this.#rhythmWeeks(),
      openingHours: this.#openingHours(),
      sourceIds: this.#sourceIds(),
    }
    this.#keepRest(['product', 'matchScore'])
    for (const { text } of this.#all('notes')) this.#notes.push(text)
    for (const { label, kind, value } of this.#ways.slice(LISTS.ways)) this.#keep(label || kind, value)
    const ways = this.#ways.slice(0, LISTS.ways)
    return valid({ ...fields, ways, extra: this.#extra, notes: this.#notes.join('\n') }, this.#uncomputed)
  }

  #all(target: Target): readonly Named[] {
    return this.#cells.get(target) ?? []
  }

  /** The first value; the others are kept as they are. */
  #first(target: Target): string {
    const [first, ...others] = this.#all(target)
    for (const { column, text } of others) if (text !== first?.text) this.#keep(column, text)
    return first?.text.replace(/\s*\n\s*/g, ADDRESS.has(target) ? ', ' : ' ') ?? ''
  }

  /** Keeps a value that has no field of its own: as a column of the lead, a long one in the notes. */
  #keep(name: string, text: string): void {
    if (text.length > 500) this.#notes.push(`${name}: ${text}`)
    else if (!this.#extra.some((one) => one.name === name && one.value === text))
      this.#extra.push({ name, value: text })
  }

  #keepRest(targets: readonly Target[]): void {
    for (const target of targets) for (const { column, text } of this.#all(target)) this.#keep(column, text)
  }

  #fullName(): string {
    const whole = this.#first('fullName')
    const [salutation] = this.#all('salutation')
    const title =
      salutation && TITLE.test(salutation.text)
        ? salutation.text.replace(/^(?:herrn?|frau|mr|mrs|ms)\.?\s+/i, '')
        : ''
    for (const { column, text } of this.#all('salutation')) if (text !== title) this.#keep(column, text)
    const parts = [this.#first('firstName'), this.#first('middleName'), this.#first('lastName')]
      .filter(Boolean)
      .join(' ')
    if (whole && parts && plainName(whole) !== plainName(parts) && this.#plan.known === '')
      this.#keepIfNew(whole, parts)
    const name = parts || inOrder(whole)
    return title && !name.includes(title) ? `${title} ${name}` : name
  }

  #keepIfNew(whole: string, parts: string): void {
    const words = new Set(plainName(parts).split(' '))
    if (
      plainName(whole)
        .split(' ')
        .some((word) => !words.has(word))
    )
      this.#keep(this.#all('fullName')[0]?.column ?? 'Name', whole)
  }

  /** All addresses, numbers and pages: the first of each in its field, the others as further ways. */
  #reach(): Pick<RowLead, 'email' | 'phoneNumber' | 'companyUrl' | 'linkedInUrl'> {
    const { country } = this.#plan
    const email = this.#each('email', 'email', (text) => emailsIn(text))
    const phoneNumber = this.#each('phoneNumber', 'phone', (text) => phonesIn(text, country))
    const companyUrl = this.#each('companyUrl', 'site', sitesIn)
    const linkedInUrl = this.#each('linkedInUrl', 'profile', sitesIn)
    for (const { column, text } of this.#all('fax')) {
      for (const value of phonesIn(text, country).values) this.#way('fax', value, column)
    }
    for (const { column, text } of this.#all('profile')) this.#way('profile', text, column)
    for (const { text } of this.#all('ways')) for (const line of text.split('\n')) this.#ownWay(line)
    return { email, phoneNumber, companyUrl, linkedInUrl }
  }

  #each(
    target: Target,
    kind: Way['kind'],
    read: (text: string) => { values: string[]; rest: string },
  ): string {
    let first = ''
    for (const { column, text } of this.#all(target)) {
      const { values, rest } = read(text)
      if (rest) this.#keep(column, rest)
      for (const value of values) {
        if (first === '') first = value
        else if (value !== first) this.#way(kind, value, column)
      }
    }
    return first
  }

  #way(kind: Way['kind'], value: string, label: string): void {
    if (value.length > 500) this.#keep(label, value)
    else if (!this.#ways.some((way) => way.kind === kind && way.value === value)) {
      this.#ways.push({ kind, value, label: label.slice(0, 60), source: this.#plan.known })
    }
  }

  /** A way as Rove exports it: "phone (Work): +47 55 12 34 56". */
  #ownWay(line: string): void {
    const [, name = '', label = '', value = ''] = /^(\w+)(?: \((.*?)\))?: (.+)$/.exec(line) ?? []
    const kind = wayKinds.find((one) => one === name)
    if (kind) this.#ways.push({ kind, value, label, source: '' })
    else this.#keep('Further Contact Data', line)
  }

  #address(): string {
    const whole = this.#first('address')
    const [street, postcode, city, region, country] = (
      ['street', 'postcode', 'city', 'region', 'country'] as const
    ).map((target) => this.#first(target))
    const place = [postcode, city].filter(Boolean).join(' ')
    const parts = [street, place, region, country].filter((part) => part && !whole.includes(part))
    return [whole, ...parts].filter(Boolean).join(', ')
  }

  /** Only Rove's own export says where somebody measured; the coordinates of other programs are kept as they are. */
  #place(): Lead['place'] {
    const [first] = this.#all('place')
    const place = first && this.#plan.known === 'Rove' ? placeIn(first.text) : undefined
    if (first && !place) this.#keep(first.column, first.text)
    return place ?? null
  }

  #status(): Lead['status'] {
    const [first] = this.#all('status')
    if (!first) return 'approved'
    const status = this.#plan.statuses[first.text] ?? statusIn(first.text) ?? 'new'
    if (plainName(first.text) !== status) this.#keep(first.column, first.text)
    return status === 'new' ? 'approved' : status
  }

  #owner(): number | null {
    const [first] = this.#all('owner')
    if (!first) return this.#plan.ownerId
    const found = this.#plan.owners[plainName(first.text)]
    if (found !== undefined) return found
    if (plainName(first.text) !== 'nobody') this.#keep(first.column, first.text)
    return null
  }

  #tags(): string[] {
    const all = this.#all('tags').flatMap(({ text }) =>
      text.length > LONGEST ? text : text.split(/\s*(?::::|[,;|\n])\s*/),
    )
    const plain = all
      .map((tag) => tag.replace(/^\*\s*/, '').trim())
      .filter((tag) => tag && !/^my ?contacts$/i.test(tag))
    const tags = [...new Set(plain)]
    const kept = tags.filter((tag) => tag.length <= 40).slice(0, LISTS.tags)
    for (const tag of tags) if (!kept.includes(tag)) this.#keep('Tags', tag)
    return kept
  }

  #optOuts(): OptOut[] {
    const found = new Set<OptOut>()
    const kinds: readonly [Target, OptOut][] = [
      ['noEmails', 'email'],
      ['noCalls', 'phone'],
      ['noPost', 'post'],
    ]
    for (const [target, kind] of kinds) {
      for (const { column, text } of this.#all(target)) {
        const said = saysYes(text)
        if (said) found.add(kind)
        else if (said === undefined) this.#keep(column, text)
      }
    }
    for (const { column, text } of this.#all('optOuts')) {
      const said = optOutsIn(text, column)
      if (said) for (const kind of said) found.add(kind)
      else this.#keep(column, text)
    }
    return [...found]
  }

  #deal(): Pick<RowLead, 'dealValue' | 'dealCurrency' | 'dealMonth'> {
    const [value] = this.#all('dealValue')
    const [currency] = this.#all('dealCurrency')
    const [month] = this.#all('dealMonth')
    const amount = value && amountIn(value.text)
    const [, named = ''] = /[([]\s*([^()[\]]{1,4})\s*[)\]]$/.exec(value?.column ?? '') ?? []
    if (value && !amount) this.#keep(value.column, value.text)
    const dealMonth = month ? monthIn(month.text, this.#dayFirst) : ''
    if (month && dealMonth !== month.text) this.#keep(month.column, month.text)
    const code = currency ? currencyIn(currency.text) : ''
    if (currency && !code) this.#keep(currency.column, currency.text)
    return {
      dealValue: amount?.value ?? null,
      dealCurrency: code || (amount?.currency ?? '') || (amount ? currencyIn(named) : ''),
      dealMonth,
    }
  }

  #rhythmWeeks(): number | null {
    const [first] = this.#all('rhythmWeeks')
    const [, digits = ''] = /^(\d{1,3})(?:\s*\p{L}+)?$/u.exec(first?.text ?? '') ?? []
    const weeks = Number(digits)
    if (weeks >= 1 && weeks <= 104) return weeks
    if (first) this.#keep(first.column, first.text)
    return null
  }

  #openingHours(): string {
    const hours = this.#first('openingHours')
    if (hours.length <= 300) return hours
    this.#keep(this.#all('openingHours')[0]?.column ?? 'Opening Hours', hours)
    return ''
  }

  #sourceIds(): RowLead['sourceIds'] {
    const { known } = this.#plan
    return this.#all('sourceId').flatMap(({ column, text }) => {
      if (known === 'Rove') return text.split('\n').flatMap(ownSourceId)
      if (text.length > 100) return this.#keep(column, text) ?? []
      return [{ source: known || column.slice(0, 60), id: text }]
    })
  }
}

function ownSourceId(line: string) {
  const [, source = '', id = ''] = /^(.*?): (.+)$/.exec(line) ?? []
  return id ? [{ source, id }] : []
}

function check(target: Target, column: string, text: string): void {
  const value = text.slice(0, 100)
  if (EXACT.has(target) && hasLostDigits(text)) {
    throw new HeldBack({
      reason:
        'A spreadsheet has removed digits from this number, so they are not in the file. Please export it as text.',
      column,
      value,
    })
  }
}

const LEGAL = /\b(?:gmbh|kg|ag|ug|ohg|inc|ltd|llc|corp|co|bv|nv|sa|sas|sarl|srl|spa|sl|as|ab|oy|sp)\b/i
/** "Berg, Mia" → "Mia Berg". */
function inOrder(name: string): string {
  const [, last = '', first = ''] = /^(\p{L}[\p{L}'’ -]{0,40}), (\p{L}[\p{L}'’. -]{0,40})$/u.exec(name) ?? []
  return last && first.split(' ').length <= 3 && !LEGAL.test(first) ? `${first} ${last}` : name
}

const sitesIn = (cell: string): { values: string[]; rest: string } => {
  if (cell.length > LONGEST) return { values: [], rest: cell }
  const parts = cell.split(/\s*(?::::|[;,\n]|\s)\s*/).filter(Boolean)
  const sites = parts.filter(
    (part) => /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}/i.test(part) && part.length <= 500,
  )
  return { values: sites, rest: parts.filter((part) => !sites.includes(part)).join(' ') }
}

const FORMULA = /^'[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u
/** A text of Rove's export without the apostrophes that keep spreadsheets from computing it (app/data/files/csv.ts). */
const withoutApostrophes = (text: string): string =>
  // The field as a whole may have got one, for a sign on a later line.
  (FORMULA.test(text) ? text.slice(1) : text)
    .replace(/^'(?=[\t\r\n])/, '')
    .split(/([\r\n;,|\t\v\f\u0085\u2028\u2029])/)
    .map((cell) => (FORMULA.test(cell) ? cell.slice(1) : cell))
    .join('')

const checked = v.object({
  fullName: leadFields.fullName,
  company: leadFields.company,
  position: leadFields.position,
  industry: leadFields.industry,
  companySize: leadFields.companySize,
  linkedInUrl: leadFields.linkedInUrl,
  companyUrl: leadFields.companyUrl,
  address: leadFields.address,
  phoneNumber: leadFields.phoneNumber,
  notes: leadFields.notes,
  extra: leadFields.extra,
})

const NEVER_COMPUTED =
  'The formula in this cell was never computed. Please open the file in a spreadsheet and save it again.'

/** @throws HeldBack if the lead has no name, nothing by which to reach it, or a value that is too long */
function valid(lead: RowLead, uncomputed: string): RowLead {
  if (uncomputed && !(isNamed(lead) && isFindable(lead))) {
    throw new HeldBack({ reason: NEVER_COMPUTED, column: uncomputed })
  }
  if (!isNamed(lead)) throw new HeldBack({ reason: 'It has neither a name nor a company.' })
  if (!isFindable(lead)) throw new HeldBack({ reason: 'It has no email, phone number, website or address.' })
  const date = [lead.fullName, lead.company].find(isDateInsteadOfName)
  if (date) throw new HeldBack({ reason: 'A spreadsheet has turned this name into a date.', value: date })
  const read = v.safeParse(checked, lead)
  if (read.success) return { ...lead, ...read.output }
  const [issue] = read.issues
  const field = v.getDotPath(issue)?.split('.')[0] ?? ''
  const label = labelOf('leads', field)
  throw new HeldBack({ reason: `${label}: ${issue.message}.` })
}
