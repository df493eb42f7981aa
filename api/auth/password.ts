import { hash, verify } from '@node-rs/argon2'
import type { Context } from 'hono'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { UserRow } from '#db/server/users.ts'

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Checked when there is no such user, so that the time of the answer does not tell.
const nobody = hash('nobody', argon)

/**
 * What is stored in the place of a new password.
 * @param person whose it is to be
 * @throws ApiError 400, with a sentence, for one that is tried before all others
 */
export async function hashedNew(
  password: string,
  person: Pick<UserRow, 'username' | 'email'>,
): Promise<string> {
  const typed = password.toLowerCase()
  const [localPart] = person.email.toLowerCase().split('@')
  if ([person.username.toLowerCase(), person.email.toLowerCase(), localPart].includes(typed)) {
    throw weak('Please choose a password other than your username or email address.')
  }
  if (await isCommon(password)) {
    throw weak('This password is one of the 10,000 most common. Please choose another.')
  }
  return hashed(password)
}

/** What is stored in the place of a secret that people type. */
export const hashed = (secret: string): Promise<string> => hash(secret, argon)

const weak = (message: string) => new ApiError(400, message, [{ path: 'password', message }])

/** Whether this text was hashed to that. */
export const isHashOf = (stored: string, text: string): Promise<boolean> => verify(stored, text)

/** Whether this is the person's password; of nobody none is. */
export async function isPasswordOf(user: UserRow | undefined, password: string): Promise<boolean> {
  const matches = await verify(user?.passwordHash ?? (await nobody), password)
  return matches && user !== undefined
}

/** What is answered to whoever gives another password than theirs. @param path the field of the form that asked */
export function wrongPassword(path: 'currentPassword' | 'password'): ApiError {
  const message = `The ${path === 'currentPassword' ? 'current ' : ''}password is not right.`
  return new ApiError(400, message, [{ path, message }])
}

/**
 * Asks who is signed in for their password once more, before what matters. Wrong ones are counted for each account.
 * @throws ApiError 400 when it is not theirs, TooMany after ten wrong ones in a quarter of an hour
 */
export async function confirmed(
  { limits }: Pick<Deps, 'limits'>,
  c: Context<Guarded>,
  password: string,
): Promise<void> {
  const { id } = c.get('user')
  await limits.take('confirm', id)
  if (!(await isPasswordOf(c.get('user'), password))) throw wrongPassword('password')
  await limits.giveBack('confirm', String(id))
}

const MOST_COMMON = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** The 10,000 most common passwords, in lower case; read when the first one is asked for. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON))
}

/** Whether a password is one of the first that are tried, however it is capitalised. */
async function isCommon(password: string): Promise<boolean> {
  common ??= read()
  return (await common).has(password.toLowerCase())
}
