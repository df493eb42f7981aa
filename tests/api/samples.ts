import { addMember } from '#db/server/teams.ts'
import { storeIn } from '#tests/database.ts'
import type { Person, World } from '#tests/world.ts'

export const aProduct = {
  name: 'Fleet tracker',
  description: 'Shows where every van of a fleet is.',
  brand: 'Trackly',
  value: '250',
  target_industry: 'Logistics',
  company_size: 'Medium',
  price_range: '200-300',
}

export const aLead = { fullName: 'Mia Berg', email: 'mia@berg.example', company: 'Berg Logistics' }

/** A text longer than any field accepts. */
export const HUGE = 'x'.repeat(30_000)

/** Bodies that every call refuses: invalid JSON, and JSON that is not an object. */
export const noObjects = ['{"name": ', 'null', '[]', '"text"', '7']

/** An id of no row. */
export const NOWHERE = 4_711

let people = 0
/** Registers a person with any name without digits, which an email could repeat. */
export const someone = (world: World): Promise<Person> => world.person(`person-${inLetters(++people)}`)
const inLetters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** Creates a team for the person. @returns its id */
export async function makeTeam(world: World, person: Person, name: string): Promise<number> {
  return (await world.ask('POST', '/api/teams', { name }, person)).body.id
}

/** Makes the person a member, as by accepting an invitation. */
export async function admit(world: World, person: Person, teamId: number): Promise<void> {
  const store = await storeIn(world.dataDir)
  const createdAt = new Date().toISOString()
  await store.tx((handle) => addMember(handle, { teamId, userId: person.user.id, role: 'member', createdAt }))
  await store.close()
}
