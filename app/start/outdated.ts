import { OUTDATED } from '#db/model/firstScreens.ts'
import { dropKeptScreens } from './screen.ts'

/** Whether the server says that this browser's session was ended on purpose (api/auth/session.ts). */
export const isEnded = (cookies = document.cookie): boolean =>
  /(?:^|; )(?:__Host-)?rove_ended=1/.test(cookies)

/** Drops kept screens where a sync found, with every page closed, that they show what may be here no longer. */
export function dropOutdated(): void {
  if (!document.cookie.includes(`${OUTDATED}=`)) return
  dropKeptScreens()
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${OUTDATED}=; Path=/; Max-Age=0; SameSite=Strict`
}
