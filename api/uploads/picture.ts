import sharp, { type Sharp } from 'sharp'
import { ApiError } from '#api/http/errors.ts'
import type { FileType } from '#db/model/file.ts'

export type PictureType = Exclude<FileType, 'application/pdf'>

const MEGAPIXEL = 1_000_000
/** What the cameras of phones give, and what one picture may take of the memory: about 4 bytes a pixel. */
const MOST_PIXELS = 50 * MEGAPIXEL
const DRAWN_WITHIN_SECONDS = 30
const JPEG_QUALITY = 85
/** Of 10: a moving picture takes seconds as it is. */
const GIF_EFFORT = 2

sharp.cache(false)
sharp.concurrency(1)

/**
 * The picture drawn anew, upright: what else was in the file (where and when it was taken, with which device) is gone.
 * @throws ApiError 413 when it would unfold to too many pixels, 415 when it can't be read
 */
export async function redrawn(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  const animated = type === 'image/gif'
  const pixels = await pixelsOf(bytes, animated)
  if (pixels > MOST_PIXELS) {
    throw new ApiError(413, `This picture is too large: at most ${MOST_PIXELS / MEGAPIXEL} megapixels.`)
  }
  const picture = sharp(bytes, { animated, limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .timeout({ seconds: DRAWN_WITHIN_SECONDS })
  return encoded(picture, type).toBuffer().catch(unreadable)
}

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality: JPEG_QUALITY })
  return type === 'image/png' ? picture.png() : picture.gif({ effort: GIF_EFFORT })
}

/** All pictures of a moving one together. */
async function pixelsOf(bytes: Uint8Array, animated: boolean): Promise<number> {
  const { width, height } = await sharp(bytes, { animated, limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  return width * height
}

function unreadable(): never {
  throw new ApiError(415, 'This picture can not be read. Please choose another one.')
}
