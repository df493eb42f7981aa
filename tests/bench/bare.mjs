import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import Database from 'better-sqlite3'
import { Hono } from 'hono'

// The least that a server of pushes and pulls does: rows of teams in SQLite, each commit on disk, rows compressed for a
// phone's line, no sessions, no checks.
const WORTH_IT_BYTES = 1024

const db = new Database(join(process.env.DATA_DIR ?? '.', 'bare.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('CREATE TABLE rows (version INTEGER PRIMARY KEY, team INTEGER NOT NULL, body TEXT NOT NULL)')
db.exec('CREATE INDEX rows_team ON rows (team, version)')
const insert = db.prepare('INSERT INTO rows (team, body) VALUES (?, ?)')
const select = db.prepare('SELECT * FROM rows WHERE team = ? AND version > ? ORDER BY version LIMIT 1000')
const add = db.transaction((team, body) => Number(insert.run(team, body).lastInsertRowid))
const read = db.transaction((team, after) => select.all(team, after))

const app = new Hono()
  .post('/push', async (c) => {
    const { team, row } = await c.req.json()
    return c.json({ version: add(team, JSON.stringify(row)) })
  })
  .get('/pull', (c) => {
    const rows = JSON.stringify({ rows: read(Number(c.req.query('team')), Number(c.req.query('after'))) })
    if (rows.length < WORTH_IT_BYTES) return c.body(rows, 200, { 'Content-Type': 'application/json' })
    return c.body(gzipSync(rows), 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
  })

const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address()
  console.log(JSON.stringify({ msg: `Rove is at http://127.0.0.1:${port}` }))
})
