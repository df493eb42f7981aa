import { createFileRoute, redirect } from '@tanstack/react-router'

/** The avatar menu's address for what is the person's own. */
export const Route = createFileRoute('/_app/profile')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', search: { tab: 'profile' } })
  },
})
