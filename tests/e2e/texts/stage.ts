import { expect, onTestFailed } from 'vitest'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { DESK, PHONE, type Visitor, visit } from '../browser.ts'
import { clear } from '../shared.ts'
import { beSignedIn, FILLABLE, fill, open } from '../texts.ts'

/** The only one that the town's companies publish. */
export const ADDRESS = 'orders@harbourbakery.test'

/** Somebody in one of their teams, by its name. */
export interface Member extends Person {
  team: string
}

/** Takes a device: to a path, by the router where the person has been before, else where the test goes to itself. */
type Arrive = (person?: Person | Member, path?: string) => Promise<Visitor>

/** The server of all texts, a town of companies, and the devices on which people sign in one after the other. */
export interface Stage extends AsyncDisposable {
  world: World
  /** An AI service that takes any key, until it takes none. */
  keys: { taken: { key: string; baseUrl: string; model: string }; refuse(): void }
  /** Who has no team: a test that makes one ends it. */
  ana: Person
  /** A new team, in which somebody works from now on who has several. */
  inTeam(name: string): Promise<Member>
  /** Somebody else's new team, which the same person gets into once it is what it is made to be. */
  amongMates(name: string, make: (mate: Person) => Promise<unknown>): Promise<Member>
  /** A phone, somebody signed in or nobody, that knows nothing of anybody else. Its clock can be stopped. */
  arrive: Arrive
  /** The same at a desk. */
  desk: Arrive
}

/** Opens all of it; the devices are on until the file that asked is done. */
export async function openStage(): Promise<Stage> {
  let isKeyTaken = true
  const service = await serve((_, response) => {
    const answer = isKeyTaken
      ? { object: 'list', data: [{ id: 'gpt-4o-mini', object: 'model' }] }
      : { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }
    response
      .writeHead(isKeyTaken ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  const town = await openTown('Bergen', {
    'Harbour Bakery': `<a href="mailto:${ADDRESS}">Write</a>`,
    'Silent Bakery': '<p>Closed.</p>',
    'Quay Bakery': '<p>Bread</p>',
  })
  const outboundAllow = `${town.outboundAllow},127.0.0.1:${service.port}`
  const world = await openWorld({ ...town, outboundAllow })
  const baseUrl = `http://127.0.0.1:${service.port}/v1`
  const alma = await world.person('alma')
  const mate = await world.person('asta')
  async function newTeam(name: string, owner: Person) {
    const teamId = await makeTeam(world, owner, name)
    await chooseTeam(world, { ...owner, teamId })
    return teamId
  }
  return {
    world,
    ana: await world.person('ana'),
    inTeam: async (team) => ({ ...alma, team, teamId: await newTeam(team, alma) }),
    async amongMates(team, make) {
      const teamId = await newTeam(team, mate)
      await make({ ...mate, teamId })
      await admit(world, alma, teamId)
      return { ...alma, team, teamId }
    },
    keys: {
      taken: { key: 'sk-taken-for-now', baseUrl, model: 'gpt-4o-mini' },
      refuse() {
        isKeyTaken = false
      },
    },
    arrive: await deviceAt(world, PHONE),
    desk: await deviceAt(world, DESK),
    async [Symbol.asyncDispose]() {
      await world.close()
      await town.close()
      await service[Symbol.asyncDispose]()
    },
  }
}

/** From now on the person works in the team, on every device. */
async function chooseTeam(world: World, person: Person) {
  const { status } = await world.ask('PATCH', '/api/teams/default-team', { teamId: person.teamId }, person)
  expect(status).toBe(200)
}

/**
 * A device that all share, as a new one costs as much as three starts of the app. It forgets who was there before, unless
 * it is the same, for whom the app runs on.
 */
async function deviceAt(world: World, viewport: typeof PHONE): Promise<Arrive> {
  const visitor = await visit(world, { script: FILLABLE, viewport, hasty: true })
  const { context, page, complaints } = visitor
  await page.clock.install()
  const storage = await context.newCDPSession(page)
  let user: number | undefined
  return async (person, path) => {
    onTestFailed(() => {
      user = undefined
    })
    await page.unrouteAll()
    await context.unrouteAll()
    await context.setOffline(false)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    await page.clock.resume()
    complaints.length = 0
    const team = person && 'team' in person ? person.team : ''
    if (team && person) await chooseTeam(world, person)
    if (person && person.user.id === user) await leaveAll(team)
    else await forget()
    user = person?.user.id
    if (person) await beSignedIn(context, world, person)
    if (path) await open(page, path)
    return visitor
  }

  async function forget() {
    if (page.url().startsWith(world.url)) await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    const storageTypes = 'cookies,local_storage,indexeddb'
    await storage.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes })
  }

  async function leaveAll(team: string) {
    await fill(page, false)
    await clear(page)
    const name = team ? `Team: ${team}` : 'Add Team'
    await page.getByRole('button', { name, exact: true }).waitFor()
  }
}
