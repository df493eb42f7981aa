import * as v from 'valibot'
import { CallError, sentenceOf } from '#app/data/server/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { PasswordReset } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'
import { useSecondStep } from './useSecondStep.tsx'

const GREETING = 'Your new password is set. You are signed in.'

const Typed = v.pipe(
  v.object({ password: PasswordReset.entries.password, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'The passwords do not match',
    ),
    ['confirmPassword'],
  ),
)

/** The page behind a one-time link for a forgotten password. `token` comes from the link. */
export function ResetPassword({ token }: { token: string }) {
  const { signIn, secondStep } = useSecondStep({ greeting: GREETING })
  const { errors, problem, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: ({ password }) => signIn('/api/auth/reset-password', { token, password }),
    onFailure: sentenceFor,
  })
  if (secondStep) return secondStep
  return (
    <AccountPage title="New password" problemTitle="Password not changed" problem={problem}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="It signs you out wherever you were signed in."
          error={errors.password}
        />
        <TextField
          label="Confirm Password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <Button type="submit" busy={busy}>
          {busy ? 'Setting...' : 'Set Password'}
        </Button>
      </form>
      <p className="text-muted">
        You know it after all?{' '}
        <a href="/login" className="inline-flex min-h-11 items-center text-accent-ink underline">
          Sign in
        </a>
      </p>
    </AccountPage>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. A new password needs a connection.'
}
