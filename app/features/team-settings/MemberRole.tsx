import { Badge } from '#app/ui/Badge.tsx'
import { type Member, type Role, roleIn, type Team } from '#db/model/team.ts'

export const roleNames: Record<Role, string> = { admin: 'Admin', member: 'Member' }

/** What someone is in the team; the owner carries a badge of their own (SPEC.md section 2). */
export function MemberRole({ member, team }: { member: Member; team: Team }) {
  const role = roleIn(team, member)
  if (role === 'owner') return <Badge tone="green">Owner</Badge>
  return <Badge tone={role === 'admin' ? 'blue' : 'grey'}>{roleNames[role]}</Badge>
}
