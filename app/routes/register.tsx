import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { isSignedIn, ownAddress } from '#app/data/server/entrance.ts'
import { Register } from '#app/features/account/Register.tsx'

export const Route = createFileRoute('/register')({
  validateSearch: v.object({ back: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: async ({ search }) => {
    if (await isSignedIn()) throw redirect({ href: ownAddress(search.back) })
  },
  component: NewAccount,
})

function NewAccount() {
  const { back } = Route.useSearch()
  return <Register backTo={back} />
}
