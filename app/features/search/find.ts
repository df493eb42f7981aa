import type { Opened } from '#app/data/device/recent.ts'
import { fold, wordsIn } from '#app/data/rows/searched.ts'
import { JoinedTexts, nameFirst, TextIndex } from '#app/data/rows/textIndex.ts'
import { emailState } from '#app/entities/email/labels.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { LeadSearch, textsByLead } from '#app/entities/lead/list/search.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import { nameOf as nameOfRow } from '#db/model/entities/registry.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

/** Something that was found, to be opened. */
export type Hit =
  | { kind: 'lead'; row: Lead }
  | { kind: 'company'; row: Suggestion }
  | { kind: 'product'; row: Product }
  | { kind: 'email'; row: Email }

/** Finds rows of a kind: first those whose name begins with what was typed, then those whose name has it. */
interface KindIndex {
  find(typed: string): readonly Hit[]
  /** Begins with what is about to be asked for. @returns ends it */
  ahead(typed: string): () => void
  /** Gets ready for the first letter. @returns ends it */
  prepare(): () => void
}

export type Index = Record<Hit['kind'], KindIndex>

export interface Rows {
  leads: readonly Lead[]
  /** What was noted about the leads, which finds them. */
  notes: readonly Note[]
  suggestions: readonly Suggestion[]
  products: readonly Product[]
  emails: readonly Email[]
}

/** Makes the team's rows searchable, each as it is needed. */
export function indexOf({ leads, notes, suggestions, products, emails }: Rows): Index {
  const noted = textsByLead(notes)
  const search = new LeadSearch(leads, noted.size > 0 ? ({ id }) => noted.get(id) ?? [] : undefined)
  let names: ReadonlyMap<number, string> | undefined
  const namesOnce = () => {
    names ??= namesOf(leads, emails)
    return names
  }
  return {
    lead: {
      find: (typed) => shown(search.findNamed(typed)).map((row) => ({ kind: 'lead', row })),
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
  }
}

/** @param textsOf what is known of a row beside its name */
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
      wordsIn(typed).map((word) => ({ word, places: ['name', 'rest'] as const })),
      { ...nameFirst, typed: fold(typed.trim()) },
    ] as const
  return {
    find: (typed) => shown(index.find(...asked(typed))).map(hitOf),
    ahead: (typed) => index.ahead(...asked(typed)),
    prepare: () => index.prepare(),
  }
}

/** What those leads are called that emails are for, which finds the emails. */
function namesOf(leads: readonly Lead[], emails: readonly Email[]): ReadonlyMap<number, string> {
  const wanted = new Set(emails.map(({ leadId }) => leadId))
  return new Map(leads.filter(({ id }) => wanted.has(id)).map((lead) => [lead.id, leadName(lead)]))
}

const tableOf = { lead: 'leads', company: 'suggestions', product: 'products', email: 'emails' } as const

/** What a hit is called. */
export const nameOf = ({ kind, row }: Hit): string => nameOfRow(tableOf[kind], row)

/** What tells one hit from another of the same name. */
export function detailOf({ kind, row }: Hit): string {
  if (kind === 'lead') return leadRole(row)
  if (kind === 'email') return [emailState(row), beginningOf(row.body)].filter(Boolean).join(', ')
  if (kind === 'company') return [row.industry, row.city].filter(Boolean).join(', ')
  return [row.brand, dollars(row.value)].filter(Boolean).join(', ')
}

const beginningOf = (text: string) => text.slice(0, 200).replace(/\s+/g, ' ').trim()

const SHOWN_AT_MOST = 6

const shown = <Row>(found: readonly Row[]): readonly Row[] => found.slice(0, SHOWN_AT_MOST)

const headings: readonly [Hit['kind'], string][] = [
  ['lead', 'Leads'],
  ['company', 'Companies'],
  ['product', 'Products'],
  ['email', 'Emails'],
]

/**
 * What holds every word of the text, in groups of at most 6; a name that begins with it comes first, then a name
 * that has it anywhere. An empty text finds nothing.
 */
export function find(index: Index, text: string): { heading: string; items: readonly Hit[] }[] {
  if (!text.trim()) return []
  return headings
    .map(([kind, heading]) => ({ heading, items: index[kind].find(text) }))
    .filter(({ items }) => items.length > 0)
}

/** Begins to find what is about to be asked for, while the page answers. @returns ends it */
export const findAhead = (index: Index, text: string): (() => void) =>
  endingAll(index, (kind) => kind.ahead(text))

/** Gets ready for the first letter, while the page answers. @returns ends it */
export const prepare = (index: Index): (() => void) => endingAll(index, (kind) => kind.prepare())

function endingAll(index: Index, begin: (kind: KindIndex) => () => void): () => void {
  const ends = Object.values(index).map(begin)
  return () => {
    for (const end of ends) end()
  }
}

/** The row of each kind with an id, where it is there. */
export type RowById = { [K in Hit['kind']]: (id: number) => Extract<Hit, { kind: K }>['row'] | undefined }

const OPENED_AT_MOST = 8

/** What was opened last and is still there, in the order given. */
export function lastOpened(opened: readonly Opened[], rows: RowById): Hit[] {
  return opened.flatMap((one) => hitOf(one, rows) ?? []).slice(0, OPENED_AT_MOST)
}

function hitOf({ kind, id }: Opened, rows: RowById): Hit | undefined {
  if (kind === 'lead') return hit(kind, rows.lead(id))
  if (kind === 'company') return hit(kind, rows.company(id))
  if (kind === 'product') return hit(kind, rows.product(id))
  return hit(kind, rows.email(id))
}

const hit = <K extends Hit['kind'], R>(kind: K, row: R | undefined) => row && { kind, row }
