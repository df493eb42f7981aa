import { hash, verify } from '@node-rs/argon2'
import type { Context } from 'hono'
import type { Deps as AllDeps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pepper } from '#api/secrets/encryption.ts'
import { replacePassword, type UserRow } from '#db/server/users.ts'

type Deps = Pick<AllDeps, 'encryption'>

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Verified when there is no such user, so that the response time does not reveal it.
const nobody = hash('nobody', argon)

/**
 * The hash to store for a new password.
 * @param person the owner
 * @throws ApiError 400, with a sentence, for a password that attackers would try first
 */
export async function hashedNew(
  { encryption: { pepper } }: Deps,
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
  return peppered(pepper, password)
}

/** The prefix of a peppered hash. The number of the key follows, and then Argon2's own format. */
export const PEPPERED = 'hmac:'

async function peppered(pepper: Pepper, password: string): Promise<string> {
  const number = pepper.current()
  const text = number && pepper.of(number, password)
  return text ? `${PEPPERED}${number}${await hashed(text)}` : hashed(password)
}

/**
 * The Argon2 hash, and the value to compare with it.
 * @returns undefined if the key with which the password was hashed is missing
 */
function comparable(
  pepper: Pepper,
  stored: string,
  password: string,
): { hash: string; text: string } | undefined {
  if (!stored.startsWith(PEPPERED)) return { hash: stored, text: password }
  const end = stored.indexOf('$')
  const text = pepper.of(stored.slice(PEPPERED.length, end), password)
  return text === undefined ? undefined : { hash: stored.slice(end), text }
}

/** The hash to store for a secret that people type. */
export const hashed = (secret: string): Promise<string> => hash(secret, argon)

const weak = (message: string) => new ApiError(400, message, [{ path: 'password', message }])

/** Whether `stored` is the hash of this text. */
export const isHashOf = (stored: string, text: string): Promise<boolean> => verify(stored, text)

/**
 * Whether this is the person's password. False for an unknown person, and for a password that was hashed with
 * a lost key.
 */
export async function isPasswordOf(
  { encryption: { pepper } }: Deps,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> {
  const known = user && comparable(pepper, user.passwordHash, password)
  const matches = await verify(known?.hash ?? (await nobody), known?.text ?? password)
  return matches && known !== undefined
}

/** Whether this server has the key with which the person's password was hashed. */
export const canCheckPasswordOf = ({ encryption: { pepper } }: Deps, { passwordHash }: UserRow): boolean =>
  comparable(pepper, passwordHash, '') !== undefined

/**
 * Rehashes a password, which was just verified, if it was hashed with another key, without one, or with
 * another cost.
 */
export async function renewHash(
  { encryption: { pepper }, store }: Deps & Pick<AllDeps, 'store'>,
  { id, passwordHash: before }: UserRow,
  password: string,
): Promise<void> {
  const number = pepper.current()
  const way = wayOf(await nobody)
  if (wayOf(before) === (number ? `${PEPPERED}${number}${way}` : way)) return
  const passwordHash = await peppered(pepper, password)
  await store.tx((handle) => replacePassword(handle, id, { before, passwordHash }))
}

/** A hash without its salt and digest: the key, the algorithm and the cost. */
const wayOf = (passwordHash: string) => passwordHash.split('$').slice(0, -2).join('$')

/** The 400 for a wrong password. @param path the field of the form */
export function wrongPassword(path: 'currentPassword' | 'password'): ApiError {
  const message = `The ${path === 'currentPassword' ? 'current ' : ''}password is not right.`
  return new ApiError(400, message, [{ path, message }])
}

/**
 * Asks the signed-in person for their password again, before a sensitive action. Wrong passwords are counted
 * for each account.
 * @throws ApiError 400 if it is wrong, TooMany after ten wrong ones in a quarter of an hour
 */
export async function confirmed(
  deps: Pick<AllDeps, 'limits' | 'encryption'>,
  c: Context<Guarded>,
  password: string,
): Promise<void> {
  const { limits } = deps
  const { id } = c.get('user')
  await limits.take('confirm', id)
  if (!(await isPasswordOf(deps, c.get('user'), password))) throw wrongPassword('password')
  await limits.giveBack('confirm', String(id))
}

const MOST_COMMON = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** The 10,000 most common passwords, in lower case; loaded on first use. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON))
}

/** Whether a password is one of the first that attackers try, regardless of case. */
async function isCommon(password: string): Promise<boolean> {
  common ??= read()
  return (await common).has(password.toLowerCase())
}
