import { mutate, mutateMany } from '#db/device/mutate.ts'
import { changesIn } from '#db/device/outbox.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Intent } from './edits.ts'
import { type Made, TOKEN } from './ledger.ts'
import { deviceNow, type ModelDevice, type ModelWorld } from './world.ts'

/** Makes changes as a tap would, and records what was promised. */
export async function make(world: ModelWorld, device: ModelDevice, intent: Intent): Promise<boolean> {
  const { store } = device.disk
  const now = deviceNow(world, device)
  device.disk.failed = false
  try {
    const makeAll = intent.isBatch ? mutateMany : mutate
    await makeAll(store, intent.teamId, intent.changes, { now })
  } catch (error) {
    if (error instanceof Refused) return false
    if (!device.disk.failed) throw error
    await expectNothingOf(store, now.toISOString())
    return false
  }
  const rows = await note(world, device, now.toISOString())
  if (intent.isBatch && rows > 1) world.tally.count('made: a batch')
  else if (intent.changes.length > 1) world.tally.count('made: several at once')
  return true
}

/** Makes changes step by step. A failure in the middle leaves the steps before it, which the person was shown. */
export async function makeInSteps(
  world: ModelWorld,
  device: ModelDevice,
  steps: (now: Date) => Promise<void>,
): Promise<void> {
  const now = deviceNow(world, device)
  device.disk.failed = false
  try {
    await steps(now)
  } catch (error) {
    if (!(error instanceof Refused) && !device.disk.failed) throw error
  }
  await note(world, device, now.toISOString())
}

async function expectNothingOf(store: ModelDevice['disk']['store'], at: string) {
  const left = await store.outbox.filter((entry) => entry.at === at).toArray()
  if (left.length > 0) throw new Error('a change that was not confirmed has left half of itself behind')
}

/** @returns how many rows were changed */
async function note(world: ModelWorld, device: ModelDevice, at: string): Promise<number> {
  const { store } = device.disk
  const entries = await entriesOf(device)
  const batches = await changesIn(store, entries)
  let rows = 0
  for (const entry of entries) {
    const { mid, batch, rowId, args } = entry
    if (entry.at !== at || world.ledger.has(mid)) continue
    const each = batch
      ? batch.rowIds.map((id, place) => ({ rowId: id, args: batches.get(mid)?.[place]?.args }))
      : [{ rowId, args }]
    world.ledger.set(
      mid,
      each.map((one) => madeBy(world, device, entry, one)),
    )
    rows += each.length
  }
  world.noted = world.next
  return rows
}

/** The outbox and `sent` of a device. */
export const entriesOf = async ({ disk: { store } }: ModelDevice): Promise<OutboxEntry[]> => [
  ...(await store.outbox.toArray()),
  ...(await store.sent.toArray()),
]

function madeBy(
  world: ModelWorld,
  device: ModelDevice,
  { mid, seq, teamId, userId, name, table, at, offset }: OutboxEntry,
  { rowId, args }: Pick<OutboxEntry, 'rowId' | 'args'>,
): Made {
  const madeAt = world.clock.now
  const text = JSON.stringify(args)
  const own = (text.match(TOKEN) ?? []).find((token) => numberOf(token) >= world.noted)
  return {
    mid,
    seq,
    teamId,
    userId,
    name,
    args,
    table,
    rowId,
    at,
    device: device.index,
    madeAt,
    inTime: offset !== undefined && Date.parse(at) + offset === madeAt,
    token: own,
    field: own === undefined ? undefined : fieldOf(args, own),
    confirmedAt: undefined,
    outcome: undefined,
    orphan: false,
    excused: false,
    poisoned: false,
  }
}

const numberOf = (token: string) => Number(token.slice(1, -1))

function fieldOf(args: unknown, token: string): string | undefined {
  if (args === null || typeof args !== 'object') return undefined
  const parts = 'fields' in args ? args.fields : 'changes' in args ? args.changes : undefined
  const found = Object.entries(parts ?? {}).find(([, value]) => JSON.stringify(value).includes(token))
  return found?.[0]
}
