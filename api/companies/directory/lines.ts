import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

const CHUNK = 64 * 1024

/** The longest line that is read; a longer one comes back as undefined. */
const LONGEST = 64 * 1024

/**
 * The lines of a text file, one at a time, in memory that does not grow with the file.
 * @returns each line without its end; undefined in place of a line of more than 64 KiB
 * @throws when the file cannot be read
 */
export function* linesOf(file: string): Generator<string | undefined> {
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
 * @throws when the file cannot be read
 */
export function fingerprintOf(file: string): string {
  const hash = createHash('sha256')
  for (const chunk of chunksOf(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** Each chunk is good only until the next one is asked for. */
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
