import { Crown, EllipsisVertical, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { memberName } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt, useAttempt } from '#app/ui/attempt.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { mayChangeRole, mayHandOver, mayRemove } from '#db/model/permissions.ts'
import { type Member, type Role, roleIn, type Team } from '#db/model/team.ts'
import { changeRole, handOver, LINKS_ENDED, removeMember } from './people.ts'
import { teamFailed } from './whyNot.ts'

export interface MemberActionsProps {
  member: Member
  team: Team
}

/** The person's actions on a member of the team; renders nothing if they have none. */
export function MemberActions({ member, team }: MemberActionsProps) {
  const [question, setQuestion] = useState<'hand over' | 'remove'>()
  const { busy, attempt } = useAttempt()
  const role = roleIn(team, member)
  const may = {
    change: mayChangeRole(team, role),
    handOver: mayHandOver(team, role),
    remove: mayRemove(team, role),
  }
  if (!Object.values(may).some(Boolean)) return null
  const change = (to: Role) =>
    attempt(() => changeRole(team.id, member.id, to), {
      done: { title: 'Role updated', text: to === 'member' ? LINKS_ENDED : undefined },
      failed: teamFailed('Update failed', 'Failed to update role. Please try again.'),
    })
  const close = () => setQuestion(undefined)
  return (
    <>
      <Menu label={`Actions for ${memberName(member)}`} trigger={<EllipsisVertical aria-hidden />}>
        {may.change && <RoleItem role={member.role} disabled={busy} onSelect={(to) => void change(to)} />}
        {may.handOver && (
          <MenuItem icon={<Crown />} onSelect={() => setQuestion('hand over')}>
            Make Owner
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem icon={<UserMinus />} danger onSelect={() => setQuestion('remove')}>
            Remove from Team
          </MenuItem>
        )}
      </Menu>
      <HandOver member={member} team={team} open={question === 'hand over'} onClose={close} />
      <RemoveMember member={member} team={team} open={question === 'remove'} onClose={close} />
    </>
  )
}

interface RoleItemProps {
  role: Role
  disabled: boolean
  onSelect: (to: Role) => void
}

function RoleItem({ role, disabled, onSelect }: RoleItemProps) {
  return role === 'member' ? (
    <MenuItem icon={<ShieldPlus />} disabled={disabled} onSelect={() => onSelect('admin')}>
      Promote to Admin
    </MenuItem>
  ) : (
    <MenuItem icon={<ShieldMinus />} disabled={disabled} onSelect={() => onSelect('member')}>
      Demote to Member
    </MenuItem>
  )
}

interface MemberQuestionProps {
  member: Member
  team: Team
  open: boolean
  onClose: () => void
}

/** Asks before someone is removed from the team. */
function RemoveMember({ member, team, open, onClose }: MemberQuestionProps) {
  const remove = () =>
    attempt(() => removeMember(team.id, member.id), {
      done: { title: 'Member removed', text: `${memberName(member)}. ${LINKS_ENDED}` },
      failed: teamFailed('Removal failed', 'Failed to remove member. Please try again.'),
    }).then(onClose)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Remove ${memberName(member)}`}
      text="Are you sure you want to remove this team member?"
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}

/** Asks before someone else becomes the owner. */
function HandOver({ member, team, open, onClose }: MemberQuestionProps) {
  const { user } = useWorkspace()
  const name = memberName(member)
  const hand = () =>
    attempt(() => handOver(user, team.id, member.id), {
      done: { title: 'Ownership handed over', text: `${name} owns ${team.name} now.` },
      failed: teamFailed('Update failed', 'Failed to hand over the team. Please try again.'),
    }).then(onClose)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Make ${name} the owner?`}
      text={`Only ${name} can then change or delete ${team.name}, or give it back to you. You stay as an admin.`}
      confirmLabel="Make Owner"
      danger
      onConfirm={hand}
    />
  )
}
