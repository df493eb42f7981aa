import type { ComponentProps } from 'react'
import type { Lead, ShownStatus } from '#db/model/entities/lead.ts'
import type { BoardColumn } from './boardColumns.ts'
import type { LeadRows } from './LeadRows.tsx'

/** What the board shows and does, the same on a phone and on a desk. */
export interface BoardProps
  extends Pick<ComponentProps<typeof LeadRows>, 'also' | 'actions' | 'nextOf' | 'unsent' | 'reasonOf'> {
  columns: readonly BoardColumn[]
  /** The name of a lead's owner, unless that need not be said. */
  ownerOf: (lead: Lead) => string | undefined
  /** Shows more leads of a status. */
  onMore: (status: ShownStatus) => void
}
