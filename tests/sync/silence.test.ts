import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Wire } from '#db/device/exchange.ts'
import { newId } from '#db/model/id.ts'
import { type Line, openLine } from '#tests/outage.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
let line: Line
let ana: Person
let phone: Device
let signs: ReturnType<typeof someSigns>
beforeEach(async () => {
  world = await openWorld()
  line = await openLine(world)
  ana = await world.person('ana')
  phone = world.device(ana)
  await phone.sync()
  phone.moveTo(line)
  signs = someSigns()
  phone.wire.signs = signs
})
afterEach(async () => {
  await line.close()
  await world.close()
})

/** The messages between a page and its worker. */
function someSigns() {
  const listeners = new Set<() => void>()
  let told = () => {}
  const silence = new Promise<void>((resolve) => {
    told = resolve
  })
  const showLife = () => {
    for (const listener of listeners) listener()
  }
  const signs = {
    silence,
    /** From now on the page reaches the server whenever it tries: now, and when it receives `silence`. */
    findServer() {
      told = showLife
      showLife()
    },
    tell: () => told(),
    hear(_, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } satisfies Wire['signs'] & Record<string, unknown>
  return signs
}

const meet = (fullName: string) =>
  phone.change({
    name: 'lead.create',
    args: { id: newId(), fields: { fullName, email: 'mia@fjord.example' } },
  })

test.each(['silent', 'mid-answer', 'slow'] as const)(
  'a sync that hangs in an outage of the kind %s goes on at the first sign of life, and each change arrives once',
  async (outage) => {
    await meet('Mia Berg')
    line.fail(outage)
    const syncing = phone.sync()
    // Two seconds, the minimum that it has to wait.
    await signs.silence
    await meet('Nils Dahl')
    await line.recover()
    signs.findServer()
    expect(await syncing).toBe('synced')
    expect(await phone.store.status.get('sync')).toMatchObject({ running: false, result: 'synced' })
    const desk = world.device(ana)
    await desk.sync()
    const names = (await desk.store.leads.toArray()).map(({ fullName }) => fullName)
    expect(names.sort()).toEqual(['Mia Berg', 'Nils Dahl'])
    expect(await phone.store.outbox.count()).toBe(0)
  },
)
