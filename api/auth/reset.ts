import { ApiError } from '#api/http/errors.ts'
import { record } from '#db/server/audit.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { addReset, type PasswordResetRow, resetWith } from '#db/server/users.ts'

const VALID_MS = 60 * 60 * 1000

/** Creates the token of a one-time link, valid for an hour. The store keeps only its SHA-256. */
export async function makeReset(handle: Handle, userId: number, now: Date): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString()
  await addReset(handle, { tokenHash: hashOf(token), userId, expiresAt })
  await record(handle, { event: 'account.resetLinkMade', at: now.toISOString(), subject: String(userId) })
  return token
}

/** @throws ApiError 410, with a sentence, for a link that is unknown, used or expired */
export async function openReset(handle: Handle, token: string, now: Date): Promise<PasswordResetRow> {
  const reset = await resetWith(handle, hashOf(token))
  if (!reset) throw new ApiError(410, 'This link is not known or was used already. Please ask for a new one.')
  if (reset.expiresAt <= now.toISOString()) {
    throw new ApiError(410, 'This link has expired. Please ask for a new one.')
  }
  return reset
}
