import { useState } from 'react'
import { CallError } from '#app/data/server/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Logo } from '#app/ui/Logo.tsx'
import type { Invited } from '#db/model/invitation.ts'
import { goTo, type JoinBlocker, join, joinBlockerOf, signInAddress, useInvited } from './invited.ts'

/** The page behind an invitation link: the team that it leads to, with the buttons to accept or decline. */
export function JoinTeam({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useInvited(token)
  return (
    <main className="wrap-anywhere mx-auto grid min-h-dvh w-full max-w-sm content-center gap-6 px-5 py-8">
      <header className="grid gap-1">
        <Logo size={48} />
        <p className="font-semibold text-lg">Rove</p>
        <p className="text-muted">Discover. Connect. Convert.</p>
      </header>
      {error && !isFetching && <BlockerNote blocker={joinBlockerOf(error)} onAgain={() => void refetch()} />}
      {!error && data && <Offer token={token} invited={data} onChanged={() => void refetch()} />}
      {isFetching && !data && <p role="status">Loading...</p>}
    </main>
  )
}

interface OfferProps {
  token: string
  invited: Invited
  /** Called because the link may lead to another team by now. */
  onChanged: () => void
}

function Offer({ token, invited, onChanged }: OfferProps) {
  const { teamId, teamName, inviter, role, member } = invited
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const go = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }
  if (problem !== undefined) {
    const again = () => {
      if (!(problem instanceof CallError)) return void go(() => join(token, invited))
      setProblem(undefined)
      onChanged()
    }
    return <BlockerNote blocker={joinBlockerOf(problem)} onAgain={again} />
  }
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-balance font-semibold text-xl">
          {member ? `You are already in ${teamName}` : `Join ${teamName}`}
        </h1>
        {!member && (
          <p className="text-muted">
            {inviter || 'The team'} invites you to join as {role === 'admin' ? 'an admin' : 'a member'}.
          </p>
        )}
      </div>
      <div className="grid gap-2">
        {member ? (
          <Button busy={busy} onClick={() => void go(() => goTo(teamId))}>
            Go to {teamName}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void go(() => join(token, invited))}>
            {busy ? 'Joining...' : 'Join team'}
          </Button>
        )}
        <a href="/" className={buttonClass('secondary')}>
          Not now
        </a>
      </div>
    </>
  )
}

/** Why the link does not lead to a team, and what can be done. */
function BlockerNote({ blocker, onAgain }: { blocker: JoinBlocker; onAgain: () => void }) {
  const { title, text, way } = blocker
  return (
    <div role="alert" className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-balance font-semibold text-xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid gap-2">
        {way === 'again' && <Button onClick={onAgain}>Try again</Button>}
        {way === 'sign in' && (
          <a href={signInAddress()} className={buttonClass()}>
            Sign in
          </a>
        )}
        <a href="/" className={buttonClass('secondary')}>
          Go to the dashboard
        </a>
      </div>
    </div>
  )
}
