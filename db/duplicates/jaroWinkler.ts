/** Which letters of the second text are taken, and which letters of the first are in the second; kept from call to call. */
let taken = new Uint8Array(64)
let inBoth = new Uint16Array(64)

/**
 * The similarity of two texts by Jaro and Winkler: 0 to 1. It counts letters in common at about the same place, and
 * weighs the beginning more.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  if (taken.length < b.length) taken = new Uint8Array(2 * b.length)
  if (inBoth.length < a.length) inBoth = new Uint16Array(2 * a.length)
  taken.fill(0, 0, b.length)
  let common = 0
  for (let at = 0; at < a.length; at++) {
    const letter = a.charCodeAt(at)
    const end = Math.min(b.length, at + reach + 1)
    for (let other = Math.max(0, at - reach); other < end; other++) {
      if (taken[other] || letter !== b.charCodeAt(other)) continue
      taken[other] = 1
      inBoth[common++] = letter
      break
    }
  }
  if (common === 0) return 0
  let swapped = 0
  let at = 0
  for (let other = 0; other < b.length; other++) {
    if (taken[other] && b.charCodeAt(other) !== inBoth[at++]) swapped++
  }
  return weighed(a, b, { common, swapped })
}

/** The most that the similarity can be: that of texts in which all letters of the shorter one are in order. */
export const mostSimilar = (a: string, b: string): number =>
  weighed(a, b, { common: Math.min(a.length, b.length), swapped: 0 })

function weighed(a: string, b: string, { common, swapped }: { common: number; swapped: number }): number {
  const jaro = (common / a.length + common / b.length + (common - swapped / 2) / common) / 3
  let prefix = 0
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}
