import { forgetAreas } from '#app/data/device/areas/forgetAreas.ts'
import { forgetAllButDrafts } from '#app/data/device/draft.ts'
import { KNOWN } from '#app/start/keys.ts'
import { forgetUser } from '#db/device/device.ts'
import { forgetSent } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'
import { forgetQueries } from './query.ts'

/** A store that hangs must not block the way to the sign-in: the next start tries again. */
const FORGOTTEN_WITHIN_MS = 5_000

let leaving: Promise<void> | undefined

/**
 * Call it when this person's session was ended on purpose: clears the screen, and deletes everything on the
 * device except unsent changes.
 * @returns when the sign-in page is loading
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

/** Deletes everything on this device about the known person, except unsent changes. */
export async function forgetEnded(): Promise<void> {
  const known = localStorage.getItem(KNOWN)
  forgetQueries()
  if (known && !(await isForgotten(Number(known)))) return
  await forgetUser()
  await forgetAreas()
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
