import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { usernameKey } from '#db/model/username.ts'
import { first, type Handle } from './database/handle.ts'
import { users } from './database/tables.ts'

type UserRow = typeof users.$inferSelect

/** Lower case that is the same in both databases: only ASCII letters change. */
const lower = sql<string>`lower(${users.username})`
const lowerOf = (name: string) => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * The user with this username, in any spelling. If several accounts' names have the same key, an exact match
 * wins; otherwise it is the account that has the key.
 */
export async function userNamed(handle: Handle, username: string): Promise<UserRow | undefined> {
  // PostgreSQL cannot compare with such a text, and no username contains it.
  if (username.includes('\0')) return undefined
  const key = usernameKey(username)
  const found = await handle
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, key), isNull(users.usernameKey), eq(lower, lowerOf(username))))
    .orderBy(asc(users.createdAt), asc(users.id))
  // A server of the previous version may have renamed the account that has the key.
  const same = found.filter((user) => usernameKey(user.username) === key)
  return (
    same.find((user) => user.username === username) ??
    same.find((user) => user.usernameKey === key) ??
    same[0]
  )
}

/**
 * Adds or updates the username keys of accounts without one or with that of a former name, such as those that
 * a server of the previous version wrote. If several accounts have the same key, it goes to one that could
 * sign in until then, otherwise to the oldest.
 * @param key of a name that somebody is about to take; without it all accounts are checked
 */
export async function settleUsernames(handle: Handle, key?: string): Promise<void> {
  if (key === undefined && (await isAnyUnsettled(handle))) await settlePlain(handle)
  const unsettled = key === undefined ? ne(users.usernameKey, lower) : eq(users.usernameKey, key)
  const found = await handle
    .select({ id: users.id, username: users.username, key: users.usernameKey })
    .from(users)
    .where(or(isNull(users.usernameKey), unsettled))
    .orderBy(asc(users.createdAt), asc(users.id))
  const wrong = found.filter((user) => user.key !== usernameKey(user.username))
  for (const { id, key } of wrong) if (key !== null) await setKey(handle, id, null)
  const could = ({ username }: { username: string }) => lowerOf(username) === usernameKey(username)
  for (const { id, username } of [...wrong.filter(could), ...wrong.filter((user) => !could(user))]) {
    const own = usernameKey(username)
    const holder = await first(handle.select({ id: users.id }).from(users).where(eq(users.usernameKey, own)))
    if (!holder) await setKey(handle, id, own)
  }
}

async function isAnyUnsettled(handle: Handle): Promise<boolean> {
  const unsettled = handle.select({ id: users.id }).from(users).where(isNull(users.usernameKey))
  return (await first(unsettled.limit(1))) !== undefined
}

/** For ASCII names, which are almost all, both databases can compute the key. */
async function settlePlain(handle: Handle) {
  const keys = handle.select({ key: users.usernameKey }).from(users).where(isNotNull(users.usernameKey))
  await handle
    .update(users)
    .set({ usernameKey: lower })
    .where(
      and(
        isNull(users.usernameKey),
        eq(handle.functions.bytesOf(users.username), sql`length(${users.username})`),
        notInArray(lower, keys),
      ),
    )
}

async function setKey(handle: Handle, id: number, key: string | null) {
  await handle.update(users).set({ usernameKey: key }).where(eq(users.id, id))
}
