import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Bytes = Uint8Array<ArrayBuffer>

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })

const bytesOf = async (picture: Sharp): Promise<Bytes> => Uint8Array.from(await picture.toBuffer())

/** A marker in the picture's metadata, in plain text. */
export const SECRET = 'Kitchen of Ana'

/** A JPEG as a phone writes it: with an orientation, and with the place and the author in its metadata. */
export const photo = (width = 40, height = 20): Promise<Bytes> =>
  bytesOf(
    canvas(width, height)
      .withExif({
        IFD0: { Copyright: SECRET },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  )

export const png = (width = 8, height = 8): Promise<Bytes> => bytesOf(canvas(width, height).png())

/** A PNG of a few bytes whose header claims this size. */
export async function boasting(width: number, height: number): Promise<Bytes> {
  const picture = Buffer.from(await png())
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return Uint8Array.from(picture)
}

/** An animated picture with a number of frames, which is slow to decode. */
export async function film(width: number, height: number, frames: number): Promise<Bytes> {
  const page = await png(width, height)
  const pages = Array.from({ length: frames }, () => page)
  const moving = sharp(pages, { join: { animated: true } })
  return bytesOf(moving.gif({ effort: 1, keepDuplicateFrames: true }))
}

/** An animated picture with two frames and a comment. */
export async function gif(): Promise<Bytes> {
  const pages = await Promise.all([png(), bytesOf(canvas(8, 8).negate().png())])
  const plain = Buffer.from(
    await bytesOf(sharp(pages, { join: { animated: true } }).gif({ delay: [100, 200] })),
  )
  const flags = plain.readUInt8(10)
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, SECRET.length]),
    Buffer.from(SECRET),
    Buffer.from([0]),
  ])
  return Uint8Array.from(Buffer.concat([plain.subarray(0, start), comment, plain.subarray(start)]))
}

export const pdf: Bytes = Uint8Array.from(Buffer.from('%PDF-1.7\n'))

/** The properties of a picture, as a viewer finds them. */
export async function looked(bytes: Uint8Array) {
  const { format, width, height, pages, exif, orientation } = await sharp(bytes).metadata()
  const told = Buffer.from(bytes).includes(SECRET) || exif !== undefined || orientation !== undefined
  return { format, width, height, pages: pages ?? 1, told }
}
