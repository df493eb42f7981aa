import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { SignIn } from '#app/features/account/SignIn.tsx'
import { isSignedIn } from '#app/lib/entrance.ts'

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ back: v.optional(v.string()) }),
  beforeLoad: async () => {
    if (await isSignedIn()) throw redirect({ to: '/' })
  },
  component: Login,
})

function Login() {
  const { back } = Route.useSearch()
  return <SignIn backTo={back} />
}
