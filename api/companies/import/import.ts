import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { recordOf } from '#api/companies/directory/entry.ts'
import type { CompanyRecord, NewCompanyIndex } from '#db/model/companyIndex.ts'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { createCompanyIndex } from '#db/server/sqlite/companyIndex.ts'
import { entryOf } from './mapping.ts'
import { rowsIn } from './rows.ts'

/** How an unfinished file is called; what a crash left of one is of no use. */
const UNFINISHED = '.unfinished'

const BATCH = 500
const MOST_REASONS = 20

interface Source {
  /** The bytes of the file as they come in. */
  input: AsyncIterable<Uint8Array>
  format: FileFormat
  mapping: Mapping
}

/**
 * Fills a directory's file from an imported one, in batches between which others have their turn and in memory
 * that does not grow with the file. The file appears when it is complete and on the disk; when something fails,
 * or no row is a company, nothing is left behind.
 * @param file the index's file to make
 * @returns what came of it, `companies` 0 when no file was made
 * @throws Unreadable for a file that makes no sense, and what `input` throws
 */
export async function importDirectory({ file, ...source }: Source & { file: string }): Promise<ImportCounts> {
  const unfinished = file + UNFINISHED
  mkdirSync(dirname(file), { recursive: true })
  rmSync(unfinished, { force: true })
  const index = createCompanyIndex(unfinished)
  try {
    const { stored, ...counts } = await writeRows(index, source)
    const companies = await index.finish()
    index.close()
    if (companies > 0) {
      settle(unfinished)
      renameSync(unfinished, file)
    }
    return { ...counts, companies, duplicates: stored - companies }
  } finally {
    index.close()
    rmSync(unfinished, { force: true })
  }
}

async function writeRows(index: NewCompanyIndex, { input, format, mapping }: Source) {
  const counts = { read: 0, stored: 0, leftOut: 0 }
  const reasons: ImportCounts['reasons'] = []
  let batch: CompanyRecord[] = []
  for await (const { line, cells, reason = '' } of rowsIn(input, format)) {
    counts.read++
    const entry = cells ? entryOf(cells, mapping) : { reason }
    if ('reason' in entry) {
      counts.leftOut++
      if (reasons.length < MOST_REASONS) reasons.push({ line, reason: entry.reason })
      continue
    }
    counts.stored++
    batch.push(recordOf(entry))
    if (batch.length < BATCH) continue
    await index.write(batch)
    batch = []
    await turn()
  }
  await index.write(batch)
  return { ...counts, reasons }
}

/** Waits until the disk has all of a file. */
function settle(file: string) {
  const open = openSync(file, 'r+')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
