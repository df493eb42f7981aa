import { Secret, TOTP } from 'otpauth'
import { ApiError } from '#api/http/errors.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { TotpSetUp } from '#db/model/factor.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { saveTotp, takeTotpStep, totpOf } from '#db/server/factors.ts'

// Time-based one-time passwords, RFC 6238, with the parameters that every authenticator app supports: SHA-1,
// six digits, 30 seconds.
const PERIOD_S = 30
const SECRET_BYTES = 20
/** A phone's clock may be off by this many time steps (RFC 6238, 5.2: at most one is recommended). */
const WINDOW = 1

interface Person {
  id: number
  username: string
}

/** A new secret for an authenticator app. */
export function newTotp({ username }: Pick<Person, 'username'>): TotpSetUp {
  const totp = new TOTP({ issuer: 'Rove', label: username, secret: new Secret({ size: SECRET_BYTES }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * The time step for which the code is correct.
 * @param secret base32
 * @returns undefined if it is correct for none
 */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta
}

/**
 * Accepts a code of the person's authenticator app, once.
 * @throws ApiError 401 with a sentence if it is wrong
 */
export async function takeCode(
  handle: Handle,
  encryption: Encryption,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<void> {
  const app = await totpOf(handle, userId)
  if (!app) throw wrongCode()
  const secret = encryption.decrypt(app.sealed, { userId, provider: 'totp' })
  if (secret === undefined) {
    throw new ApiError(
      401,
      'This server can no longer check codes of your app. Please use a passkey or a recovery code.',
    )
  }
  const step = stepOf(secret, code, now)
  if (step === undefined) throw wrongCode()
  if (!(await takeTotpStep(handle, userId, step))) {
    throw new ApiError(401, 'This code was used already. Please wait for the next one.')
  }
}

/** Stores the app after verifying its code. @throws ApiError 400 if the code is wrong */
export async function confirmTotp(
  handle: Handle,
  encryption: Encryption,
  { userId, sealed, code, now }: { userId: number; sealed: string; code: string; now: Date },
): Promise<void> {
  const secret = encryption.decrypt(sealed, { userId, provider: 'totp' })
  const step = secret === undefined ? undefined : stepOf(secret, code, now)
  if (step === undefined) {
    const { message } = wrongCode()
    throw new ApiError(400, message, [{ path: 'code', message }])
  }
  await saveTotp(handle, { userId, sealed, lastStep: step, createdAt: now.toISOString() })
}

const wrongCode = () =>
  new ApiError(401, 'This code is not right. Please check the clock of your phone, too.')
