/** Numbers from 0 to 1 that are the same every time for the same seed (mulberry32). */
export function drawsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list, by a number from 0 to 1. @throws where there is nothing to draw from */
export function drawn<T>(list: readonly T[], draw: () => number): T {
  const one = list[Math.floor(draw() * list.length)]
  if (one === undefined) throw new Error('There is nothing to draw from')
  return one
}
