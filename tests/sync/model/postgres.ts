import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Store } from '#db/server/database/handle.ts'
import { handleOn } from '#db/server/postgres/handle.ts'
import { openPostgres } from '#db/server/postgres/open.ts'
import { asked, creating } from '#tests/postgres.ts'
import { type Backend, type OpenBackend, serverOn } from './backend.ts'
import type { Clock } from './clock.ts'
import { addPeople, type People } from './people.ts'

/** A server as others see it: its connections to the database, and the responses that it has not sent yet. */
interface Server {
  name: string
  isDead: boolean
  /** Rejects when it dies, so that whoever waits for its response gets none. */
  death: Promise<never>
  fetch(request: Request, dieAt?: number): Promise<Response>
  die(): Promise<void>
  stop(): Promise<void>
}

/** At which of its transactions a server dies, and when: before it, before its commit, or after it. */
const moments = ['before', 'uncommitted', 'committed'] as const
const momentOf = (dieAt: number) => ({ after: Math.floor(dieAt / 3) % 3, moment: moments[dieAt % 3] })

/** One database for all runs of a process; each run starts with its original rows. */
interface Place {
  url: string
  /** A connection that belongs to no server. */
  pool: pg.Pool
  people: People
}

const START_TRIES = 5
const places = new Map<string, Promise<Place>>()

async function makePlace(cluster: string): Promise<Place> {
  const name = `model_${randomUUID().replaceAll('-', '')}`
  await asked(cluster, creating(name))
  const url = `${cluster}/${name}`
  const store = await openPostgres(url, () => {})
  const people = await store.tx(addPeople)
  await store.close()
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  pool.on('error', () => {})
  await pool.query('CREATE SCHEMA first; CREATE SCHEMA backup')
  for (const table of await tablesIn(pool)) {
    for (const schema of ['first', 'backup'])
      await pool.query(`CREATE TABLE ${schema}.${table} AS TABLE public.${table}`)
  }
  return { url, pool, people }
}

async function tablesIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT LIKE '%migrations'`,
  )
  return rows.map(({ name }) => name)
}

async function copy(pool: pg.Pool, from: string, to: string) {
  const tables = await tablesIn(pool)
  const steps = tables.map(
    (table) => `DELETE FROM ${to}.${table}; INSERT INTO ${to}.${table} SELECT * FROM ${from}.${table};`,
  )
  // Without foreign keys, because rows that refer to each other are inserted in any order.
  await pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${steps.join('')} COMMIT`)
}

/** Several servers on one PostgreSQL; each request goes to a drawn one. @param cluster its address */
export const openPostgresWith =
  (cluster: string, count: number): OpenBackend =>
  async (clock) => {
    const making = places.get(cluster) ?? makePlace(cluster)
    places.set(cluster, making)
    const { url, pool, people } = await making
    await copy(pool, 'first', 'public')
    const ending: Promise<void>[] = []
    const start = () => started(() => startServer(url, pool, clock))
    /** Replaces a dead server with a new one. */
    const servers = Array.from({ length: count }, start)
    let hasBackup = false
    let drawn = 1
    const store = await openPostgres(url, () => {})

    async function endAll() {
      for (const server of servers) await (await server).stop()
      await Promise.all(ending.splice(0))
    }

    const backend: Backend = {
      store,
      eye: handleOn(pool),
      deaths: 0,
      async fetch(request, dieAt) {
        // Evenly distributed, as by a balancer, and the same when a run is played again.
        drawn = (drawn * 48_271) % 2_147_483_647
        const at = drawn % count
        const starting = servers[at]
        if (!starting) throw new Error('There are as many servers as were started')
        const server = await starting
        try {
          return await server.fetch(request, dieAt)
        } finally {
          if (server.isDead && servers[at] === starting) {
            backend.deaths++
            servers[at] = start()
            ending.push(server.stop())
          }
        }
      },
      turn: () => pause(1),
      backUp: async () => {
        await copy(pool, 'public', 'backup')
        hasBackup = true
      },
      async restore() {
        if (!hasBackup) return false
        for (const server of servers) await (await server).die()
        await endAll()
        await copy(pool, 'backup', 'public')
        for (const at of servers.keys()) servers[at] = start()
        return true
      },
      async close() {
        await endAll()
        await store.close()
      },
    }
    return { backend, people }
  }

/** On an overloaded machine a connection may be too late for a server that starts. */
async function started(start: () => Promise<Server>): Promise<Server> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries === START_TRIES) throw error
    }
  }
}

async function startServer(url: string, pool: pg.Pool, clock: Clock): Promise<Server> {
  const name = `rove-${randomUUID()}`
  const store = await openPostgres(`${url}?application_name=${name}`, () => {})
  let dies: (reason: TypeError) => void = () => {}
  const death = new Promise<never>((_, reject) => {
    dies = reject
  })
  death.catch(() => {})
  let plan: ReturnType<typeof momentOf> | undefined

  async function die() {
    server.isDead = true
    // PostgreSQL rolls back its transactions, as for a process that is gone.
    await pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
      [name],
    )
    dies(new TypeError('the server died'))
  }

  const gone = () => new Error('the server is dead')
  const mortal: Store = {
    ...store,
    async tx(work, teamId) {
      if (server.isDead) throw gone()
      const now = plan
      if (!now || now.after-- > 0) return store.tx(work, teamId)
      plan = undefined
      if (now.moment === 'before') {
        await die()
        throw gone()
      }
      const result = await store.tx(async (handle) => {
        const done = await work(handle)
        if (now.moment === 'uncommitted') await die()
        return done
      }, teamId)
      await die()
      return result
    },
  }
  const running = await serverOn(mortal, clock)

  const server: Server = {
    name,
    isDead: false,
    death,
    async fetch(request, dieAt) {
      if (dieAt !== undefined) plan = momentOf(dieAt)
      try {
        return await Promise.race([running.app.fetch(request), death])
      } finally {
        plan = undefined
      }
    },
    die,
    async stop() {
      await running.stop()
      await store.close()
    },
  }
  return server
}
