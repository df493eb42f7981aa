import { memberName } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import type { Member } from '#db/model/team.ts'

/** Someone in the team by picture and name. */
export function MemberName({ member }: { member: Member }) {
  const { user } = useWorkspace()
  const name = memberName(member)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar size="small" src={member.user.avatarUrl} initials={name.charAt(0).toUpperCase()} />
      <span className="wrap-anywhere min-w-0 font-medium">
        {name}
        {member.userId === user.id && <span className="font-normal text-muted"> (you)</span>}
      </span>
    </span>
  )
}
