import { CallError, call, sentenceOf } from '#app/data/server/call.ts'
import { enter, invitationIn, withWayBack } from '#app/data/server/entrance.ts'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { Registration, User } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'
import { InvitedNote } from './InvitedNote.tsx'
import { useRegistration } from './useRegistration.ts'

/** Why nobody can create an account here now, and what to do. */
const refusals = {
  invite: {
    title: 'New accounts need an invitation',
    text: 'Ask someone of your team for an invitation link and open it on this device. It leads you back here.',
  },
  closed: {
    title: 'This server takes no new accounts',
    text: 'Whoever runs it can change that. If you have an account, sign in.',
  },
}
const welcomes = {
  first: 'Nobody has an account on this server yet. Yours is the first.',
  invited: 'You are invited. Create your account, then join the team.',
}

/** The registration page. `backTo` is a path of the app to go to afterwards. */
export function Register({ backTo }: { backTo?: string | undefined }) {
  const invitation = invitationIn(backTo)
  const { state, invited } = useRegistration(invitation)
  const { errors, problem, busy, onSubmit } = useForm({
    schema: Registration,
    onSubmit: async (person) => {
      await call(User, 'POST', '/api/auth/register', { ...person, invitation })
      enter({ backTo, greeting: 'Your account has been created successfully!' })
    },
    onFailure: sentenceFor,
  })
  return (
    <AccountPage title="Create account" problemTitle="Registration failed" problem={problem}>
      {invited && <InvitedNote invited={invited} />}
      {(state === 'invite' || state === 'closed') && (
        <div role="status" className="grid gap-1 rounded-md border border-line px-4 py-3">
          <p className="font-semibold">{refusals[state].title}</p>
          <p>{refusals[state].text}</p>
        </div>
      )}
      <form
        hidden={state === 'invite' || state === 'closed'}
        noValidate
        onSubmit={onSubmit}
        className="grid gap-4"
      >
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
      {(state === 'first' || state === 'invited') && <p className="text-muted">{welcomes[state]}</p>}
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
