import type { InvitedTo } from '#db/model/invitation.ts'
import { useRegistration } from './useRegistration.ts'

/** Who invites the person who followed a link, and to which team. */
export function InvitedNote({ invited: { teamName, inviter, role } }: { invited: InvitedTo }) {
  return (
    <p role="status" className="wrap-anywhere rounded-md border border-line px-4 py-3">
      {inviter || 'Somebody'} invites you to join <strong className="font-semibold">{teamName}</strong> as{' '}
      {role === 'admin' ? 'an admin' : 'a member'}.
    </p>
  )
}

/** The same by the token of the link, once the server has answered; nothing for a link that does not work. */
export function Invitation({ token }: { token: string }) {
  const { invited } = useRegistration(token)
  return invited ? <InvitedNote invited={invited} /> : null
}
