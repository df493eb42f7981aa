import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#app/lib/call.ts'
import { failureOf } from '#app/lib/failure.ts'
import { chooseTeam } from '#app/lib/teams.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Menu, MenuItem, MenuLabel } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import { SwitcherTeam } from '#db/model/team.ts'
import { CreateTeamDialog } from './CreateTeamDialog.tsx'

/** The team worked in, and the way to another one. */
export function TeamSwitcher() {
  const { user, team, teams } = useWorkspace()
  const [creating, setCreating] = useState(false)
  const pick = (teamId: number) =>
    chooseTeam(user, teamId).catch((error: unknown) =>
      notify(failureOf(error, 'Error', 'Failed to choose the team. Please try again.')),
    )
  return (
    <>
      <Menu
        label={`Team: ${team.name}`}
        trigger={
          <span className="flex min-w-0 max-w-[45vw] items-center gap-2 sm:w-[200px]">
            <Avatar size="small" src={team.avatarUrl} initials={team.name.charAt(0).toUpperCase()} />
            <span className="truncate font-medium">{team.name}</span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted max-[30rem]:hidden" />
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
      {creating && (
        <CreateTeamDialog
          title="Create Team"
          schema={SwitcherTeam}
          onClose={() => setCreating(false)}
          onFailure={(error) =>
            notify({ title: 'Error', text: sentenceOf(error, 'Failed to create team.'), tone: 'error' })
          }
        />
      )}
    </>
  )
}
