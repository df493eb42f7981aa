import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#db/model/operatorError.ts'
import { type Copied, copyRows } from '#db/server/database/copy.ts'
import { filling, readingFrom } from '#db/server/postgres/copy.ts'
import { createTarget, openSource } from '#db/server/sqlite/copy.ts'

/** The result of copying one database to the other. */
export interface CopiedAll extends Copied {
  /** The number of uploads. */
  files: number
}

/** The path of an upload in a data folder. */
export const uploadPath = (id: number) => `uploads/${id}`

/**
 * Copies a PostgreSQL database into a new SQLite file.
 * @param keep receives each upload, with its path in a data folder
 * @throws OperatorError if the database can't be reached, or if the written data differs from what was read
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
 * Copies a data folder into an empty PostgreSQL database: everything or nothing.
 * @param replace deletes the content of the database
 * @throws OperatorError if the database can't be reached or is not empty, if servers use it, or if the data
 * that arrived differs
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
      // If a row's file is missing, it was missing before.
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
