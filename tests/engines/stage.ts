import * as v from 'valibot'
import { newId } from '#db/model/id.ts'
import { User } from '#db/model/user.ts'
import { push, sent } from '#tests/api/push.ts'
import { openAuthority } from '#tests/certificate.ts'
import { openRoad, type Road } from '#tests/e2e/road.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { type Browser, DriverFailed, type Engine, pause } from './browser.ts'

/** How many leads somebody has, unless a walk says otherwise. */
export const LEADS = 60
/** What the names of all leads begin with. */
export const LEAD = 'Lead number'
const STARTS = 3
const IN_A_PUSH = 100
const ARRIVES_WITHIN_MS = 30_000

/** Somebody with leads, a browser, and the way from it to the server. */
export interface Stage {
  world: World
  road: Road
  /** As the browser has it: an address of this machine by name, where pages may have a worker. */
  url: string
  person: Person
  browser: Browser
  /** How many leads the person has. */
  leads: number
  close(): Promise<void>
}

/** What a stage has where it is not as usual. */
export interface Setting {
  /** How many leads somebody has. */
  leads?: number
  /** The companies that are found: the HTML of their sites, by name. */
  companies?: Readonly<Record<string, string>>
}

/** The servers of a stage: of this version, or another's. */
export interface Servers {
  world: World
  /** The server that has the app's files. */
  files: Pick<World, 'url'>
  close(): Promise<void>
}

/** What the servers of a stage find: `companyDirectory` and `outboundAllow` as in the server's settings. */
type Found = Awaited<ReturnType<typeof openTown>>

const ofThisVersion = async (found: Found): Promise<Servers> => {
  const world = await openWorld(found)
  return { world, files: world, close: () => world.close() }
}

/** @throws DriverFailed when the browser did not come up, however often it was tried */
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

/** @returns whoever registered in the browser, signed in anew for what is asked of the server */
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

/** The person makes a lead on another device of theirs. */
export async function makeElsewhere({ world, person }: Stage, fullName: string): Promise<void> {
  const desk = world.device(person)
  await desk.sync()
  const fields = { fullName, email: 'made@elsewhere.example' }
  await desk.change({ name: 'lead.create', args: { id: newId(), fields } })
  await desk.sync()
  await desk.store.delete()
}

/** What somebody typed, each text of its own. */
export interface Written {
  notes?: string[]
  leads?: string[]
  /** The addresses of leads. */
  emails?: string[]
  /** The titles of follow-ups and calls. */
  tasks?: string[]
}

/** Waits until each of these is at the server. @throws Error naming what is not, or is there more than once */
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
