import { Hono } from 'hono'
import * as v from 'valibot'
import { idParam, query, streamedBody } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, noRoom, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { Unreadable } from '#db/import/csv.ts'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import {
  type CompanyDirectory,
  fileFormats,
  IMPORT_BYTES,
  type ImportCounts,
  Mapping,
  PREVIEW_BYTES,
} from '#db/model/directory.ts'
import { line } from '#db/model/schema.ts'
import { type DirectoryRow, directoriesFor, directoryById } from '#db/server/directories.ts'
import { roomLeft } from '#db/server/storage.ts'
import { addImport, countImports, removeImport } from './imports.ts'
import { previewOf } from './preview.ts'

const MOST_OF_A_TEAM = 20

const MappingText = v.pipe(v.string(), v.parseJson(undefined, 'The mapping must be JSON.'), Mapping)

const Preview = v.object({ mapping: v.optional(MappingText) })
const Upload = v.object({
  name: v.pipe(line(100), v.minLength(1, 'Please enter a name')),
  format: v.picklist(fileFormats),
  mapping: MappingText,
})

/** Routes for a team's imported lists. The body of an import is the file itself. */
export function directoryRoutes(
  deps: Pick<Deps, 'store' | 'quota' | 'now'> & { companyIndexes: CompanyIndexes },
) {
  const { store, quota, now } = deps
  const imports = { store, indexes: deps.companyIndexes }
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const rows = await directoriesFor(store.read, c.get('teamId'))
      return c.json(rows.map(shown))
    })
    .post('/preview', query(Preview), async (c) => {
      const beginning = new Uint8Array(await c.req.arrayBuffer()).subarray(0, PREVIEW_BYTES)
      return c.json(await readable(previewOf(beginning, c.req.valid('query').mapping)))
    })
    .post('/', query(Upload), async (c) => {
      const teamId = c.get('teamId')
      const own = (await directoriesFor(store.read, teamId)).filter((row) => row.teamId === teamId)
      if (own.length >= MOST_OF_A_TEAM) {
        throw new ApiError(400, `A team keeps at most ${MOST_OF_A_TEAM} imports. Please remove one first.`)
      }
      const { directory, counts } = await readable(
        addImport(imports, {
          ...c.req.valid('query'),
          input: within(await roomLeft(store.read, teamId, quota), streamedBody(c, IMPORT_BYTES)),
          teamId,
          createdBy: c.get('user').id,
          createdAt: now().toISOString(),
        }),
      )
      if (!directory) throw new ApiError(400, noneOf(counts))
      await countImports(imports, teamId)
      return c.json({ directory: shown(directory), ...counts }, 201)
    })
    .delete('/:id', idParam, async (c) => {
      const { id } = c.req.valid('param')
      const row = await directoryById(store.read, id)
      if (row?.teamId !== c.get('teamId')) throw notFound()
      if (!(await removeImport(imports, id))) throw notFound()
      await countImports(imports, row.teamId)
      return c.body(null, 204)
    })
}

/**
 * Limits an upload to the team's room. An index takes about as many bytes as its file.
 * @throws ApiError 507 if the upload is larger than the room
 */
async function* within(room: number, input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = room
  if (left <= 0) throw noRoom()
  for await (const chunk of input) {
    left -= chunk.length
    if (left <= 0) throw noRoom()
    yield chunk
  }
}

const shown = ({ id, name, companies, createdAt, teamId }: DirectoryRow): CompanyDirectory => ({
  id,
  name,
  companies,
  createdAt,
  removable: teamId !== null,
})

/** Turns `Unreadable` into a response that tells the person why a file cannot be read. */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof Unreadable ? new ApiError(400, error.message) : error
  })

function noneOf({ read, reasons: [first] }: ImportCounts): string {
  if (read === 0) return 'This file has no rows.'
  const why = first ? ` Line ${first.line} ${first.reason}.` : ''
  return `No row of this file is a company that can be reached.${why}`
}
