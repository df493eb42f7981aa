/** A file's columns say the same few texts over and over: so many are remembered. */
const MOST = 5_000

/** The same function, which remembers what it made of the last texts. */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
