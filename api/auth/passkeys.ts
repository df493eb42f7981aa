import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { ApiError } from '#api/http/errors.ts'
import { type Assertion, AssertionOptions, AttestationOptions, type NewPasskey } from '#db/model/factor.ts'
import type { Store } from '#db/server/database/handle.ts'
import { notePasskeyUse, type PasskeyRow, passkeyWith } from '#db/server/factors.ts'
import type { UserRow } from '#db/server/users.ts'

/** The website for which passkeys are made and used (WebAuthn Level 3, 4: Relying Party). */
export interface Site {
  origin: string
  /** The host alone, without its port. */
  rpId: string
}

/** @returns the site as the browser that asks has it in its address bar */
export function siteOf(c: Context): Site {
  const scheme = c.get('client').secure ? 'https' : 'http'
  const { origin, hostname } = new URL(`${scheme}://${c.req.header('Host')}`)
  return { origin, rpId: hostname }
}

/**
 * What the browser is asked for. As a second step, holding the passkey is enough; alone, it stands for the password
 * too, so that its device must have asked for a finger, a face or a PIN (simplewebauthn.dev, Passkeys).
 * @param known the person's passkeys; undefined where nobody has said who they are
 */
export async function assertionOptions(
  { rpId }: Site,
  known: readonly PasskeyRow[] | undefined,
): Promise<AssertionOptions> {
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: known ? 'preferred' : 'required',
    ...(known && { allowCredentials: known.map(named) }),
  })
  return v.parse(AssertionOptions, asSent(options))
}

/** What the browser is asked for, to make a passkey that signs in by itself where the device can. */
export async function attestationOptions(
  { rpId }: Site,
  user: Pick<UserRow, 'id' | 'username' | 'fullName'>,
  known: readonly PasskeyRow[],
): Promise<AttestationOptions> {
  const options = await generateRegistrationOptions({
    rpName: 'Rove',
    rpID: rpId,
    userID: new TextEncoder().encode(handleOf(user.id)),
    userName: user.username,
    userDisplayName: user.fullName,
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return v.parse(AttestationOptions, asSent(options))
}

/** JSON has no undefined. */
const asSent = (options: object): unknown => JSON.parse(JSON.stringify(options))

/** What a passkey keeps of whose it is: the random id says nothing of the person. */
const handleOf = (userId: number) => String(userId)

const named = ({ id, transports }: PasskeyRow) => ({ id, transports })

/**
 * Takes what a passkey has signed.
 * @param userId whose passkey it must be; undefined where the passkey alone says who signs in
 * @param challenge what it was to sign
 * @returns the passkey
 * @throws ApiError 401 when it is not right
 */
export async function takeAssertion(
  { store, log, now }: { store: Store; log: Logger; now(): Date },
  {
    site,
    challenge,
    response,
    userId,
  }: { site: Site; challenge: string; response: Assertion; userId?: number },
): Promise<PasskeyRow> {
  // A step that asked for no passkey has no challenge, and anybody could have signed nothing.
  if (challenge === '') throw unknownPasskey()
  const passkey = await passkeyWith(store.read, response.id)
  if (!passkey || (userId !== undefined && passkey.userId !== userId)) throw unknownPasskey()
  const { userHandle } = response.response
  const claimed = userHandle && Buffer.from(userHandle, 'base64url').toString()
  if (claimed && claimed !== handleOf(passkey.userId)) throw unknownPasskey()
  const { id, publicKey, counter, transports } = passkey
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: userId === undefined,
  }).catch((error: unknown) => refused(log, error))
  if (!checked.verified) throw unknownPasskey()
  const used = { counter: checked.authenticationInfo.newCounter, at: now().toISOString() }
  if (!(await store.tx((handle) => notePasskeyUse(handle, passkey, used)))) throw unknownPasskey()
  return passkey
}

/** The passkey that a browser has made. @throws ApiError 400 when it was not made for this */
export async function passkeyFrom(
  { log, now }: { log: Logger; now(): Date },
  {
    site,
    challenge,
    made,
    userId,
  }: { site: Site; challenge: string; made: v.InferOutput<typeof NewPasskey>; userId: number },
): Promise<PasskeyRow> {
  const failed = new ApiError(400, 'This passkey could not be added. Please try again.')
  if (challenge === '') throw failed
  const checked = await verifyRegistrationResponse({
    response: made.response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    log.info({ err: error }, 'a passkey was not added')
    throw failed
  })
  if (!checked.verified) throw failed
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  const at = now().toISOString()
  return {
    id,
    userId,
    name: made.name,
    publicKey: Buffer.from(publicKey),
    counter,
    transports,
    createdAt: at,
    lastUsedAt: null,
  }
}

function refused(log: Logger, error: unknown): never {
  log.info({ err: error }, 'a passkey was refused')
  throw unknownPasskey()
}

const unknownPasskey = () => new ApiError(401, 'This passkey does not sign in here. Please use another way.')
