import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { leadName, scoreShown, shortDate } from '#app/lib/format.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { initials } from '#app/ui/initials.ts'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Column } from './columns.ts'
import type { LeadListProps } from './LeadCards.tsx'
import { ProductCell } from './ProductCell.tsx'
import { Reasoning } from './Reasoning.tsx'

export interface LeadRowProps extends Omit<LeadListProps, 'leads'> {
  lead: Lead
  /** The columns' classes. */
  widths: Partial<Record<Column, string>>
}

/** Name, company, email, added, match score and view: what a tablet shows beside the box. */
const COLUMNS_ALWAYS_SHOWN = 6

/** A generated lead's cells in the order of the columns, and under them why its company was suggested. */
export function LeadRow({ lead, widths, products, reasons, selection, onView }: LeadRowProps) {
  const name = leadName(lead)
  const reason = reasons.get(lead.suggestionId ?? 0)
  return (
    <>
      <tr>
        <td className="text-center">
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            checked={selection.has(lead.id)}
            onCheckedChange={(selected) => selection.set(lead.id, selected)}
          />
        </td>
        <Cell>
          <span className="flex items-center gap-2">
            <Avatar size="small" src={lead.avatarUrl} initials={initials(lead.fullName)} />
            <span className="truncate font-semibold">{name || '-'}</span>
          </span>
        </Cell>
        <Cell>{lead.company || '-'}</Cell>
        <Cell className={widths.companyUrl}>
          <WebLink address={lead.companyUrl} />
        </Cell>
        <Cell>{lead.email || '-'}</Cell>
        <Cell className={widths.product}>
          <ProductCell productId={lead.productId} product={products.get(lead.productId ?? 0)} />
        </Cell>
        <Cell>{shortDate(lead.createdAt)}</Cell>
        <Cell>
          <ScoreBadge {...scoreShown(lead.matchScore)} />
        </Cell>
        <td>
          <IconButton label={`View ${name}`} icon={<Eye />} onClick={() => onView(lead)} />
        </td>
      </tr>
      {reason && (
        <tr>
          <td />
          <td colSpan={COLUMNS_ALWAYS_SHOWN} className="pr-2">
            <Reasoning text={reason} />
          </td>
          <td className={widths.companyUrl} />
          <td className={widths.product} />
        </tr>
      )}
    </>
  )
}

function Cell({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <td className={classes('truncate py-1 pr-2', className)}>{children}</td>
}
