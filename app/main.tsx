import './styles.css'
import { type RouterEvents, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catchInstallPrompt } from './data/device/install.ts'
import { followWorker, startWorker } from './data/device/worker.ts'
import { createAppRouter } from './router.ts'
import { isGuest } from './start/screen.ts'
import { takeOver } from './start/takeOver.ts'
import { appRoot } from './ui/appRoot.ts'
import { letBackClose } from './ui/backCloses.ts'

catchInstallPrompt()
followWorker()
// Before there is a router, which is told nothing of what lies over a screen.
letBackClose()
const router = createAppRouter()
let rendered: RouterEvents['onRendered'] | undefined
router.subscribe('onRendered', (event) => {
  rendered = event
})
createRoot(appRoot).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
void takeOver(appRoot).then(() => {
  // To what the address names, or where it was left, which was not in the page yet; not for who went elsewhere since.
  if (rendered && scrollY === 0) router.emit(rendered)
  startOnceInside()
  router.subscribe('onResolved', startOnceInside)
})

let isStarted = false
/** A page of guests is left by the sign-in: WebKit may keep a worker installing for good whose page is left meanwhile. */
function startOnceInside() {
  if (isStarted || isGuest(location.pathname)) return
  isStarted = true
  startWorker()
}
