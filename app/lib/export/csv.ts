const SEPARATOR = ','
const LINE_END = '\r\n'
/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet may take for the start of a formula, also behind blanks and in its full width. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/
const PHONE_NUMBER = /^\+\d[\d ().]*$/
const NEEDS_QUOTES = /[",\r\n]/

/**
 * Rows as lines of CSV (RFC 4180), each ended by CR LF.
 *
 * A text that a spreadsheet could take for a formula gets an apostrophe in front (OWASP, "CSV Injection"): the
 * apostrophe is all that a reader sees of it. A phone number of a plus sign, digits, blanks, dots and brackets
 * computes nothing and stays as it is, so that it can be dialled and read by other programs.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(field).join(SEPARATOR) + LINE_END).join('')

function field(text: string): string {
  const safe = FORMULA.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
