/** Digits after which a slash divides two numbers rather than an area code from its number. */
const WHOLE_NUMBER = 7
/** "Room 3" is no number; 112 is one. */
const SHORTEST = 3
/** From the first digit to what no number goes on with. */
const NUMBER = /[+\d][^\p{L},;|#]*/u
/** At the end of what follows the number: "ext. 5", "x5", "#5", ",5". */
const EXTENSION = /^\W*(?:(?:ext(?:ension|n)?|x)[.:]?|(?<=[#,]))\s*(\d{1,6})\)?\s*$/i
/** The area code's zero that is dialled only within the country: "+47 (0) 22…". */
const TRUNK_ZERO = /\(0\)/

/**
 * The number to dial in a text that somebody typed, the first of several, without what only eyes need.
 * @returns undefined when there is none
 */
export function phoneIn(text: string): { number: string; extension: string } | undefined {
  const plain = text.normalize('NFKC')
  const [written = ''] = NUMBER.exec(plain) ?? []
  const dialled = written.startsWith('+') ? written.replace(TRUNK_ZERO, '') : written
  const digits = firstOf(dialled.replace(/[^\d/]/g, ''))
  if (digits.length < SHORTEST) return undefined
  const after = plain.slice(plain.indexOf(written) + written.length)
  const [, extension = ''] = EXTENSION.exec(after) ?? []
  return { number: (written.startsWith('+') ? '+' : '') + digits, extension }
}

function firstOf(digitsAndSlashes: string): string {
  const [first = '', ...rest] = digitsAndSlashes.split('/')
  return first.length >= WHOLE_NUMBER ? first : first + rest.join('')
}
