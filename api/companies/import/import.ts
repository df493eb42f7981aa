import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Company } from '#api/companies/directory/entry.ts'
import { indexSlices, makeTables, writerOf } from '#api/companies/directory/tables.ts'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { companyOf } from './mapped.ts'
import { rowsIn } from './rows.ts'

/** How an unfinished file is called; what a crash left of one is of no use. */
export const UNFINISHED = '.unfinished'

const BATCH = 500
const MOST_REASONS = 20

interface Source {
  /** The bytes of the file as they come in. */
  input: AsyncIterable<Uint8Array>
  format: FileFormat
  mapping: Mapping
}

/**
 * Fills a directory's file from an imported one, in batches between which others have their turn and in memory
 * that does not grow with the file. The file appears when it is complete and on the disk; when something fails,
 * or no row is a company, nothing is left behind.
 * @param file the SQLite file to make
 * @returns what came of it, `companies` 0 when no file was made
 * @throws Unreadable for a file that makes no sense, and what `input` throws
 */
export async function importDirectory({ file, ...source }: Source & { file: string }): Promise<ImportCounts> {
  const unfinished = file + UNFINISHED
  mkdirSync(dirname(file), { recursive: true })
  rmSync(unfinished, { force: true })
  const db = new Database(unfinished)
  try {
    const counts = await fill(db, source)
    db.close()
    if (counts.companies > 0) {
      settle(unfinished)
      renameSync(unfinished, file)
    }
    return counts
  } finally {
    db.close()
    rmSync(unfinished, { force: true })
  }
}

async function fill(db: Database.Database, source: Source): Promise<ImportCounts> {
  // A file that is thrown away when it stays unfinished needs no journal.
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -65536')
  makeTables(db)
  db.exec('BEGIN')
  const { read, stored, leftOut, reasons } = await store(db, source)
  const companies = db.prepare<[], number>('SELECT count(*) FROM companies').pluck().get() ?? 0
  for (const _slice of indexSlices(db)) await turn()
  db.exec('COMMIT')
  return { read, companies, duplicates: stored - companies, leftOut, reasons }
}

async function store(db: Database.Database, { input, format, mapping }: Source) {
  const write = writerOf(db)
  const counts = { read: 0, stored: 0, leftOut: 0 }
  const reasons: ImportCounts['reasons'] = []
  let batch: Company[] = []
  for await (const { line, cells, reason = '' } of rowsIn(input, format)) {
    counts.read++
    const company = cells ? companyOf(cells, mapping) : { reason }
    if ('reason' in company) {
      counts.leftOut++
      if (reasons.length < MOST_REASONS) reasons.push({ line, reason: company.reason })
      continue
    }
    counts.stored++
    batch.push(company)
    if (batch.length < BATCH) continue
    write(batch)
    batch = []
    await turn()
  }
  write(batch)
  return { ...counts, reasons }
}

/** Waits until the disk has all of a file. */
function settle(file: string) {
  const open = openSync(file, 'r+')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
