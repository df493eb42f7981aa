import { mkdirSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#api/http/deps.ts'

/** The dependencies of storing uploads. */
export interface UploadDeps extends Deps {
  uploads: Folder
}

/** Stores the bytes of uploads. */
export interface Folder {
  /** Resolves when they are on disk. */
  put(id: number, bytes: Uint8Array): Promise<void>
  /** @returns undefined if there are none */
  get(id: number): Promise<Uint8Array | undefined>
  /** Removes them; it is not an error if there are none. */
  remove(id: number): Promise<void>
}

export function openFolder(path: string): Folder {
  mkdirSync(path, { recursive: true })
  const fileOf = (id: number) => join(path, String(id))
  return {
    async put(id, bytes) {
      const part = `${fileOf(id)}.part`
      try {
        await written(part, bytes)
        await rename(part, fileOf(id))
      } catch (error) {
        // On a full disk a partial file would take the space of the next one.
        await rm(part, { force: true })
        throw error
      }
    },
    get: (id) => readFile(fileOf(id)).catch(noneIfMissing),
    remove: (id) => rm(fileOf(id), { force: true }),
  }
}

async function written(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
