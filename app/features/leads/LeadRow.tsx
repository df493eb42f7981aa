import type { ReactNode } from 'react'
import { leadName, longDate, productLine } from '#app/lib/format.ts'
import type { Selection } from '#app/lib/useSelection.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { initials } from '#app/ui/initials.ts'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'

interface LeadRowProps {
  lead: Lead
  product: Product | undefined
  selection: Selection
  actions: LeadActions
}

/** The cells of a lead's row, in the order of the table's columns. */
export function LeadRow({ lead, product, selection, actions }: LeadRowProps) {
  return (
    <>
      <td>
        <Checkbox
          label={`Select ${leadName(lead)}`}
          hideLabel
          checked={selection.has(lead.id)}
          onCheckedChange={(selected) => selection.set(lead.id, selected)}
        />
      </td>
      <Cell>
        <button
          type="button"
          onClick={() => actions.view(lead)}
          className="flex min-h-control max-w-full items-center gap-2 rounded-md font-semibold hover:underline"
        >
          <Avatar size="small" src={lead.avatarUrl} initials={initials(lead.fullName)} />
          <span className="truncate">{leadName(lead)}</span>
        </button>
      </Cell>
      <Cell>{lead.company || '-'}</Cell>
      <Cell>{lead.email || '-'}</Cell>
      <Cell className="hidden xl:table-cell">
        <WebLink address={lead.companyUrl} />
      </Cell>
      <Cell className="hidden xl:table-cell">
        {productLine(lead.productId, product) ?? <i className="text-muted">No product</i>}
      </Cell>
      <Cell wraps>{longDate(lead.createdAt)}</Cell>
      <Cell>
        <StatusBadge status={lead.status} />
      </Cell>
      <td>
        <LeadMenu lead={lead} actions={actions} />
      </td>
    </>
  )
}

function Cell({ wraps, className, children }: { wraps?: boolean; className?: string; children: ReactNode }) {
  return <td className={classes('px-2 py-1', !wraps && 'truncate', className)}>{children}</td>
}
