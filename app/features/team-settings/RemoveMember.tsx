import { memberName } from '#app/data/server/members.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Member, Team } from '#db/model/team.ts'
import { LINKS_ENDED, removeMember } from './people.ts'
import { useDoing } from './useDoing.ts'

export interface MemberQuestionProps {
  member: Member
  team: Team
  open: boolean
  onClose: () => void
}

/** Asks before someone is taken out of the team (SPEC.md section 5). */
export function RemoveMember({ member, team, open, onClose }: MemberQuestionProps) {
  const { busy, run } = useDoing()
  const remove = () =>
    run(
      async () => {
        await removeMember(team.id, member.id)
        notify({ title: 'Member removed', text: `${memberName(member)}. ${LINKS_ENDED}`, tone: 'success' })
      },
      { title: 'Removal failed', otherwise: 'Failed to remove member. Please try again.' },
    ).then(onClose)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Remove ${memberName(member)}`}
      text="Are you sure you want to remove this team member?"
      confirmLabel="Remove"
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  )
}
