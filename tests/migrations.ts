// npm run migration -- NAME: writes what the tables of db/server/database/tables.ts need of each database, beside what
// it has had so far. migrations.test.ts fails where that was forgotten.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api'
import * as described from '#db/server/database/tables.ts'
import { tables } from '#db/server/postgres/tables.ts'

/** The previous state of one database. */
interface Database {
  folder: string
  dialect: string
  /**
   * @param before the snapshot of the last migration
   * @returns the current snapshot, and the statements that lead to it
   */
  since(before: object | undefined): Promise<{ snapshot: object; statements: string[] }>
}

const server = join(import.meta.dirname, '../db/server')

export const databases: Readonly<Record<string, Database>> = {
  sqlite: {
    folder: join(server, 'sqlite/migrations'),
    dialect: 'sqlite',
    async since(before) {
      const empty = await generateSQLiteDrizzleJson({})
      const last = { ...empty, ...before }
      const snapshot = await generateSQLiteDrizzleJson({ ...described }, last.id)
      return { snapshot, statements: await generateSQLiteMigration(last, snapshot) }
    },
  },
  postgres: {
    folder: join(server, 'postgres/migrations'),
    dialect: 'postgresql',
    async since(before) {
      const empty = generateDrizzleJson({})
      const last = { ...empty, ...before }
      const snapshot = generateDrizzleJson({ ...tables }, last.id)
      return { snapshot, statements: await generateMigration(last, snapshot) }
    },
  },
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const numbered = (n: number) => String(n).padStart(4, '0')

/** The snapshot of a database's last migration, by drizzle-kit. */
export function lastOf({ folder, dialect }: Database) {
  const journalFile = join(folder, 'meta/_journal.json')
  let journal: { version: string; dialect: string; entries: { idx: number; tag: string }[] }
  try {
    journal = read(journalFile)
  } catch {
    journal = { version: '7', dialect, entries: [] }
  }
  const last = journal.entries.at(-1)
  const snapshot = last && read(join(folder, `meta/${numbered(last.idx)}_snapshot.json`))
  return { journal, journalFile, snapshot }
}

async function write(name: string, database: Database) {
  const { folder, since } = database
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const { journal, journalFile, snapshot: before } = lastOf(database)
  const { snapshot, statements } = await since(before)
  if (statements.length === 0) return
  const idx = journal.entries.length
  const tag = `${numbered(idx)}_${name}`
  const entry = { idx, version: '7', when: Date.now(), tag, breakpoints: true }
  const asText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(join(folder, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeFileSync(join(folder, `meta/${numbered(idx)}_snapshot.json`), asText(snapshot))
  writeFileSync(journalFile, asText({ ...journal, entries: [...journal.entries, entry] }))
  console.log(`${folder}/${tag}.sql`)
}

if (process.argv[1] === import.meta.filename) {
  const name = process.argv[2]
  if (!name || !/^\w+$/.test(name)) throw new Error('npm run migration -- NAME')
  for (const database of Object.values(databases)) await write(name, database)
}
