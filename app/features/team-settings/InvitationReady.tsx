import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { MadeInvitation } from '#db/model/invitation.ts'
import type { Team } from '#db/model/team.ts'
import { joinAddress } from './invitations.ts'
import { LinkActions } from './LinkActions.tsx'

export interface InvitationReadyProps {
  invitation: MadeInvitation
  team: Team
  onClose: () => void
}

/** The secret of an invitation, shown only once, to be passed on by its author. */
export function InvitationReady({ invitation, team, onClose }: InvitationReadyProps) {
  const { email, token, expiresAt } = invitation
  const address = joinAddress(token)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invitation link ready"
      description={`Pass it on to ${email} yourself: nothing was mailed.`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Secret Link"
          readOnly
          value={address}
          hint={`Works once, for whoever opens it first, until ${dayDate(expiresAt)}. It is shown only now; later you can make a new one.`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex flex-wrap gap-2">
          <LinkActions address={address} team={team} />
        </div>
      </div>
    </Dialog>
  )
}
