import { useState } from 'react'
import { CallError, sentenceOf } from '#app/data/server/call.ts'
import { invitationIn, withWayBack } from '#app/data/server/entrance.ts'
import { PasskeyError } from '#app/data/server/passkeys.ts'
import { isEnded } from '#app/start/outdated.ts'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { Login } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'
import { Invitation } from './InvitedNote.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { useSecondStep } from './useSecondStep.tsx'

const GREETING = "You've been logged in successfully!"

/** The sign-in page. `backTo` is a path of the app to go to afterwards. */
export function SignIn({ backTo }: { backTo?: string | undefined }) {
  const [problem, setProblem] = useState<string>()
  const invitation = invitationIn(backTo)
  const { signIn, secondStep } = useSecondStep({ greeting: GREETING, backTo })
  const { errors, busy, onSubmit } = useForm({
    schema: Login,
    onSubmit: async (credentials) => {
      setProblem(undefined)
      await signIn('/api/auth/login', credentials)
    },
    onFailure: (error) => {
      setProblem(sentenceFor(error))
      return undefined
    },
  })
  if (secondStep) return secondStep
  return (
    <AccountPage title="Sign in" problemTitle="Login failed" problem={problem}>
      {invitation && <Invitation token={invitation} />}
      {isEnded() && (
        <p className="text-muted">
          This device was signed out from elsewhere. What you had not sent is still on it, and is sent once
          you sign in.
        </p>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label="Username"
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          error={errors.username}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" busy={busy}>
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
        <PasskeySignIn backTo={backTo} onProblem={(error) => setProblem(sentenceFor(error))} />
      </form>
      <p className="text-muted">
        New here?{' '}
        <a
          href={withWayBack('/register', backTo)}
          className="inline-flex min-h-11 items-center text-accent-ink underline"
        >
          Create an account
        </a>
      </p>
      <p className="text-muted text-sm">
        Forgot your password? Whoever runs this server can make you a link that sets a new one.
      </p>
    </AccountPage>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Invalid credentials. Please try again.')
  if (error instanceof PasskeyError) return error.message
  return 'The server is out of reach. Signing in needs a connection.'
}
