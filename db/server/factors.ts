import { and, asc, type Column, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Factors } from '#db/model/factor.ts'
import { didChange, first, type Handle } from './database/handle.ts'
import { passkeys, recoveryCodes, totp } from './database/tables.ts'

export type TotpRow = typeof totp.$inferSelect
export type PasskeyRow = typeof passkeys.$inferSelect

/** Whether the user with the id in this column has a second factor. */
export const hasFactor = (userId: Column): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from ${totp} where ${totp.userId} = ${userId})
    or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId}))`.mapWith(Boolean)

/** A person's second factors, as they see them. */
export async function factorsOf(handle: Handle, userId: number): Promise<Factors> {
  const app = await totpOf(handle, userId)
  const keys = await passkeysOf(handle, userId)
  const codes = await first(
    handle.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  )
  return {
    totpSince: app?.createdAt ?? null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    recoveryCodes: codes?.left ?? 0,
  }
}

/** The people among these who have a second factor. */
export async function withFactor(handle: Handle, userIds: readonly number[]): Promise<Set<number>> {
  const ids = [...userIds]
  const apps = await handle.select({ id: totp.userId }).from(totp).where(inArray(totp.userId, ids))
  const keys = await handle
    .select({ id: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, ids))
  return new Set([...apps, ...keys].map(({ id }) => id))
}

export const isWithFactor = async (handle: Handle, userId: number): Promise<boolean> =>
  (await withFactor(handle, [userId])).has(userId)

export async function totpOf(handle: Handle, userId: number): Promise<TotpRow | undefined> {
  return first(handle.select().from(totp).where(eq(totp.userId, userId)))
}

/** Replaces the person's previous app. */
export async function saveTotp(handle: Handle, row: TotpRow): Promise<void> {
  await handle.insert(totp).values(row).onConflictDoUpdate({ target: totp.userId, set: row })
}

/** @returns false if a code of this time step, or of a later one, was accepted before */
export async function takeTotpStep(handle: Handle, userId: number, step: number): Promise<boolean> {
  return didChange(
    handle
      .update(totp)
      .set({ lastStep: step })
      .where(and(eq(totp.userId, userId), lt(totp.lastStep, step))),
  )
}

export async function removeTotp(handle: Handle, userId: number): Promise<boolean> {
  return didChange(handle.delete(totp).where(eq(totp.userId, userId)))
}

/** In the order in which they were added. */
export async function passkeysOf(handle: Handle, userId: number): Promise<PasskeyRow[]> {
  const { createdAt, id } = passkeys
  return handle.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(createdAt), asc(id))
}

export async function passkeyWith(handle: Handle, id: string): Promise<PasskeyRow | undefined> {
  return first(handle.select().from(passkeys).where(eq(passkeys.id, id)))
}

/** @returns false if the passkey was added before, by anybody */
export async function addPasskey(handle: Handle, row: PasskeyRow): Promise<boolean> {
  return didChange(handle.insert(passkeys).values(row).onConflictDoNothing())
}

/** @returns false if it is gone, or was used meanwhile: a counter never goes back */
export async function notePasskeyUse(
  handle: Handle,
  { id, counter: before }: PasskeyRow,
  used: { counter: number; at: string },
): Promise<boolean> {
  return didChange(
    handle
      .update(passkeys)
      .set({ counter: used.counter, lastUsedAt: used.at })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, before))),
  )
}

const isPasskeyOf = (userId: number, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** @returns whether the person has it */
export async function renamePasskey(
  handle: Handle,
  { userId, id, name }: { userId: number; id: string; name: string },
): Promise<boolean> {
  return didChange(handle.update(passkeys).set({ name }).where(isPasskeyOf(userId, id)))
}

/** @returns whether the person had it */
export async function removePasskey(handle: Handle, userId: number, id: string): Promise<boolean> {
  return didChange(handle.delete(passkeys).where(isPasskeyOf(userId, id)))
}

export async function recoveryCodesOf(
  handle: Handle,
  userId: number,
): Promise<{ id: number; hash: string }[]> {
  const { id, hash } = recoveryCodes
  return handle.select({ id, hash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Replaces all of the person's codes. */
export async function replaceRecoveryCodes(
  handle: Handle,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) {
    await handle.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
  }
}

/** @returns false if it was used meanwhile */
export async function spendRecoveryCode(handle: Handle, id: number): Promise<boolean> {
  return didChange(handle.delete(recoveryCodes).where(eq(recoveryCodes.id, id)))
}

/** From now on the person signs in with the password alone. @returns whether they had another factor */
export async function removeFactorsOf(handle: Handle, userId: number): Promise<boolean> {
  const had = await isWithFactor(handle, userId)
  await removeTotp(handle, userId)
  await handle.delete(passkeys).where(eq(passkeys.userId, userId))
  await replaceRecoveryCodes(handle, userId, [])
  return had
}
