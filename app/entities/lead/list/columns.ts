import type { List } from '#db/model/entities/settings.ts'
import type { Sort, SortKey } from './order.ts'

/** The columns of a list of leads; each can be sorted by. */
export type Column = SortKey

export const columnLabels: Record<Column, string> = {
  fullName: 'Name',
  company: 'Company',
  email: 'Email',
  companyUrl: 'Website',
  product: 'Product',
  createdAt: 'Added',
  status: 'Status',
  matchScore: 'Match Score',
  position: 'Position',
  industry: 'Industry',
  companySize: 'Company Size',
  owner: 'Owner',
  phoneNumber: 'Phone',
  city: 'City',
  lastContact: 'Last contact',
  next: 'Next step',
  deal: 'Deal',
}

/** The column that identifies the row and is never hidden. */
export const NAME = 'fullName' satisfies Column

interface ListColumns {
  /** In the order in which they are shown until a person moves them. */
  visible: readonly Column[]
  hidden: readonly Column[]
  sort: Sort
}

/** The columns and the sort order of the two lists of leads. */
export const listColumns: Record<List, ListColumns> = {
  leads: {
    visible: [
      NAME,
      'company',
      'phoneNumber',
      'city',
      'owner',
      'lastContact',
      'next',
      'status',
      'email',
      'companyUrl',
      'product',
      'createdAt',
    ],
    hidden: ['position', 'industry', 'companySize', 'matchScore', 'deal'],
    sort: { by: 'createdAt', descending: true },
  },
  generated: {
    visible: [NAME, 'company', 'companyUrl', 'email', 'product', 'createdAt', 'matchScore'],
    hidden: ['position', 'industry', 'companySize'],
    sort: { by: 'matchScore', descending: true },
  },
}
