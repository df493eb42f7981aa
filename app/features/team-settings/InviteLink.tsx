import { Link2, Link2Off, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { attempt, useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { TeamLink } from '#db/model/invitation.ts'
import { mayManageLink } from '#db/model/permissions.ts'
import type { Team } from '#db/model/team.ts'
import { joinAddress, renewLink, switchLinkOff, useTeamLink } from './invitations.ts'
import { LinkActions } from './LinkActions.tsx'
import { teamFailed, whyNot } from './whyNot.ts'

/** The team's own link, which every member can pass on; its owner and admins manage it. */
export function InviteLink({ team }: { team: Team }) {
  const { data, error } = useTeamLink(team.id)
  const address = data?.token ? joinAddress(data.token) : ''
  return (
    <Card title="Invitation link" text="Whoever opens it and signs in can join the team as a member.">
      <div className="grid gap-2">
        <TextField
          label="Invitation Link"
          hideLabel
          readOnly
          value={address}
          placeholder={placeholderOf(data, error)}
          {...(address && { hint: `Works until ${dayDate(data?.expiresAt ?? '')}, any number of times.` })}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex flex-wrap gap-2">
          {address && <LinkActions address={address} team={team} />}
          {data && mayManageLink(team) && (address ? <Manage team={team} /> : <SwitchOn team={team} />)}
        </div>
      </div>
    </Card>
  )
}

function placeholderOf(link: TeamLink | undefined, error: unknown): string {
  if (link) return 'Switched off'
  return error ? whyNot(error) : 'Loading...'
}

const Manage = ({ team }: { team: Team }) => (
  <>
    <AskFirst
      icon={<RefreshCw />}
      label="Renew Link"
      title="Renew the invitation link?"
      text="The link as it is now stops working for everybody who has it."
      done={{ title: 'Invitation link renewed', text: 'The one before works no longer.' }}
      work={() => renewLink(team.id)}
    />
    <AskFirst
      icon={<Link2Off />}
      label="Switch Off"
      title="Switch the invitation link off?"
      text="Nobody can join by it any more. Invitations to single people keep working."
      done={{ title: 'Invitation link switched off', text: 'You can switch on a new one.' }}
      work={() => switchLinkOff(team.id)}
    />
  </>
)

interface AskFirstProps {
  icon: ReactNode
  label: string
  title: string
  text: string
  done: { title: string; text: string }
  work: () => Promise<void>
}

/** A button that asks first, because links that people already have stop working. */
function AskFirst({ icon, label, title, text, done, work }: AskFirstProps) {
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="ghost" icon={icon} onClick={ask}>
          {label}
        </Button>
      )}
      title={title}
      text={text}
      confirmLabel={label}
      onConfirm={() => attempt(work, { done, failed: teamFailed('Update failed') })}
    />
  )
}

function SwitchOn({ team }: { team: Team }) {
  const { busy, attempt } = useAttempt()
  const switchOn = () => attempt(() => renewLink(team.id), { failed: teamFailed('Update failed') })
  return (
    <Button variant="secondary" icon={<Link2 />} busy={busy} onClick={() => void switchOn()}>
      Switch On
    </Button>
  )
}
