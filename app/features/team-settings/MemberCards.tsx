import { MemberActions } from './MemberActions.tsx'
import { MemberFactor } from './MemberFactor.tsx'
import { MemberName } from './MemberName.tsx'
import { MemberRole } from './MemberRole.tsx'
import type { MembersProps } from './MemberTable.tsx'

/** Who is in the team, on a phone. */
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
