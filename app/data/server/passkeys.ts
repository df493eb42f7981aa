import type { AssertionOptions, AttestationOptions } from '#db/model/factor.ts'

// The passkey library is loaded only when a passkey is created or used.
const load = () => import('@simplewebauthn/browser')

/**
 * Whether this browser supports passkeys and allows them here: an IP address cannot have any (WebAuthn
 * 5.1.2).
 */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Whether the browser can offer passkeys in its autofill for the username. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await load()).browserSupportsWebAuthnAutofill()
}

/** The person closed the browser's dialog, or another dialog replaced it. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** A passkey could not be created or used; the message is for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

/**
 * Signs with a passkey, through the browser's own dialog.
 * @param autofill waits until the person picks a passkey from the browser's autofill for the username
 * @returns the response for the server to verify
 * @throws Cancelled, PasskeyError
 */
export async function signWithPasskey(
  optionsJSON: AssertionOptions,
  { autofill = false } = {},
): Promise<object> {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(
    failWith('This passkey could not be used. Please try again, or use another way.'),
  )
}

/** Creates a passkey, through the browser's own dialog. @throws Cancelled, PasskeyError */
export async function makePasskey(optionsJSON: AttestationOptions): Promise<object> {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return failWith(
      isKnown
        ? 'This device holds a passkey for your account already.'
        : 'The passkey could not be made here. Please try again, or on another device.',
    )(error)
  })
}

/** Cancels the autofill request for passkeys. */
export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

const failWith =
  (sentence: string) =>
  (error: unknown): never => {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Cancelled(sentence, { cause: error })
    throw new PasskeyError(sentence, { cause: error })
  }
