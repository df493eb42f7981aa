import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { PasswordChange } from '#db/model/user.ts'
import { refreshDevices } from './devices.ts'

const NEEDS = 'A new password needs a connection.'

const Typed = v.pipe(
  v.object({ ...PasswordChange.entries, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'The passwords do not match',
    ),
    ['confirmPassword'],
  ),
)

/** Sets a new password, given the current one; neither is stored on the device. */
export function Password() {
  const { user } = useWorkspace()
  const offline = useConnection() === 'offline'
  const { errors, problem, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: async ({ currentPassword, password }, form) => {
      await call(v.undefined(), 'POST', '/api/auth/password', { currentPassword, password })
      form.reset()
      notify({
        title: 'Password updated',
        text: 'Every other device has to sign in again.',
        tone: 'success',
      })
      await refreshDevices()
    },
    onFailure: (error) => reasonOf(error, NEEDS),
  })
  return (
    <Card title="Password" text="A new one signs you out on every other device.">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {offline && <Banner>{NEEDS}</Banner>}
        {problem && <Banner tone="error">{problem}</Banner>}
        {/* Lets the password manager find the right password. */}
        <input hidden readOnly name="username" autoComplete="username" value={user.username} />
        <TextField
          label="Current Password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <TextField
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <TextField
          label="Confirm Password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? 'Updating...' : 'Update Password'}
        </Button>
      </form>
    </Card>
  )
}
