import { copyText } from '#app/lib/storage.ts'
import { useConnection } from '#app/lib/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { type Invitation, NewInvitation } from '#db/model/invitation.ts'
import type { Team } from '#db/model/team.ts'
import { invite, joinAddress } from './invitations.ts'
import { whyNot } from './whyNot.ts'

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
]

/** Invites an address to the team (SPEC.md sections 2, 5 and 8). */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const offline = useConnection() === 'offline'
  const { errors, busy, onSubmit } = useForm({
    schema: NewInvitation,
    onSubmit: async (wanted) => {
      sayInvited(await invite(team.id, wanted))
      onClose()
    },
    onFailure: (error) =>
      notify({
        title: 'Invitation failed',
        text: whyNot(error, 'Failed to send invitation. Please try again.'),
        tone: 'error',
      }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite Team Member"
      description="The invitation is for this address alone, and lasts 14 days."
      onSubmit={onSubmit}
      footer={
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Send Invitation'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {offline && <Banner>Inviting people needs a connection. What you enter stays here meanwhile.</Banner>}
        <TextField
          label="Email Address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
        <SelectField
          label="Role"
          name="role"
          options={roles}
          defaultValue="member"
          hint="Admins can invite and manage team members."
          error={errors.role}
        />
      </div>
    </Dialog>
  )
}

/** Nothing is mailed yet, so the link is at hand. */
function sayInvited({ email, token }: Invitation) {
  const copy = async () => {
    const copied = await copyText(joinAddress(token))
    notify(copied ? { title: 'Copied!', tone: 'success' } : { title: 'Failed to copy', tone: 'error' })
  }
  notify({
    title: 'Invitation sent',
    text: `Please pass its link on to ${email}.`,
    tone: 'success',
    action: { label: 'Copy Link', onSelect: () => void copy() },
  })
}
