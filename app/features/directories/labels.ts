import { grouped } from '#app/ui/grouped.ts'
import type { CompanyField, ImportCounts } from '#db/model/directory.ts'
import { capitalised } from '#db/model/text.ts'

/** The labels of a company's fields. */
export const fieldLabels: Record<CompanyField, string> = {
  name: 'Company name',
  website: 'Website',
  industry: 'Industry',
  size: 'Company size',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  description: 'Description',
  tags: 'Keywords',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  page: 'Page of the source',
  asOf: 'As of',
}

/** "12,408 companies", "1 company". */
export const companiesInWords = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'company' : 'companies'}`

/** "12,408 companies imported, 31 duplicates, 12 rows left out: line 7 has no website". */
export function outcomeInWords({
  companies,
  duplicates,
  leftOut,
  reasons: [first],
}: Omit<ImportCounts, 'tally'>): string {
  const parts = [`${companiesInWords(companies)} imported`]
  if (duplicates > 0) parts.push(`${grouped(duplicates)} ${duplicates === 1 ? 'duplicate' : 'duplicates'}`)
  if (leftOut > 0) {
    const why = first ? `: line ${grouped(first.line)} ${first.reason}` : ''
    parts.push(`${grouped(leftOut)} ${leftOut === 1 ? 'row' : 'rows'} left out${why}`)
  }
  return parts.join(', ')
}

/** A name for an import, derived from its file's name: "Trade fair 2026" from "trade_fair-2026.csv". */
export function nameFromFile(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return capitalised(plain).slice(0, 100)
}
