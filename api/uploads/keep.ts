import { createHash } from 'node:crypto'
import type { Deps } from '#api/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import { type FileType, fileUrl, typeOf } from '#db/model/file.ts'
import { addUpload, type Upload, uploadOf } from '#db/server/uploads.ts'
import { redrawn } from './picture.ts'

/** A file as it arrived: its type is told from its bytes alone. */
export interface Arrived extends Pick<Upload, 'id' | 'teamId' | 'createdBy'> {
  bytes: Uint8Array
}

/**
 * Keeps files, one at a time, as a picture that is drawn takes much of the memory. The same file again is the same
 * answer; another one under its name is refused.
 * @returns resolves when the file is on disk, to how rows name it
 */
export function keepFiles({ store, uploads, now }: Pick<Deps, 'store' | 'uploads' | 'now'>) {
  let last: Promise<unknown> = Promise.resolve()
  return ({ bytes, ...file }: Arrived): Promise<string> => {
    const mine = last.then(() => keep(file, bytes))
    last = mine.catch(() => {})
    return mine
  }

  async function keep(file: Omit<Arrived, 'bytes'>, arrived: Uint8Array): Promise<string> {
    const type = typeOf(arrived)
    if (!type) throw new ApiError(415, 'Please upload one of the following: pdf, jpeg, png, gif')
    // Of the bytes as they arrived: a phone that missed the answer sends them again.
    const hash = createHash('sha256').update(arrived).digest('hex')
    const before = await uploadOf(store.read, file.id)
    const same = before?.hash === hash && before.teamId === file.teamId
    if (before && !same) throw new ApiError(409, 'This file already exists. Please choose it again.')
    if (!before) {
      const bytes = await cleaned(arrived, type)
      await uploads.put(file.id, bytes)
      const kept = { ...file, type, bytes: bytes.length, hash, createdAt: now().toISOString() }
      await store.tx((handle) => addUpload(handle, kept))
    }
    return fileUrl(file.id)
  }
}

const cleaned = async (bytes: Uint8Array, type: FileType) =>
  type === 'application/pdf' ? bytes : redrawn(bytes, type)
