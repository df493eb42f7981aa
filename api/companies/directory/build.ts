import type Database from 'better-sqlite3'
import { type Company, companyIn } from './entry.ts'
import { fingerprintOf, linesOf } from './lines.ts'
import { indexSlices, makeTables, SHAPE, writerOf } from './tables.ts'

/** A line that was left out, and why. */
export interface Malformed {
  file: string
  /** Counted from 1. */
  line: number
  reason: string
}

const BATCH = 2000

/**
 * Brings the directory's tables up to date with its source files: nothing is done when no file has changed,
 * all is built anew when one has. A build that was cut short leaves no fingerprint, so the next start builds.
 * @returns whether it built, and how many lines were left out
 * @throws when a source file cannot be read
 */
export function buildDirectory(
  db: Database.Database,
  sources: string[],
  onMalformed: (line: Malformed) => void,
): { rebuilt: boolean; malformed: number } {
  const fingerprint = JSON.stringify([SHAPE, ...sources.map(fingerprintOf)])
  const built = lastBuilt(db)
  if (built?.fingerprint === fingerprint) return { rebuilt: false, malformed: built.malformed }

  db.exec(`
    DROP TABLE IF EXISTS built;
    CREATE TABLE built (fingerprint TEXT NOT NULL, malformed INTEGER NOT NULL);
  `)
  makeTables(db)
  let malformed = 0
  for (const file of sources) {
    fill(db, file, (line) => {
      malformed++
      onMalformed(line)
    })
  }
  db.transaction(() => {
    for (const _slice of indexSlices(db));
    db.prepare('INSERT INTO built VALUES (?, ?)').run(fingerprint, malformed)
  })()
  return { rebuilt: true, malformed }
}

function lastBuilt(db: Database.Database) {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'built'").get()
  if (!known) return undefined
  return db.prepare<[], { fingerprint: string; malformed: number }>('SELECT * FROM built').get()
}

function fill(db: Database.Database, file: string, onMalformed: (line: Malformed) => void) {
  const store = writerOf(db)
  let batch: Company[] = []
  let line = 0
  for (const text of linesOf(file)) {
    line++
    if (text?.trim() === '') continue
    const company = text === undefined ? { reason: 'The line is too long' } : companyIn(text)
    if ('reason' in company) onMalformed({ file, line, reason: company.reason })
    else batch.push(company)
    if (batch.length < BATCH) continue
    store(batch)
    batch = []
  }
  store(batch)
}
