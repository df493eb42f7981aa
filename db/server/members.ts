import { and, eq, inArray } from 'drizzle-orm'
import { fileIn } from '#db/model/file.ts'
import type { Role, Team } from '#db/model/team.ts'
import { first, type Handle } from './database/handle.ts'
import { members, teams, users } from './database/tables.ts'
import { giveUpload, uploadOf } from './uploads.ts'

export type MemberRow = typeof members.$inferSelect

export async function memberById(
  handle: Handle,
  teamId: number,
  memberId: number,
): Promise<MemberRow | undefined> {
  return first(
    handle
      .select()
      .from(members)
      .where(and(eq(members.teamId, teamId), eq(members.id, memberId))),
  )
}

/** The ids of the users in a team, whether the team is deleted or not. */
export async function peopleOf(handle: Handle, teamId: number): Promise<number[]> {
  const found = await handle
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.teamId, teamId))
  return found.map(({ userId }) => userId)
}

/** @param email in lower case */
export async function hasMemberWithEmail(handle: Handle, teamId: number, email: string): Promise<boolean> {
  const found = await first(
    handle
      .select({ id: members.id })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.teamId, teamId), eq(users.email, email))),
  )
  return found !== undefined
}

export async function setRole(handle: Handle, memberId: number, role: Role): Promise<void> {
  await handle.update(members).set({ role }).where(eq(members.id, memberId))
}

export async function removeMember(handle: Handle, memberId: number): Promise<void> {
  await handle.delete(members).where(eq(members.id, memberId))
}

/** Makes another member the owner; the previous owner stays as an admin. */
export async function handOver(handle: Handle, team: Team, { userId }: { userId: number }): Promise<void> {
  await handle.update(teams).set({ ownerId: userId }).where(eq(teams.id, team.id))
  const both = and(eq(members.teamId, team.id), inArray(members.userId, [team.ownerId, userId]))
  await handle.update(members).set({ role: 'admin' }).where(both)
  await keepAvatar(handle, team)
}

/**
 * If the previous owner had uploaded the avatar, it becomes the team's. If the avatar is another person's own
 * file, which nobody could see, it is removed: the new owner may be that person.
 */
async function keepAvatar(handle: Handle, { id: teamId, ownerId, avatarUrl }: Team) {
  const upload = await uploadOf(handle, fileIn(avatarUrl) ?? 0)
  if (!upload || upload.teamId === teamId) return
  if (upload.teamId === ownerId) await giveUpload(handle, upload.id, teamId)
  else await handle.update(teams).set({ avatarUrl: '' }).where(eq(teams.id, teamId))
}
