import type { Member, Team } from '#db/model/team.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberFactor } from './MemberFactor.tsx'
import { MemberName } from './MemberName.tsx'
import { MemberRole } from './MemberRole.tsx'

export interface MembersProps {
  members: readonly Member[]
  team: Team
}

/** Who is in the team, on a desk. */
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
