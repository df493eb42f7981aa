import { Crown, EllipsisVertical, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { memberName } from '#app/data/server/members.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import { mayChangeRole, mayHandOver, mayRemove } from '#db/model/may.ts'
import { type Member, type Role, roleIn, type Team } from '#db/model/team.ts'
import { HandOver } from './HandOver.tsx'
import { changeRole, LINKS_ENDED } from './people.ts'
import { RemoveMember } from './RemoveMember.tsx'
import { useDoing } from './useDoing.ts'

export interface MemberActionsProps {
  member: Member
  team: Team
}

/** What the person may do about someone in the team; nothing at all where they may do nothing. */
export function MemberActions({ member, team }: MemberActionsProps) {
  const [asked, setAsked] = useState<'hand over' | 'remove'>()
  const { busy, run } = useDoing()
  const role = roleIn(team, member)
  const may = {
    change: mayChangeRole(team, role),
    handOver: mayHandOver(team, role),
    remove: mayRemove(team, role),
  }
  if (!Object.values(may).some(Boolean)) return null
  const change = (to: Role) =>
    run(
      async () => {
        await changeRole(team.id, member.id, to)
        const text = to === 'member' ? LINKS_ENDED : undefined
        notify({ title: 'Role updated', text, tone: 'success' })
      },
      { title: 'Update failed', otherwise: 'Failed to update role. Please try again.' },
    )
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu label={`Actions for ${memberName(member)}`} trigger={<EllipsisVertical aria-hidden />}>
        {may.change && <RoleItem role={member.role} disabled={busy} onSelect={(to) => void change(to)} />}
        {may.handOver && (
          <MenuItem icon={<Crown />} onSelect={() => setAsked('hand over')}>
            Make Owner
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem icon={<UserMinus />} danger onSelect={() => setAsked('remove')}>
            Remove from Team
          </MenuItem>
        )}
      </Menu>
      <HandOver member={member} team={team} open={asked === 'hand over'} onClose={close} />
      <RemoveMember member={member} team={team} open={asked === 'remove'} onClose={close} />
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
