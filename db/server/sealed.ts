import { and, asc, count, eq, gt, inArray, like, notLike } from 'drizzle-orm'
import type { Provider } from '#db/model/key.ts'
import { didChange, first, type Handle } from './database/handle.ts'
import { keys, pushKeys, steps, totp, users } from './database/tables.ts'

/** A text that is sealed with the server's key. */
export interface Sealed {
  userId: number
  /** The service of the key, the secret of an authenticator app, or the server's own key (user 0). */
  provider: Provider | 'totp' | 'push'
  sealed: string
  /** Replaces it with the same text sealed under another key. @returns false if it was replaced meanwhile */
  replace(handle: Handle, sealed: string): Promise<boolean>
}

/** The next people after this one, by id. */
export async function peopleAfter(handle: Handle, id: number, most: number): Promise<number[]> {
  const rows = await handle
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, id))
    .orderBy(asc(users.id))
    .limit(most)
  return rows.map((row) => row.id)
}

/**
 * Everything that is sealed for these people: their keys of services, their authenticator apps, and apps that
 * are being set up.
 */
export async function sealedFor(handle: Handle, userIds: readonly number[]): Promise<Sealed[]> {
  const ids = [...userIds]
  const ofServices = await handle.select().from(keys).where(inArray(keys.userId, ids))
  const ofApps = await handle.select().from(totp).where(inArray(totp.userId, ids))
  const begun = await handle
    .select()
    .from(steps)
    .where(and(inArray(steps.userId, ids), inArray(steps.purpose, ['proven', 'factor-proven'])))
  return [
    ...ofServices.map(
      ({ userId, provider, sealed }): Sealed => ({
        userId,
        provider,
        sealed,
        replace: (tx, fresh) =>
          didChange(
            tx
              .update(keys)
              .set({ sealed: fresh })
              .where(and(eq(keys.userId, userId), eq(keys.provider, provider), eq(keys.sealed, sealed))),
          ),
      }),
    ),
    ...ofApps.map(
      ({ userId, sealed }): Sealed => ({
        userId,
        provider: 'totp',
        sealed,
        replace: (tx, fresh) =>
          didChange(
            tx
              .update(totp)
              .set({ sealed: fresh })
              .where(and(eq(totp.userId, userId), eq(totp.sealed, sealed))),
          ),
      }),
    ),
    ...begun.flatMap(({ userId, tokenHash, payload }): Sealed[] =>
      userId === null || payload === ''
        ? []
        : [
            {
              userId,
              provider: 'totp',
              sealed: payload,
              replace: (tx, fresh) =>
                didChange(
                  tx
                    .update(steps)
                    .set({ payload: fresh })
                    .where(and(eq(steps.tokenHash, tokenHash), eq(steps.payload, payload))),
                ),
            },
          ],
    ),
  ]
}

/** What is sealed for the server itself: its keys for push messages. */
export async function sealedForServer(handle: Handle): Promise<Sealed[]> {
  const found = await handle.select().from(pushKeys)
  return found.map(({ publicKey, sealed }) => ({
    userId: 0,
    provider: 'push',
    sealed,
    replace: (tx, fresh) =>
      didChange(
        tx
          .update(pushKeys)
          .set({ sealed: fresh })
          .where(and(eq(pushKeys.publicKey, publicKey), eq(pushKeys.sealed, sealed))),
      ),
  }))
}

/**
 * The number of password hashes with one prefix, except those with a longer one.
 * @param without the longer prefix
 */
export async function countHashes(handle: Handle, beginning: string, without: string): Promise<number> {
  const { passwordHash } = users
  const hashedSo = and(like(passwordHash, `${beginning}%`), notLike(passwordHash, `${without}%`))
  return (await first(handle.select({ many: count() }).from(users).where(hashedSo)))?.many ?? 0
}
