import type { DirectoryPreview, Mapping } from '#db/model/directory.ts'
import { entryOf, guessMapping } from './mapping.ts'
import { formatOf, rowsIn, type SourceRow } from './rows.ts'

const ROWS_SHOWN = 5

/** Rows that are read for their columns, which may differ from row to row in JSON Lines. */
const ROWS_READ = { csv: ROWS_SHOWN, jsonl: 50 }

/** The beginning is read in such pieces, and no further than needed: at its end a row may be cut off. */
const PIECE = 16 * 1024

/**
 * How a file would be imported, by its beginning.
 * @param mapping which column holds what; without it, a guess
 * @throws Unreadable
 */
export async function previewOf(beginning: Uint8Array, mapping?: Mapping): Promise<DirectoryPreview> {
  const format = await formatOf(piecesOf(beginning))
  const rows: SourceRow[] = []
  for await (const row of rowsIn(piecesOf(beginning), format)) {
    rows.push(row)
    if (rows.length === ROWS_READ[format]) break
  }
  const header = [...new Set(rows.flatMap(({ cells }) => [...(cells?.keys() ?? [])]))]
  const used = mapping ?? guessMapping(header)
  return { format, header, mapping: used, rows: rows.slice(0, ROWS_SHOWN).map((row) => shown(row, used)) }
}

async function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

function shown({ line, cells, reason = '' }: SourceRow, mapping: Mapping): DirectoryPreview['rows'][number] {
  const entry = cells ? entryOf(cells, mapping) : { reason }
  if ('reason' in entry) return { line, reason: entry.reason }
  const { name, website, industry, size, city, country } = entry
  return { line, company: { name, website, industry, size, city, country } }
}
