import * as v from 'valibot'
import { newId } from '#db/model/id.ts'
import { User } from '#db/model/user.ts'
import { push, sent } from '#tests/api/push.ts'
import { openAuthority } from '#tests/certificate.ts'
import { openRoad, type Road } from '#tests/e2e/road.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { type Browser, DriverFailed, type Engine, pause } from './browser.ts'

/** The number of a person's leads, unless a walk sets another. */
export const LEADS = 60
/** The prefix of the names of all leads. */
export const LEAD = 'Lead number'
const STARTS = 3
const IN_A_PUSH = 100
const ARRIVES_WITHIN_MS = 30_000

/** A person with leads, a browser, and its connection to the server. */
export interface Stage {
  world: World
  road: Road
  /** The browser's address of the server: a host name of this machine on which pages may have a worker. */
  url: string
  person: Person
  browser: Browser
  /** The number of the person's leads. */
  leads: number
  close(): Promise<void>
}

/** A stage's deviations from the default. */
export interface Setting {
  /** The number of a person's leads. */
  leads?: number
  /** The companies that can be found: the HTML of their sites, by name. */
  companies?: Readonly<Record<string, string>>
}

/** The servers of a stage: of this version, or of another. */
export interface Servers {
  world: World
  /** The server of the app's files. */
  files: Pick<World, 'url'>
  close(): Promise<void>
}

/**
 * The companies that the servers of a stage find: `companyDirectory` and `outboundAllow` as in the server's
 * settings.
 */
type Found = Awaited<ReturnType<typeof openTown>>

const ofThisVersion = async (found: Found): Promise<Servers> => {
  const world = await openWorld(found)
  return { world, files: world, close: () => world.close() }
}

/** @throws DriverFailed if the browser did not start in any attempt */
export async function openStage(
  engine: Engine,
  { leads = LEADS, companies = {} }: Setting = {},
  openServers = ofThisVersion,
): Promise<Stage> {
  const browser = await openBrowser(engine)
  const town = await openTown('Bergen', companies)
  const servers = await openServers(town)
  const { world } = servers
  const road = await openRoad(world, openAuthority('Rove').certify('localhost'), servers.files)
  const person = await world.person('ann')
  await giveLeads(world, person, leads)
  const url = road.url.replace('127.0.0.1', 'localhost')
  return {
    world,
    road,
    url,
    person,
    browser,
    leads,
    async close() {
      await browser.close()
      await road.close()
      await servers.close()
      await town.close()
    },
  }
}

/** @returns the person who registered in the browser, with another session for calls of the test */
export async function personOf(world: World, username: string): Promise<Person> {
  const credentials = { username, password: `${username}-secret` }
  const { body, headers } = await world.ask('POST', '/api/auth/login', credentials)
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
  return { user: v.parse(User, body), cookie, teamId: 0 }
}

async function openBrowser(engine: Engine): Promise<Browser> {
  for (let left = STARTS - 1; ; left--) {
    try {
      return await engine.open()
    } catch (error) {
      if (left === 0 || !(error instanceof DriverFailed)) throw error
    }
  }
}

async function giveLeads(world: World, person: Person, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, n) => {
    const fields = { fullName: `${LEAD} ${n}`, email: `lead${n}@north.example` }
    return sent(person, 'lead.create', { id: newId(), fields })
  })
  for (let from = 0; from < count; from += IN_A_PUSH) {
    const { status, body } = await push(world, person, all.slice(from, from + IN_A_PUSH))
    if (status !== 200) throw new Error(`The leads were refused: ${JSON.stringify(body)}`)
  }
}

/** Creates a lead on another device of the person. */
export async function makeElsewhere({ world, person }: Stage, fullName: string): Promise<void> {
  const desk = world.device(person)
  await desk.sync()
  const fields = { fullName, email: 'made@elsewhere.example' }
  await desk.change({ name: 'lead.create', args: { id: newId(), fields } })
  await desk.sync()
  await desk.store.delete()
}

/** The texts that a person typed; all are different. */
export interface Written {
  notes?: string[]
  leads?: string[]
  /** The email addresses of leads. */
  emails?: string[]
  /** The titles of follow-ups and calls. */
  tasks?: string[]
}

/**
 * Waits until each of these is on the server.
 * @throws Error that names those which are missing or occur more than once
 */
export async function arriveOnce(
  { world, person }: Stage,
  { notes = [], leads = [], emails = [], tasks = [] }: Written,
): Promise<void> {
  const desk = world.device(person)
  const end = Date.now() + ARRIVES_WITHIN_MS
  try {
    for (;;) {
      await desk.sync()
      const texts = (await desk.store.notes.toArray()).map(({ text }) => text)
      const found = await desk.store.leads.toArray()
      const wrong = [
        ...notOnce(notes, texts),
        ...notOnce(
          leads,
          found.map(({ fullName }) => fullName),
        ),
        ...notOnce(
          emails,
          found.map(({ email }) => email),
        ),
        ...notOnce(
          tasks,
          (await desk.store.tasks.toArray()).map(({ title }) => title),
        ),
      ]
      if (wrong.length === 0) return
      if (Date.now() > end) throw new Error(`not once at the server: ${wrong.join(', ')}`)
      await pause(100)
    }
  } finally {
    await desk.store.delete()
  }
}

const notOnce = (wanted: readonly string[], found: readonly string[]): string[] =>
  wanted
    .map((text) => ({ text, times: found.filter((each) => each === text).length }))
    .filter(({ times }) => times !== 1)
    .map(({ text, times }) => `${text} (${times} times)`)
