/**
 * Removes from a failing list everything that it does not need to fail.
 * @param until when to stop, in milliseconds since 1970
 */
export async function shorten<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
  until: number,
): Promise<readonly T[]> {
  let kept = list
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < kept.length && Date.now() < until; ) {
      const shorter = [...kept.slice(0, start), ...kept.slice(start + size)]
      if (await fails(shorter)) kept = shorter
      else start += size
    }
  }
  return kept
}
