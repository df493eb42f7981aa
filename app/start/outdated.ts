import { OUTDATED } from '#db/model/firstScreens.ts'
import { dropKeptScreens } from './screen.ts'

/** Whether the server says that this browser's session was ended on purpose (api/auth/session.ts). */
export const isEnded = (cookies = document.cookie): boolean =>
  /(?:^|; )(?:__Host-)?rove_ended=1/.test(cookies)

/**
 * Drops stored screens if a sync, while every page was closed, found that they show data which may no longer
 * be here.
 */
export function dropOutdated(): void {
  if (!document.cookie.includes(`${OUTDATED}=`)) return
  dropKeptScreens()
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${OUTDATED}=; Path=/; Max-Age=0; SameSite=Strict`
}
