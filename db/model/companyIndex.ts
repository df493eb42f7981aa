/** A company as an index stores it; a field is '' if it is unknown. */
export interface IndexedCompany {
  id: number
  /**
   * Identifies the company: the host of its website without "www.". Without a website, its source's page
   * about it, or "imported:" with its name and place.
   */
  domain: string
  name: string
  website: string
  industry: string
  size: string
  city: string
  /** The city, folded. */
  place: string
  /** State, province or similar, for example "US-TX". */
  region: string
  /** ISO 3166 alpha-2. */
  country: string
  description: string
  /** Separated by ", ". */
  tags: string
  email: string
  phone: string
  address: string
  /** The year or date of its data. */
  asOf: string
  /** Latitude and longitude in degrees, WGS 84: "51.3155,9.4924"; '' if unknown. */
  position: string
}

/** A company to be indexed. If two have the same domain, the later one replaces the earlier one. */
export interface CompanyRecord extends Omit<IndexedCompany, 'id'> {
  /** Keywords that a search can be limited to, separated by spaces. */
  facets: string
}

/**
 * Matches if the field, or any field, contains one of the phrases. Words are compared by their Porter stems.
 */
export interface Clause {
  field?: 'industry' | 'facets'
  anyOf: string[]
}

/** A full-text index of companies. */
export interface CompanyIndex {
  /** The number of companies. */
  companies: number
  /** The ids of at most `limit` companies that match all clauses, ranked by BM25, best first. */
  ranked(clauses: Clause[], limit: number): Promise<number[]>
  /** The same, oldest first, which is faster. */
  unranked(clauses: Clause[], limit: number): Promise<number[]>
  /** The companies with these ids, in that order. */
  companiesWith(ids: number[]): Promise<IndexedCompany[]>
  /** The number of companies in which each stem occurs. A stem of one company may count as 0, too. */
  frequenciesOf(stems: string[]): Promise<Map<string, number>>
  /** All companies as they were written, oldest first, in chunks. */
  records(): AsyncGenerator<CompanyRecord[]>
  close(): void
}

/** An index of companies that is being built. */
export interface NewCompanyIndex {
  write(companies: CompanyRecord[]): Promise<void>
  /**
   * Makes the written companies searchable; other work gets a turn in between.
   * @returns the number of companies; an index with none is not kept
   */
  finish(): Promise<number>
  /** Without a preceding `finish`, the written companies are lost. */
  close(): Promise<void>
}

/** The indexes of imported directories, by the directory's id. All servers of a store have the same ones. */
export interface CompanyIndexes {
  /** Starts an index. Nobody can open it before it is finished. */
  create(id: number): Promise<NewCompanyIndex>
  /** @returns undefined if there is none; the index is closed together with the others */
  open(id: number): Promise<Omit<CompanyIndex, 'close'> | undefined>
  /** The size in bytes; 0 if there is no such index. */
  bytesOf(id: number): Promise<number>
  /** Does nothing if there is no such index. A search that is running in it may fail. */
  remove(id: number): Promise<void>
  /** Removes indexes that a crash left: all except the kept ones and those that are being built. */
  removeAllBut(kept: () => Promise<ReadonlySet<number>>): Promise<void>
  close(): void
}
