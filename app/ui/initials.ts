const LETTER = /\p{L}\p{M}*/gu

/** The first two letters of a name in capitals; "NA" for a name without letters. */
export function initials(name: string): string {
  const letters = name.match(LETTER) ?? []
  return letters.slice(0, 2).join('').toUpperCase() || 'NA'
}
