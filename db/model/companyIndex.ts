/** A company as an index keeps it; '' for what is not known. */
export interface IndexedCompany {
  id: number
  /**
   * By what it is known: its website's host without "www."; where it has none its source's page about it, or
   * "imported:" and its name and place.
   */
  domain: string
  name: string
  website: string
  industry: string
  size: string
  city: string
  /** The city, folded. */
  place: string
  /** State, province or the like: "US-TX". */
  region: string
  /** ISO 3166 alpha-2. */
  country: string
  description: string
  /** Parted by ", ". */
  tags: string
  email: string
  phone: string
  address: string
  /** When its facts were true: a year or a date. */
  asOf: string
}

/** A company to be indexed; of two with the same domain the later one stands. */
export interface CompanyRecord extends Omit<IndexedCompany, 'id'> {
  /** Words of their own kind that a search may be limited to, apart by blanks. */
  facets: string
}

/** Holds where one of the phrases stands in the field, or in any field; words are compared by their Porter stems. */
export interface Clause {
  field?: 'industry' | 'facets'
  anyOf: string[]
}

/** A full-text index of companies, to be searched. */
export interface CompanyIndex {
  /** How many there are. */
  companies: number
  /** The ids of at most `limit` companies for which all clauses hold, best first by BM25. */
  ranked(clauses: Clause[], limit: number): Promise<number[]>
  /** The same, oldest first, which takes less time. */
  unranked(clauses: Clause[], limit: number): Promise<number[]>
  /** The companies with these ids, in that order. */
  companiesWith(ids: number[]): Promise<IndexedCompany[]>
  /** In how many companies each stem occurs; 0 for one alone too, which is as telling as none. */
  frequenciesOf(stems: string[]): Promise<Map<string, number>>
  /** All companies as they were written, oldest first and some at a time. */
  records(): AsyncGenerator<CompanyRecord[]>
  close(): void
}

/** An index of companies that is being made. */
export interface NewCompanyIndex {
  write(companies: CompanyRecord[]): Promise<void>
  /**
   * Makes what was written searchable, while others have their turn.
   * @returns how many companies it holds; one of none is not kept
   */
  finish(): Promise<number>
  /** Without `finish`, what was written is lost. */
  close(): Promise<void>
}

/** The indexes of imported directories, by the directories' ids: the same ones on every server of a store. */
export interface CompanyIndexes {
  /** Begins one, which is not there for anybody before it is finished. */
  create(id: number): Promise<NewCompanyIndex>
  /** @returns undefined where there is none; it is closed with the others */
  open(id: number): Promise<Omit<CompanyIndex, 'close'> | undefined>
  /** How many bytes it takes; 0 where there is none. */
  bytesOf(id: number): Promise<number>
  /** Where there is none, that is no error; who searches it meanwhile may be told one. */
  remove(id: number): Promise<void>
  /** Removes what a crash left: all but those that are kept, and those that are being made. */
  removeAllBut(kept: () => Promise<ReadonlySet<number>>): Promise<void>
  close(): void
}
