import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8

/** The files of a ZIP as texts, by path: enough of APPNOTE.TXT to read an .xlsx. */
export function unzip(content: Uint8Array): Map<string, string> {
  const zip = Buffer.from(content)
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer))
  const files = new Map<string, string>()
  let entry = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw new Error('The directory of the ZIP is damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at))
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength!)
    files.set(name, contentAt(zip, entry))
    entry += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}

function contentAt(zip: Buffer, entry: number): string {
  const header = zip.readUInt32LE(entry + 42)
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
  const plain = zip.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(packed) : packed
  return plain.toString('utf8')
}
