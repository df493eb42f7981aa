/** Draws that look random and are the same for the same seed. */
export interface Draw {
  /** One of the items; undefined only if there are none. */
  one<T>(of: readonly T[]): T | undefined
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** Draws with a seed. */
export function drawFrom(seed: string): Draw {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
  return {
    one: (of) => of[Math.floor(next() * of.length)],
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return sum ^ (sum >>> 13)
}
