import { createFileRoute, redirect } from '@tanstack/react-router'
import { Register } from '#app/features/account/Register.tsx'
import { isSignedIn } from '#app/lib/entrance.ts'

export const Route = createFileRoute('/register')({
  beforeLoad: async () => {
    if (await isSignedIn()) throw redirect({ to: '/' })
  },
  component: Register,
})
