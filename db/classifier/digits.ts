/**
 * Small numbers as text: one character each, of those that need no escape in a string. As text they are loaded as any
 * module is, and compress as well as bytes.
 */
const DIGITS = Array.from({ length: 127 - 35 }, (_, at) => String.fromCharCode(35 + at))
  .filter((digit) => !"$'\\`".includes(digit))
  .join('')

/** How many values a digit has. */
export const DIGIT_VALUES = DIGITS.length

const values = new Map([...DIGITS].map((digit, value) => [digit, value]))

/** @param value from 0 to 87 */
export const digitOf = (value: number): string => DIGITS.charAt(value)

/** The value of the digit at a position; 0 where there is none. */
export const valueAt = (text: string, at: number): number => values.get(text.charAt(at)) ?? 0
