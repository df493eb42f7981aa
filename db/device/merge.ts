import { Refused, type Table, tables } from '#db/model/mutation.ts'
import { mutationNamed } from '#db/model/mutations.ts'
import type { Outcome, Page } from '#db/model/protocol.ts'
import type { Team } from '#db/model/team.ts'
import { synced } from './mutate.ts'
import type { DeviceStore, OutboxEntry, Shadow } from './store.ts'

/**
 * Lands a page of the server's rows together with its cursor, if the cursor is still the one asked with.
 * Rows with pending mutations keep them: the server's copy becomes their shadow, the mutations run on top of it.
 */
export async function landPage(store: DeviceStore, page: Page): Promise<void> {
  await writing(store, [store.cursors, store.sent], async () => {
    const cursor = await store.cursors.get(page.teamId)
    if ((cursor?.version ?? 0) !== page.from) return
    const touched: RowKey[] = []
    for (const table of tables) touched.push(...(await landRows(store, table, page[table], page.teamId)))
    await store.cursors.put(page.next)
    touched.push(...(await settleConfirmed(store, page.teamId, page.next.version)))
    for (const { table, rowId } of touched) await rebase(store, table, rowId)
  })
}

type RowKey = Pick<OutboxEntry, 'table' | 'rowId'>

/** @returns the rows that have pending mutations */
async function landRows<T extends Table>(
  store: DeviceStore,
  table: T,
  rows: Page[T],
  teamId: number,
): Promise<RowKey[]> {
  const shadows = await store.shadows.where('teamId').equals(teamId).toArray()
  const shadowed = new Set(shadows.filter((shadow) => shadow.table === table).map(({ rowId }) => rowId))
  await store.rows(table).bulkPut(rows.filter(({ id }) => !shadowed.has(id)))
  const pending = rows.filter(({ id }) => shadowed.has(id))
  for (const row of pending) await store.shadows.update([table, row.id], { row })
  return pending.map(({ id }) => ({ table, rowId: id }))
}

/** A confirmed mutation is done with once the rows that hold it were read back, so that nothing flickers. */
async function settleConfirmed(store: DeviceStore, teamId: number, version: number): Promise<RowKey[]> {
  const confirmed = await store.outbox.where('state').equals('confirmed').toArray()
  const readBack = confirmed.filter((entry) => entry.teamId === teamId && (entry.version ?? 0) <= version)
  await store.sent.bulkPut(readBack)
  await store.outbox.bulkDelete(readBack.map(({ seq }) => seq))
  return readBack
}

/** Records the server's answers: a confirmed mutation waits to be read back, a refused one stays visible. */
export async function landOutcomes(
  store: DeviceStore,
  pushed: readonly OutboxEntry[],
  outcomes: readonly Outcome[],
): Promise<void> {
  await writing(store, [store.cursors, store.sent], async () => {
    for (const outcome of outcomes) {
      const entry = pushed.find(({ mid }) => mid === outcome.mid)
      if (!entry) continue
      if (outcome.outcome === 'applied') {
        await store.outbox.update(entry.seq, { state: 'confirmed', version: outcome.version })
      } else {
        await store.outbox.update(entry.seq, { state: 'refused', message: outcome.message })
        await rebase(store, entry.table, entry.rowId)
      }
    }
    // What took no new version (it changed nothing) may be read back already.
    for (const { teamId, version } of await store.cursors.toArray()) {
      for (const { table, rowId } of await settleConfirmed(store, teamId, version)) {
        await rebase(store, table, rowId)
      }
    }
  })
}

/** Shows a row as the server has it with what is still pending on top; without pending ones the shadow goes. */
async function rebase(store: DeviceStore, table: Table, rowId: number) {
  const shadow = await store.shadows.get([table, rowId])
  if (!shadow) return
  const entries = await store.outbox.where({ table, rowId }).sortBy('seq')
  const pending = entries.filter(({ state }) => state !== 'refused')
  const row = pending.reduce(replay, shadow.row ?? undefined)
  if (row) await store.rows(table).put(row)
  else await store.rows(table).delete(rowId)
  if (pending.length === 0) await store.shadows.delete([table, rowId])
}

function replay(row: Shadow['row'] | undefined, { name, args, at, userId, teamId }: OutboxEntry) {
  try {
    return mutationNamed(name).run(row ?? undefined, args, { at, userId, teamId })
  } catch (error) {
    // The server will refuse it too, and say so.
    if (error instanceof Refused) return row ?? undefined
    throw error
  }
}

/** Lands the list of the person's teams; the rows of a team they left go, what they had not sent stays. */
export async function landTeams(store: DeviceStore, teams: readonly Team[]): Promise<void> {
  await writing(store, [store.cursors, store.sent, store.teams], async () => {
    const known = await store.teams.orderBy('position').toArray()
    const listed = teams.map((team, position) => ({ ...team, position }))
    if (JSON.stringify(known) === JSON.stringify(listed)) return
    const mine = new Set(teams.map(({ id }) => id))
    for (const { id } of known) if (!mine.has(id)) await evict(store, id)
    await store.teams.clear()
    await store.teams.bulkPut(listed)
  })
}

async function evict(store: DeviceStore, teamId: number) {
  await settleConfirmed(store, teamId, Number.POSITIVE_INFINITY)
  for (const table of [...synced(store), store.shadows]) await table.where('teamId').equals(teamId).delete()
  await store.cursors.delete(teamId)
}

const writing = (store: DeviceStore, more: DeviceStore['tables'], work: () => Promise<void>) =>
  store.transaction('rw', [...synced(store), store.shadows, store.outbox, ...more], work)
