const SEPARATOR = ','
const LINE_END = '\r\n'
/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_ENDS = /([\r\n])/
/** Characters at which a spreadsheet may start a new cell, whichever separator it uses. */
const CELL_ENDS = /([;,|\t\v\f\u0085\u2028\u2029])/
/**
 * Text that a spreadsheet may take for a formula, also after blanks, quotes and invisible characters, and
 * with full-width signs.
 */
const FORMULA = /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u
const PHONE_NUMBER = /^\s*\+\d[\d ().]*$/
/**
 * Several phone numbers, however they are separated: a program that splits by another character sees them as
 * one cell.
 */
const PHONE_NUMBERS = /^[\s\d+().;,|]*$/
/** Programs strip these characters and then interpret what follows. */
const STRIPPED = /^[\t\r\n]/

/**
 * Rows as lines of CSV (RFC 4180), each ended by CR LF, every field in quotes.
 * A text that a spreadsheet could take for a formula gets an apostrophe in front (OWASP, "CSV Injection"),
 * which is the only visible change. It is added at the start of a field, and wherever a program that splits
 * by semicolons, tabs, bars or line ends, and therefore parses the quotes differently, would start a cell. A
 * phone number that consists of a plus sign, digits, blanks, dots and brackets computes nothing and is not
 * changed, so that it can be dialled and read by other programs. With any other character ("+1-555-0100" is a
 * subtraction) it gets the apostrophe, too.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(field).join(SEPARATOR) + LINE_END).join('')

function field(text: string): string {
  const safe = text.split(LINE_ENDS).map(inertLine).join('')
  const isFormula = FORMULA.test(safe) && !PHONE_NUMBERS.test(safe)
  const whole = STRIPPED.test(text) || isFormula ? `'${safe}` : safe
  return `"${whole.replaceAll('"', '""')}"`
}

/**
 * For other programs a cell may continue after a separator. So a phone number is left unchanged only if
 * nothing but phone numbers follow it.
 */
function inertLine(line: string): string {
  return line.split(CELL_ENDS).reduceRight((rest, cell) => {
    const isPhoneNumber = PHONE_NUMBER.test(cell) && PHONE_NUMBERS.test(rest)
    return (FORMULA.test(cell) && !isPhoneNumber ? `'${cell}` : cell) + rest
  }, '')
}
