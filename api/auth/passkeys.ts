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

/** The website for which passkeys are created and used (WebAuthn Level 3, 4: Relying Party). */
export interface Site {
  origin: string
  /** The host without its port. */
  rpId: string
}

/** @returns the site as it is in the address bar of the calling browser */
export function siteOf(c: Context): Site {
  const scheme = c.get('client').secure ? 'https' : 'http'
  const { origin, hostname } = new URL(`${scheme}://${c.req.header('Host')}`)
  return { origin, rpId: hostname }
}

/**
 * The options for signing with a passkey. As a second step, possession of the passkey is enough. Alone it
 * also replaces the password, so its device must have verified a finger, a face or a PIN (simplewebauthn.dev,
 * Passkeys).
 * @param known the person's passkeys; undefined if the person is not known yet
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

/** The options for creating a passkey that can sign in by itself if the device supports that. */
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

/** Removes undefined values, which JSON does not have. */
const asSent = (options: object): unknown => JSON.parse(JSON.stringify(options))

/** The user handle that a passkey stores: the random id reveals nothing about the person. */
const handleOf = (userId: number) => String(userId)

const named = ({ id, transports }: PasskeyRow) => ({ id, transports })

/**
 * Verifies the response of a passkey.
 * @param userId the owner that the passkey must have; undefined if the passkey alone identifies the person
 * @param challenge that it had to sign
 * @returns the passkey
 * @throws ApiError 401 if the response is not valid
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
  // A step that requested no passkey has no challenge, so anybody could have signed an empty one.
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

/** Verifies a new passkey from a browser. @throws ApiError 400 if it was not created for this request */
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
