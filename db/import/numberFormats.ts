/** Turns the number of a cell into the text that its format stands for. */
export type NumberFormat = (value: number, is1904: boolean) => string
/** The formats of cells by their style; undefined for a plain number. */
export type Formats = readonly (NumberFormat | undefined)[]

/** Built-in formats of dates and times (ECMA-376, part 1, section 18.8.30), also those of East Asian versions. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** @param styles the number format of each cell style, and the codes of the formats that the file defines */
export const dateFormatsIn = ({
  codes,
  cellFormats,
}: {
  codes: ReadonlyMap<number, string>
  cellFormats: readonly number[]
}): Formats => cellFormats.map((id) => formatOf(id, codes.get(id)))

function formatOf(id: number, code: string | undefined): NumberFormat | undefined {
  if (code === undefined) return isBuiltInDate(id) ? dateText : undefined
  // Without texts, colours and escaped letters, only the signs of the format are left.
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  if (/[dyhs]|m(?!.*[#0])/i.test(signs)) return dateText
  // "00000" shows a postcode with its leading zeros.
  const [zeros] = /^0{2,}$/.exec(signs) ?? []
  return zeros ? (value) => String(value).padStart(zeros.length, '0') : undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Day 0 of a workbook. Excel's first calendar has a 29 February 1900, so its days are right from 1 March 1900 on. */
const EPOCHS = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }

/** A serial date as "2027-03-04" or "2027-03-04 09:30"; a time alone as "09:30". */
function dateText(value: number, is1904: boolean): string {
  const time = new Date((is1904 ? EPOCHS.from1904 : EPOCHS.from1900) + Math.round(value * DAY_MS))
  if (Number.isNaN(time.getTime()) || value < 0 || value > 2_958_466) return String(value)
  const [day = '', clock = ''] = time.toISOString().split('T')
  const minutes = clock.slice(0, 5)
  if (value < 1) return minutes
  return Number.isInteger(value) ? day : `${day} ${minutes}`
}
