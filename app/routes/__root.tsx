import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFound } from '#app/ui/NotFound.tsx'
import { Problem } from '#app/ui/Problem.tsx'

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <Problem cause={error} onRetry={reset} />,
})
