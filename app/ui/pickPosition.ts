/**
 * The option that a key moves to in a list of options; at either end it wraps around.
 * @returns undefined for a key that does not move
 */
export function positionAfter(key: string, position: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (position + 1) % count
  if (key === 'ArrowUp') return (position - 1 + count) % count
  return undefined
}
