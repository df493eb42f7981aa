/** The most values that an answer in JSON may hold: the longest that a service gives has a third of them. */
const MOST_VALUES = 60_000
const [LIST, OBJECT, COMMA, NEWLINE] = Buffer.from('[{,\n')

/**
 * Watches an answer in JSON as it comes in: to read some megabytes of nothing but brackets or names takes most of a
 * second, in which the server answers nobody.
 * @param each whether each line is a text of its own, as in a stream of events
 * @returns whether there are too many values, asked with one chunk after another
 */
export function tooManyValues(each: 'text' | 'line' = 'text'): (chunk: Uint8Array) => boolean {
  let values = 0
  return (chunk) => {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (byte === NEWLINE && each === 'line') values = 0
      else if ((byte === LIST || byte === OBJECT || byte === COMMA) && ++values > MOST_VALUES) return true
    }
    return false
  }
}
