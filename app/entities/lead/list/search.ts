import { fold, searchableNumber, wordsIn } from '#app/data/rows/searched.ts'
import {
  type Block,
  JoinedTexts,
  nameFirst,
  type Ranking,
  TextIndex,
  type Wanted,
} from '#app/data/rows/textIndex.ts'
import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'

/**
 * The search texts: `name` is searched in name, company, position and industry, `email` in the email address;
 * `anywhere` in all texts of a lead, for screens with one box.
 */
export interface Search {
  name: string
  email: string
  anywhere: string
}

export const noSearch: Search = { name: '', email: '', anywhere: '' }

export const isEmpty = ({ name, email, anywhere }: Search): boolean => !(name + email + anywhere).trim()

/** Further texts by which a lead is found: its notes and its product's name. */
export type TextsBeside = (lead: Lead) => readonly string[]

/** The texts of the lead's own row. */
type OwnText = 'name' | 'work' | 'email' | 'number' | 'rest'
type Text = OwnText | 'beside'

const NAMES = ['name', 'work'] as const
const ANYWHERE = [...NAMES, 'email', 'number', 'rest', 'beside'] as const

/** Finds leads of a list by their texts: all words of the search text, in any order. */
export class LeadSearch {
  readonly #index: TextIndex<Lead, Text>

  /** @param beside undefined if there are no texts besides the leads' rows */
  constructor(leads: readonly Lead[], beside?: TextsBeside) {
    this.#index = new TextIndex(leads, (rows, start) => ({
      ...ownTextsOf(leads, rows, start),
      beside: new JoinedTexts(beside ? rows.map((lead) => beside(lead).join('\n')) : []),
    }))
  }

  /**
   * The leads that match all search texts, in the list's order; for `anywhere`, in the order of
   * `findAnywhere`.
   */
  find(search: Search): readonly Lead[] {
    return this.#index.find(...askedBy(search))
  }

  /** Starts a search that will soon be needed, while the page stays responsive. @returns ends it */
  ahead(search: Search): () => void {
    return this.#index.ahead(...askedBy(search))
  }

  /**
   * The leads that contain every word in any text: first those that contain the search text in a name or an
   * address.
   */
  findAnywhere(typed: string): readonly Lead[] {
    return this.find({ ...noSearch, anywhere: typed })
  }

  /** The same, but first leads whose name begins with the text, then leads whose name contains it. */
  findNamed(typed: string): readonly Lead[] {
    return this.#index.find(...askedAnywhere(typed, nameFirst))
  }

  /** Like `ahead`, for `findNamed`. */
  aheadNamed(typed: string): () => void {
    return this.#index.ahead(...askedAnywhere(typed, nameFirst))
  }

  /** Prepares for the first keystroke, in slices, so that the page stays responsive. @returns ends it */
  prepare(): () => void {
    return this.#index.prepare()
  }
}

type Asked = [wanted: Wanted<Text>[], ranking?: Ranking<Text>]
type Ranks = Omit<Ranking<Text>, 'typed'>

const asTyped: Ranks = { textKinds: [...NAMES, 'email'], begins: 0, has: 0, lacks: 1 }

function askedBy({ name, email, anywhere }: Search): Asked {
  if (anywhere.trim()) return askedAnywhere(anywhere, asTyped)
  return [
    [
      ...wordsIn(name).map((word) => ({ word, textKinds: NAMES })),
      ...wordsIn(email).map((word) => ({ word, textKinds: ['email'] as const })),
    ],
  ]
}

const askedAnywhere = (typed: string, ranks: Ranks): Asked => [
  wordsIn(typed).map((word) => ({ word, textKinds: ANYWHERE })),
  { ...ranks, typed: fold(typed.trim()) },
]

const ownBlocks = new WeakMap<readonly Lead[], Map<number, Block<OwnText>>>()

/**
 * The texts of a part of a list, computed once for each list and shared by all searches.
 * @param start the index at which the part begins
 */
function ownTextsOf(list: readonly Lead[], part: readonly Lead[], start: number): Block<OwnText> {
  const blocks = ownBlocks.get(list) ?? new Map<number, Block<OwnText>>()
  ownBlocks.set(list, blocks)
  const block = blocks.get(start) ?? joined(part)
  blocks.set(start, block)
  return block
}

const joined = (leads: readonly Lead[]): Block<OwnText> => ({
  name: new JoinedTexts(leads.map(({ fullName }) => fullName)),
  work: new JoinedTexts(
    leads.map(({ company, position, industry }) => `${company}\n${position}\n${industry}`),
  ),
  email: new JoinedTexts(leads.map(({ email }) => email)),
  number: new JoinedTexts(leads.map(({ phoneNumber }) => searchableNumber(phoneNumber))),
  rest: new JoinedTexts(leads.map(restOf)),
})

const restOf = (lead: Lead): string => {
  const texts = [lead.address, lead.notes, ...furtherFields.map(({ name }) => lead[name])]
  for (const { value } of lead.ways) texts.push(value, searchableNumber(value))
  for (const { value } of lead.extra) texts.push(value)
  for (const { id } of lead.sourceIds) texts.push(id)
  return [...texts, ...lead.tags].join('\n')
}

const byLead = new WeakMap<readonly Note[], ReadonlyMap<number, readonly string[]>>()

/** The texts of notes by the id of their lead; cached by the array of notes. */
export function textsByLead(notes: readonly Note[]): ReadonlyMap<number, readonly string[]> {
  const known = byLead.get(notes)
  if (known) return known
  const texts = new Map<number, string[]>()
  for (const { leadId, text } of notes) {
    const others = texts.get(leadId)
    if (others) others.push(text)
    else texts.set(leadId, [text])
  }
  byLead.set(notes, texts)
  return texts
}
