/**
 * The number of cached texts: the same few texts occur again and again, in a file's columns and on a site's
 * lines.
 */
const MOST = 5_000
/** In characters: longer texts rarely occur twice. */
const LONGEST = 100

/** The same function with a cache for the last short texts. */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, { made: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.made
    const made = make(text)
    if (known.size >= MOST) known.clear()
    if (text.length <= LONGEST) known.set(text, { made })
    return made
  }
}
