import { memo, type ReactNode } from 'react'
import { leadName } from '#app/entities/lead/labels.ts'
import { NextWords } from '#app/entities/lead/NextWords.tsx'
import { nextOf } from '#app/entities/lead/next.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { initials } from '#app/ui/initials.ts'
import { Unsent } from '#app/ui/RowText.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Column, NAME } from './columns.ts'
import { LeadFact, type LeadFactProps } from './LeadFact.tsx'

export interface LeadRowProps extends Omit<LeadFactProps, 'column'> {
  /** Its position in the list, from 0. */
  index: number
  columns: readonly Column[]
  selected: boolean
  onSelect: Selection['set']
  /** Makes the name a button that opens the lead. */
  onOpen?: ((lead: Lead) => void) | undefined
  /** The content of the last column. */
  action: (lead: Lead) => ReactNode
  /** Whether the lead has changes that exist only on this device. */
  unsent?: boolean | undefined
  /** Content below the row, across all columns, if any. */
  under?: ((lead: Lead) => ReactNode) | undefined
}

const stuck = 'sticky z-10'
/** The name and the checkbox stay visible when the table is scrolled sideways. */
export const stuckBox = `${stuck} left-0`
export const stuckName = `${stuck} left-11`
/** Names of people and companies are never cut. */
const wrapping: readonly Column[] = ['company', 'owner', 'next']
const stuckGround = 'bg-surface group-hover:bg-raised group-aria-current:bg-raised'

/**
 * A lead's cells in the order of the columns. It renders again only when the lead's data changed, not on
 * scrolling.
 */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { index, lead, columns, selected, onSelect, action, under, onOpen, unsent, ...known } = props
  // Below the status, where no column has it.
  const next = !columns.includes('next') && nextOf(known.works?.get(lead.id), new Date())
  const below = under?.(lead)
  return (
    <>
      <tr aria-rowindex={index + 2}>
        <td className={classes(stuckBox, stuckGround)}>
          <Checkbox
            label={`Select ${leadName(lead)}`}
            hideLabel
            checked={selected}
            onCheckedChange={(checked) => onSelect(lead.id, checked)}
          />
        </td>
        {columns.map((column) =>
          column === NAME ? (
            <td key={column} className={classes('px-2 py-1', stuckName, stuckGround)}>
              <Name lead={lead} unsent={unsent} onOpen={onOpen} />
            </td>
          ) : (
            <td
              key={column}
              className={classes('px-2 py-1', wrapping.includes(column) ? 'wrap-break-word' : 'truncate')}
            >
              <LeadFact column={column} lead={lead} {...known} />
              {column === 'status' && next && (
                <span className="flex text-muted text-xs">
                  <NextWords next={next} />
                </span>
              )}
            </td>
          ),
        )}
        <td>
          <div className="flex">{action(lead)}</div>
        </td>
      </tr>
      {below && (
        <tr>
          <td className={classes(stuckBox, stuckGround)} />
          <td colSpan={columns.length + 1} className="px-2">
            <div className="sticky left-13 max-w-xl">{below}</div>
          </td>
        </tr>
      )}
    </>
  )
})

function Name({ lead, unsent, onOpen }: Pick<LeadRowProps, 'lead' | 'unsent' | 'onOpen'>) {
  const look = 'flex min-h-control max-w-full items-center gap-2 font-semibold'
  const content = (
    <>
      <Avatar size="small" src={lead.avatarUrl} initials={initials(lead.fullName)} />
      <span className="min-w-0">
        <span className="wrap-break-word block">{leadName(lead) || '-'}</span>
        {lead.sample && <Badge tone="blue">Sample</Badge>}
      </span>
      {unsent && <Unsent />}
    </>
  )
  if (!onOpen) return <span className={look}>{content}</span>
  return (
    <button
      type="button"
      data-opens={lead.id}
      onClick={() => onOpen(lead)}
      className={classes(look, 'rounded-md text-left hover:underline')}
    >
      {content}
    </button>
  )
}
