const SEPARATOR = ','
const LINE_END = '\r\n'
/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_ENDS = /([\r\n])/
/** Where a spreadsheet may begin a new cell, whichever separator it splits by. */
const CELL_ENDS = /([;,|\t\v\f\u0085\u2028\u2029])/
/** What a spreadsheet may take for a formula: also behind blanks, quotes and what can't be seen, and in other widths. */
const FORMULA = /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u
const PHONE_NUMBER = /^\s*\+\d[\d ().]*$/
/** Several of them, however they are set apart: for a program that splits by another sign they are one cell. */
const PHONE_NUMBERS = /^[\s\d+().;,|]*$/
/** Programs strip these, and then see what comes behind. */
const STRIPPED = /^[\t\r\n]/

/**
 * Rows as lines of CSV (RFC 4180), each ended by CR LF, every field in quotes.
 *
 * What a spreadsheet could take for a formula gets an apostrophe in front (OWASP, "CSV Injection"), which is all that
 * a reader sees of it: at the start of a field, and wherever a program that splits by semicolons, tabs, bars or line
 * ends, and so reads the quotes otherwise, would begin a cell. A phone number of a plus sign, digits, blanks, dots and
 * brackets computes nothing and stays as it is, so that it can be dialled and read by other programs; with anything
 * else in it ("+1-555-0100" is a subtraction) it has the apostrophe too.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(field).join(SEPARATOR) + LINE_END).join('')

function field(text: string): string {
  const safe = text.split(LINE_ENDS).map(inertLine).join('')
  const isFormula = FORMULA.test(safe) && !PHONE_NUMBERS.test(safe)
  const whole = STRIPPED.test(text) || isFormula ? `'${safe}` : safe
  return `"${whole.replaceAll('"', '""')}"`
}

/** A cell may go on behind what ends it for other programs: a phone number stays as it is before others alone. */
function inertLine(line: string): string {
  return line.split(CELL_ENDS).reduceRight((rest, cell) => {
    const isPhoneNumber = PHONE_NUMBER.test(cell) && PHONE_NUMBERS.test(rest)
    return (FORMULA.test(cell) && !isPhoneNumber ? `'${cell}` : cell) + rest
  }, '')
}
