import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Column, columnLabels } from './columns.ts'
import { LeadFact, type LeadFactProps } from './LeadFact.tsx'

/** What stands at the head of every card, chosen or not. */
const headed: readonly Column[] = ['fullName', 'company', 'position']

/** Those that a person may choose for the cards, in their order. */
export const cardColumns = (columns: readonly Column[]): Column[] =>
  columns.filter((column) => !headed.includes(column))

/** What does not say by itself what it is. */
const labelled: Partial<Record<Column, string>> = { createdAt: 'Added', companySize: 'Size' }

export interface CardFactsProps extends Omit<LeadFactProps, 'column'> {
  /** The chosen columns, in order. */
  columns: readonly Column[]
}

/** What a card says of a lead beyond its name and role; what is empty takes no room. */
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
              // Above what opens the lead from anywhere on its card.
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
  return column === 'status' || Boolean(lead[column])
}
