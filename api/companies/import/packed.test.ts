import { buffer } from 'node:stream/consumers'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpacked } from './packed.ts'

const text = 'name,website\nAcme,acme.example\n'.repeat(50)

async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (bytes: Uint8Array) => String(await buffer(unpacked(inPieces(bytes))))

/** A ZIP file's first file, and what may follow it; streamed ones do not say how long they are. */
function zipped(contents: Buffer, { method = 8, size = 0, name = 'BasicCompanyData.csv' } = {}) {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), contents, Buffer.from('PK\x07\x08 what follows')])
}

test.each([
  ['no pack', Buffer.from(text)],
  ['next to nothing', Buffer.from('a')],
  ['gzip', gzipSync(text)],
  ['ZIP', zipped(deflateRawSync(text))],
  ['ZIP that is only stored', zipped(Buffer.from(text), { method: 0, size: text.length })],
])('%s is read', async (_name, bytes) => {
  expect(await read(bytes)).toBe(bytes.length === 1 ? 'a' : text)
})

test.each([
  [
    'damaged',
    Buffer.concat([gzipSync(text).subarray(0, 30), Buffer.from('x'.repeat(60))]),
    'damaged or cut off',
  ],
  ['cut off', gzipSync(text).subarray(0, 40), 'damaged or cut off'],
  ['packed otherwise', zipped(Buffer.from(text), { method: 14 }), 'Please unpack it first'],
])('a pack that is %s is told', async (_name, bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message)
})
