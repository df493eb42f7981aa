import { damaged, ImportRefused, MOST } from './refused.ts'

/** A part of a ZIP file. */
export interface ZipPart {
  name: string
  /** The bytes of the part, unpacked, as they come. @throws ImportRefused if it is damaged or too large */
  stream(): AsyncGenerator<Uint8Array>
}

/** Signatures and lengths of the records of a ZIP file (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const ENTRY = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const MOST_PARTS = 10_000
const LARGEST_DIRECTORY = 8 * 1024 * 1024
const METHODS = { stored: 0, deflated: 8 }

/**
 * The parts of a ZIP file by their names, read from its directory at the end. A part that claims to unpack to more than
 * `MOST.unpackedBytes` is refused before it is read, and one that does so when it does.
 * @throws ImportRefused if it is damaged or has too many parts
 */
export async function openZip(file: Blob): Promise<Map<string, ZipPart>> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END.length - END.longestComment)))
  const end = endIn(tail)
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (count > MOST_PARTS || size > LARGEST_DIRECTORY || start + size > file.size) throw damaged()
  const directory = await viewOf(file.slice(start, start + size))
  const parts = new Map<string, ZipPart>()
  for (let at = 0; at + ENTRY.length <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== ENTRY.signature) throw damaged()
    const method = directory.getUint16(at + 10, true)
    const packed = directory.getUint32(at + 20, true)
    const claimed = directory.getUint32(at + 24, true)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      directory.getUint16(at + offset, true),
    )
    const local = directory.getUint32(at + 42, true)
    const from = at + ENTRY.length
    if (from + (nameLength ?? 0) > directory.byteLength) throw damaged()
    const name = new TextDecoder().decode(
      new Uint8Array(directory.buffer, directory.byteOffset + from, nameLength),
    )
    parts.set(name, { name, stream: () => unpacked(file, { method, packed, claimed, local }) })
    at = from + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer())

function endIn(tail: DataView): number {
  for (let at = tail.byteLength - END.length; at >= 0; at--) {
    if (tail.getUint32(at, true) === END.signature) return at
  }
  throw damaged()
}

interface Entry {
  method: number
  packed: number
  /** The size that the part has unpacked, by the directory. */
  claimed: number
  local: number
}

async function* unpacked(file: Blob, { method, packed, claimed, local }: Entry): AsyncGenerator<Uint8Array> {
  if (claimed > MOST.unpackedBytes) throw tooLarge()
  const head = await viewOf(file.slice(local, local + LOCAL.length))
  if (head.byteLength < LOCAL.length || head.getUint32(0, true) !== LOCAL.signature) throw damaged()
  const from = local + LOCAL.length + head.getUint16(26, true) + head.getUint16(28, true)
  const raw = file.slice(from, from + packed).stream()
  if (method !== METHODS.stored && method !== METHODS.deflated) throw damaged()
  const stream = method === METHODS.stored ? raw : raw.pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged()
      })
      if (done) return
      size += value.byteLength
      if (size > MOST.unpackedBytes) throw tooLarge()
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const tooLarge = () =>
  new ImportRefused('Unpacked, this file is larger than 200 MB. Please save its table as CSV.')
