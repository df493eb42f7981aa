/** The number of visits in a set, which is a number with a bit for each visit. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left > 0; left &= left - 1) count++
  return count
}

/** The first visit of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)
