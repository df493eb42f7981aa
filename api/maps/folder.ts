import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { MapFileName } from '#db/model/mapFile.ts'
import type { MapStore } from './maps.ts'

/** More files are not listed. */
const MOST_FILES = 100

/** The map files that the operator put into a folder. Links are not followed: they could lead anywhere. */
export const mapsInFolder = (folder: string): MapStore => ({
  async names() {
    const found = await readdir(folder, { withFileTypes: true }).catch(absent)
    const files = found?.filter((entry) => entry.isFile() && v.is(MapFileName, entry.name)) ?? []
    return files
      .map(({ name }) => name)
      .sort()
      .slice(0, MOST_FILES)
  },
  async part(name, { from, to }) {
    if (!v.is(MapFileName, name)) return undefined
    const path = join(folder, name)
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(absent)
    if (!file) return undefined
    try {
      const stats = await file.stat()
      if (!stats.isFile()) return undefined
      if (from >= stats.size) return 'outside'
      const last = Math.min(to, stats.size - 1)
      const bytes = new Uint8Array(last - from + 1)
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
      if (bytesRead < bytes.length) return 'outside'
      const etag = `"${[stats.ino, stats.size, Math.trunc(stats.mtimeMs)].map((n) => n.toString(36)).join('-')}"`
      return { bytes, range: { from, to: last }, size: stats.size, etag }
    } finally {
      await file.close()
    }
  },
})

/** Nothing there, or a link. */
function absent(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return undefined
  throw error
}
