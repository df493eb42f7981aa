import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address in the avatar menu for the person's own profile. */
export const Route = createFileRoute('/_app/profile')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', search: { tab: 'profile' } })
  },
})
