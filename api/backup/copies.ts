import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#db/model/operatorError.ts'
import { type Copied, copyRows } from '#db/server/database/copy.ts'
import { filling, readingFrom } from '#db/server/postgres/copy.ts'
import { createTarget, openSource } from '#db/server/sqlite/copy.ts'

/** What went from one database to the other. */
export interface CopiedAll extends Copied {
  /** Uploads. */
  files: number
}

/** Where an upload is in a data folder. */
export const uploadPath = (id: number) => `uploads/${id}`

/**
 * Writes what a database of PostgreSQL's holds into a new SQLite file.
 * @param keep takes each upload, with its place in a data folder
 * @throws OperatorError where it can't be reached, or what was written is not what was read
 */
export function takeOut(
  url: string,
  file: string,
  options: { alone: boolean },
  keep: (path: string, bytes: Buffer) => void,
): Promise<CopiedAll> {
  return readingFrom(url, options, async (source) => {
    const target = await createTarget(file)
    try {
      const copied = await copyRows(source, target)
      target.finish()
      const ids = await source.files.ids()
      for (const id of ids) keep(uploadPath(id), await source.files.get(id))
      return { ...copied, files: ids.length }
    } finally {
      target.close()
    }
  })
}

/**
 * Brings what a data folder holds into an empty database of PostgreSQL's: all of it or nothing.
 * @param replace what the database holds goes
 * @throws OperatorError where it can't be reached or is not empty, servers run on it, or what arrived is not what was
 * sent
 */
export async function bringIn(
  folder: string,
  url: string,
  options: { replace: boolean },
): Promise<CopiedAll> {
  const source = await openSource(join(folder, 'rove.db'))
  try {
    return await filling(url, options, async (target) => {
      const copied = await copyRows(source, target)
      // Where a row's file is missing it was before, too.
      const ids = (await target.files.wanted()).filter((id) => existsSync(join(folder, uploadPath(id))))
      for (const id of ids) {
        const bytes = readFileSync(join(folder, uploadPath(id)))
        await target.files.add(id, bytes)
        if (!bytes.equals(await target.files.get(id))) {
          throw new OperatorError(`The file ${id} did not arrive as it is. Nothing was changed.`)
        }
      }
      return { ...copied, files: ids.length }
    })
  } finally {
    source.close()
  }
}
