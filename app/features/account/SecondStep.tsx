import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { CallError, call, sentenceOf } from '#app/data/server/call.ts'
import { enter } from '#app/data/server/entrance.ts'
import { Cancelled, canUsePasskeys, PasskeyError, signWithPasskey } from '#app/data/server/passkeys.ts'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { SecondStepAsked, SecondStepMethod } from '#db/model/factor.ts'
import { User } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'

interface SecondStepProps {
  asked: SecondStepAsked
  backTo?: string | undefined
  /** The greeting on the next page. */
  greeting: string
}

const Typed = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Please enter a code')) })

/** The page after a correct password, for a person who has a second factor. */
export function SecondStep({ asked, backTo, greeting }: SecondStepProps) {
  const [way, setWay] = useState<SecondStepMethod>(firstOf(asked.ways))
  const [problem, setProblem] = useState<string>()
  const take = async (body: object) => {
    setProblem(undefined)
    await call(User, 'POST', '/api/auth/second-step', body)
    enter({ backTo, greeting })
  }
  const failed = (error: unknown) => {
    if (!(error instanceof Cancelled)) setProblem(sentenceFor(error))
    return undefined
  }
  const choose = (way: SecondStepMethod) => {
    setProblem(undefined)
    setWay(way)
  }
  return (
    <AccountPage title="Second step" problemTitle="Login failed" problem={problem}>
      {way === 'passkey' ? (
        <ByPasskey asked={asked} onTake={take} onFailure={failed} />
      ) : (
        <ByCode key={way} by={way} onTake={take} onFailure={failed} />
      )}
      <div className="grid justify-items-start">
        {asked.ways.map(
          (other) =>
            other !== way && (
              <Button key={other} variant="ghost" onClick={() => choose(other)}>
                {names[other]}
              </Button>
            ),
        )}
        <a href="/login" className="inline-flex min-h-11 items-center px-4 text-accent-ink underline">
          Start again
        </a>
      </div>
      <p className="text-muted text-sm">
        Lost all of them? Whoever runs this server can make you a link that lets you in.
      </p>
    </AccountPage>
  )
}

const names: Record<SecondStepMethod, string> = {
  code: 'Use your authenticator app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
}

const firstOf = (ways: readonly SecondStepMethod[]): SecondStepMethod => {
  if (ways.includes('passkey') && canUsePasskeys()) return 'passkey'
  return ways.find((way) => way !== 'passkey') ?? 'passkey'
}

interface WayProps {
  onTake: (body: object) => Promise<void>
  onFailure: (error: unknown) => undefined
}

function ByCode({ by, onTake, onFailure }: WayProps & { by: 'code' | 'recovery' }) {
  const { errors, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: ({ code }) => onTake({ by, code }),
    onFailure,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {by === 'code' ? (
        <TextField
          label="Code"
          name="code"
          hint="The six digits that your authenticator app shows for Rove."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          // It is the only field of the page.
          ref={focusOnce}
          error={errors.code}
        />
      ) : (
        <TextField
          label="Recovery code"
          name="code"
          hint="One of the ten that you kept. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={focusOnce}
          error={errors.code}
        />
      )}
      <Button type="submit" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()

function ByPasskey({ asked, onTake, onFailure }: WayProps & { asked: SecondStepAsked }) {
  const [busy, setBusy] = useState(false)
  const { passkey } = asked
  if (!passkey || !canUsePasskeys()) return <p>Your passkey can not be used in this browser.</p>
  const press = async () => {
    setBusy(true)
    try {
      await onTake({ by: 'passkey', response: await signWithPasskey(passkey) })
    } catch (error) {
      onFailure(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={<KeyRound />} busy={busy} onClick={() => void press()}>
      Continue with your passkey
    </Button>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  if (error instanceof PasskeyError) return error.message
  return 'The server is out of reach. Signing in needs a connection.'
}
