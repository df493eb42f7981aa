import { and, asc, eq, sql } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import type { NewTeam, Role, Team } from '#db/model/team.ts'
import { type Handle, prepared } from './open.ts'
import { members, teams, users } from './tables.ts'

const ofPerson = prepared((handle) =>
  handle
    .select({ team: teams, role: members.role })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(and(eq(members.userId, sql.placeholder('userId')), eq(teams.own, false)))
    .orderBy(asc(teams.personal), asc(members.createdAt), asc(members.id))
    .prepare(),
)

/** All teams of a person in the order of joining, the personal space last. */
export async function teamsOf(handle: Handle, userId: number): Promise<Team[]> {
  return ofPerson(handle)
    .all({ userId })
    .map(({ team: { version: _, horizon: __, own: ___, ...team }, role }) => ({
      ...team,
      role: team.ownerId === userId ? 'owner' : role,
    }))
}

export async function teamOf(handle: Handle, userId: number, teamId: number): Promise<Team | undefined> {
  return (await teamsOf(handle, userId)).find((team) => team.id === teamId)
}

export async function addTeam(
  handle: Handle,
  owner: number,
  team: NewTeam & { personal: boolean; createdAt: string },
): Promise<number> {
  const id = newId()
  handle
    .insert(teams)
    .values({ id, ownerId: owner, ...team })
    .run()
  await addMember(handle, { teamId: id, userId: owner, role: 'admin', createdAt: team.createdAt })
  return id
}

export async function addMember(
  handle: Handle,
  member: { teamId: number; userId: number; role: Role; createdAt: string },
): Promise<void> {
  handle
    .insert(members)
    .values({ id: newId(), ...member })
    .run()
}

export async function editTeam(
  handle: Handle,
  teamId: number,
  changes: Partial<NewTeam & { personal: boolean }>,
): Promise<void> {
  if (Object.keys(changes).length > 0) handle.update(teams).set(changes).where(eq(teams.id, teamId)).run()
}

/** The members with the users behind them, the owner first. */
export async function membersOf(handle: Handle, teamId: number) {
  return handle
    .select({
      id: members.id,
      userId: members.userId,
      role: members.role,
      user: {
        avatarUrl: users.avatarUrl,
        fullName: users.fullName,
        username: users.username,
        email: users.email,
      },
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.teamId, teamId))
    .orderBy(sql`${teams.ownerId} <> ${members.userId}`, asc(members.createdAt))
    .all()
}

const membership = prepared((handle) =>
  handle
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.userId, sql.placeholder('userId')), eq(members.teamId, sql.placeholder('teamId'))))
    .prepare(),
)

export async function isMember(handle: Handle, userId: number, teamId: number): Promise<boolean> {
  return membership(handle).get({ userId, teamId }) !== undefined
}

const extent = prepared((handle) => {
  const { version, horizon } = teams
  return handle
    .select({ version, horizon })
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare()
})

/** The team's counter as of now, and up to where tombstones may be gone. */
export async function extentOf(
  handle: Handle,
  teamId: number,
): Promise<{ version: number; horizon: number }> {
  return extent(handle).get({ teamId }) ?? { version: 0, horizon: 0 }
}

const step = prepared((handle) =>
  handle
    .update(teams)
    .set({ version: sql`${teams.version} + 1` })
    .where(eq(teams.id, sql.placeholder('teamId')))
    .returning({ version: teams.version })
    .prepare(),
)

/** Takes the team's next version for one write. */
export async function nextVersion(handle: Handle, teamId: number): Promise<number> {
  const taken = step(handle).get({ teamId })
  if (!taken) throw new Error(`There is no team ${teamId}`)
  return taken.version
}
