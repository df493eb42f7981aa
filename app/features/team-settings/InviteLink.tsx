import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { mayRenewLink } from '#db/model/may.ts'
import type { Team } from '#db/model/team.ts'
import { joinAddress, renewLink, useTeamLink } from './invitations.ts'
import { LinkActions } from './LinkActions.tsx'
import { useDoing } from './useDoing.ts'
import { whyNot } from './whyNot.ts'

/** The team's own link, for everybody in it to hand on (SPEC.md section 6); its owner can renew it. */
export function InviteLink({ team }: { team: Team }) {
  const { data, error } = useTeamLink(team.id)
  const address = data ? joinAddress(data.token) : ''
  return (
    <Card title="Invitation link" text="Whoever opens it and signs in can join the team as a member.">
      <div className="grid gap-2">
        <TextField
          label="Invitation Link"
          hideLabel
          readOnly
          value={address}
          placeholder={error ? whyNot(error) : 'Loading...'}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex flex-wrap gap-2">
          {address && <LinkActions address={address} team={team} />}
          {data && mayRenewLink(team) && <Renew team={team} />}
        </div>
      </div>
    </Card>
  )
}

function Renew({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  const { busy, run } = useDoing()
  const renew = () =>
    run(
      async () => {
        await renewLink(team.id)
        setOpen(false)
        notify({ title: 'Invitation link renewed', text: 'The one before works no longer.', tone: 'success' })
      },
      { title: 'Update failed' },
    )
  return (
    <>
      <Button variant="ghost" icon={<RefreshCw />} onClick={() => setOpen(true)}>
        Renew Link
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Renew the invitation link?"
        text="The link as it is now stops working for everybody who has it."
        confirmLabel="Renew Link"
        busy={busy}
        onConfirm={() => void renew()}
      />
    </>
  )
}
