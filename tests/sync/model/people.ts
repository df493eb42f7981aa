import { emptyLead } from '#db/model/entities/lead.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { members, teams, users } from '#db/server/database/tables.ts'
import { addSession, sessionIdOf } from '#db/server/sessions.ts'
import { openOwnStream } from '#db/server/settings.ts'
import { write } from '#db/server/write.ts'
import { START_MS } from './clock.ts'

/** Three people, two teams that all of them are in at first, and a personal space each. */
export interface People {
  users: { id: number; cookie: string }[]
  /** The two teams. */
  teams: number[]
}

const FAR_FUTURE_S = 9_999_999_999
const SERVER = { userId: null, deviceId: 'server', name: 'lead.found' }
const createdAt = new Date(START_MS - 1000).toISOString()

export async function addPeople(handle: Handle): Promise<People> {
  const people: People = { users: [], teams: [] }
  for (const name of ['ana', 'bo', 'cy']) {
    const id = 101 + people.users.length
    const person = { id, username: name, email: `${name}@rove.example`, fullName: name, passwordHash: '' }
    await handle.insert(users).values({ ...person, createdAt })
    await openOwnStream(handle, id, createdAt)
    await addTeam(handle, { id: id + 100, name: 'My Team', ownerId: id, personal: true }, [id])
    const session = `session-of-${name}`
    await addSession(handle, { id: sessionIdOf(session), userId: id, expiresAt: FAR_FUTURE_S })
    people.users.push({ id, cookie: `rove_session=${session}` })
  }
  for (const [name, ownerId] of [
    ['Alpha', 101],
    ['Beta', 102],
  ] as const) {
    const id = 301 + people.teams.length
    await addTeam(handle, { id, name, ownerId, personal: false }, [101, 102, 103])
    people.teams.push(id)
    await addGenerated(handle, id)
  }
  return people
}

async function addTeam(
  handle: Handle,
  team: { id: number; name: string; ownerId: number; personal: boolean },
  userIds: number[],
) {
  await handle.insert(teams).values({ ...team, createdAt })
  const rows = userIds.map((userId) => ({
    id: team.id * 1000 + userId,
    teamId: team.id,
    userId,
    role: 'member' as const,
    createdAt,
  }))
  await handle.insert(members).values(rows)
}

/** Leads for review, and one product. */
async function addGenerated(handle: Handle, teamId: number) {
  const ctx = { at: createdAt, userId: 101, teamId }
  for (const n of [1, 2]) {
    const lead = {
      ...emptyLead,
      ...newRow(teamId * 10 + n, ctx),
      fullName: `Found ${n}`,
      email: `found${n}@company.example`,
      company: 'Company',
      notes: 'Met at the fair. Wants a quote. Calls on Mondays.',
      matchScore: '70',
      saved: false,
    }
    await write(handle, 'leads', undefined, lead, { ...SERVER, at: createdAt })
  }
  const product = {
    ...newRow(teamId * 10 + 3, ctx),
    name: 'Ovens',
    description: 'Deck ovens for bakers. Baked in Oslo. Sold by the piece.',
    brand: 'Brand',
    value: '100',
    target_industry: 'Food',
    company_size: 'Small',
    price_range: '100-200',
    category: '',
    keywords: '',
    buyers: '',
    places: '',
    benefit: '',
    sample: false,
  }
  await write(handle, 'products', undefined, product, { ...SERVER, name: 'product.found', at: createdAt })
}
