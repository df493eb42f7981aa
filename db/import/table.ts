/** A row of a table as its file has it. */
export interface TableRecord {
  /** The row as a spreadsheet numbers it, from 1. */
  row: number
  cells: readonly string[]
  /** The indexes of cells whose value is not in the file, such as a formula that was never computed. */
  unknown?: readonly number[]
}

/** Where the records of a table come from. The records are read anew with each call. */
export interface Table {
  /**
   * The first records, of which the file is read no further. Cells that are merged downwards may be empty, because that
   * stands at the end of a sheet.
   */
  first(count: number): Promise<TableRecord[]>
  records(): AsyncGenerator<TableRecord[]>
}

/** The first of some records; the others are not read. */
export async function firstOf(
  records: AsyncIterable<readonly TableRecord[]>,
  count: number,
): Promise<TableRecord[]> {
  const first: TableRecord[] = []
  for await (const some of records) {
    first.push(...some)
    if (first.length >= count) break
  }
  return first.slice(0, count)
}

/** A table whose first records are as all its records are read. */
export const tableOf = (records: Table['records']): Table => ({
  records,
  first: (count) => firstOf(records(), count),
})
