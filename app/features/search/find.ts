import type { Opened } from '#app/data/device/recent.ts'
import { fold, hasAll, searchable, searchableNumber, type Words, wordsIn } from '#app/data/rows/searched.ts'
import { emailState } from '#app/entities/email/labels.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { textsByLead } from '#app/entities/lead/list/search.ts'
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

/** A hit with its texts as they are searched, made once so that a keystroke only compares. */
interface Entry {
  hit: Hit
  name: string
  text: string
}

export type Index = Record<Hit['kind'], readonly Entry[]>

export interface Rows {
  leads: readonly Lead[]
  /** What was noted about the leads, which finds them. */
  notes: readonly Note[]
  suggestions: readonly Suggestion[]
  products: readonly Product[]
  emails: readonly Email[]
}

/** Makes the team's rows searchable. */
export function indexOf({ leads, notes, suggestions, products, emails }: Rows): Index {
  const noted = textsByLead(notes)
  const names = namesOf(leads, emails)
  return {
    lead: leads.map((row) => entry({ kind: 'lead', row }, [...textsOf(row), ...(noted.get(row.id) ?? [])])),
    company: suggestions.map((row) => entry({ kind: 'company', row }, [row.industry, row.website, row.city])),
    product: products.map((row) =>
      entry({ kind: 'product', row }, [row.brand, row.category, row.target_industry, row.keywords]),
    ),
    email: emails.map((row) => entry({ kind: 'email', row }, [row.body, names.get(row.leadId ?? 0) ?? ''])),
  }
}

const textsOf = ({ company, position, email, phoneNumber, industry, address, notes }: Lead): string[] => [
  company,
  position,
  email,
  phoneNumber,
  searchableNumber(phoneNumber),
  industry,
  address,
  notes,
]

/** What those leads are called that emails are for, which finds the emails. */
function namesOf(leads: readonly Lead[], emails: readonly Email[]): ReadonlyMap<number, string> {
  const wanted = new Set(emails.map(({ leadId }) => leadId))
  return new Map(leads.filter(({ id }) => wanted.has(id)).map((lead) => [lead.id, leadName(lead)]))
}

function entry(hit: Hit, others: readonly string[]): Entry {
  const name = nameOf(hit)
  return { hit, name: fold(name), text: searchable([name, ...others]) }
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
export function find(index: Index, text: string): { heading: string; items: Hit[] }[] {
  const sought = fold(text.trim())
  const words = wordsIn(text)
  if (words.length === 0) return []
  return headings
    .map(([kind, heading]) => ({ heading, items: best(index[kind], sought, words) }))
    .filter(({ items }) => items.length > 0)
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

function best(entries: readonly Entry[], sought: string, words: Words): Hit[] {
  const ranks: [Hit[], Hit[], Hit[]] = [[], [], []]
  for (const { hit, name, text } of entries) {
    if (!hasAll(text, words)) continue
    const at = name.indexOf(sought)
    ranks[at === 0 ? 0 : at > 0 ? 1 : 2].push(hit)
  }
  return ranks.flat().slice(0, SHOWN_AT_MOST)
}
