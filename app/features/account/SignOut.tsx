import { useEffect, useState } from 'react'
import { signOut, userToSignOut } from '#app/data/server/session.ts'
import type { User } from '#db/model/user.ts'
import { draftsOf, leaveDevice, trySending } from './leave.ts'
import { Unsettled } from './Unsettled.tsx'

/** Signs out at once, unless this device has unsent work of this person: then the person decides. */
export function SignOut() {
  const [unsettled, setUnsettled] = useState<User>()
  useEffect(() => {
    void leave(setUnsettled)
  }, [])
  if (!unsettled) return <p className="p-6">Signing out…</p>
  return <Unsettled user={unsettled} />
}

/** @param ask called with the person who must decide what to do with their work */
async function leave(ask: (user: User) => void): Promise<void> {
  const user = await userToSignOut()
  // A store that can't be read may contain unsent work.
  if (!user || (await isSettled(user).catch(() => false))) await signOut()
  else ask(user)
}

async function isSettled({ id }: User): Promise<boolean> {
  if ((await trySending(id)).length > 0 || draftsOf(id).length > 0) return false
  await leaveDevice(id)
  return true
}
