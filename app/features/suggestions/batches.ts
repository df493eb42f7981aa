/** Splits a list into parts of at most `size`, in order. */
export function inBatches<T>(list: readonly T[], size: number): T[][] {
  const parts = Math.ceil(list.length / size)
  return Array.from({ length: parts }, (_, part) => list.slice(part * size, (part + 1) * size))
}
