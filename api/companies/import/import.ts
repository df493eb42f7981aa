import { setImmediate as turn } from 'node:timers/promises'
import { recordOf } from '#api/companies/directory/entry.ts'
import type { CompanyRecord, NewCompanyIndex } from '#db/model/companyIndex.ts'
import type { FileFormat, ImportCounts, Mapping } from '#db/model/directory.ts'
import { entryOf } from './mapping.ts'
import { rowsIn, type SourceRow } from './rows.ts'

/** The number of rows that are stored at once: a millisecond or two. */
const BATCH = 50
const MOST_REASONS = 20

interface Source {
  /** The bytes of the file as they arrive. */
  input: AsyncIterable<Uint8Array>
  format: FileFormat
  mapping: Mapping
}

/**
 * Fills a directory's index from an imported file and finishes it. Other work gets its turn between batches, and memory
 * does not grow with the file.
 * @returns the counts; `companies` is 0 if no row is a company
 * @throws Unreadable for a file that cannot be parsed, and errors of `input`
 */
export async function importInto(index: NewCompanyIndex, source: Source): Promise<ImportCounts> {
  const { stored, ...counts } = await writeRows(index, source)
  const companies = await index.finish()
  return { ...counts, companies, duplicates: stored - companies }
}

async function writeRows(index: NewCompanyIndex, { input, format, mapping }: Source) {
  const counts = { read: 0, stored: 0, leftOut: 0 }
  const reasons: ImportCounts['reasons'] = []
  const tally = new Map<string, number>()
  for await (const rows of rowsIn(input, format)) {
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = recordsOf(rows.slice(at, at + BATCH))
      await index.write(batch)
      counts.stored += batch.length
      await turn()
    }
    counts.read += rows.length
  }
  const mostFirst = [...tally].sort(([, a], [, b]) => b - a)
  return { ...counts, reasons, tally: mostFirst.map(([reason, rows]) => ({ reason, rows })) }

  function recordsOf(rows: SourceRow[]): CompanyRecord[] {
    const records: CompanyRecord[] = []
    for (const { line, cells, reason = '' } of rows) {
      const entry = cells ? entryOf(cells, mapping) : { reason }
      if ('reason' in entry) leaveOut(line, entry.reason)
      else records.push(recordOf(entry))
    }
    return records
  }

  function leaveOut(line: number, reason: string) {
    counts.leftOut++
    const kind = kindOf(reason)
    if (tally.size < MOST_REASONS || tally.has(kind)) tally.set(kind, (tally.get(kind) ?? 0) + 1)
    if (reasons.length < MOST_REASONS) reasons.push({ line, reason })
  }
}

/** A reason without the part that it quotes from the row. */
const kindOf = (reason: string) => reason.replace(/ (in|on|as) (“.*”|\S+\.\S+)$/, '')
