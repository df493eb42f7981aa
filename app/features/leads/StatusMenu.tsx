import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { leadStatuses, type ShownStatus } from '#db/model/entities/lead.ts'

/** Sets one status for all selected leads. */
export function StatusMenu({ onChoose }: { onChoose: (status: ShownStatus) => void }) {
  return (
    <Menu label="Set Status" variant="secondary" trigger="Set Status" className="px-3 max-md:flex-auto">
      {leadStatuses.map((status) => (
        <MenuItem key={status} onSelect={() => onChoose(status)}>
          <StatusBadge status={status} />
        </MenuItem>
      ))}
    </Menu>
  )
}
