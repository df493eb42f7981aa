import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyIndex, CompanyIndexes } from '#db/model/companyIndex.ts'
import { createCompanyIndex, openCompanyIndex } from './companyIndex.ts'

/** The suffix of unfinished files; one left behind by a crash is useless. */
const UNFINISHED = '.unfinished'
/** Unknown files older than this cannot be in the making. */
const STALE_MS = 60 * 60 * 1000
/** The maximum number of open files. */
const MOST_OPEN = 50

/** The indexes of imported directories as files in a folder, one for each. */
export function openIndexFolder(folder: string): CompanyIndexes {
  const fileOf = (id: number) => join(folder, `${id}.db`)
  const opened = new Map<number, CompanyIndex>()

  function close(id: number) {
    opened.get(id)?.close()
    opened.delete(id)
  }

  return {
    async create(id) {
      mkdirSync(folder, { recursive: true })
      const file = fileOf(id)
      const unfinished = file + UNFINISHED
      const making = createCompanyIndex(unfinished)
      return {
        write: making.write,
        async finish() {
          const companies = await making.finish()
          making.close()
          if (companies > 0) {
            await settle(unfinished)
            renameSync(unfinished, file)
          }
          return companies
        },
        async close() {
          making.close()
          rmSync(unfinished, { force: true })
        },
      }
    },
    async open(id) {
      if (!existsSync(fileOf(id))) {
        close(id)
        return undefined
      }
      const index = opened.get(id) ?? openCompanyIndex(fileOf(id))
      // Moves it to the end: the least recently used file is closed first.
      opened.delete(id)
      opened.set(id, index)
      const [oldest] = opened.keys()
      if (opened.size > MOST_OPEN && oldest !== undefined) close(oldest)
      return index
    },
    bytesOf: async (id) => statSync(fileOf(id), { throwIfNoEntry: false })?.size ?? 0,
    async remove(id) {
      close(id)
      rmSync(fileOf(id), { force: true })
    },
    async removeAllBut(kept) {
      mkdirSync(folder, { recursive: true })
      const files = new Set([...(await kept())].map(fileOf))
      for (const name of readdirSync(folder)) {
        const file = join(folder, name)
        if (!files.has(file) && statSync(file).mtimeMs < Date.now() - STALE_MS) rmSync(file)
      }
    },
    close() {
      for (const id of opened.keys()) close(id)
    },
  }
}

/** Flushes a file to disk, which may take seconds, without blocking others. */
async function settle(file: string) {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
