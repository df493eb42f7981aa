import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { chooseTeam } from '#app/lib/teams.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Menu, MenuItem, MenuLabel } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import { CreateTeam } from './CreateTeam.tsx'

/** The team worked in, and the way to another one. */
export function TeamSwitcher() {
  const { user, team, teams } = useWorkspace()
  const [creating, setCreating] = useState(false)
  const pick = (teamId: number) =>
    chooseTeam(user, teamId).catch(() =>
      notify({ title: 'Team chosen on this device', text: 'The choice could not be saved as your default.' }),
    )
  return (
    <>
      <Menu
        label={`Team: ${team.name}`}
        trigger={
          <span className="flex min-w-0 max-w-[45vw] items-center gap-2 sm:w-[200px]">
            <Avatar size="small" src={team.avatarUrl} initials={team.name.charAt(0).toUpperCase()} />
            <span className="truncate font-medium">{team.name}</span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
          </span>
        }
      >
        <MenuLabel>Teams</MenuLabel>
        {teams.map(({ id, name }) => (
          <MenuItem key={id} icon={id === team.id ? <Check /> : <span />} onSelect={() => void pick(id)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem icon={<Plus />} onSelect={() => setCreating(true)}>
          Create Team
        </MenuItem>
      </Menu>
      <CreateTeam open={creating} onOpenChange={setCreating} />
    </>
  )
}
