/**
 * Parses a web address. It does not use `URL.canParse`, because in Node 20 that returns false for hosts such
 * as müller.de once it is optimised.
 * @param base the base of a relative address
 * @returns undefined if the text is not an address
 */
export function addressOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
