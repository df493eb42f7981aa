/** Shorter words are found only as they are typed: with one letter changed, they are too many other words. */
const FORGIVING = /^\p{L}{5,}$/u
const LETTER = /\p{L}/u

/** Whether a word of a search text, folded, may have a typo: it has five letters or more, and nothing else. */
export const mayHaveTypo = (word: string): boolean => FORGIVING.test(word)

/** A part of a word, and how many letters of the intended word may come before it. */
interface Part {
  part: string
  before: readonly number[]
}

/**
 * Parts of a word with a typo, one of which the intended word contains unchanged: a letter that is wrong, missing or
 * too much leaves one half as it is, and so do two swapped letters, unless they are the two in the middle.
 */
export function partsOf(word: string): readonly Part[] {
  const half = word.length >> 1
  const swapped = `${word.slice(0, half - 1)}${word.charAt(half)}${word.charAt(half - 1)}${word.slice(half + 1)}`
  return [
    { part: word.slice(0, half), before: [0] },
    { part: word.slice(half), before: [half - 1, half, half + 1] },
    { part: swapped, before: [0] },
  ]
}

/**
 * Whether a word begins at a place of a text, and begins like the given one but for one typo at most.
 * @param start where the text begins within a longer one, @param end where it ends
 */
export function beginsAt(text: string, start: number, end: number, at: number, word: string): boolean {
  if (at < start || (at > start && LETTER.test(text.charAt(at - 1)))) return false
  let same = 0
  while (at + same < end && text.charAt(at + same) === word.charAt(same)) same++
  const wrong = at + same
  /** Whether the word goes on after `typed` of its letters like the text at an index. */
  const goesOn = (typed: number, from: number) =>
    from + word.length - typed <= end && text.startsWith(word.slice(typed), from)
  const isSwapped =
    text.charAt(wrong) === word.charAt(same + 1) && text.charAt(wrong + 1) === word.charAt(same)
  return (
    goesOn(same, wrong) ||
    goesOn(same + 1, wrong + 1) ||
    goesOn(same + 1, wrong) ||
    goesOn(same, wrong + 1) ||
    (isSwapped && goesOn(same + 2, wrong + 2))
  )
}
