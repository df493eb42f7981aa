import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { canUsePasskeys } from '#app/data/server/passkeys.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { Factors } from '#db/model/factor.ts'
import { proveBy, proveByPasskey, useFactors, whyNot } from './proof.ts'

interface ProofDialogProps {
  /** What the server accepts as proof: anything, or only a second factor. */
  asked: 'any' | 'factor'
  onProven: () => void
  onCancel: () => void
}

const Typed = v.object({
  password: v.optional(v.string()),
  code: v.optional(v.string()),
})

/** What the person types. */
type ProofMethod = 'password' | 'code' | 'recovery'

const otherwise: Record<ProofMethod, string> = {
  password: 'Use your password instead',
  code: 'Use a code instead',
  recovery: 'Use a recovery code instead',
}

/**
 * The proofs that the person can type: the password only if no second factor is required, and recovery codes
 * only if one is.
 */
function waysOf(asked: ProofDialogProps['asked'], factors: Factors | undefined): ProofMethod[] {
  const code = factors?.totpSince ? (['code'] as const) : []
  if (asked === 'any') return ['password', ...code]
  return [...code, 'recovery']
}

/** Asks for the password, or for one of the person's factors, before a sensitive action. */
export function ProofDialog({ asked, onProven, onCancel }: ProofDialogProps) {
  const { user } = useWorkspace()
  const { data: factors } = useFactors()
  const ways = waysOf(asked, factors)
  const [chosen, setChosen] = useState<ProofMethod>()
  const by = chosen ?? ways[0] ?? 'recovery'
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
      description={
        asked === 'any'
          ? 'Before how you sign in is changed. It holds for ten minutes.'
          : 'This can not be undone, so your second factor is asked for. It holds for ten minutes.'
      }
      width="small"
      submitLabel="Confirm"
      onClose={onCancel}
    >
      <div className="grid gap-4">
        {/* Lets the password manager find the right password. */}
        <input hidden readOnly name="username" autoComplete="username" value={user.username} />
        {by === 'password' && (
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        {by === 'code' && (
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="The six digits that your authenticator app shows for Rove."
            error={errors.code}
          />
        )}
        {by === 'recovery' && (
          <TextField
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            hint="One of the codes that you kept when you set up two-step sign-in. It works once."
            error={errors.code}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {ways
            .filter((way) => way !== by)
            .map((way) => (
              <Button key={way} variant="ghost" onClick={() => setChosen(way)}>
                {otherwise[way]}
              </Button>
            ))}
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
