import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { admit, makeTeam, someone } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const LOGO = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** Uploads a file by form. @returns its address */
async function upload(person: Person, bytes = LOGO): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'text/html' }), 'logo.html')
  const headers = { Cookie: person.cookie, Origin: world.url }
  const answer = await fetch(`${world.url}/api/uploads`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(201)
  return (await answer.json()).fileUrl
}

const seenBy = async ({ cookie }: Person, url: string) => {
  const answer = await fetch(world.url + url, { headers: { Cookie: cookie } })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
}

const makeTeamWith = async (person: Person, avatarUrl: string): Promise<number> =>
  (await world.ask('POST', '/api/teams', { name: 'Harbour', avatarUrl }, person)).body.id

test.each([
  ['image/jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', LOGO],
  ['image/gif', new TextEncoder().encode('GIF89a')],
  ['application/pdf', new TextEncoder().encode('%PDF-1.7')],
])('a %s is served as what it is, whatever it was called', async (type, bytes) => {
  const person = await someone(world)
  const { status, bytes: served, headers } = await seenBy(person, await upload(person, bytes))
  expect({ status, served }).toEqual({ status: 200, served: bytes })
  expect(headers.get('Content-Type')).toBe(type)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toContain('immutable')
})

describe('a file that a person uploaded for a new team', () => {
  test('is seen by the members of that team once the team has it as its avatar', async () => {
    const [owner, mate, stranger] = [await someone(world), await someone(world), await someone(world)]
    await makeTeam(world, owner, 'First')
    const url = await upload(owner)
    const team = await makeTeamWith(owner, url)
    expect((await seenBy(mate, url)).status).toBe(404)
    await admit(world, mate, team)
    expect(await seenBy(mate, url)).toMatchObject({ status: 200, bytes: LOGO })
    expect((await seenBy(stranger, url)).status).toBe(404)
  })

  test('is nobody else’s before, not even a team mate’s', async () => {
    const [owner, mate] = [await someone(world), await someone(world)]
    const team = await makeTeam(world, owner, 'First')
    await admit(world, mate, team)
    const url = await upload(owner)
    expect((await seenBy(owner, url)).status).toBe(200)
    expect((await seenBy(mate, url)).status).toBe(404)
  })

  test('is not shown by someone else’s team that names it', async () => {
    const [owner, thief] = [await someone(world), await someone(world)]
    const url = await upload(owner)
    await makeTeamWith(thief, url)
    expect((await seenBy(thief, url)).status).toBe(404)
  })
})

test('a file beside a team’s rows is not shown by another team of the person who sent it', async () => {
  const [owner, mate] = [await someone(world), await someone(world)]
  const first = await makeTeam(world, owner, 'First')
  const url = '/api/uploads/77'
  const path = `${url}?userId=${owner.user.id}&teamId=${first}`
  const headers = { Cookie: owner.cookie, Origin: world.url }
  expect((await fetch(world.url + path, { method: 'PUT', headers, body: LOGO })).status).toBe(200)
  await admit(world, mate, await makeTeamWith(owner, url))
  expect((await seenBy(mate, url)).status).toBe(404)
})
