import type { Lead } from '#db/model/entities/lead.ts'

/** What is searched for: `name` in name, company, position and industry, `email` in the address. */
export interface Search {
  name: string
  email: string
}

/** Leads whose texts are looked through at once, and made ready at once. */
const BLOCK = 2_000

/** Finds leads of a list by their texts. */
export class LeadSearch {
  readonly #leads: readonly Lead[]
  readonly #blocks: Block[] = []

  constructor(leads: readonly Lead[]) {
    this.#leads = leads
  }

  /** The leads in which both are found, in the list's order. */
  find(search: Search): readonly Lead[] {
    const name = search.name.trim().toLowerCase()
    const email = search.email.trim().toLowerCase()
    if (!name && !email) return this.#leads
    if (!email) return this.#leadsAt(({ names }) => names.rowsWith(name))
    if (!name) return this.#leadsAt(({ emails }) => emails.rowsWith(email))
    return this.#leadsAt(({ names, emails }) => {
      const rows = new Set(emails.rowsWith(email))
      return names.rowsWith(name).filter((row) => rows.has(row))
    })
  }

  /** The leads that have the text in their names or in their address, in the list's order. */
  findAnywhere(typed: string): readonly Lead[] {
    const text = typed.trim().toLowerCase()
    if (!text) return this.#leads
    return this.#leadsAt(({ names, emails }) =>
      [...new Set([...names.rowsWith(text), ...emails.rowsWith(text)])].sort((a, b) => a - b),
    )
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

  #leadsAt(rowsOf: (block: Block) => number[]): Lead[] {
    const found: Lead[] = []
    for (let start = 0; start < this.#leads.length; start += BLOCK) {
      for (const row of rowsOf(this.#blocks[start / BLOCK] ?? this.#makeBlock())) {
        const lead = this.#leads[start + row]
        if (lead) found.push(lead)
      }
    }
    return found
  }

  #makeBlock(): Block {
    const start = this.#blocks.length * BLOCK
    const texts = this.#leads.slice(start, start + BLOCK).map(textsOf)
    const block = {
      names: new JoinedTexts(texts.map(({ names }) => names)),
      emails: new JoinedTexts(texts.map(({ email }) => email)),
    }
    this.#blocks.push(block)
    return block
  }
}

interface Block {
  names: JoinedTexts
  emails: JoinedTexts
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

/** What is looked at in a lead, in lower case. */
interface Texts {
  names: string
  email: string
}

const known = new WeakMap<Lead, Texts>()

/** A lead's texts, made once, whatever list it stands in. */
function textsOf(lead: Lead): Texts {
  const texts = known.get(lead) ?? {
    names: [lead.fullName, lead.company, lead.position, lead.industry].join('\n').toLowerCase(),
    email: lead.email.toLowerCase(),
  }
  known.set(lead, texts)
  return texts
}
