import { createHash } from 'node:crypto'
import { ApiError, noRoom } from '#api/http/errors.ts'
import { fileUrl, typeOf } from '#db/model/file.ts'
import { roomLeft } from '#db/server/storage.ts'
import { addUpload, type Upload, uploadOf } from '#db/server/uploads.ts'
import type { UploadDeps } from './folder.ts'
import { createDrawing } from './picture.ts'

/** A received file. Its type is determined from its bytes alone. */
export interface Arrived extends Pick<Upload, 'id' | 'teamId' | 'createdBy'> {
  bytes: Uint8Array
}

/**
 * Stores a file; resolves when it is on disk, to the address by which rows refer to it.
 * @throws ApiError for a file that is refused
 */
export type Keep = (file: Arrived) => Promise<string>

/** Stores files. The same file again gets the same answer; another file with the same id is refused. */
export function keepFiles({
  store,
  uploads,
  quota,
  now,
}: Pick<UploadDeps, 'store' | 'uploads' | 'quota' | 'now'>): Keep {
  const draw = createDrawing()
  let last: Promise<unknown> = Promise.resolve()

  return async ({ bytes: arrived, ...file }) => {
    const type = typeOf(arrived)
    if (!type) throw new ApiError(415, 'Please upload one of the following: pdf, jpeg, png, gif')
    // The hash of the received bytes: a phone that missed the response sends the same bytes again.
    const arriving = { ...file, type, hash: createHash('sha256').update(arrived).digest('hex') }
    if (!(await isKept(arriving))) {
      if ((await roomLeft(store.read, file.teamId, quota)) < arrived.length) {
        throw noRoom(file.teamId === file.createdBy ? 'Your account' : 'This team')
      }
      const bytes = type === 'application/pdf' ? arrived : await draw(file.createdBy, arrived, type)
      await oneByOne(() => write(arriving, bytes))
    }
    return fileUrl(file.id)
  }

  /** @throws ApiError 409 if another file has this id */
  async function isKept({ id, hash, teamId }: Arriving): Promise<boolean> {
    const before = await uploadOf(store.read, id)
    if (before && (before.hash !== hash || before.teamId !== teamId)) {
      throw new ApiError(409, 'This file already exists. Please choose it again.')
    }
    return before !== undefined
  }

  /** The same file, or another one with this id, may have arrived while this one was being converted. */
  async function write(arriving: Arriving, bytes: Uint8Array) {
    if (await isKept(arriving)) return
    await uploads.put(arriving.id, bytes)
    const kept = { ...arriving, bytes: bytes.length, createdAt: now().toISOString() }
    // Another server may have stored the same file meanwhile, or another one with this id.
    if (!(await store.tx((handle) => addUpload(handle, kept), kept.teamId))) await isKept(arriving)
  }

  function oneByOne(work: () => Promise<void>): Promise<void> {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

type Arriving = Omit<Arrived, 'bytes'> & Pick<Upload, 'type' | 'hash'>
