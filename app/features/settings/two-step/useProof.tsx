import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { Cancelled, canUsePasskeys } from '#app/data/server/passkeys.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { Factors } from '#db/model/factor.ts'
import { asksForProof, proveBy, proveByPasskey, whyNot } from './factors.ts'

/** Does something, after the person has shown that it is them where the server asks for that. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
}

/** @returns the way to do what may need a proof first, and the dialog in which it is given */
export function useProof(factors: Factors | undefined): { withProof: WithProof; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  const withProof: WithProof = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!asksForProof(error)) throw error
    }
    await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }))
    return work()
  }
  const end = (settle: (waiting: Waiting) => void) => {
    if (waiting) settle(waiting)
    setWaiting(undefined)
  }
  const dialog = waiting && (
    <ProofDialog
      factors={factors}
      onProven={() => end(({ resolve }) => resolve())}
      onCancel={() => end(({ reject }) => reject(new Cancelled('Nothing was changed.')))}
    />
  )
  return { withProof, dialog }
}

interface ProofDialogProps {
  factors: Factors | undefined
  onProven: () => void
  onCancel: () => void
}

const Typed = v.object({
  password: v.optional(v.string()),
  code: v.optional(v.string()),
})

/** Asks for the password, or a factor that the person has, before how they sign in is changed. */
function ProofDialog({ factors, onProven, onCancel }: ProofDialogProps) {
  const { user } = useWorkspace()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [problem, setProblem] = useState<string>()
  const failed = (error: unknown) => {
    setProblem(whyNot(error))
    return undefined
  }
  const { errors, ...form } = useForm({
    schema: Typed,
    onSubmit: async ({ password = '', code = '' }) => {
      setProblem(undefined)
      await proveBy(by === 'password' ? { by, password } : { by, code })
      onProven()
    },
    onFailure: failed,
  })
  const byPasskey = async () => {
    setProblem(undefined)
    await proveByPasskey().then(onProven, failed)
  }
  return (
    <FormDialog
      form={{ ...form, problem }}
      title="Confirm that it is you"
      description="Before how you sign in is changed. It holds for ten minutes."
      width="small"
      submitLabel="Confirm"
      onClose={onCancel}
    >
      <div className="grid gap-4">
        {/* For the password manager. */}
        <input hidden readOnly name="username" autoComplete="username" value={user.username} />
        {by === 'password' ? (
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        ) : (
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="The six digits that your authenticator app shows for Rove."
            error={errors.code}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {by === 'password' && factors?.totpSince && (
            <Button variant="ghost" onClick={() => setBy('code')}>
              Use a code instead
            </Button>
          )}
          {by === 'code' && (
            <Button variant="ghost" onClick={() => setBy('password')}>
              Use your password instead
            </Button>
          )}
          {factors !== undefined && factors.passkeys.length > 0 && canUsePasskeys() && (
            <Button variant="ghost" icon={<KeyRound />} onClick={() => void byPasskey()}>
              Use a passkey instead
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  )
}
