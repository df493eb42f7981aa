import { fold, searchable, searchableNumber, type Words, wordsIn } from '#app/data/rows/searched.ts'
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

/** Leads whose texts are looked through at once, and made ready at once. */
const BLOCK = 2_000

/** Finds leads of a list by their texts: every word of what was typed, in any order. */
export class LeadSearch {
  readonly #leads: readonly Lead[]
  readonly #beside: TextsBeside
  readonly #blocks: Block[] = []

  constructor(leads: readonly Lead[], beside: TextsBeside = () => []) {
    this.#leads = leads
    this.#beside = beside
  }

  /** The leads in which all of it is found, in the list's order; those found by the one box as `findAnywhere` has them. */
  find({ name, email, anywhere }: Search): readonly Lead[] {
    if (anywhere.trim()) return this.findAnywhere(anywhere)
    const names = wordsIn(name)
    const emails = wordsIn(email)
    if (names.length + emails.length === 0) return this.#leads
    const found: Lead[] = []
    this.#eachBlock((block, leadAt) => {
      const wanted = [
        ...names.map((word) => ({ word, places: [block.names] })),
        ...emails.map((word) => ({ word, places: [block.emails] })),
      ]
      for (const row of rowsOf(marked(wanted), wanted.length)) {
        const lead = leadAt(row)
        if (lead) found.push(lead)
      }
    })
    return found
  }

  /** The leads that have every word anywhere: first those that have the text as it was typed in a name or an address. */
  findAnywhere(typed: string): readonly Lead[] {
    const words = wordsIn(typed)
    if (words.length === 0) return this.#leads
    const literal = [fold(typed.trim())]
    const ranks: [Lead[], Lead[]] = [[], []]
    this.#eachBlock(({ names, emails, numbers, beside }, leadAt) => {
      const everywhere = [names, emails, numbers, beside]
      const asTyped = marked([{ word: literal, places: [names, emails] }])
      for (const row of rowsOf(marked(words.map((word) => ({ word, places: everywhere }))), words.length)) {
        const lead = leadAt(row)
        if (lead) ranks[asTyped[row] ? 0 : 1].push(lead)
      }
    })
    return ranks.flat()
  }

  /** Gets ready for the first letter, in slices, so that the page answers in between. @returns ends it */
  prepare(): () => void {
    const goOn = () => {
      if (this.#blocks.length * BLOCK >= this.#leads.length) return
      this.#makeBlock()
      timer = setTimeout(goOn)
    }
    let timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }

  #eachBlock(look: (block: Block, leadAt: (row: number) => Lead | undefined) => void): void {
    for (let start = 0; start < this.#leads.length; start += BLOCK) {
      look(this.#blocks[start / BLOCK] ?? this.#makeBlock(), (row) => this.#leads[start + row])
    }
  }

  #makeBlock(): Block {
    const start = this.#blocks.length * BLOCK
    const leads = this.#leads.slice(start, start + BLOCK)
    const texts = leads.map(textsOf)
    const block = {
      names: new JoinedTexts(texts.map(({ names }) => names)),
      emails: new JoinedTexts(texts.map(({ email }) => email)),
      numbers: new JoinedTexts(texts.map(({ number }) => number)),
      beside: new JoinedTexts(leads.map((lead) => besideOf(lead, this.#beside(lead)))),
    }
    this.#blocks.push(block)
    return block
  }
}

type Block = Record<'names' | 'emails' | 'numbers' | 'beside', JoinedTexts>

/** A word in one of its spellings, and where it may stand. */
interface Wanted {
  word: Words[number]
  places: readonly JoinedTexts[]
}

/** @returns for each row of a block how many of the words it has, up to the first that it lacks */
function marked(wanted: readonly Wanted[]): Uint8Array {
  const had = new Uint8Array(BLOCK)
  for (const [nth, { word, places }] of wanted.entries()) {
    for (const place of places) {
      for (const spelling of word) {
        for (const row of place.rowsWith(spelling)) if (had[row] === nth) had[row] = nth + 1
      }
    }
  }
  return had
}

/** The rows that have so many, in order. */
function rowsOf(had: Uint8Array, words: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < had.length; row++) if (had[row] === words) rows.push(row)
  return rows
}

/** The texts of many rows in one string, which is looked through many times as fast as they are one by one. */
class JoinedTexts {
  readonly #text: string
  /** Where each row's text ends. */
  readonly #ends: readonly number[]

  constructor(texts: readonly string[]) {
    let end = 0
    this.#text = texts.join('')
    this.#ends = texts.map((text) => {
      end += text.length
      return end
    })
  }

  /** @param sought not empty. @returns the places of the rows in which it stands, in order */
  rowsWith(sought: string): number[] {
    const rows: number[] = []
    let row = 0
    let at = this.#text.indexOf(sought)
    while (at >= 0) {
      let end = this.#ends[row] ?? at
      while (end <= at) end = this.#ends[++row] ?? Number.POSITIVE_INFINITY
      const isWithin = at + sought.length <= end
      if (isWithin) rows.push(row)
      at = this.#text.indexOf(sought, isWithin ? end : at + 1)
    }
    return rows
  }
}

/** What is looked at in a lead. */
interface Texts {
  names: string
  email: string
  number: string
}

const known = new WeakMap<Lead, Texts>()

/** A lead's texts, made once, whatever list it stands in. */
function textsOf(lead: Lead): Texts {
  const texts = known.get(lead) ?? {
    names: searchable([lead.fullName, lead.company, lead.position, lead.industry]),
    email: searchable([lead.email]),
    number: searchableNumber(lead.phoneNumber),
  }
  known.set(lead, texts)
  return texts
}

const besideOf = ({ address, notes }: Lead, beside: readonly string[]): string =>
  searchable([address, notes, ...beside])

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
