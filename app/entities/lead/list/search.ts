import { fold, searchableNumber, wordsIn } from '#app/data/rows/searched.ts'
import {
  type Block,
  JoinedTexts,
  nameFirst,
  type Ranking,
  TextIndex,
  type Wanted,
} from '#app/data/rows/textIndex.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'

/**
 * What is searched for: `name` in name, company, position and industry, `email` in the address; `anywhere` in all that
 * is known of a lead, where there is room for one box alone.
 */
export interface Search {
  name: string
  email: string
  anywhere: string
}

export const noSearch: Search = { name: '', email: '', anywhere: '' }

export const isEmpty = ({ name, email, anywhere }: Search): boolean => !(name + email + anywhere).trim()

/** What else finds a lead, by what it is told elsewhere: its notes, its product's name. */
export type TextsBeside = (lead: Lead) => readonly string[]

/** What stands in a lead itself. */
type OwnText = 'name' | 'work' | 'email' | 'number' | 'rest'
type Text = OwnText | 'beside'

const NAMES = ['name', 'work'] as const
const ANYWHERE = [...NAMES, 'email', 'number', 'rest', 'beside'] as const

/** Finds leads of a list by their texts: every word of what was typed, in any order. */
export class LeadSearch {
  readonly #index: TextIndex<Lead, Text>

  /** @param beside undefined where leads are told of nowhere else */
  constructor(leads: readonly Lead[], beside?: TextsBeside) {
    this.#index = new TextIndex(leads, (rows, start) => ({
      ...ownTextsOf(leads, rows, start),
      beside: new JoinedTexts(beside ? rows.map((lead) => beside(lead).join('\n')) : []),
    }))
  }

  /** The leads in which all of it is found, in the list's order; those found by the one box as `findAnywhere` has them. */
  find(search: Search): readonly Lead[] {
    return this.#index.find(...askedBy(search))
  }

  /** Begins to find what is about to be asked for, while the page answers. @returns ends it */
  ahead(search: Search): () => void {
    return this.#index.ahead(...askedBy(search))
  }

  /** The leads that have every word anywhere: first those that have the text as it was typed in a name or an address. */
  findAnywhere(typed: string): readonly Lead[] {
    return this.find({ ...noSearch, anywhere: typed })
  }

  /** The same, but first those whose name begins with the text, then those whose name has it. */
  findNamed(typed: string): readonly Lead[] {
    return this.#index.find(...askedAnywhere(typed, nameFirst))
  }

  /** As `ahead`, for `findNamed`. */
  aheadNamed(typed: string): () => void {
    return this.#index.ahead(...askedAnywhere(typed, nameFirst))
  }

  /** Gets ready for the first letter, in slices, so that the page answers in between. @returns ends it */
  prepare(): () => void {
    return this.#index.prepare()
  }
}

type Asked = [wanted: Wanted<Text>[], ranking?: Ranking<Text>]
type Ranks = Omit<Ranking<Text>, 'typed'>

const asTyped: Ranks = { places: [...NAMES, 'email'], begins: 0, has: 0, lacks: 1 }

function askedBy({ name, email, anywhere }: Search): Asked {
  if (anywhere.trim()) return askedAnywhere(anywhere, asTyped)
  return [
    [
      ...wordsIn(name).map((word) => ({ word, places: NAMES })),
      ...wordsIn(email).map((word) => ({ word, places: ['email'] as const })),
    ],
  ]
}

const askedAnywhere = (typed: string, ranks: Ranks): Asked => [
  wordsIn(typed).map((word) => ({ word, places: ANYWHERE })),
  { ...ranks, typed: fold(typed.trim()) },
]

const ownBlocks = new WeakMap<readonly Lead[], Map<number, Block<OwnText>>>()

/** The texts of a part of a list, made once for the list, whoever looks through it. @param start where the part begins */
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
  rest: new JoinedTexts(leads.map(({ address, notes }) => `${address}\n${notes}`)),
})

/** What was noted, by the id of the lead that it is about. */
export function textsByLead(notes: readonly Note[]): ReadonlyMap<number, string[]> {
  const texts = new Map<number, string[]>()
  for (const { leadId, text } of notes) {
    const known = texts.get(leadId)
    if (known) known.push(text)
    else texts.set(leadId, [text])
  }
  return texts
}
