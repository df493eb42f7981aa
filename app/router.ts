import { createRouter, type ParsedLocation } from '@tanstack/react-router'
import { routeTree } from './routes.gen.ts'
import { leaveScroll, reachScroll } from './ui/reachScroll.ts'

export function createAppRouter() {
  const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true })
  const left = new Map<string, number>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    leaveScroll()
    if (fromLocation) left.set(keyOf(fromLocation), scrollY)
  })
  // The router restores the scroll position immediately, which is too early for a list whose rows are not
  // there yet.
  router.subscribe('onRendered', ({ toLocation }) => {
    const top = left.get(keyOf(toLocation))
    if (top !== undefined && top !== scrollY) reachScroll(top)
  })
  return router
}

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
