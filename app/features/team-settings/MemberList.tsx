import { memberName } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { type Member, type Role, roleIn, type Team } from '#db/model/team.ts'
import { MemberActions } from './MemberActions.tsx'

export interface MembersProps {
  members: readonly Member[]
  team: Team
}

/** The members of the team, on a desktop. */
export function MemberTable({ members, team }: MembersProps) {
  return (
    <table aria-label="Team members" className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="border-line border-b text-muted *:py-2 *:font-medium">
          <th>Name</th>
          <th>Email</th>
          <th className="w-32">Role</th>
          <th className="w-20 text-right">Actions</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {members.map((member) => (
          <tr key={member.id} className="h-14">
            <td className="pr-3">
              <MemberName member={member} />
            </td>
            <td className="truncate pr-3">{member.user.email}</td>
            <td>
              <span className="flex flex-wrap gap-1 py-1">
                <MemberRole member={member} team={team} />
                <MemberFactor member={member} />
              </span>
            </td>
            <td className="text-right">
              <MemberActions member={member} team={team} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The members of the team, on a phone. */
export function MemberCards({ members, team }: MembersProps) {
  return (
    <ul aria-label="Team members" className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="flex items-start gap-2 py-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <MemberName member={member} />
            <p className="wrap-anywhere text-muted text-sm">{member.user.email}</p>
            <p className="flex flex-wrap gap-1">
              <MemberRole member={member} team={team} />
              <MemberFactor member={member} />
            </p>
          </div>
          <MemberActions member={member} team={team} />
        </li>
      ))}
    </ul>
  )
}

/** Whether a member has a second factor, for those who may know. */
function MemberFactor({ member: { secondFactor } }: { member: Member }) {
  if (secondFactor === undefined) return null
  return secondFactor ? <Badge tone="green">Two-step</Badge> : <Badge>No second step</Badge>
}

export const roleNames: Record<Role, string> = { admin: 'Admin', member: 'Member' }

/** A member's role; the owner has a separate badge. */
function MemberRole({ member, team }: { member: Member; team: Team }) {
  const role = roleIn(team, member)
  if (role === 'owner') return <Badge tone="green">Owner</Badge>
  return <Badge tone={role === 'admin' ? 'blue' : 'grey'}>{roleNames[role]}</Badge>
}

/** A member by picture and name. */
function MemberName({ member }: { member: Member }) {
  const { user } = useWorkspace()
  const name = memberName(member)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar size="small" src={member.user.avatarUrl} initials={name.charAt(0).toUpperCase()} />
      <span className="wrap-anywhere min-w-0 font-semibold text-title">
        {name}
        {member.userId === user.id && <span className="font-normal text-muted"> (you)</span>}
      </span>
    </span>
  )
}
