import { NOBODY, type Owners } from '#app/entities/lead/owners.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'

interface OwnerMenuProps {
  owners: Owners
  /** @param name undefined for nobody */
  onChoose: (ownerId: number | null, name: string | undefined) => void
}

/** Gives all selected leads to one member of the team, or to nobody. */
export function OwnerMenu({ owners: { ids, names, me }, onChoose }: OwnerMenuProps) {
  return (
    <Menu label="Set Owner" variant="secondary" trigger="Set Owner" className="px-3 max-md:flex-auto">
      {ids.map((id) => (
        <MenuItem key={id} onSelect={() => onChoose(id, names.get(id))}>
          {id === me ? `${names.get(id)} (you)` : names.get(id)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onChoose(null, undefined)}>{NOBODY}</MenuItem>
    </Menu>
  )
}
