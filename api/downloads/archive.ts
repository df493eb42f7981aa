import { PassThrough, Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import * as v from 'valibot'
import { ZipFile } from 'yazl'
import type { UploadDeps } from '#api/uploads/folder.ts'
import type { CompanyIndexes, CompanyRecord } from '#db/model/companyIndex.ts'
import { type FileType, fileTypes } from '#db/model/file.ts'
import { Id } from '#db/model/id.ts'
import { exportedRows, type TableName, tableNames, type Whose } from '#db/server/personalData.ts'

/** What a download says of itself. */
export interface About {
  /** Whose it is: a team's name, or a person's username. */
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

/** What a download is made from. */
export interface ArchiveDeps extends Pick<UploadDeps, 'store' | 'uploads'> {
  companyIndexes: CompanyIndexes
}

/**
 * All that is theirs as a ZIP that is made while it is read: `tables/NAME.json` for each table of the store, an array
 * of its rows without what is secret, and the files beside rows. Only some rows at a time are in memory; a change that
 * is made meanwhile may be in it or not.
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
  // Pictures and PDFs are packed by themselves.
  for (const { id, path } of files) add(path, () => Readable.from(bytesOf(deps, id)), false)
  for (const id of imports) add(`directories/${id}.jsonl`, () => Readable.from(companiesOf(deps, id)))
  zip.end()
  zip.outputStream.pipe(out)
  // Whoever reads is told of it; where nobody does any more it ends nothing else.
  out.on('error', () => {})
  // Whoever stops reading leaves no file open.
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

/** An upload whose bytes were removed since has none. */
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

/** The companies that a team imported are the team's. */
async function importsOf(deps: ArchiveDeps, whose: Whose): Promise<number[]> {
  if (whose.of === 'person') return []
  const rows = v.parse(v.array(ExportedImport), await allRows(deps, 'directories', whose))
  return rows.map(({ id }) => id)
}
const ExportedImport = v.object({ id: Id })

/** A company a line, as an import reads it again. */
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
