import sharp, { type Sharp } from 'sharp'
import { ApiError } from '#api/http/errors.ts'
import type { FileType } from '#db/model/file.ts'
import { createTurns } from './turns.ts'

export type PictureType = Exclude<FileType, 'application/pdf'>

const MEGAPIXEL = 1_000_000
/** As many as phone cameras produce; it bounds the memory for one picture: about 4 bytes per pixel. */
const MOST_PIXELS = 50 * MEGAPIXEL
/** The total over all frames of an animation, whose pixels take four times as long: about 3 s. */
const MOST_MOVING_PIXELS = 20 * MEGAPIXEL
const MOST_FRAMES = 200
const MOVING_COSTS = 4
/** Pictures up to this size, including a camera's photo, take well under a second. */
const QUICK_PIXELS = 16 * MEGAPIXEL
const DRAWN_WITHIN_SECONDS = 30
const JPEG_QUALITY = 85
/** On a scale to 10: an animation takes seconds anyway. */
const GIF_EFFORT = 2

sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes pictures: two at a time, one of them a quick one, so that large pictures only delay large ones;
 * accounts take turns.
 */
export function createDrawing() {
  const [quick, slow] = [createTurns(), createTurns()]
  /**
   * The picture re-encoded and upright: metadata of the file (where and when it was taken, with which device)
   * is removed.
   * @throws ApiError 413 if it would decode to too many pixels, 415 if it can't be read, 429 if too many of
   * this account wait
   */
  return async (account: number, bytes: Uint8Array, type: PictureType): Promise<Uint8Array> => {
    const cost = await costOf(bytes, type === 'image/gif')
    const turns = cost > QUICK_PIXELS ? slow : quick
    return turns(account, () => redrawn(bytes, type))
  }
}

function redrawn(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  const animated = type === 'image/gif'
  const picture = sharp(bytes, { animated, limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .timeout({ seconds: DRAWN_WITHIN_SECONDS })
  return encoded(picture, type).toBuffer().catch(unreadable)
}

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality: JPEG_QUALITY })
  return type === 'image/png' ? picture.png() : picture.gif({ effort: GIF_EFFORT })
}

/** The cost in pixels of a still picture. @throws ApiError 413 if it is too high */
async function costOf(bytes: Uint8Array, animated: boolean): Promise<number> {
  // For an animation, width and height are those of all frames stacked vertically.
  const {
    width,
    height,
    pages: frames = 1,
  } = await sharp(bytes, { animated, limitInputPixels: false }).metadata().catch(unreadable)
  const pixels = width * height
  const moving = frames > 1
  if (moving && (pixels > MOST_MOVING_PIXELS || frames > MOST_FRAMES)) {
    throw new ApiError(
      413,
      `This moving picture is too large: at most ${MOST_FRAMES} frames and ${MOST_MOVING_PIXELS / MEGAPIXEL} megapixels in all of them.`,
    )
  }
  if (pixels > MOST_PIXELS) {
    throw new ApiError(413, `This picture is too large: at most ${MOST_PIXELS / MEGAPIXEL} megapixels.`)
  }
  return moving ? pixels * MOVING_COSTS : pixels
}

function unreadable(): never {
  throw new ApiError(415, 'This picture can not be read. Please choose another one.')
}
