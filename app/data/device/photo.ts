import type { NewFile } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'

const LONGEST_SIDE_PX = 1280
const QUALITY = 0.85

/** A photo from the camera, as a file small enough to upload. @throws Error as {@link photoFrom} does */
export async function photoFile(photo: File): Promise<File> {
  const { bytes, type } = await photoFrom(photo)
  return new File([bytes], photo.name, { type })
}

/**
 * A picture small enough for a slow connection. It is redrawn, so that no metadata about where and when it
 * was taken remains.
 * @throws Error when the browser can't read the file as a picture
 */
export async function photoFrom(file: File): Promise<NewFile> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('The picture could not be drawn')
  return { id: newId(), type: 'image/jpeg', bytes: await blob.arrayBuffer() }
}
