import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import * as v from 'valibot'
import type { Messages } from '#db/server/database/handle.ts'
import { connectionTo } from './connection.ts'

const CHANNEL = 'rove'
/** PostgreSQL limits a notification to less than 8,000 bytes. */
const MOST_CHARS = 2_000
/** Messages within this time are sent together. */
const GATHERING_MS = 5
const AGAIN_AFTER_MS = 1_000
/** A query detects a connection that no longer responds. */
const ASK_EVERY_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

const Parcel = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), messages: v.array(v.string()) }),
)

/**
 * Sends messages between the servers on a database by LISTEN and NOTIFY. The separate connection is opened
 * when somebody first receives, and reopened when it breaks.
 * @param me identifies this server's own messages
 */
export function openMessages(
  { pool, url, me }: { pool: pg.Pool; url: string; me: string },
  onTrouble: (error: unknown) => void,
): Messages & { close(): Promise<void> } {
  const events = new EventEmitter().setMaxListeners(0)
  const end = new AbortController()
  let listening: Promise<void> | undefined
  const waiting: string[] = []

  async function listenUntilLost() {
    const client = new pg.Client({
      ...connectionTo(url),
      application_name: 'rove messages',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client.on('error', onTrouble)
    client.on('notification', ({ payload }) => {
      const { from, messages } = v.parse(Parcel, payload)
      if (from !== me) for (const message of messages) events.emit('message', message)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      events.emit('gap')
      await silence(client)
    } finally {
      await client.end()
    }
  }

  async function keepListening() {
    while (!end.signal.aborted) {
      try {
        await listenUntilLost()
      } catch (error) {
        if (end.signal.aborted) return
        onTrouble(error)
        await setTimeout(AGAIN_AFTER_MS, undefined, { signal: end.signal }).catch(() => {})
      }
    }
  }

  /** Resolves or throws when the connection is lost, or no longer needed. */
  async function silence(client: pg.Client) {
    const over = new AbortController()
    const signal = AbortSignal.any([end.signal, over.signal])
    client.once('end', () => over.abort())
    while (!signal.aborted) {
      await setTimeout(ASK_EVERY_MS, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await client.query('SELECT 1')
    }
  }

  function parcel(): string[] {
    let chars = 0
    const fits = waiting.findIndex((message) => {
      chars += message.length
      return chars > MOST_CHARS
    })
    return waiting.splice(0, fits < 0 ? waiting.length : Math.max(1, fits))
  }

  async function sendWaiting() {
    await setTimeout(GATHERING_MS)
    while (waiting.length > 0) {
      const payload = JSON.stringify({ from: me, messages: parcel() })
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(onTrouble)
    }
  }

  return {
    send(message) {
      waiting.push(message)
      if (waiting.length === 1) void sendWaiting()
    },
    receive(on, onGap) {
      events.on('message', on).on('gap', onGap)
      listening ??= keepListening()
      return () => void events.off('message', on).off('gap', onGap)
    },
    async close() {
      end.abort()
      await listening
    },
  }
}
