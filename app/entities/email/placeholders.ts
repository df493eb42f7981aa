const PLACEHOLDER = /\[\p{L}[^[\]\n]{1,60}\]/gu

/**
 * A piece of a text, and whether it is a placeholder for something that only the sender can know, such as
 * "[your offer]".
 */
export interface Piece {
  text: string
  at: number
  placeholder: boolean
}

/** Splits a text into pieces; joined again, they are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (end: number, placeholder: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), at, placeholder })
    at = end
  }
  for (const { 0: placeholder, index } of text.matchAll(PLACEHOLDER)) {
    take(index, false)
    take(index + placeholder.length, true)
  }
  take(text.length, false)
  return pieces
}

/** The distinct placeholders of these texts, in order. */
export const placeholdersIn = (...texts: string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      piecesOf(text)
        .filter(({ placeholder }) => placeholder)
        .map((piece) => piece.text),
    ),
  ),
]

/** The range of the first placeholder for a selection; undefined if there is none. */
export function firstPlaceholder(text: string): [start: number, end: number] | undefined {
  const first = piecesOf(text).find(({ placeholder }) => placeholder)
  return first && [first.at, first.at + first.text.length]
}
