import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { attempt, useAttempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import type { Invitation, MadeInvitation } from '#db/model/invitation.ts'
import type { Team } from '#db/model/team.ts'
import { InvitationReady } from './InvitationReady.tsx'
import { remake, revoke, useInvitations } from './invitations.ts'
import { roleNames } from './MemberList.tsx'
import { teamFailed } from './whyNot.ts'

/** The invitations that have not been answered yet. */
export function Invitations({ team }: { team: Team }) {
  const { data = [] } = useInvitations(team.id)
  if (data.length === 0) return null
  return (
    <Card
      title="Invitations"
      text="Each link works once, for whoever opens it. Only its maker saw it; a new one ends the one before."
    >
      <ul aria-label="Invitations" className="divide-y divide-line border-line border-t">
        {data.map((invitation) => (
          <Entry key={invitation.id} invitation={invitation} team={team} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({ invitation, team }: { invitation: Invitation; team: Team }) {
  const { email, role, expiresAt } = invitation
  const expired = new Date(expiresAt) <= new Date()
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="wrap-anywhere grid min-w-0 gap-1 text-sm">
        <p className="font-medium">{email}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge tone={role === 'admin' ? 'blue' : 'grey'}>{roleNames[role]}</Badge>
          {expired ? <Badge tone="yellow">Expired</Badge> : `Expires on ${dayDate(expiresAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <NewLink invitation={invitation} team={team} />
        <Revoke invitation={invitation} team={team} />
      </div>
    </li>
  )
}

function NewLink({ invitation: { id, email }, team }: { invitation: Invitation; team: Team }) {
  const [made, setMade] = useState<MadeInvitation>()
  const { busy, attempt } = useAttempt()
  const make = () =>
    attempt(async () => setMade(await remake(team.id, id)), {
      failed: teamFailed('Invitation failed', 'Failed to make a new link. Please try again.'),
    })
  return (
    <>
      <Button variant="secondary" icon={<RefreshCw />} busy={busy} onClick={() => void make()}>
        <span>
          New Link<span className="sr-only"> for {email}</span>
        </span>
      </Button>
      {made && <InvitationReady invitation={made} team={team} onClose={() => setMade(undefined)} />}
    </>
  )
}

function Revoke({ invitation: { id, email }, team }: { invitation: Invitation; team: Team }) {
  const end = () =>
    attempt(() => revoke(team.id, id), {
      done: { title: 'Invitation revoked', text: email },
      failed: teamFailed('Removal failed', 'Failed to revoke the invitation. Please try again.'),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="ghost" icon={<Trash2 />} onClick={ask}>
          <span>
            Revoke<span className="sr-only"> the invitation for {email}</span>
          </span>
        </Button>
      )}
      title="Revoke the invitation?"
      text={`The link for ${email} stops working.`}
      confirmLabel="Revoke"
      danger
      onConfirm={end}
    />
  )
}
