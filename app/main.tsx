import './styles.css'
import { type RouterEvents, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { after } from '#db/model/after.ts'
import { catchInstallPrompt } from './data/device/install.ts'
import { followWorker, startWorker } from './data/device/worker.ts'
import { createAppRouter } from './router.ts'
import { isGuest } from './start/screen.ts'
import { takeOver } from './start/takeOver.ts'
import { appRoot } from './ui/appRoot.ts'
import { letBackClose } from './ui/backCloses.ts'
import { idle } from './ui/idle.ts'

catchInstallPrompt()
followWorker()
// Before the router is created, because the router must not see the history entries of open layers.
letBackClose()
void start()

/** Each part in a task of its own, so that on a slow phone a tap does not have to wait for all of them. */
async function start() {
  await after(0)
  const router = createAppRouter()
  let rendered: RouterEvents['onRendered'] | undefined
  router.subscribe('onRendered', (event) => {
    rendered = event
  })
  await after(0)
  createRoot(appRoot).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await takeOver(appRoot)
  // Scrolls to the element that the address names, or to where the page was left, neither of which was in the
  // page before; not if the person has scrolled since.
  if (rendered && scrollY === 0) router.emit(rendered)
  startOnceInside()
  router.subscribe('onResolved', startOnceInside)
}

let isStarted = false
/**
 * Not on a page for guests, which people leave by signing in: if a page is left while its worker installs,
 * WebKit may keep that worker installing for ever.
 */
function startOnceInside() {
  if (isStarted || isGuest(location.pathname)) return
  isStarted = true
  startWorker()
  if ('Notification' in globalThis && Notification.permission === 'granted') void renewReminders()
}

/** Loaded late, because no tap waits for it. */
async function renewReminders() {
  await idle({ withinMs: RENEWED_WITHIN_MS })
  const { renewPush } = await import('./data/push.ts')
  // Without a connection, the next start does it.
  await renewPush().catch(() => undefined)
}
const RENEWED_WITHIN_MS = 10_000
