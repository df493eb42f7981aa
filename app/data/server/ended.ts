import { forgetAllButDrafts } from '#app/data/device/draft.ts'
import { KNOWN } from '#app/start/keys.ts'
import { forgetUser } from '#db/device/device.ts'
import { forgetSent } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'
import { forgetQueries } from './query.ts'

/** A store that hangs does not keep the person from the sign-in: the next start tries again. */
const FORGOTTEN_WITHIN_MS = 5_000

let leaving: Promise<void> | undefined

/**
 * This person's session was ended on purpose: nothing stays on the screen, and on the device only what was not sent.
 * @returns when the sign-in is on its way
 */
export function leaveEnded(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave() {
  document.body.replaceChildren()
  await forgetEnded()
  location.replace('/login')
}

/** Forgets who is known here and all of theirs but what was not sent. */
export async function forgetEnded(): Promise<void> {
  const known = localStorage.getItem(KNOWN)
  forgetQueries()
  if (known && !(await isForgotten(Number(known)))) return
  await forgetUser()
  forgetAllButDrafts()
  sessionStorage.clear()
}

const isForgotten = (userId: number): Promise<boolean> =>
  Promise.race([
    forgetSent(userId).then(
      () => true,
      () => false,
    ),
    after(FORGOTTEN_WITHIN_MS).then(() => false),
  ])
