import type { SortKey } from './leadOrder.ts'

/** SPEC.md section 2, Generated Leads: the columns visible by default. */
export const columnLabels: Record<SortKey, string> = {
  fullName: 'Name',
  company: 'Company',
  companyUrl: 'Website',
  email: 'Email',
  product: 'Product',
  createdAt: 'Added',
  matchScore: 'Match Score',
}
