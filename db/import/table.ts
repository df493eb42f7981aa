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
  records(): AsyncGenerator<TableRecord[]>
}
