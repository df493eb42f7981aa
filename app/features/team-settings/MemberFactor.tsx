import { Badge } from '#app/ui/Badge.tsx'
import type { Member } from '#db/model/team.ts'

/** Whether someone signs in with a second factor, for those who are told. */
export function MemberFactor({ member: { secondFactor } }: { member: Member }) {
  if (secondFactor === undefined) return null
  return secondFactor ? <Badge tone="green">Two-step</Badge> : <Badge>No second step</Badge>
}
