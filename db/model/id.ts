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
