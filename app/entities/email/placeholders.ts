const PLACEHOLDER = /\[\p{L}[^[\]\n]{1,60}\]/gu

/** A piece of a text, and whether it stands for something that only the sender can know, as "[your offer]" does. */
export interface Piece {
  text: string
  at: number
  placeholder: boolean
}

/** A text taken apart; put together again the pieces are the text. */
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

/** The placeholders of these texts, each once, in order. */
export const placeholdersIn = (...texts: string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      piecesOf(text)
        .filter(({ placeholder }) => placeholder)
        .map((piece) => piece.text),
    ),
  ),
]

/** Where the first placeholder stands, as a selection; undefined where there is none. */
export function firstPlaceholder(text: string): [start: number, end: number] | undefined {
  const first = piecesOf(text).find(({ placeholder }) => placeholder)
  return first && [first.at, first.at + first.text.length]
}
