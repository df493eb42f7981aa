import { useState } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { INVITATION_DAYS, type MadeInvitation, NewInvitation } from '#db/model/invitation.ts'
import type { Team } from '#db/model/team.ts'
import { InvitationReady } from './InvitationReady.tsx'
import { invite } from './invitations.ts'
import { teamFailed } from './whyNot.ts'

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
]

/** Invites someone to the team, and shows the link that was made for them. */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [made, setMade] = useState<MadeInvitation>()
  if (made) return <InvitationReady invitation={made} team={team} onClose={onClose} />
  return <InviteForm team={team} onMade={setMade} onClose={onClose} />
}

interface InviteFormProps {
  team: Team
  onMade: (invitation: MadeInvitation) => void
  onClose: () => void
}

function InviteForm({ team, onMade, onClose }: InviteFormProps) {
  const offline = useConnection() === 'offline'
  const { errors, busy, onSubmit } = useForm({
    schema: NewInvitation,
    onSubmit: async (wanted) => onMade(await invite(team.id, wanted)),
    onFailure: teamFailed('Invitation failed', 'Failed to send invitation. Please try again.'),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite Team Member"
      description={`You get a secret link to pass on. It works once, and for ${INVITATION_DAYS} days.`}
      onSubmit={onSubmit}
      footer={
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Create Invitation'}
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
          hint="Tells you whom it is for. Nothing is mailed, and whoever has the link can use it."
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
