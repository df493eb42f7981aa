import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { sentenceOf } from '#app/data/server/call.ts'
import { chooseTeam } from '#app/data/teams.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { Popover } from '#app/ui/Popover.tsx'
import { SwitcherTeam, type Team } from '#db/model/team.ts'
import { CreateTeam } from './CreateTeam.tsx'
import { TeamList } from './TeamList.tsx'

/** The current team, and the list to switch to another. */
export function TeamSwitcher() {
  const { user, team, teams } = useWorkspace()
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState(false)
  const inTeam = teams.some(({ personal }) => !personal)
  const pick = ({ id }: Team) => {
    setOpen(false)
    void attempt(() => chooseTeam(user, id), {
      failed: changeFailed('Error', 'Failed to choose the team. Please try again.'),
    })
  }
  const create = () => {
    setOpen(false)
    setCreating(true)
  }
  return (
    <>
      <Popover
        label="Teams"
        trigger={<TeamButton team={inTeam ? team : undefined} />}
        open={open}
        onOpenChange={setOpen}
      >
        <TeamList
          teams={inTeam ? teams : []}
          current={team.id}
          onPick={pick}
          onCreate={create}
          onLeave={() => setOpen(false)}
        />
      </Popover>
      {creating && (
        <CreateTeam
          title="Create Team"
          schema={SwitcherTeam}
          onClose={() => setCreating(false)}
          onFailure={(error) => ({
            title: 'Error',
            text: sentenceOf(error, 'Failed to create team.'),
            tone: 'error',
          })}
        />
      )}
    </>
  )
}

interface TeamButtonProps extends ComponentProps<'button'> {
  /** Undefined for someone without a team. */
  team: Team | undefined
}

function TeamButton({ team, ...rest }: TeamButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        buttonClass('ghost', 'snug'),
        'min-w-0 max-w-full justify-start md:w-[200px] md:border md:border-line',
      )}
    >
      {/* If only a letter or two of the name would fit, the name is shown alone. */}
      {team && (
        <Avatar
          size="small"
          src={team.avatarUrl}
          initials={team.name.charAt(0).toUpperCase()}
          className="@max-[7.5rem]:hidden"
        />
      )}
      <span className="min-w-0 flex-1 truncate text-left">
        {team && <span className="sr-only">Team: </span>}
        {team?.name ?? 'Add Team'}
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted max-md:hidden" />
    </button>
  )
}
