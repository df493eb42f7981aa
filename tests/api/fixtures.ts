import * as v from 'valibot'
import { Member, type Role } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { addSession, sessionIdOf } from '#db/server/sessions.ts'
import { openOwnStream } from '#db/server/settings.ts'
import { addMember, addTeam, editTeam } from '#db/server/teams.ts'
import { addUser, publicUser } from '#db/server/users.ts'
import { read, storing } from '#tests/database.ts'
import type { Person, World } from '#tests/world.ts'

const FAR_FUTURE_S = 9_999_999_999
let people = 0

/** A signed-in person, as after registration. */
async function signedIn(handle: Handle): Promise<Person> {
  const username = `mate-${++people}`
  const createdAt = new Date().toISOString()
  const email = `${username}@rove.example`
  const row = await addUser(handle, { username, email, fullName: username, passwordHash: '', createdAt })
  await openOwnStream(handle, row.id, createdAt)
  const space = { name: 'My Team', description: '', avatarUrl: '', personal: true, createdAt }
  const teamId = await addTeam(handle, row.id, space)
  const secret = `session-of-${username}`
  await addSession(handle, {
    id: sessionIdOf(secret),
    userId: row.id,
    expiresAt: FAR_FUTURE_S,
    createdAt,
    deviceId: '',
    userAgent: '',
  })
  return { user: await publicUser(handle, row), cookie: `rove_session=${secret}`, teamId }
}

async function joined(handle: Handle, teamId: number, role: Role): Promise<Person> {
  const person = await signedIn(handle)
  await addMember(handle, { teamId, userId: person.user.id, role, createdAt: new Date().toISOString() })
  return person
}

/** A team with one person per role, and someone who is not in it. The owner has no other personal space. */
export function teamOfFour(world: Pick<World, 'dataDir'>) {
  return storing(world, async (handle) => {
    const owner = await signedIn(handle)
    const { teamId } = owner
    await editTeam(handle, teamId, { name: 'North', personal: false })
    return {
      teamId,
      owner,
      admin: await joined(handle, teamId, 'admin'),
      member: await joined(handle, teamId, 'member'),
      stranger: await signedIn(handle),
    }
  })
}

/** Adds a new person to a team. */
export const newcomer = (world: World, teamId: number, role: Role): Promise<Person> =>
  storing(world, (handle) => joined(handle, teamId, role))

export async function membersOf(world: World, teamId: number, as: Person): Promise<Member[]> {
  return v.parse(
    v.array(Member),
    (await world.ask('GET', `/api/teams/${teamId}/members`, undefined, as)).body,
  )
}

/** The id of a person's membership. */
export async function seatOf(world: World, teamId: number, person: Person, as: Person): Promise<number> {
  const member = (await membersOf(world, teamId, as)).find(({ userId }) => userId === person.user.id)
  return member!.id
}

/** The audit log of a team, oldest first. */
export function audited(
  world: World,
  teamId: number,
): Promise<{ event: string; userId: number; subject: string }[]> {
  return read(world, 'SELECT * FROM audit WHERE teamId = ? ORDER BY id', teamId)
}
