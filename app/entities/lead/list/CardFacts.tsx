import { leadCity } from '#app/entities/lead/city.ts'
import { classes } from '#app/ui/classes.ts'
import { isScored, type Lead } from '#db/model/entities/lead.ts'
import { type Column, columnLabels } from './columns.ts'
import { LeadFact, type LeadFactProps } from './LeadFact.tsx'

/** Every card shows these in its head, whether they were chosen or not. */
const headed: readonly Column[] = ['fullName', 'company', 'position']

/** The columns that a person can choose for cards, in order. */
export const cardColumns = (columns: readonly Column[]): Column[] =>
  columns.filter((column) => !headed.includes(column))

/** Facts that need a label to be understood. */
const labelled: Partial<Record<Column, string>> = { createdAt: 'Added', companySize: 'Size' }

export interface CardFactsProps extends Omit<LeadFactProps, 'column'> {
  /** The chosen columns, in order. */
  columns: readonly Column[]
}

/** The facts on a lead's card besides name and role; empty facts are left out. */
export function CardFacts({ columns, lead, ...known }: CardFactsProps) {
  const facts = cardColumns(columns).filter((column) => hasFact(lead, column))
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {facts.map((column) => (
        <div key={column} className="flex min-w-0 max-w-full items-center gap-1.5">
          <dt className={labelled[column] ? 'shrink-0 text-muted' : 'sr-only'}>
            {labelled[column] ?? columnLabels[column]}
          </dt>
          <dd
            className={classes(
              'min-w-0 truncate',
              labelled[column] && 'text-muted',
              // Above the layer that opens the lead from anywhere on its card.
              column === 'companyUrl' && 'relative z-10',
            )}
          >
            <LeadFact column={column} lead={lead} {...known} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function hasFact(lead: Lead, column: Column): boolean {
  if (column === 'product') return lead.productId !== null
  if (column === 'owner') return lead.ownerId !== null
  if (column === 'matchScore') return isScored(lead)
  if (column === 'city') return leadCity(lead) !== ''
  if (column === 'deal') return lead.dealValue !== null
  if (column === 'lastContact' || column === 'next') return false
  return column === 'status' || Boolean(lead[column])
}
