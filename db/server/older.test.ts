import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeIn } from '#tests/database.ts'
import type { Store } from './database/handle.ts'
import { emails } from './database/tables.ts'
import { keptFrom, olderRows } from './older.ts'
import { addTeam } from './teams.ts'
import { addUser } from './users.ts'

const NOW = '2026-11-01T00:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString()

let folder: string
let store: Store
let teamId: number
let userId: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rove-older-'))
  store = await storeIn(folder)
  await store.tx(async (handle) => {
    const at = { createdAt: daysAgo(2000) }
    const ana = { username: 'ana', email: 'ana@rove.example', fullName: 'Ana', passwordHash: '', ...at }
    userId = (await addUser(handle, ana)).id
    const team = { name: 'Alpha', description: '', avatarUrl: '', personal: false, ...at }
    teamId = await addTeam(handle, userId, team)
  })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Stores sent emails, one for each body, each a day older than the one before. */
async function send(bodies: readonly string[]) {
  const email = {
    teamId,
    createdBy: userId,
    deletedAt: null,
    subject: 'Ovens',
    status: 'sent',
    sample: false,
  } as const
  const given = { leadId: null, productId: null, template: false, writtenBy: 'person' } as const
  const choices = { tone: 'friendly', length: 'short', focus: 'demo' } as const
  await store.tx(async (handle) => {
    for (const [at, body] of bodies.entries())
      await handle
        .insert(emails)
        .values({ ...email, ...given, ...choices, id: at + 1, version: at + 1, body, createdAt: daysAgo(at) })
  })
}

test('a device that reads a team from the beginning gets the emails of a year, if they are not too many bytes', async () => {
  expect(await keptFrom(store.read, teamId, NOW)).toMatchObject({ emails: daysAgo(365) })
  await send(Array.from({ length: 20 }, () => 'x'.repeat(1024 * 1024)))
  expect(await keptFrom(store.read, teamId, NOW)).toMatchObject({ emails: daysAgo(14) })
})

test('a search through very many old emails goes on where its last page ended', async () => {
  await send(Array.from({ length: 1100 }, (_, at) => (at === 1050 ? 'A convection oven.' : 'They bake.')))
  const asked = { limit: 50, words: 'convection' }
  const found: number[] = []
  let place = { before: daysAgo(-1) }
  for (let pages = 1; ; pages++) {
    const { rows, more, next } = await olderRows(store.read, 'emails', teamId, { ...asked, ...place })
    found.push(...rows.map((json) => JSON.parse(json).id))
    if (!more || !next) {
      expect(pages).toBe(3)
      break
    }
    place = next
  }
  expect(found).toEqual([1051])
})
