import { PassThrough, Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import * as v from 'valibot'
import { ZipFile } from 'yazl'
import type { UploadDeps } from '#api/uploads/folder.ts'
import type { CompanyIndexes, CompanyRecord } from '#db/model/companyIndex.ts'
import { type FileType, fileTypes } from '#db/model/file.ts'
import { Id } from '#db/model/id.ts'
import { exportedRows, type TableName, tableNames, type Whose } from '#db/server/personalData.ts'

/** The content of a download's about.json. */
export interface About {
  /** The owner of the data: a team's name, or a person's username. */
  name: string
  /** ISO 8601 in UTC. */
  at: string
}

const endings: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** The dependencies of a download. */
export interface ArchiveDeps extends Pick<UploadDeps, 'store' | 'uploads'> {
  companyIndexes: CompanyIndexes
}

/**
 * All data of a person or a team as a ZIP that is generated while it is read: `tables/NAME.json` for each
 * table of the store, an array of rows without secrets, and the files that belong to rows. Only some rows at
 * a time are in memory. A change that is made meanwhile may or may not be included.
 */
export async function zipOf(deps: ArchiveDeps, whose: Whose, about: About): Promise<Readable> {
  const files = await filesOf(deps, whose)
  const imports = await importsOf(deps, whose)
  const zip = new ZipFile()
  const out = new PassThrough()
  const mtime = new Date(about.at)
  let current: Readable | undefined
  const add = (path: string, content: () => Readable, compress = true) =>
    zip.addReadStreamLazy(path, { compress, mtime }, (take) => {
      current = content().on('error', (error) => out.destroy(error))
      take(null, current)
    })

  add('about.json', () => Readable.from([JSON.stringify({ ...about, of: whose.of, format: 1 })]))
  for (const name of tableNames) add(`tables/${name}.json`, () => Readable.from(jsonOf(deps, name, whose)))
  // Pictures and PDFs are already compressed.
  for (const { id, path } of files) add(path, () => Readable.from(bytesOf(deps, id)), false)
  for (const id of imports) add(`directories/${id}.jsonl`, () => Readable.from(companiesOf(deps, id)))
  zip.end()
  zip.outputStream.pipe(out)
  // The reader gets the error; without a listener it would end the process.
  out.on('error', () => {})
  // If the reader stops, no file is left open.
  return out.once('close', () => current?.destroy())
}

async function* jsonOf({ store }: ArchiveDeps, name: TableName, whose: Whose): AsyncGenerator<string> {
  let before = '['
  for await (const rows of exportedRows(store.read, name, whose)) {
    for (const row of rows) {
      yield `${before}\n${JSON.stringify(row)}`
      before = ','
    }
    await turn()
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** An upload that was removed meanwhile has no bytes. */
async function* bytesOf({ uploads }: ArchiveDeps, id: number): AsyncGenerator<Uint8Array> {
  const bytes = await uploads.get(id)
  if (bytes) yield bytes
}

async function allRows({ store }: ArchiveDeps, name: TableName, whose: Whose) {
  const all: Record<string, unknown>[] = []
  for await (const rows of exportedRows(store.read, name, whose)) all.push(...rows)
  return all
}

async function filesOf(deps: ArchiveDeps, whose: Whose) {
  const files = v.parse(v.array(ExportedFile), await allRows(deps, 'uploads', whose))
  return files.map(({ id, type }) => ({ id, path: `uploads/${id}.${endings[type]}` }))
}
const ExportedFile = v.object({ id: Id, type: v.picklist(fileTypes) })

/** Imported companies belong to the team. */
async function importsOf(deps: ArchiveDeps, whose: Whose): Promise<number[]> {
  if (whose.of === 'person') return []
  const rows = v.parse(v.array(ExportedImport), await allRows(deps, 'directories', whose))
  return rows.map(({ id }) => id)
}
const ExportedImport = v.object({ id: Id })

/** One company per line, in the format that an import reads. */
async function* companiesOf({ companyIndexes }: ArchiveDeps, id: number): AsyncGenerator<string> {
  const index = await companyIndexes.open(id)
  if (!index) return
  for await (const companies of index.records()) {
    yield companies.map(lineOf).join('')
    await turn()
  }
}

const lineOf = ({ place: _, facets: __, tags, ...company }: CompanyRecord) =>
  `${JSON.stringify({ ...company, tags: tags ? tags.split(', ') : [] })}\n`
