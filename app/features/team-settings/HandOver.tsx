import { memberName } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { handOver } from './people.ts'
import type { MemberQuestionProps } from './RemoveMember.tsx'
import { useDoing } from './useDoing.ts'

/** Asks before someone else becomes the owner. */
export function HandOver({ member, team, open, onClose }: MemberQuestionProps) {
  const { user } = useWorkspace()
  const { busy, run } = useDoing()
  const name = memberName(member)
  const hand = () =>
    run(
      async () => {
        await handOver(user, team.id, member.id)
        notify({ title: 'Ownership handed over', text: `${name} owns ${team.name} now.`, tone: 'success' })
      },
      { title: 'Update failed', otherwise: 'Failed to hand over the team. Please try again.' },
    ).then(onClose)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Make ${name} the owner?`}
      text={`Only ${name} can then change or delete ${team.name}, or give it back to you. You stay as an admin.`}
      confirmLabel="Make Owner"
      danger
      busy={busy}
      onConfirm={() => void hand()}
    />
  )
}
