import type { Opened } from '#app/data/device/recent.ts'
import { fold, wordsIn } from '#app/data/rows/searched.ts'
import { JoinedTexts, nameFirst, TextIndex } from '#app/data/rows/textIndex.ts'
import { emailState } from '#app/entities/email/labels.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { LeadSearch, type TextsBeside, textsByLead } from '#app/entities/lead/list/search.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import { nameOf as nameOfRow } from '#db/model/entities/registry.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { type Command, commands } from './commands.ts'

/** A row that can be opened. */
type RowHit =
  | { kind: 'lead'; row: Lead }
  | { kind: 'company'; row: Suggestion }
  | { kind: 'product'; row: Product }
  | { kind: 'email'; row: Email }

/** All leads with a text, of which the search shows only the first. */
interface AllLeads {
  id: number
  typed: string
}

/** A search result: a row, something to do, or the list of all leads that were found. */
export type Hit = RowHit | { kind: 'command'; row: Command } | { kind: 'allLeads'; row: AllLeads }

/** Finds rows of one kind: first those whose name begins with the text, then those whose name contains it. */
interface KindIndex {
  find(typed: string): readonly Hit[]
  /** Starts a search that will soon be needed. @returns ends it */
  ahead(typed: string): () => void
  /** Prepares for the first keystroke. @returns ends it */
  prepare(): () => void
}

type Kind = Exclude<Hit['kind'], 'allLeads'>

export type Index = Record<Kind, KindIndex>

export interface Rows {
  leads: readonly Lead[]
  /** Notes, by whose text their leads are found. */
  notes: readonly Note[]
  suggestions: readonly Suggestion[]
  products: readonly Product[]
  emails: readonly Email[]
  /** The names of owners by user id, by which leads are found; undefined in a personal space. */
  owners?: ReadonlyMap<number, string> | undefined
}

/** Makes the team's rows searchable, each kind when it is needed, and what can be done. */
export function indexOf({ leads, notes, suggestions, products, emails, owners }: Rows): Index {
  const search = new LeadSearch(leads, textsBeside(notes, owners))
  let names: ReadonlyMap<number, string> | undefined
  const namesOnce = () => {
    names ??= namesOf(leads, emails)
    return names
  }
  return {
    lead: {
      find(typed) {
        const found = search.findNamed(typed)
        const leads: Hit[] = shown(found).map((row) => ({ kind: 'lead', row }))
        if (found.length <= leads.length) return leads
        return [...leads, { kind: 'allLeads', row: { id: 0, typed: typed.trim() } }]
      },
      ahead: (typed) => search.aheadNamed(typed),
      prepare: () => search.prepare(),
    },
    company: kindIndex(
      suggestions,
      (row) => ({ kind: 'company', row }),
      ({ industry, website, city }) => [industry, website, city],
    ),
    product: kindIndex(
      products,
      (row) => ({ kind: 'product', row }),
      (row) => [...[row.brand, row.category], ...[row.target_industry, row.keywords]],
    ),
    email: kindIndex(
      emails,
      (row) => ({ kind: 'email', row }),
      ({ body, leadId }) => [body, namesOnce().get(leadId ?? 0) ?? ''],
    ),
    command: kindIndex(
      commands,
      (row) => ({ kind: 'command', row }),
      ({ words }) => [words],
    ),
  }
}

/** The notes on a lead and the name of its owner; undefined if there are none. */
function textsBeside(notes: readonly Note[], owners: Rows['owners'] = new Map()): TextsBeside | undefined {
  const noted = textsByLead(notes)
  if (noted.size + owners.size === 0) return undefined
  return ({ id, ownerId }) => [...(noted.get(id) ?? []), owners.get(ownerId ?? 0) ?? '']
}

/** @param textsOf the texts of a row besides its name */
function kindIndex<Row>(
  rows: readonly Row[],
  hitOf: (row: Row) => Hit,
  textsOf: (row: Row) => readonly string[],
): KindIndex {
  const index = new TextIndex(rows, (part) => ({
    name: new JoinedTexts(part.map((row) => nameOf(hitOf(row)))),
    rest: new JoinedTexts(part.map((row) => textsOf(row).join('\n'))),
  }))
  const asked = (typed: string) =>
    [
      wordsIn(typed).map((word) => ({ word, textKinds: ['name', 'rest'] as const })),
      { ...nameFirst, typed: fold(typed.trim()) },
    ] as const
  return {
    find: (typed) => shown(index.find(...asked(typed))).map(hitOf),
    ahead: (typed) => index.ahead(...asked(typed)),
    prepare: () => index.prepare(),
  }
}

/** The names of the leads to whom emails are addressed, by which the emails are found. */
function namesOf(leads: readonly Lead[], emails: readonly Email[]): ReadonlyMap<number, string> {
  const wanted = new Set(emails.map(({ leadId }) => leadId))
  return new Map(leads.filter(({ id }) => wanted.has(id)).map((lead) => [lead.id, leadName(lead)]))
}

const tableOf = { lead: 'leads', company: 'suggestions', product: 'products', email: 'emails' } as const

/** The display name of a result. */
export function nameOf({ kind, row }: Hit): string {
  if (kind === 'allLeads') return `All leads with “${row.typed}”`
  return kind === 'command' ? row.name : nameOfRow(tableOf[kind], row)
}

/** A detail that distinguishes results of the same name; '' for what is no row. */
export function detailOf({ kind, row }: Hit): string {
  if (kind === 'command' || kind === 'allLeads') return ''
  if (kind === 'lead') return leadRole(row)
  if (kind === 'email') return [emailState(row), beginningOf(row.body)].filter(Boolean).join(', ')
  if (kind === 'company') return [row.industry, row.city].filter(Boolean).join(', ')
  return [row.brand, dollars(row.value)].filter(Boolean).join(', ')
}

const beginningOf = (text: string) => text.slice(0, 200).replace(/\s+/g, ' ').trim()

const SHOWN_AT_MOST = 6

const shown = <Row>(found: readonly Row[]): readonly Row[] => found.slice(0, SHOWN_AT_MOST)

const headings: readonly [Kind, string][] = [
  ['lead', 'Leads'],
  ['command', 'Screens and actions'],
  ['company', 'Companies'],
  ['product', 'Products'],
  ['email', 'Emails'],
]

/** One letter is in the name of nearly every screen. */
const FEWEST_LETTERS_OF_COMMANDS = 2

/**
 * The rows that contain every word of the text, in groups of at most 6, and the screens and actions that do, from two
 * letters on. More leads than 6 are followed by the list of all of them. Names that begin with it come first, then names
 * that contain it. An empty text finds nothing.
 */
export function find(index: Index, text: string): { heading: string; items: readonly Hit[] }[] {
  const letters = text.trim().length
  if (letters === 0) return []
  return headings
    .filter(([kind]) => kind !== 'command' || letters >= FEWEST_LETTERS_OF_COMMANDS)
    .map(([kind, heading]) => ({ heading, items: index[kind].find(text) }))
    .filter(({ items }) => items.length > 0)
}

/** Starts a search that will soon be needed, while the page stays responsive. @returns ends it */
export const findAhead = (index: Index, text: string): (() => void) =>
  endingAll(index, (kindIndex) => kindIndex.ahead(text))

/** Prepares for the first keystroke, while the page stays responsive. @returns ends it */
export const prepare = (index: Index): (() => void) => endingAll(index, (kindIndex) => kindIndex.prepare())

function endingAll(index: Index, begin: (kindIndex: KindIndex) => () => void): () => void {
  const ends = Object.values(index).map(begin)
  return () => {
    for (const end of ends) end()
  }
}

/** The row of each kind with a given id, if this device has it. */
export type RowById = {
  [K in RowHit['kind']]: (id: number) => Extract<RowHit, { kind: K }>['row'] | undefined
}

const OPENED_AT_MOST = 8

/** The rows that were opened last and still exist, in the given order. */
export function lastOpened(opened: readonly Opened[], rows: RowById): RowHit[] {
  return opened.flatMap((one) => hitOf(one, rows) ?? []).slice(0, OPENED_AT_MOST)
}

function hitOf({ kind, id }: Opened, rows: RowById): RowHit | undefined {
  if (kind === 'lead') return hit(kind, rows.lead(id))
  if (kind === 'company') return hit(kind, rows.company(id))
  if (kind === 'product') return hit(kind, rows.product(id))
  return hit(kind, rows.email(id))
}

const hit = <K extends RowHit['kind'], R>(kind: K, row: R | undefined) => row && { kind, row }
