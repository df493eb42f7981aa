/** "new lead" → "New lead". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Text as a regular expression that matches just it. */
export const escapedForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const spelled: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A word in lower case without accents, for comparison. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøßæœ]/g, (letter) => spelled[letter] ?? letter)

/** The words of a text, in lower case without accents. */
export const plainWordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(plainWord)

/** Whether a text has all words of another one, in any order, in whatever case, with or without accents. */
export function hasWords(text: string, words: string): boolean {
  const plain = plainWord(text)
  return words.split(/\s+/).every((word) => plain.includes(plainWord(word)))
}
