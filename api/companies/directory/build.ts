import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import type { CompanyIndex } from '#db/model/companyIndex.ts'
import { openBuiltIndex, type WriteCompanies } from '#db/server/sqlite/companyIndex.ts'
import { entryIn, recordOf } from './entry.ts'

/** A line that was left out, and why. */
export interface Malformed {
  file: string
  /** Counted from 1. */
  line: number
  reason: string
}

const BATCH = 2000

/**
 * Opens the index of the directory's source files, and rebuilds it if one of them has changed.
 * @returns the index, whether it was rebuilt, and how many lines were left out
 * @throws if a source file cannot be read
 */
export function indexOfSources(
  file: string,
  sources: string[],
  onMalformed: (line: Malformed) => void,
): { index: CompanyIndex; rebuilt: boolean; malformed: number } {
  const { leftOut, ...opened } = openBuiltIndex(file, sources.map(fingerprintOf), (write) => {
    let malformed = 0
    for (const source of sources) {
      writeEntries(write, source, (line) => {
        malformed++
        onMalformed(line)
      })
    }
    return malformed
  })
  return { ...opened, malformed: leftOut }
}

function writeEntries(write: WriteCompanies, file: string, onMalformed: (line: Malformed) => void) {
  let batch = []
  let line = 0
  for (const text of linesOf(file)) {
    line++
    if (text?.trim() === '') continue
    const entry = text === undefined ? { reason: 'The line is too long' } : entryIn(text)
    if ('reason' in entry) onMalformed({ file, line, reason: entry.reason })
    else batch.push(recordOf(entry))
    if (batch.length < BATCH) continue
    write(batch)
    batch = []
  }
  write(batch)
}

const CHUNK = 64 * 1024

/** The longest line that is read, in bytes. For a longer line, undefined is returned. */
const LONGEST = 64 * 1024

/**
 * The lines of a text file, one at a time, in memory that does not grow with the file.
 * @returns each line without its end; undefined in place of a line of more than 64 KiB
 * @throws if the file cannot be read
 */
function* linesOf(file: string): Generator<string | undefined> {
  let rest: Buffer[] = []
  let length = 0
  const take = () => {
    const line = length > LONGEST ? undefined : Buffer.concat(rest).toString('utf8')
    rest = []
    length = 0
    return line
  }
  for (const chunk of chunksOf(file)) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      length += end - start
      rest.push(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    length += chunk.length - start
    if (length > LONGEST) rest = []
    else rest.push(Buffer.from(chunk.subarray(start)))
  }
  if (length > 0) yield take()
}

/**
 * The SHA-256 of a file, as hexadecimal.
 * @throws if the file cannot be read
 */
function fingerprintOf(file: string): string {
  const hash = createHash('sha256')
  for (const chunk of chunksOf(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** The chunks of a file. Each chunk is valid only until the next one is read, because they share a buffer. */
function* chunksOf(file: string): Generator<Buffer> {
  const open = openSync(file, 'r')
  const buffer = Buffer.alloc(CHUNK)
  try {
    for (let read = readSync(open, buffer); read > 0; read = readSync(open, buffer)) {
      yield buffer.subarray(0, read)
    }
  } finally {
    closeSync(open)
  }
}
