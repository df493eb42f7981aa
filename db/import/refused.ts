/** A file that cannot be imported. The message tells the person why, and what to do. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
}

/** The limits of a file. */
export const MOST = {
  bytes: 50 * 1024 * 1024,
  /** A part of an XLSX file, unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  columns: 500,
  /** The characters of a record. */
  record: 64 * 1024,
  rows: 50_000,
  /** The rows, and lines that are no leads: titles, heads, totals. */
  records: 50_100,
} as const

export const tooManyRows = () =>
  new ImportRefused(
    'This file has more than 50,000 rows. Please split it, or bring it in as a list of companies under Find.',
  )
export const damaged = () => new ImportRefused('This file is damaged or was cut off. Please export it again.')
