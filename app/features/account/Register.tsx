import { useState } from 'react'
import { CallError, call, sentenceOf } from '#app/lib/call.ts'
import { enter, withWayBack } from '#app/lib/entrance.ts'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { Registration, User } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'

/** The page on which someone new makes an account. `backTo` is a path of the app to go to afterwards. */
export function Register({ backTo }: { backTo?: string | undefined }) {
  const [problem, setProblem] = useState<string>()
  const { errors, busy, onSubmit } = useForm({
    schema: Registration,
    onSubmit: async (person) => {
      setProblem(undefined)
      await call(User, 'POST', '/api/auth/register', person)
      enter({ backTo, greeting: 'Your account has been created successfully!' })
    },
    onFailure: (error) => setProblem(sentenceFor(error)),
  })
  return (
    <AccountPage title="Create account" problemTitle="Registration failed" problem={problem}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField label="Full Name" name="fullName" autoComplete="name" error={errors.fullName} />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.username}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <Button type="submit" busy={busy}>
          {busy ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
      <p className="text-muted">
        Already have an account?{' '}
        <a
          href={withWayBack('/login', backTo)}
          className="inline-flex min-h-11 items-center text-accent-ink underline"
        >
          Sign in
        </a>
      </p>
    </AccountPage>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Creating an account needs a connection.'
}
