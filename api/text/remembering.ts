/** The same few texts are said over and over, in a file's columns and on a site's lines: so many are remembered. */
const MOST = 5_000
/** In characters: longer ones seldom come twice. */
const LONGEST = 100

/** The same function, which remembers what it made of the last short texts. */
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
