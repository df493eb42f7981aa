import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ResetPassword } from '#app/features/account/ResetPassword.tsx'

/** Open to everybody: a person with the link need not be signed in, or may be signed in as somebody else. */
export const Route = createFileRoute('/reset-password')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.string(), ''), '') }),
  component: Page,
})

function Page() {
  const { token } = Route.useSearch()
  return <ResetPassword token={token} />
}
