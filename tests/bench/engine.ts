import Dexie from 'dexie'
import * as v from 'valibot'
import { storeOf, syncAs } from '#db/device/engine.ts'
import { mutate, mutateMany } from '#db/device/mutate.ts'
import type { PullAnswer } from '#db/model/entities/pull.ts'
import { type Cursor, PROTOCOL } from '#db/model/sync/protocol.ts'
import { newLeads } from './newLeads.ts'

// Runs in the browser: the device's own code, and beside it the least that the same work can cost.

/** Syncs as the app does. @returns milliseconds */
export async function sync(userId: number): Promise<number> {
  const began = performance.now()
  const result = await syncAs(userId)
  if (result !== 'synced') throw new Error(`The sync ended ${result}`)
  return performance.now() - began
}

export const countLeads = (userId: number): Promise<number> => storeOf(userId).leads.count()

/** Fetches the same pages, parses them and puts them into a store with the same indexes. @returns milliseconds */
export async function barePull(userId: number, teamId: number): Promise<number> {
  const db = new Dexie('bare', { chromeTransactionDurability: 'strict' })
  db.version(1).stores({ leads: 'id, teamId' })
  await db.open()
  const began = performance.now()
  let cursor: Cursor | undefined = { teamId, version: 0, stamp: '' }
  while (cursor) {
    const query = new URLSearchParams({
      protocol: String(PROTOCOL),
      userId: String(userId),
      cursors: JSON.stringify([cursor]),
      only: String(teamId),
    })
    const answer: PullAnswer = await (await fetch(`/api/sync/pull?${query}`)).json()
    const [page] = answer.pages
    if (!page) throw new Error('The server gave no page')
    await db.table('leads').bulkPut(page.leads)
    cursor = page.more ? page.next : undefined
  }
  const took = performance.now() - began
  await db.delete()
  return took
}

const Notes = v.object({ id: v.number(), notes: v.string() })

/** Edits that many leads one by one, as taps do. @returns milliseconds */
export async function edit(userId: number, teamId: number, count: number): Promise<number> {
  const store = storeOf(userId)
  const leads = v.parse(v.array(Notes), await store.leads.limit(count).toArray())
  const began = performance.now()
  for (const { id, notes } of leads) {
    const changes = { notes: [notes, `${notes} Call again on Monday.`] satisfies [string, string] }
    await mutate(store, teamId, [{ name: 'lead.edit', args: { id, changes } }])
  }
  return performance.now() - began
}

/** Makes that many leads, in batches or one by one as taps do. @returns milliseconds */
export async function make(
  userId: number,
  teamId: number,
  count: number,
  how: 'batches' | 'singly',
): Promise<number> {
  const store = storeOf(userId)
  await store.open()
  const began = performance.now()
  if (how === 'batches') await mutateMany(store, teamId, newLeads(count))
  else for (const change of newLeads(count)) await mutate(store, teamId, [change])
  return performance.now() - began
}
