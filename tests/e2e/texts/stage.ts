import { expect, onTestFailed } from 'vitest'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { DESK, PHONE, type Visitor, visit } from '../browser.ts'
import { clear } from '../shared.ts'
import { beSignedIn, FILLABLE, fill, open } from '../texts.ts'

/** The only address that the town's companies publish. */
export const ADDRESS = 'orders@harbourbakery.test'

/** A person in one of their teams, by the team's name. */
export interface Member extends Person {
  team: string
}

/**
 * Opens a path on a device: by the router if the person has been there before, otherwise the test opens it.
 */
type Arrive = (person?: Person | Member, path?: string) => Promise<Visitor>

/**
 * The server of all texts, a town of companies, and the devices on which people sign in one after the other.
 */
export interface Stage extends AsyncDisposable {
  world: World
  /** An AI service that accepts any key, until it is told to accept none. */
  keys: { taken: { key: string; baseUrl: string; model: string }; refuse(): void }
  /** A person without a team: a test that creates one deletes it. */
  ana: Person
  /** A new team, which becomes the current one of a person with several. */
  inTeam(name: string): Promise<Member>
  /** Another person's new team, which the same person joins once it is set up. */
  amongMates(name: string, make: (mate: Person) => Promise<unknown>): Promise<Member>
  /** A phone for one signed-in person or nobody, without data of anybody else. Its clock can be stopped. */
  arrive: Arrive
  /** The same on a computer. */
  desk: Arrive
}

/** Opens all of it; the devices stay on until the file has ended. */
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

/** Makes the team the person's current one, on every device. */
async function chooseTeam(world: World, person: Person) {
  const { status } = await world.ask('PATCH', '/api/teams/default-team', { teamId: person.teamId }, person)
  expect(status).toBe(200)
}

/**
 * A device that all tests share, because opening a new one costs as much as three starts of the app. It is
 * cleared for each new person; for the same person the app keeps running.
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
