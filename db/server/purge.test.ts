import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mutationNamed } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { storeIn } from '#tests/database.ts'
import { change } from './change.ts'
import type { Store } from './database/handle.ts'
import { purgeDeleted } from './purge.ts'
import { addTeam, extentOf } from './teams.ts'
import { addUser } from './users.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

let folder: string
let store: Store
let userId: number
let teamId: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rove-purge-'))
  store = await storeIn(folder)
  await store.tx(async (handle) => {
    const ana = { username: 'ana', email: 'ana@rove.example', fullName: 'Ana', passwordHash: '', createdAt }
    userId = (await addUser(handle, ana)).id
    const team = { name: 'Alpha', description: '', avatarUrl: '', personal: false, createdAt }
    teamId = await addTeam(handle, userId, team)
  })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const make = (name: 'lead.create' | 'lead.delete', args: object, at: string) =>
  store.tx((handle) =>
    change(handle, mutationNamed(name), { name, args, userId, deviceId: 'phone', teamId, at, arrivedAt: at }),
  )

test('how far tombstones are gone never goes back, though an older one is purged later', async () => {
  const [first, second] = [newId(), newId()]
  const fields = { fullName: 'Mia Berg', email: 'mia@berg.example' }
  for (const id of [first, second]) await make('lead.create', { id, fields }, createdAt)
  // The server's clock was set back between the two purges.
  await make('lead.delete', { id: first }, '2026-03-01T00:00:00.000Z')
  const { version } = await make('lead.delete', { id: second }, '2026-02-01T00:00:00.000Z')
  for (const cutoff of ['2026-02-15T00:00:00.000Z', '2026-03-15T00:00:00.000Z']) {
    await store.tx((handle) => purgeDeleted(handle, teamId, { cutoff, now: cutoff }))
    expect(await extentOf(store.read, teamId)).toMatchObject({ horizon: version })
  }
})
