import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { first, type Handle } from './database/handle.ts'
import { devices, invitations, members, receipts, teams, users } from './database/tables.ts'
import { keepSpace } from './teams.ts'

/** A team that must be handed over before its owner's account can be deleted. */
export interface OwnedTeam {
  id: number
  name: string
}

/**
 * The teams that a person owns: those with other people must be handed over, the others are deleted with the
 * account.
 */
export async function ownedBy(
  handle: Handle,
  userId: number,
): Promise<{ shared: OwnedTeam[]; alone: OwnedTeam[] }> {
  const owned = await handle
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(
      and(
        eq(teams.ownerId, userId),
        eq(teams.personal, false),
        eq(teams.own, false),
        isNull(teams.deletedAt),
      ),
    )
  const others = await handle
    .selectDistinct({ teamId: members.teamId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(and(eq(teams.ownerId, userId), ne(members.userId, userId), isNull(users.deletedAt)))
  const shared = new Set(others.map(({ teamId }) => teamId))
  return {
    shared: owned.filter(({ id }) => shared.has(id)),
    alone: owned.filter(({ id }) => !shared.has(id)),
  }
}

/**
 * Marks the account as deleted: for 30 days it can only be restored. Data that is only the person's is
 * deleted with it.
 * @param at ISO 8601 in UTC
 */
export async function deleteAccount(handle: Handle, userId: number, at: string): Promise<void> {
  await handle.update(users).set({ deletedAt: at }).where(eq(users.id, userId))
  const mine = and(eq(teams.ownerId, userId), eq(teams.own, false), isNull(teams.deletedAt))
  await handle.update(teams).set({ deletedAt: at }).where(mine)
  await handle.delete(invitations).where(eq(invitations.createdBy, userId))
}

/** Restores the account, with everything that was deleted with it. @returns whether it was being deleted */
export async function restoreAccount(handle: Handle, userId: number, at: string): Promise<boolean> {
  const account = await first(handle.select().from(users).where(eq(users.id, userId)))
  if (!account?.deletedAt) return false
  const withIt = and(eq(teams.ownerId, userId), eq(teams.deletedAt, account.deletedAt))
  await handle.update(teams).set({ deletedAt: null }).where(withIt)
  await handle.update(users).set({ deletedAt: null }).where(eq(users.id, userId))
  await keepSpace(handle, userId, at)
  return true
}

/** The accounts that were deleted before `cutoff` (ISO 8601 in UTC) and own nothing any more. */
export async function goneAccounts(handle: Handle, cutoff: string): Promise<number[]> {
  const found = await handle
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), lt(users.deletedAt, cutoff)))
  return found.map(({ id }) => id)
}

/**
 * Removes all data of a person outside of teams, after their own stream and teams were removed. What they
 * made in teams stays, without their name.
 */
export async function purgeAccount(handle: Handle, userId: number): Promise<void> {
  await handle.delete(members).where(eq(members.userId, userId))
  await handle.delete(devices).where(eq(devices.userId, userId))
  await handle.delete(receipts).where(eq(receipts.userId, userId))
  await handle.delete(users).where(eq(users.id, userId))
}
