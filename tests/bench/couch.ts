import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as v from 'valibot'

/** CouchDB's revision of a document: `start` counts them, `ids` are the newest first. */
const Doc = v.looseObject({
  _id: v.string(),
  _rev: v.string(),
  _revisions: v.object({ start: v.number(), ids: v.array(v.string()) }),
})
type Doc = v.InferOutput<typeof Doc>

const Wanted = v.object({ docs: v.array(v.object({ id: v.string() })) })
const Sent = v.object({ docs: v.array(Doc) })
const Revs = v.record(v.string(), v.array(v.string()))

interface Row {
  seq: number
  id: string
  rev: string
  body: string
}

/** A server that PouchDB replicates with. */
export interface Couch {
  url: string
  /** How many of its documents have been edited. */
  edited(): number
  close(): void
}

/**
 * The least of CouchDB's replication protocol (docs.couchdb.org/en/stable/replication/protocol.html): one database, one
 * revision of each document, each request one transaction in SQLite that waits for the disk, as Rove's.
 */
export async function openCouch(dataDir: string, rows: readonly { id: number }[]): Promise<Couch> {
  const db = new Database(join(dataDir, 'couch.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE docs (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, rev TEXT, body TEXT)')
  const insert = db.prepare('INSERT OR REPLACE INTO docs (id, rev, body) VALUES (?, ?, ?)')
  const put = db.transaction((docs: Doc[]) => {
    for (const doc of docs) insert.run(doc._id, doc._rev, JSON.stringify(doc))
  })
  const after = db.prepare<[number, number], Row>('SELECT * FROM docs WHERE seq > ? ORDER BY seq LIMIT ?')
  const byId = db.prepare<[string], Row>('SELECT * FROM docs WHERE id = ?')
  const last = db.prepare<[], { seq: number | null }>('SELECT max(seq) AS seq FROM docs')
  const local = new Map<string, unknown>()
  const ids = [`${'0'.repeat(31)}1`]
  put(
    rows.map(({ id, ...row }) => ({
      ...row,
      _id: String(id),
      _rev: `1-${ids[0]}`,
      _revisions: { start: 1, ids },
    })),
  )
  const end = () => last.get()?.seq ?? 0

  const changes = (query: URLSearchParams) => {
    const since = Number(query.get('since') ?? 0)
    const found = after.all(since, Number(query.get('limit') ?? 1_000))
    const reached = found.at(-1)?.seq ?? since
    return {
      results: found.map(({ seq, id, rev }) => ({ seq, id, changes: [{ rev }] })),
      last_seq: reached,
      pending: Math.max(0, end() - reached),
    }
  }
  const bulkGet = (body: unknown) => ({
    results: v.parse(Wanted, body).docs.map(({ id }) => ({
      id,
      docs: [{ ok: JSON.parse(byId.get(id)?.body ?? 'null') }],
    })),
  })
  const revsDiff = (body: unknown) =>
    Object.fromEntries(
      Object.entries(v.parse(Revs, body))
        .map(([id, revs]) => [id, revs.filter((rev) => rev !== byId.get(id)?.rev)] as const)
        .filter(([, missing]) => missing.length > 0)
        .map(([id, missing]) => [id, { missing }]),
    )
  const localDoc = (method: string, path: string, body: unknown) => {
    if (method === 'PUT') local.set(path, body)
    return method === 'PUT' ? { ok: true, id: path, rev: '0-1' } : local.get(path)
  }
  const answer = (method: string, { pathname, searchParams }: URL, body: unknown): unknown => {
    const path = pathname.replace(/^\/leads\/?/, '')
    if (pathname === '/') return { couchdb: 'Welcome', uuid: 'bench' }
    if (path === '') return { db_name: 'leads', update_seq: end(), instance_start_time: '0' }
    if (path === '_changes') return changes(searchParams)
    if (path === '_bulk_get') return bulkGet(body)
    if (path === '_revs_diff') return revsDiff(body)
    if (path === '_bulk_docs') {
      put(v.parse(Sent, body).docs)
      return []
    }
    return path.startsWith('_local/') ? localDoc(method, path, body) : undefined
  }

  const server = createServer((incoming, outgoing) => {
    void textOf(incoming).then((text) => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
      const found = answer(incoming.method ?? 'GET', url, text ? JSON.parse(text) : undefined)
      outgoing.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' })
      outgoing.end(JSON.stringify(found ?? { error: 'not_found', reason: 'missing' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The server has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    edited: () => after.all(0, rows.length).filter(({ rev }) => !rev.startsWith('1-')).length,
    close() {
      server.closeAllConnections()
      server.close()
      db.close()
    },
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts).toString()
}
