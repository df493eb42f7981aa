const MOST = 5000
const LONGEST = 60

/** What is said of short texts, remembered as long as there are not too many: the same words stand on many lines. */
export function remembering<T>(say: (text: string) => T): (text: string) => T {
  const known = new Map<string, { said: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.said
    const said = say(text)
    if (known.size >= MOST) known.clear()
    if (text.length <= LONGEST) known.set(text, { said })
    return said
  }
}
