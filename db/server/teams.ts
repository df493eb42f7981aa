import { and, asc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import { roomOf } from '#db/model/storage.ts'
import { type Member, type NewTeam, type Role, roleIn, type Team, type TeamRole } from '#db/model/team.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { members, teams, users } from './database/tables.ts'
import { hasFactor } from './factors.ts'
import { bytesOfTeam } from './storage.ts'

const isLeader = sql`(${members.role} = 'admin' or ${members.userId} = ${teams.ownerId})`

/** Whether the team requires a second factor that the member does not have. */
const withheld = sql<boolean>`((${teams.requiresSecondFactor} or (${teams.leadersNeedFactor} and ${isLeader}))
    and not ${hasFactor(members.userId)})`.mapWith(Boolean)

const ofPerson = prepared((handle) =>
  handle
    .select({ team: teams, role: members.role, withheld, bytes: bytesOfTeam })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(and(eq(members.userId, sql.placeholder('userId')), eq(teams.own, false), isNull(teams.deletedAt)))
    .orderBy(asc(teams.personal), asc(members.createdAt), asc(members.id)),
)

/**
 * All teams of a person in the order of joining, the personal space last; without deleted ones.
 * @param quota the bytes that each team may use, for callers that need to know which are full
 */
export async function teamsOf(
  handle: Handle,
  userId: number,
  quota = Number.POSITIVE_INFINITY,
): Promise<Team[]> {
  const found = await ofPerson(handle, { userId })
  return found.map(({ team, role, withheld, bytes }) => {
    const seen = asSeen(team, roleIn(team, { userId, role }), withheld)
    const room = roomOf(bytes, quota)
    return room ? { ...seen, room } : seen
  })
}

/** The ids of a person's teams whose rows they may read: not of those that require a second factor they lack. */
export const readableTeamsOf = async (handle: Handle, userId: number): Promise<number[]> =>
  (await teamsOf(handle, userId)).flatMap(({ id, secondFactor }) => (secondFactor === 'missing' ? [] : id))

function asSeen(
  { requiresSecondFactor, leadersNeedFactor, ...row }: typeof teams.$inferSelect,
  role: TeamRole,
  withheld: boolean,
): Team {
  const isAsked = requiresSecondFactor || (leadersNeedFactor && role !== 'member')
  const { id, name, description, avatarUrl, ownerId, personal, createdAt } = row
  const team = { id, name, description, avatarUrl, ownerId, personal, createdAt, role }
  return {
    ...team,
    ...(isAsked && { secondFactor: withheld ? 'missing' : 'asked' }),
    ...((requiresSecondFactor || leadersNeedFactor) && {
      secondFactorOf: requiresSecondFactor ? 'everybody' : 'leaders',
    }),
  }
}

export async function teamOf(handle: Handle, userId: number, teamId: number): Promise<Team | undefined> {
  return (await teamsOf(handle, userId)).find((team) => team.id === teamId)
}

/** The number of teams that a person owns, including deleted ones that can still be restored. */
export async function countOwned(handle: Handle, userId: number): Promise<number> {
  const owned = and(eq(teams.ownerId, userId), eq(teams.own, false), eq(teams.personal, false))
  return handle.$count(teams, owned)
}

export async function addTeam(
  handle: Handle,
  owner: number,
  team: NewTeam & { personal: boolean; createdAt: string },
): Promise<number> {
  const id = newId()
  await handle.insert(teams).values({ id, ownerId: owner, ...team })
  await addMember(handle, { teamId: id, userId: owner, role: 'admin', createdAt: team.createdAt })
  return id
}

export async function addMember(
  handle: Handle,
  member: { teamId: number; userId: number; role: Role; createdAt: string },
): Promise<void> {
  await handle.insert(members).values({ id: newId(), ...member })
}

export async function editTeam(
  handle: Handle,
  teamId: number,
  changes: Partial<
    NewTeam & { personal: boolean; requiresSecondFactor: boolean; leadersNeedFactor: boolean }
  >,
): Promise<void> {
  if (Object.keys(changes).length > 0) await handle.update(teams).set(changes).where(eq(teams.id, teamId))
}

/** A person who is in no team any more gets a personal space again: their existing one, or a new one. */
export async function keepSpace(handle: Handle, userId: number, createdAt: string): Promise<void> {
  if ((await teamsOf(handle, userId)).length > 0) return
  await addTeam(handle, userId, {
    name: 'My Team',
    description: '',
    avatarUrl: '',
    personal: true,
    createdAt,
  })
}

/** A displayed field of a person, and its replacement once their account is deleted. */
export const shown = (of: SQLWrapper, otherwise = '') =>
  sql<string>`case when ${users.deletedAt} is null then ${of} else ${otherwise} end`

/** The display name of a team mate whose account is deleted. */
export const FORMER_MEMBER = 'Former member'

/** The members with their users, the owner first. */
export async function membersOf(handle: Handle, teamId: number): Promise<Member[]> {
  return handle
    .select({
      id: members.id,
      userId: members.userId,
      role: members.role,
      user: {
        avatarUrl: shown(sql`coalesce(nullif(${users.avatarUrl}, ''), ${users.profileImageUrl})`),
        fullName: shown(users.fullName, FORMER_MEMBER),
        username: shown(users.username),
        email: shown(users.email),
      },
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.teamId, teamId))
    .orderBy(sql`${teams.ownerId} <> ${members.userId}`, asc(members.createdAt))
}

const membership = prepared((handle) =>
  handle
    .select({ withheld, bytes: bytesOfTeam })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(
      and(
        eq(members.userId, sql.placeholder('userId')),
        eq(members.teamId, sql.placeholder('teamId')),
        isNull(teams.deletedAt),
      ),
    ),
)

/** A person's relation to a team: `withheld` if it requires a second factor that they do not have. */
type Membership = 'none' | 'withheld' | 'member'

/**
 * A person's relation to a team, or to a stream of their own, and the bytes that it uses. A deleted team has
 * no members.
 */
export async function seatIn(
  handle: Handle,
  userId: number,
  teamId: number,
): Promise<{ membership: Membership; bytes: number }> {
  const found = await first(membership(handle, { userId, teamId }))
  if (!found) return { membership: 'none', bytes: 0 }
  return { membership: found.withheld ? 'withheld' : 'member', bytes: found.bytes }
}

/** A person's relation to a team, or to a stream of their own. */
export const membershipOf = async (handle: Handle, userId: number, teamId: number): Promise<Membership> =>
  (await seatIn(handle, userId, teamId)).membership

/** Whether the person is in the team, or the stream is their own. */
export async function isMember(handle: Handle, userId: number, teamId: number): Promise<boolean> {
  return (await membershipOf(handle, userId, teamId)) !== 'none'
}

/** Whether the person is in the team, but lacks the second factor that it requires. */
export async function isWithheld(handle: Handle, userId: number, teamId: number): Promise<boolean> {
  return (await membershipOf(handle, userId, teamId)) === 'withheld'
}

const extent = prepared((handle) => {
  const { version, horizon } = teams
  return handle
    .select({ version, horizon })
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
})

/** The teams that are not deleted, with their versions. */
export const teamsWithVersions = (handle: Handle): Promise<{ id: number; version: number }[]> =>
  handle.select({ id: teams.id, version: teams.version }).from(teams).where(isNull(teams.deletedAt))

/** The team's current version, and its horizon. */
export async function extentOf(
  handle: Handle,
  teamId: number,
): Promise<{ version: number; horizon: number }> {
  return (await first(extent(handle, { teamId }))) ?? { version: 0, horizon: 0 }
}

const step = prepared((handle) =>
  handle
    .update(teams)
    .set({
      version: sql`${teams.version} + ${sql.placeholder('count')}`,
      // The counts are approximate; the result must never be negative.
      rowBytes: handle.functions.larger(sql`${teams.rowBytes} + ${sql.placeholder('rows')}`, 0),
      historyBytes: sql`${teams.historyBytes} + ${sql.placeholder('history')}`,
    })
    .where(eq(teams.id, sql.placeholder('teamId')))
    .returning({ version: teams.version }),
)

/**
 * Waits until nobody else writes to a team, which then stays so until this transaction ends. A transaction
 * that writes to several teams calls it before it reads the rows of each.
 */
export async function waitForTurn(handle: Handle, teamId: number): Promise<void> {
  await handle
    .update(teams)
    .set({ version: sql`${teams.version}` })
    .where(eq(teams.id, teamId))
}

/**
 * Takes a team's next versions, one for each write.
 * @param growth the bytes that the writes add to the team’s use
 * @returns the last of them
 */
export async function nextVersions(
  handle: Handle,
  teamId: number,
  count: number,
  growth: { rows: number; history: number },
): Promise<number> {
  const taken = await first(step(handle, { teamId, count, ...growth }))
  if (!taken) throw new Error(`There is no team ${teamId}`)
  return taken.version
}
