import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { OperatorError } from '#db/model/operatorError.ts'
import { isDamage, readThrough } from './errors.ts'

/** Distinguishes a backup of Rove from any other SQLite file: "Rove". */
const APPLICATION_ID = 0x526f7665
const CHUNK_BYTES = 1024 * 1024
const OWNER_ALONE = 0o600

const schema = `
  CREATE TABLE about (counts TEXT NOT NULL);
  CREATE TABLE files (path TEXT PRIMARY KEY, bytes INTEGER NOT NULL, sha256 TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE chunks (path TEXT NOT NULL, n INTEGER NOT NULL, content BLOB NOT NULL, PRIMARY KEY (path, n));
  PRAGMA application_id = ${APPLICATION_ID};`

/** The number of rows by table. */
export const Counts = v.record(v.string(), v.number())
export type Counts = v.InferOutput<typeof Counts>

const About = v.object({ counts: v.pipe(v.string(), v.parseJson(), Counts) })
const Entry = v.object({
  // A backup must not write outside the folder to which it is restored.
  path: v.pipe(v.string(), v.regex(/^(?:rove\.db|secret\.key|uploads\/\d{1,16}|directories\/\d{1,16}\.db)$/)),
  bytes: v.number(),
  sha256: v.string(),
})
type Entry = v.InferOutput<typeof Entry>
const Chunk = v.object({ content: v.instance(Buffer) })

/** A backup that is being written: an SQLite file that contains the files of a data folder. */
export interface NewArchive {
  /** Adds a file. @param path its path in the data folder @param source the file's name, or its bytes */
  add(path: string, source: string | Uint8Array): void
  /** Moves the finished file into place; then it is on disk. */
  finish(counts: Counts): void
  /** Removes the partial file. */
  abandon(): void
}

/** @throws OperatorError if the file already exists, or its folder does not */
export function createArchive(file: string): NewArchive {
  if (existsSync(file)) throw new OperatorError(`${file} is there already. Name a file that is not.`)
  if (!existsSync(dirname(file))) throw new OperatorError(`There is no folder ${dirname(file)}.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', OWNER_ALONE))
  const db = new Database(part)
  // An interrupted backup is thrown away, so no journal is needed.
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.exec(schema)
  const addFile = db.prepare('INSERT INTO files VALUES (?, ?, ?)')
  const addChunk = db.prepare('INSERT INTO chunks VALUES (?, ?, ?)')
  return {
    add(path, source) {
      const hash = createHash('sha256')
      let [n, bytes] = [0, 0]
      for (const content of typeof source === 'string' ? chunksOf(source) : [source]) {
        hash.update(content)
        bytes += content.length
        addChunk.run(path, n++, content)
      }
      addFile.run(path, bytes, hash.digest('hex'))
    },
    finish(counts) {
      db.prepare('INSERT INTO about VALUES (?)').run(JSON.stringify(counts))
      db.close()
      onDisk(part)
      renameSync(part, file)
    },
    abandon() {
      db.close()
      rmSync(part, { force: true })
    },
  }
}

function* chunksOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r')
  try {
    for (;;) {
      const chunk = Buffer.alloc(CHUNK_BYTES)
      const length = readSync(descriptor, chunk)
      if (length === 0) return
      yield chunk.subarray(0, length)
    }
  } finally {
    closeSync(descriptor)
  }
}

/** A finished backup. */
export interface Archive {
  counts: Counts
  entries: Entry[]
  /**
   * Writes all of its files into a folder, and compares each with its hash.
   * @throws OperatorError if one differs
   */
  extract(folder: string): void
  /** Compares every file with its hash. @throws OperatorError if one differs */
  verify(): void
  close(): void
}

/** @throws OperatorError if the file is not a backup of Rove, or is damaged */
export function openArchive(file: string): Archive {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`)
  const { db, counts, entries } = opened(file)
  const chunks = db.prepare('SELECT content FROM chunks WHERE path = ? ORDER BY n')

  function read({ path, bytes, sha256 }: Entry, take: (content: Buffer) => void) {
    const hash = createHash('sha256')
    let length = 0
    for (const row of chunks.iterate(path)) {
      const { content } = v.parse(Chunk, row)
      hash.update(content)
      length += content.length
      take(content)
    }
    if (length !== bytes || hash.digest('hex') !== sha256) throw damaged(file)
  }

  return {
    counts,
    entries,
    extract(folder) {
      for (const entry of entries) {
        const target = join(folder, entry.path)
        mkdirSync(dirname(target), { recursive: true })
        const descriptor = openSync(target, 'wx', OWNER_ALONE)
        try {
          read(entry, (content) => void writeSync(descriptor, content))
          fsyncSync(descriptor)
        } finally {
          closeSync(descriptor)
        }
      }
    },
    verify() {
      for (const entry of entries) read(entry, () => {})
    },
    close: () => db.close(),
  }
}

function opened(file: string) {
  const db = new Database(file, { readonly: true })
  try {
    readThrough(db, 'integrity_check')
    if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
      throw new OperatorError(`${file} is no backup of Rove.`)
    }
    const about = v.parse(About, db.prepare('SELECT * FROM about').get())
    return { db, ...about, entries: v.parse(v.array(Entry), db.prepare('SELECT * FROM files').all()) }
  } catch (error) {
    db.close()
    throw isDamage(error) || v.isValiError(error) ? damaged(file) : error
  }
}

function onDisk(file: string) {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const damaged = (file: string) =>
  new OperatorError(`${file} is damaged, or no backup of Rove. Nothing was changed. Use another one.`)
