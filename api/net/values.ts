/** The maximum number of values in a JSON response: the longest response of a service has a third of them. */
const MOST_VALUES = 60_000
const [LIST, OBJECT, COMMA, NEWLINE] = Buffer.from('[{,\n')

/**
 * Counts the values of a JSON response as it arrives: parsing some megabytes of nothing but brackets or names
 * takes most of a second, during which the server answers nobody.
 * @param each whether each line is a separate text, as in a stream of events
 * @returns a function that takes the chunks and returns whether there are too many values
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
