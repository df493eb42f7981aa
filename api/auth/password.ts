import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '#api/http/errors.ts'
import type { UserRow } from '#db/server/users.ts'

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Checked when there is no such user, so that the time of the answer does not tell.
const nobody = hash('nobody', argon)

/** What is stored in the place of a password. */
export const hashed = (password: string): Promise<string> => hash(password, argon)

/** Whether this is the person's password; of nobody none is. */
export async function isPasswordOf(user: UserRow | undefined, password: string): Promise<boolean> {
  const matches = await verify(user?.passwordHash ?? (await nobody), password)
  return matches && user !== undefined
}

/** What is answered to whoever gives another password than their current one. */
export function wrongPassword(): ApiError {
  const message = 'The current password is not right.'
  return new ApiError(400, message, [{ path: 'currentPassword', message }])
}
