import { OUTDATED } from '#db/model/firstScreens.ts'
import type { DeviceStore } from './store.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Says that screens kept for the next start may show what may be on this device no longer: in the store to pages that
 * are open, in a cookie to the next start, which shows a kept screen before it can read a store. Where a browser lets
 * no worker set a cookie, no worker syncs with every page closed either.
 */
export async function outdateScreens(store: DeviceStore): Promise<void> {
  if (typeof cookieStore !== 'undefined') {
    const expires = Date.now() + KEPT_MS
    // Not waited for: it is refused where cookies are off, and would end the transaction.
    cookieStore
      .set({ name: OUTDATED, value: '1', path: '/', sameSite: 'strict', expires })
      .catch(() => undefined)
  }
  await store.stale.put({ key: 'screens' })
}
