import * as v from 'valibot'

/** An id: a positive integer below 2^53, which any device generates without asking the server. */
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const BITS_21 = 0x1fffff
const TWO_32 = 0x100000000

/**
 * Generates a random id. The insert checks for a collision, which is refused like any other mutation.
 * @returns an integer from 1 to 2^53 - 1
 */
export function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high & BITS_21) * TWO_32 + low || 1
}

const PAIR = { high: 0x15a3c9, low: 0x9e3779b9 }

/**
 * The id of the row that is made from the row with this id. It is the same on every device, and unlike the other's,
 * because history and conflicts tell rows apart by their ids alone. The pair of a pair is the id itself.
 */
export function pairedId(id: number): number {
  const high = (Math.floor(id / TWO_32) ^ PAIR.high) & BITS_21
  const low = (id ^ PAIR.low) >>> 0
  return high * TWO_32 + low || 1
}

/** The id of a row that belongs to two rows, in whatever order they are given. */
export function combinedId(a: number, b: number): number {
  const high = (Math.floor(a / TWO_32) ^ Math.floor(b / TWO_32)) & BITS_21
  const low = (a ^ b) >>> 0
  return pairedId(high * TWO_32 + low || 1)
}

/** The mixing function of MurmurHash3, which spreads a number over 32 bits. */
function spread(number: number): number {
  let mixed = number | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * The id of the nth row that is made from a row. It is the same whenever it is asked for, so that an import that was
 * interrupted makes each row once.
 */
export function numberedId(of: number, n: number): number {
  const low = spread(spread(of >>> 0) ^ spread(n + PAIR.low))
  const high = spread(spread(Math.floor(of / TWO_32)) ^ spread(n) ^ low) & BITS_21
  return high * TWO_32 + low || 1
}
