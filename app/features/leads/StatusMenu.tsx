import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { leadStatuses } from '#db/model/entities/lead.ts'

const statuses = [...leadStatuses, 'approved'] as const

/** A status that can be set for several leads. */
export type StatusGiven = (typeof statuses)[number]

/** Sets one status for all selected leads. */
export function StatusMenu({ onChoose }: { onChoose: (status: StatusGiven) => void }) {
  return (
    <Menu label="Set Status" variant="secondary" trigger="Set Status" className="px-3 max-md:flex-auto">
      {statuses.map((status) => (
        <MenuItem key={status} onSelect={() => onChoose(status)}>
          <StatusBadge status={status} />
        </MenuItem>
      ))}
    </Menu>
  )
}
