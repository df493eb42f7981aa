import { createFileRoute, redirect } from '@tanstack/react-router'
import { Register } from '#app/features/account/Register.tsx'
import { signedInUser } from '#app/lib/session.ts'

export const Route = createFileRoute('/register')({
  beforeLoad: async () => {
    if (await signedInUser()) throw redirect({ to: '/' })
  },
  component: Register,
})
