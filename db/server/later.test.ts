import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutationNamed } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { onPostgres, storeIn } from '#tests/database.ts'
import { change } from './change.ts'
import type { Store } from './database/handle.ts'
import { rowById } from './rows.ts'
import { addTeam } from './teams.ts'
import { addUser } from './users.ts'

let folder: string
let store: Store
let userId: number
let teamId: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rove-later-'))
  store = await storeIn(folder)
  await store.tx(async (handle) => {
    const createdAt = iso(0)
    const ana = { username: 'ana', email: 'ana@rove.example', fullName: 'Ana', passwordHash: '', createdAt }
    userId = (await addUser(handle, ana)).id
    const team = { name: 'Alpha', description: '', avatarUrl: '', personal: false, createdAt }
    teamId = await addTeam(handle, userId, team)
  })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const iso = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString()

/**
 * An edit of one field on a device that is offline: the new value, and the minutes since the previous edit.
 */
interface Step {
  to: string
  after: number
}

function make(name: 'lead.create' | 'lead.edit', args: unknown, at: string, deviceId: string, seen?: number) {
  const arriving = { name, args, userId, deviceId, teamId, at, arrivedAt: iso(1000), seen }
  return store.tx((handle) => change(handle, mutationNamed(name), arriving))
}

/** The status of a lead that several devices edited independently, after all edits have arrived. */
async function ending(devices: readonly (readonly Step[])[], order: readonly number[]) {
  const id = newId()
  const fields = { email: 'mia@berg.example' }
  const { version: seen } = await make('lead.create', { id, fields }, iso(0), 'desk')
  const done = devices.map(() => ({ next: 0, minute: 0, shows: 'new' }))
  for (const n of order) {
    const [device, step] = [done[n]!, devices[n]![done[n]!.next]!]
    device.next++
    device.minute += step.after
    if (step.to === device.shows) continue
    const changes = { status: [device.shows, step.to] }
    await make('lead.edit', { id, changes }, iso(device.minute), `device ${n}`, seen)
    device.shows = step.to
  }
  return (await rowById(store.read, 'leads', id))?.status
}

/**
 * The latest value that anybody wrote; if two were written in the same minute, the device with the greater id
 * wins.
 */
function latest(devices: readonly (readonly Step[])[]) {
  let best = { minute: 0, shows: 'new' }
  for (const steps of devices) {
    let minute = 0
    let shows = 'new'
    for (const { to, after } of steps) {
      minute += after
      if (to !== shows && minute >= best.minute) best = { minute, shows: to }
      shows = to
    }
  }
  return best.shows
}

test('in whatever order edits arrive, the latest stands in the end', async () => {
  const step = fc.record({
    to: fc.constantFrom('new', 'contacted', 'qualified'),
    after: fc.integer({ min: 1, max: 4 }),
  })
  const edits = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 })
  const inSomeOrder = edits.chain((devices) => {
    const turns = devices.flatMap((steps, n) => steps.map(() => n))
    const order = fc.shuffledSubarray(turns, { minLength: turns.length, maxLength: turns.length })
    return fc.record({ devices: fc.constant(devices), order })
  })
  await fc.assert(
    fc.asyncProperty(inSomeOrder, async ({ devices, order }) => {
      expect(await ending(devices, order)).toBe(latest(devices))
    }),
    { numRuns: onPostgres ? 30 : 150 },
  )
})
