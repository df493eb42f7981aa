import { CircleDot } from 'lucide-react'
import { useState } from 'react'
import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { LeadLine } from '#app/entities/lead/list/LeadLine.tsx'
import { Button } from '#app/ui/Button.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Direction } from '#app/ui/swipe.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { useTouch } from '#app/ui/useTouch.ts'
import { leadStatuses, type ShownStatus } from '#db/model/entities/lead.ts'
import type { BoardColumn } from './boardColumns.ts'
import type { BoardProps } from './boardProps.ts'

/** One status a screen. A swipe or a tap on a tab shows another one. */
export function BoardOnPhone({ columns, ...props }: BoardProps) {
  const [status, setStatus] = useState<ShownStatus>(leadStatuses[0])
  const at = leadStatuses.indexOf(status)
  // A swipe to the left pulls in what is to the right.
  const beside = (way: Direction) => leadStatuses[way === 'left' ? at + 1 : at - 1]
  const touch = useTouch({
    id: at,
    offset: 0,
    roomOf: ({ clientWidth: width }) => ({
      right: beside('right') ? width / 4 : 0,
      left: beside('left') ? width / 4 : 0,
      width,
    }),
    onMove: () => {},
    onEnd: (end) => {
      const next = end.kind === 'back' ? undefined : beside(end.way)
      if (next) setStatus(next)
    },
    onHold: undefined,
  })
  const tabs = columns.map((column) => ({
    value: column.status,
    label: `${valueShown('status', column.status)} ${grouped(column.count)}`,
    content: <Column column={column} {...props} />,
  }))
  return (
    <div {...touch} className="touch-pan-y touch-pinch-zoom flex-1">
      <Tabs label="Status" tabs={tabs} value={status} onValueChange={setStatus} className="" />
    </div>
  )
}

interface ColumnProps extends Omit<BoardProps, 'columns'> {
  column: BoardColumn
}

function Column({ column, onMore, also, ownerOf, actions, nextOf, unsent, reasonOf }: ColumnProps) {
  const { status, count, leads } = column
  const label = valueShown('status', status)
  if (count === 0) return <p className="py-8 text-center text-muted text-sm">No leads here</p>
  return (
    <>
      <ul aria-label={`${label} leads`} className="-mx-4">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadLine
              lead={lead}
              next={nextOf(lead.id)}
              also={also}
              reason={reasonOf?.(lead)}
              owner={ownerOf(lead)}
              unsent={unsent.has(lead.id)}
              onOpen={actions.view}
              menu={
                <IconButton
                  label={`Status of ${leadName(lead)}: ${label}`}
                  icon={<CircleDot />}
                  onClick={() => actions.setStatus(lead)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {leads.length < count && (
        <Button variant="secondary" wide className="mt-3" onClick={() => onMore(status)}>
          Show more
        </Button>
      )}
    </>
  )
}
