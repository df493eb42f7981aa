import * as v from 'valibot'
import { PROTOCOL, PUSH_LIMIT, PullAnswer, PushAnswer, type SentMutation } from '#db/model/protocol.ts'
import { landOutcomes, landPage, landTeams } from './merge.ts'
import type { DeviceStore, OutboxEntry, SyncResult } from './store.ts'

const TIMEOUT_MS = 20_000

/** How this device reaches the server. */
export interface Wire {
  fetch(path: string, init: RequestInit): Promise<Response>
  deviceId: string
}

/** The server could not be asked now; nothing is dropped, everything will be asked again. */
class NotNow extends Error {
  readonly result: Exclude<SyncResult, 'synced'>
  constructor(result: NotNow['result']) {
    super(result)
    this.result = result
  }
}

/**
 * Sends what waits, in order, then reads what is new, until neither has more.
 * @returns 'synced', or why not: the outbox is kept whatever the answer was
 */
export async function sync(store: DeviceStore, wire: Wire): Promise<SyncResult> {
  const before = await store.status.get('sync')
  const lastAt = before?.lastAt ?? ''
  await store.status.put({ key: 'sync', running: true, result: before?.result ?? 'synced', lastAt })
  let result: SyncResult = 'offline'
  try {
    do {
      await pushAll(store, wire)
      await pullAll(store, wire)
    } while ((await nextChunk(store)).length > 0)
    result = 'synced'
  } catch (error) {
    if (!(error instanceof NotNow)) throw error
    result = error.result
  } finally {
    const at = result === 'synced' ? new Date().toISOString() : lastAt
    await store.status.put({ key: 'sync', running: false, result, lastAt: at })
  }
  return result
}

async function pushAll(store: DeviceStore, wire: Wire): Promise<void> {
  for (let chunk = await nextChunk(store); chunk.length > 0; chunk = await nextChunk(store)) {
    const body = {
      protocol: PROTOCOL,
      userId: store.userId,
      deviceId: wire.deviceId,
      mutations: chunk.map(asSent),
    }
    const { outcomes } = await ask(wire, PushAnswer, '/api/sync/push', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answered = new Set(outcomes.map(({ mid }) => mid))
    if (!chunk.some(({ mid }) => answered.has(mid))) throw new NotNow('offline')
    await landOutcomes(store, chunk, outcomes)
  }
}

/** The oldest waiting mutations, as many as one push takes. */
async function nextChunk(store: DeviceStore): Promise<OutboxEntry[]> {
  const waiting = await store.outbox
    .where('state')
    .equals('waiting')
    .limit(PUSH_LIMIT.mutations)
    .sortBy('seq')
  let bytes = 0
  const fits = (entry: OutboxEntry, index: number) => {
    bytes += JSON.stringify(asSent(entry)).length * 2
    return index === 0 || bytes <= PUSH_LIMIT.bytes
  }
  return waiting.filter(fits)
}

const asSent = ({ mid, teamId, name, args, at }: OutboxEntry): SentMutation => ({
  mid,
  teamId,
  name,
  args,
  at,
})

async function pullAll(store: DeviceStore, wire: Wire): Promise<void> {
  let more = true
  while (more) {
    const cursors = JSON.stringify(await store.cursors.toArray())
    const query = new URLSearchParams({ protocol: String(PROTOCOL), userId: String(store.userId), cursors })
    const answer = await ask(wire, PullAnswer, `/api/sync/pull?${query}`, {})
    await landTeams(store, answer.teams)
    for (const page of answer.pages) await landPage(store, page)
    more = answer.pages.some((page) => page.more)
  }
}

async function ask<S extends v.GenericSchema>(
  wire: Wire,
  schema: S,
  path: string,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const response = await wire
    .fetch(path, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch(() => {
      throw new NotNow('offline')
    })
  if (response.status === 401) throw new NotNow('signed-out')
  if (response.status === 426) throw new NotNow('outdated')
  // What is not our JSON (a hotel's sign-in page) counts as no connection.
  const parsed = v.safeParse(schema, response.ok ? await response.json().catch(() => undefined) : undefined)
  if (!parsed.success) throw new NotNow('offline')
  return parsed.output
}
