import type { Target } from './extract.ts'
import type { Plan } from './plan.ts'
import { changed } from './refused.ts'

/** What is known of an extract that may have been broken off. */
export interface Journal {
  /** The hashes of the pieces that are in the extract, the first ones of the plan. */
  hashes: string[]
  /** Notes that one more piece is in the extract. */
  add(hash: string): void
}

const HASH = /^[0-9a-f]{64}$/

/**
 * Opens the journal of an extract: a line that tells the plan, and a line for each piece. What a break left of a line
 * is cut off.
 * @throws MapRefused once if the journal is that of another plan: the source has changed, and the next call begins anew
 */
export function openJournal(file: Target, { etag, bytes, pieces }: Plan): Journal {
  const first = JSON.stringify({ etag, bytes, pieces: pieces.length })
  const lines = linesOf(file)
  if (lines.length > 0 && lines[0] !== first) {
    file.truncate(0)
    throw changed()
  }
  const end = lines.findIndex((line, at) => at > 0 && !HASH.test(line))
  const hashes = lines.slice(1, end < 0 ? undefined : end)
  const kept = [first, ...hashes].map((line) => `${line}\n`).join('')
  file.truncate(0)
  append(file, kept)
  return {
    hashes,
    add(hash) {
      hashes.push(hash)
      append(file, `${hash}\n`)
    },
  }
}

/** The lines that were written to their end. */
function linesOf(file: Target): string[] {
  const bytes = new Uint8Array(file.getSize())
  file.read(bytes, { at: 0 })
  return new TextDecoder().decode(bytes).split('\n').slice(0, -1)
}

function append(file: Target, text: string): void {
  file.write(new TextEncoder().encode(text), { at: file.getSize() })
  file.flush()
}
