import { diff3Merge } from 'node-diff3'

/**
 * Merges two edits of one text, word by word, where they lie apart.
 * @param base what both started from
 * @returns undefined where they overlap
 */
export function mergeTexts(mine: string, base: string, theirs: string): string | undefined {
  const regions = diff3Merge(words(mine), words(base), words(theirs), { excludeFalseConflicts: true })
  const merged: string[] = []
  for (const region of regions) {
    if (!region.ok) return undefined
    merged.push(...region.ok)
  }
  return merged.join('')
}

const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? []
