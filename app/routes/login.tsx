import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { isSignedIn, ownAddress } from '#app/data/server/entrance.ts'
import { SignIn } from '#app/features/account/SignIn.tsx'
import { isEnded } from '#app/start/outdated.ts'

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ back: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: async ({ search }) => {
    const isIn = await isSignedIn()
    if (!isIn && isEnded()) await (await import('#app/data/server/ended.ts')).forgetEnded()
    if (isIn) throw redirect({ href: ownAddress(search.back) })
  },
  component: Login,
})

function Login() {
  const { back } = Route.useSearch()
  return <SignIn backTo={back} />
}
