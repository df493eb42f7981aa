import { uuidv7 } from 'uuidv7'
import {
  knownMutation,
  type MutationArgs,
  type MutationName,
  mutationNamed,
  mutationOf,
  type Table,
  tables,
} from '#db/model/entities/registry.ts'
import { filesNamedIn } from '#db/model/file.ts'
import { type Kind, Refused } from '#db/model/sync/mutation.ts'
import { tapOf } from './clock.ts'
import type { DeviceFile, DeviceStore } from './store.ts'
import { despiteCuts } from './underWay.ts'

/** One named change with its arguments. */
export type Change = { [N in MutationName]: { name: N; args: MutationArgs<N> } }[MutationName]

/** @throws Refused for what this version does not know or can't read */
export function changeOf(name: string, args: unknown): Change {
  const change = { name, args }
  mutationNamed(name).parse(args)
  if (isChange(change)) return change
  throw new Refused('unknown', 'This version of Rove does not know this change.')
}

const isChange = (change: { name: string; args: unknown }): change is Change =>
  knownMutation(change.name) !== undefined

/** The change of a kind, where rows of the table can be changed that way. */
export function changesOf(table: Table, kind: Kind, args: object): Change[] {
  const mutation = mutationOf(table, kind)
  return mutation ? [changeOf(mutation.name, args)] : []
}

export type NewFile = Pick<DeviceFile, 'id' | 'type' | 'bytes'>

/**
 * Makes changes on this device, all or none. When the promise resolves they are on disk: the rows as the person
 * sees them, and the outbox entries that take them to the server.
 * @param teamId the team that was current at the tap
 * @param files what the changes name by their address: they are on disk with them, and go to the server first
 * @throws Refused when a change can't be made; nothing was changed then
 */
export async function mutate(
  store: DeviceStore,
  teamId: number,
  changes: readonly Change[],
  { now = new Date(), files = [] }: { now?: Date; files?: readonly NewFile[] } = {},
): Promise<void> {
  const at = now.toISOString()
  const { userId } = store
  // No more than it writes: other tables can be read meanwhile.
  const written = [...new Set(changes.map(({ name }) => mutationNamed(name).table))].map((table) =>
    store.rows(table),
  )
  const tables = [...written, store.shadows, store.outbox, store.files, store.clocks]
  await despiteCuts(() => store.transaction('rw', tables, make))

  async function make() {
    const [clock] = await Promise.all([
      store.clocks.get('clock'),
      store.files.bulkAdd(files.map((file) => ({ ...file, teamId, state: 'waiting' }))),
    ])
    for (const { name, args } of changes) {
      const mutation = mutationNamed(name)
      const { table } = mutation
      const { id: rowId } = mutation.parse(args)
      const [before, shadow, waits] = await Promise.all([
        store.rows(table).get(rowId),
        store.shadows.get([table, rowId]),
        filesOf(store, args),
      ])
      const after = mutation.run(before, args, { at, userId, teamId })
      if (before && JSON.stringify(before) === JSON.stringify(after)) continue
      const mid = uuidv7()
      await Promise.all([
        shadow ?? store.shadows.put({ table, rowId, teamId, row: before ?? null }),
        store.rows(table).put(after),
        store.outbox.add({
          mid,
          teamId,
          userId,
          name,
          args,
          at,
          table,
          rowId,
          ...tapOf(clock),
          ...(before && { seen: before.version }),
          state: 'waiting',
          ...waits,
        }),
      ])
    }
  }
}

/** Names the files that a change must wait for, if there are any. */
async function filesOf(store: DeviceStore, args: unknown): Promise<{ files?: number[] }> {
  const named = filesNamedIn(JSON.stringify(args))
  if (named.length === 0) return {}
  const known = await store.files.bulkGet(named)
  const waiting = known.flatMap((file) => (file?.state === 'waiting' ? [file.id] : []))
  return waiting.length > 0 ? { files: waiting } : {}
}

/** The tables that hold synced rows. */
export const synced = (store: DeviceStore) => tables.map((table) => store.rows(table))
