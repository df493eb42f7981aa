import type { AssertionOptions, AttestationOptions } from '#db/model/factor.ts'

// What only passkeys need comes when one is made or used.
const load = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys, and may use them here: an address that is a number has none (WebAuthn 5.1.2). */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Whether a passkey can be offered among the usernames that the browser fills in. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await load()).browserSupportsWebAuthnAutofill()
}

/** Somebody closed the browser's dialog, or another one took its place. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** A passkey could not be made or used; its message is for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

/**
 * Has a passkey sign, by the browser's own dialog.
 * @param autofill waits until the person picks one of those that the browser offers with the username
 * @returns what the server checks
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

/** Makes a passkey, by the browser's own dialog. @throws Cancelled, PasskeyError */
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

/** Nobody picks one any more. */
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
