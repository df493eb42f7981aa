import { LogOut, UserPlus, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { mayInvite, mayLeave } from '#db/model/permissions.ts'
import type { Team } from '#db/model/team.ts'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberCards, MemberTable } from './MemberList.tsx'
import { leaveTeam } from './people.ts'
import { teamFailed, whyNot } from './whyNot.ts'

export interface TeamMembersProps {
  team: Team
  /** The button to create a first team, for someone who works alone. */
  createTeam: ReactNode
}

/** The members of the team and its open invitations. */
export function TeamMembers({ team, createTeam }: TeamMembersProps) {
  if (team.personal) {
    return (
      <EmptyState
        icon={<Users />}
        title="No team members yet"
        text="This is your personal space. Create a team to work together: what is here goes along."
        action={createTeam}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <Card title="Team Members" actions={mayInvite(team) && <InviteMember team={team} />}>
        <People team={team} />
      </Card>
      {mayInvite(team) && <Invitations team={team} />}
      <LeaveTeam team={team} />
    </div>
  )
}

function InviteMember({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
        Invite Member
      </Button>
      {open && <InviteDialog team={team} onClose={() => setOpen(false)} />}
    </>
  )
}

function People({ team }: { team: Team }) {
  const { data, error } = useMembers(team.id)
  const wide = useWide()
  if (!data) return error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />
  const alone = data.every(({ userId }) => userId === team.ownerId)
  return (
    <>
      {wide ? <MemberTable members={data} team={team} /> : <MemberCards members={data} team={team} />}
      {alone && <EmptyState title="No team members yet" text="Invite the people you work with." />}
    </>
  )
}

/** Leaves the team; not available to its owner. */
function LeaveTeam({ team }: { team: Team }) {
  const { user } = useWorkspace()
  const { data = [] } = useMembers(team.id)
  const own = data.find(({ userId }) => userId === user.id)
  if (!own || !mayLeave(team)) return null
  const leave = () =>
    attempt(() => leaveTeam(user, team.id, own.id), {
      done: { title: `You left ${team.name}` },
      failed: teamFailed('Removal failed', 'Failed to leave the team. Please try again.'),
    })
  return (
    <div>
      <ConfirmFirst
        trigger={(ask) => (
          <Button variant="secondary" icon={<LogOut />} onClick={ask}>
            Leave Team
          </Button>
        )}
        title={`Leave ${team.name}?`}
        text="Its leads, products and emails leave your devices. What you have not sent yet stays here, under Attention."
        confirmLabel="Leave Team"
        danger
        onConfirm={leave}
      />
    </div>
  )
}
