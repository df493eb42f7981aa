import { Link } from '@tanstack/react-router'
import { Check, Plus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { PickList } from '#app/ui/PickList.tsx'
import type { Team } from '#db/model/team.ts'

interface TeamListProps {
  /** Empty for someone without a team. */
  teams: readonly Team[]
  /** The id of the current team. */
  current: number
  onPick: (team: Team) => void
  onCreate: () => void
  /** Called when a link is followed. */
  onLeave: () => void
}

/** The person's teams, searched by typing, and the other actions on teams. */
export function TeamList({ teams, current, onPick, onCreate, onLeave }: TeamListProps) {
  if (teams.length === 0) return <NoTeams onCreate={onCreate} />
  return (
    <>
      <Choice teams={teams} current={current} onPick={onPick} />
      <div className="sticky bottom-0 grid border-line border-t bg-surface p-2">
        <Button variant="ghost" icon={<Plus />} onClick={onCreate} className="justify-start">
          Create Team
        </Button>
        <Link to="/team-settings" onClick={onLeave} className={`${buttonClass('ghost')} justify-start`}>
          <Users aria-hidden />
          Manage Teams
        </Link>
      </div>
    </>
  )
}

function Choice({ teams, current, onPick }: Pick<TeamListProps, 'teams' | 'current' | 'onPick'>) {
  const [text, setText] = useState('')
  const groups = useMemo(() => [{ heading: 'Teams', items: named(teams, text) }], [teams, text])
  return (
    <PickList
      className="p-2"
      label="Search teams"
      placeholder="Search team..."
      text={text}
      onTextChange={setText}
      groups={groups}
      keyOf={({ id }) => id}
      onPick={onPick}
      empty={<p className="px-3 py-4 text-center text-muted text-sm">No team found.</p>}
    >
      {({ id, name, avatarUrl }) => (
        <>
          <Avatar size="small" src={avatarUrl} initials={name.charAt(0).toUpperCase()} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {id === current && (
            <>
              <Check aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
              <span className="sr-only">, current</span>
            </>
          )}
        </>
      )}
    </PickList>
  )
}

function named(teams: readonly Team[], text: string): Team[] {
  const sought = text.trim().toLowerCase()
  return teams.filter(({ name }) => name.toLowerCase().includes(sought))
}

function NoTeams({ onCreate }: Pick<TeamListProps, 'onCreate'>) {
  return (
    <div className="grid gap-3 p-4 text-center">
      <p className="text-muted text-sm">No teams found</p>
      <Button icon={<Plus />} onClick={onCreate}>
        Create Your First Team
      </Button>
    </div>
  )
}
