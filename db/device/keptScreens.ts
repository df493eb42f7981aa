import { OUTDATED } from '#db/model/firstScreens.ts'
import type { DeviceStore } from './store.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Marks the screens stored for the next start as outdated, because they may show data that must no longer be
 * on this device. Open pages read the mark in the store. The next start reads it in a cookie, because it
 * shows a stored screen before it can read the store. In browsers where a worker cannot set cookies, no
 * worker syncs while all pages are closed either.
 */
export async function outdateScreens(store: DeviceStore): Promise<void> {
  if (typeof cookieStore !== 'undefined') {
    const expires = Date.now() + KEPT_MS
    // Not awaited, because that would end the Dexie transaction. It fails where cookies are off.
    cookieStore
      .set({ name: OUTDATED, value: '1', path: '/', sameSite: 'strict', expires })
      .catch(() => undefined)
  }
  await store.stale.put({ key: 'screens' })
}
