/**
 * The similarity of two texts by Jaro and Winkler: 0 to 1. It counts letters in common at about the same place, and
 * weighs the beginning more.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Uint8Array(b.length)
  const inA: string[] = []
  for (let at = 0; at < a.length; at++) {
    const end = Math.min(b.length, at + reach + 1)
    for (let other = Math.max(0, at - reach); other < end; other++) {
      if (taken[other] || a[at] !== b[other]) continue
      taken[other] = 1
      inA.push(a[at] ?? '')
      break
    }
  }
  const common = inA.length
  if (common === 0) return 0
  let swapped = 0
  let at = 0
  for (let other = 0; other < b.length; other++) {
    if (taken[other] && b[other] !== inA[at++]) swapped++
  }
  const jaro = (common / a.length + common / b.length + (common - swapped / 2) / common) / 3
  let prefix = 0
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}
