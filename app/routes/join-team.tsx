import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { isSignedIn } from '#app/data/server/entrance.ts'
import { JoinTeam } from '#app/features/join/JoinTeam.tsx'

/** The router parses a token of digits as a number. */
const Token = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

export const Route = createFileRoute('/join-team')({
  validateSearch: v.object({ id: v.optional(v.fallback(Token, ''), '') }),
  beforeLoad: async ({ location }) => {
    if (!(await isSignedIn())) throw redirect({ to: '/login', search: { back: location.href } })
  },
  component: Join,
})

function Join() {
  const { id } = Route.useSearch()
  return <JoinTeam key={id} token={id} />
}
