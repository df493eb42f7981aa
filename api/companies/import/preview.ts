import { companyFields, type DirectoryPreview, type Mapping } from '#db/model/directory.ts'
import { entryOf, guessMapping } from './mapping.ts'
import { formatOf, rowsIn, type SourceRow } from './rows.ts'

const ROWS_SHOWN = 5

/** The number of rows that are read for the guess. In JSON the columns may differ from row to row. */
const ROWS_READ = { csv: 20, jsonl: 50, json: 50 }

/**
 * Shows how a file would be imported, from its beginning.
 * @param mapping the column of each field; without it, Rove guesses
 * @throws Unreadable
 */
export async function previewOf(beginning: Uint8Array, mapping?: Mapping): Promise<DirectoryPreview> {
  const format = await formatOf(whole(beginning))
  const rows: SourceRow[] = []
  for await (const some of rowsIn(whole(beginning), format)) {
    rows.push(...some.slice(0, ROWS_READ[format] - rows.length))
    if (rows.length === ROWS_READ[format]) break
  }
  const header = [...new Set(rows.flatMap(({ cells }) => [...(cells?.keys() ?? [])]))]
  const publication = rows.find((row) => row.publication)?.publication
  const used =
    mapping ??
    (publication
      ? ownFields(header)
      : guessMapping(
          header,
          rows.flatMap(({ cells }) => cells ?? []),
        ))
  return {
    format,
    header,
    mapping: used,
    published: publication?.name ?? '',
    rows: rows.slice(0, ROWS_SHOWN).map((row) => shown(row, used)),
  }
}

/** The mapping for a known layout, whose rows have Rove's own fields. */
const ownFields = (header: string[]): Mapping =>
  Object.fromEntries(companyFields.filter((field) => header.includes(field)).map((field) => [field, field]))

/** The bytes as a stream. The caller must stop reading before the end, where a row may be cut off. */
async function* whole(bytes: Uint8Array) {
  yield bytes
}

function shown({ line, cells, reason = '' }: SourceRow, mapping: Mapping): DirectoryPreview['rows'][number] {
  const entry = cells ? entryOf(cells, mapping) : { reason }
  if ('reason' in entry) return { line, reason: entry.reason }
  const { name, website, industry, size, city, country } = entry
  return { line, company: { name, website, industry, size, city, country } }
}
