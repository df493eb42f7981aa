import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#app/data/server/call.ts'
import { enter } from '#app/data/server/entrance.ts'
import {
  Cancelled,
  canOfferPasskeys,
  canUsePasskeys,
  signWithPasskey,
  stopOfferingPasskeys,
} from '#app/data/server/passkeys.ts'
import { Button } from '#app/ui/Button.tsx'
import { AssertionOptions } from '#db/model/factor.ts'
import { User } from '#db/model/user.ts'

interface PasskeySignInProps {
  backTo: string | undefined
  onProblem: (error: unknown) => void
}

/**
 * Signs in without a password: with the button, or by picking a passkey from the browser's autofill for the
 * username.
 */
export function PasskeySignIn({ backTo, onProblem }: PasskeySignInProps) {
  const [busy, setBusy] = useState(false)
  const signIn = async (autofill: boolean) => {
    const options = await call(AssertionOptions, 'POST', '/api/auth/passkey-options')
    const response = await signWithPasskey(options, { autofill })
    await call(User, 'POST', '/api/auth/passkey', { response })
    enter({ backTo, greeting: "You've been logged in successfully!" })
  }
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canOfferPasskeys()) || signal.aborted) return
    await signIn(true)
  })
  useEffect(() => {
    const end = new AbortController()
    // Autofill starts without a request by the person, so its errors are ignored; the button reports them.
    void offer(end.signal).catch(() => undefined)
    return () => {
      end.abort()
      if (canUsePasskeys()) void stopOfferingPasskeys()
    }
  }, [])
  if (!canUsePasskeys()) return null
  const press = async () => {
    setBusy(true)
    await signIn(false).catch((error: unknown) => {
      if (!(error instanceof Cancelled)) onProblem(error)
    })
    setBusy(false)
  }
  return (
    <Button variant="secondary" icon={<KeyRound />} busy={busy} onClick={() => void press()}>
      Sign in with a passkey
    </Button>
  )
}
