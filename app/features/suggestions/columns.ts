import type { Sort, SortKey } from '#app/lib/leadOrder.ts'

/** SPEC.md section 2, Generated Leads: the columns visible by default, each of which sorts. */
export const columns = [
  'fullName',
  'company',
  'companyUrl',
  'email',
  'product',
  'createdAt',
  'matchScore',
] as const satisfies SortKey[]
export type Column = (typeof columns)[number]

export const columnLabels: Record<Column, string> = {
  fullName: 'Name',
  company: 'Company',
  companyUrl: 'Website',
  email: 'Email',
  product: 'Product',
  createdAt: 'Added',
  matchScore: 'Match Score',
}

/** SPEC.md section 4, Generated-lead sorting. */
export const defaultSort: Sort = { by: 'matchScore', descending: true }
