import { damaged } from './refused.ts'

/** An entry of a directory: a tile that stands for `run` tiles in a row, or a leaf directory if `run` is 0. */
export interface Entry {
  tileId: number
  run: number
  /** Where its bytes are, counted from the start of the tiles or of the leaf directories. */
  offset: number
  length: number
}

/** The fewest bytes of an entry: four numbers. */
const LEAST_ENTRY_BYTES = 4

/**
 * Reads a directory after it was unpacked.
 * @returns its entries in ascending order of tile ids
 * @throws MapRefused if it is damaged
 */
export function readDirectory(bytes: Uint8Array): Entry[] {
  const numbers = { bytes, at: 0 }
  const count = readNumber(numbers)
  if (count === 0 || count * LEAST_ENTRY_BYTES > bytes.length) throw damaged()
  const entries: Entry[] = []
  let tileId = 0
  for (let at = 0; at < count; at++) {
    const step = readNumber(numbers)
    if (at > 0 && step === 0) throw damaged()
    tileId += step
    entries.push({ tileId, run: 0, offset: 0, length: 0 })
  }
  for (const entry of entries) entry.run = readNumber(numbers)
  for (const entry of entries) entry.length = readNumber(numbers)
  let end = 0
  entries.forEach((entry, at) => {
    const offset = readNumber(numbers)
    if (offset === 0 && at === 0) throw damaged()
    entry.offset = offset === 0 ? end : offset - 1
    end = entry.offset + entry.length
    const next = entries[at + 1]?.tileId ?? Number.MAX_SAFE_INTEGER
    if (entry.length === 0 || entry.tileId + entry.run > next) throw damaged()
  })
  return entries
}

/** The bytes of a directory, not packed. The entries are in ascending order of tile ids. */
export function writeDirectory(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  writeNumber(bytes, entries.length)
  let last = 0
  for (const { tileId } of entries) {
    writeNumber(bytes, tileId - last)
    last = tileId
  }
  for (const { run } of entries) writeNumber(bytes, run)
  for (const { length } of entries) writeNumber(bytes, length)
  let end = -1
  for (const { offset, length } of entries) {
    writeNumber(bytes, offset === end ? 0 : offset + 1)
    end = offset + length
  }
  return new Uint8Array(bytes)
}

/** Reads a number of any length: seven bits a byte, the lowest first. */
function readNumber(numbers: { bytes: Uint8Array; at: number }): number {
  let value = 0
  for (let weight = 1; ; weight *= 128) {
    const byte = numbers.bytes[numbers.at++]
    if (byte === undefined) throw damaged()
    value += (byte & 0x7f) * weight
    if (value > Number.MAX_SAFE_INTEGER) throw damaged()
    if (byte < 0x80) return value
    if (weight > 2 ** 49) throw damaged()
  }
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
}
