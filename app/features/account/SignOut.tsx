import { useEffect, useState } from 'react'
import { signOut, userToSignOut } from '#app/lib/session.ts'
import { Button } from '#app/ui/Button.tsx'
import { leaveDevice } from './leave.ts'

/** Signs out at once, unless work of this person is not on the server yet: then the person decides. */
export function SignOut() {
  const [unsent, setUnsent] = useState<number>()
  useEffect(() => {
    const user = userToSignOut()
    const left = user ? leaveDevice(user.id) : Promise.resolve(0)
    left.then((count) => (count === 0 ? signOut() : setUnsent(count))).catch(() => setUnsent(-1))
  }, [])
  if (unsent === undefined) return <p className="p-6">Signing out…</p>
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-4 px-5">
      <h1 className="text-xl font-semibold">Not everything is sent yet</h1>
      <p>
        {unsent > 0 ? `${unsent} of your changes are` : 'Some of your changes may be'} only on this device.
        They stay here, for you alone, and are sent when you sign in again.
      </p>
      <Button onClick={() => location.assign('/')}>Stay signed in</Button>
      <Button variant="secondary" onClick={() => void signOut()}>
        Sign out, send later
      </Button>
    </main>
  )
}
