/**
 * Where a key leads in a list of options, from one end to the other and around.
 * @returns undefined when the key is not for the list
 */
export function positionAfter(key: string, position: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (position + 1) % count
  if (key === 'ArrowUp') return (position - 1 + count) % count
  return undefined
}
